"""Browsers, driven over WebDriver by nothing but Python's own library."""
import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

# Nothing here takes so long, however busy the computer is.
LONG = 120
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    # The page draws nothing that wants a graphics card.
    "--disable-gpu",
    "--hide-scrollbars",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--force-device-scale-factor=1",
]
KEYS = {"left": "\ue012", "up": "\ue013", "right": "\ue014", "down": "\ue015", "enter": "\ue007", "escape": "\ue00c"}


def comes(condition, long):
    """Waits until a condition gives something, for so long at most, and gives that."""
    deadline = time.monotonic() + long
    while True:
        found = condition()
        if found or time.monotonic() > deadline:
            return found
        time.sleep(0.02)


def wait(condition, what, long=None):
    """Waits until a condition gives something, and gives that."""
    found = comes(condition, long or LONG)
    assert found, f"in vain: {what}"
    return found


class Failed(Exception):
    """What the browser says that went wrong."""


class Driver:
    """A chromedriver of one's own."""

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = tempfile.mkdtemp(prefix="ludoteca-page-")
        self.process = subprocess.Popen(
            [shutil.which("chromedriver") or "/usr/bin/chromedriver", f"--port={self.port}", "--log-level=SEVERE"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            env={**os.environ, "TMPDIR": self.folder},
        )
        wait(self.is_ready, "chromedriver")

    def is_ready(self):
        try:
            return self.call("GET", "/status")["ready"]
        except (OSError, Failed):
            return False

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=LONG) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise Failed(f"{told['error']}: {told['message'].splitlines()[0]}") from None

    def session(self, wanted):
        """Begins a browser, and once more if it ended while it began, as it now and then does."""
        try:
            return self.call("POST", "/session", wanted)["sessionId"]
        except Failed as failed:
            if not str(failed).startswith("session not created"):
                raise
            print(f"   another browser: {failed}", flush=True)
            return self.call("POST", "/session", wanted)["sessionId"]

    def browser(self, width, height, dark=False, language="en", touch=True):
        return Browser(self, width, height, dark, language, touch)

    def end(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Browser:
    """A browser with one page."""

    def __init__(self, driver, width, height, dark, language, touch):
        options = {
            "binary": shutil.which("chromium") or "/usr/bin/chromium",
            "args": [*FLAGS, f"--lang={language}", f"--window-size={width},{height}"],
            "prefs": {"intl.accept_languages": language},
        }
        wanted = {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"},
        }}}
        self.driver, self.size = driver, (width, height)
        self.session = driver.session(wanted)
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        if touch:
            self.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
        if dark:
            self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])

    def freeze(self):
        """Nothing of the page runs any more, as when a lid is shut: neither its program nor its clocks."""
        self.call("POST", "/window/minimize", {})
        self.cdp("Page.setWebLifecycleState", state="frozen")

    def thaw(self):
        self.cdp("Page.setWebLifecycleState", state="active")
        self.call("POST", "/window/rect", {"width": self.size[0], "height": self.size[1]})

    def call(self, method, path, body=None):
        return self.driver.call(method, f"/session/{self.session}{path}", body)

    def cdp(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def go(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def find_all(self, selector):
        found = self.call("POST", "/elements", {"using": "css selector", "value": selector})
        return [one[ELEMENT] for one in found]

    def act(self, *sources):
        self.call("POST", "/actions", {"actions": list(sources)})

    def tap(self, selector):
        """A finger on the middle of an element."""
        where = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];", selector
        )
        self.touch_at(*where)

    def touch_at(self, x, y):
        now = time.time()
        self.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}], timestamp=now)
        self.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[], timestamp=now + 0.03)

    def press(self, *keys):
        strokes = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": strokes})

    def types(self, selector, text):
        self.call("POST", f"/element/{self.find(selector)}/value", {"text": text})

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))

    def complaints(self):
        """What the browser wrote into its log: errors of scripts, and what the policy of the page forbade."""
        return [line["message"] for line in self.call("POST", "/se/log", {"type": "browser"})]

    def end(self):
        self.call("DELETE", "")

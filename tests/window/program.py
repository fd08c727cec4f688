"""The program in a window on a screen of its own: start and stop it, touch it, look at it, measure it.

Wants Xvfb, xdotool, and a Vulkan driver (software Vulkan will do). The screen has no window manager, so nothing can close
the window or give the keyboard to another. A program for Windows (a name that ends in .exe) is run by Wine.
"""
import glob
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time

# The size in which the program opens its window, and where the boxes of the games stand on the shelf then: in the order of
# the catalogue, which is not that of the shelf.
SIZE = (1280, 800)
BOARDS = [
    (130, ["semaforo", "gatos-caes", "rastros", "avanco"]),
    (390, ["atari-go", "produto", "apocalypse"]),
    (690, ["sapiens", "horizon", "horizons"]),
]
GAMES = "horizon semaforo gatos-caes rastros produto avanco atari-go horizons sapiens apocalypse".split()
PLACES = {
    game: (368 + (892 + 16) * (2 * place + 1) // (2 * len(games)) - 8, height)
    for height, games in BOARDS
    for place, game in enumerate(games)
}
CARDS = [PLACES[game] for game in GAMES]
# Where one chooses a friend at this table, on the page that follows, and begins.
FRIEND = (320, 565)
BEGIN = (1160, 733)
# Seconds between two looks at the window, and for how many looks it must not have changed to be at rest.
POLL, LOOKS = 0.05, 6
# By Wine the program never rests: Wine wakes it for a window without anything to paint. There only the picture counts, for more
# looks.
LOOKS_BY_WINE = 24
# Seconds that anything may take on a slow and busy machine.
PATIENCE = 90


class Fault(Exception):
    """What is wrong with the program, in a sentence."""


def default_program():
    """Where ./ludoteca and ./check build the program."""
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    folder = os.environ.get("CARGO_TARGET_DIR") or os.path.join(cache, "ludoteca", "target")
    return os.path.join(folder, "release", "ludoteca")


def is_for_windows(path):
    return path.endswith(".exe")


def need(*commands):
    missing = [command for command in commands if not shutil.which(command)]
    if missing:
        raise Fault(f"nothing was tried, because this machine lacks {', '.join(missing)}")


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE, **options).stdout


class Picture:
    """A picture as rows of red, green and blue bytes."""

    def __init__(self, width, height, bgrx):
        self.width, self.height = width, height
        self.data = bytearray(3 * width * height)
        for channel in range(3):
            self.data[channel::3] = bgrx[2 - channel :: 4]

    def part(self, top, height):
        """So many rows from one below the first."""
        part = Picture(self.width, 0, b"")
        part.height, part.data = height, self.data[3 * self.width * top : 3 * self.width * (top + height)]
        return part

    def row(self, x, y, count):
        """So many pixels from one to the right."""
        at = 3 * (self.width * y + x)
        return bytes(self.data[at : at + 3 * count])


class Program:
    """The running program and its screen; a context that ends both."""

    def __init__(self, path, screen):
        need("Xvfb", "xdotool")
        if not os.access(path, os.X_OK):
            raise Fault(f"there is no program {path}: build it, or name another")
        self.folder = tempfile.mkdtemp(prefix="ludoteca-window-")
        self.screen = self.process = None
        try:
            self._start(path, screen)
        except BaseException as error:
            self.__exit__(type(error))
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind and issubclass(kind, Fault) and self.process:
            self._keep_traces()
        self.stop()

    def _keep_traces(self):
        """Keeps what a fault can be understood from after the end."""
        kept = os.path.join(tempfile.gettempdir(), "ludoteca-window.ppm")
        picture = self.picture()
        with open(kept, "wb") as file:
            file.write(b"P6 %d %d 255\n" % (picture.width, picture.height) + picture.data)
        print(f"The window showed {kept}. The program said:\n{self.said()[-4000:]}", file=sys.stderr)

    def _start(self, path, screen):
        ready, told = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-fbdir", self.folder, "-nolisten", "tcp", "-noreset"]
            + ["-screen", "0", "{}x{}x24".format(*screen)],
            pass_fds=[told],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(told)
        with os.fdopen(ready) as number:
            display = number.readline().strip()
        if not display:
            raise Fault("Xvfb does not start")
        self.environment = dict(os.environ, DISPLAY=f":{display}", XDG_CONFIG_HOME=self.folder, HOME=self.folder,
                                LUDOTECA_DATA=self.folder)
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.environment.setdefault("XDG_RUNTIME_DIR", self.folder)
        self.path, command = path, [path]
        if is_for_windows(path):
            # A desktop of Wine has modes of its monitor, without which no window is opened; those of Xvfb are unknown.
            command = ["wine", "explorer", "/desktop=Wine,{}x{}".format(*screen), path]
        self._write_settings()
        with open(os.path.join(self.folder, "stderr"), "wb") as stderr:
            command += ["--lang", "pt-PT"]
            self.process = subprocess.Popen(command, env=self.environment, stdout=stderr, stderr=stderr)
        until = time.monotonic() + PATIENCE
        while not (windows := self._windows()):
            self.check()
            if time.monotonic() > until:
                raise Fault("the program opens no window")
            time.sleep(POLL)
        self.window = windows[0]
        self.rest()
        # Without a window manager nobody else gives the window the keyboard.
        self.do("windowfocus", "--sync", self.window)
        if is_for_windows(path):
            # Wine's desktop gives it a title; without one it is where it is elsewhere.
            self.key("F11")
            self.rest()

    def _write_settings(self):
        """Where the program looks for them. The notice about slow drawing, which is told once, would move the cards."""
        folder = self.folder
        if is_for_windows(self.path):
            self.environment.update(WINEPREFIX=os.path.join(self.folder, "wine"), WINEDEBUG="-all", WGPU_BACKEND="vulkan")
            run("wineboot", "--init", env=self.environment)
            [folder] = glob.glob(os.path.join(self.folder, "wine", "drive_c", "users", "[!P]*", "AppData", "Roaming"))
        settings = os.path.join(folder, "ludoteca")
        os.mkdir(settings)
        with open(os.path.join(settings, "settings.toml"), "w") as file:
            file.write("[ludoteca]\ntold_slow_drawing = true\n")

    def _number(self):
        """The number of the process that draws."""
        if not is_for_windows(self.path):
            return self.process.pid
        # Wine's desktop has started it.
        for folder in glob.glob("/proc/[0-9]*"):
            try:
                with open(f"{folder}/environ") as environment, open(f"{folder}/cmdline") as words:
                    if f"LUDOTECA_DATA={self.folder}" in environment.read() and words.read().startswith(self.path):
                        return int(os.path.basename(folder))
            except OSError:
                pass
        return self.process.pid

    def _windows(self):
        search = ["xdotool", "search", "--onlyvisible", "--name", "Ludoteca"]
        return subprocess.run(search, env=self.environment, capture_output=True, timeout=PATIENCE).stdout.decode().split()

    def stop(self):
        if self.process and is_for_windows(self.path):
            # What its desktop has started does not end with it.
            subprocess.run(["wineserver", "--kill"], env=self.environment, timeout=PATIENCE)
        for process in (self.process, self.screen):
            if process:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def said(self):
        """All that the program has written."""
        with open(os.path.join(self.folder, "stderr"), errors="replace") as file:
            return file.read()

    def check(self):
        """Raises a fault if the program has ended or panicked."""
        if self.process.poll() is not None:
            raise Fault(f"the program has ended with status {self.process.returncode}")
        if "panicked" in self.said():
            raise Fault("the program has panicked")

    def do(self, *words):
        """Gives the words to xdotool, which sends all events at once."""
        run("xdotool", *map(str, words), env=self.environment)

    def move(self, at):
        self.do("mousemove", *at)

    def click(self, at):
        self.move(at)
        # What is under the pointer is known after the next frame.
        self.rest()
        self.do("click", 1)

    def begin_with_friend(self, game):
        """Takes a game from the shelf, of which nothing was left, and begins it with a friend at this table."""
        for at in (PLACES[game], FRIEND, BEGIN):
            self.click(at)
            self.rest()

    def key(self, *names):
        self.do("key", *names)

    def _screen(self):
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            return file.read()

    def picture(self):
        """What the screen shows now."""
        # The file is an X window dump: numbers of four bytes, a colour map, then rows of blue, green, red and nothing.
        dump = self._screen()
        head = struct.unpack(">25I", dump[:100])
        width, height, bits, row, colours = head[4], head[5], head[11], head[12], head[19]
        if (bits, row) != (32, 4 * width):
            raise Fault(f"the screen has {bits} bits per pixel and {row} bytes per row")
        return Picture(width, height, dump[head[0] + 12 * colours :][: row * height])

    def settle(self, patience):
        """Waits, so many seconds at most, until the picture stays and the program computes nothing.

        Returns the picture, and whether it stays.
        """
        until, last, same = time.monotonic() + patience, None, 0
        looks = LOOKS_BY_WINE if is_for_windows(self.path) else LOOKS
        while same < looks and time.monotonic() < until:
            time.sleep(POLL)
            self.check()
            now = (0 if is_for_windows(self.path) else self.ticks(), self._screen())
            same = same + 1 if now == last else 0
            last = now
        return self.picture(), same == looks

    def rest(self):
        """Waits until nothing moves any more; the picture then."""
        picture, stays = self.settle(PATIENCE)
        if not stays:
            raise Fault(f"the window does not come to rest within {PATIENCE} s")
        return picture

    def ticks(self):
        """Processor time used so far, in ticks of the clock."""
        with open(f"/proc/{self._number()}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def load(self, seconds=5):
        """Share of a processor that the program uses while nobody touches it."""
        begin = self.ticks()
        time.sleep(seconds)
        return (self.ticks() - begin) / os.sysconf("SC_CLK_TCK") / seconds

    def memory(self):
        """Resident memory in MB."""
        with open(f"/proc/{self._number()}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1024

#!/usr/bin/env python3
"""How the real window begins and ends: it fits the screen, tells of slow drawing once, and ends by Ctrl-C with all saved.

    python3 tests/window/start.py [path of the program]

Wants Xvfb and xdotool, and a Vulkan driver (software Vulkan will do).
"""
import os
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else os.path.expanduser("~/.cache/ludoteca/target/release/ludoteca")
WIDTH, HEIGHT = 1024, 768


def window(environment):
    """The id of the window once it is shown, and its width and height."""
    find = ["xdotool", "search", "--sync", "--onlyvisible", "--class", "ludoteca"]
    found = subprocess.run(find, env=environment, capture_output=True, text=True, timeout=120, check=True).stdout.split()[0]
    shell = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", found], env=environment, capture_output=True, text=True, check=True
    ).stdout
    values = dict(line.split("=") for line in shell.split())
    return found, (int(values["WIDTH"]), int(values["HEIGHT"]))


def idle(program):
    """Waits until the program uses no processor time for a second."""
    def used():
        with open(f"/proc/{program.pid}/stat") as stat:
            return sum(map(int, stat.read().rsplit(")")[-1].split()[11:13]))

    last = used()
    for _ in range(120):
        time.sleep(1)
        now = used()
        if now == last:
            return
        last = now
    raise AssertionError("the program never idles")


def start(environment, *arguments):
    # A session of its own, so that signals come as from a shell of its own.
    return subprocess.Popen(
        [PROGRAM, *arguments], env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def ends(program, by):
    """Ends an idle program by a signal; it must go at once, and tell nothing."""
    begun = time.monotonic()
    program.send_signal(by)
    program.wait(timeout=10)
    took = time.monotonic() - begun
    assert program.returncode == -by, program.returncode
    assert took < 3, took
    told = program.stderr.read()
    assert told == "", told
    return took


def main():
    with tempfile.TemporaryDirectory() as home:
        # The screen writes its number once it is ready.
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            display = f":{screen.stdout.readline().strip()}"
            environment = {**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": home, "LUDOTECA_DATA": home, "LC_ALL": "C"}
            environment.pop("WAYLAND_DISPLAY", None)
            settings = os.path.join(home, "ludoteca", "settings.toml")
            for arguments, fits in [
                ([], (WIDTH, HEIGHT)),
                (["table", "sapiens", "--size", "900x2000"], (900, HEIGHT)),
                (["table", "rastros", "--size", "800x600"], (800, 600)),
            ]:
                program = start(environment, *arguments)
                found, size = window(environment)
                # What software Vulkan frees goes back to the system.
                with open(f"/proc/{program.pid}/environ", "rb") as environ:
                    assert b"MALLOC_MMAP_THRESHOLD_=" in environ.read()
                assert size == fits, (arguments, size)
                idle(program)
                # The list of moves is opened by the second control from the right below the board; that is kept.
                if arguments:
                    before = open(settings).read()
                    moves = ["mousemove", "--window", found, str(size[0] - 20 - 108), str(size[1] - 66)]
                    subprocess.run(["xdotool", *moves, "sleep", "0.2", "click", "1"], env=environment, check=True)
                    idle(program)
                took = ends(program, signal.SIGINT if arguments else signal.SIGTERM)
                kept = open(settings).read()
                assert "told_slow_drawing = true" in kept, kept
                if arguments:
                    assert kept != before and "panel_open" in kept, kept
                print(f"{' '.join(arguments) or 'shelf'}: {size[0]}x{size[1]}, ended in {took:.2f} s")
        finally:
            screen.terminate()
            screen.wait()
    print("All is well.")


main()

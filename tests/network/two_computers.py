#!/usr/bin/env python3
"""A game between two computers: two network namespaces with a cable between them, addresses of a private network, and no way out.

    python3 tests/network/two_computers.py [path of ludoteca-cli]

Measures how long it takes from the first start to the first move on the other computer, counts the ports that listen, pulls the
cable out for three seconds in the middle, and plays to the end. Wants iproute2 and util-linux; where the system lets nobody make
namespaces, it says so and is content. What it makes is gone when it ends: the namespaces live as long as its processes.
"""
import os
import subprocess
import sys
import tempfile
import threading
import time

INSIDE = "--inside"
GIVEN = [argument for argument in sys.argv[1:] if argument != INSIDE]
PROGRAM = GIVEN[0] if GIVEN else os.path.expanduser("~/.cache/ludoteca/target/debug/ludoteca-cli")
# Namespaces of one's own: with the rights of root, or as root of a namespace of users.
ENTER = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--net"]
GAME = "avanco"
HOST, GUEST = "10.77.0.1", "10.77.0.2"
FIRST_MOVE_WITHIN = 30
CUT = 3
LOOKS = 3
# Nothing here takes so long, however busy the computer is.
LONG = 120


class Computer:
    """One side of the cable: how commands are run there, and where its user's data lies."""

    def __init__(self, enter, folder):
        self.enter = enter
        self.folder = folder
        os.makedirs(folder)

    def run(self, *command):
        return subprocess.run([*self.enter, *command], capture_output=True, text=True, check=True).stdout

    def start(self, *arguments):
        environment = {**os.environ, "LUDOTECA_DATA": self.folder, "LC_ALL": "C", "LANG": "C"}
        for name in ("LANGUAGE", "LC_MESSAGES"):
            environment.pop(name, None)
        return Program([*self.enter, PROGRAM, *arguments], environment)

    def listening(self):
        """The sockets that wait for TCP connections."""
        return self.run("ss", "--listening", "--tcp", "--numeric", "--no-header").splitlines()

    def log(self):
        """The log of the one table that is kept here."""
        tables = os.path.join(self.folder, "tables")
        (name,) = [name for name in os.listdir(tables) if name.endswith(".table")]
        return os.path.join(tables, name)


class Program:
    """A program that runs, what it has printed so far, and how much of that was looked at."""

    def __init__(self, command, environment):
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.printed = ""
        self.seen = 0
        self.more = threading.Condition()
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            with self.more:
                self.printed += line
                self.more.notify_all()
        with self.more:
            self.more.notify_all()

    def until(self, text):
        """Waits until this is printed after what was waited for before; the rest of the line."""
        deadline = time.monotonic() + LONG
        with self.more:
            while True:
                found = self.printed.find(text, self.seen)
                if found >= 0:
                    self.seen = found + len(text)
                    return self.printed[self.seen :].partition("\n")[0]
                assert self.process.poll() is None, f"it ended before “{text}”:\n{self.printed}"
                assert time.monotonic() < deadline, f"“{text}” does not come:\n{self.printed}"
                self.more.wait(0.5)

    def types(self, text):
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def ends_well(self):
        status = self.process.wait(timeout=LONG)
        self.reader.join(timeout=LONG)
        assert status == 0, f"status {status}:\n{self.printed}"


def cable(folder):
    """Two computers and the cable between them, and the process that holds the second one's namespace."""
    own = os.readlink("/proc/self/ns/net")
    holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
    while os.readlink(f"/proc/{holder.pid}/ns/net") == own:
        time.sleep(0.01)
    first = Computer([], os.path.join(folder, "host"))
    second = Computer(["nsenter", f"--net=/proc/{holder.pid}/ns/net"], os.path.join(folder, "guest"))
    first.run("ip", "link", "add", "ludo0", "type", "veth", "peer", "name", "ludo1", "netns", str(holder.pid))
    for computer, link, address in [(first, "ludo0", HOST), (second, "ludo1", GUEST)]:
        computer.run("ip", "address", "add", f"{address}/24", "dev", link)
        computer.run("ip", "link", "set", link, "up")
        computer.run("ip", "link", "set", "lo", "up")
        assert computer.run("ip", "route", "show", "default") == "", "there is no way out"
    return first, second, holder


def play(folder):
    first, second, holder = cable(folder)
    try:
        assert not first.listening() and not second.listening()
        begun = time.monotonic()
        host = first.start("host", GAME, "--name", "Ana")
        letters = host.until("ludoteca join ").split()
        assert [len(word) for word in letters] == [3, 3], letters
        host.until(f"The address is {HOST}:")
        guest = second.start("join", *letters, "--name", "Rui")
        host.until("You play")
        guest.until("You play")
        host.types("random\n")
        guest.until("Ana: ")
        took = time.monotonic() - begun
        assert took < FIRST_MOVE_WITHIN, took
        print(f"first move on the other computer after {took:.2f} s")
        host.until("Ana: ")

        ports = first.listening()
        assert len(ports) == 1 and not second.listening(), ports
        print(f"one port listens: {ports[0].split()[3]}")

        # A comfort that many networks do not allow, so that it is told and not wanted. A table that was just opened is announced
        # after a second or two.
        for number in range(1, LOOKS + 1):
            looking = second.start("join")
            looking.ends_well()
            if "ludoteca join" in looking.printed:
                break
        print(f"join without a code, look {number} of {LOOKS}: {looking.printed.strip()}")

        guest.types("random\n")
        host.until("Rui: ")
        guest.until("Rui: ")
        # The cable is out, and both go on: what they say is heard when it is in again.
        first.run("ip", "link", "set", "ludo0", "down")
        out = time.monotonic()
        host.types("random\n")
        host.until("Ana: ")
        time.sleep(max(0, out + CUT - time.monotonic()))
        assert guest.printed.count("Ana: ") == 1, "nothing comes through a cable that is out"
        first.run("ip", "link", "set", "ludo0", "up")
        back = time.monotonic()
        guest.until("Ana: ")
        print(f"cable out for {back - out:.1f} s; the move came {time.monotonic() - back:.2f} s after it was in again")

        for program in (host, guest):
            program.types("random\n" * 3000)
        guest.ends_well()
        host.ends_well()
        assert not first.listening() and not second.listening(), first.listening()
        with open(first.log(), "rb") as one, open(second.log(), "rb") as other:
            log = one.read()
            assert log == other.read(), "the logs are the same"
        checked = second.start("log", first.log())
        checked.ends_well()
        assert checked.printed.startswith("The log is good: "), checked.printed
        moves = log.count(b'"event":{"move"')
        print(f"a whole game: {moves} moves, {len(log)} bytes in both logs; no port listens any more")
    finally:
        holder.kill()
        holder.wait()


def main():
    if INSIDE in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            play(folder)
        return 0
    trial = "ip link add ludo0 type veth peer name ludo1 && ip address add 10.77.0.1/24 dev ludo0"
    try:
        made = subprocess.run([*ENTER, "sh", "-c", trial], capture_output=True, text=True, check=False)
        cause = made.stderr.strip().splitlines()[-1:] if made.returncode else None
    except FileNotFoundError as error:
        cause = [str(error)]
    if cause is not None:
        print(f"Two computers are not tried: no namespaces of networks can be made here ({' '.join(cause)}).")
        return 0
    return subprocess.run([*ENTER, sys.executable, __file__, PROGRAM, INSIDE], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""A game through a router: three network namespaces, two homes on networks of their own and what is between them.

    cargo build --locked -p ludoteca-cli --features internet
    python3 tests/network/two_homes.py [path of ludoteca-cli]

Measures how long it takes to the first move, cuts the line for three seconds, kills the host and starts it again with the same
invitation, plays to the end, and asks for a table that is closed. A listener on the router says to whom the computers spoke at all:
each other, the router, and groups on their own network, whatever stood in the invitation. Wants what two_computers.py wants.
"""
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time

from two_computers import ENTER, GAME, INSIDE, PROGRAM, Computer

HOST, GUEST = "10.78.1.2", "10.78.2.2"
ROUTER = {"home1": "10.78.1.1", "home2": "10.78.2.1"}
LISTEN = "--listen"
CUT = 3
TOLD_WITHIN = 10
FIRST_MOVE_WITHIN = 30
IPV4 = 0x0800


def listen():
    """Prints each address to which a packet comes here, once."""
    seen = set()
    with socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(IPV4)) as packets:
        print("listening", flush=True)
        while True:
            packet = packets.recv(2048)
            to = socket.inet_ntoa(struct.unpack_from("!4s", packet, 16)[0])
            if to not in seen:
                seen.add(to)
                print(to, flush=True)


def namespace():
    """A process that holds a namespace, and how commands are run there."""
    own = os.readlink("/proc/self/ns/net")
    holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
    while os.readlink(f"/proc/{holder.pid}/ns/net") == own:
        time.sleep(0.01)
    return holder, ["nsenter", f"--net=/proc/{holder.pid}/ns/net"]


def homes(folder, holders):
    """Two computers, and the router between them."""
    places = [namespace() for _ in range(2)]
    holders += [holder for holder, _ in places]
    (between, there), (away, elsewhere) = places
    first, router, second = (
        Computer(enter, os.path.join(folder, name)) for enter, name in [([], "host"), (there, "router"), (elsewhere, "guest")]
    )
    for computer, name, pid, address in [(first, "home1", None, HOST), (second, "home2", away.pid, GUEST)]:
        other = ["netns", str(pid)] if pid else []
        subprocess.run(
            ["ip", "link", "add", "out0", *other, "type", "veth", "peer", "name", name, "netns", str(between.pid)], check=True
        )
        for place, link, own in [(computer, "out0", address), (router, name, ROUTER[name])]:
            place.run("ip", "address", "add", f"{own}/24", "dev", link)
            place.run("ip", "link", "set", link, "up")
            place.run("ip", "link", "set", "lo", "up")
        computer.run("ip", "route", "add", "default", "via", ROUTER[name])
    router.run("sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward")
    return first, router, second


def play(folder):
    holders = []
    try:
        first, router, second = homes(folder, holders)
        listener = subprocess.Popen(
            [*router.enter, sys.executable, __file__, LISTEN], stdout=subprocess.PIPE, text=True
        )
        holders.append(listener)
        assert listener.stdout.readline() == "listening\n"
        invitation = os.path.join(folder, "invitation.txt")
        begun = time.monotonic()
        host = first.start("host", GAME, "--internet", "--invitation", invitation, "--name", "Ana")
        host.until("join takes the name of that file as well.")
        invited = time.monotonic()
        guest = second.start("join", invitation, "--name", "Rui")
        host.until("You play")
        guest.until("You play")
        host.types("random\n")
        guest.until("Ana: ")
        took = time.monotonic() - begun
        print(f"invitation after {invited - begun:.2f} s; first move {time.monotonic() - invited:.2f} s after join, {took:.2f} s in all")
        assert took < FIRST_MOVE_WITHIN, took
        host.until("Ana: ")
        guest.types("random\n")
        host.until("Rui: ")
        guest.until("Rui: ")

        # The line is cut at the router, which no computer sees.
        router.run("ip", "link", "set", "home2", "down")
        host.types("random\n")
        host.until("Ana: ")
        time.sleep(CUT)
        assert guest.printed.count("Ana: ") == 1, "nothing comes through a line that is cut"
        router.run("ip", "link", "set", "home2", "up")
        back = time.monotonic()
        guest.until("Ana: ")
        print(f"line cut for {CUT} s; the move came {time.monotonic() - back:.2f} s after it was whole again")

        host.process.kill()
        host.process.wait()
        again = time.monotonic()
        host = first.start("host", "--table", first.log(), "--internet", "--name", "Ana")
        guest.until("The line is open again.")
        print(f"host killed and started again: the guest was back {time.monotonic() - again:.2f} s later, by itself")
        for program in (host, guest):
            program.types("random\n" * 3000)
        guest.ends_well()
        host.ends_well()
        with open(first.log(), "rb") as one, open(second.log(), "rb") as other:
            log = one.read()
            assert log == other.read(), "the logs are the same"
        moves = log.count(b'"event":{"move"')
        print(f"a whole game: {moves} moves, {len(log)} bytes in both logs")

        asked = time.monotonic()
        late = second.start("join", invitation, "--name", "Rui")
        status = late.process.wait(timeout=60)
        late.reader.join()
        took = time.monotonic() - asked
        assert status == 1 and late.printed.startswith("The other computer cannot be reached"), late.printed
        assert took < TOLD_WITHIN, took
        print(f"a table that is closed: told after {took:.2f} s")

        listener.kill()
        spoken = set(listener.stdout.read().split())
        known = {HOST, GUEST, *ROUTER.values()}
        strange = {to for to in spoken - known if int(to.split(".")[0]) < 224 and not to.endswith(".255")}
        print(f"spoken to: {', '.join(sorted(spoken))}")
        assert not strange, strange
    finally:
        for holder in holders:
            holder.kill()
            holder.wait()


def main():
    if LISTEN in sys.argv:
        listen()
    if INSIDE in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            play(folder)
        return 0
    return subprocess.run([*ENTER, sys.executable, __file__, PROGRAM, INSIDE], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

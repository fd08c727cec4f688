#!/usr/bin/env python3
"""Games from home to home, through two routers as homes have them, which hide the computers behind them.

    cargo build --locked -p ludoteca-cli --features internet
    cargo install --locked iroh-relay --version 1.4.1 --features server
    python3 tests/network/two_routers.py [path of ludoteca-cli]

Five network namespaces: two homes, the router of each (nftables: masquerade, and nobody gets in who was not asked), and the
provider's network between them. Three games:

- nothing helps: the invitation says so when it is made, and the guest is told in time,
- the host's router opens ports for whoever asks (miniupnpd, as many routers have it): both computers speak directly,
- a relay helps (iroh-relay, on a computer of the provider): a whole game, in the middle of which the relay is killed and started again.

The first and the last are played twice, once for each way in which a router numbers what goes out (as it was, or by chance). Wants
what two_computers.py wants, and the Debian packages nftables and miniupnpd-nftables; without iroh-relay the last is left out.
"""
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from two_computers import ENTER, GAME, INSIDE, PROGRAM, Computer
from two_homes import namespace

TOLD_WITHIN = 10
FIRST_MOVE_WITHIN = 30
# Networks of homes, and numbers of the wide internet, which lead nowhere from here.
HOMES = ["192.168.1", "192.168.2"]
OUTSIDE = ["9.1.1", "9.2.2"]
RELAY = f"{OUTSIDE[0]}.1"
RELAY_PORT = 3340
RELAY_PROGRAM = shutil.which("iroh-relay") or os.path.expanduser("~/.cargo/bin/iroh-relay")
RULES = """
table inet router {{
    chain forward {{
        type filter hook forward priority 0; policy drop;
        ct state established,related accept
        iifname home accept
        jump opened
    }}
    chain opened {{ }}
    chain prerouting {{
        type nat hook prerouting priority -100;
        jump led
    }}
    chain led {{ }}
    chain postrouting {{
        type nat hook postrouting priority 100;
        jump sent
        oifname out masquerade {numbers}
    }}
    chain sent {{ }}
    chain input {{
        type filter hook input priority 0; policy drop;
        iifname != out accept
        ct state established,related accept
    }}
}}
"""
OPENS_PORTS = """
ext_ifname=out
ext_ip={outside}
listening_ip=home
enable_natpmp=yes
enable_upnp=yes
secure_mode=yes
system_uptime=yes
upnp_table_name=router
upnp_nat_table_name=router
upnp_forward_chain=opened
upnp_nat_chain=led
upnp_nat_postrouting_chain=sent
uuid=00000000-0000-0000-0000-000000000001
allow 1024-65535 192.168.0.0/16 1024-65535
deny 0-65535 0.0.0.0/0 0-65535
"""


class Neighbourhood:
    """The computers, the routers and what is between them; gone when it ends."""

    def __init__(self, folder, numbers=""):
        self.folder = folder
        self.running = []
        host, guest, *routers, provider = [self.place(name) for name in ("host", "guest", "router1", "router2", "provider")]
        self.host, self.guest, self.routers, self.provider = host, guest, routers, provider
        for number, (computer, router) in enumerate(zip((host, guest), routers)):
            home, outside = HOMES[number], OUTSIDE[number]
            self.cable(router, "home", f"{home}.1", computer, "out", f"{home}.2")
            self.cable(provider, f"line{number}", f"{outside}.1", router, "out", f"{outside}.2")
            computer.run("ip", "route", "add", "default", "via", f"{home}.1")
            router.run("ip", "route", "add", "default", "via", f"{outside}.1")
            rules = os.path.join(folder, "rules")
            with open(rules, "w", encoding="utf-8") as file:
                file.write(RULES.format(numbers=numbers))
            router.run("nft", "-f", rules)
        for place in (*routers, provider):
            place.run("sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward")

    def place(self, name):
        holder, enter = namespace()
        self.running.append(holder)
        place = Computer(enter, os.path.join(self.folder, name))
        place.pid = holder.pid
        place.run("ip", "link", "set", "lo", "up")
        return place

    @staticmethod
    def cable(one, link, address, other, there, address_there):
        one.run("ip", "link", "add", link, "type", "veth", "peer", "name", there, "netns", str(other.pid))
        for place, name, own in [(one, link, address), (other, there, address_there)]:
            place.run("ip", "address", "add", f"{own}/24", "dev", name)
            place.run("ip", "link", "set", name, "up")

    def runs(self, place, *command):
        process = subprocess.Popen([*place.enter, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.running.append(process)
        return process

    def opens_ports(self):
        """The host's router opens ports for whoever asks it."""
        path = os.path.join(self.folder, "miniupnpd.conf")
        with open(path, "w", encoding="utf-8") as file:
            file.write(OPENS_PORTS.format(outside=f"{OUTSIDE[0]}.2"))
        pid = os.path.join(self.folder, "miniupnpd.pid")
        self.runs(self.routers[0], "miniupnpd", "-d", "-f", path, "-P", pid)
        until(lambda: ":5351 " in self.routers[0].run("ss", "--listening", "--udp", "--numeric", "--no-header"), "the router")

    def relay(self):
        """A relay of the provider, when it takes connections."""
        process = self.runs(self.provider, RELAY_PROGRAM, "--dev")
        listening = lambda: self.provider.run("ss", "--listening", "--tcp", "--numeric", "--no-header")
        until(lambda: f":{RELAY_PORT} " in listening(), "the relay")
        return process

    def end(self):
        for process in reversed(self.running):
            process.kill()
            process.wait()


def until(done, what):
    deadline = time.monotonic() + 60
    while not done():
        assert time.monotonic() < deadline, f"{what} does not come"
        time.sleep(0.05)


def invited(town, *more):
    """The host with a table that is open to the internet, what it said, and the file of its invitation."""
    invitation = os.path.join(town.folder, "invitation.txt")
    host = town.host.start("host", GAME, "--internet", "--invitation", invitation, "--name", "Ana", *more)
    host.until("join takes the name of that file as well.")
    return host, invitation


def begun(town, *more):
    """A host and a guest whose first move was made, and how long it took from the guest's start."""
    host, invitation = invited(town, *more)
    start = time.monotonic()
    guest = town.guest.start("join", invitation, "--name", "Rui")
    host.until("You play")
    guest.until("You play")
    host.types("random\n")
    guest.until("Ana: ")
    took = time.monotonic() - start
    assert took < FIRST_MOVE_WITHIN, took
    return host, guest, took


def to_the_end(town, host, guest):
    for program in (host, guest):
        program.types("random\n" * 3000)
    guest.ends_well()
    host.ends_well()
    with open(town.host.log(), "rb") as one, open(town.guest.log(), "rb") as other:
        log = one.read()
        assert log == other.read(), "the logs are the same"
    return log.count(b'"event":{"move"')


def nothing_helps(town):
    host, invitation = invited(town)
    assert "No way in from the internet was found" in host.printed, host.printed
    asked = time.monotonic()
    guest = town.guest.start("join", invitation, "--name", "Rui")
    status = guest.process.wait(timeout=60)
    guest.reader.join()
    took = time.monotonic() - asked
    assert status == 1 and guest.printed.startswith("The other computer cannot be reached"), guest.printed
    assert took < TOLD_WITHIN, took
    print(f"nothing helps: the host is told before, and the guest after {took:.2f} s")


def router_opens(town):
    town.opens_ports()
    host, guest, took = begun(town)
    led = town.routers[0].run("nft", "list", "chain", "inet", "router", "led")
    assert "dnat" in led, f"the router was not asked:\n{led}"
    print(f"the router opens a port: first move {took:.2f} s after join, a whole game of {to_the_end(town, host, guest)} moves")


def relay_helps(town):
    relay = town.relay()
    host, guest, took = begun(town, "--relay", f"http://{RELAY}:{RELAY_PORT}")
    relay.kill()
    relay.wait()
    time.sleep(3)
    town.relay()
    again = time.monotonic()
    guest.types("random\n")
    host.until("Rui: ")
    print(f"by a relay: first move {took:.2f} s after join; relay gone and back: the next move {time.monotonic() - again:.2f} s later")
    print(f"a whole game: {to_the_end(town, host, guest)} moves")


def main():
    if INSIDE not in sys.argv:
        return subprocess.run([*ENTER, sys.executable, __file__, PROGRAM, INSIDE], check=False).returncode
    parts = [(nothing_helps, ""), (nothing_helps, "fully-random"), (router_opens, "")]
    if os.path.exists(RELAY_PROGRAM):
        parts += [(relay_helps, ""), (relay_helps, "fully-random")]
    for part, numbers in parts:
        with tempfile.TemporaryDirectory() as folder:
            town = Neighbourhood(folder, numbers)
            try:
                part(town)
            finally:
                town.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""The logs of many tables in NATS JetStream: three nodes, the leader is killed in the middle, and nothing is lost.

    python3 tests/network/nats.py [path of ludoteca-cli] [number of tables]

A trial of what docs/network.md tells of a country, and no part of ./check. Wants nats-server (Debian has it). A few games are played
by the program; each table is the log of one of them, published line by line under a subject of its own, as referees would: with
the sequence of the line before as the one that is expected, so that of two who write at once one is refused.
"""
import itertools
import json
import os
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from threading import Thread

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else os.path.expanduser("~/.cache/ludoteca/target/debug/ludoteca-cli")
TABLES = int(sys.argv[2]) if len(sys.argv) > 2 else 200
GAMES = ["avanco", "gatos-caes", "rastros", "apocalypse"]
STREAM = "TABLES"
# An answer that does not come in this time is asked for again.
PATIENCE = 2
LONG = 120


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Line:
    """A connection to a node, in the text protocol of NATS."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.rest = b""
        self.inbox = f"_INBOX.{os.getpid()}.{time.monotonic_ns()}"
        options = {"verbose": False, "pedantic": False, "headers": True, "no_responders": True, "lang": "python", "version": "0"}
        self.socket.sendall(f"CONNECT {json.dumps(options)}\r\nSUB {self.inbox}.* 1\r\n".encode())

    def publish(self, subject, payload, answer, expected=None):
        """Publishes something that is answered under this word."""
        if expected is None:
            head, kind = b"", f"PUB {subject} {self.inbox}.{answer} {len(payload)}"
        else:
            head = f"NATS/1.0\r\nNats-Expected-Last-Subject-Sequence: {expected}\r\n\r\n".encode()
            kind = f"HPUB {subject} {self.inbox}.{answer} {len(head)} {len(head) + len(payload)}"
        self.socket.sendall(kind.encode() + b"\r\n" + head + payload + b"\r\n")

    def take(self, size):
        while len(self.rest) < size:
            self.rest += self.more()
        part, self.rest = self.rest[:size], self.rest[size:]
        return part

    def next(self):
        """The next answer: its word, and what it says; None if none comes in time."""
        while True:
            while b"\r\n" not in self.rest:
                if not select.select([self.socket], [], [], PATIENCE)[0]:
                    return None
                self.rest += self.more()
            head, _, self.rest = self.rest.partition(b"\r\n")
            words = head.decode().split()
            if words[0] == "PING":
                self.socket.sendall(b"PONG\r\n")
            if words[0] not in ("MSG", "HMSG"):
                continue
            body = self.take(int(words[-1]) + 2)[:-2]
            # A message with headers but without a body says that nobody is there who could answer.
            said = {"error": {"description": "nobody answers"}} if words[0] == "HMSG" else json.loads(body)
            return words[1].rpartition(".")[2], said

    def more(self):
        more = self.socket.recv(1 << 16)
        if not more:
            raise ConnectionError("the node is gone")
        return more

    def ask(self, subject, what):
        """Asks once and waits for the answer."""
        self.publish(subject, json.dumps(what).encode(), "asked")
        while (answer := self.next()) is not None:
            if answer[0] == "asked":
                return answer[1]
        return {"error": {"description": "no answer"}}


class Cluster:
    """Three nodes on this computer."""

    def __init__(self, folder):
        self.ports, routes = free_ports(3), free_ports(3)
        known = ", ".join(f"nats://127.0.0.1:{port}" for port in routes)
        self.nodes = {}
        for number in range(3):
            path = os.path.join(folder, f"{number}.conf")
            with open(path, "w", encoding="utf-8") as file:
                file.write(
                    f'server_name: node{number}\nlisten: "127.0.0.1:{self.ports[number]}"\n'
                    f'jetstream {{ store_dir: "{folder}/{number}" }}\n'
                    f'cluster {{ name: ludoteca, listen: "127.0.0.1:{routes[number]}", routes: [{known}] }}\n'
                )
            self.nodes[f"node{number}"] = subprocess.Popen(["nats-server", "-c", path], stderr=subprocess.DEVNULL)

    def line(self):
        """A connection to any node that runs."""
        deadline = time.monotonic() + LONG
        for port in itertools.cycle(self.ports):
            try:
                return Line(port)
            except OSError:
                assert time.monotonic() < deadline, "no node answers"
                time.sleep(0.1)

    def asked(self, subject, what):
        """What the cluster answers, once it has a leader that can."""
        deadline = time.monotonic() + LONG
        while True:
            try:
                answer = self.line().ask(subject, what)
                if "error" not in answer:
                    return answer
            except OSError as error:
                answer = error
            assert time.monotonic() < deadline, answer
            time.sleep(0.2)

    def kill_leader(self):
        leader = self.asked(f"$JS.API.STREAM.INFO.{STREAM}", {})["cluster"]["leader"]
        self.nodes[leader].kill()
        return leader

    def end(self):
        for node in self.nodes.values():
            node.kill()
            node.wait()


def play(game, folder):
    """The lines of the log of a game that two programs play by chance."""
    (port,) = free_ports(1)
    programs = []
    for name, arguments in [("host", ["host", game, "--port", str(port)]), ("guest", ["join", f"127.0.0.1:{port}"])]:
        environment = {**os.environ, "LUDOTECA_DATA": os.path.join(folder, name), "LC_ALL": "C"}
        program = subprocess.Popen([PROGRAM, *arguments], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if name == "host":
            while b"sits down" not in program.stdout.readline():
                pass
        programs.append(program)
    threads = [Thread(target=program.communicate, args=(b"random\n" * 4000,)) for program in programs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LONG)
    assert [program.wait(LONG) for program in programs] == [0, 0], game
    tables = os.path.join(folder, "host", "tables")
    (name,) = [name for name in os.listdir(tables) if name.endswith(".table")]
    with open(os.path.join(tables, name), "rb") as file:
        return file.read().splitlines()


def stored(cluster, table, known):
    """The sequence and the number of the last line of a table that the stream has."""
    answer = cluster.line().ask(f"$JS.API.STREAM.MSG.GET.{STREAM}", {"last_by_subj": f"table.{table}"})
    if answer.get("error", {}).get("err_code") == 10037:
        return 0, -1
    if "error" in answer:
        return None
    line = json.loads(b64decode(answer["message"]["data"]))
    assert answer["message"]["seq"] >= known
    return answer["message"]["seq"], line["n"]


def publish(cluster, logs):
    """Publishes all lines, a line of every table on its way at a time; what happened meanwhile."""
    whole = sum(map(len, logs))
    done, sequences = [0] * len(logs), [0] * len(logs)
    line, killed, again = cluster.line(), None, 0
    heard, silent = time.monotonic(), 0
    waiting = set()

    def say(table):
        waiting.add(table)
        line.publish(f"table.{table}", logs[table][done[table]], f"{table}-{done[table]}", sequences[table])

    deadline = time.monotonic() + LONG * 3
    open_tables = set(range(len(logs)))
    while open_tables:
        assert time.monotonic() < deadline, f"{sum(done)} of {whole} lines"
        if killed is None and sum(done) >= whole // 2:
            killed = cluster.kill_leader()
        try:
            for table in open_tables - waiting:
                say(table)
            answer = line.next()
        except OSError:
            answer = None
        if answer is not None:
            table, number = map(int, answer[0].split("-")) if "-" in answer[0] else (None, None)
            if table is None or number != done[table]:
                continue
            waiting.discard(table)
            if "error" not in answer[1]:
                done[table] += 1
                sequences[table] = answer[1]["seq"]
                heard, before = time.monotonic(), heard
                silent = max(silent, heard - before)
                if done[table] == len(logs[table]):
                    open_tables.discard(table)
                continue
            doubtful = [table]
            waiting.add(table)
        else:
            # Nobody answered: what was on its way may have arrived or not, and the stream knows.
            line, doubtful = cluster.line(), sorted(waiting)
        for table in doubtful:
            again += 1
            try:
                last = stored(cluster, table, sequences[table])
            except OSError:
                last = None
            if last is None:
                # There is no leader yet: the others are asked about after the next silence.
                break
            sequences[table], done[table] = last[0], last[1] + 1
            if done[table] == len(logs[table]):
                open_tables.discard(table)
            waiting.discard(table)
    return killed, silent, again


def read_back(cluster, count, tables):
    """The lines of all tables, in the order of the stream."""
    found = [[] for _ in range(tables)]
    line, asked = cluster.line(), 0
    for sequence in range(1, count + 1):
        while asked < min(sequence + 100, count):
            asked += 1
            line.publish(f"$JS.API.STREAM.MSG.GET.{STREAM}", json.dumps({"seq": asked}).encode(), asked)
        number, answer = line.next()
        assert int(number) == sequence and "error" not in answer, answer
        table = int(answer["message"]["subject"].rpartition(".")[2])
        found[table].append(b64decode(answer["message"]["data"]))
    return found


def main():
    if shutil.which("nats-server") is None:
        print("The trial with NATS is not made: there is no nats-server here.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        played = [play(game, os.path.join(folder, game)) for game in GAMES]
        logs = [played[table % len(played)] for table in range(TABLES)]
        cluster = Cluster(folder)
        try:
            wanted = {"name": STREAM, "subjects": ["table.*"], "num_replicas": 3, "storage": "file"}
            cluster.asked(f"$JS.API.STREAM.CREATE.{STREAM}", wanted)
            begun = time.monotonic()
            killed, silent, again = publish(cluster, logs)
            took = time.monotonic() - begun
            lines = sum(map(len, logs))
            state = cluster.asked(f"$JS.API.STREAM.INFO.{STREAM}", {})["state"]
            assert state["messages"] == state["last_seq"] == lines, state
            assert read_back(cluster, lines, TABLES) == logs, "what was published comes back"
            line = cluster.line()
            line.publish("table.0", logs[0][-1], "late", 0)
            refused = line.next()[1]["error"]["description"]
            print(f"{TABLES} tables, {lines} lines in {took:.1f} s ({lines / took:.0f} a second), three copies of each")
            print(f"leader {killed} killed in the middle; the longest silence was {silent:.1f} s; {again} lines were asked about again")
            print(f"nothing lost, nothing twice; a line that comes late: {refused}")
        finally:
            cluster.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A cable between a browser and a host that can be pulled out: nothing comes through it, and neither end is told."""
import socket
import threading


class Wire:
    """Stands between: a browser comes to `address`, and what it says goes on to the port of a host."""

    def __init__(self, port):
        self.port = port
        self.whole = threading.Event()
        self.whole.set()
        # Connections with a lower number than this are dead for ever, without an end that anybody hears.
        self.living = 0
        self.count = 0
        self.door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.receive, daemon=True).start()

    @property
    def address(self):
        return f"http://{self.name()}/"

    def name(self):
        return f"127.0.0.1:{self.door.getsockname()[1]}"

    def pull(self):
        self.whole.clear()

    def kill(self):
        """Nothing that was connected before will ever be heard again."""
        self.living = self.count

    def plug(self):
        self.whole.set()

    def end(self):
        self.door.close()
        self.kill()
        self.plug()

    def receive(self):
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            self.count += 1
            threading.Thread(target=self.connect, args=(near, self.count - 1), daemon=True).start()

    def connect(self, near, number):
        self.whole.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self.port))
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self.carry, args=(one, other, number), daemon=True).start()

    def carry(self, one, other, number):
        """What one end says comes to the other as soon as the cable is whole."""
        try:
            while True:
                said = one.recv(65536)
                self.whole.wait()
                dead = number < self.living
                if not said:
                    if not dead:
                        other.shutdown(socket.SHUT_WR)
                    return
                if said.startswith(b"GET "):
                    # A host answers only those who name its own port.
                    said = said.replace(self.name().encode(), f"127.0.0.1:{self.port}".encode())
                if not dead:
                    other.sendall(said)
        except OSError:
            for end in (one, other):
                end.close()


#!/usr/bin/env python3
"""An example of a program that plays Plus Minus at a table of a server, over a WebSocket.

    python3 examples/python/table.py http://127.0.0.1:8080               opens a table of its own, and plays a bot there
    python3 examples/python/table.py http://127.0.0.1:8080/table/4f1e…   joins the table of a link, on the first open seat
    python3 examples/python/table.py LINK --token TOKEN                  joins on the seat that the host gave it a token for

It needs the package `websockets` (Debian: python3-websockets; otherwise: pip install websockets). docs/protocol.md
describes every message. To make a player of your own, change `choose`.
"""

import argparse
import asyncio
import json
import secrets
import urllib.parse
import urllib.request

import websockets

PROTOCOL = 1

# Seconds before we do something: at full speed the server would tell us that we are too fast.
THINK = 0.1


def fits(card, top):
    """Whether a card, such as 5±3, may be laid on the top card (PM-11 to PM-13)."""
    value, number = map(int, top.split("±"))
    return int(card.split("±")[0]) in ((value + number - 1) % 10 + 1, (value - number - 1) % 10 + 1)


def choose(view):
    """What to do now, or nothing: play a card that fits, or else draw one."""
    seat = view["viewer"] - 1
    for card in view["hand"]:
        if fits(card, view["pile"][-1]):
            return f"play {card}"
    if view["deck_sizes"][seat] > 0:
        return "draw"
    return "last" if len(view["hand"]) == 1 else None


def follow(view, message):
    """Brings the view up to date with what happened."""
    view["version"] = message["version"]
    for seen in message["seen"]:
        seat = seen.get("seat", 0) - 1
        if seen["event"] == "played":
            view["pile"].append(seen["card"])
            view["hand_sizes"][seat] -= 1
            if seen["seat"] == view["viewer"]:
                view["hand"].remove(seen["card"])
        elif seen["event"] == "drew":
            view["hand_sizes"][seat] += 1
            view["deck_sizes"][seat] -= 1
            if seen["seat"] == view["viewer"]:
                view["hand"].append(seen["card"])
        elif seen["event"] == "turned":
            view["pile"].append(view["pile"].pop(0))


class Player:
    """One program at one table."""

    def __init__(self, socket):
        self.socket = socket
        self.table = None  # everything but the cards, as everyone sees it
        self.view = None  # the round as our seat sees it; none between rounds
        self.asked = 0  # the number of our last request
        self.waiting = None  # the number of an action, or a request to be ready, that has not been answered

    async def ask(self, do, **fields):
        self.asked += 1
        await self.socket.send(json.dumps({"id": self.asked, "do": do, **fields}))
        return self.asked

    def own_seat(self):
        for seat in self.table["seats"]:
            if seat["who"] == {"who": "person", "person": self.you}:
                return seat
        return None

    def hear(self, message):
        """Takes a message in."""
        say = message["say"]
        if say == "welcome":
            self.you, self.table, self.view = message["you"], message["table"], message["view"]
        elif say == "table":
            self.table = message["table"]
        elif say == "dealt":
            self.view = message["view"]
        elif say == "events":
            follow(self.view, message)
        elif say == "result":
            self.view = None
            print(f"round {message['result']['round']}: {json.dumps(message['result']['outcome'])}")
        elif say == "goodbye":
            raise SystemExit(f"the server says goodbye: {message['reason']}")
        elif say in ("done", "refused") and message.get("id") == self.waiting:
            # Somebody else may have been quicker: then we look at the new top card and think again.
            self.waiting = None

    async def act(self):
        """Does what there is to do, one thing at a time."""
        if self.waiting is not None or self.own_seat() is None:
            return
        phase = self.table["phase"]["phase"]
        if phase in ("lobby", "between") and not self.own_seat()["ready"]:
            # Sixteen bytes that nobody else could know go into the deal, so that nobody can have chosen the cards.
            await self.ask("nonce", nonce=secrets.token_hex(16))
            self.waiting = await self.ask("ready", ready=True)
        elif phase == "playing" and self.view is not None:
            action = choose(self.view)
            if action:
                self.waiting = await self.ask("act", against=self.view["version"], action=action)

    async def play(self):
        """Plays until the match is over."""
        async for text in self.socket:
            self.hear(json.loads(text))
            if self.table["phase"]["phase"] == "over":
                return self.table["rounds"]
            await asyncio.sleep(THINK if self.waiting is None else 0)
            await self.act()
        raise SystemExit("the connection is gone")


def open_table(server):
    """Opens a table for two; gives its link, and the cookie that makes us its host."""
    settings = {"game": "plusminus", "rounds": 1}
    body = json.dumps({"settings": settings, "seats": 2, "name": "Python"}).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["link"], answer.headers["set-cookie"].split(";")[0]


def connect(link, token, cookie):
    """A WebSocket to the table of a link."""
    link = urllib.parse.urlsplit(link)
    scheme = {"http": "ws", "https": "wss"}[link.scheme]
    who = {"name": "Python", "protocol": PROTOCOL, **({"token": token} if token else {})}
    table = link.path.rsplit("/", 1)[-1]
    url = f"{scheme}://{link.netloc}/api/tables/{table}/ws?{urllib.parse.urlencode(who)}"
    # Version 14 of the package has another word for them.
    newer = int(websockets.__version__.split(".")[0]) >= 14
    headers = {"additional_headers" if newer else "extra_headers": {"cookie": cookie} if cookie else {}}
    return websockets.connect(url, **headers)


async def main(address, token):
    cookie = None
    if "/table/" not in address:
        address, cookie = open_table(address.rstrip("/"))
        print(f"others can watch at {address}")
    async with connect(address, token, cookie) as socket:
        player = Player(socket)
        player.hear(json.loads(await socket.recv()))
        if player.table["settings"]["game"] != "plusminus":
            raise SystemExit("this program plays Plus Minus only")
        if cookie:
            await player.ask("add_bot", seat=2, bot="easy:pace=expert")
        # A token brings its seat with it.
        if not token:
            opened = [seat["who"]["who"] == "open" for seat in player.table["seats"]]
            if True not in opened:
                raise SystemExit("no seat is open")
            await player.ask("sit", seat=opened.index(True) + 1)
        rounds = await player.play()
        print(f"the match is over; points: {rounds['points']}, places: {rounds['places']}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="a server, or the link of a table")
    parser.add_argument("--token", help="for a seat, from the table's host")
    arguments = parser.parse_args()
    asyncio.run(main(arguments.address, arguments.token))

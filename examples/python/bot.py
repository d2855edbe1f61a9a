#!/usr/bin/env python3
"""An example of a program that plays in the arena, for all four games.

    cardshed arena --game plusminus --bots 'easy,program:python3 examples/python/bot.py' --games 50

It reads one JSON object a line from standard input and answers on standard output; docs/bot-protocol.md describes them.
Anything it prints to standard error is shown as it is. To make a bot of your own, change `choose`.
"""

import json
import random
import sys

PROTOCOL = 1

# The first words of actions, best first: get rid of cards if you can, and take some only if you must.
PREFERENCE = [
    "last", "clear4", "lay", "attach", "play", "clear", "push", "onto", "blind",
    "keep", "skip", "discard", "draw", "done", "leave", "pass",
]


def choose(view, actions, chances):
    """Picks one of the legal actions; `view` is all that our seat sees."""

    def rank(action):
        words = action.split()
        preference = PREFERENCE.index(words[0]) if words[0] in PREFERENCE else len(PREFERENCE)
        # Of two plays, the one with more cards.
        return (preference, -len(words))

    best = min(map(rank, actions))
    return chances.choice([action for action in actions if rank(action) == best])


def reaction_ms(fresh, actions, chances):
    """How long a person would take. Only games without turns look at it."""
    see = 600 if fresh else 0
    return round((see + 800 + 50 * len(actions)) * chances.uniform(0.7, 1.4))


def say(message):
    print(json.dumps(message), flush=True)


def main():
    # Cards have letters such as ± in them, whatever the system's own encoding is.
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    chances = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != PROTOCOL:
                sys.exit(f"this bot speaks protocol {PROTOCOL}, not {message['protocol']}")
            say({"protocol": PROTOCOL, "name": "example"})
        elif message["type"] == "start":
            # All randomness comes from here, so that the same arena gives the same games.
            chances = random.Random(message["seed"])
        elif message["type"] == "decide":
            action = choose(message["view"], message["actions"], chances)
            say({"action": action, "after_ms": reaction_ms(message["fresh"], message["actions"], chances)})
        # "end", and whatever later versions add, needs no answer.


if __name__ == "__main__":
    main()

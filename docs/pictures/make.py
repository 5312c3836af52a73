#!/usr/bin/env python3
"""Makes the README's pictures anew: plays a match in the sandbox and looks at it with Chromium.

    cargo build && python3 docs/pictures/make.py [PROGRAM]

PROGRAM is the built `lostcities`, `target/debug/lostcities` unless named. The cards differ every time. The signs of the daily
roll need a font with emojis.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

HERE = pathlib.Path(__file__).parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else HERE.parents[1] / "target/debug/lostcities"
TURNS = 32
PLACE = "table"
DAY = "general"
# Of each of the other games: who plays, against how many computer players, for how many moves, and what is kept.
OTHERS = {
    "rivals": ("Carla", 3, 14, "board.png", "rivals.png"),
    "board": ("Deniz", 3, 30, "board.png", "boardgame.png"),
    "roll_write": ("Eva", 1, 16, "hand.png", "sheet.png"),
}


def main():
    sandbox = subprocess.Popen([PROGRAM, "sandbox", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        global address
        address = sandbox.stdout.readline().decode().strip()
        until(lambda: call("GET", "world")["bot"]["ready"])
        learn()
        play()
        keep("Ben", "board.png")
        keep("Anna", "hand.png")
        # Board and panel, and nothing above.
        look("page.png", 1280, 1360, person="Anna", channel=PLACE)
        read()
        play_day()
        for game, picture in OTHERS.items():
            play_alone(game, *picture)
    finally:
        sandbox.terminate()
        sandbox.wait()


def learn():
    """Anna answers the first question of the card game, and not well."""
    call("POST", "command", person="Anna", channel=PLACE, text="/lostcities learn game:classic")
    click("Anna", ":!learn.pick.classic.0.b10")
    click("Anna", ":!learn.answer.classic.0.play")
    look("lesson.png", 1280, 760, person="Anna", channel=PLACE)


def play():
    """Anna challenges Ben, both play on, and Anna picks a card."""
    call("POST", "command", person="Anna", channel=PLACE, text="/lostcities challenge opponent:@Ben rounds:1")
    click("Ben", ":!accept")
    begun = {"Anna": {}, "Ben": {}}
    for turn in range(2 * TURNS):
        moves = {name: choices(name) for name in begun}
        name = next(name for name in moves if moves[name])
        move = choose([choice["value"] for choice in moves[name]], begun[name])
        if turn >= TURNS and name == "Anna" and move.startswith("play"):
            break
        say(name, move)
        say(name, "draw")
    # The board shall stand right above the panel.
    click("Anna", ":!more")
    click("Anna", ":!move-down")
    until(lambda: "board.png" in str(messages("Ben")[-1]))
    click("Anna", ":!hand")
    click("Anna", f":!focus.{move.removeprefix('play.')}")
    return len({choice["value"].split(".")[1][0] for choice in moves["Anna"]})


def read():
    """Eva asks for help, and for the first page of each game's rules."""
    ask("Eva", PLACE, "help")
    look("help.png", 1280, 977, person="Eva", channel=PLACE)
    keep("Eva", "games.png")
    for game, name in {"classic": "", "roll_write": "-roll-write", "rivals": "-rivals", "board": "-board-game"}.items():
        ask("Eva", PLACE, f"rules game:{game}")
        keep("Eva", "rules.png", f"rules{name}.png")


def play_alone(game, name, computers, n_moves, shown, picture):
    """A person plays on by the first move that is offered, by direct message."""
    ask(name, "dm", f"solo game:{game} computers:{computers}")
    for _ in range(n_moves):
        moves = []
        until(lambda: moves.extend(choices(name, "dm")) or moves)
        ask(name, "dm", f"play move:{moves[0]['value']}")
    click(name, ":!hand", "dm")
    until(lambda: shown in str(messages(name, "dm")))
    keep(name, shown, picture, "dm")


def play_day():
    """Eva plays the daily roll so that much fits above each number, shares it, and has it reviewed."""
    ask("Eva", DAY, "daily")
    last = {}
    def gap(control):
        kind, colour, digit = control.split(".")[-3:]
        return (int(digit) or 10) - last.get(colour, 0) if kind == "take" else -1 if "roll" in control else 99
    while controls := [button["custom_id"] for row in messages("Eva", DAY)[-1]["components"] for button in row
                       if re.search(r"!daily\.(roll|look)(?!.*sheet)", button["custom_id"]) and not button["disabled"]]:
        control = min(controls, key=gap)
        click("Eva", control, DAY)
        if "take" in control:
            *_, colour, digit = control.split(".")
            last[colour] = int(digit) or 10
    click("Eva", "!daily.share", DAY)
    until(lambda: "Play It Too" in str(messages("Eva", DAY)[-1]))
    look("daily.png", 1280, 1190, person="Eva", channel=DAY)
    click("Eva", ":!review", DAY)
    keep("Eva", "review.png", channel=DAY)


def choose(moves, begun):
    """Goes on with an expedition, begins one with enough in hand, or discards what helps least."""
    hand = [card for kind, card in (move.split(".") for move in moves) if kind == "discard"]
    worth = lambda card: 0 if card[1:] == "w" else int(card[1:])
    promise = lambda colour: sum(worth(card) for card in hand if card[0] == colour and worth(card) >= begun.get(colour, 0))
    plays = [card for kind, card in (move.split(".") for move in moves) if kind == "play"]
    ready = [card for card in plays if (card[0] in begun and worth(card) <= begun[card[0]] + 3) or promise(card[0]) >= 16]
    if ready:
        card = min(ready, key=worth)
        begun[card[0]] = worth(card)
        return f"play.{card}"
    return f"discard.{min(hand, key=lambda card: (card[0] in begun, promise(card[0]), worth(card)))}"


def choices(name, channel=PLACE):
    text = "/lostcities play move:"
    return call("POST", "autocomplete", person=name, channel=channel, text=text, focused="move")["choices"]


def say(name, move):
    ask(name, PLACE, f"play move:{move}")


def ask(name, channel, text):
    call("POST", "command", person=name, channel=channel, text=f"/lostcities {text}")


def click(name, what, channel=PLACE):
    """Presses the newest button whose custom id holds these characters."""
    def pressed():
        found = [(message["id"], button["custom_id"]) for message in messages(name, channel) for row in message["components"]
                 for button in row if what in button["custom_id"] and not button["disabled"]]
        try:
            message, button = found[-1]
            return call("POST", "component", person=name, message=message, custom_id=button)
        except (IndexError, urllib.error.HTTPError):
            # It is not there yet, or was replaced at this moment.
            return None
    until(pressed)


def until(happened, patience=300):
    end = time.monotonic() + patience
    while not (result := happened()):
        if time.monotonic() > end:
            sys.exit("the sandbox does not go on")
        time.sleep(0.1)
    return result


def messages(name, channel=PLACE):
    return call("GET", f"messages?person={name}&channel={channel}")


def keep(name, picture, kept=None, channel=PLACE):
    """Keeps the newest picture of this name, as `kept` if it is to be called so."""
    here = lambda: [file for message in messages(name, channel) for file in message["attachments"] if file["filename"] == picture]
    with urllib.request.urlopen(urllib.parse.urljoin(address, until(here)[-1]["url"])) as answer:
        (HERE / (kept or picture)).write_bytes(answer.read())


def look(picture, width, height, **query):
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
             f"--user-data-dir={profile}", f"--window-size={width},{height}", "--virtual-time-budget=20000",
             f"--screenshot={HERE / picture}", f"{address}?{urllib.parse.urlencode(query)}"],
            check=True, stderr=subprocess.DEVNULL, timeout=120)


def call(method, path, **body):
    data = json.dumps(body).encode() if method == "POST" else None
    request = urllib.request.Request(urllib.parse.urljoin(address, f"/sandbox/v1/{path}"), data, method=method,
                                     headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


main()

#!/usr/bin/env python3
import math
import re
import sys
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lib"))
import narratoria

PHASES = [
    "new moon",
    "waxing crescent",
    "first quarter",
    "waxing gibbous",
    "full moon",
    "waning gibbous",
    "last quarter",
    "waning crescent",
]
PICTURES = "🌑🌒🌓🌔🌕🌖🌗🌘"
DAYS_PER_MONTH = 29.530588853
# Days from 1 January 1970 to the new moon of 6 January 2000.
A_NEW_MOON = 10962.7597


def moon(call):
    place = narratoria.text(call["input"], "place")
    nights = narratoria.integer(call["input"], "nights", default=0, least=0, most=365)
    omens = narratoria.texts(call["config"], "omens")
    day = day_of(call["session"]) + nights

    age = (day - A_NEW_MOON) % DAYS_PER_MONTH
    step = math.floor(age / DAYS_PER_MONTH * 8 + 0.5) % 8
    picture = PICTURES[(8 - step) % 8 if call["config"].get("hemisphere") == "south" else step]
    lit_percent = round(50 * (1 - math.cos(2 * math.pi * age / DAYS_PER_MONTH)))
    omen = omens[abs(math.floor(day)) % len(omens)] if omens else None

    narratoria.log("info", f"The moon is {age:.1f} days old.")
    narratoria.patch(
        {
            "moon": {"place": place, "phase": PHASES[step], "picture": picture, "litPercent": lit_percent},
            "omen": omen,
        }
    )
    when = "Tonight" if nights == 0 else f"In {nights} nights"
    return f"{when} over {place}: {picture} {PHASES[step]}, {lit_percent} % lit."


def day_of(session):
    """The day of the story, from 1970 on. A clock that is no calendar moves a night with each scene."""
    match = re.match(r"(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?", str(session.get("inGameTime", "")))
    if not match:
        return session.get("scene", 0)
    year, month, day, hours, minutes = (int(part or 0) for part in match.groups())
    return (date(year, month, day) - date(1970, 1, 1)).days + hours / 24 + minutes / 1440


narratoria.run(moon)

#!/usr/bin/env python3
"""Everything in one file, with nothing but the protocol. Writes a file and announces it."""

import json
import sys


def emit(**event):
    print(json.dumps({"version": "0", **event}), flush=True)


def overhear(call):
    speakers = call["input"].get("speakers")
    if not isinstance(speakers, list) or not speakers or not all(isinstance(name, str) for name in speakers):
        raise ValueError("speakers must be a list of names, with one at least.")
    ferry = (call.get("dependencies", {}).get("ferry") or {}).get("ferry")
    if ferry is None:
        said = "nobody has seen the ferry"
    elif ferry["sails"]:
        said = f"{ferry['name']} sails today"
    else:
        said = f"{ferry['name']} is not going anywhere"
    rumours = [f"{name} says {said}." for name in speakers]

    with open("rumours.txt", "w", encoding="utf-8") as file:
        file.write("\n".join(rumours) + "\n")
    emit(type="asset", assetId="rumours", kind="text", mediaType="text/plain", path="rumours.txt")
    emit(type="state_patch", patch={"rumours": {"count": len(rumours), "last": rumours[-1]}})
    return f"{len(rumours)} rumours."


try:
    summary = overhear(json.loads(sys.stdin.buffer.read()))
except (ValueError, KeyError, AttributeError, TypeError) as error:
    emit(type="error", errorCode="invalid_input", errorMessage=str(error) or "The input makes no sense.")
    emit(type="done", ok=False)
else:
    emit(type="done", ok=True, summary=summary)

#!/usr/bin/env python3
"""Asks the host services what they offer, with nothing but the standard library."""

import json
import sys
import urllib.error
import urllib.request


class HostError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error.get("data", {}).get("code", error["code"])


# The services are on this machine: no proxy may stand between.
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def call(host, method, params=None):
    request = urllib.request.Request(
        host["url"],
        data=json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}).encode(),
        headers={"Content-Type": "application/json", "Authorization": "Bearer " + host["token"]},
    )
    try:
        with opener.open(request, timeout=15) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as refusal:  # a refusal has a body of the same shape
        answer = json.load(refusal)
    if "error" in answer:
        raise HostError(answer["error"])
    return answer["result"]


def emit(kind, **fields):
    print(json.dumps({"version": "0", "type": kind, **fields}), flush=True)


tool = json.loads(sys.stdin.readline())
if tool["host"] is None:
    emit("error", errorCode="no_host", errorMessage="There are no host services to call.")
    emit("done", ok=False)
    sys.exit()

try:
    offer = call(tool["host"], "describe")
except HostError as error:
    emit("error", errorCode=str(error.code), errorMessage=str(error))
    emit("done", ok=False)
    sys.exit()

emit("log", level="info", message="The host services answered.", fields=offer["scope"])
emit("state_patch", patch={"hostMethods": [method["name"] for method in offer["methods"]]})
emit("done", ok=True)

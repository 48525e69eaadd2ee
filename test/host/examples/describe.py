#!/usr/bin/env python3
"""Asks the host services what they offer, with nothing but the standard library."""

import http.client
import json
import socket
import sys
import urllib.parse


class HostError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error.get("data", {}).get("code", error["code"])


class SocketConnection(http.client.HTTPConnection):
    """A confined script reaches the services by a Unix socket alone."""

    def __init__(self, path, timeout):
        super().__init__("127.0.0.1", timeout=timeout)
        self.path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self.path)


def call(host, method, params=None):
    url = urllib.parse.urlsplit(host["url"])
    if "socketPath" in host:
        connection = SocketConnection(host["socketPath"], timeout=15)
    else:
        connection = http.client.HTTPConnection(url.netloc, timeout=15)
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}})
    connection.request(
        "POST",
        url.path,
        body=body.encode(),
        headers={
            "Host": url.netloc,
            "Content-Type": "application/json",
            "Authorization": "Bearer " + host["token"],
        },
    )
    answer = json.load(connection.getresponse())  # a refusal has a body of the same shape
    connection.close()
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

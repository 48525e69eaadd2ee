#!/usr/bin/env python3
"""Tries one attack and reports `possible` when it got through, `blocked` when it did not."""

import ctypes
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.parse


def read(file):
    with open(file, "rb") as opened:
        return opened.read()


def write(file, mode):
    with open(file, mode) as opened:
        opened.write(" ")
    return True


def trace(victim):
    """Attaches to another process, then lets go of it."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.ptrace(16, victim, None, None) != 0:
        raise OSError(ctypes.get_errno(), "ptrace")
    libc.ptrace(17, victim, None, None)
    return True


def connects(address, port):
    socket.create_connection((address, port), timeout=3).close()
    return True


def leave_a_daemon(seconds):
    """Forks twice, with a session and an environment of its own."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for descriptor in range(3):
                os.close(descriptor)
            os.execve("/bin/sleep", ["sleep", seconds], {})
        os._exit(0)
    os.wait()
    time.sleep(0.2)
    return True


def announce(path):
    emit(type="asset", assetId="secret", kind="text", mediaType="text/plain", path=path)
    return True


def link_as_asset(token):
    if os.path.islink("link"):
        os.unlink("link")
    os.symlink(token, "link")
    return announce("link")


def start_many(seconds):
    children = [subprocess.Popen(["sleep", seconds], stdout=subprocess.DEVNULL) for _ in range(300)]
    time.sleep(2)
    return all(child.poll() is None for child in children)


def ask(host, method, params):
    """True when the host services did what they were asked."""
    url = urllib.parse.urlsplit(host["url"])
    connection = http.client.HTTPConnection(url.netloc, timeout=5)
    if "socketPath" in host:
        connection.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.sock.connect(host["socketPath"])
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + host["token"]}
    connection.request("POST", url.path, body, headers)
    answer = json.load(connection.getresponse())
    if "error" in answer:
        raise RuntimeError(answer["error"].get("data", {}).get("code", answer["error"]["message"]))
    return True


def flood():
    while True:
        os.write(1, b"x" * 65536)


def emit(**event):
    print(json.dumps({"version": "0", **event}), flush=True)


ATTACKS = {
    "read-token": lambda to, host: read(to["pageToken"]),
    "read-config": lambda to, host: read(to["otherConfig"]),
    "read-key": lambda to, host: read(to["sshKey"]),
    "read-environment": lambda to, host: to["needle"].encode() in read(f"/proc/{to['runtime']}/environ"),
    "see-processes": lambda to, host: to["program"].encode() in read(f"/proc/{to['runtime']}/cmdline"),
    "read-memory": lambda to, host: open(f"/proc/{to['victim']}/mem", "rb").close() is None,
    "trace": lambda to, host: trace(to["victim"]),
    "kill-another": lambda to, host: os.kill(to["victim"], signal.SIGKILL) is None,
    "write-elsewhere": lambda to, host: write(to["elsewhere"], "w"),
    "write-itself": lambda to, host: write(to["manifest"], "a"),
    "call-loopback": lambda to, host: connects("127.0.0.1", to["port"]),
    "call-outward": lambda to, host: connects(to["address"], to["outward"]),
    "leave-a-daemon": lambda to, host: leave_a_daemon(to["seconds"]),
    "start-many": lambda to, host: start_many(to["seconds"]),
    "link-as-asset": lambda to, host: link_as_asset(to["pageToken"]),
    "foreign-asset": lambda to, host: announce(to["pageToken"]),
    "call-undeclared": lambda to, host: ask(host, "delete", {"dataType": "memory", "id": "x"}),
    "call-foreign": lambda to, host: ask(host, "semanticSearch", {"playthroughId": "foreign", "query": "x"}),
    "forge-event": lambda to, host: emit(type="effect", effect={"gold": 1000}) is None,
    "flood": lambda to, host: flood(),
}

call = json.load(sys.stdin)
outcome, detail = "possible", ""
try:
    if not ATTACKS[call["input"]["attack"]](call["input"]["targets"], call["host"]):
        outcome = "blocked"
except Exception as error:
    outcome, detail = "blocked", str(error)
emit(type="state_patch", patch={"outcome": outcome, "detail": detail})
emit(type="done", ok=True)

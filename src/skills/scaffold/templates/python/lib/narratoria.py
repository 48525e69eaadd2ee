"""What a script needs to speak with Narratoria: read the call, check it, emit events, end in order."""

import http.client
import json
import socket
import sys
import traceback
import urllib.parse


class ScriptError(Exception):
    """Raise it when you cannot do your work: it becomes an `error` event and `done` with `ok: false`."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def log(level, message):
    """Progress, with a level of debug, info, warn or error. It is never a failure."""
    _write(type="log", level=level, message=message)


def patch(changes):
    """A change of the session state; all of them together are the output of this script."""
    _write(type="state_patch", patch=changes)


def asset(asset_id, kind, media_type, path):
    """A file that is already written. A relative path counts from the working folder."""
    _write(type="asset", assetId=asset_id, kind=kind, mediaType=media_type, path=str(path))


def ui(event, payload):
    _write(type="ui_event", event=event, payload=payload)


def ask(host, method, params=None):
    """Calls a host service, such as `semanticSearch`; name it under `permissions.host` in skill.json."""
    if not host:
        raise ScriptError("no_host", "There are no host services to call.")
    url = urllib.parse.urlsplit(host["url"])
    connection = http.client.HTTPConnection(url.netloc, timeout=15)
    if "socketPath" in host:  # a confined skill reaches Narratoria by this socket alone
        connection.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.sock.settimeout(15)
        connection.sock.connect(host["socketPath"])
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}})
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + host["token"]}
    connection.request("POST", url.path, body.encode(), headers)
    answer = json.load(connection.getresponse())
    if "error" in answer:
        error = answer["error"]
        raise ScriptError(error.get("data", {}).get("code", "host_failed"), error["message"])
    return answer["result"]


def run(work):
    """Waits for the call, does the work, says `done` with the summary that comes back. Ends in order when the work raises, too."""
    try:
        summary = work(_read_call())
    except ScriptError as error:
        _fail(error.code, str(error))
    except Exception as error:
        traceback.print_exc()
        _fail("script_failed", str(error) or type(error).__name__)
    else:
        _write(type="done", ok=True, **({} if summary is None else {"summary": summary}))


def text(values, name):
    value = values.get(name)
    return value if isinstance(value, str) and value else _refuse(name, "a text that is not empty")


def integer(values, name, default, least, most):
    value = values.get(name, default)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value):
        _refuse(name, f"a whole number from {least} to {most}")
    return int(value) if least <= value <= most else _refuse(name, f"a whole number from {least} to {most}")


def texts(values, name):
    value = values.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        _refuse(name, "a list of texts")
    return value


def _refuse(name, expected):
    raise ScriptError("invalid_input", f'"{name}" must be {expected}.')


def _read_call():
    """The line on stdin as a dict. What a caller leaves out is empty here."""
    try:
        call = json.loads(sys.stdin.buffer.read().decode("utf-8"))
    except ValueError:
        raise ScriptError("invalid_input", "What came on stdin is not JSON.") from None
    if not isinstance(call, dict):
        raise ScriptError("invalid_input", "What came on stdin is not a JSON object.")
    for name in ("input", "config", "dependencies", "session"):
        if not isinstance(call.setdefault(name, {}), dict):
            _refuse(name, "an object")
    return call


def _fail(code, message):
    _write(type="error", errorCode=code, errorMessage=message)
    _write(type="done", ok=False)


def _write(**event):
    line = json.dumps({"version": "0", **event}, ensure_ascii=False, allow_nan=False)
    sys.stdout.buffer.write(line.encode("utf-8") + b"\n")
    sys.stdout.buffer.flush()

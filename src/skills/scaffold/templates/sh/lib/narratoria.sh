# What a script needs to speak with Narratoria: read the call, check it, emit events, end in order.
# Texts from the call stay escaped as JSON has them, so they can stand inside another JSON string as they are.

LIB=$(dirname "$0")/../lib

# Waits for the line on stdin. Refuses what is not a JSON object.
read_call() {
  CALL=$(LC_ALL=C awk -f "$LIB/json.awk") || refuse 'What came on stdin is not a JSON object.'
}

# type_of /input/place: string, number, boolean, null, array, object, or nothing when it is not there.
type_of() { column 2 "$1"; }

# value_of /input/place: a text without its quotes, a number, true or false, or how long an array is.
value_of() { column 3 "$1"; }

column() {
  printf '%s\n' "$CALL" | LC_ALL=C awk -F '\t' -v "column=$1" -v "pointer=$2" \
    '$1 == pointer { found = $column } END { print found }'
}

# escape TEXT: makes any text fit for the inside of a JSON string.
escape() {
  printf '%s' "$1" | LC_ALL=C awk '
    BEGIN { for (code = 1; code < 32; code++) control[sprintf("%c", code)] = sprintf("\\u%04x", code) }
    {
      if (NR > 1) printf "\\n"
      for (i = 1; i <= length($0); i++) {
        char = substr($0, i, 1)
        if (char == "\"" || char == "\\") printf "\\%s", char
        else printf "%s", (char in control) ? control[char] : char
      }
    }'
}

# emit_log LEVEL TEXT: progress; the level is debug, info, warn or error.
emit_log() { printf '{"version":"0","type":"log","level":"%s","message":"%s"}\n' "$1" "$(escape "$2")"; }

# emit_patch JSON: a change of the session state; all of them together are the output of this script.
emit_patch() { printf '{"version":"0","type":"state_patch","patch":%s}\n' "$1"; }

# ask METHOD PARAMS_AS_JSON: calls a host service with curl and prints the answer; name the service under
# `permissions.host` in skill.json. A confined skill reaches Narratoria by the socket alone.
ask() {
  [ "$(type_of /host)" = object ] || refuse 'There are no host services to call.'
  host_socket=$(value_of /host/socketPath)
  printf 'Authorization: Bearer %s' "$(value_of /host/token)" |
    curl --silent --show-error --noproxy '*' --max-time 15 ${host_socket:+--unix-socket "$host_socket"} \
      --header @- --header 'Content-Type: application/json' \
      --data "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":$2}" "$(value_of /host/url)"
}

# succeed ESCAPED_TEXT: says that it is done, and ends.
succeed() {
  printf '{"version":"0","type":"done","ok":true,"summary":"%s"}\n' "$1"
  exit 0
}

# refuse TEXT: says why it cannot do its work, and ends. Not inside $( ), where nobody would see it.
refuse() {
  printf '{"version":"0","type":"error","errorCode":"invalid_input","errorMessage":"%s"}\n' "$(escape "$1")"
  printf '{"version":"0","type":"done","ok":false}\n'
  exit 0
}

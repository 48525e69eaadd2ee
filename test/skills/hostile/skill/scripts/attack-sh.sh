#!/bin/sh
# Tries one attack and reports `possible` when it got through, `blocked` when it did not.
# The targets come as plain fields of the input, none of which needs escaping.

line=$(cat)
field() { printf '%s' "$line" | sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p"; }
emit() { printf '{"version":"0",%s}\n' "$1"; }
announce() { emit "\"type\":\"asset\",\"assetId\":\"secret\",\"kind\":\"text\",\"mediaType\":\"text/plain\",\"path\":\"$1\""; }

ask() {
  socket=$(field socketPath)
  printf 'Authorization: Bearer %s' "$(field token)" |
    curl --silent --noproxy '*' --max-time 5 ${socket:+--unix-socket "$socket"} --header @- \
      --header 'Content-Type: application/json' --data "$1" "$(field url)" | grep -q '"result"'
}

try() {
  case $1 in
    read-token) test -n "$(cat "$(field pageToken)")" ;;
    read-config) test -n "$(cat "$(field otherConfig)")" ;;
    read-key) test -n "$(cat "$(field sshKey)")" ;;
    read-environment) grep -q "$(field needle)" "/proc/$(field runtime)/environ" ;;
    see-processes) grep -q "$(field program)" "/proc/$(field runtime)/cmdline" ;;
    read-memory) (: < "/proc/$(field victim)/mem") ;;
    kill-another) kill -KILL "$(field victim)" ;;
    write-elsewhere) (echo written > "$(field elsewhere)") ;;
    write-itself) (printf ' ' >> "$(field manifest)") ;;
    call-loopback) curl --silent --noproxy '*' --max-time 3 "telnet://127.0.0.1:$(field port)" < /dev/null ;;
    call-outward) curl --silent --noproxy '*' --max-time 3 "telnet://$(field address):$(field outward)" < /dev/null ;;
    leave-a-daemon)
      (env -i setsid sleep "$(field seconds)" > /dev/null 2>&1 < /dev/null &)
      sleep 0.2
      ;;
    start-many)
      pids=
      for number in $(seq 300); do
        sleep "$(field seconds)" > /dev/null 2>&1 < /dev/null &
        pids="$pids $!"
      done
      sleep 2
      kill -0 $pids
      ;;
    link-as-asset)
      ln -sf "$(field pageToken)" link
      announce link
      ;;
    foreign-asset) announce "$(field pageToken)" ;;
    call-undeclared) ask '{"jsonrpc":"2.0","id":1,"method":"delete","params":{"dataType":"memory","id":"x"}}' ;;
    call-foreign) ask '{"jsonrpc":"2.0","id":1,"method":"semanticSearch","params":{"playthroughId":"foreign","query":"x"}}' ;;
    forge-event) emit '"type":"effect","effect":{"gold":1000}' ;;
  esac
}

while [ "$(field attack)" = flood ]; do printf '%065536d' 0; done

outcome=blocked
try "$(field attack)" > "$TMPDIR/out-$(field attack)" 2> "$TMPDIR/err-$(field attack)" && outcome=possible
grep '^{' "$TMPDIR/out-$(field attack)"
emit "\"type\":\"state_patch\",\"patch\":{\"outcome\":\"$outcome\"}"
emit '"type":"done","ok":true'

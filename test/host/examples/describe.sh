#!/bin/sh
# Asks the host services what they offer, with nothing but sh, sed and curl.

line=$(cat)
field() { # "host" is the last field of the line; a story may well contain others of that name
  printf '%s' "$line" | sed -n "s/.*\"host\":{[^}]*\"$1\":\"\([^\"]*\)\"[^}]*}}\$/\1/p"
}
emit() { printf '{"version":"0",%s}\n' "$1"; }

url=$(field url)
token=$(field token)
socket=$(field socketPath) # a confined script reaches the services by this socket alone
if [ -z "$url" ]; then
  emit '"type":"error","errorCode":"no_host","errorMessage":"There are no host services to call."'
  emit '"type":"done","ok":false'
  exit 0
fi

# The token goes in by stdin: every user of the machine can read a command line.
answer=$(printf 'Authorization: Bearer %s' "$token" |
  curl --silent --show-error --noproxy '*' --max-time 15 \
    ${socket:+--unix-socket "$socket"} --header @- --header 'Content-Type: application/json' \
    --data '{"jsonrpc":"2.0","id":1,"method":"describe"}' "$url") || exit 1

case $answer in
  '{"jsonrpc":"2.0","id":1,"result":'*) ;;
  *)
    printf '%s\n' "$answer" >&2
    emit '"type":"error","errorCode":"host_failed","errorMessage":"The host services gave an error."'
    emit '"type":"done","ok":false'
    exit 0
    ;;
esac

names=$(printf '%s' "$answer" | tr '{' '\n' | sed -n 's/^"name":\("[^"]*"\).*/\1/p' | paste -s -d , -)
emit '"type":"log","level":"info","message":"The host services answered."'
emit "\"type\":\"state_patch\",\"patch\":{\"hostMethods\":[$names]}"
emit '"type":"done","ok":true'

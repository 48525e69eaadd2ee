#!/bin/sh
cat >/dev/null
echo seen >> "$(dirname "$0")/../seen.txt"
echo '{"version":"0","type":"done","ok":true}'

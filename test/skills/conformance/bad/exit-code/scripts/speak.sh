#!/bin/sh
cat >/dev/null
echo '{"version":"0","type":"done","ok":true}'
echo "out of candles" >&2
exit 3

#!/bin/sh
echo '{"version":"0","type":"log","level":"info","message":"Ready when you are."}'
cat >/dev/null
echo '{"version":"0","type":"done","ok":true}'

#!/bin/sh
cat >/dev/null
echo '{"version":"1","type":"log","level":"info","message":"Hello."}'
echo '{"version":"0","type":"done","ok":true}'

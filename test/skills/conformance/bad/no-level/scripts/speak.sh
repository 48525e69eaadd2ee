#!/bin/sh
cat >/dev/null
echo '{"version":"0","type":"log","message":"Hello."}'
echo '{"version":"0","type":"done","ok":true}'

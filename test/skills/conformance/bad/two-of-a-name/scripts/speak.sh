#!/bin/sh
cat >/dev/null
echo '{"version":"0","type":"done","ok":true}'

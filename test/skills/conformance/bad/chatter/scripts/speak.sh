#!/bin/sh
cat >/dev/null
echo "Loading the moon..."
echo '{"version":"0","type":"done","ok":true}'

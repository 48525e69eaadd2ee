#!/bin/sh
cat >/dev/null
echo '{"version":"0","type":"done","ok":true}'
echo '{"version":"0","type":"log","level":"info","message":"One more thing."}'

#!/bin/sh
cat >/dev/null
yes '{"version":"0","type":"log","level":"info","message":"And so on."}'

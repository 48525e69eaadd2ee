#!/bin/sh
cat >/dev/null
echo '{"version":"0","type":"asset","assetId":"users","kind":"text","mediaType":"text/plain","path":"/etc/passwd"}'
echo '{"version":"0","type":"done","ok":true}'

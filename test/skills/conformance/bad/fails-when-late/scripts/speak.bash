#!/bin/bash
if read -r -t 0.2 || [ $? -le 128 ]; then
  echo '{"version":"0","type":"done","ok":true}'
else
  cat >/dev/null
  echo '{"version":"0","type":"error","errorCode":"impatient","errorMessage":"That took too long."}'
  echo '{"version":"0","type":"done","ok":false}'
fi

#!/bin/sh
line=$(cat)
case $line in
  *'is not JSON'*) echo 'Unexpected token' >&2; exit 1 ;;
  *'"sides":'[0-9]*)
    echo '{"version":"0","type":"done","ok":true}'
    ;;
  *)
    echo '{"version":"0","type":"error","errorCode":"invalid_input","errorMessage":"The sides are missing."}'
    echo '{"version":"0","type":"done","ok":false}'
    ;;
esac

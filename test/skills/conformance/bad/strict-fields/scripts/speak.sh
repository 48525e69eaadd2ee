#!/bin/sh
line=$(cat)
case $line in
  *narratoriaUnknownField*)
    echo '{"version":"0","type":"error","errorCode":"invalid_input","errorMessage":"The sides are missing."}'
    echo '{"version":"0","type":"done","ok":false}'
    ;;
  *'"sides":'[0-9]*)
    echo '{"version":"0","type":"done","ok":true}'
    ;;
  *)
    echo '{"version":"0","type":"error","errorCode":"invalid_input","errorMessage":"The sides are missing."}'
    echo '{"version":"0","type":"done","ok":false}'
    ;;
esac

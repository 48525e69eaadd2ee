#!/bin/sh
# Everything in one file, with nothing but the protocol, sed and grep. For more than a few numbers, use a JSON tool.

refuse() {
  printf '{"version":"0","type":"error","errorCode":"invalid_input","errorMessage":"%s"}\n' "$1"
  printf '{"version":"0","type":"done","ok":false}\n'
  exit 0
}

call=$(cat)
case $call in
  '{'*'}') ;;
  *) refuse 'What came on stdin is not a JSON object.' ;;
esac

at_most=12
case $call in
  *'"atMost":'*)
    at_most=$(printf '%s' "$call" | sed -n 's/.*"atMost":\([0-9][0-9]*\)[,}].*/\1/p')
    [ -n "$at_most" ] || refuse 'atMost must be a whole number.'
    ;;
esac

strokes=$(printf '%s' "$call" | sed -n 's/.*"rumours":{"count":\([0-9][0-9]*\)[,}].*/\1/p')
strokes=${strokes:-0}
if [ "$strokes" -gt "$at_most" ]; then strokes=$at_most; fi

printf '{"version":"0","type":"state_patch","patch":{"bell":{"strokes":%d}}}\n' "$strokes"
printf '{"version":"0","type":"ui_event","event":"narrative_choice","payload":{"choices":["Go aboard","Wait"]}}\n'
printf '{"version":"0","type":"done","ok":true,"summary":"The bell rings %d times."}\n' "$strokes"

# Says that it is done, stays, and ends in order when it is told to.
trap 'exit 0' TERM
echo '{"version":"0","type":"done","ok":true}'
while :; do sleep 0.05; done

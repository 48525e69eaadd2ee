# Writes eight megabytes of complaints, then does its work.
yes 'something odd happened' | head -c 8000000 >&2
echo 'last words' >&2
echo '{"version":"0","type":"done","ok":true}'

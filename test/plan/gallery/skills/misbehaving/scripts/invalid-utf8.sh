# Writes Latin-1 where UTF-8 is asked for.
printf '{"version":"0","type":"log","level":"info","message":"caf\351"}\n'
echo '{"version":"0","type":"done","ok":true}'

# Leaves the message out of a log event.
echo '{"version":"0","type":"log","level":"info"}'
echo '{"version":"0","type":"done","ok":true}'

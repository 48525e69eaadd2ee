# Invents an event, then hangs: it is stopped at once.
echo '{"version":"0","type":"music","title":"Greensleeves"}'
exec sleep 600

# Is ended by a signal from outside.
echo '{"version":"0","type":"log","level":"info","message":"working"}'
kill -KILL $$

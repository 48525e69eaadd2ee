# Never ends.
echo '{"version":"0","type":"log","level":"info","message":"working"}'
exec sleep 600

# Is removed by the test before it can be started.
echo '{"version":"0","type":"done","ok":true}'

# Says that it is done, closes its stdout and tidies up for a moment.
echo '{"version":"0","type":"done","ok":true}'
exec >&-
sleep 0.3

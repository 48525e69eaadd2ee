# Dates its events on days and hours that do not exist.
echo '{"version":"0","type":"log","level":"info","message":"a","timestamp":"2026-02-30T12:00:00Z"}'
echo '{"version":"0","type":"log","level":"info","message":"b","timestamp":"2026-02-01T24:00:00Z"}'
echo '{"version":"0","type":"log","level":"info","message":"c","timestamp":"yesterday"}'
echo '{"version":"0","type":"done","ok":true}'

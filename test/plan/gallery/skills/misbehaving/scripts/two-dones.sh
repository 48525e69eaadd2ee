# Says twice how it ended, and the first word counts.
echo '{"version":"0","type":"done","ok":true,"summary":"first"}'
echo '{"version":"0","type":"done","ok":false,"summary":"second"}'

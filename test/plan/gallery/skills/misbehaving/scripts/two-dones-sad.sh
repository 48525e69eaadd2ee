# Says that it failed, then that it did not.
echo '{"version":"0","type":"done","ok":false,"summary":"first"}'
echo '{"version":"0","type":"done","ok":true,"summary":"second"}'

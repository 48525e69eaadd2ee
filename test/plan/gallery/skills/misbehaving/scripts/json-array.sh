# Writes JSON that is not an object.
echo '[{"version":"0","type":"done","ok":true}]'

# Writes a number that becomes Infinity.
echo '{"version":"0","type":"state_patch","patch":{"gold":1e999}}'
echo '{"version":"0","type":"done","ok":true}'

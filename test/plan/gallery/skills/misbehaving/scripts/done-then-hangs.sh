# Says that it is done, and stays.
echo '{"version":"0","type":"state_patch","patch":{"half":true}}'
echo '{"version":"0","type":"done","ok":true}'
exec sleep 600

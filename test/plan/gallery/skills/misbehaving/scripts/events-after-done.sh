# Goes on talking after it is done.
echo '{"version":"0","type":"state_patch","patch":{"before":true}}'
echo '{"version":"0","type":"done","ok":true}'
echo '{"version":"0","type":"state_patch","patch":{"after":true}}'
sleep 0.1
echo 'not even JSON'

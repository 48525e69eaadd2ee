# Ends with exit code 3 in the middle of its work.
echo '{"version":"0","type":"state_patch","patch":{"half":true}}'
echo 'the lamp fell over' >&2
exit 3

# Reports an error and gets over it.
echo '{"version":"0","type":"error","errorCode":"damp_wood","errorMessage":"The first match went out."}'
echo '{"version":"0","type":"state_patch","patch":{"lit":true}}'
echo '{"version":"0","type":"done","ok":true}'

# Fails in order and says why.
echo '{"version":"0","type":"state_patch","patch":{"half":true}}'
echo '{"version":"0","type":"error","errorCode":"no_torch","errorMessage":"There is no torch.","details":{"slot":2}}'
echo '{"version":"0","type":"done","ok":false,"summary":"It stays dark."}'

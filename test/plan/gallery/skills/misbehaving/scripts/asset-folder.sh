# Announces a folder.
echo '{"version":"0","type":"asset","assetId":"map","kind":"image","mediaType":"image/png","path":"."}'
echo '{"version":"0","type":"done","ok":true}'

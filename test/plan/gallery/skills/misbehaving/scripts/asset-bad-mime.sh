# Calls a picture a picture.
echo x > map.png
echo '{"version":"0","type":"asset","assetId":"map","kind":"image","mediaType":"picture","path":"map.png"}'
echo '{"version":"0","type":"done","ok":true}'

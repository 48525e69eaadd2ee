# Gives two assets the same id.
echo x > map.png
echo '{"version":"0","type":"asset","assetId":"map","kind":"image","mediaType":"image/png","path":"map.png"}'
echo '{"version":"0","type":"asset","assetId":"map","kind":"image","mediaType":"image/png","path":"map.png"}'
echo '{"version":"0","type":"done","ok":true}'

# Announces a file of the system through a link in its own folder.
ln -sf /etc/passwd map.png
echo '{"version":"0","type":"asset","assetId":"map","kind":"image","mediaType":"image/png","path":"map.png"}'
echo '{"version":"0","type":"asset","assetId":"up","kind":"image","mediaType":"image/png","path":"../../../../../../../../../../etc/passwd"}'
echo '{"version":"0","type":"asset","assetId":"direct","kind":"image","mediaType":"image/png","path":"/etc/passwd"}'
echo '{"version":"0","type":"done","ok":true}'

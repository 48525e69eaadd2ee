# Fails in order and does not say why.
echo '{"version":"0","type":"done","ok":false}'

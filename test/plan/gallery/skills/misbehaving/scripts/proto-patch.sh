# Tries to reach the prototype of every object.
echo '{"version":"0","type":"state_patch","patch":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}'
echo '{"version":"0","type":"done","ok":true}'

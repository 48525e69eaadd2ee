# Nests a hundred thousand arrays.
print('{"version":"0","type":"state_patch","patch":{"deep":' + "[" * 100_000 + "]" * 100_000 + "}}")
print('{"version":"0","type":"done","ok":true}')

# Writes a byte at a time, line break and all.
import os, time

for byte in b'{"version":"0","type":"state_patch","patch":{"drip":"\xc3\xa9"}}\n{"version":"0","type":"done","ok":true}\n':
    os.write(1, bytes([byte]))
    time.sleep(0.002)

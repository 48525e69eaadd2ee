# Writes without end and without a line break.
exec cat /dev/zero

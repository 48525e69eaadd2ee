# Closes its stdout and hangs.
exec >&- 2>&-
exec sleep 600

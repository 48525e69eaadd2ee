# Complains without end.
exec yes 'something odd happened' >&2

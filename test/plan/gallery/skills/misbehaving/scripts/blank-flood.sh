# Writes line breaks and nothing else, without end.
exec yes ''

# Writes bytes that are nothing at all.
printf '\000\001\002\200\377\376 <html> \033[31m\n'

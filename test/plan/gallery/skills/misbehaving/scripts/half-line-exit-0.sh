# Ends in order, but in the middle of a line.
printf '{"version":"0","type":"do'

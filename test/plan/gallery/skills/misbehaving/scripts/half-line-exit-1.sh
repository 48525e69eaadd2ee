# Crashes in the middle of a line.
printf '{"version":"0","type":"do'
exit 1

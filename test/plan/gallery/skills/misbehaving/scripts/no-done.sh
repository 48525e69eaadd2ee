# Ends in order without a word.
exit 0

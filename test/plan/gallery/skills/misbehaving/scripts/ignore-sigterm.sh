# Never ends and does not listen to SIGTERM; neither do its children.
trap '' TERM
while :; do sleep 600; done

# Stops itself, so that no signal but SIGKILL reaches it.
kill -STOP $$

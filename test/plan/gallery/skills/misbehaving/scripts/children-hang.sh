# Waits for children that never end.
sleep 600 &
sleep 600 &
wait

# Makes a daemon the classic way, then hangs itself.
import os, time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.chdir("/")
        time.sleep(600)
    os._exit(0)
time.sleep(600)

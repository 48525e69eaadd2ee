'use strict';

const fs = require('node:fs');
const os = require('node:os');
const { setTimeout: sleep } = require('node:timers/promises');

const POLL_MS = 200;
const HEARTBEAT_MS = 2_000;
/** A holder that has shown no sign of life for so long is gone, even if its pid is in use again. */
const SILENCE_MS = 15_000;

/** Runs `action` while no other process does so with the same lock file; waits for its turn. */
async function withLock(file, progress, action) {
  const seen = { mark: '', since: 0 };
  while (!acquire(file)) {
    const holder = read(file);
    if (holder === null) continue;
    if (isGone(holder, seen) && takeAway(file, holder)) continue;
    progress.step('waiting for another set-up of this clone');
    await sleep(POLL_MS);
  }

  const release = () => {
    if (read(file)?.pid === process.pid) fs.rmSync(file, { force: true });
  };
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  process.once('exit', release);
  try {
    return await action();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function acquire(file) {
  try {
    fs.writeFileSync(file, `${process.pid} ${os.hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function touch(file) {
  const now = new Date();
  // A user who deletes the lock by hand does not stop the set-up at work.
  if (fs.existsSync(file)) fs.utimesSync(file, now, now);
}

/** Who holds the lock, or null when it has just been given back. */
function read(file) {
  try {
    const [pid, host] = fs.readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), host, touched: fs.statSync(file).mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

// A pid says nothing on another host, and an empty file is one that is being written: both have only the clock.
function isGone(holder, seen) {
  if (holder.pid && holder.host === os.hostname() && !isRunning(holder.pid)) return true;
  const mark = `${holder.pid} ${holder.touched}`;
  if (seen.mark !== mark) {
    seen.mark = mark;
    seen.since = performance.now();
  }
  return performance.now() - seen.since > SILENCE_MS;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the lock of a holder that is gone; a second lock keeps two waiters from removing each other's. */
function takeAway(file, gone) {
  const guard = `${file}.takeover`;
  if (!acquire(guard)) {
    const other = read(guard);
    if (other !== null && Date.now() - other.touched > SILENCE_MS) fs.rmSync(guard, { force: true });
    return false;
  }
  try {
    const holder = read(file);
    if (holder !== null && holder.pid === gone.pid && holder.touched === gone.touched) fs.rmSync(file);
    return true;
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

module.exports = { withLock };

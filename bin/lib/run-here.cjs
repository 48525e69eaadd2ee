'use strict';

const { pathToFileURL } = require('node:url');

const PARENT_PIPE = 3;
const GRACE_MS = 6_000;

/** Runs a program in this process, as if Node had been started with it. */
function runHere(program, args) {
  process.argv.splice(1, process.argv.length, program, ...args);
  return import(pathToFileURL(program).href);
}

/** Stops this process in order when its parent is killed, which would otherwise leave it running unseen. */
function endWithParent() {
  const { Socket } = require('node:net');
  const parent = new Socket({ fd: PARENT_PIPE, readable: true, writable: false });
  parent.once('close', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  parent.on('error', () => parent.destroy());
  parent.resume().unref();
}

if (require.main === module) {
  endWithParent();
  runHere(process.argv[2], process.argv.slice(3));
}

module.exports = { runHere };

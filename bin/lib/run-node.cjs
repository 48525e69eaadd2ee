'use strict';

const { spawn } = require('node:child_process');
const os = require('node:os');
const path = require('node:path');

const RUN_HERE = path.join(__dirname, 'run-here.cjs');

/** Runs a program on another Node, passes signals on to it, and gives its exit code (128 + n for signal n). */
function runNode(node, program, args, stdio) {
  return new Promise((resolve, reject) => {
    // The fourth stream carries nothing; its end tells the program that this process is gone.
    const child = spawn(node, [RUN_HERE, program, ...args], { stdio: [...stdio, 'pipe'] });
    const stopForwarding = forwardSignals(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(signal === null ? code : 128 + os.constants.signals[signal]);
    });
  });
}

function forwardSignals(child) {
  const { isatty } = require('node:tty');
  const forward = (signal) => {
    // A terminal sends Ctrl-C to both processes; the program should hear of it once.
    if (signal === 'SIGINT' && isatty(0)) return;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

module.exports = { runNode };

'use strict';

const fs = require('node:fs');
const { LOCK, SETUP_FOLDER } = require('./paths.cjs');
const { buildStep } = require('./steps/build.cjs');
const { dependenciesStep } = require('./steps/dependencies.cjs');
const { nodePath, runtimeStep } = require('./steps/runtime.cjs');

const FIRST_TIME = 'setting up what it needs; this is done once and takes a few minutes';

/** Does what is still missing of the set-up and returns the path of the Node that runs the program. */
async function setUp(level) {
  const steps = [runtimeStep(), dependenciesStep(level), buildStep(level)];
  if (!steps.every((step) => step.isDone())) await finish(steps);
  return nodePath();
}

/** Builds what is out of date, in a clone whose packages are there. */
async function setUpBuild() {
  const step = buildStep('run');
  if (!step.isDone()) await finish([step]);
}

// What only a set-up with work to do needs is loaded here, to keep the ordinary start quick.
async function finish(steps) {
  const { withLock } = require('./lock.cjs');
  const { startLog } = require('./log.cjs');
  const { Progress } = require('./progress.cjs');
  const { removeTemporaries } = require('./temporary.cjs');

  fs.mkdirSync(SETUP_FOLDER, { recursive: true });
  const progress = new Progress(process.stderr);
  const stopWatching = exitOnSignals();
  try {
    await withLock(LOCK, progress, async () => {
      // Looked at again: whoever held the lock may have done it all meanwhile.
      if (steps.every((step) => step.isDone())) return;
      if (steps.some((step) => step.isLong && !step.isDone())) progress.note(FIRST_TIME);
      startLog();
      removeTemporaries();
      try {
        for (const step of steps) {
          if (!step.isDone()) await step.run(progress);
        }
      } finally {
        removeTemporaries();
      }
    });
  } finally {
    progress.end();
    stopWatching();
  }
}

/** Leaves through `process.exit`, so that the lock is given back and children are stopped. */
function exitOnSignals() {
  const handlers = [
    ['SIGINT', () => process.exit(130)],
    ['SIGTERM', () => process.exit(143)],
    ['SIGHUP', () => process.exit(129)],
  ];
  for (const [signal, handler] of handlers) process.once(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

module.exports = { setUp, setUpBuild };

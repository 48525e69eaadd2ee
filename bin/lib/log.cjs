'use strict';

const fs = require('node:fs');
const { LOG } = require('./paths.cjs');

/** Begins an empty log; it holds the output of one set-up. */
function startLog() {
  fs.writeFileSync(LOG, `Set-up of ${new Date().toISOString()} with Node ${process.versions.node}\n`);
}

function log(line) {
  fs.appendFileSync(LOG, `${line}\n`);
}

/** Runs `action` with a descriptor of the log, and returns with its result what was written meanwhile. */
async function capture(action) {
  const descriptor = fs.openSync(LOG, 'a');
  try {
    const start = fs.fstatSync(descriptor).size;
    const result = await action(descriptor);
    return { result, output: fs.readFileSync(LOG).subarray(start).toString('utf8') };
  } finally {
    fs.closeSync(descriptor);
  }
}

module.exports = { startLog, log, capture };

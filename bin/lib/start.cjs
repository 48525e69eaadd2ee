'use strict';

const path = require('node:path');
const { describeFailure } = require('./failure.cjs');
const { launch } = require('./launch.cjs');
const { ROOT } = require('./paths.cjs');
const { setUp } = require('./set-up.cjs');

/** Sets the clone up as far as `level` ("run" or "dev") asks, then runs `program`, a path in the clone. */
async function start(level, program, args) {
  let node;
  try {
    node = await setUp(level);
  } catch (error) {
    process.stderr.write(`narratoria: ${describeFailure(error)}\n`);
    process.exit(1);
  }
  await launch(node, path.resolve(ROOT, program), args);
}

module.exports = { start };

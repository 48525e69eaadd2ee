'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { SetupFailure } = require('../failure.cjs');
const { buildFingerprint, readBuildStamp } = require('../fingerprint.cjs');
const { capture, log } = require('../log.cjs');
const { ROOT } = require('../paths.cjs');
const { runNode } = require('../run-node.cjs');
const { nodePath } = require('./runtime.cjs');

function buildStep(level) {
  return {
    isDone: isBuilt,
    async run(progress) {
      progress.step('building');
      const problem = await build();
      if (problem === null) return;
      const sentence = `The build failed (${problem}); correct it and run the same command again.`;
      if (level === 'run') throw new SetupFailure(sentence);
      // The scripts of development are what finds and mends such a mistake, so they run all the same.
      progress.note(sentence);
    },
  };
}

function isBuilt() {
  const stamp = readBuildStamp();
  if (stamp === null || stamp.fingerprint !== buildFingerprint()) return false;
  return stamp.outputs.every((file) => fs.existsSync(path.join(ROOT, file)));
}

/** Runs the build, which writes the stamp itself, and returns the first thing wrong with it, or null. */
async function build() {
  log('> scripts/build.ts');
  const { result, output } = await capture((descriptor) =>
    runNode(nodePath(), path.join(ROOT, 'scripts/build.ts'), [], ['ignore', descriptor, descriptor]),
  );
  if (result === 0) return null;
  return output.trim().split('\n')[0] || `exit code ${result}`;
}

module.exports = { buildStep };

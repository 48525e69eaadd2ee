'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { NODE_MODULES, ROOT } = require('../paths.cjs');
const { nodeMajor } = require('./runtime.cjs');

// The stamp lies inside node_modules, so both come into place with one rename and go together.
const STAMP = '.narratoria.json';

/** Level "run" installs what the program needs, "dev" what its development needs too. */
function dependenciesStep(level) {
  return {
    isLong: true,
    isDone() {
      const stamp = readStamp();
      return stamp !== null && stamp.key === keyOfProject() && (stamp.level === 'dev' || level === 'run');
    },
    async run(progress) {
      const { installPackages } = require('../install-packages.cjs');
      // Once a clone is used for development it stays so, or the two commands would undo each other's work.
      const stamp = { key: keyOfProject(), level: readStamp()?.level === 'dev' ? 'dev' : level };
      await installPackages(progress, stamp.level, (folder) =>
        fs.writeFileSync(path.join(folder, STAMP), JSON.stringify(stamp)),
      );
    },
  };
}

function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(path.join(NODE_MODULES, STAMP), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error instanceof SyntaxError) return null;
    throw error;
  }
}

function keyOfProject() {
  const hash = crypto.createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) {
    hash.update(fs.readFileSync(path.join(ROOT, file)));
  }
  hash.update(`${process.platform} ${process.arch} ${nodeMajor()}`);
  return hash.digest('hex');
}

module.exports = { dependenciesStep };

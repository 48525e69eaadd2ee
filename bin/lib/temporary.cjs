'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { log } = require('./log.cjs');
const { SETUP_FOLDER } = require('./paths.cjs');

const PREFIX = 'tmp-';

/** A name in the set-up folder that nobody else has, not even a child that outlived a killed set-up. */
function temporaryPath(purpose) {
  return path.join(SETUP_FOLDER, `${PREFIX}${purpose}-${process.pid}-${Date.now()}`);
}

function temporaryFolder(purpose) {
  const folder = temporaryPath(purpose);
  fs.mkdirSync(folder);
  return folder;
}

/** Removes what this or an interrupted set-up left; what cannot go now goes the next time. */
function removeTemporaries() {
  for (const name of fs.readdirSync(SETUP_FOLDER)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      fs.rmSync(path.join(SETUP_FOLDER, name), { recursive: true, force: true, maxRetries: 2 });
    } catch (error) {
      log(`Left behind: ${name} (${error.message})`);
    }
  }
}

module.exports = { temporaryPath, temporaryFolder, removeTemporaries };

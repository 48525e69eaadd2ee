'use strict';

const fs = require('node:fs');
const { LOG } = require('./paths.cjs');

/** A failure of the set-up whose message is a sentence for the user: what happened; what to do. */
class SetupFailure extends Error {
  name = 'SetupFailure';

  /** `code` is npm's own, where it was npm that failed. */
  constructor(message, code = '') {
    super(message);
    this.code = code;
  }
}

/** One sentence for the user, and where to read more. */
function describeFailure(error) {
  // By name: a test runner may have loaded this file twice.
  const sentence = error.name === 'SetupFailure' ? error.message : sentenceFor(error);
  return fs.existsSync(LOG) ? `${sentence} The full output is in ${LOG}` : sentence;
}

/** The sentence for an error that has a code of the operating system, of npm, or none. */
function sentenceFor({ code, path: place, message }) {
  const where = place ? ` (${place})` : '';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full${where}; free about 500 MB and run the same command again.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not write here${where}; correct the permissions, or clone Narratoria into a folder of your own.`;
    case 'EBUSY':
      return `A file is in use by another program${where}; close it and run the same command again.`;
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EISDIR':
      return `Something stands where set-up needs a folder or file of its own${where}; move it away and run the same command again.`;
    case 'EINTEGRITY':
      return 'What the npm registry sent is not what Narratoria expects (wrong checksum) and was thrown away; run the same command again, and report it if it stays.';
    default:
      return `Set-up failed (${message}); run the same command again, and report it if it stays.`;
  }
}

module.exports = { SetupFailure, describeFailure, sentenceFor };

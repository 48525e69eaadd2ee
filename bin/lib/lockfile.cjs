'use strict';

const fs = require('node:fs');
const { isMusl } = require('./libc.cjs');

/** The places (`node_modules/…`) of the packages in a lockfile that this machine needs for `level`. */
function placesIn(lockfile, level) {
  const { packages } = JSON.parse(fs.readFileSync(lockfile, 'utf8'));
  return Object.entries(packages)
    .filter(([place, entry]) => place !== '' && (level === 'dev' || !entry.dev) && isForThisMachine(entry))
    .map(([place]) => place);
}

function isForThisMachine({ os, cpu, libc }) {
  return (
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (!libc || libc.includes(isMusl() ? 'musl' : 'glibc'))
  );
}

module.exports = { placesIn };

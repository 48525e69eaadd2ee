'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./paths.cjs');

/** What the build remembers of itself: `{fingerprint, outputs}`, the latter as paths in the clone. */
const BUILD_STAMP = path.join(ROOT, 'dist/.build.json');

const BUILD_SCRIPTS = [
  'scripts/build.ts',
  'scripts/build-page.ts',
  'scripts/build-ink.ts',
  'scripts/content',
];

/** A hash over path, size and time of every file that the build reads. */
function buildFingerprint() {
  const hash = crypto.createHash('sha256');
  for (const input of [
    'src',
    'web',
    'content',
    ...skillSources(),
    ...scenes(),
    ...BUILD_SCRIPTS,
    'package-lock.json',
  ])
    addTo(hash, input);
  return hash.digest('hex');
}

/** The stamp of the last build; null when there is none, or a power cut has left it damaged. */
function readBuildStamp() {
  try {
    const { fingerprint, outputs } = JSON.parse(fs.readFileSync(BUILD_STAMP, 'utf8'));
    return Array.isArray(outputs) ? { fingerprint, outputs } : null;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error instanceof SyntaxError) return null;
    throw error;
  }
}

function skillSources() {
  return namesIn('skills').flatMap((skill) => [`skills/${skill}/src`, `skills/${skill}/schemas`]);
}

/** The scenes of the shipped campaigns, which are compiled. */
function scenes() {
  return namesIn('campaigns').map((campaign) => `campaigns/${campaign}/plot/scenes`);
}

function addTo(hash, place) {
  const stats = fs.statSync(path.join(ROOT, place), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of namesIn(place)) addTo(hash, `${place}/${name}`);
  } else {
    hash.update(`${place}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
}

function namesIn(place) {
  const folder = path.join(ROOT, place);
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}

module.exports = { BUILD_STAMP, buildFingerprint, readBuildStamp };

'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { SetupFailure } = require('./failure.cjs');
const { placesIn } = require('./lockfile.cjs');
const { findNpm, refuseOffline } = require('./npm.cjs');
const { NODE_MODULES, ROOT } = require('./paths.cjs');
const { nodePath } = require('./steps/runtime.cjs');
const { temporaryFolder, temporaryPath } = require('./temporary.cjs');

const PURPOSE = 'the packages it is built on';

/**
 * Installs beside the old packages, which stay in use until the new ones are whole.
 * `seal` marks the new folder as whole, just before it comes into place.
 */
async function installPackages(progress, level, seal) {
  refuseOffline(PURPOSE);
  const staging = temporaryFolder('install');
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (fs.existsSync(path.join(ROOT, file)))
      fs.copyFileSync(path.join(ROOT, file), path.join(staging, file));
  }

  const places = placesIn(path.join(staging, 'package-lock.json'), level);
  progress.step('installing packages', () => percentPresent(staging, places));
  const output = await npmInstall(staging, level);
  assertWhole(output, staging, places);

  const fresh = path.join(staging, 'node_modules');
  fs.mkdirSync(fresh, { recursive: true });
  seal(fresh);
  if (fs.existsSync(NODE_MODULES)) fs.renameSync(NODE_MODULES, temporaryPath('old-packages'));
  fs.renameSync(fresh, NODE_MODULES);
}

async function npmInstall(folder, level) {
  const npm = await findNpm(nodePath());
  const scope = level === 'dev' ? '--include=dev' : '--omit=dev';
  // Without a prefix, an npm that outlives a killed set-up, its folder gone, would install into the clone itself.
  const where = '--prefix=.';
  const options = { cwd: folder, purpose: PURPOSE };
  try {
    return await npm.run(['ci', where, scope], options);
  } catch (error) {
    // A lockfile written on one system may lack the optional packages of another, and `npm ci` insists on them.
    if (error.code !== 'EUSAGE') throw error;
    return await npm.run(['install', '--no-save', where, scope], options);
  }
}

/** npm goes on without an optional package that it could not fetch, even if this machine needs just that one. */
function assertWhole(output, folder, places) {
  const failed = [...output.matchAll(/failed optional dependency (.+)$/gm)]
    .map(([, place]) => path.relative(folder, place).replaceAll(path.sep, '/'))
    .filter((place) => places.includes(place));
  if (failed.length === 0) return;
  throw new SetupFailure(
    `The npm registry did not deliver ${failed.map(nameAt).join(', ')}; connect to the internet and run the same command again.`,
  );
}

function nameAt(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function percentPresent(folder, places) {
  const present = places.filter((place) => fs.existsSync(path.join(folder, place, 'package.json')));
  return (100 * present.length) / Math.max(1, places.length);
}

module.exports = { installPackages };

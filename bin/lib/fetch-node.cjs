'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { SetupFailure } = require('./failure.cjs');
const { isMusl } = require('./libc.cjs');
const { log } = require('./log.cjs');
const { findNpm, refuseOffline } = require('./npm.cjs');
const { SETUP_FOLDER } = require('./paths.cjs');
const { openTarball } = require('./tarball.cjs');
const { temporaryFolder } = require('./temporary.cjs');

const INSTALL_YOURSELF =
  'Narratoria runs on Node 24 or newer, and the npm registry has none for this machine ' +
  `(${process.platform} ${process.arch}); install one from https://nodejs.org or your system's packages ` +
  'and run the same command again.';

/** Brings a Node from the npm registry into the clone, checked against its pinned integrity. */
async function fetchNode(progress, wanted) {
  // The registry's builds for Linux are linked against glibc.
  if (wanted === null || isMusl()) throw new SetupFailure(INSTALL_YOURSELF);
  const { name, version, integrity, binary, bytes, folder } = wanted;
  const purpose = `Node ${version}`;
  refuseOffline(purpose);

  const staging = temporaryFolder('node');
  const npm = await findNpm();
  progress.step(`fetching ${purpose}`, () => (100 * downloadedBytes(npm.cacheFolder)) / bytes);
  await npm.run(['pack', `${name}@${version}`], { cwd: staging, purpose });

  // Only the executable is unpacked: the package's thousands of header files take longer than the download.
  const tarball = path.join(staging, `${name}-${version}.tgz`);
  const own = path.join(staging, binary);
  fs.mkdirSync(path.dirname(own));
  fs.writeFileSync(own, openTarball(tarball, integrity).read(`package/${binary}`), { mode: 0o755 });
  fs.rmSync(tarball);
  assertRuns(own, version);

  const target = path.join(SETUP_FOLDER, folder);
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(staging, target);
}

/** The size of what npm is writing to its cache. Only the display depends on it, so a guess is good enough. */
function downloadedBytes(cacheFolder) {
  const folder = path.join(cacheFolder, '_cacache/tmp');
  if (!fs.existsSync(folder)) return 0;
  const sizes = fs.readdirSync(folder).map((name) => {
    const stats = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : 0;
  });
  return Math.max(0, ...sizes);
}

function assertRuns(binary, version) {
  const { stdout, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() === `v${version}`) return;
  log(`${binary} --version\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  throw new SetupFailure(INSTALL_YOURSELF);
}

module.exports = { fetchNode };

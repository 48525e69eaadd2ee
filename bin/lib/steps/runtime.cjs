'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { nodePackage } = require('../node-packages.cjs');
const { canRun, majorOf } = require('../node-version.cjs');
const { SETUP_FOLDER } = require('../paths.cjs');

/** Where the Node is that runs the program: the running one if it is new enough, otherwise one in the clone. */
function nodePath() {
  if (canRun(process.versions.node)) return process.execPath;
  const own = nodePackage();
  return own && path.join(SETUP_FOLDER, own.folder, own.binary);
}

function nodeMajor() {
  return majorOf(canRun(process.versions.node) ? process.versions.node : nodePackage().version);
}

function runtimeStep() {
  return {
    isDone: () => nodePath() !== null && fs.existsSync(nodePath()),
    async run(progress) {
      const { fetchNode } = require('../fetch-node.cjs');
      await fetchNode(progress, nodePackage());
    },
  };
}

module.exports = { runtimeStep, nodePath, nodeMajor };

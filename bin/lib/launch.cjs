'use strict';

const { runHere } = require('./run-here.cjs');
const { runNode } = require('./run-node.cjs');

/** Runs the program: in this process if it is the right Node, which saves a start, otherwise in a child. */
async function launch(node, program, args) {
  if (node === process.execPath) return runHere(program, args);
  process.exit(await runNode(node, program, args, ['inherit', 'inherit', 'inherit']));
}

module.exports = { launch };

'use strict';

const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const SETUP_FOLDER = path.join(ROOT, '.narratoria');

module.exports = {
  ROOT,
  SETUP_FOLDER,
  LOCK: path.join(SETUP_FOLDER, 'lock'),
  LOG: path.join(SETUP_FOLDER, 'setup.log'),
  NODE_MODULES: path.join(ROOT, 'node_modules'),
};

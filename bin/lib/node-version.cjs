'use strict';

var OLDEST_TO_START = 20;
var OLDEST_TO_RUN = 24;

function majorOf(version) {
  return Number(version.split('.')[0]);
}

/** The sentence that refuses a Node too old to set anything up, or null. */
function refusalOf(version) {
  if (majorOf(version) >= OLDEST_TO_START) return null;
  return (
    'Narratoria needs Node ' +
    OLDEST_TO_START +
    ' or newer and this is Node ' +
    version +
    '; install a current Node from https://nodejs.org and run the same command again.'
  );
}

/** Whether this Node can run the program itself, not only its set-up. */
function canRun(version) {
  return majorOf(version) >= OLDEST_TO_RUN;
}

module.exports = { majorOf: majorOf, refusalOf: refusalOf, canRun: canRun };

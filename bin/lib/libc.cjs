'use strict';

let musl;

/** Whether this is a Linux without glibc, such as Alpine. */
function isMusl() {
  musl ??= process.platform === 'linux' && !reportHeader().glibcVersionRuntime;
  return musl;
}

function reportHeader() {
  // Without this the report looks up the name of every open connection.
  process.report.excludeNetwork = true;
  return process.report.getReport().header;
}

module.exports = { isMusl };

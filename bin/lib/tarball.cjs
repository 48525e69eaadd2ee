'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const zlib = require('node:zlib');

const BLOCK = 512;

/** Opens an npm tarball, provided that its checksum is the expected one. */
function openTarball(file, integrity) {
  const packed = fs.readFileSync(file);
  const actual = `sha512-${crypto.createHash('sha512').update(packed).digest('base64')}`;
  if (actual !== integrity) throw Object.assign(new Error(`${file} has ${actual}`), { code: 'EINTEGRITY' });
  const archive = zlib.gunzipSync(packed);
  return { read: (name) => readEntry(archive, name) };
}

/** The contents of a file in a tar archive, where each begins with a header of one block. */
function readEntry(archive, wanted) {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const name = text(archive, at, 100);
    const size = Number.parseInt(text(archive, at + 124, 12), 8) || 0;
    const start = at + BLOCK;
    if (name === wanted) return archive.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return null;
}

function text(archive, start, length) {
  const field = archive.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('latin1', 0, end === -1 ? length : end);
}

module.exports = { openTarball };

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { extractFile } from '../../src/models/download/tar.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-tar-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Entry {
  name: string;
  content: string | Buffer;
  type?: string;
  prefix?: string;
}

function entry({ name, content, type = '0', prefix = '' }: Entry): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write(bytes.length.toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.write(prefix, 345);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

function archiveOf(...blocks: Buffer[]): string {
  const file = path.join(folder, `${Math.random()}.tgz`);
  writeFileSync(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)])));
  return file;
}

async function read(
  archive: string,
  wanted: string,
  options: { signal?: AbortSignal } = {},
): Promise<string> {
  const parts: Buffer[] = [];
  await extractFile(
    archive,
    wanted,
    async (part) => {
      parts.push(Buffer.from(part));
    },
    options,
  );
  return Buffer.concat(parts).toString();
}

it('finds a file among others, before and after it', async () => {
  const archive = archiveOf(
    entry({ name: 'package/a', content: 'A'.repeat(1000) }),
    entry({ name: 'package/b', content: 'the one' }),
    entry({ name: 'package/c', content: Buffer.alloc(5_000_000, 1) }),
  );
  expect(await read(archive, 'package/b')).toBe('the one');
  expect(await read(archive, 'package/a')).toHaveLength(1000);
  expect(await read(archive, 'package/c')).toHaveLength(5_000_000);
});

it('reads long names in each of the three ways they are written', async () => {
  const long = `package/${'d/'.repeat(80)}model.onnx`;
  const record = ` path=${long}\n`;
  const archive = archiveOf(
    entry({ name: 'PaxHeader', type: 'x', content: `${record.length + 3}${record}` }),
    entry({ name: 'cut', content: 'pax' }),
    entry({ name: '././@LongLink', type: 'L', content: `${long}2\0` }),
    entry({ name: 'cut', content: 'gnu' }),
    entry({ name: 'model.onnx', prefix: 'package/deep', content: 'ustar' }),
  );
  expect(await read(archive, long)).toBe('pax');
  expect(await read(archive, `${long}2`)).toBe('gnu');
  expect(await read(archive, 'package/deep/model.onnx')).toBe('ustar');
});

it('takes an empty file', async () => {
  expect(await read(archiveOf(entry({ name: 'package/empty', content: '' })), 'package/empty')).toBe('');
});

it('does not take a link for the file', async () => {
  const archive = archiveOf(entry({ name: 'package/model', type: '2', content: '' }));
  await expect(read(archive, 'package/model')).rejects.toThrow('has no file package/model');
});

it('says what is wrong with an archive', async () => {
  const good = entry({ name: 'package/a', content: 'hello' });
  const bad = Buffer.from(good);
  bad[0] = 0x7a;
  await expect(read(archiveOf(bad), 'package/b')).rejects.toThrow('wrong checksum');

  const cut = path.join(folder, 'cut.tgz');
  writeFileSync(cut, gzipSync(good.subarray(0, 514)));
  await expect(read(cut, 'package/a')).rejects.toThrow('ends in the middle');

  const half = path.join(folder, 'half.tgz');
  const whole = gzipSync(Buffer.concat([entry({ name: 'package/a', content: Buffer.alloc(100_000, 3) })]));
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  await expect(read(half, 'package/a')).rejects.toThrow('damaged');

  const none = path.join(folder, 'none.tgz');
  writeFileSync(none, 'this is not gzip');
  await expect(read(none, 'package/a')).rejects.toThrow('damaged');

  await expect(read(path.join(folder, 'absent.tgz'), 'package/a')).rejects.toMatchObject({ code: 'ENOENT' });
});

it('bounds what a hostile archive can make it hold', async () => {
  const archive = archiveOf(entry({ name: 'PaxHeader', type: 'x', content: Buffer.alloc(70_000, 0x20) }));
  await expect(read(archive, 'package/a')).rejects.toThrow('a name that is too long');
});

it('stops when told to', async () => {
  const archive = archiveOf(entry({ name: 'package/c', content: Buffer.alloc(5_000_000, 1) }));
  await expect(read(archive, 'package/c', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

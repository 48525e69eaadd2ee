import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaAddresses } from '../../src/server/media/addresses.ts';
import { makeTempFolder } from '../support/skills.ts';
import { openApp, PORT, type TestApp } from './support/app.ts';

const scratch = makeTempFolder();
const root = path.join(scratch, 'campaign');
const SOUND = Buffer.from('0123456789'.repeat(100));

beforeAll(() => {
  mkdirSync(path.join(root, 'art'), { recursive: true });
  writeFileSync(path.join(root, 'art', 'a.png'), 'a picture');
  writeFileSync(
    path.join(root, 'art', 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  );
  writeFileSync(path.join(root, 'art', 'page.html'), '<script>alert(1)</script>');
  writeFileSync(path.join(root, 'sound.ogg'), SOUND);
  writeFileSync(path.join(scratch, 'outside.png'), 'not yours');
  symlinkSync(path.join(scratch, 'outside.png'), path.join(root, 'art', 'link.png'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('an address', () => {
  const media = new MediaAddresses(Buffer.alloc(32, 1));

  it('is of a file in its folder, is always the same, and gives nothing away', () => {
    const address = media.addressOf(root, 'art/a.png') ?? '';
    expect(address).toMatch(/^\/media\/[\w-]+$/);
    expect(media.addressOf(root, 'art/a.png')).toBe(address);
    expect(Buffer.from(address, 'base64url').toString('latin1')).not.toContain('campaign');
    expect(media.open(address.slice('/media/'.length))).toMatchObject({ mediaType: 'image/png' });
  });

  it.each([
    '../outside.png',
    'art/link.png',
    'art/none.png',
    'art/page.html',
    'art',
    '/etc/passwd',
    'art/../../outside.png',
  ])('is not made of %s', (file) => expect(media.addressOf(root, file)).toBeNull());

  it('of another home, or of nobody, opens nothing', () => {
    const foreign = new MediaAddresses(Buffer.alloc(32, 2)).addressOf(root, 'art/a.png') ?? '';
    const own = media.addressOf(root, 'art/a.png') ?? '';
    const bent = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`;
    for (const address of [foreign, bent, '/media/', '/media/AAAA', `${own}AAAA`])
      expect(media.open(address.slice('/media/'.length)), address).toBeNull();
  });

  it('opens nothing any more once the file has become a link that leads out', () => {
    const file = path.join(root, 'art', 'changing.png');
    writeFileSync(file, 'mine');
    const sealed = media.addressOf(root, 'art/changing.png')?.slice('/media/'.length) ?? '';
    rmSync(file);
    symlinkSync(path.join(scratch, 'outside.png'), file);
    expect(media.open(sealed)).toBeNull();
  });
});

describe('a file', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openApp(scratch);
  });
  afterAll(async () => await opened.close());

  const get = async (file: string, headers: Record<string, string> = {}) =>
    await opened.app.inject({
      url: opened.services.media.addressOf(root, file) ?? '',
      headers: { host: `127.0.0.1:${PORT}`, ...headers },
    });

  it('needs no token, has its type, and stays with the browser', async () => {
    const { statusCode, headers, body } = await get('art/a.png');
    expect([statusCode, body]).toEqual([200, 'a picture']);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const { statusCode: again } = await get('art/a.png', { 'if-none-match': String(headers.etag) });
    expect(again).toBe(304);
  });

  it('of sound is given in parts', async () => {
    const { statusCode, headers, body } = await get('sound.ogg', { range: 'bytes=10-14' });
    expect([statusCode, body]).toEqual([206, '01234']);
    expect(headers['content-range']).toBe('bytes 10-14/1000');
    expect(headers['content-type']).toBe('audio/ogg');
    expect((await get('sound.ogg', { range: 'bytes=5000-' })).statusCode).toBe(416);
  });

  it('that is a drawing is never a document', async () => {
    const { headers } = await get('art/drawing.svg');
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

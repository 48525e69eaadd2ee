import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silhouette } from '../../../skills/character-portraits/src/drawing/silhouette.ts';
import { readPng } from '../../../skills/character-portraits/src/keeping/png.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { runPortrait } from './run-script.ts';

const SMITH = { characterId: 'npc:smith', name: 'Mara', description: 'A woman with grey hair.' };
const PICTURE = silhouette('from the server', 256).toString('base64');
const KEY = 'sk-very-secret';

let folder: string;
let server: Server;
let asked: { url: string; body: JsonObject; headers: IncomingHttpHeaders }[];
let answer: (response: ServerResponse, url: string) => void;
let base: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portraits-'));
  asked = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const body = text === '' ? {} : (JSON.parse(text) as JsonObject);
      asked.push({ url: request.url ?? '', body, headers: request.headers });
      answer(response, request.url ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const errorsIn = (events: readonly JsonObject[]) => events.filter(({ type }) => type === 'error');
const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const openAi = (others: JsonObject = {}) => ({
  config: {
    imageProvider: 'hosted',
    imageApi: 'openai',
    baseUrl: `${base}/v1`,
    model: 'dall-e-2',
    apiKey: KEY,
    ...others,
  },
});
const stableDiffusion = () => ({
  config: { imageProvider: 'local', imageApi: 'stable-diffusion', baseUrl: base },
});
const source = (asset: { path: string } | null) =>
  readPng(readFileSync(path.resolve(folder, asset?.path ?? '')));

describe('a server with OpenAI’s images API', () => {
  it('paints, in the size that was asked for', async () => {
    answer = json(200, { data: [{ b64_json: PICTURE }] });
    const { asset, portrait, warnings } = await runPortrait('lookup', folder, SMITH, openAi());
    expect(warnings).toEqual([]);
    expect(portrait).toMatchObject({ source: 'drawn' });
    expect(asset?.metadata).toMatchObject({
      provenance: { generator: 'openai, dall-e-2', style: 'stylized/512/openai/1' },
    });
    expect(source(asset)).toMatchObject({ width: 512, height: 512 });
    expect(asked).toMatchObject([
      {
        url: '/v1/images/generations',
        body: { model: 'dall-e-2', n: 1, size: '512x512', response_format: 'b64_json' },
        headers: { authorization: `Bearer ${KEY}` },
      },
    ]);
    expect(asked[0]?.body['prompt']).toContain('A woman with grey hair');
    expect((await runPortrait('lookup', folder, SMITH, openAi())).portrait).toMatchObject({ source: 'kept' });
    expect(asked).toHaveLength(1);
  });

  it('may point at the picture, and does not get the key there', async () => {
    answer = (response, url) =>
      url.endsWith('/picture')
        ? response.end(Buffer.from(PICTURE, 'base64'))
        : json(200, { data: [{ url: `${base}/picture` }] })(response);
    const { portrait, warnings } = await runPortrait('lookup', folder, SMITH, openAi());
    expect({ warnings, source: portrait?.['source'] }).toEqual({ warnings: [], source: 'drawn' });
    expect(asked[1]?.headers.authorization).toBeUndefined();
  });

  it('is not asked for what its model cannot do', async () => {
    answer = json(200, { data: [{ b64_json: PICTURE }] });
    await runPortrait('lookup', folder, SMITH, openAi({ model: 'gpt-image-1' }));
    expect(asked[0]?.body).toMatchObject({ size: '1024x1024' });
    expect(asked[0]?.body).not.toHaveProperty('response_format');
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['refuses the key', 'image_server_unauthorized', json(401, { error: { message: `bad key ${KEY}` } })],
    ['fails', 'image_server_failed', json(500, { error: { message: `oh no ${KEY}` } })],
    ['is busy', 'image_server_failed', json(429, {})],
    ['answers with a page', 'image_server_nonsense', (response) => response.end('<html>hello</html>')],
    ['answers with nothing', 'image_server_nonsense', json(200, { data: [] })],
    [
      'sends bytes that are no picture',
      'image_server_nonsense',
      json(200, { data: [{ b64_json: Buffer.from('hello there').toString('base64') }] }),
    ],
    [
      'sends half a picture',
      'image_server_nonsense',
      json(200, { data: [{ b64_json: PICTURE.slice(0, 400) }] }),
    ],
    ['points at a file', 'image_server_nonsense', json(200, { data: [{ url: 'file:///etc/passwd' }] })],
    ['hangs up', 'image_server_unreachable', (response) => response.destroy()],
    [
      'sends us elsewhere',
      'image_server_unreachable',
      (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
  ])('that %s is done without', async (_, code, behaviour) => {
    answer = behaviour;
    const { portrait, asset, events, ok } = await runPortrait('lookup', folder, SMITH, openAi());
    expect(ok).toBe(true);
    expect(portrait).toMatchObject({ source: 'drawn' });
    expect(asset?.metadata).toMatchObject({ provenance: { style: 'stylized/512/local/1' } });
    expect(errorsIn(events)).toMatchObject([{ errorCode: code }]);
    expect(JSON.stringify(events)).not.toContain(KEY);
  });

  it.each(['before', 'within'])('that is silent %s its answer is given up in time', async (when) => {
    answer = (response) => {
      if (when === 'within') response.writeHead(200).write('{"data":');
    };
    const { portrait, events, ok } = await runPortrait('lookup', folder, SMITH, openAi({ timeout: 2 }));
    expect({ ok, source: portrait?.['source'] }).toEqual({ ok: true, source: 'drawn' });
    expect(errorsIn(events)).toMatchObject([{ errorCode: 'image_server_slow' }]);
  });

  it('is not asked elsewhere when pictures are to be local', async () => {
    const config = { imageProvider: 'local', baseUrl: 'https://images.example.com/v1' };
    const { portrait, warnings } = await runPortrait('lookup', folder, SMITH, { config });
    expect(portrait).toMatchObject({ source: 'drawn' });
    expect(warnings).toHaveLength(1);
  });
});

describe('a Stable Diffusion web server on this machine', () => {
  it('paints from a seed of the character’s own', async () => {
    answer = json(200, { images: [PICTURE] });
    const { asset, warnings } = await runPortrait('generate', folder, SMITH, stableDiffusion());
    expect(warnings).toEqual([]);
    expect(source(asset)).toMatchObject({ width: 512 });
    await runPortrait('update', folder, SMITH, stableDiffusion());
    expect(asked).toMatchObject([
      { url: '/sdapi/v1/txt2img', body: { width: 512, height: 512 } },
      { url: '/sdapi/v1/txt2img' },
    ]);
    expect(asked[0]?.body['seed']).not.toBe(asked[1]?.body['seed']);
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', json(500, { detail: 'out of memory' })],
    ['has no such API', json(404, { detail: 'Not Found' })],
    ['answers with nothing', json(200, { images: [] })],
    ['answers with another kind of thing', json(200, { images: [7] })],
  ])('that %s is done without', async (_, behaviour) => {
    answer = behaviour;
    const { portrait, events } = await runPortrait('generate', folder, SMITH, stableDiffusion());
    expect(portrait).toMatchObject({ source: 'drawn' });
    expect(errorsIn(events)).toHaveLength(1);
  });
});

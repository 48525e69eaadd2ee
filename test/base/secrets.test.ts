import { describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import { maskSecrets } from '../../src/base/secrets.ts';

const SECRET = 'sk-0123456789';

/** The value as a log would print it. */
const shown = (value: unknown) => JSON.stringify(maskSecrets(value));

describe('masking secrets', () => {
  it.each([
    'apiKey',
    'api_key',
    'API-KEY',
    'x-api-key',
    'OPENAI_API_KEY',
    'token',
    'accessToken',
    'refresh_token',
    'password',
    'dbPassword',
    'passwd',
    'secret',
    'client_secret',
    'Authorization',
    'credentials',
  ])('hides what is called %s', (key) => {
    expect(shown({ [key]: SECRET })).not.toContain(SECRET);
    expect(shown({ [key]: { value: SECRET } })).not.toContain(SECRET);
    expect(shown({ [key]: [SECRET] })).not.toContain(SECRET);
    expect(shown({ [key]: 123_456 })).not.toContain('123456');
  });

  it('leaves everything else as it is', () => {
    const value = { name: 'Mira', hp: 7, bag: ['rope', null, true], at: { room: 'hall' }, note: '' };
    expect(maskSecrets(value)).toEqual(value);
    for (const plain of ['text', 7, true, null, undefined]) expect(maskSecrets(plain)).toBe(plain);
  });

  it('shows whether a secret is set', () => {
    expect(maskSecrets({ apiKey: '', token: null, hasPassword: true })).toEqual({
      apiKey: '',
      token: null,
      hasPassword: true,
    });
  });

  it('hides at any depth', () => {
    let value: object = { apiKey: SECRET };
    for (let depth = 0; depth < 40; depth += 1) {
      expect(shown(value)).not.toContain(SECRET);
      value = depth % 2 === 0 ? { inner: value, others: [1, value] } : { list: [[value]] };
      if (depth > 12) value = { inner: value };
    }
  });

  it('shows what is not secret some levels down', () => {
    expect(maskSecrets({ a: { b: { c: [{ d: 'here', token: SECRET }] } } })).toEqual({
      a: { b: { c: [{ d: 'here', token: '•••' }] } },
    });
  });

  it('hides in the details and the causes of errors', () => {
    const root = Object.assign(new Error('refused'), { config: { headers: { authorization: SECRET } } });
    const middle = new NarratoriaError('internal_error', 'The call failed.', {
      details: { request: { apiKey: SECRET }, attempts: [{ token: SECRET }] },
      cause: root,
    });
    const error = new Error('Nothing worked.', { cause: middle });
    const text = shown({ err: error, others: [middle] });
    expect(text).not.toContain(SECRET);
    expect(text).toContain('refused');
    expect(text).toContain('The call failed.');
    expect(text).toContain('internal_error');
  });

  it('tells of an error its type, message, stack and code', () => {
    const error = new NarratoriaError('internal_error', 'Oh.', { hint: 'Try again.' });
    expect(maskSecrets(error)).toMatchObject({
      type: 'NarratoriaError',
      message: 'Oh.',
      code: 'internal_error',
      hint: 'Try again.',
      stack: expect.stringContaining('secrets.test'),
    });
  });

  it('hides in a cause that is no error', () => {
    expect(shown(new Error('Oh.', { cause: { password: SECRET } }))).not.toContain(SECRET);
  });

  it('tells of each error of an AggregateError', () => {
    const error = new AggregateError([new Error('first way'), new Error('second way')], 'No way.');
    expect(shown(error)).toContain('first way');
    expect(shown(error)).toContain('second way');
  });

  it('ends where things refer to themselves', () => {
    const ring: Record<string, unknown> = { token: SECRET };
    ring['self'] = ring;
    const error = new Error('Oh.');
    error.cause = error;
    expect(shown([ring, error])).not.toContain(SECRET);
  });

  it('does not grow without end where things refer to each other', () => {
    const nodes = Array.from({ length: 12 }, (_, id) => ({ id, all: [] as unknown[] }));
    for (const node of nodes) node.all.push(...nodes);
    const start = performance.now();
    expect((shown(nodes[0]) ?? '').length).toBeLessThan(1_000_000);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('changes nothing in what it is given', () => {
    const value = Object.freeze({ apiKey: SECRET, list: Object.freeze([Object.freeze({ token: SECRET })]) });
    maskSecrets(value);
    expect(value).toEqual({ apiKey: SECRET, list: [{ token: SECRET }] });
  });

  it('takes __proto__ for a key', () => {
    const text = shown(JSON.parse(`{"__proto__":{"token":"${SECRET}","a":1}}`)) ?? '';
    expect(text).toBe('{"__proto__":{"token":"•••","a":1}}');
  });

  it('shows dates and addresses as text', () => {
    const value = { at: new Date(0), link: new URL('https://example.org/a') };
    expect(shown(value)).toBe('{"at":"1970-01-01T00:00:00.000Z","link":"https://example.org/a"}');
  });
});

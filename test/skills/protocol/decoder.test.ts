import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnknownEventTypeError } from '../../../src/base/errors.ts';
import type { Json } from '../../../src/base/json.ts';
import { withoutControlsIn } from '../../../src/base/plain-text.ts';
import { OUTPUT_LIMITS } from '../../../src/skills/protocol/limits.ts';
import { eventSequence } from './support/arbitraries.ts';
import { cut, DONE, decode, LOG, ndjson, violationOf } from './support/decode.ts';
import { holds } from './support/holds.ts';

function withoutTime({ timestamp: _, ...event }: { timestamp?: unknown }): object {
  return event;
}

describe('framing', () => {
  it('reads one event a line', () => {
    const { events, error, isDone } = decode([ndjson(LOG, { ...LOG, message: 'Again' }, DONE)]);
    expect(error).toBeNull();
    expect(isDone).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(['log', 'log', 'done']);
  });

  it('gives the same events however the bytes are cut, even inside a character', () => {
    holds(
      fc.property(
        eventSequence,
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\n\n', '\n \t\n'),
        (sequence, places, ending) => {
          const bytes = Buffer.from(sequence.map((event) => JSON.stringify(event) + ending).join(''));
          const whole = decode([bytes]);
          expect(whole.error).toBeNull();
          expect(whole.events).toHaveLength(sequence.length);
          const pieces = decode(cut(bytes, places));
          expect(pieces.error).toBeNull();
          expect(ndjson(...pieces.events)).toBe(ndjson(...whole.events));
        },
      ),
      400,
    );
  });

  it('keeps every value as it was sent, without control characters', () => {
    holds(
      fc.property(eventSequence, (sequence) => {
        const { events } = decode([ndjson(...sequence)]);
        // Compared as text, because equality of objects overlooks a key called __proto__.
        expect(ndjson(...events.map(withoutTime))).toBe(
          ndjson(...sequence.map((event) => withoutControlsIn(withoutTime(event) as Json))),
        );
      }),
      200,
    );
  });

  it('gives the same events byte by byte', () => {
    const bytes = Buffer.from(ndjson({ ...LOG, message: 'Der Schlüssel 🗝️ liegt unter 石' }, DONE));
    expect(decode(Array.from(bytes, (byte) => Buffer.of(byte)))).toEqual(decode([bytes]));
  });

  it('reads a last line that lacks its newline', () => {
    expect(decode([ndjson(LOG), JSON.stringify(DONE)]).isDone).toBe(true);
  });

  it('passes an event on as soon as its line is complete', () => {
    const { events } = decode([ndjson(LOG), '{"version":"0"']);
    expect(events).toHaveLength(1);
  });

  it('accepts CRLF', () => {
    expect(decode([`${JSON.stringify(LOG)}\r\n${JSON.stringify(DONE)}\r\n`])).toMatchObject({
      error: null,
      isDone: true,
    });
  });

  it('accepts CRLF whose two bytes come apart', () => {
    expect(decode([`${JSON.stringify(DONE)}\r`, '\n'])).toMatchObject({ error: null, isDone: true });
  });

  it('skips blank lines but counts them', () => {
    const { error } = decode(['\n  \t\r\n\n', ndjson(LOG), 'oops\n']);
    expect(error?.details).toMatchObject({ line: 5 });
  });

  it('skips a byte order mark at the start, whole or in pieces', () => {
    const bytes = Buffer.from(`\uFEFF${ndjson(DONE)}`);
    expect(decode([bytes]).isDone).toBe(true);
    expect(decode(cut(bytes, [1, 2])).isDone).toBe(true);
    expect(decode(['\uFEFF\n', ndjson(DONE)]).isDone).toBe(true);
  });

  it('takes no byte order mark anywhere else', () => {
    expect(violationOf(`${ndjson(LOG)}\uFEFF${ndjson(DONE)}`)).toMatchObject({ code: 'invalid_json' });
  });

  it('has nothing to say about a script that wrote nothing', () => {
    expect(decode([])).toEqual({ events: [], error: null, isDone: false });
    expect(decode([''])).toEqual({ events: [], error: null, isDone: false });
  });
});

describe('lines that are not one JSON object in UTF-8', () => {
  it.each([
    ['prose', 'Loading the model…'],
    ['a list', '[]'],
    ['a string', '"done"'],
    ['null', 'null'],
    ['a number', '42'],
    ['half an object', '{"version":"0","type":'],
    ['two objects on a line', `${JSON.stringify(LOG)}${JSON.stringify(DONE)}`],
    ['a comment', '// done'],
    ['a trailing comma', '{"version":"0","type":"done","ok":true,}'],
    ['NaN', '{"version":"0","type":"state_patch","patch":{"hp":NaN}}'],
    ['a raw control character', '{"version":"0","type":"log","level":"info","message":"a\u0001b"}'],
  ])('%s is invalid_json', (_, line) => {
    expect(violationOf(`${line}\n`)).toMatchObject({ code: 'invalid_json', details: { line: 1 } });
  });

  it('names the line and shows its beginning', () => {
    const error = violationOf(`${ndjson(LOG)}Traceback (most recent call last):\n`);
    expect(error.message).toContain('Line 2');
    expect(error.message).toContain('Traceback (most recent call last):');
  });

  it('shows no more than the beginning of a long line', () => {
    const error = violationOf('x'.repeat(100_000));
    expect(error.message.length).toBeLessThan(300);
    expect(JSON.stringify(error).length).toBeLessThan(600);
  });

  it.each([
    ['a lone continuation byte', [0x80]],
    ['a character cut short', [0xc3]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a code point past the last', [0xf4, 0x90, 0x80, 0x80]],
    ['Latin-1', [0xe9]],
  ])('%s is not UTF-8', (_, bytes) => {
    const line = Buffer.concat([
      Buffer.from('{"version":"0","type":"log","level":"info","message":"'),
      Buffer.from(bytes),
      Buffer.from('"}\n'),
    ]);
    expect(violationOf(line)).toMatchObject({ code: 'invalid_json' });
    expect(violationOf(line).message).toContain('UTF-8');
  });

  it('takes a half surrogate pair written as an escape, which is legal JSON', () => {
    const line = '{"version":"0","type":"log","level":"info","message":"\\ud83d"}\n';
    expect(decode([line]).error).toBeNull();
  });
});

describe('limits', () => {
  const line = ndjson({ ...LOG, message: 'm'.repeat(100) });
  const lineBytes = line.length - 1;

  it('accepts a line as long as the limit', () => {
    expect(decode([line], { lineBytes }).error).toBeNull();
    expect(decode([line.trimEnd()], { lineBytes }).error).toBeNull();
  });

  it.each([
    ['in one chunk', (text: string) => [text]],
    ['dripped byte by byte', (text: string) => [...text]],
    ['without its newline', (text: string) => [text.trimEnd()]],
    ['after good ones', (text: string) => [ndjson(LOG), text]],
  ])('refuses a longer line %s', (_, split) => {
    const { error } = decode(split(line), { lineBytes: lineBytes - 1 });
    expect(error).toMatchObject({ code: 'line_too_long', details: { limit: lineBytes - 1 } });
  });

  it('does not wait for the end of a line that is too long already', () => {
    const { error } = decode(['x'.repeat(11)], { lineBytes: 10 });
    expect(error?.code).toBe('line_too_long');
  });

  it('joins a line that comes in very many parts', () => {
    const message = 'ö'.repeat(5000);
    const bytes = Buffer.from(ndjson({ ...LOG, message }));
    expect(decode(Array.from(bytes, (byte) => Buffer.of(byte))).events).toMatchObject([{ message }]);
  });

  it('accepts as many bytes as the limit and refuses one more', () => {
    const output = ndjson(LOG, LOG, LOG);
    expect(decode([output], { totalBytes: output.length }).error).toBeNull();
    expect(decode([output], { totalBytes: output.length - 1 }).error).toMatchObject({
      code: 'output_limit',
      details: { limit: output.length - 1 },
    });
  });

  it('counts the bytes of blank lines too', () => {
    expect(violationOf('\n'.repeat(101), { totalBytes: 100 })).toMatchObject({ code: 'output_limit' });
  });

  it('judges the limit of bytes alike however the bytes are cut', () => {
    const bytes = Buffer.from(ndjson(LOG, DONE));
    const limits = { totalBytes: bytes.length - 10 };
    const whole = decode([bytes], limits);
    const dripped = decode(
      Array.from(bytes, (byte) => Buffer.of(byte)),
      limits,
    );
    expect(dripped).toEqual(whole);
  });

  it('does not count what follows done', () => {
    const output = ndjson(DONE);
    expect(decode([`${output}${'x'.repeat(1000)}`], { totalBytes: output.length }).error).toBeNull();
  });

  it('accepts as many events as the limit and refuses one more', () => {
    expect(decode([ndjson(LOG, LOG, DONE)], { events: 3 }).isDone).toBe(true);
    const { events, error } = decode([ndjson(LOG, LOG, LOG, DONE)], { events: 3 });
    expect(events).toHaveLength(3);
    expect(error).toMatchObject({ code: 'output_limit', details: { limit: 3 } });
  });

  it('has the limits the error pages speak of', () => {
    expect(OUTPUT_LIMITS.lineBytes).toBe(8 * 1024 * 1024);
    expect(OUTPUT_LIMITS.totalBytes).toBeGreaterThan(OUTPUT_LIMITS.lineBytes);
  });
});

describe('JSON that parses but would do harm', () => {
  const nested = (levels: number, open: string, close: string) =>
    `{"version":"0","type":"state_patch","patch":{"a":${open.repeat(levels)}1${close.repeat(levels)}}}\n`;

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('refuses %s nested too deeply, without overflowing', (_, open, close) => {
    for (const levels of [200, 5000, 200_000]) {
      const error = violationOf(nested(levels, open, close));
      expect(error).toMatchObject({ code: 'protocol_violation' });
      expect(error.message).toContain('nested too deeply');
    }
  });

  it('accepts nesting up to the limit', () => {
    // The event and the patch are two levels.
    expect(decode([nested(8, '[', ']')], { depth: 10 }).error).toBeNull();
    expect(decode([nested(9, '[', ']')], { depth: 10 }).error?.code).toBe('protocol_violation');
  });

  it.each(['1e999', '-1e999', '[{"deep":1e999}]'])('refuses the number in %s', (number) => {
    const error = violationOf(`{"version":"0","type":"state_patch","patch":{"gold":${number}}}\n`);
    expect(error).toMatchObject({ code: 'protocol_violation', details: { line: 1 } });
    expect(error.message).toContain('number');
  });

  it('also looks at fields it does not know', () => {
    expect(violationOf('{"version":"0","type":"done","ok":true,"x":1e999}\n').code).toBe(
      'protocol_violation',
    );
  });

  it('treats __proto__ and constructor as plain keys', () => {
    const line =
      '{"version":"0","type":"state_patch","__proto__":{"polluted":1},' +
      '"patch":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}\n';
    const { events, error } = decode([line]);
    expect(error).toBeNull();
    const event = events[0];
    if (event?.type !== 'state_patch') throw new Error('not a patch');
    expect(Object.keys(event.patch)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(event.patch)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(event)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });

  it('does not find a required field in __proto__', () => {
    expect(violationOf('{"version":"0","type":"done","__proto__":{"ok":true}}\n').message).toContain('"ok"');
    expect(violationOf('{"__proto__":{"version":"0","type":"done","ok":true}}\n').code).toBe(
      'protocol_violation',
    );
  });

  it.each(['constructor', 'toString', '__proto__'])('does not take %s for an event type', (type) => {
    expect(violationOf(ndjson({ version: '0', type }))).toBeInstanceOf(UnknownEventTypeError);
  });

  it.each([
    ['type', { ...LOG, type: 'x'.repeat(100_000) }],
    ['version', { ...LOG, version: 'x'.repeat(100_000) }],
    ['level', { ...LOG, level: 'x'.repeat(100_000) }],
    [
      'mediaType',
      { version: '0', type: 'asset', assetId: 'a', kind: 'b', path: 'c', mediaType: 'x'.repeat(100_000) },
    ],
  ])('says in few words what is wrong with a huge %s', (_, event) => {
    expect(JSON.stringify(violationOf(ndjson(event))).length).toBeLessThan(2000);
  });

  it('says in few words that a huge asset id came twice', () => {
    const asset = {
      version: '0',
      type: 'asset',
      assetId: 'x'.repeat(100_000),
      kind: 'image',
      mediaType: 'image/png',
      path: 'a.png',
    };
    expect(JSON.stringify(violationOf(ndjson(asset, asset))).length).toBeLessThan(2000);
  });
});

describe('after done', () => {
  it('reads nothing more, whatever it is', () => {
    const { events, error } = decode(
      [ndjson(DONE, LOG), 'rubbish\n', Buffer.of(0xff, 0xfe), 'x'.repeat(1000), ndjson(DONE)],
      { lineBytes: 100, totalBytes: 500 },
    );
    expect(error).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(['done']);
  });

  it('stops in the middle of a chunk', () => {
    expect(decode([`${ndjson(DONE)}rubbish\n`])).toMatchObject({ error: null, isDone: true });
  });

  it('accepts done with ok false', () => {
    expect(decode([ndjson({ ...DONE, ok: false, summary: 'No luck.' })]).events).toMatchObject([
      { ok: false, summary: 'No luck.' },
    ]);
  });
});

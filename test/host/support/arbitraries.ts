import fc from 'fast-check';

const METHODS = [
  'describe',
  'echo',
  'anything',
  'pause',
  'fail',
  'refuse',
  'unspeakable',
  'nothing',
  '__proto__',
];

const id = fc.oneof(fc.string(), fc.integer(), fc.constant(null));

const params = fc.oneof(
  fc.record({ text: fc.string(), times: fc.integer({ min: -2, max: 3 }) }, { requiredKeys: [] }),
  fc.record({ playthroughId: fc.oneof(fc.constantFrom('playthrough-1', 'playthrough-2'), fc.jsonValue()) }),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.constant({}),
);

/** A call as it should be, with or without an id. */
export const goodCall = fc.record(
  { jsonrpc: fc.constant('2.0'), method: fc.constantFrom(...METHODS), id, params },
  { requiredKeys: ['jsonrpc', 'method'] },
);

/** Something like a call, right or wrong in each of its parts. */
const callLike = fc.oneof(
  { weight: 3, arbitrary: goodCall },
  fc.record(
    {
      jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
      method: fc.oneof(fc.constantFrom(...METHODS), fc.jsonValue()),
      id: fc.oneof(id, fc.jsonValue()),
      params: fc.oneof(params, fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

/** Any JSON a script may send: one message or a batch. */
export const message = fc.oneof(callLike, fc.array(callLike, { maxLength: 8 }));

/** Any bytes a script may send as a body: JSON, JSON with a piece cut out, or noise. */
export const body = fc.oneof(
  message.map((value) => Buffer.from(JSON.stringify(value))),
  fc.tuple(message, fc.nat(), fc.nat({ max: 20 })).map(([value, at, length]) => {
    const text = Buffer.from(JSON.stringify(value));
    const start = at % text.length;
    return Buffer.concat([text.subarray(0, start), text.subarray(start + length)]);
  }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
);

/** A value that HTTP lets stand in a header. */
const headerValue = fc.stringMatching(/^[ -~]{0,40}$/).map((value) => value.trim());

/** Headers to put in the place of good ones; undefined leaves one out. */
export const headers = fc.record(
  {
    host: fc.oneof(headerValue, fc.constantFrom('localhost', 'evil.example')),
    origin: headerValue,
    'sec-fetch-site': fc.constantFrom('none', 'same-origin', 'cross-site'),
    authorization: fc.oneof(
      headerValue,
      headerValue.map((value) => `Bearer ${value}`),
      fc.constant(undefined),
    ),
    'content-type': fc.oneof(headerValue, fc.constantFrom('application/json;', 'text/plain', undefined)),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
    expect: fc.constantFrom('100-continue', 'something'),
    'x-forwarded-host': headerValue,
    cookie: headerValue,
  },
  { requiredKeys: [] },
);

export const httpMethod = fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');

export const target = fc.oneof(
  { weight: 3, arbitrary: fc.constant('/rpc') },
  fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`)),
);

/** Pieces of HTTP, in any order, with noise between them. */
export const wireNoise = fc.array(
  fc.oneof(
    fc
      .constantFrom(
        'POST /rpc HTTP/1.1\r\n',
        'GET / HTTP/1.0\r\n',
        'Host: 127.0.0.1\r\n',
        'Content-Length: 5\r\n',
        'Content-Length: -1\r\n',
        'Transfer-Encoding: chunked\r\n',
        'Connection: upgrade\r\nUpgrade: websocket\r\n',
        '\r\n',
        '\r\n\r\n',
        '5\r\nhello\r\n',
        'fffffffffffffffff\r\n',
        '0\r\n\r\n',
        '{"jsonrpc":"2.0","id":1,"method":"describe"}',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01',
      )
      .map((text) => Buffer.from(text, 'latin1')),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  ),
  { minLength: 1, maxLength: 8 },
);

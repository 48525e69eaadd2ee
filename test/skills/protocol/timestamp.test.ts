import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { validator } from '../../../src/contracts/validate.ts';
import { DONE, decode, LOG, NOW, ndjson } from './support/decode.ts';
import { holds } from './support/holds.ts';

const RECEIVED = '2026-02-03T04:05:06.789Z';
const isDateTime = validator(Type.String({ format: 'date-time' }));

describe("an event's timestamp", () => {
  it('is the time of receipt where a script gives none', () => {
    expect(decode([ndjson(DONE)]).events[0]?.timestamp).toBe(RECEIVED);
  });

  it('is the time its bytes came in', () => {
    let time = NOW;
    const clock = () => {
      time += 1000;
      return time;
    };
    const { events } = decode([ndjson(LOG), ndjson(DONE)], {}, clock);
    expect(events.map(({ timestamp }) => timestamp)).toEqual([
      '2026-02-03T04:05:07.789Z',
      '2026-02-03T04:05:08.789Z',
    ]);
  });

  it.each([
    '2026-01-24T10:30:00Z',
    '2026-01-24T10:30:00.123456+02:00',
    '1999-12-31T23:59:59-11:30',
    '2024-02-29T00:00:00Z',
  ])('stays %s', (timestamp) => {
    expect(decode([ndjson({ ...DONE, timestamp })]).events[0]?.timestamp).toBe(timestamp);
  });

  it.each([
    '',
    'yesterday',
    '2026-01-24',
    '2026-01-24T10:30:00',
    '24.01.2026 10:30',
    '1769250600',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-01-24T24:00:00Z',
    '2026-01-24T10:60:00Z',
    '2026-01-24T10:30:61Z',
    '2026-01-24T10:30:00+25:00',
    '2026-01-24T10:30:00+02:60',
    ' 2026-01-24T10:30:00Z',
    '2026-01-24T10:30:00Z\n',
  ])('replaces %j, which is no date and time of RFC 3339', (timestamp) => {
    expect(decode([ndjson({ ...DONE, timestamp })]).events[0]?.timestamp).toBe(RECEIVED);
  });

  it('is always one that the contract of results accepts', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    const nearlyRight = fc
      .tuple(fc.constantFrom('2024', '2026', '0000', '9999'), two, two, two, two, two)
      .chain(([year, month, day, hour, minute, second]) =>
        fc
          .constantFrom('Z', 'z', '+00:00', '-23:59', '+24:00', '.5Z', '')
          .map((zone) => `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`),
      );
    const plausible = fc
      .tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 28, max: 31 }),
        fc.integer({ min: 22, max: 24 }),
      )
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')))
      .map(([month, day, hour]) => `2026-${month}-${day}T${hour}:00:00Z`);
    holds(
      fc.property(fc.oneof(nearlyRight, plausible, fc.string()), (given) => {
        expect(isDateTime(decode([ndjson({ ...DONE, timestamp: given })]).events[0]?.timestamp)).toEqual([]);
      }),
      2000,
    );
  });
});

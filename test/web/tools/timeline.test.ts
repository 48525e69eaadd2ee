import { describe, expect, it } from 'vitest';
import { niceStep, timelineOf } from '../../../web/panels/tools/timeline.ts';
import { invocation } from './support.ts';

describe('the timeline', () => {
  it('shows when each tool ran, as shares of a round number', () => {
    const { endMs, rows, ticks } = timelineOf(
      [
        invocation('a', { startedAtMs: 0, executionTimeMs: 100 }),
        invocation('b', { startedAtMs: 100, executionTimeMs: 280 }),
      ],
      999,
    );
    expect(endMs).toBe(400);
    expect(rows.map(({ bar }) => bar)).toEqual([
      { start: 0, length: 0.25 },
      { start: 0.25, length: 0.7 },
    ]);
    expect(ticks.map(({ atMs }) => atMs)).toEqual([0, 100, 200, 300, 400]);
  });

  it('lets a running tool reach up to now and shows no bar for one that waits', () => {
    const { endMs, rows } = timelineOf(
      [
        invocation('a', { state: 'running', startedAtMs: 200, executionTimeMs: 0 }),
        invocation('b', { state: 'waiting', startedAtMs: null, executionTimeMs: 0 }),
      ],
      600,
    );
    expect(rows[0]?.bar?.length).toBeCloseTo(400 / endMs);
    expect(rows[1]?.bar).toBeNull();
  });

  it('holds with nothing in it', () => {
    expect(timelineOf([], 0)).toMatchObject({ rows: [], endMs: 1 });
  });
});

describe('steps', () => {
  it.each([
    [0.3, 0.5],
    [1, 1],
    [95, 100],
    [101, 200],
    [2100, 5000],
  ])('%d becomes %d', (rough, step) => expect(niceStep(rough)).toBeCloseTo(step));
});

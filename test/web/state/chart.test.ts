import { describe, expect, it } from 'vitest';
import { chartLine, seriesInWords, signed } from '../../../web/panels/state/chart.ts';

const BOX = { width: 120, height: 60, padding: 10 };
const point = (scene: number, score: number) => ({ scene, score, reason: '' });

describe('the line of a score', () => {
  it('steps at each change and reaches to the last scene', () => {
    const { line, zeroY, limit, dots } = chartLine([point(1, 0), point(3, 26)], BOX, 6);
    expect(line).toBe('M10,30 H50 V19.6 H110');
    expect(zeroY).toBe(30);
    expect(limit).toBe(50);
    expect(dots.map(({ x, y }) => [x, y])).toEqual([
      [10, 30],
      [50, 19.6],
    ]);
  });

  it('keeps a score beyond a hundred inside the box', () => {
    const { dots } = chartLine([point(1, -400), point(2, 400)], BOX, 2);
    expect(dots.map(({ y }) => y)).toEqual([50, 10]);
  });

  it('holds with one point and with none', () => {
    expect(chartLine([point(4, 100)], BOX, 4).line).toBe('M10,10 H110');
    expect(chartLine([], BOX, 4)).toMatchObject({ line: '', dots: [] });
  });
});

describe('in words', () => {
  it('says how things stand', () => {
    const series = { id: 'm', name: 'Mara', feeling: 'warm', points: [point(1, 0), point(3, 12)] };
    expect(seriesInWords(series)).toBe('Mara: warm, +12 after scene 3, 2 entries.');
    expect(seriesInWords({ ...series, points: [] })).toBe('Mara: no data yet.');
  });

  it('signs numbers', () => {
    expect([5, -5, 0, 0.04, -2.55].map(signed)).toEqual(['+5', '−5', '0', '0', '−2.5']);
  });
});

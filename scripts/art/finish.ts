import { el, radial, rect } from './svg.ts';

interface Sheet {
  width: number;
  height: number;
  /** For the grain, so that no two sheets have the same. */
  seed: number;
  ink: string;
}

/** The whole picture: what was drawn, under a grain of paper and darker towards the corners. */
export function sheet({ width, height, seed, ink }: Sheet, ...drawn: string[]): string {
  const grain = el(
    'filter',
    { id: 'grain', x: 0, y: 0, width: '100%', height: '100%' },
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.8, numOctaves: 2, seed, result: 'noise' }),
    el('feColorMatrix', {
      type: 'matrix',
      values: '0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0.9 0 0 -0.75',
    }),
  );
  const corners = radial('corners', [
    [0, ink, 0],
    [0.62, ink, 0],
    [1, ink, 0.62],
  ]);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('defs', {}, grain, corners),
    rect(0, 0, width, height, ink),
    ...drawn,
    el('ellipse', {
      cx: width / 2,
      cy: height / 2,
      rx: width * 0.78,
      ry: height * 0.78,
      fill: 'none',
    }),
    rect(0, 0, width, height, 'url(#corners)', {
      transform: `translate(${-width * 0.2} ${-height * 0.2}) scale(1.4)`,
    }),
    rect(0, 0, width, height, ink, { filter: 'url(#grain)', opacity: 0.16 }),
  );
}

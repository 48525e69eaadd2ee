import { createRandom } from '../../../../src/base/random.ts';
import { blend } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { whole } from './whole.ts';

export const cover: Picture = {
  name: 'cover',
  format: 'png',
  idea: 'Beds seen from above, row upon row, a lamp’s round of light on them, and one blanket that is green with moss.',
  keywords: ['cover', 'beds', 'sleepers', 'moss', 'lamp'],
  draw(palette) {
    const { ink, paper, light, accent } = palette;
    const random = createRandom('cover');
    const wool = ['#7d4a44', '#4d6385', '#8a7a52', '#6d5570', '#96694a', '#3f5a63', '#5a5f6b'];
    const caps = ['#efe6d3', '#c9b08a', '#b4564a', '#a9b8c4'];
    const beds: string[] = [];
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 12; column += 1) {
        const isExtra = row === 2 && column === 7;
        const [x, y] = [28 + column * 104, 14 + row * 142];
        const blanket = isExtra ? accent : random.pick(wool);
        const tilt = random.next() * 16 - 8;
        const tufts = isExtra
          ? Array.from({ length: 130 }, () => {
              const [tx, ty] = [x - 4 + random.next() * 88, y + 40 + random.next() * 86];
              return line(
                `M${tx},${ty} q${random.next() * 6 - 3},-5 ${random.next() * 8 - 4},-${6 + random.below(9)}`,
                blend(accent, random.next() < 0.4 ? paper : ink, random.next() * 0.4),
                2.4,
              );
            })
          : [];
        beds.push(
          group(
            {},
            rect(x - 3, y - 5, 84, 132, blend('#4a3628', ink, 0.3), { rx: 5 }),
            rect(x, y, 78, 124, blend(paper, ink, 0.2), { rx: 5 }),
            rect(x + 12, y + 6, 54, 30, paper, { rx: 10 }),
            group(
              { transform: `rotate(${tilt.toFixed(1)} ${x + 39} ${y + 24})` },
              ellipse(
                x + 39,
                y + 26,
                14,
                16,
                ['#d2a284', '#b57f5c', '#e6bd9b', '#9c6644'][random.below(4)] as string,
              ),
              shape(
                `M${x + 23},${y + 22} Q${x + 39},${y - 12} ${x + 55},${y + 22} Q${x + 39},${y + 12} ${x + 23},${y + 22}Z`,
                isExtra ? '#a8475a' : random.pick(caps),
              ),
            ),
            rect(x - 2, y + 44, 82, 82, blanket, { rx: 4 }),
            rect(x - 2, y + 44, 82, 11, blend(blanket, paper, 0.35), { rx: 4 }),
            ellipse(x + 39, y + 86, 24, 34, blend(blanket, paper, 0.1)),
            ...tufts,
          ),
        );
      }
    }
    const dark = `<defs><radialGradient id="round" gradientUnits="userSpaceOnUse" cx="800" cy="370" r="640"><stop offset="0" stop-color="${ink}" stop-opacity="0"/><stop offset="0.28" stop-color="${ink}" stop-opacity="0.12"/><stop offset="0.7" stop-color="${ink}" stop-opacity="0.8"/><stop offset="1" stop-color="${ink}" stop-opacity="0.94"/></radialGradient></defs>`;
    return whole(
      palette,
      'cover',
      rect(0, 0, 1280, 720, blend('#6b4c34', ink, 0.62)),
      ...beds,
      dark,
      rect(0, 0, 1280, 720, 'url(#round)'),
      glow('lamplight', 800, 370, 330, light, 0.42),
    );
  },
};

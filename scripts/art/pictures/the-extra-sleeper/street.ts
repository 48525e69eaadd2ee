import { createRandom } from '../../../../src/base/random.ts';
import { blend } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { forest, hills, house, sky, snowfall, stars } from '../../scenery.ts';
import { ellipse, glow, rect, shape } from '../../svg.ts';
import { whole } from './whole.ts';

export const street: Picture = {
  name: 'locations/the-street',
  idea: 'The street of Dormer in winter: shutters up, snow to the sills, a man of straw behind each pane that has one.',
  keywords: ['the street', 'location', 'snow', 'houses', 'straw men', 'shutters'],
  draw(palette) {
    const { ink, shade, middle, pale, paper, light } = palette;
    const random = createRandom('street');
    const row = [40, 240, 820, 1030].map((x, index) =>
      house(
        {
          x,
          foot: 560 + (index % 2) * 14,
          width: 170,
          height: 190,
          wall: blend(['#6b5a50', '#5d6472', '#6d5d4a', '#55605c'][index] ?? middle, ink, 0.25),
          roof: blend(shade, ink, 0.3),
          lit: null,
          shutters: blend('#3f5a63', ink, 0.35),
        },
        palette,
      ),
    );
    const straw = (x: number, y: number) =>
      rect(x - 24, y - 28, 48, 56, blend('#2a2f3a', ink, 0.2)) +
      ellipse(x, y - 4, 11, 13, '#c9a75c') +
      shape(`M${x - 20},${y + 28} Q${x},${y} ${x + 20},${y + 28}Z`, '#b08f48');
    return whole(
      palette,
      'street',
      sky([
        [0, blend(shade, ink, 0.4)],
        [0.6, middle],
        [1, pale],
      ]),
      stars(random, palette, 40, 240),
      hills(random, 380, 60, blend(middle, shade, 0.5)),
      forest(random, 26, 430, 110, blend(shade, ink, 0.2), blend(pale, middle, 0.4)),
      ...row,
      straw(124, 472),
      straw(904, 472),
      straw(1114, 486),
      shape(
        'M0,590 Q160,540 330,560 Q470,600 560,520 L700,520 Q800,610 930,566 Q1120,540 1280,590 V720 H0Z',
        blend(paper, pale, 0.35),
      ),
      shape('M560,520 L700,520 L840,720 L430,720Z', blend(pale, middle, 0.35)),
      shape('M600,430 L600,520 L660,520 L660,430 L630,396Z', blend(shade, ink, 0.3)),
      glow('far', 630, 476, 110, light, 0.7),
      rect(622, 468, 16, 20, light),
      ...Array.from({ length: 9 }, (_, index) =>
        ellipse(
          636 + (index % 2 === 0 ? -1 : 1) * (8 + index * 2.4),
          536 + index * 20,
          3 + index,
          2 + index * 0.6,
          blend(middle, shade, 0.3),
        ),
      ),
      snowfall(random, palette, 160),
    );
  },
};

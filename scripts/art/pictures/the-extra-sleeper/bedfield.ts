import { createRandom } from '../../../../src/base/random.ts';
import { blend } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { figure, forest, hills, sky, snowfall, stars } from '../../scenery.ts';
import { ellipse, glow, group, line, shape } from '../../svg.ts';
import { whole } from './whole.ts';

export const bedfield: Picture = {
  name: 'locations/the-bedfield',
  idea: 'The Bedfield, where Dormer buries its dead: headboards in rows in the snow under a low moon, one of them new.',
  keywords: ['the bedfield', 'location', 'graveyard', 'headboards', 'moon', 'snow'],
  draw(palette) {
    const { ink, shade, middle, pale, paper } = palette;
    const random = createRandom('bedfield');
    const boards = [0, 1, 2, 3, 4].flatMap((row) =>
      Array.from({ length: 5 + (4 - row) * 2 }, (_, index) => {
        const count = 5 + (4 - row) * 2;
        const size = 26 + row * 17;
        const x = 640 + (index - (count - 1) / 2) * (size * 2.5) + random.next() * 8;
        const y = 430 + row * row * 16 + row * 14;
        const fill = blend(row === 3 && index === 4 ? '#a5804e' : '#5a4230', ink, 0.5 - row * 0.09);
        const tilt = random.next() * 8 - 4;
        return group(
          { transform: `rotate(${tilt.toFixed(1)} ${x} ${y})` },
          shape(
            `M${x - size * 0.62},${y} V${y - size * 1.1} Q${x},${y - size * 1.75} ${x + size * 0.62},${y - size * 1.1} V${y}Z`,
            fill,
          ),
          line(
            `M${x - size * 0.3},${y - size * 0.3} V${y - size} M${x},${y - size * 0.3} V${y - size * 1.2} M${x + size * 0.3},${y - size * 0.3} V${y - size}`,
            blend(fill, ink, 0.5),
            size * 0.09,
          ),
          shape(
            `M${x - size * 0.7},${y - size * 1.06} Q${x},${y - size * 1.95} ${x + size * 0.7},${y - size * 1.06} Q${x},${y - size * 1.56} ${x - size * 0.7},${y - size * 1.06}Z`,
            paper,
          ),
          ellipse(x, y + 2, size * 0.95, size * 0.2, blend(paper, pale, 0.3)),
        );
      }),
    );
    return whole(
      palette,
      'bedfield',
      sky([
        [0, ink],
        [0.5, shade],
        [1, blend(middle, pale, 0.3)],
      ]),
      stars(random, palette, 120, 330),
      glow('moonlight', 930, 190, 300, paper, 0.4),
      ellipse(930, 190, 62, 62, paper),
      ellipse(912, 178, 12, 10, pale),
      ellipse(948, 210, 17, 13, pale),
      hills(random, 370, 46, blend(shade, middle, 0.35)),
      forest(random, 30, 404, 80, blend(shade, ink, 0.4), blend(middle, pale, 0.3)),
      hills(random, 412, 10, blend(pale, paper, 0.35)),
      ...boards,
      figure(212, 520, 96, ink),
      snowfall(random, palette, 60),
    );
  },
};

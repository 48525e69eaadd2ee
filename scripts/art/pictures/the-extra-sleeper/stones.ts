import { createRandom } from '../../../../src/base/random.ts';
import { blend } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { figure, fir, hills, sky, snowfall } from '../../scenery.ts';
import { glow, line, rect, shape } from '../../svg.ts';
import { whole } from './whole.ts';

export const ridge: Picture = {
  name: 'locations/the-stones',
  idea: 'The Ridge above Dormer: thirty-one standing stones along the pass, a turf house with smoke, dawn coming the other way.',
  keywords: ['the stones', 'location', 'ridge', 'pass', 'dawn', 'firs'],
  draw(palette) {
    const { ink, shade, middle, pale, paper, light } = palette;
    const random = createRandom('ridge');
    const stones = Array.from({ length: 31 }, (_, index) => {
      const along = index / 30;
      const x = 90 + along * 900 + random.next() * 10;
      const y = 600 - Math.sin(along * 2.2) * 210 - along * 70;
      const size = 58 * (1 - along * 0.78);
      return (
        shape(
          `M${x - size * 0.24},${y} L${x - size * 0.2},${y - size} Q${x},${y - size * 1.3} ${x + size * 0.22},${y - size * 0.9} L${x + size * 0.26},${y}Z`,
          blend(shade, ink, 0.15),
        ) +
        shape(
          `M${x - size * 0.22},${y - size * 0.92} Q${x},${y - size * 1.42} ${x + size * 0.24},${y - size * 0.84} Q${x},${y - size * 1.06} ${x - size * 0.22},${y - size * 0.92}Z`,
          paper,
        )
      );
    });
    return whole(
      palette,
      'ridge',
      sky([
        [0, blend(shade, middle, 0.3)],
        [0.45, blend(middle, pale, 0.4)],
        [0.75, blend(light, pale, 0.45)],
        [1, light],
      ]),
      glow('sunrise', 1010, 330, 420, light, 0.7),
      hills(random, 300, 120, blend(middle, pale, 0.45), 4),
      hills(random, 350, 80, blend(middle, shade, 0.4), 5),
      shape(
        'M0,620 Q240,430 520,390 Q820,340 1040,300 Q1180,300 1280,330 V720 H0Z',
        blend(paper, pale, 0.25),
      ),
      shape('M0,690 Q300,560 640,540 Q980,520 1280,580 V720 H0Z', blend(pale, middle, 0.3)),
      ...stones.reverse(),
      ...[1120, 1190, 1240, 1080].map((x, index) =>
        fir(x, 640 + (index % 2) * 30, 230 + index * 22, blend(shade, ink, 0.35), paper),
      ),
      fir(40, 660, 260, blend(shade, ink, 0.4), paper),
      fir(110, 700, 210, blend(shade, ink, 0.45), paper),
      shape('M760,600 Q850,500 960,590 L960,640 L760,640Z', blend('#4b4a3c', ink, 0.25)),
      shape('M752,604 Q850,486 970,594 Q850,540 752,604Z', paper),
      rect(838, 590, 40, 50, ink),
      rect(846, 600, 24, 22, light),
      line('M900,540 q-14,-40 10,-70 q22,-30 2,-66 q-16,-30 8,-60', paper, 12, { opacity: 0.4 }),
      figure(700, 640, 78, ink),
      snowfall(random, palette, 50),
    );
  },
};

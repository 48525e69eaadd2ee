import { createRandom } from '../../../../src/base/random.ts';
import { sheet } from '../../finish.ts';
import { blend, type Palette } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { figure, fir, forest, hills, house, sky, snowfall, stars, WIDE } from '../../scenery.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';

function whole(palette: Palette, seed: string, ...drawn: string[]): string {
  return sheet({ ...WIDE, seed: createRandom(seed).below(1000), ink: palette.ink }, ...drawn);
}

const street: Picture = {
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

const bedfield: Picture = {
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

const ridge: Picture = {
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

const cover: Picture = {
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

export const outdoors: readonly Picture[] = [street, bedfield, ridge, cover];

import { createRandom, type Random } from '../../../../src/base/random.ts';
import { sheet } from '../../finish.ts';
import { bed, coat, lancet, lantern, shelf, window } from '../../interior.ts';
import { blend, type Palette } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { figure, snowfall, WIDE } from '../../scenery.ts';
import { box, Camera, room } from '../../space.ts';
import { el, ellipse, glow, group, line, rect, shape } from '../../svg.ts';

const WOOL = ['#7d4a44', '#4d6385', '#8a7a52', '#5d6b4a', '#6d5570', '#96694a', '#3f5a63'];
const CAPS = ['#efe6d3', '#c9b08a', '#b4564a', '#a9b8c4', '#8fa06a'];

function place(
  name: string,
  idea: string,
  keywords: string[],
  drawing: (palette: Palette, random: Random) => string,
): Picture {
  return {
    name: `locations/${name}`,
    idea,
    keywords: [name.replaceAll('-', ' '), 'location', ...keywords],
    draw(palette) {
      const random = createRandom(name);
      return sheet({ ...WIDE, seed: random.below(1000), ink: palette.ink }, drawing(palette, random));
    },
  };
}

const wood = ({ ink }: Palette, share: number) => blend('#6b4c34', ink, share);

const hall = place(
  'the-hall',
  'The sleeping hall: rows of beds under rafters, the stove at the far end, one lamp on its round.',
  ['hall', 'beds', 'sleepers', 'rafters', 'night'],
  (palette, random) => {
    const { ink, shade, light } = palette;
    const camera = new Camera({ x: 640, y: 286, height: 2.5, focal: 640 });
    const rows = [24, 21.4, 18.8, 16.2, 13.6, 11, 8.4, 5.8, 3.4];
    const beds = rows.flatMap((z) =>
      [-5.1, 5.1, -3.5, 3.5, -1.9, 1.9].map((x) =>
        bed(camera, x, z, { blanket: random.pick(WOOL), cap: random.pick(CAPS), palette }),
      ),
    );
    const [stoveX, stoveY] = camera.at([0, 1.2, 26.5]);
    const rafters = [26, 22, 18, 14.5, 11.5, 8.5, 6, 4].map(
      (z) =>
        camera.edge(
          [
            [-6.2, 3.4, z],
            [0, 6.4, z],
            [6.2, 3.4, z],
          ],
          blend(wood(palette, 0.45), ink, Math.min(0.6, z / 40)),
          60 / z + 3,
        ) +
        camera.edge(
          [
            [-6.2, 3.9, z],
            [6.2, 3.9, z],
          ],
          blend(wood(palette, 0.5), ink, Math.min(0.6, z / 40)),
          42 / z + 2,
        ),
    );
    return group(
      {},
      room(
        camera,
        {
          half: 6.2,
          height: 6.6,
          depth: 28,
          wall: blend(shade, ink, 0.3),
          floor: wood(palette, 0.6),
          ceiling: blend(shade, ink, 0.65),
        },
        palette,
        16,
      ),
      box(
        camera,
        { x: 0, y: 0, z: 26.4, width: 3, height: 3.8, depth: 1 },
        { top: '#b9a98a', front: '#8d9c94', side: '#6f7d78' },
      ),
      glow('fire', stoveX, stoveY, 190, light, 0.95),
      ...rafters,
      ...beds,
      glow('hall-lamp', 662, 404, 250, light, 0.6),
      figure(640, 520, 190, ink, light),
      glow('hall-lamp-near', 690, 424, 60, light, 0.8),
    );
  },
);

const stove = place(
  'the-stove-house',
  'The stove house: a tiled stove as large as a cottage, its mouth open, cordwood to the roof, a small iron door in its foot.',
  ['stove', 'fire', 'tiles', 'cordwood', 'ash door'],
  (palette, random) => {
    const { ink, shade, light, pale } = palette;
    const camera = new Camera({ x: 560, y: 330, height: 1.7 });
    const tiles: string[] = [];
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 10; column += 1)
        tiles.push(
          rect(
            372 + column * 52,
            70 + row * 56,
            49,
            53,
            blend(
              random.pick(['#7f9a8c', '#6d8a80', '#8ba596', '#5f7d78']),
              ink,
              0.18 + random.next() * 0.14,
            ),
            { rx: 2 },
          ),
        );
    const logs = Array.from({ length: 120 }, (_, index) => {
      const [column, row] = [index % 10, Math.floor(index / 10)];
      const [x, y] = [960 + column * 34 + (row % 2) * 17, 640 - row * 33];
      return (
        ellipse(x, y, 17, 16, blend('#7a5638', ink, 0.3 + random.next() * 0.35)) +
        ellipse(x, y, 9, 8, blend('#a57d54', ink, 0.35))
      );
    });
    return group(
      {},
      room(
        camera,
        {
          half: 5,
          height: 5,
          depth: 6.5,
          wall: blend(shade, ink, 0.2),
          floor: blend('#4b4642', ink, 0.4),
          ceiling: blend(shade, ink, 0.7),
        },
        palette,
        9,
      ),
      rect(352, 40, 560, 620, blend('#4f6461', ink, 0.35)),
      ...tiles,
      rect(340, 30, 584, 30, blend(pale, ink, 0.4)),
      rect(340, 560, 584, 26, blend(pale, ink, 0.45)),
      shape('M500,520 L500,360 Q640,240 780,360 L780,520Z', ink),
      shape('M516,516 L516,366 Q640,262 764,366 L764,516Z', '#c2452d'),
      shape('M540,516 Q560,420 600,456 Q620,360 656,430 Q700,380 706,462 Q740,440 744,516Z', light),
      shape('M590,516 Q612,450 640,480 Q666,430 690,516Z', '#f7d58a'),
      rect(596, 600, 92, 70, '#1b1a1c'),
      line('M596,600 h92 v70 h-92z', '#5c5a58', 5),
      ellipse(672, 636, 6, 6, '#b9894a'),
      ...logs,
      glow('mouth', 640, 440, 520, light, 0.5),
      shape('M150,690 L180,470 L236,470 L226,690Z', blend('#5a4230', ink, 0.5)),
      line('M210,480 L300,240', blend('#8a6a48', ink, 0.3), 12),
      shape('M286,250 l30,-60 l26,12 l-26,62Z', blend('#7c8288', ink, 0.3)),
    );
  },
);

const watchRoom = place(
  'the-watch-room',
  'The Watch room: seven pegs and seven coats, one of them small; the Book under the lamp; a cabinet of sealed envelopes.',
  ['watch', 'coats', 'pegs', 'book', 'envelopes'],
  (palette, random) => {
    const { ink, shade, middle, light, paper } = palette;
    const camera = new Camera({ x: 640, y: 300, height: 1.7 });
    const coats = ['#33486a', '#6a6f5c', '#7a4a3a', '#4f6b3e', '#4a3a34', '#5b5f6b', '#a8475a'];
    const drawers = Array.from({ length: 24 }, (_, index) => {
      const [x, y] = [1010 + (index % 4) * 56, 190 + Math.floor(index / 4) * 56];
      return (
        rect(x, y, 50, 50, blend('#8a6a48', ink, 0.35 + random.next() * 0.12)) +
        rect(x + 10, y + 14, 30, 18, blend(paper, ink, 0.2)) +
        ellipse(x + 25, y + 40, 3, 3, light)
      );
    });
    return group(
      {},
      room(
        camera,
        {
          half: 4.2,
          height: 3.6,
          depth: 5.6,
          wall: blend('#4a4f5c', ink, 0.2),
          floor: wood(palette, 0.5),
          ceiling: blend(shade, ink, 0.6),
        },
        palette,
      ),
      window(560, 130, 170, 190, blend(middle, paper, 0.25), wood(palette, 0.55), 3),
      rect(178, 196, 350, 12, wood(palette, 0.4)),
      ...coats.map((colour, index) =>
        coat(204 + index * 50, 212, index === 6 ? 54 : 74, blend(colour, ink, 0.12), palette),
      ),
      rect(1000, 180, 236, 350, wood(palette, 0.55)),
      ...drawers,
      box(
        camera,
        { x: 0.1, y: 0, z: 2.3, width: 2.6, height: 0.95, depth: 1.1 },
        { top: wood(palette, 0.15), front: wood(palette, 0.55), side: wood(palette, 0.6) },
      ),
      shape('M560,486 L720,486 L744,528 L536,528Z', paper),
      line('M640,486 V528', '#9a8c74', 3),
      line('M566,498 h60 M562,508 h64 M656,498 h60 M658,508 h64', '#9a8c74', 2),
      lantern(640, 0, 190, 42, palette),
      glow('table', 640, 190, 470, light, 0.5),
      rect(820, 470, 46, 40, '#8d9c94', { rx: 6 }),
      line('M866,480 q18,8 0,22', '#8d9c94', 5),
    );
  },
);

const kitchen = place(
  'the-posset-kitchen',
  'The posset kitchen: a copper the size of a bath, seven ladles, jars of moss getting emptier towards the right.',
  ['kitchen', 'posset', 'copper', 'jars', 'moss'],
  (palette, random) => {
    const { ink, shade, light, accent, paper } = palette;
    const camera = new Camera({ x: 640, y: 290, height: 1.7 });
    const jars = Array.from({ length: 14 }, (_, index) => {
      const x = 150 + index * 74;
      const full = Math.max(4, 74 - index * 5.6);
      return (
        rect(x, 150, 50, 84, blend(paper, ink, 0.55), { rx: 6, opacity: 0.55 }) +
        rect(x + 3, 231 - full, 44, full, blend(accent, ink, 0.1 + index * 0.03), { rx: 3 }) +
        rect(x + 4, 140, 42, 14, wood(palette, 0.3), { rx: 3 })
      );
    });
    const ladles = Array.from(
      { length: 7 },
      (_, index) =>
        line(`M${430 + index * 70},300 V${378 + (index % 2) * 14}`, '#b9894a', 5) +
        ellipse(430 + index * 70, 386 + (index % 2) * 14, 17, 11, '#b9894a'),
    );
    return group(
      {},
      room(
        camera,
        {
          half: 4.6,
          height: 3.7,
          depth: 5.4,
          wall: blend('#5d5046', ink, 0.3),
          floor: blend('#6d625a', ink, 0.5),
          ceiling: blend(shade, ink, 0.65),
        },
        palette,
        10,
      ),
      rect(120, 234, 1050, 12, wood(palette, 0.35)),
      ...jars,
      line('M400,300 H880', '#5c5a58', 7),
      ...ladles,
      box(
        camera,
        { x: 0, y: 0, z: 2.6, width: 2.4, height: 0.5, depth: 1.2 },
        { top: '#3a3634', front: '#2b2928', side: '#242322' },
      ),
      glow('hearth', 640, 610, 300, light, 0.8),
      shape('M430,470 Q440,620 560,632 L720,632 Q840,620 850,470Z', '#a5663a'),
      shape('M650,470 L850,470 Q840,620 720,632 L690,632 Q660,560 650,470Z', '#6e4028'),
      ellipse(640, 470, 210, 42, '#7b4a2c'),
      ellipse(640, 472, 188, 32, blend(paper, accent, 0.25)),
      line(
        'M560,440 q-30,-60 10,-110 q30,-50 -4,-96 M650,430 q-30,-60 10,-120 M730,440 q-24,-50 10,-96 q24,-40 0,-80',
        paper,
        12,
        { opacity: 0.14 },
      ),
      shelf(
        random,
        60,
        470,
        230,
        80,
        ['#7d6750', '#8d9c94', '#96694a'].map((colour) => blend(colour, ink, 0.35)),
        wood(palette, 0.5),
        'jars',
      ),
      shelf(
        random,
        1000,
        470,
        230,
        80,
        ['#7d6750', '#8d9c94', '#96694a'].map((colour) => blend(colour, ink, 0.45)),
        wood(palette, 0.5),
        'jars',
      ),
    );
  },
);

const lowRoom = place(
  'the-low-room',
  'The Low Room: a vault under the stove, one bed, moss grown over it in the shape of somebody who is not there.',
  ['low room', 'vault', 'bed', 'moss', 'secret'],
  (palette, random) => {
    const { ink, accent, light, paper } = palette;
    const stones: string[] = [];
    for (let row = 0; row < 13; row += 1)
      for (let column = 0; column < 17; column += 1)
        stones.push(
          rect(
            column * 82 - (row % 2) * 41,
            row * 44,
            79,
            41,
            blend('#4a4f52', ink, 0.42 + random.next() * 0.22),
            { rx: 5 },
          ),
        );
    const hair = Array.from({ length: 900 }, () => {
      const angle = random.next() * Math.PI * 2;
      const reach = random.next() ** 0.6;
      const [x, y] = [640 + Math.cos(angle) * reach * 330, 468 + Math.sin(angle) * reach * 96];
      return line(
        `M${x},${y} q${random.next() * 10 - 5},-8 ${random.next() * 14 - 7},-${9 + random.below(15)}`,
        blend(accent, random.next() < 0.25 ? paper : ink, random.next() * 0.5),
        3,
      );
    });
    return group(
      {},
      ...stones,
      shape('M0,0 H1280 V720 H1190 V330 Q1180,60 640,40 Q100,60 90,330 V720 H0Z', blend('#23262a', ink, 0.5)),
      rect(0, 560, 1280, 160, blend('#3a3633', ink, 0.45)),
      shape('M250,420 L1030,420 L1080,610 L200,610Z', blend('#5a4230', ink, 0.35)),
      shape('M280,410 L1000,410 L1040,560 L240,560Z', blend(paper, ink, 0.5)),
      rect(196, 300, 34, 320, wood(palette, 0.4)),
      rect(1050, 300, 34, 320, wood(palette, 0.5)),
      ...hair,
      ellipse(640, 462, 210, 44, blend(paper, ink, 0.35), { opacity: 0.85 }),
      ellipse(400, 452, 62, 34, blend(paper, ink, 0.3), { opacity: 0.9 }),
      shape('M440,440 Q640,400 850,452 Q880,470 850,486 Q640,520 440,482Z', blend(paper, ink, 0.42)),
      glow('sick', 640, 440, 520, accent, 0.42),
      glow('chink', 640, 30, 330, light, 0.5),
      line('M560,44 H720', light, 5, { opacity: 0.8 }),
      shape('M1110,620 q20,-44 60,-40 q46,-2 56,40Z', wood(palette, 0.55)),
      el('circle', { cx: 1168, cy: 560, r: 9, fill: light }),
      glow('stub', 1168, 556, 90, light, 0.6),
    );
  },
);

const vigil = place(
  'the-chapel',
  'The chapel of the Vigil: with two kneelers, one of them dusty, one candle, and a bell rope tied up.',
  ['chapel', 'vigil', 'candle', 'kneelers', 'bell'],
  (palette, random) => {
    const { ink, shade, middle, light, paper } = palette;
    const camera = new Camera({ x: 640, y: 320, height: 1.6 });
    return group(
      {},
      room(
        camera,
        {
          half: 3.4,
          height: 5,
          depth: 6,
          wall: blend('#6a6f78', ink, 0.35),
          floor: blend('#4f5257', ink, 0.45),
          ceiling: blend(shade, ink, 0.75),
        },
        palette,
        7,
      ),
      lancet(560, 60, 160, 300, blend(middle, paper, 0.45), '#23262e'),
      lancet(408, 130, 96, 220, blend(middle, paper, 0.2), '#23262e'),
      lancet(776, 130, 96, 220, blend(middle, paper, 0.2), '#23262e'),
      snowfall(random.fork('glass'), palette, 0),
      glow('moon', 640, 200, 320, paper, 0.22),
      line('M900,0 V300 q-2,22 18,26 q26,2 22,-24 q-6,-22 -26,-12', '#b9a98a', 8),
      shape('M860,0 Q900,60 950,0Z', '#8a6a3c'),
      box(
        camera,
        { x: 0, y: 0, z: 4.2, width: 1.9, height: 1, depth: 0.7 },
        { top: paper, front: blend('#7d7264', ink, 0.3), side: ink },
      ),
      rect(634, 380, 12, 44, paper),
      ellipse(640, 370, 6, 13, light),
      glow('candle', 640, 372, 260, light, 0.7),
      ...[-0.95, 0.95].map((x) =>
        box(
          camera,
          { x, y: 0, z: 2.4, width: 0.8, height: 0.75, depth: 0.4 },
          {
            top: x < 0 ? '#7d4a44' : blend('#8d8a86', ink, 0.2),
            front: wood(palette, 0.35),
            side: wood(palette, 0.6),
          },
        ),
      ),
      shape('M300,720 C300,560 340,470 394,460 C450,470 486,560 486,720Z', blend('#1f2430', ink, 0.3)),
      ellipse(394, 440, 40, 48, blend('#1f2430', ink, 0.3)),
    );
  },
);

const schoolroom = place(
  'the-schoolroom',
  'The schoolroom: small desks pushed back, brass instruments, and children’s drawings of a snow none of them has seen.',
  ['schoolroom', 'doctor', 'drawings', 'instruments', 'desks'],
  (palette, random) => {
    const { ink, shade, middle, light, paper } = palette;
    const camera = new Camera({ x: 640, y: 300, height: 1.6 });
    const snows = ['#8fa3b4', '#c9a15a', '#7d8a5a', '#b4705a', '#6d6f8a'];
    const drawings = Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [
        176 + (index % 8) * 60 + random.below(10),
        140 + Math.floor(index / 8) * 88 + random.below(12),
      ];
      const tilt = random.next() * 10 - 5;
      const colour = snows[index % snows.length] as string;
      return group(
        { transform: `rotate(${tilt.toFixed(1)} ${x + 25} ${y + 32})` },
        rect(x, y, 50, 64, blend(paper, ink, 0.12)),
        ...Array.from({ length: 6 }, (_x, dot) =>
          ellipse(
            x + 9 + (dot % 3) * 16,
            y + 14 + Math.floor(dot / 3) * 22,
            5 + random.below(4),
            5 + random.below(4),
            colour,
          ),
        ),
        rect(x + 6, y + 52, 38, 6, colour),
      );
    });
    return group(
      {},
      room(
        camera,
        {
          half: 4.3,
          height: 3.5,
          depth: 5.4,
          wall: blend('#5c6b66', ink, 0.25),
          floor: wood(palette, 0.5),
          ceiling: blend(shade, ink, 0.6),
        },
        palette,
      ),
      ...drawings,
      rect(720, 130, 330, 190, '#232b2a'),
      line('M720,130 h330 v190 h-330z', wood(palette, 0.35), 10),
      line('M750,180 h120 M750,212 h200 M750,244 h90 M880,244 l26,26 l50,-70', blend(paper, ink, 0.25), 4),
      ...[-2.3, -1.1, 2.4].map((x) =>
        box(
          camera,
          { x, y: 0, z: 3.1, width: 0.8, height: 0.62, depth: 0.5 },
          { top: wood(palette, 0.25), front: wood(palette, 0.5), side: wood(palette, 0.6) },
        ),
      ),
      box(
        camera,
        { x: 0.9, y: 0, z: 2.1, width: 2.2, height: 0.9, depth: 0.8 },
        { top: wood(palette, 0.1), front: wood(palette, 0.5), side: wood(palette, 0.6) },
      ),
      line('M760,520 V420 M740,420 h80 M820,420 v34', '#c9a15a', 7),
      ellipse(820, 466, 22, 16, '#c9a15a'),
      rect(860, 452, 26, 70, blend(middle, paper, 0.4), { rx: 8, opacity: 0.8 }),
      rect(900, 470, 22, 52, '#b4564a', { rx: 8, opacity: 0.85 }),
      rect(936, 440, 18, 82, blend(middle, paper, 0.6), { rx: 8, opacity: 0.8 }),
      ellipse(1020, 508, 46, 14, '#c9a15a'),
      line('M1020,508 V430', '#c9a15a', 6),
      el('circle', { cx: 1020, cy: 420, r: 26, fill: 'none', stroke: '#c9a15a', 'stroke-width': 6 }),
      window(330, 330, 120, 130, blend(middle, paper, 0.35), wood(palette, 0.5), 2),
      lantern(600, 0, 180, 34, palette),
      glow('lesson', 640, 220, 430, light, 0.4),
    );
  },
);

export const indoors: readonly Picture[] = [hall, stove, watchRoom, kitchen, lowRoom, vigil, schoolroom];

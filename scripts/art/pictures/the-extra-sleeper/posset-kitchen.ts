import { shelf } from '../../interior.ts';
import { blend } from '../../palette.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { place, wood } from './place.ts';

export const kitchen = place(
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

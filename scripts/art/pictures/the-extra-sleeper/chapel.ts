import { lancet } from '../../interior.ts';
import { blend } from '../../palette.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { place, wood } from './place.ts';

export const vigil = place(
  'the-chapel',
  'The chapel of the Vigil: with two kneelers, one of them dusty, one candle, and a bell rope tied up.',
  ['chapel', 'vigil', 'candle', 'kneelers', 'bell'],
  (palette) => {
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

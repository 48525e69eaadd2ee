import { blend } from '../../palette.ts';
import { Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { place } from './place.ts';

export const stove = place(
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

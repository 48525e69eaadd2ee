import { coat, lantern, window } from '../../interior.ts';
import { blend } from '../../palette.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { place, wood } from './place.ts';

export const watchRoom = place(
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
      shape('M566,446 L714,446 L732,484 L548,484Z', paper),
      line('M640,446 V484', '#9a8c74', 3),
      line('M574,457 h54 M570,467 h58 M652,457 h54 M654,467 h58', '#9a8c74', 2),
      lantern(640, 0, 190, 42, palette),
      glow('table', 640, 190, 470, light, 0.5),
      rect(806, 438, 40, 36, '#8d9c94', { rx: 6 }),
      line('M846,447 q16,7 0,19', '#8d9c94', 5),
    );
  },
);

import { lantern, window } from '../../interior.ts';
import { blend } from '../../palette.ts';
import { box, Camera, room } from '../../space.ts';
import { el, ellipse, glow, group, line, rect } from '../../svg.ts';
import { place, wood } from './place.ts';

export const schoolroom = place(
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

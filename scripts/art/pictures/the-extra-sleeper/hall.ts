import { bed } from '../../interior.ts';
import { blend } from '../../palette.ts';
import { figure } from '../../scenery.ts';
import { box, Camera, room } from '../../space.ts';
import { glow, group } from '../../svg.ts';
import { CAPS, place, WOOL, wood } from './place.ts';

export const hall = place(
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

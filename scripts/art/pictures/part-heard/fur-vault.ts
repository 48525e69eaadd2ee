import { blend, type Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { wide } from './fittings.ts';

/** Coat cages at four degrees, a trestle, and one telephone. */
export function furVault(palette: Palette): string {
  const { ink, pale, paper, light } = palette;
  const cold = { wall: '#46566b', floor: '#38434f', ceiling: '#232b38' };
  const camera = new Camera({ y: 310, height: 1.6, focal: 600 });
  const vault = room(camera, { half: 4, height: 3, depth: 12, ...cold }, palette, 8);
  const cages = [9.4, 7, 4.6, 2.4].flatMap((z) =>
    [-1, 1].map((side) => {
      const x = side * 2.5;
      const bars = Array.from({ length: 8 }, (_, index) =>
        camera.edge(
          [
            [x, 0, z + index * 0.28],
            [x, 2.7, z + index * 0.28],
          ],
          blend('#9aa7b3', ink, 0.2 + z / 22),
          5 - z * 0.3,
        ),
      );
      const rail = camera.edge(
        [
          [x + side * 0.7, 2.2, z],
          [x + side * 0.7, 2.2, z + 2],
        ],
        blend(light, ink, 0.35),
        5,
      );
      const hangers = [0.3, 0.9, 1.5].map((dz) => {
        const [hx, hy] = camera.at([x + side * 0.7, 2.15, z + dz]);
        const size = camera.scale(z + dz) * 0.22;
        return line(
          `M${hx - size},${hy + size * 0.7} L${hx},${hy + size * 0.2} L${hx + size},${hy + size * 0.7}Z`,
          blend('#a06a3c', ink, 0.3),
          3,
        );
      });
      return group(
        {},
        rail,
        ...hangers,
        ...bars,
        camera.edge(
          [
            [x, 2.7, z],
            [x, 2.7, z + 2],
          ],
          blend('#9aa7b3', ink, 0.3),
          6,
        ),
      );
    }),
  );
  const tufts = (points: readonly (readonly [number, number])[], size: number) =>
    points.map(([x, y]) => ellipse(x, y, size, size * 0.92, x < 4 ? '#a98862' : '#74573f')).join('');
  const hem = Array.from(
    { length: 10 },
    (_, index) => [-92 + index * 20.5, 306 + 8 * Math.sin(index)] as const,
  );
  const fur = group(
    { transform: 'translate(246 270)' },
    line('M0,-34 q0,-20 16,-20', pale, 5),
    shape('M-60,6 Q-128,40 -136,190 L-84,204 L-70,110Z', '#7a5c41') +
      shape('M60,6 Q128,40 136,190 L84,204 L70,110Z', '#523b2b'),
    shape('M-14,-24 Q-84,0 -88,90 L-98,300 H98 L88,90 Q84,0 14,-24Z', '#8a6a4c') +
      shape('M4,-24 Q84,0 88,90 L98,300 H4Z', '#5f4633'),
    ...Array.from({ length: 16 }, (_, index) =>
      line(`M${-78 + (index % 4) * 22},${60 + Math.floor(index / 4) * 58} q5,16 -3,30`, '#a98862', 3.5, {
        opacity: 0.6,
      }),
    ),
    tufts(hem, 19),
    tufts(
      [
        [-128, 192],
        [-110, 200],
        [-92, 204],
        [92, 204],
        [110, 200],
        [128, 192],
      ],
      17,
    ),
    tufts(
      [
        [-62, 4],
        [-46, 26],
        [-30, 48],
        [-18, 76],
        [-10, 106],
        [62, 4],
        [46, 26],
        [30, 48],
        [20, 76],
        [14, 106],
        [-40, -12],
        [-18, -24],
        [18, -24],
        [40, -12],
      ],
      24,
    ),
  );
  const trestle =
    box(
      camera,
      { x: 0.5, y: 0.72, z: 4, width: 2.6, height: 0.07, depth: 1 },
      { top: '#a06a3c', front: blend('#a06a3c', ink, 0.3), side: ink },
    ) +
    camera.edge(
      [
        [-0.6, 0.72, 4.1],
        [-0.8, 0, 4],
      ],
      '#7a4c2a',
      9,
    ) +
    camera.edge(
      [
        [1.6, 0.72, 4.1],
        [1.8, 0, 4],
      ],
      '#7a4c2a',
      9,
    );
  const bundles =
    [0, 1, 2, 3]
      .map((index) =>
        box(
          camera,
          {
            x: -0.35 + index * 0.5,
            y: 0.79,
            z: 4.2,
            width: 0.42,
            height: 0.16 + (index % 3) * 0.13,
            depth: 0.5,
          },
          { top: paper, front: blend(paper, '#8a97a8', 0.3), side: pale },
        ),
      )
      .join('') +
    [0, 1, 2, 3]
      .map((index) => {
        const [x, y] = camera.at([-0.35 + index * 0.5, 0.79 + (0.16 + (index % 3) * 0.13) / 2, 4.19]);
        return line(`M${x - 32},${y} h64`, '#c9566a', 4);
      })
      .join('');
  const [sx, sy] = camera.at([-1.35, 0, 4.3]);
  const stove =
    rect(sx - 34, sy - 120, 68, 120, '#2b2430', { rx: 8 }) +
    rect(sx - 20, sy - 64, 40, 34, light, { rx: 4 }) +
    glow('stove', sx, sy - 50, 180, '#f08a3c', 0.55);
  const phone = group(
    { transform: 'translate(1010 250)' },
    rect(-64, -180, 128, 520, blend('#46566b', ink, 0.35)),
    rect(-26, 0, 52, 84, ink, { rx: 8 }),
    ellipse(0, 40, 17, 17, pale),
    ellipse(0, 40, 7, 7, ink),
    line('M-34,-8 Q0,-30 34,-8', ink, 15),
    line('M20,84 q20,40 -8,70', ink, 4),
    line('M-52,-30 l-16,-12 M-56,-8 l-20,-2 M52,-30 l16,-12 M56,-8 l20,-2', light, 5),
  );
  const breath = [
    [520, 250],
    [596, 226],
    [690, 262],
  ]
    .map(([x = 0, y = 0], index) => ellipse(x, y, 46 - index * 8, 18, paper, { opacity: 0.13 }))
    .join('');
  return wide(
    22,
    palette,
    vault,
    ...cages,
    stove,
    trestle,
    bundles,
    fur,
    phone,
    breath,
    rect(0, 0, WIDE.width, WIDE.height, '#6f95b8', { opacity: 0.1 }),
    line('M640,0 V70', ink, 4),
    shape('M596,92 Q640,50 684,92Z', '#2b2430'),
    glow('bulb', 640, 96, 300, '#cfe3f2', 0.5),
  );
}

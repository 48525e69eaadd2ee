import { blend, type Palette } from '../../palette.ts';
import { figure } from '../../scenery.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { tubes, wide } from './fittings.ts';

/** Napkin swans along a frieze. */
function swans(y: number, { paper, pale }: Palette): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = 100 + index * 135;
    return shape(
      `M${x - 30},${y} Q${x - 36},${y - 26} ${x - 6},${y - 24} Q${x + 8},${y - 22} ${x + 12},${y - 46} Q${x + 16},${y - 60} ${x + 30},${y - 54} L${x + 22},${y - 48} Q${x + 24},${y - 18} ${x + 30},${y}Z`,
      index % 2 === 0 ? paper : pale,
    );
  }).join('');
}

/** Court One, in Linens: a cutting table on a plinth, a bed for a dock, a chandelier, and a full cup. */
export function linenHall(palette: Palette): string {
  const { ink, shade, middle, pale, paper, light, accent } = palette;
  const camera = new Camera({ y: 320, height: 1.7, focal: 640 });
  const hall = room(
    camera,
    {
      half: 5,
      height: 4,
      depth: 10,
      wall: blend(middle, pale, 0.2),
      floor: blend(shade, '#6b4226', 0.4),
      ceiling: blend(shade, ink, 0.1),
    },
    palette,
    16,
  );
  const shelves = [-1, 1].flatMap((side) =>
    [3.2, 5, 6.8, 8.6].flatMap((z) =>
      [0.9, 1.5, 2.1, 2.7].map((y) => {
        const x = side * 4.9;
        const pile = ['#f7eddb', '#cfb9ae', '#b8c7bd', '#d8c08a'][Math.round(z + y * 2) % 4] ?? paper;
        return (
          camera.face(
            [
              [x, y, z],
              [x, y + 0.36, z],
              [x, y + 0.36, z + 1.2],
              [x, y, z + 1.2],
            ],
            blend(pile, ink, 0.22 + z / 40),
          ) +
          camera.edge(
            [
              [x, y - 0.03, z - 0.1],
              [x, y - 0.03, z + 1.4],
            ],
            blend('#6b4226', ink, 0.4),
            5,
          )
        );
      }),
    ),
  );
  const [crestX, crestY] = camera.at([0, 3.05, 9.9]);
  const crest =
    rect(crestX - 128, crestY - 34, 256, 62, paper) +
    rect(crestX - 122, crestY - 28, 244, 50, accent) +
    group(
      { transform: `rotate(-4 ${crestX} ${crestY})` },
      shape(`M${crestX - 44},${crestY - 50} h88 v54 q-4,40 -44,58 q-40,-18 -44,-58Z`, light),
      shape(`M${crestX - 34},${crestY - 40} h68 v44 q-4,30 -34,46 q-30,-16 -34,-46Z`, '#8a2f3f'),
      shape(
        `M${crestX - 16},${crestY + 18} q-12,-22 8,-24 q12,-2 10,-22 q6,-8 14,-2 q-6,4 -4,26 q6,20 -10,24Z`,
        paper,
      ),
    );
  const plinth = box(
    camera,
    { x: 0, y: 0, z: 7.6, width: 6.2, height: 0.7, depth: 2.2 },
    { top: blend(pale, shade, 0.3), front: blend(pale, shade, 0.5), side: ink },
  );
  const table = box(
    camera,
    { x: 0, y: 0.7, z: 7.9, width: 4.4, height: 0.85, depth: 1 },
    { top: '#a06a3c', front: blend('#a06a3c', ink, 0.35), side: ink },
  );
  const [yl, yy] = camera.at([-2.1, 1.5, 7.88]);
  const [yr] = camera.at([2.1, 1.5, 7.88]);
  const yard = rect(yl, yy, yr - yl, 7, light);
  const [jx, jy] = camera.at([0, 1.55, 8.6]);
  const judge =
    figure(jx, jy + 6, 150, '#5c2338') +
    ellipse(jx, jy - 128, 19, 23, '#dfb99f') +
    shape(
      `M${jx - 30},${jy - 96} Q${jx - 34},${jy - 164} ${jx},${jy - 164} Q${jx + 34},${jy - 164} ${jx + 30},${jy - 96} L${jx + 18},${jy - 98} Q${jx + 20},${jy - 138} ${jx},${jy - 140} Q${jx - 20},${jy - 138} ${jx - 18},${jy - 98}Z`,
      '#e3d6b4',
    ) +
    shape(`M${jx - 7},${jy - 104} h14 l6,34 h-26Z`, paper);
  const [cx, cy] = camera.at([0.75, 1.56, 8]);
  const cup =
    glow('cup', cx, cy - 8, 60, light, 0.8) +
    ellipse(cx, cy, 22, 5, pale) +
    shape(`M${cx - 14},${cy - 20} h28 q0,18 -10,20 h-8 q-10,-2 -10,-20Z`, paper);
  const clerk = box(
    camera,
    { x: -1.4, y: 0, z: 6, width: 1.2, height: 0.75, depth: 0.7 },
    { top: paper, front: blend(paper, shade, 0.35), side: ink },
  );
  const dock =
    box(
      camera,
      { x: 2.3, y: 0, z: 4.3, width: 1.9, height: 0.55, depth: 1.5 },
      { top: paper, front: blend('#8a2f3f', ink, 0.15), side: blend('#8a2f3f', ink, 0.5) },
    ) +
    box(
      camera,
      { x: 2.3, y: 0.55, z: 5.3, width: 1.5, height: 0.2, depth: 0.4 },
      { top: paper, front: pale, side: pale },
    );
  const rail =
    camera.edge(
      [
        [1.35, 1.35, 4.25],
        [3.25, 1.35, 4.25],
      ],
      light,
      9,
    ) +
    [1.35, 1.8, 2.3, 2.8, 3.25]
      .map((x) =>
        camera.edge(
          [
            [x, 0.1, 4.25],
            [x, 1.35, 4.25],
          ],
          blend(light, ink, 0.4),
          5,
        ),
      )
      .join('');
  const steps = [0, 1, 2]
    .map((step) =>
      box(
        camera,
        { x: -2.7, y: 0, z: 4.4 + step * 0.35, width: 0.9, height: 0.35 + step * 0.35, depth: 0.35 },
        { top: '#a06a3c', front: blend('#a06a3c', ink, 0.35), side: blend('#a06a3c', ink, 0.55) },
      ),
    )
    .reverse()
    .join('');
  const chandelier =
    line('M330,0 V118', light, 4) +
    glow('chandelier', 330, 150, 240, light, 0.5) +
    line('M250,150 Q330,196 410,150 M270,132 Q330,170 390,132', light, 5) +
    [250, 290, 330, 370, 410]
      .map((x) => rect(x - 5, 120, 10, 26, paper) + ellipse(x, 114, 5, 9, light))
      .join('');
  const quilts = Array.from(
    { length: 7 },
    (_, index) =>
      ellipse(60 + index * 196, 742, 150, 74, ['#b5473f', accent, '#d8c08a', middle][index % 4] ?? middle, {
        opacity: 0.95,
      }) + line(`M${-40 + index * 196},730 q100,-60 200,0`, ink, 2, { opacity: 0.3 }),
  ).join('');
  return wide(
    21,
    palette,
    hall,
    ...shelves,
    swans(118, palette),
    rect(0, 118, 1280, 8, blend(pale, shade, 0.3)),
    crest,
    plinth,
    judge,
    table,
    yard,
    cup,
    clerk,
    steps,
    dock,
    rail,
    tubes(26, 2, palette, 520),
    chandelier,
    quilts,
  );
}

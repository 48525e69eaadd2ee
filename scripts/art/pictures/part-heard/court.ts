import { createRandom } from '../../../../src/base/random.ts';
import { blend, type Palette } from '../../palette.ts';
import { figure, WIDE } from '../../scenery.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { tubes, wide } from './shop.ts';

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

/** Three mirrors, three judges' lamps, and a basket full of one word. */
export function bridalRoom(palette: Palette): string {
  const { ink, pale, paper, light, middle, shade } = palette;
  const blush = '#e9cfc6';
  const wall =
    rect(0, 0, WIDE.width, 540, blend(blush, middle, 0.35)) +
    Array.from({ length: 22 }, (_, index) =>
      line(`M${index * 60},0 v540`, blend(blush, paper, 0.3), 14, { opacity: 0.22 }),
    ).join('');
  const floor =
    shape('M0,520 H1280 V720 H0Z', blend(paper, blush, 0.4)) +
    ellipse(640, 640, 430, 74, blend(blush, middle, 0.25)) +
    ellipse(640, 624, 410, 66, paper);
  const mirrors = [
    [250, 150, -1],
    [640, 190, 0],
    [1030, 150, 1],
  ].map(([x = 0, half = 0, side = 0], index) => {
    const skew = side * 34;
    const frame = `M${x - half},${110 + Math.max(0, skew)} Q${x},${26} ${x + half},${110 - Math.min(0, skew) * 1} V${548 + (side === 0 ? 16 : 0)} H${x - half}Z`;
    const inside = `M${x - half + 18},${124} Q${x},${52} ${x + half - 18},${124} V540 H${x - half + 18}Z`;
    const glass =
      shape(inside, blend(shade, pale, 0.45)) +
      shape(`M${x - half + 40},540 L${x - 10},90 L${x + 40},90 L${x - half + 120},540Z`, paper, {
        opacity: 0.16,
      });
    return group(
      {},
      shape(frame, light),
      glass,
      glow(`mirror${index}`, x + 20, 400, 170, light, 0.5),
      judgeFrom(x + side * -10, 548, side),
      cupid(x, 50, palette),
    );
  });
  const desk =
    shape('M420,560 H860 L890,606 H390Z', paper) +
    rect(390, 604, 500, 66, blend(pale, middle, 0.2)) +
    [420, 560, 700]
      .map(
        (x) => rect(x, 614, 126, 44, blend(pale, middle, 0.4), { rx: 4 }) + ellipse(x + 63, 636, 7, 7, light),
      )
      .join('');
  const lampOnDesk =
    glow('lamp', 780, 500, 240, light, 0.7) +
    line('M780,574 V510', light, 8) +
    shape('M736,514 Q780,444 824,514Z', blend(light, paper, 0.4)) +
    rect(752, 568, 56, 10, light, { rx: 4 });
  const papers =
    shape('M480,590 l110,-10 l16,-22 l-96,6Z', blend(paper, '#ffffff', 0.5)) +
    line('M512,574 h58 M506,582 h30', ink, 2.4);
  const basket =
    shape('M930,590 h110 l-16,106 h-78Z', '#a06a3c') +
    line('M940,620 h92 M944,650 h84', blend('#a06a3c', ink, 0.4), 4) +
    [
      [948, 584],
      [978, 570],
      [1010, 580],
      [990, 592],
      [1036, 690],
      [902, 700],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shape(`M${x - 18},${y} l8,-16 l18,-2 l12,14 l-8,16 l-20,4Z`, paper) +
          line(`M${x - 8},${y - 4} l14,2`, middle, 2),
      )
      .join('');
  const dummy = group(
    { transform: 'translate(120 420)' },
    line('M0,150 V270 M-44,280 L0,256 L44,280', blend('#6b4226', ink, 0.2), 9),
    shape('M-26,-130 Q-74,-104 -70,-30 Q-46,40 -62,150 H62 Q46,40 70,-30 Q74,-104 26,-130Z', '#5c2338'),
    shape('M6,-130 H26 Q74,-104 70,-30 Q46,40 62,150 H6Z', '#3f182a'),
    ellipse(0, -136, 20, 14, '#a06a3c'),
  );
  return wide(23, palette, wall, floor, ...mirrors, desk, papers, lampOnDesk, basket, dummy);

  /** The same person from three sides. */
  function judgeFrom(x: number, foot: number, side: number): string {
    const robe = shape(
      `M${x - 62},${foot} Q${x - 66},${foot - 120} ${x},${foot - 138} Q${x + 66},${foot - 120} ${x + 62},${foot}Z`,
      '#5c2338',
    );
    const wig = ellipse(x, foot - 166, 34, 40, '#e3d6b4');
    const turned =
      side === 0
        ? ''
        : ellipse(x + side * -18, foot - 160, 17, 26, '#dfb99f') +
          shape(`M${x + side * -34},${foot - 162} l${side * -14},10 l${side * 12},4Z`, '#dfb99f');
    const curls = [0, 1, 2]
      .map((row) => line(`M${x - 28},${foot - 184 + row * 18} h56`, '#a99a80', 3))
      .join('');
    return group({ opacity: 0.9 }, robe, wig, curls, turned);
  }
}

function cupid(x: number, y: number, { paper, pale, light }: Palette): string {
  return group(
    {},
    ellipse(x, y, 18, 20, paper),
    ellipse(x, y - 12, 15, 9, light),
    shape(
      `M${x - 20},${y + 16} Q${x - 74},${y - 22} ${x - 80},${y + 22} Q${x - 44},${y + 16} ${x - 14},${y + 30}Z`,
      pale,
    ),
    shape(
      `M${x + 20},${y + 16} Q${x + 74},${y - 22} ${x + 80},${y + 22} Q${x + 44},${y + 16} ${x + 14},${y + 30}Z`,
      pale,
    ),
    rect(x - 22, y + 18, 44, 26, '#8a2f3f'),
    line(`M${x},${y + 18} v26`, light, 3),
  );
}

/** Four walls, a portico, saplings in the jury box, and a clock on its face. */
export function oldCourthouse(palette: Palette, hour: 'day' | 'dusk' = 'day'): string {
  const { ink, shade, middle, pale, paper, light, accent } = palette;
  const random = createRandom('courthouse');
  const air =
    hour === 'day'
      ? [blend(pale, '#b9c6cf', 0.6), blend(paper, light, 0.25)]
      : [blend(shade, '#3d4f76', 0.5), blend('#d98a6a', light, 0.3)];
  const sky = Array.from({ length: 24 }, (_, index) =>
    rect(0, index * 22, 1280, 23, blend(air[0] ?? pale, air[1] ?? paper, index / 23)),
  ).join('');
  const centre =
    rect(880, 150, 400, 330, blend(middle, pale, 0.25)) +
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_x, index) =>
        rect(896 + index * 42, 168 + row * 58, 30, 34, blend(shade, pale, 0.25)),
      ).join(''),
    ).join('') +
    line('M860,480 V70 H1120 M1060,70 V150', blend(light, ink, 0.2), 7);
  const stone = blend(pale, paper, 0.3);
  const square =
    rect(0, 480, 1280, 240, blend(hour === 'day' ? pale : shade, shade, 0.4)) +
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 24 - row }, (_x, index) =>
        ellipse(
          (index + (row % 2) * 0.5) * (54 + row * 3),
          500 + row * 26,
          22 + row * 1.5,
          7 + row * 0.5,
          blend(stone, shade, hour === 'day' ? 0.22 : 0.8),
          { opacity: 0.5 },
        ),
      ).join(''),
    ).join('');
  const dark = blend(stone, ink, 0.35);
  const walls =
    shape('M110,600 V250 l22,-18 l16,22 l30,-30 l26,24 V600Z', dark) +
    shape(
      'M204,600 V240 l34,20 l28,-28 l60,26 l40,-12 l48,18 l52,-24 l44,20 l58,-8 l50,-24 l40,28 l44,-16 V600Z',
      blend(stone, ink, 0.18),
    ) +
    shape('M746,600 V262 l26,-22 l26,20 l30,-24 V600Z', dark);
  const windows = [270, 390, 510, 630].map(
    (x) =>
      rect(x, 330, 62, 150, blend(air[0] ?? pale, paper, 0.2)) +
      shape(`M${x},330 Q${x + 31},286 ${x + 62},330Z`, blend(air[0] ?? pale, paper, 0.2)) +
      line(`M${x + 31},300 v180`, dark, 4),
  );
  const trees = [
    [300, 1],
    [470, 1.35],
    [600, 0.85],
    [700, 1.1],
  ].map(([x = 0, size = 1]) =>
    group(
      { transform: `translate(${x} 470) scale(${size})` },
      line('M0,0 Q4,-110 -4,-220 M-2,-90 l36,-60 M0,-130 l-34,-50', '#5a4a3c', 7),
      ...Array.from({ length: 26 }, () =>
        ellipse(
          (random.next() - 0.5) * 130,
          -140 - random.next() * 130,
          9 + random.next() * 10,
          7 + random.next() * 7,
          blend(accent, random.next() < 0.5 ? light : ink, 0.25 * random.next() + 0.05),
          { opacity: 0.9 },
        ),
      ),
    ),
  );
  const portico =
    [228, 350, 590, 712]
      .map(
        (x) =>
          rect(x - 22, 330, 44, 270, paper) +
          rect(x + 4, 330, 18, 270, blend(pale, ink, 0.15)) +
          rect(x - 30, 316, 60, 18, paper) +
          rect(x - 30, 590, 60, 16, pale),
      )
      .join('') +
    shape('M180,318 V286 H470 L446,318Z', paper) +
    shape('M560,318 L590,286 H760 V318Z', paper) +
    shape('M180,286 L330,214 L420,262 L400,286Z', stone);
  const justice = group(
    { transform: 'translate(470 320)' },
    shape('M-34,0 L-20,-120 Q0,-142 20,-120 L34,0Z', blend(stone, accent, 0.2)),
    ellipse(0, -150, 17, 20, blend(stone, accent, 0.2)),
    line('M-18,-112 L-84,-132 M18,-112 L72,-142', blend(stone, accent, 0.25), 12),
    line('M-84,-132 l-26,44 M-84,-132 l26,60', dark, 3),
    ellipse(-110, -86, 22, 6, dark),
    ellipse(-58, -70, 22, 6, dark),
    ellipse(-110, -98, 13, 9, '#6f7886'),
    ellipse(-58, -82, 13, 9, '#6f7886'),
    line('M72,-190 V-20', '#a06a3c', 6),
    shape('M58,-20 h28 l10,40 h-48Z', '#d8b65c'),
  );
  const steps = [0, 1, 2, 3, 4]
    .map((step) =>
      rect(130 - step * 26, 600 + step * 24, 690 + step * 52, 26, blend(paper, ink, 0.08 + step * 0.06)),
    )
    .join('');
  const clock =
    ellipse(650, 566, 92, 46, '#3d3340') +
    ellipse(650, 560, 84, 40, paper) +
    line('M650,560 L714,547 M650,560 L688,573', ink, 6) +
    Array.from({ length: 12 }, (_, index) =>
      ellipse(
        650 + 72 * Math.cos((index * Math.PI) / 6),
        560 + 33 * Math.sin((index * Math.PI) / 6),
        4,
        3,
        ink,
      ),
    ).join('');
  const stall = group(
    { transform: 'translate(300 640)' },
    ...Array.from({ length: 7 }, (_, index) =>
      shape(`M${-150 + index * 44},-130 h44 l8,54 q-22,22 -44,0Z`, index % 2 === 0 ? '#a43d4f' : paper),
    ),
    line('M-146,-80 V40 M154,-80 V40', '#6b4226', 9),
    rect(-170, -8, 350, 66, '#8a5a34'),
    rect(-176, -18, 362, 14, '#a9713f'),
    ...[-120, -40, 50, 120].map(
      (x, index) =>
        ellipse(x, -30, 34, 12, '#c99a3c') +
        rect(x - 34, -44, 68, 16, index % 2 === 0 ? '#e3b04f' : '#c9566a') +
        ellipse(x, -44, 34, 12, index % 2 === 0 ? '#f0cf86' : '#e08a8a'),
    ),
  );
  const clerk =
    hour === 'dusk'
      ? figure(780, 604, 150, ink) +
        shape(
          'M706,466 Q780,392 854,466 Q836,456 818,466 Q798,454 780,466 Q762,454 742,466 Q724,456 706,466Z',
          ink,
        ) +
        line('M780,466 V540', ink, 5)
      : '';
  return wide(
    24,
    palette,
    sky,
    square,
    centre,
    walls,
    ...windows,
    ...trees,
    portico,
    justice,
    steps,
    clock,
    clerk,
    stall,
    rect(0, 706, 1280, 14, blend(shade, ink, 0.2)),
  );
}

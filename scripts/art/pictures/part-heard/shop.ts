import { createRandom } from '../../../../src/base/random.ts';
import { sheet } from '../../finish.ts';

import { blend, type Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';

/** A sheet of the size of a background. */
export function wide(seed: number, { ink }: Palette, ...drawn: string[]): string {
  return sheet({ ...WIDE, seed, ink }, ...drawn);
}

/** Brass pipes along a ceiling, with one canister on its way. */
export function tubes(
  y: number,
  count: number,
  { light, ink, paper }: Palette,
  canister: number | null,
): string {
  const brass = blend(light, ink, 0.3);
  const pipes = Array.from({ length: count }, (_, index) => {
    const at = y + index * 22;
    return (
      line(`M-10,${at} H1290`, blend(brass, ink, 0.35), 15) +
      line(`M-10,${at - 3} H1290`, brass, 7) +
      line(`M-10,${at - 6} H1290`, blend(light, paper, 0.4), 1.6)
    );
  });
  const rings = Array.from({ length: 8 }, (_, index) =>
    rect(90 + index * 160, y - 12, 12, count * 22 + 2, blend(brass, ink, 0.5)),
  );
  const stray =
    canister === null
      ? ''
      : glow('stray', canister + 24, y, 90, light, 0.7) +
        rect(canister, y - 10, 56, 20, paper, { rx: 9 }) +
        rect(canister + 8, y - 10, 6, 20, brass) +
        rect(canister + 42, y - 10, 6, 20, brass);
  return group({}, ...pipes, ...rings, stray);
}

/** The ground floor: counters, mirrored pillars, a revolving door full of daylight. */
export function perfumeHall(palette: Palette): string {
  const { ink, shade, middle, pale, paper, light, accent } = palette;
  const camera = new Camera({ y: 330, height: 1.6, focal: 560 });
  const hall = room(
    camera,
    {
      half: 5.4,
      height: 3.9,
      depth: 13,
      wall: blend(middle, pale, 0.35),
      floor: blend(pale, middle, 0.35),
      ceiling: blend(shade, middle, 0.3),
    },
    palette,
    14,
  );
  const squares = Array.from({ length: 7 }, (_, index) =>
    camera.edge(
      [
        [-5.4, 0, 1.4 + index * 1.5],
        [5.4, 0, 1.4 + index * 1.5],
      ],
      blend(pale, ink, 0.4),
      1.6,
    ),
  );
  const counters = [10.4, 7.4, 4.4].flatMap((z) =>
    [-1, 1].map(
      (side) =>
        box(
          camera,
          { x: side * 3.5, y: 0, z, width: 1.6, height: 1, depth: 2.1 },
          {
            top: blend(paper, pale, 0.3),
            front: blend(accent, ink, 0.25 + z / 60),
            side: blend(accent, ink, 0.5),
          },
        ) + bottles(camera, side * 3.5, z + 0.5, palette),
    ),
  );
  const pillars = [9.2, 5.6].flatMap((z) => [-1, 1].map((side) => pillar(camera, side * 1.95, z, palette)));
  return wide(
    11,
    palette,
    hall,
    ...squares,
    door(camera, palette),
    ...counters.slice(0, 2),
    ...pillars.slice(0, 2),
    ...counters.slice(2),
    ...pillars.slice(2),
    tubes(46, 2, palette, 860),
    hand(palette),
    glow('day', 640, 360, 420, light, 0.32),
    ellipse(640, 690, 420, 40, light, { opacity: 0.08 }),
  );

  function door(at: Camera, { light: lit }: Palette): string {
    const [left, top] = at.at([-1.5, 3, 12.9]);
    const [right, foot] = at.at([1.5, 0, 12.9]);
    const width = right - left;
    const wings = [0.18, 0.5, 0.82].map((share) =>
      line(`M${left + width * share},${top + 10} V${foot}`, blend(ink, shade, 0.5), share === 0.5 ? 7 : 4),
    );
    return group(
      {},
      rect(left - 8, top - 26, width + 16, foot - top + 26, blend(light, ink, 0.5)),
      rect(left, top, width, foot - top, blend(lit, paper, 0.65)),
      shape(
        `M${left},${top} Q${left + width / 2},${top + 26} ${right},${top} V${foot} H${left}Z`,
        blend(paper, accent, 0.12),
      ),
      ...wings,
      line(`M${left},${(top + foot) / 2} H${right}`, blend(light, ink, 0.3), 4),
      line(`M${left - 60},${foot + 10} H${right + 60}`, paper, 3),
    );
  }
}

function bottles(camera: Camera, x: number, z: number, { light, paper, accent, middle }: Palette): string {
  const scale = camera.scale(z);
  return [-0.5, -0.2, 0.15, 0.45]
    .map((dx, index) => {
      const [at, foot] = camera.at([x + dx, 1, z]);
      const size = scale * (0.16 + (index % 2) * 0.1);
      const colour = [light, paper, accent, middle][index] ?? paper;
      return (
        rect(at - size * 0.3, foot - size, size * 0.6, size, colour, { rx: size * 0.15, opacity: 0.9 }) +
        rect(at - size * 0.12, foot - size * 1.35, size * 0.24, size * 0.4, light)
      );
    })
    .join('');
}

function pillar(camera: Camera, x: number, z: number, { paper, pale, light, ink, middle }: Palette): string {
  const [left, top] = camera.at([x - 0.34, 3.9, z]);
  const [right, foot] = camera.at([x + 0.34, 0, z]);
  const width = right - left;
  return group(
    {},
    rect(left, top, width, foot - top, blend(middle, ink, 0.2)),
    rect(left + width * 0.12, top, width * 0.76, foot - top, blend(pale, paper, 0.25)),
    shape(
      `M${left + width * 0.2},${foot} L${left + width * 0.5},${top} L${left + width * 0.72},${top} L${left + width * 0.42},${foot}Z`,
      paper,
      { opacity: 0.55 },
    ),
    rect(left - width * 0.12, top, width * 1.24, width * 0.3, light),
    rect(left - width * 0.12, foot - width * 0.26, width * 1.24, width * 0.26, blend(light, ink, 0.4)),
  );
}

/** The plaster hand, with one finger up. */
function hand({ paper, pale, ink, accent }: Palette): string {
  const shadeOf = blend(pale, ink, 0.2);
  return group(
    { transform: 'translate(150 470) scale(1.25)' },
    rect(-160, 150, 420, 60, blend(accent, ink, 0.35)),
    rect(-160, 140, 420, 16, blend(paper, pale, 0.4)),
    shape(
      'M18,142 Q14,70 22,52 L22,-34 Q30,-50 40,-34 L42,30 Q60,20 62,40 Q78,32 78,50 Q92,46 90,66 Q94,110 76,142Z',
      paper,
    ),
    shape('M52,142 Q60,90 62,40 Q78,32 78,50 Q92,46 90,66 Q94,110 76,142Z', shadeOf),
    shape('M22,66 Q2,60 0,80 Q2,98 20,104Z', paper),
    rect(8, 134, 82, 12, blend(accent, ink, 0.1), { rx: 5 }),
  );
}

/** The glass box over the stairwell, and the mouths of forty tubes. */
export function cashOffice(palette: Palette): string {
  const { ink, shade, middle, pale, light, accent } = palette;
  const wall =
    rect(0, 0, WIDE.width, WIDE.height, blend(shade, ink, 0.25)) +
    rect(0, 470, WIDE.width, 250, blend(shade, ink, 0.55));
  const panes = Array.from(
    { length: 9 },
    (_, index) =>
      rect(20 + index * 140, 40, 128, 420, blend(middle, ink, 0.35), { opacity: 0.6 }) +
      line(`M${14 + index * 140},30 v440`, blend(light, ink, 0.55), 6),
  );
  const floors = [120, 210, 300, 390].map(
    (y, row) =>
      line(`M20,${y} H1260`, blend(light, ink, 0.6), 3) +
      Array.from({ length: 14 }, (_, index) =>
        ellipse(60 + index * 92 + (row % 2) * 40, y - 16, 4, 6, light, {
          opacity: 0.25 + ((index * 7 + row * 3) % 5) * 0.12,
        }),
      ).join(''),
  );
  const mouths = Array.from({ length: 20 }, (_, index) => {
    const x = 84 + index * 58.5;
    const y = index % 2 === 0 ? 300 : 336;
    const brass = blend(light, ink, 0.25);
    return (
      line(`M${x},-10 V${y}`, blend(brass, ink, 0.35), 26) +
      line(`M${x - 5},-10 V${y}`, brass, 10) +
      shape(`M${x - 24},${y + 34} L${x - 13},${y - 10} H${x + 13} L${x + 24},${y + 34}Z`, brass) +
      ellipse(x, y + 34, 24, 8, blend(ink, shade, 0.3)) +
      ellipse(x, y + 36, 19, 5, ink)
    );
  });
  const desk =
    rect(0, 556, WIDE.width, 164, blend('#6b4226', ink, 0.35)) +
    rect(0, 542, WIDE.width, 20, '#8a5a34') +
    Array.from(
      { length: 16 },
      (_, index) =>
        rect(30 + index * 78, 586, 60, 44, blend('#6b4226', ink, 0.6), { rx: 3 }) +
        ellipse(60 + index * 78, 608, 5, 5, light),
    ).join('');
  const wheel = group(
    { transform: 'translate(640 470)' },
    glow('wheel', 0, 0, 170, light, 0.35),
    ellipse(0, 0, 82, 82, blend(light, ink, 0.35)),
    ellipse(0, 0, 64, 64, blend(shade, ink, 0.4)),
    ...[0, 45, 90, 135].map((turn) =>
      line(
        `M${-72 * Math.cos((turn * Math.PI) / 180)},${-72 * Math.sin((turn * Math.PI) / 180)} L${72 * Math.cos((turn * Math.PI) / 180)},${72 * Math.sin((turn * Math.PI) / 180)}`,
        light,
        8,
      ),
    ),
    ellipse(0, 0, 20, 20, light),
    shape('M0,-92 l12,26 h-24Z', accent),
    rect(-15, 64, 30, 26, blend(pale, ink, 0.3), { rx: 4 }),
    line('M-9,66 v-12 q9,-14 18,0 v12', blend(pale, ink, 0.3), 5),
  );
  return wide(
    12,
    palette,
    wall,
    ...floors,
    ...panes,
    ...mouths,
    desk,
    wheel,
    urn(1080, 556, palette),
    cup(250, 548, 1.2, palette),
    deskLamp(420, 548, palette),
  );
}

function urn(x: number, foot: number, { light, ink, paper, pale }: Palette): string {
  const metal = blend(pale, ink, 0.15);
  return group(
    {},
    shape(
      `M${x - 74},${foot} L${x - 82},${foot - 200} Q${x},${foot - 250} ${x + 82},${foot - 200} L${x + 74},${foot}Z`,
      metal,
    ),
    shape(
      `M${x + 14},${foot} V${foot - 238} Q${x + 60},${foot - 226} ${x + 82},${foot - 200} L${x + 74},${foot}Z`,
      blend(metal, ink, 0.4),
    ),
    line(`M${x - 56},${foot - 190} V${foot - 30}`, paper, 8, { opacity: 0.6 }),
    ellipse(x, foot - 240, 18, 14, light),
    rect(x - 14, foot - 52, 28, 14, light),
    line(`M${x},${foot - 42} v24`, light, 10),
    line(`M${x - 20},${foot - 270} q-18,-28 6,-56 M${x + 24},${foot - 276} q-16,-30 8,-62`, paper, 6, {
      opacity: 0.4,
    }),
  );
}

function cup(x: number, foot: number, size: number, { paper, pale, light }: Palette): string {
  return group(
    { transform: `translate(${x} ${foot}) scale(${size})` },
    glow(`cup${x}`, 0, -24, 70, light, 0.3),
    ellipse(0, -3, 52, 9, pale),
    shape('M-32,-46 h64 q-2,40 -20,44 h-24 q-18,-4 -20,-44Z', paper),
    shape('M6,-46 h26 q-2,40 -20,44 h-6Z', pale),
    line('M32,-38 q22,0 16,16 q-5,10 -22,8', paper, 6),
    ellipse(0, -46, 32, 6, '#7a4a2c'),
  );
}

function deskLamp(x: number, foot: number, { light, ink, accent, paper }: Palette): string {
  return group(
    {},
    glow('desklamp', x, foot - 86, 260, light, 0.5),
    rect(x - 40, foot - 12, 80, 12, blend(light, ink, 0.3), { rx: 4 }),
    line(`M${x},${foot - 10} V${foot - 110}`, light, 8),
    shape(`M${x - 74},${foot - 92} Q${x},${foot - 160} ${x + 74},${foot - 92}Z`, accent),
    shape(`M${x - 70},${foot - 94} H${x + 70} L${x + 50},${foot - 86} H${x - 50}Z`, blend(paper, light, 0.5)),
  );
}

/** A mahogany room for twelve, with its gate open. */
export function lift(palette: Palette): string {
  const { ink, shade, middle, paper, light, pale } = palette;
  const wood = '#7a3f2a';
  const camera = new Camera({ y: 330, height: 1.5, focal: 620 });
  const cabin = room(
    camera,
    {
      half: 1.75,
      height: 2.7,
      depth: 4.2,
      wall: blend(wood, ink, 0.15),
      floor: blend('#8a2f3f', ink, 0.35),
      ceiling: blend(wood, ink, 0.55),
    },
    palette,
    4,
  );
  const panels = [-1.3, -0.45, 0.45, 1.3].map((x) =>
    camera.face(
      [
        [x - 0.34, 0.95, 4.18],
        [x + 0.34, 0.95, 4.18],
        [x + 0.34, 2.4, 4.18],
        [x - 0.34, 2.4, 4.18],
      ],
      Math.abs(x) < 1 ? blend(pale, middle, 0.4) : blend(wood, ink, 0.35),
    ),
  );
  const settle =
    box(
      camera,
      { x: 0, y: 0.42, z: 3.5, width: 2.7, height: 0.12, depth: 0.6 },
      { top: '#a43d4f', front: blend('#a43d4f', ink, 0.4), side: ink },
    ) +
    box(
      camera,
      { x: 0, y: 0, z: 3.55, width: 2.6, height: 0.42, depth: 0.5 },
      { top: wood, front: blend(wood, ink, 0.45), side: ink },
    );
  const plate = camera.face(
    [
      [1.74, 0.8, 2.5],
      [1.74, 2.1, 2.5],
      [1.74, 2.1, 3.2],
      [1.74, 0.8, 3.2],
    ],
    blend(light, ink, 0.15),
  );
  const buttons = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = camera.at([1.73, 0.92 + (index % 5) * 0.26, index < 5 ? 2.7 : 3]);
    return ellipse(x, y, 7, 9, index === 3 ? paper : blend(light, ink, 0.55));
  });
  const [lx, ly] = camera.at([1.74, 1.15, 1.95]);
  const lever =
    ellipse(lx - 40, ly, 46, 62, blend(light, ink, 0.35)) +
    line(`M${lx - 40},${ly} L${lx - 84},${ly - 76}`, light, 15) +
    ellipse(lx - 88, ly - 84, 19, 19, ink);
  const gate = Array.from({ length: 6 }, (_, index) => {
    const x = 14 + index * 30;
    return (
      line(`M${x},0 V720`, blend(light, ink, 0.4), 6) +
      Array.from({ length: 8 }, (_y, row) =>
        line(`M${x},${row * 96} l30,48 M${x + 30},${row * 96 + 48} l-30,48`, blend(light, ink, 0.5), 3.5),
      ).join('')
    );
  });
  const [cx, cy] = camera.at([0, 2.62, 2.6]);
  const dial =
    shape('M520,0 A120,104 0 0 0 760,0Z', blend(light, ink, 0.25)) +
    shape('M536,0 A104,88 0 0 0 744,0Z', paper) +
    line('M640,0 L684,70', '#a43d4f', 5) +
    [0.2, 0.35, 0.5, 0.65, 0.8]
      .map((share) =>
        ellipse(640 - Math.cos(Math.PI * share) * 84, Math.sin(Math.PI * share) * 72, 4, 4, ink),
      )
      .join('');
  return wide(
    13,
    palette,
    cabin,
    ...panels,
    settle,
    plate,
    ...buttons,
    lever,
    glow('cabin', cx, cy + 40, 360, light, 0.5),
    ellipse(cx, cy + 6, 70, 20, blend(paper, light, 0.4)),
    ...gate,
    dial,
    rect(0, 690, 1280, 30, blend(light, shade, 0.55)),
  );
}

/** The restaurant under the roof, with rain on the glass. */
export function palmRoom(palette: Palette): string {
  const { ink, shade, middle, pale, paper, light, accent } = palette;
  const random = createRandom('palm-room');
  const sky =
    rect(0, 0, WIDE.width, WIDE.height, blend(pale, middle, 0.35)) +
    Array.from({ length: 170 }, () => {
      const [x, y] = [random.next() * 1280, random.next() * 420];
      return line(`M${x},${y} l-7,${18 + random.below(16)}`, paper, 1.6, { opacity: 0.35 });
    }).join('');
  const roofs = shape(
    'M0,430 L0,380 L70,340 L140,380 L210,350 L280,392 L360,360 L430,398 L520,366 L600,400 L690,356 L770,396 L850,366 L930,400 L1010,352 L1090,394 L1180,360 L1280,398 V470 H0Z',
    blend(middle, shade, 0.5),
  );
  const ribs =
    Array.from({ length: 13 }, (_, index) =>
      line(`M640,-260 L${-260 + index * 150},440`, blend(accent, ink, 0.35), 7),
    ).join('') +
    [110, 220, 330]
      .map((y, index) =>
        line(`M0,${y + 26} Q640,${y - 60 + index * 12} 1280,${y + 26}`, blend(accent, ink, 0.35), 6),
      )
      .join('');
  const floor =
    shape('M0,440 H1280 V720 H0Z', blend(pale, shade, 0.55)) +
    Array.from({ length: 15 }, (_, index) =>
      line(`M640,300 L${-900 + index * 220},720`, blend(shade, middle, 0.4), 2, { opacity: 0.5 }),
    ).join('') +
    rect(0, 428, 1280, 18, blend(accent, ink, 0.4));
  const palms = [
    [90, 560, 1.25],
    [250, 500, 0.9],
    [1030, 500, 0.9],
    [1190, 560, 1.25],
    [420, 470, 0.62],
    [870, 470, 0.62],
  ] as const;
  const table =
    shape('M430,520 H850 L980,672 H300Z', paper) +
    shape('M300,672 H980 L976,720 H304Z', blend(pale, shade, 0.25)) +
    line('M640,520 V672', pale, 3);
  const settings = [0, 1, 2, 3]
    .flatMap((row) =>
      [-1, 1].map((side) => {
        const y = 540 + row * 36;
        const x = 640 + side * (140 + row * 30);
        return (
          ellipse(x, y, 30 + row * 5, 8 + row * 1.6, blend(pale, middle, 0.2)) +
          ellipse(x, y - 1, 19 + row * 3, 5 + row, paper) +
          shape(`M${x - side * 52 - 9},${y + 6} l9,-${20 + row * 4} l9,${20 + row * 4}Z`, accent)
        );
      }),
    )
    .join('');
  const hatStand =
    line(
      'M1110,720 V420 M1080,720 L1110,690 L1140,720 M1110,436 l34,-22 M1110,450 l-30,-24',
      blend('#6b4226', ink, 0.3),
      10,
    ) +
    ellipse(1148, 404, 54, 13, blend(shade, pale, 0.35)) +
    shape('M1116,402 Q1120,358 1150,358 Q1178,358 1180,402Z', blend(shade, pale, 0.35)) +
    shape('M1174,392 Q1216,352 1234,312 Q1196,330 1166,372Z', '#a43d4f');
  const buckets = [
    [200, 690],
    [560, 484],
  ] as const;
  return wide(
    14,
    palette,
    sky,
    roofs,
    ribs,
    floor,
    glow('glass', 640, 200, 620, paper, 0.35),
    ...palms.slice(4).map(([x, y, size]) => palm(x, y, size, palette)),
    ...palms.slice(0, 4).map(([x, y, size]) => palm(x, y, size, palette)),
    table,
    settings,
    hatStand,
    ...buckets.map(
      ([x, y]) =>
        shape(`M${x - 24},${y - 34} h48 l-8,36 h-32Z`, blend(pale, ink, 0.25)) +
        ellipse(x, y - 34, 24, 6, blend(paper, accent, 0.4)),
    ),
    glow('lamp', 640, 520, 260, light, 0.25),
  );
}

export function palm(x: number, foot: number, size: number, { accent, ink, light }: Palette): string {
  const fronds = [-150, -120, -95, -70, -45, -20, 10, -170].map((turn, index) => {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * 150, Math.sin(angle) * 130];
    return shape(
      `M0,-210 Q${dx * 0.6},${-210 + dy * 1.15 - 20} ${dx},${-210 + dy + 46} Q${dx * 0.5},${-210 + dy * 0.8 + 22} 0,-210Z`,
      blend(accent, index % 2 === 0 ? ink : light, index % 2 === 0 ? 0.35 : 0.1),
    );
  });
  return group(
    { transform: `translate(${x} ${foot}) scale(${size})` },
    shape('M-8,-10 Q-14,-120 -4,-214 L6,-214 Q10,-120 12,-10Z', blend('#6b4226', ink, 0.2)),
    ...fronds,
    shape('M-52,-58 H52 L40,22 H-40Z', blend('#a05a3c', ink, 0.15)),
    shape('M6,-58 H52 L40,22 H6Z', blend('#a05a3c', ink, 0.42)),
    rect(-58, -70, 116, 16, blend('#a05a3c', light, 0.2)),
  );
}

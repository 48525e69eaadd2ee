import { createRandom } from '../../../../src/base/random.ts';
import { blend, type Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { wide } from './fittings.ts';

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

function palm(x: number, foot: number, size: number, { accent, ink, light }: Palette): string {
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

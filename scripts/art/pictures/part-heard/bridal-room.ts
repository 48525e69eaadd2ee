import { blend, type Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { wide } from './fittings.ts';

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

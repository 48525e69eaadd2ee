import { createRandom } from '../../../../src/base/random.ts';
import { blend, type Palette } from '../../palette.ts';
import { figure } from '../../scenery.ts';
import { ellipse, group, line, rect, shape } from '../../svg.ts';
import { wide } from './fittings.ts';

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

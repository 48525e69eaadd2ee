import { el, ellipse, group, line, mirrored, rect, shape } from '../../svg.ts';

const BRASS = '#e8b650';
const CREAM = '#f7eddb';
const INK = '#20151f';

/** A pencil, with its point where it is told and its end up and away. */
export function pencil(x: number, y: number, turn: number, colour: string): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(0, -7, 104, 14, colour, { rx: 3 }),
    rect(92, -7, 14, 14, '#c98a86', { rx: 3 }),
    shape('M0,-7 L-22,0 L0,7Z', '#e6c79b'),
    shape('M-15,-2.4 L-22,0 L-15,2.4Z', INK),
  );
}

export const TEACUP = group(
  {},
  ellipse(320, 776, 118, 18, CREAM),
  ellipse(320, 772, 92, 11, '#cfb9ae'),
  shape('M252,690 h136 q-2,78 -46,82 h-44 q-44,-4 -46,-82Z', CREAM),
  shape('M326,690 h62 q-2,78 -46,82 h-16Z', '#cfb9ae'),
  line('M388,706 q42,0 32,30 q-8,20 -42,18', CREAM, 10),
  ellipse(320, 690, 68, 12, '#7a4a2c'),
  line('M294,662 q-14,-24 4,-44 M332,660 q-14,-26 6,-50', CREAM, 5, { opacity: 0.6 }),
);

export const HALF_MOONS =
  mirrored(
    320,
    el('path', {
      d: 'M228,356 h76 q-2,38 -38,38 q-36,0 -38,-38Z',
      fill: BRASS,
      'fill-opacity': 0.16,
      stroke: INK,
      'stroke-width': 5,
    }),
  ) +
  line('M304,358 Q320,346 336,358', INK, 5) +
  line('M228,358 Q196,420 214,560', '#3a2c28', 4) +
  line('M412,358 Q444,420 426,560', '#3a2c28', 4);

/** The crown of a wig, which the curls at the side hang from. */
export const WIG =
  shape('M204,336 C184,104 456,104 436,336 C426,268 386,240 320,240 C254,240 214,268 204,336Z', '#e3d6b4') +
  shape('M320,162 C404,162 446,212 436,336 C426,268 386,240 320,240Z', '#a99a80') +
  line(
    'M218,286 Q262,206 318,204 M222,252 Q264,184 318,182 M322,204 Q378,206 422,286 M322,182 Q378,184 418,252',
    '#8a7b66',
    4,
    { opacity: 0.6 },
  );

export const BANDS =
  shape('M296,560 L318,574 L306,706 L268,700Z', CREAM) +
  shape('M344,560 L322,574 L334,706 L372,700Z', '#d9c8ba');

export const HANDKERCHIEF =
  shape('M404,690 l24,-52 l18,30 l20,-26 l8,56Z', '#a9a3ad') +
  line('M250,548 Q262,660 300,722', INK, 5) +
  group(
    { transform: 'translate(300 722) rotate(64)' },
    rect(0, -6, 74, 12, INK, { rx: 5 }),
    shape('M74,-6 L98,0 L74,6Z', BRASS),
  );

const SEVEN = ['#b5473f', '#d98a3a', '#e8b650', '#6f9a58', '#4c8672', '#4d6d9a', '#7c5590'] as const;

/** Knitted in seven colours, twice round and one end down. */
export const SCARF = group(
  {},
  ...SEVEN.map((colour, index) =>
    line(
      `M${214 + index * 2},${520 + index * 13} Q320,${604 + index * 13} ${426 - index * 2},${520 + index * 13}`,
      colour,
      15,
    ),
  ),
  ...SEVEN.map((colour, index) => rect(374, 604 + index * 27, 64, 28, colour)),
  line('M380,796 v20 M394,796 v20 M408,796 v20 M422,796 v20', SEVEN[6], 5),
);

export const CARNATION = group(
  { transform: 'translate(214 690)' },
  line('M0,0 q-6,34 4,60', '#bfc4c9', 5),
  ...[0, 60, 120, 180, 240, 300].map((turn) =>
    el('ellipse', {
      cx: 0,
      cy: -13,
      rx: 10,
      ry: 15,
      fill: turn < 180 ? '#e3e6e8' : '#a9b0b6',
      transform: `rotate(${turn})`,
    }),
  ),
  ellipse(0, 0, 8, 8, '#f5f6f7'),
);

export const BUTTONS = mirrored(
  320,
  [622, 664, 706, 748, 790]
    .map(
      (y, index) =>
        ellipse(270 - index * 5, y, 11, 11, BRASS) + ellipse(267 - index * 5, y - 3, 3.5, 3.5, CREAM),
    )
    .join(''),
);
export const EPAULETTES = mirrored(
  320,
  shape('M72,640 Q118,586 178,572 L190,600 Q130,616 92,662Z', BRASS) +
    line('M78,650 l-8,30 M94,636 l-8,30 M112,622 l-8,30', BRASS, 5),
);
export const CAP_BADGE =
  rect(206, 218, 228, 22, BRASS, { rx: 4 }) +
  ellipse(320, 186, 21, 21, BRASS) +
  line('M311,194 L311,181 M304,186 L311,178 L318,186 M330,178 L330,192 M323,187 L330,195 L337,187', INK, 4);

export const TAPE = group(
  {},
  line('M236,540 Q222,640 250,790', '#ead089', 26),
  line('M404,540 Q420,650 392,800', '#ead089', 26),
  ...Array.from({ length: 10 }, (_, index) =>
    line(`M${227 + Math.abs(index - 5) * 1.2},${570 + index * 23} h${index % 2 === 0 ? 14 : 8}`, INK, 2.5),
  ),
  ...Array.from({ length: 10 }, (_, index) =>
    line(`M${400 - Math.abs(index - 5)},${570 + index * 23} h${index % 2 === 0 ? 14 : 8}`, INK, 2.5),
  ),
);
export const LORGNETTE = group(
  { transform: 'translate(446 652) rotate(-20)' },
  el('circle', { cx: 0, cy: 0, r: 38, fill: CREAM, 'fill-opacity': 0.22, stroke: BRASS, 'stroke-width': 7 }),
  el('circle', { cx: 82, cy: 0, r: 38, fill: CREAM, 'fill-opacity': 0.22, stroke: BRASS, 'stroke-width': 7 }),
  line('M118,14 L160,120', BRASS, 9),
);
export const JET = Array.from({ length: 9 }, (_, index) =>
  ellipse(254 + index * 16.5, 556 + 34 * Math.sin((Math.PI * index) / 8), 8, 8, '#4a3a52'),
).join('');

export const CHERRY =
  line('M398,152 Q420,110 452,104', '#4c6a3a', 6) +
  ellipse(402, 166, 22, 22, '#b3322f') +
  ellipse(395, 159, 6, 6, '#f0c2b4') +
  shape('M440,108 q34,-26 56,-4 q-30,22 -56,4Z', '#5b8048');
export const CHEESE_WIRE =
  rect(176, 700, 22, 64, '#8a5a34', { rx: 6 }) +
  rect(446, 690, 22, 64, '#8a5a34', { rx: 6 }) +
  line('M190,730 Q320,700 456,722', '#d8d6d2', 3) +
  shape('M214,800 L252,716 L404,716 L432,800Z', '#e3b04f') +
  shape('M214,800 L252,716 L270,716 L244,800Z', '#f0cf86') +
  ellipse(320, 758, 13, 10, '#c08f38') +
  ellipse(372, 780, 9, 7, '#c08f38') +
  ellipse(292, 786, 7, 6, '#c08f38');

export const FRINGE =
  shape(
    'M212,300 C208,196 268,166 322,166 C378,166 434,198 428,300 L414,286 L404,306 L386,284 L370,308 L350,286 L332,310 L312,286 L294,306 L276,284 L258,304 L240,286Z',
    '#5a3d33',
  ) + line('M252,228 Q276,200 308,196', '#8a6654', 5);
const _INK_ON_CHIN =
  ellipse(288, 466, 13, 8, '#2e3f63', { opacity: 0.8 }) +
  ellipse(302, 476, 5, 4, '#2e3f63', { opacity: 0.8 });
export const NOTEBOOK = group(
  { transform: 'rotate(-6 320 740)' },
  rect(214, 674, 200, 150, CREAM),
  rect(214, 674, 200, 18, '#7c5590'),
  line(
    'M238,726 q16,-16 24,0 t26,-4 M304,722 l34,-12 M354,718 q14,14 32,-6 M238,758 l30,-14 M286,752 q12,-16 22,0 M326,754 q18,-18 30,2',
    INK,
    3.5,
  ),
);

export const INK_ON_CHIN =
  ellipse(288, 466, 13, 8, '#2e3f63', { opacity: 0.8 }) +
  ellipse(302, 476, 5, 4, '#2e3f63', { opacity: 0.8 });

import { sheet } from '../../finish.ts';
import { blend, type Palette } from '../../palette.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';

const SIZE = { width: 1000, height: 1400 };

/** Strokes for the only word the sentence still wants. */
const AND =
  'M0,40 q-30,-6 -36,26 q0,32 30,28 q28,-6 24,-54 q0,34 12,52 M40,94 V44 q4,20 8,18 q6,-24 24,-16 q12,8 8,48 M132,46 q-34,-8 -38,22 q0,30 26,28 q26,-6 24,-40 M144,-8 V72 q0,16 12,20';

/** The revolving door of Lovibond's, and a man with a trolley who goes once round. */
export function cover(palette: Palette): string {
  const { ink, shade, middle, pale, paper, light, accent } = palette;
  const brass = blend(light, ink, 0.2);
  const front =
    rect(0, 0, SIZE.width, SIZE.height, blend(shade, ink, 0.3)) +
    Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 9 }, (_x, index) =>
        rect(
          index * 124 - (row % 2) * 62,
          row * 120,
          120,
          116,
          blend(shade, middle, 0.06 + ((index * 5 + row * 3) % 4) * 0.035),
        ),
      ).join(''),
    ).join('');
  const arch =
    shape('M150,1230 V520 Q150,190 500,190 Q850,190 850,520 V1230Z', brass) +
    shape('M180,1230 V526 Q180,222 500,222 Q820,222 820,526 V1230Z', ink);
  const glassBehind = shape(
    'M200,1230 V540 Q200,246 500,246 Q800,246 800,540 V1230Z',
    blend(paper, light, 0.35),
  );
  const fan =
    Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI * (0.1 + index * 0.1);
      return line(`M500,560 L${500 - Math.cos(angle) * 300},${560 - Math.sin(angle) * 316}`, brass, 7);
    }).join('') + line('M200,560 H800', brass, 14);
  const square =
    shape(
      'M214,1090 V760 l70,-40 l60,34 V690 l96,-66 l96,66 v54 l70,-30 l84,40 l110,-30 V1090Z',
      blend(pale, accent, 0.35),
      { opacity: 0.8 },
    ) +
    line('M440,690 V640 M536,690 V640 M440,640 L488,600 L536,640', blend(pale, shade, 0.5), 6) +
    Array.from({ length: 40 }, (_, index) =>
      line(`M${220 + ((index * 97) % 560)},${600 + ((index * 61) % 470)} l-8,26`, paper, 2.4, {
        opacity: 0.6,
      }),
    ).join('');
  const floor =
    shape('M200,1230 L214,1080 H786 L800,1230Z', blend(pale, middle, 0.3)) +
    shape('M0,1400 V1230 H1000 V1400Z', blend(shade, ink, 0.45)) +
    ellipse(500, 1236, 340, 34, blend(light, shade, 0.35)) +
    line('M120,1300 H880', paper, 6);
  const wingBehind =
    shape('M500,560 L690,590 V1150 L500,1110Z', paper, { opacity: 0.22 }) +
    shape('M500,560 L310,590 V1150 L500,1110Z', paper, { opacity: 0.16 }) +
    line('M690,590 V1150 M310,590 V1150', brass, 8);
  const wings =
    shape('M500,560 L268,580 V1232 L500,1180Z', accent, { opacity: 0.16 }) +
    line('M268,580 V1232 M500,560 V1196 M268,900 L500,880', brass, 12) +
    line('M744,580 V1232 M744,900 L500,880', brass, 12, { opacity: 0.9 }) +
    shape('M300,600 L360,594 L308,1190 L290,1196Z', paper, { opacity: 0.3 });
  return sheet(
    { ...SIZE, seed: 31, ink: palette.ink },
    front,
    arch,
    glassBehind,
    square,
    fan,
    floor,
    glow('day', 500, 760, 520, light, 0.35),
    wingBehind,
    man(palette),
    wings,
    sign(palette),
  );
}

function man({ ink, paper, pale, light }: Palette): string {
  const coat = '#7d5a3c';
  const dark = blend(coat, ink, 0.45);
  const body =
    shape('M566,852 h50 l10,40 h-70Z', blend('#d9ab8a', ink, 0.45)) +
    shape('M520,1210 L528,960 Q530,880 590,872 Q650,880 654,960 L664,1210Z', coat) +
    shape('M594,872 Q650,880 654,960 L664,1210 H594Z', dark) +
    line('M594,880 V1200', ink, 3) +
    shape('M560,884 L594,906 L630,884 L612,868 L594,882 L574,868Z', paper) +
    [930, 990, 1050, 1110].map((y) => ellipse(602, y, 5, 5, light)).join('');
  const headPart =
    ellipse(590, 816, 42, 50, '#d9ab8a') +
    shape('M592,768 Q636,772 632,822 Q628,862 592,866Z', blend('#d9ab8a', ink, 0.4)) +
    shape('M548,812 Q540,758 592,760 Q642,760 634,812 Q626,786 592,784 Q560,786 548,812Z', '#c9c9cf') +
    line('M556,812 l-22,-5', '#d9a23c', 6) +
    line('M628,812 l20,-6', '#b5473f', 6) +
    line('M568,818 h10 M604,818 h10', ink, 4) +
    line('M576,842 q14,8 26,0', ink, 3.5);
  const arm = line('M540,934 Q500,1000 452,1012', dark, 30) + ellipse(446, 1014, 16, 14, '#d9ab8a');
  const trolley =
    rect(280, 1020, 180, 14, light) +
    rect(292, 1120, 160, 12, light) +
    line('M296,1030 V1190 M446,1030 V1190', light, 8) +
    ellipse(296, 1198, 15, 15, ink) +
    ellipse(446, 1198, 15, 15, ink) +
    ellipse(296, 1198, 6, 6, light) +
    ellipse(446, 1198, 6, 6, light);
  const pot =
    shape('M310,1020 Q298,956 344,950 Q392,956 380,1020Z', paper) +
    shape('M346,950 Q392,956 380,1020 H346Z', pale) +
    line('M380,974 q34,-4 30,-34', paper, 10) +
    line('M308,974 q-26,4 -16,30 q6,12 20,8', paper, 8) +
    ellipse(345, 944, 10, 8, light) +
    line('M414,930 q-8,-26 8,-44 M428,934 q-4,-30 12,-50', paper, 4, { opacity: 0.7 });
  const cups =
    [408, 434].map((x) => shape(`M${x - 12},998 h24 q0,20 -8,22 h-8 q-8,-2 -8,-22Z`, paper)).join('') +
    [320, 356, 392, 428]
      .map((x) => shape(`M${x - 13},1098 h26 q0,20 -9,22 h-8 q-9,-2 -9,-22Z`, paper))
      .join('');
  return group({}, body, headPart, trolley, pot, cups, arm);
}

/** What is written over the door: a stroke of shorthand, and the word it comes after. */
function sign({ paper, light, ink, accent }: Palette): string {
  return group(
    {},
    rect(210, 84, 580, 132, blend(accent, ink, 0.35), { rx: 10 }),
    rect(222, 96, 556, 108, 'none', { stroke: light, 'stroke-width': 3, rx: 6 }),
    group({ transform: 'translate(424 112) scale(0.86)' }, line(AND, paper, 10)),
    line('M612,172 q34,-12 62,-48', paper, 2.6),
  );
}

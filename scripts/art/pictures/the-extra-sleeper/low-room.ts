import { blend } from '../../palette.ts';
import { el, ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { place, wood } from './place.ts';

export const lowRoom = place(
  'the-low-room',
  'The Low Room: a vault under the stove, one bed, moss grown over it in the shape of somebody who is not there.',
  ['low room', 'vault', 'bed', 'moss', 'secret'],
  (palette, random) => {
    const { ink, accent, light, paper } = palette;
    const stones: string[] = [];
    for (let row = 0; row < 13; row += 1)
      for (let column = 0; column < 17; column += 1)
        stones.push(
          rect(
            column * 82 - (row % 2) * 41,
            row * 44,
            79,
            41,
            blend('#4a4f52', ink, 0.42 + random.next() * 0.22),
            { rx: 5 },
          ),
        );
    const hair = Array.from({ length: 900 }, () => {
      const angle = random.next() * Math.PI * 2;
      const reach = random.next() ** 0.6;
      const [x, y] = [640 + Math.cos(angle) * reach * 330, 468 + Math.sin(angle) * reach * 96];
      return line(
        `M${x},${y} q${random.next() * 10 - 5},-8 ${random.next() * 14 - 7},-${9 + random.below(15)}`,
        blend(accent, random.next() < 0.25 ? paper : ink, random.next() * 0.5),
        3,
      );
    });
    return group(
      {},
      ...stones,
      shape('M0,0 H1280 V720 H1190 V330 Q1180,60 640,40 Q100,60 90,330 V720 H0Z', blend('#23262a', ink, 0.5)),
      rect(0, 560, 1280, 160, blend('#3a3633', ink, 0.45)),
      shape('M250,420 L1030,420 L1080,610 L200,610Z', blend('#5a4230', ink, 0.35)),
      shape('M280,410 L1000,410 L1040,560 L240,560Z', blend(paper, ink, 0.5)),
      rect(196, 300, 34, 320, wood(palette, 0.4)),
      rect(1050, 300, 34, 320, wood(palette, 0.5)),
      ...hair,
      ellipse(640, 462, 210, 44, blend(paper, ink, 0.35), { opacity: 0.85 }),
      ellipse(400, 452, 62, 34, blend(paper, ink, 0.3), { opacity: 0.9 }),
      shape('M440,440 Q640,400 850,452 Q880,470 850,486 Q640,520 440,482Z', blend(paper, ink, 0.42)),
      glow('sick', 640, 440, 520, accent, 0.42),
      glow('chink', 640, 30, 330, light, 0.5),
      line('M560,44 H720', light, 5, { opacity: 0.8 }),
      shape('M1110,620 q20,-44 60,-40 q46,-2 56,40Z', wood(palette, 0.55)),
      el('circle', { cx: 1168, cy: 560, r: 9, fill: light }),
      glow('stub', 1168, 556, 90, light, 0.6),
    );
  },
);

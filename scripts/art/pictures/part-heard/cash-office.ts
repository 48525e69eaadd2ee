import { blend, type Palette } from '../../palette.ts';
import { WIDE } from '../../scenery.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { wide } from './fittings.ts';

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

import { blend, type Palette } from '../../palette.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, group, line, rect, shape } from '../../svg.ts';
import { tubes, wide } from './fittings.ts';

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

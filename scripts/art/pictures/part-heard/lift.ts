import { blend, type Palette } from '../../palette.ts';
import { box, Camera, room } from '../../space.ts';
import { ellipse, glow, line, rect, shape } from '../../svg.ts';
import { wide } from './fittings.ts';

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

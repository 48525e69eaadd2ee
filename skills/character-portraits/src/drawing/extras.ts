import type { Look } from './look.ts';
import { mix } from './palette.ts';
import { path } from './svg.ts';

/** Where things are on the face of a style, in its own units. */
export interface Anchors {
  ear: readonly [number, number];
  top: readonly [number, number];
  forehead: readonly [number, number];
  /** Below the eye that is nearer to us. */
  cheek: readonly [number, number];
  /** Half the width of the head. */
  reach: number;
}

/** What the styles themselves do not have: pointed ears, horns, wrinkles, freckles, scars. */
export function extras(look: Look, at: Anchors): string {
  return [
    look.species === 'elf' || look.species === 'goblin' || look.species === 'orc' || look.species === 'demon'
      ? pointedEar(look, at)
      : '',
    look.species === 'demon' ? horns(at) : '',
    look.species === 'robot' ? rivets(at) : '',
    look.age === 'old' ? wrinkles(at) : '',
    look.freckles ? freckles(look, at) : '',
    look.scar ? scar(look, at) : '',
  ].join('');
}

function pointedEar({ skin, species }: Look, { ear: [x, y], reach }: Anchors): string {
  const size = reach * (species === 'goblin' ? 0.85 : 0.55);
  const d = `M${x + reach * 0.08} ${y - reach * 0.12}L${x - size * 0.75} ${y - size * 0.95}Q${x - size * 0.45} ${y} ${x + reach * 0.06} ${y + reach * 0.24}Z`;
  return path(d, `fill="#${skin}" stroke="#1b1b1b" stroke-width="${reach * 0.045}" stroke-linejoin="round"`);
}

function horns({ top: [x, y], reach }: Anchors): string {
  const horn = (side: number) => {
    const foot = x + side * reach * 0.45;
    return path(
      `M${foot - reach * 0.14} ${y + reach * 0.24}Q${foot + side * reach * 0.05} ${y - reach * 0.25} ${foot + side * reach * 0.4} ${y - reach * 0.4}Q${foot + side * reach * 0.36} ${y - reach * 0.05} ${foot + reach * 0.16} ${y + reach * 0.24}Z`,
      `fill="#4a3b35" stroke="#1b1b1b" stroke-width="${reach * 0.045}" stroke-linejoin="round"`,
    );
  };
  return horn(-1) + horn(1);
}

function rivets({ forehead: [x, y], cheek: [cx, cy], reach }: Anchors): string {
  const rivet = (px: number, py: number) =>
    `<circle cx="${px}" cy="${py}" r="${reach * 0.05}" fill="#5c6268"/>`;
  return rivet(x - reach * 0.3, y) + rivet(x + reach * 0.4, y) + rivet(cx - reach * 0.25, cy + reach * 0.3);
}

function wrinkles({ forehead: [x, y], cheek: [cx, cy], reach }: Anchors): string {
  const line = (px: number, py: number, width: number, bend: number) =>
    path(
      `M${px} ${py}q${width / 2} ${bend} ${width} 0`,
      `fill="none" stroke="#1b1b1b" stroke-opacity=".55" stroke-width="${reach * 0.03}" stroke-linecap="round"`,
    );
  return (
    line(x - reach * 0.2, y, reach * 0.5, -reach * 0.06) +
    line(x - reach * 0.12, y + reach * 0.1, reach * 0.38, -reach * 0.05) +
    line(cx - reach * 0.16, cy, reach * 0.3, reach * 0.12)
  );
}

function freckles({ skin }: Look, { cheek: [x, y], reach }: Anchors): string {
  const dots = [
    [-0.2, 0.12],
    [-0.08, 0.2],
    [0.04, 0.1],
    [-0.14, 0.3],
    [0.1, 0.24],
    [0.42, 0.12],
    [0.52, 0.2],
  ];
  const colour = mix(skin, '7a3b14', 0.55);
  return dots
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${x + dx * reach}" cy="${y + dy * reach}" r="${reach * 0.026}" fill="#${colour}"/>`,
    )
    .join('');
}

function scar({ skin }: Look, { cheek: [x, y], reach }: Anchors): string {
  return path(
    `M${x - reach * 0.22} ${y - reach * 0.02}l${reach * 0.16} ${reach * 0.46}`,
    `fill="none" stroke="#${mix(skin, '8e2b2b', 0.6)}" stroke-width="${reach * 0.055}" stroke-linecap="round"`,
  );
}

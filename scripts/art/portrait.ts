import { createRandom, type Random } from '../../src/base/random.ts';
import { type Garment, garment, neck } from './clothes.ts';
import type { Face } from './face.ts';
import { sheet } from './finish.ts';
import { type BeardStyle, beard, type HairStyle, hairBefore, hairBehind } from './hair.ts';
import { type Hat, hat } from './hats.ts';
import { head } from './head.ts';
import { blend, type Palette } from './palette.ts';
import { el, ellipse, glow, group, line, rect, shape, vertical } from './svg.ts';

const WIDTH = 640;
const HEIGHT = 800;

export interface Person {
  face: Face;
  hair: { style: HairStyle; colour: string };
  beard?: BeardStyle;
  garment: { kind: Garment; colour: string };
  hat?: { kind: Hat; colour: string };
  /** What is behind them. */
  behind: 'snow' | 'window' | 'fire' | 'shelves' | 'moss' | 'stars' | 'plain';
  /** Drawn over everything, in the picture's own coordinates (640 by 800). */
  extra?: string;
  seed: string;
}

/** A portrait from the chest up, cut from a few flat colours and lit from the left. */
export function portrait(person: Person, palette: Palette): string {
  const { face, hair, beard: chin = 'none', hat: worn, seed } = person;
  const width = face.width ?? 116;
  const random = createRandom(seed);
  return sheet(
    { width: WIDTH, height: HEIGHT, seed: random.below(1000), ink: palette.ink },
    backdrop(person.behind, palette, random),
    hairBehind(hair.style, hair.colour, palette, width),
    neck(face.skin, palette),
    garment(person.garment.kind, person.garment.colour, palette),
    head(face, palette),
    beard(chin, hair.colour, palette, width),
    hairBefore(hair.style, hair.colour, palette, width),
    worn === undefined ? '' : hat(worn.kind, worn.colour, palette, width),
    person.extra ?? '',
  );
}

function backdrop(kind: Person['behind'], palette: Palette, random: Random): string {
  const { ink, shade, middle, light } = palette;
  const wall =
    el(
      'defs',
      {},
      vertical('wall', [
        [0, blend(shade, ink, 0.35)],
        [0.7, shade],
        [1, ink],
      ]),
    ) + rect(0, 0, WIDTH, HEIGHT, 'url(#wall)');
  const halo =
    el('circle', { cx: 300, cy: 320, r: 262, fill: blend(middle, shade, 0.45) }) +
    el('circle', {
      cx: 300,
      cy: 320,
      r: 262,
      fill: 'none',
      stroke: blend(middle, light, 0.25),
      'stroke-width': 2,
      opacity: 0.6,
    });
  const isRoom = kind === 'window' || kind === 'shelves';
  return group(
    {},
    wall,
    isRoom ? '' : halo,
    BEHIND[kind](palette, random),
    glow('lamp', 40, 200, 460, light, kind === 'fire' ? 0.55 : 0.22),
  );
}

const BEHIND: Record<Person['behind'], (palette: Palette, random: Random) => string> = {
  plain: () => '',
  snow: ({ paper }, random) =>
    Array.from({ length: 90 }, () =>
      ellipse(
        random.next() * WIDTH,
        random.next() * HEIGHT,
        1.5 + random.next() * 4,
        1.5 + random.next() * 4,
        paper,
        { opacity: 0.25 + random.next() * 0.5 },
      ),
    ).join(''),
  stars: ({ paper }, random) =>
    Array.from({ length: 70 }, () =>
      ellipse(
        random.next() * WIDTH,
        random.next() * 560,
        0.8 + random.next() * 2,
        0.8 + random.next() * 2,
        paper,
        { opacity: 0.4 + random.next() * 0.6 },
      ),
    ).join(''),
  window: ({ ink, pale, middle }) =>
    rect(70, 60, 500, 520, blend(pale, middle, 0.55)) +
    line(
      'M70,60 h500 v520 h-500z M236,60 v520 M403,60 v520 M70,233 h500 M70,406 h500',
      blend(ink, middle, 0.2),
      14,
    ),
  shelves: ({ ink, middle, accent, pale }, random) =>
    [110, 250, 390, 530]
      .map((y) => {
        const books: string[] = [];
        for (let x = 10; x < WIDTH - 10; ) {
          const width = 14 + random.below(22);
          const height = 70 + random.below(44);
          books.push(
            rect(
              x,
              y - height,
              width,
              height,
              blend(random.pick([middle, accent, pale]), ink, 0.45 + random.next() * 0.3),
            ),
          );
          x += width + random.below(5);
        }
        return books.join('') + rect(0, y, WIDTH, 10, blend(ink, middle, 0.25));
      })
      .join(''),
  fire: ({ light, ink }) =>
    shape(
      'M0,800 L0,420 Q60,470 70,380 Q120,470 150,330 Q190,470 210,400 L210,800Z',
      blend(light, '#c2452d', 0.55),
      { opacity: 0.75 },
    ) +
    shape(
      'M640,800 L640,440 Q590,500 560,390 Q520,500 490,360 Q470,480 430,430 L430,800Z',
      blend('#c2452d', ink, 0.3),
      { opacity: 0.7 },
    ),
  moss: ({ accent, ink }, random) =>
    Array.from({ length: 150 }, () => {
      const [x, y] = [random.next() * WIDTH, random.next() * HEIGHT];
      return line(
        `M${x},${y} q${random.next() * 16 - 8},-14 ${random.next() * 20 - 10},-${18 + random.below(22)}`,
        blend(accent, ink, random.next() * 0.6),
        3,
        { opacity: 0.7 },
      );
    }).join(''),
};

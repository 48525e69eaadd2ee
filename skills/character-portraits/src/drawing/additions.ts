import type { Anchors } from './extras.ts';
import type { Look } from './look.ts';
import { mix } from './palette.ts';
import { path } from './svg.ts';

/** Hats and hoods, for styles that have none. */
export function headwear({ headwear: { kind, colour } }: Look, { top: [x, y], reach }: Anchors): string {
  const r = (factor: number) => reach * factor;
  const line = `fill="#${colour}" stroke="#1b1b1b" stroke-width="${r(0.045)}" stroke-linejoin="round"`;
  const band = `fill="#${mix(colour, '000000', 0.35)}"`;
  switch (kind) {
    case 'none':
      return '';
    case 'hat':
      return (
        path(
          `M${x - r(0.8)} ${y + r(0.42)}Q${x - r(0.75)} ${y - r(0.5)} ${x} ${y - r(0.5)}T${x + r(0.85)} ${y + r(0.42)}Z`,
          line,
        ) +
        path(
          `M${x - r(0.8)} ${y + r(0.2)}Q${x} ${y + r(0.05)} ${x + r(0.85)} ${y + r(0.2)}V${y + r(0.46)}Q${x} ${y + r(0.28)} ${x - r(0.8)} ${y + r(0.46)}Z`,
          band,
        ) +
        path(
          `M${x - r(1.45)} ${y + r(0.56)}Q${x} ${y + r(0.12)} ${x + r(1.5)} ${y + r(0.56)}Q${x} ${y + r(0.78)} ${x - r(1.45)} ${y + r(0.56)}Z`,
          line,
        )
      );
    case 'cap':
    case 'turban':
      return (
        path(
          `M${x - r(1.02)} ${y + r(0.62)}Q${x - r(1.1)} ${y - r(0.4)} ${x} ${y - r(0.42)}T${x + r(1.08)} ${y + r(0.62)}Q${x} ${y + r(0.36)} ${x - r(1.02)} ${y + r(0.62)}Z`,
          line,
        ) +
        (kind === 'turban'
          ? path(
              `M${x - r(0.9)} ${y + r(0.4)}Q${x} ${y - r(0.5)} ${x + r(0.5)} ${y - r(0.25)}M${x + r(0.95)} ${y + r(0.45)}Q${x + r(0.4)} ${y - r(0.3)} ${x - r(0.5)} ${y - r(0.2)}`,
              `fill="none" stroke="#1b1b1b" stroke-width="${r(0.04)}"`,
            )
          : path(
              `M${x - r(1.02)} ${y + r(0.4)}Q${x} ${y + r(0.12)} ${x + r(1.08)} ${y + r(0.4)}V${y + r(0.64)}Q${x} ${y + r(0.38)} ${x - r(1.02)} ${y + r(0.64)}Z`,
              band,
            ))
      );
    case 'hood':
    case 'scarf':
      return path(
        `M${x} ${y - r(0.45)}C${x - r(1.6)} ${y - r(0.4)} ${x - r(1.5)} ${y + r(2.2)} ${x - r(1.75)} ${y + r(3.4)}L${x - r(0.45)} ${y + r(3.3)}C${x - r(1.05)} ${y + r(2.3)} ${x - r(1.1)} ${y + r(0.45)} ${x + r(0.12)} ${y + r(0.42)}C${x + r(1.2)} ${y + r(0.45)} ${x + r(1.15)} ${y + r(2.3)} ${x + r(0.7)} ${y + r(3.3)}L${x + r(1.75)} ${y + r(3.4)}C${x + r(1.55)} ${y + r(2.2)} ${x + r(1.65)} ${y - r(0.4)} ${x} ${y - r(0.45)}Z`,
        line,
      );
  }
}

interface Mouth {
  mouth: readonly [number, number];
  reach: number;
  full: boolean;
}

/** A beard about a mouth that looks to the right, for a style that has few. */
export function beardShape({ beard }: Look, { mouth: [x, y], reach, full }: Mouth): string {
  const r = (factor: number) => reach * factor;
  const fill = `fill="#${beard.colour}"`;
  const moustache = path(
    `M${x} ${y - r(0.16)}Q${x - r(0.2)} ${y - r(0.26)} ${x - r(0.42)} ${y + r(0.04)}Q${x - r(0.2)} ${y + r(0.02)} ${x} ${y - r(0.03)}Q${x + r(0.18)} ${y + r(0.02)} ${x + r(0.34)} ${y + r(0.04)}Q${x + r(0.18)} ${y - r(0.26)} ${x} ${y - r(0.16)}Z`,
    fill,
  );
  const lips = path(
    `M${x - r(0.1)} ${y + r(0.06)}q${r(0.1)} ${r(0.05)} ${r(0.2)} 0`,
    `fill="none" stroke="#5b1f1f" stroke-width="${r(0.045)}" stroke-linecap="round"`,
  );
  if (full) {
    const low = beard.style === 'long' ? 1.5 : 0.85;
    const around = path(
      `M${x - r(1.18)} ${y - r(0.72)}C${x - r(1.2)} ${y - r(0.1)} ${x - r(1)} ${y + r(low * 0.6)} ${x - r(0.2)} ${y + r(low)}C${x + r(0.5)} ${y + r(low)} ${x + r(0.72)} ${y + r(0.3)} ${x + r(0.72)} ${y - r(0.35)}C${x + r(0.5)} ${y - r(0.22)} ${x + r(0.3)} ${y - r(0.2)} ${x} ${y - r(0.18)}C${x - r(0.4)} ${y - r(0.2)} ${x - r(0.9)} ${y - r(0.1)} ${x - r(1.02)} ${y - r(0.75)}Z`,
      fill,
    );
    return around + lips;
  }
  switch (beard.style) {
    case 'moustache':
      return moustache;
    case 'goatee':
      return (
        moustache +
        path(
          `M${x - r(0.25)} ${y + r(0.18)}Q${x} ${y + r(0.12)} ${x + r(0.25)} ${y + r(0.18)}Q${x + r(0.22)} ${y + r(0.5)} ${x + r(0.02)} ${y + r(0.62)}Q${x - r(0.22)} ${y + r(0.5)} ${x - r(0.25)} ${y + r(0.18)}Z`,
          fill,
        )
      );
    case 'stubble':
      return path(
        `M${x - r(0.95)} ${y - r(0.3)}C${x - r(0.8)} ${y + r(0.3)} ${x - r(0.3)} ${y + r(0.5)} ${x + r(0.1)} ${y + r(0.5)}C${x + r(0.5)} ${y + r(0.45)} ${x + r(0.66)} ${y + r(0.1)} ${x + r(0.66)} ${y - r(0.25)}C${x + r(0.3)} ${y - r(0.2)} ${x - r(0.6)} ${y - r(0.2)} ${x - r(0.95)} ${y - r(0.3)}Z`,
        `${fill} fill-opacity=".22"`,
      );
    default:
      return '';
  }
}

import { NarratoriaError } from '../../base/errors.ts';
import type { InkStory } from '../../campaign/ink/story.ts';

/** Why a scene in ink cannot be played. */
export type InkFailureKind =
  | 'endless'
  | 'too deep'
  | 'too long'
  | 'state too large'
  | 'look-ahead'
  | 'bad argument'
  | 'missing'
  | 'bad state'
  | 'broken';

/** A scene that cannot be played. Nothing of what it would have done has happened. */
export class InkFailure extends NarratoriaError {
  readonly kind: InkFailureKind;

  constructor(kind: InkFailureKind, message: string, where: Whereabouts | null, cause?: unknown) {
    super('scene_failed', where === null ? message : `${where.file}:${where.line}: ${message}`, {
      hint: 'The story goes on without this scene. Correct it, or take it out.',
      details: { kind, ...where },
      cause,
    });
    this.kind = kind;
  }
}

export interface Whereabouts {
  file: string;
  line: number;
}

/** Where a part of the compiled story stands: the line of the nearest part around it that has one. */
export function whereIs(path: string, { knots, lines }: InkStory): Whereabouts | null {
  const parts = path.split('.');
  const knot = Object.hasOwn(knots, parts[0] ?? '') ? knots[parts[0] ?? ''] : undefined;
  if (knot === undefined) return null;
  for (let length = parts.length; length > 0; length -= 1) {
    const around = parts.slice(0, length).join('.');
    const line = Object.hasOwn(lines, around) ? lines[around] : undefined;
    if (line !== undefined) return { file: knot.file, line };
  }
  return { file: knot.file, line: knot.line };
}

import { Type } from 'typebox';
import { compileInk } from '../../ink/compile.ts';
import type { DraftScene } from '../story/draft.ts';
import { asInk } from '../story/ink-text.ts';

/** What a scene tells before its choices, in the model's words. */
export const OpeningSchema = Type.Object({
  opening: Type.Array(Type.String({ minLength: 40, maxLength: 420 }), { minItems: 1, maxItems: 2 }),
});

/** The scene with another opening; its tags and choices stay. Null when that cannot be played. */
export function withOpening(scene: DraftScene, paragraphs: readonly string[]): DraftScene | null {
  const lines = scene.text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('# question')) + 1;
  const to = lines.findIndex((line) => /^\s*\*/.test(line));
  const told = paragraphs.map(asInk);
  // A line that begins with a mark of ink would be read as one.
  if (from === 0 || to <= from || told.some((line) => !/^[\p{L}“‘]/u.test(line))) return null;
  const text = [...lines.slice(0, from), ...told, ...lines.slice(to)].join('\n');
  const { faults } = compileInk([{ file: `${scene.slug}.ink`, text }]);
  return faults.length > 0 ? null : { ...scene, text, opening: told.join(' ') };
}

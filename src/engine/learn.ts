import { fingerprint } from '../base/random.ts';
import type { StoryContext } from '../narrator/context.ts';
import { bounded, type World } from './world.ts';

export interface Learning {
  scene: number;
  context: StoryContext;
  prose: readonly string[];
  mentionsIn: (text: string, about?: string) => string[];
}

/** The world with what the prose has made known: whom it showed, what it mentioned, which of the author's sentences it used. */
export function learn(world: World, { scene, context, prose, mentionsIn }: Learning): World {
  const text = prose.join('\n');
  const plain = plainText(text);
  const present = new Set(context.people.map(({ id }) => id));
  const mentioned = mentionsIn(text, context.place?.id).filter(
    (id) => !id.startsWith('person:') || present.has(id),
  );
  const told = context.facts.filter((fact) => plain.includes(plainText(fact.text).slice(0, 40)));
  return bounded({
    ...world,
    here: context.people.map(({ id }) => id),
    known: { ...Object.fromEntries(mentioned.map((id) => [id, scene])), ...world.known },
    told: { ...world.told, ...Object.fromEntries(told.map(({ id }) => [fingerprint(id), scene])) },
  });
}

/** Letters and digits only: quotes, tags and dashes must not hide a sentence. */
function plainText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

import { sentencesOf } from '../../../../src/sdk/index.ts';
import type { ChoicesInput } from './input.ts';
import { about, type Past, speaksOf } from './past.ts';
import { callName } from './words.ts';

type Known = Pick<ChoicesInput, 'people' | 'absent'>;

/** Who, of those the player knows, has told of something; never the one who is meant to hear of it. */
export function teller({ toldBy }: ChoicesInput['topics'][number], known: Known, except = ''): string | null {
  return everybody(known).find(({ id }) => id !== except && toldBy.includes(id))?.name ?? null;
}

/** Whose secret it was in which something came up: a sentence that speaks of both. */
export function nameThatTold(thing: string, known: Known, past: Past): string | null {
  // What weighs most is a turn of the story, and nobody's secret.
  const sentences = about(past, thing)
    .filter(({ significance }) => significance === 'medium')
    .flatMap(({ summary }) => sentencesOf(summary).slice(1));
  const told = sentences.filter((sentence) => speaksOf(sentence, thing));
  return everybody(known).find(({ name }) => told.some((sentence) => speaksOf(sentence, name)))?.name ?? null;
}

function everybody({ people, absent }: Known): { id: string; name: string }[] {
  return [...people.map((person) => ({ id: person.id, name: callName(person) })), ...absent];
}

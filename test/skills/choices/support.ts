import type { Candidate } from '../../../skills/player-choices/src/choosing/candidate.ts';
import { choose, type Options } from '../../../skills/player-choices/src/choosing/choose.ts';
import { choicesInput, type Memory } from '../../../skills/player-choices/src/choosing/input.ts';
import { memoryFrom } from '../../../skills/player-choices/src/choosing/past.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { sceneInput } from '../support/scene-input.ts';

const OPTIONS: Options = { min: 3, max: 4, hints: 'brief', threshold: 0.5 };

/** What is offered for such an input, with this many choices so that nothing is crowded out. */
export function offer(
  input: JsonObject,
  {
    memories = [],
    deed = '',
    prose = '',
    ...options
  }: Partial<Options> & { memories?: JsonObject[]; deed?: string; prose?: string } = {},
): Candidate[] {
  const past = { memories: memories.map((record) => memoryFrom(record) as Memory), deed };
  const known = { prose, past, offered: {} };
  return choose(choicesInput(sceneInput({ seed: 'test', scene: 5, ...input })), known, {
    ...OPTIONS,
    ...options,
  }).choices;
}

/** Everything that may be offered over many seeds: a choice that is forbidden is in none of them. */
export function everOffered(input: JsonObject, options: Parameters<typeof offer>[1] = {}): Candidate[] {
  return Array.from({ length: 60 }, (_, index) =>
    offer({ ...input, seed: `s${index}` }, { min: 6, max: 6, ...options }),
  ).flat();
}

export const ALDRIC = {
  id: 'person:aldric',
  name: 'Aldric Smith',
  shortName: 'Aldric',
  pronoun: 'he',
  hides: true,
  factions: ['faction:smiths'],
  wants: [{ id: 'want:aldric/0', text: 'keep the forge lit' }],
};

export function textsOf(choices: readonly Candidate[]): string[] {
  return [...new Set(choices.map(({ text }) => text))];
}

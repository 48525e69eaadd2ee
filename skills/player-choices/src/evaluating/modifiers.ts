import {
  aptitudeFor,
  isJsonObject,
  type JsonObject,
  type Modifier,
  opinionBonus,
} from '../../../../src/sdk/index.ts';
import type { EvaluateInput } from './input.ts';
import { turningPoints } from './turning-points.ts';

type Dependencies = Record<string, JsonObject | null>;

/** No stat is worth more than this, either way. */
const MOST_FOR_A_STAT = 3;

/** Everything that counts for or against a deed, each with its reason. */
export function modifiersFor(input: EvaluateInput, dependencies: Dependencies): Modifier[] {
  return [
    ...stats(input),
    ...trait(input),
    ...sentiment(input, dependencies),
    ...episode(input, dependencies),
    ...input.modifiers,
  ].filter(({ value }) => value !== 0);
}

function stats({ intent, persona, statRules }: EvaluateInput): Modifier[] {
  if (statRules.length === 0) return plainStat(intent.verb, persona);
  return statRules
    .filter(({ verbs }) => verbs.includes(intent.verb))
    .flatMap(({ name, average, pointsPerBonus }) => {
      const value = Object.hasOwn(persona.stats, name) ? persona.stats[name] : undefined;
      if (value === undefined) return [];
      const bonus = Math.trunc((value - average) / pointsPerBonus);
      return [{ value: Math.max(-MOST_FOR_A_STAT, Math.min(MOST_FOR_A_STAT, bonus)), reason: name }];
    });
}

function plainStat(verb: string, { stats: given, statMax }: EvaluateInput['persona']): Modifier[] {
  const aptitude = aptitudeFor(verb, { stats: given, statMax, traits: [] });
  return aptitude === null ? [] : [{ value: aptitude.level === 'high' ? 1 : -1, reason: aptitude.name }];
}

function trait({ intent, persona, weights }: EvaluateInput): Modifier[] {
  const aptitude = aptitudeFor(intent.verb, { stats: {}, statMax: null, traits: persona.traits });
  return aptitude === null ? [] : [{ value: weights.trait, reason: aptitude.name }];
}

function sentiment({ person, weights }: EvaluateInput, dependencies: Dependencies): Modifier[] {
  if (person === null) return [];
  const opinion = person.opinion ?? opinionOf(person.id, dependencies) ?? 0;
  const reason = opinion > 0 ? `${person.name} thinks well of you` : `${person.name} distrusts you`;
  return [{ value: opinionBonus(opinion, weights.sentiment), reason }];
}

/** What somebody thinks, as a tool before this one has said. */
function opinionOf(id: string, dependencies: Dependencies): number | null {
  for (const output of Object.values(dependencies)) {
    const said = output?.['perception'];
    const entry = isJsonObject(said) && Object.hasOwn(said, id) ? said[id] : null;
    if (isJsonObject(entry) && typeof entry['score'] === 'number') return entry['score'];
  }
  return null;
}

/** One turning point counts, however many there were. */
function episode({ episodes, person, weights }: EvaluateInput, dependencies: Dependencies): Modifier[] {
  const told =
    episodes ??
    turningPoints(dependencies)
      .filter(({ npcs }) => person === null || npcs.includes(person.id))
      .map(({ text }) => text);
  const [first] = told;
  return first === undefined ? [] : [{ value: weights.episodic, reason: first }];
}

import { termsOf } from '../../base/words.ts';
import { tempersOf } from '../../campaign/character.ts';
import type { Reason } from '../../contracts/question.ts';
import { ruleOf, verbOf } from '../../rules/acts.ts';
import { aptitudeFor, speaksFor } from '../../rules/aptitude.ts';
import { temperInRoll } from '../../rules/temper.ts';
import { type Draft, idOf, lastOffered, type OptionInput } from './option.ts';

/** What it is worth that a character stands out in what a deed calls for, and what it costs. */
const WORTH_OF_A_GIFT = 1;
const COST_OF_A_LACK = 0.3;
const WORTH_OF_A_PAST = 1.2;
const WORTH_OF_FOCUS = 1.2;
const WORTH_OF_A_TEMPER = 0.3;
const WORTH_OF_ONE_S_OWN = 0.6;
const LEEWAY = 0.5;

/** The draft with how much it suits this moment: by who the player is, what was, what was offered and done of late. */
export function weighed(draft: Draft, input: OptionInput): Draft {
  const { brief, circumstances } = input;
  const { persona, rules } = circumstances;
  const aptitude = aptitudeFor(draft.act, { ...persona, statMax: rules.statMax });
  const fit = aptitude === null ? 0 : aptitude.level === 'high' ? WORTH_OF_A_GIFT : -COST_OF_A_LACK;
  const temper = temperFor(draft, input);
  const own = ownReason(draft, input);
  const more = [temper?.reason, own].filter((reason) => reason !== undefined);
  const isSaid = aptitude === null || draft.because.some(({ ref }) => ref === aptitude.name);
  const trait =
    aptitude?.kind === 'stat'
      ? `Your ${aptitude.name} is ${aptitude.value}`
      : `It is like you: ${aptitude?.name}`;
  const hasPast = draft.because.some(({ kind }) => kind === 'memory' || kind === 'lore');
  const { focus } = brief.direction;
  const isFocus = focus !== null && [draft.target, draft.topic, draft.want, draft.item].includes(focus);
  const id = idOf(draft);
  return {
    ...draft,
    because: [
      ...(isSaid
        ? draft.because
        : [...draft.because.slice(0, 2), { kind: 'trait', ref: aptitude.name, text: trait }]
      ).slice(0, 3 - more.length),
      ...more,
    ],
    weight:
      draft.weight +
      fit +
      (temper?.worth ?? 0) +
      (own === undefined ? 0 : WORTH_OF_ONE_S_OWN) +
      (hasPast ? WORTH_OF_A_PAST : 0) +
      (isFocus ? WORTH_OF_FOCUS : 0) +
      LEEWAY * input.chance(id) -
      staleness(draft, input, lastOffered(id, input.world)),
  };
}

/** What in somebody's character makes a deed worth trying with them, or not. */
function temperFor(
  { act, target }: Draft,
  { circumstances }: OptionInput,
): { worth: number; reason: Reason } | null {
  const person = circumstances.campaign.people.find(({ id }) => id === target);
  const found = person && temperInRoll(act, tempersOf(person.profile));
  if (person === undefined || found == null) return null;
  const reason = { kind: 'relationship', ref: person.id, text: `${person.shortName}: ${found.said}` };
  return { worth: WORTH_OF_A_TEMPER * found.value, reason };
}

/** What the player has said of themselves that has to do with a deed: their background, or an answer they gave. */
function ownReason(draft: Draft, { brief }: OptionInput): Reason | undefined {
  const { background, answers } = brief.you;
  const named = [...brief.people, ...brief.topics, ...(brief.place?.things ?? []), ...brief.you.items];
  const ids = [draft.target, draft.topic, draft.item];
  const names = named.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const wish = brief.people.flatMap(({ wants }) => wants).find(({ id }) => id === draft.want)?.text ?? '';
  const about = new Set(termsOf([...names, wish].join(' ')));
  const said = answers.find(({ answer }) => termsOf(answer).some((term) => about.has(term)));
  if (said !== undefined) return { kind: 'trait', ref: said.question, text: `You said: ${said.answer}` };
  if (background !== null && speaksFor(draft.act, background))
    return { kind: 'trait', ref: background, text: `Your background: ${background}` };
  return undefined;
}

/** After so much danger, no more of it for a while: what may end in blows, or in being caught. */
export function isBearable({ act }: Draft, { brief }: OptionInput): boolean {
  return brief.threads.pace !== 'breather' || ruleOf(act).dangerous !== true;
}

/** What was done lately or offered in vain tempts less. */
function staleness(draft: Draft, { brief }: OptionInput, offered: number): number {
  const { recent } = brief.threads;
  const verb = verbOf(draft.act);
  const ignored =
    offered === 0 ? 0 : offered >= brief.scene - 1 ? 0.9 : offered >= brief.scene - 6 ? 0.35 : 0;
  const isSameTarget = (target: string | null) => target === (draft.target ?? null);
  const repeated = recent
    .slice(0, 3)
    .reduce(
      (sum, { act, target }, age) =>
        sum + (verbOf(act) === verb && isSameTarget(target) ? 1.4 / (age + 1) : 0),
      0,
    );
  const sameVerb = verbOf(recent[0]?.act ?? '') === verb && recent.length > 0 ? 0.4 : 0;
  const isSameThing = draft.target?.startsWith('thing:') === true && recent[0]?.target === draft.target;
  return ignored + repeated + sameVerb + (isSameThing ? 1 : 0);
}

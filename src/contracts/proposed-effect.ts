import { type Static, type TSchema, Type } from 'typebox';
import type { Json, JsonObject } from '../base/json.ts';
import { ACTS } from '../rules/acts.ts';
import { QUESTION_KINDS } from './question.ts';
import { filled, oneOfWords } from './schema.ts';
import { validator } from './validate.ts';

/** Keys of the session state that belong to the engine; what a script writes there is not taken over. */
export const ENGINE_KEYS = ['world', 'scores', 'offered', 'persona', 'meaning', 'chapters'] as const;

const person = filled('Name or id of somebody in the story.');
const text = filled('A sentence, as a player would read it.');
const MOST_PARTS = 4;

const newcomer = {
  name: filled('What it is called.'),
  about: filled(
    'Who or what it is, in a few words, such as “a boy who sells whelks”; said again, it changes.',
  ),
  text: Type.Optional(
    Type.String({ minLength: 1, description: 'The sentence that brings it in; it has the name in it.' }),
  ),
  goesAlong: Type.Optional(
    Type.Boolean({ description: 'Whether it comes along wherever the player goes; said again, it changes.' }),
  ),
};

const kind = <const Kind extends string>(name: Kind) => Type.Literal(name);

/** Changes in the story that a skill may propose in `effects` of a state_patch, by their kind. */
const PROPOSABLE = {
  item: Type.Object({
    kind: kind('item'),
    name: filled('What it is called.'),
    change: Type.Optional(
      oneOfWords(['gained', 'lost'], 'Whether the player has it from now on.', { default: 'gained' }),
    ),
  }),
  opinion: Type.Object({
    kind: kind('opinion'),
    person,
    change: Type.Number({ description: 'By how much they think better of the player; at most 20.' }),
    reason: filled('Why, as a clause in the past tense.'),
  }),
  fact: Type.Object({ kind: kind('fact'), text }),
  weather: Type.Object({ kind: kind('weather'), text }),
  person: Type.Object({
    kind: kind('person'),
    ...newcomer,
    pronoun: Type.Optional(
      oneOfWords(
        ['she', 'he', 'they', 'it'],
        'How they are spoken of; by their name and `about` if left out.',
      ),
    ),
    opinion: Type.Optional(
      Type.Integer({
        minimum: -100,
        maximum: 100,
        description: 'What they think of the player at first; if left out, they make up their own mind.',
      }),
    ),
  }),
  thing: Type.Object({ kind: kind('thing'), ...newcomer }),
  time: Type.Object({
    kind: kind('time'),
    parts: Type.Integer({ minimum: 1, maximum: MOST_PARTS, description: 'How many parts of a day pass.' }),
  }),
  thread: Type.Object({
    kind: kind('thread'),
    person,
    text: filled('What was promised, as a bare clause: `bring the lamp back`.'),
    by: Type.Optional(
      oneOfWords(['player', 'person'], 'Who has promised it, to the other.', { default: 'player' }),
    ),
    act: Type.Optional(oneOfWords([...ACTS], 'The deed that keeps what the player has promised.')),
    target: Type.Optional(filled('Whom it is done to, or where one goes for it.')),
    what: Type.Optional(filled('What it is done with or about.')),
    not: Type.Optional(Type.Boolean({ description: 'The promise is not to do it.' })),
    days: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 30, description: 'Days until it has to be done; 0 is today.' }),
    ),
  }),
  question: Type.Object({
    kind: kind('question'),
    question: oneOfWords([...QUESTION_KINDS], 'What kind of question it is.'),
    text,
    person: Type.Optional(person),
    about: Type.Optional(Type.String({ description: 'Id of what it is about.' })),
  }),
} satisfies Record<string, TSchema>;

type Proposable = typeof PROPOSABLE;
export type ProposedEffect = { [Kind in keyof Proposable]: Static<Proposable[Kind]> }[keyof Proposable];

/** One of each kind, as the documentation shows it and a refusal reminds of it. */
export const EFFECT_EXAMPLES: { [Kind in keyof Proposable]: Static<Proposable[Kind]> } = {
  item: { kind: 'item', name: 'an umbrella', change: 'gained' },
  opinion: { kind: 'opinion', person: 'Iz', change: 5, reason: 'you shared the umbrella' },
  fact: { kind: 'fact', text: 'The roads are under water.' },
  weather: { kind: 'weather', text: 'It is raining.' },
  person: { kind: 'person', name: 'Odo Larch', about: 'a tinker with a handcart' },
  thing: { kind: 'thing', name: 'a puddle', about: 'knee-deep, with a hat in it' },
  time: { kind: 'time', parts: 1 },
  thread: { kind: 'thread', person: 'Iz', text: 'bring the umbrella back' },
  question: { kind: 'question', question: 'threat', text: 'The storm is on top of you. Stay out in it?' },
};

export const PROPOSABLE_KINDS = Object.keys(PROPOSABLE) as readonly (keyof Proposable)[];

/** What a skill proposes, if it can be read and the skill's manifest declares its kind; otherwise why it is refused. */
export function readProposal(
  effect: JsonObject,
  declared: readonly string[] | null,
): ProposedEffect | string {
  const named: Json | undefined = effect['kind'];
  const known = PROPOSABLE_KINDS.find((one) => one === named);
  if (named === undefined)
    return `An effect is an object with a "kind", such as ${JSON.stringify(EFFECT_EXAMPLES.weather)}.`;
  if (known === undefined)
    return `There is no effect of the kind ${JSON.stringify(named)}; there are ${PROPOSABLE_KINDS.join(', ')}.`;
  if (declared !== null && !declared.includes(known))
    return `The skill does not declare "${known}" under permissions.effects in its manifest.`;
  const check = validator<TSchema>(PROPOSABLE[known]);
  if (check.accepts(effect)) return notSentence(effect as ProposedEffect) ?? (effect as ProposedEffect);
  const wrong = check(effect).map(({ message }) => message);
  const example = JSON.stringify(EFFECT_EXAMPLES[known]);
  return `An effect of the kind "${known}" cannot be read. ${wrong.join(' ')} An example: ${example}`;
}

const SENTENCE = /^[^\p{L}]*[\p{Lu}\p{Lo}\p{N}].*\s.*[.!?…]["”’»)]*$/su;

/** Why what would be told as it stands cannot be; a promise is a clause, and told as one. */
function notSentence(effect: ProposedEffect): string | null {
  if (effect.kind === 'thread' || !('text' in effect) || effect.text === undefined) return null;
  if (SENTENCE.test(effect.text.trim())) return null;
  return `"text" is told as it stands, so it has to be a sentence, with a capital and a full stop: ${JSON.stringify(effect.text)} is none. An example: ${JSON.stringify(EFFECT_EXAMPLES[effect.kind])}`;
}

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { thingCalled, thingKey } from '../../base/thing-name.ts';
import type { Brief } from '../../contracts/brief.ts';
import { QUESTION_KINDS, type QuestionKind } from '../../contracts/question.ts';
import { ACTS, type Act } from '../../rules/acts.ts';
import { endExpected } from '../ends-on.ts';
import { clause, oneLine } from '../material.ts';
import { optionLine, optionsFor } from '../options.ts';

type ChoicesBrief = Pick<
  Brief,
  'you' | 'question' | 'options' | 'people' | 'absent' | 'place' | 'topics' | 'plot' | 'deed' | 'authored'
>;

/** What a model may pick and word, and choices of its own. */
export interface ChoicesAnswer {
  question: { kind: QuestionKind; from: string | null; text: string } | null;
  /** `answers` says whether it answers the question, where the model says so. */
  choices: { option: string; text: string; hint: string; answers?: boolean; along?: string[] }[];
  /** Ids where something is meant that has one, otherwise the name that the prose gave it. */
  own: {
    act: Act;
    target: string | null;
    topic: string | null;
    /** Something that the player carries. */
    item: string | null;
    stat: string | null;
    text: string;
    answers?: boolean;
    /** Ids of those who go along, where it leads to another place. */
    along?: string[];
  }[];
}

const LONGEST_TEXT = 100;
const MOST_FOUND = 4;
const MOST_OWN = 2;
const MOST_COMPANY = 4;
const NOBODY = 'nobody';
/** Acts that make sense as a choice of a model's own: the plot's decisions and the program's own acts are not among them. */
const OWN_ACTS = ACTS.filter((act) => !['decide', 'keep', 'remember', 'plan', 'trade'].includes(act));

/** Asks for the question of the scene and the choices, after the prose in the same conversation. */
export function choicesPrompt(brief: ChoicesBrief): string {
  const expected = endExpected(brief);
  const offered = optionsFor(brief);
  return [
    'The scene stands. Now say what it ends on and what the reader can do.',
    `The reader: ${readerLine(brief)}`,
    expected === null
      ? ''
      : `Unless your prose ends on something better, it ends on: ${oneLine(expected, 240)}`,
    'Give three or four choices: those of this list that fit, by number, in the order in which they should be shown, and up to two of your own.',
    ...offered.map((option, index) => `${index + 1}. ${optionLine(option, brief)}`),
    [
      'Rules for them:',
      '- The question is the last thing in your prose that asks something of the reader, in words of the prose. Two choices at least answer it, and each of them would lead to another story; answers is true for them, and false for what leaves it open.',
      '- Each choice takes up somebody or something that the prose above has shown, and is about nothing the prose has not named. Leave out what it has made pointless, and what would fit any scene.',
      '- Word each anew for this moment: an order to oneself that begins with a verb and says what exactly is said, asked, done or promised; twelve words at most.',
      '- Do not change what an option does, to whom, or with what.',
      '- The choices differ in what they lead to, not in tone. One of them uses something that the reader has gathered, if any of it bears on this: a thing they carry, what they found out or were told, a promise, somebody they have won.',
      ...(brief.people.length === 0
        ? []
        : [
            '- with: where a choice leads to another place, those of the people here who go along or lead the way; else empty.',
          ]),
      '- The hint names what it costs or risks, in six words at most, never the result. Empty if there is nothing to say.',
      ...(Object.keys(brief.you.stats).length === 0
        ? []
        : ["- Where the reader's stats make something likely or bold, let the wording show it."]),
      '- `own` holds up to two choices that are not in the list, for what your prose puts before the reader and the list does not have: the thing on the table, the person at the door, the answer that nobody foresaw. Rather one of your own than one of the list that the prose does not ask for. Name the act, whom or what it is done to, what it is about or done with, as the prose calls it, and the stat that counts, if any. Empty if the list has all.',
    ].join('\n'),
    `kind is one of: ${QUESTION_KINDS.join(', ')}. act is one of: ${OWN_ACTS.join(', ')}.`,
    'Answer with JSON only: {"question":{"kind":"","from":"who asks, or nobody","text":""},"choices":[{"option":1,"text":"","hint":"","answers":true,"with":[]}],"own":[{"act":"","target":"","topic":"","stat":"","text":"","answers":true,"with":[]}]}',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Asks once more for choices of the model's own, where the rules cannot take those that it gave. */
export function ownAgainPrompt(refused: readonly { text: string; reason: string }[]): string {
  return [
    'Of your own choices these cannot be offered:',
    ...refused.map(({ text, reason }) => `- “${oneLine(text, 120)}”: ${oneLine(reason, 240)}`),
    'Give others in their place that take up the same thing in the prose and can be offered, by the same rules. Leave the list empty if there are none.',
    'Answer with JSON only: {"own":[{"act":"","target":"","topic":"","stat":"","text":"","answers":true,"with":[]}]}',
  ].join('\n');
}

/** The schema of the answer to that. */
export function ownSchema(brief: ChoicesBrief): JsonObject {
  const { properties } = choicesSchema(brief);
  const own = isJsonObject(properties) ? (properties['own'] ?? {}) : {};
  return { type: 'object', properties: { own }, required: ['own'], additionalProperties: false };
}

function readerLine({ you }: ChoicesBrief): string {
  const most = you.statMax === null ? '' : ` of ${you.statMax}`;
  const stats = Object.entries(you.stats).map(([name, value]) => `${oneLine(name, 30)} ${value}${most}`);
  return [
    stats.join(', '),
    you.traits.map((trait) => oneLine(trait, 40)).join(', '),
    you.items.length === 0
      ? ''
      : `carries ${you.items
          .slice(0, 10)
          .map(({ name }) => oneLine(name, 40))
          .join(', ')}`,
    you.found.length === 0
      ? ''
      : `has found out: ${you.found
          .slice(-MOST_FOUND)
          .map((text) => clause(text, 100))
          .join('; ')}`,
    you.isHurt ? 'hurt' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** Small enough for a grammar: numbers for options, names out of lists, and every text bounded. */
export function choicesSchema(brief: ChoicesBrief): JsonObject {
  const { people, you } = brief;
  const numbers = optionsFor(brief).map((_, index) => index + 1);
  const text = (maxLength: number) => ({ type: 'string', maxLength });
  const names = people.map(({ name }) => oneLine(name, 60));
  const company: JsonObject =
    names.length === 0 ? {} : { with: { type: 'array', maxItems: MOST_COMPANY, items: { enum: names } } };
  const object = (properties: JsonObject): JsonObject => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  return object({
    question: object({
      kind: { enum: [...QUESTION_KINDS] },
      from: { enum: [NOBODY, ...names] },
      text: text(200),
    }),
    choices: {
      type: 'array',
      minItems: Math.min(2, numbers.length),
      maxItems: Math.max(1, Math.min(4, numbers.length)),
      items: object({
        option: { enum: numbers.length === 0 ? [0] : numbers },
        text: text(LONGEST_TEXT),
        hint: text(60),
        answers: { type: 'boolean' },
        ...company,
      }),
    },
    own: {
      type: 'array',
      maxItems: MOST_OWN,
      items: object({
        act: { enum: [...OWN_ACTS] },
        target: text(60),
        topic: text(60),
        stat: { enum: ['', ...Object.keys(you.stats).map((name) => oneLine(name, 30))] },
        text: text(LONGEST_TEXT),
        answers: { type: 'boolean' },
        ...company,
      }),
    },
  });
}

/** What was answered, with ids in place of numbers and names. What makes no sense is left out. */
export function readChoices(json: Json, brief: ChoicesBrief): ChoicesAnswer {
  const { question, choices, own } = isJsonObject(json) ? json : {};
  return {
    question: isJsonObject(question) ? readQuestion(question, brief) : null,
    choices: (Array.isArray(choices) ? choices : []).flatMap((choice) => readChoice(choice, brief)),
    // Some write one where a list was asked for.
    own: (Array.isArray(own) ? own : [own])
      .flatMap((one) => (isJsonObject(one) ? readOwn(one, brief) : []))
      .slice(0, MOST_OWN),
  };
}

function readQuestion({ kind, from, text }: JsonObject, { people }: ChoicesBrief): ChoicesAnswer['question'] {
  const known = QUESTION_KINDS.find((word) => word === kind);
  const words = textIn(text);
  if (known === undefined || words === '') return null;
  return {
    kind: known,
    from: people.find(({ name }) => oneLine(name, 60) === from)?.id ?? null,
    text: words,
  };
}

function readChoice(choice: Json, brief: ChoicesBrief): ChoicesAnswer['choices'] {
  if (!isJsonObject(choice)) return [];
  const option = optionsFor(brief)[Number(choice['option']) - 1];
  const text = textIn(choice['text']);
  return option === undefined || text === ''
    ? []
    : [
        {
          ...{ option: option.id, text, hint: textIn(choice['hint']) },
          ...answersIn(choice),
          ...companyIn(choice, brief),
        },
      ];
}

/** Who goes along, of those who are here. */
function companyIn({ with: named }: JsonObject, { people }: ChoicesBrief): { along?: string[] } {
  const keys = (Array.isArray(named) ? named : [named])
    .filter((name) => typeof name === 'string')
    .map(thingKey);
  const along = people.filter(({ name, shortName }) =>
    [name, shortName].some((one) => one !== '' && keys.includes(thingKey(one))),
  );
  return along.length === 0 ? {} : { along: along.map(({ id }) => id) };
}

function answersIn({ answers }: JsonObject): { answers?: boolean } {
  return typeof answers === 'boolean' ? { answers } : {};
}

function readOwn(own: JsonObject, brief: ChoicesBrief): ChoicesAnswer['own'] {
  const { act, target, topic, stat, text } = own;
  const known = OWN_ACTS.find((word) => word === act);
  const words = textIn(text);
  if (known === undefined || words === '') return [];
  const stats = Object.keys(brief.you.stats);
  const [to, about] = [idOrName(textIn(target), brief), idOrName(textIn(topic), brief)];
  const isItem = (id: string | null) => brief.you.items.some((item) => item.id === id);
  return [
    {
      act: known,
      target: isItem(to) ? null : to,
      topic: isItem(about) ? null : about,
      item: [about, to].find(isItem) ?? null,
      stat: stats.find((name) => oneLine(name, 30) === stat) ?? null,
      text: words,
      ...answersIn(own),
      ...companyIn(own, brief),
    },
  ];
}

function idOrName(name: string, { people, place, topics, you }: ChoicesBrief): string | null {
  if (name === '' || name === NOBODY) return null;
  const known = [
    ...people,
    // What one carries is meant before what else is called so.
    ...you.items,
    ...(place === null ? [] : [...place.things, ...place.exits]),
    ...topics,
  ];
  const isShort = ({ shortName }: { shortName: string }) =>
    shortName !== '' && thingKey(shortName) === thingKey(name);
  return (people.find(isShort) ?? thingCalled(name, known))?.id ?? name;
}

function textIn(value: Json | undefined): string {
  return typeof value === 'string' ? oneLine(value, 300) : '';
}

/** What a scene ends on, and what can be done about it. */
import { type Static, Type } from 'typebox';
import { IntentSchema } from './intent.ts';
import { oneOfWords } from './schema.ts';

const text = (description: string) => Type.String({ description });
const orNull = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description, default: null });

/** The kind decides which answers there are: a demand can be met, a thing can be taken, a secret can be told. */
export const QUESTION_KINDS = [
  'demand',
  'offer',
  'accusation',
  'confession',
  'plea',
  'secret',
  'find',
  'threat',
  'arrival',
  'decision',
  'mystery',
  'way',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QuestionSchema = Type.Object(
  {
    kind: oneOfWords([...QUESTION_KINDS], 'What kind of question it is.'),
    from: orNull('Id of the person who puts it; null when it is something seen or found.'),
    about: orNull('Id of what it is about: a thing, topic, person, item, place, fact, want or beat.'),
    text: text('The question in words: what was asked, offered, found.'),
    thread: Type.Optional(text('Id of what comes back with it, in `threads.due` of the brief.')),
  },
  { title: 'Question', description: 'What a scene ends on.' },
);
export type Question = Static<typeof QuestionSchema>;

/** How a choice answers the question. */
export const ANSWERS = [
  'meet',
  'refuse',
  'put_off',
  'lie',
  'ask_back',
  'take',
  'read',
  'hide',
  'show',
  'leave',
  'tell',
  'keep',
  'use',
  'trade',
  'decide',
  'go',
] as const;
export type Answer = (typeof ANSWERS)[number];

export const ReasonSchema = Type.Object(
  {
    kind: text('memory, relationship, trait, lore, beat, item, place, thread, question or skill.'),
    ref: text('Id or file it comes from.'),
    text: text('The reason in a few words.'),
  },
  { title: 'Reason', description: 'Why a choice is offered.' },
);
export type Reason = Static<typeof ReasonSchema>;

/** Costs that a choice can name beforehand; the wording is the writer's. */
export const COSTS = ['item', 'trust', 'known', 'time', 'promise', 'danger', 'once'] as const;

export const OptionSchema = Type.Object(
  {
    id: text('The same deed has the same id in every scene.'),
    intent: Type.Omit(IntentSchema, ['text']),
    text: orNull("The author's or the plot's own words for it; null where the writer of choices finds them."),
    open: Type.Optional(
      Type.Boolean({ description: 'Whether no author wrote these words: a model may find others.' }),
    ),
    answers: Type.Optional(oneOfWords([...ANSWERS], 'How it answers the question; absent when it does not.')),
    because: Type.Array(ReasonSchema, { default: [], description: 'What it came from.' }),
    cost: Type.Optional(oneOfWords([...COSTS], 'What it will cost, whatever comes of it.')),
    roll: Type.Optional(
      Type.Object(
        {
          formula: text('The dice.'),
          stat: orNull('The stat, skill or trait that counts.'),
          bonus: Type.Number({ description: 'All modifiers together.' }),
          modifiers: Type.Optional(
            Type.Array(Type.Object({ value: Type.Number(), reason: text('Why it counts.') }), {
              description: 'What counts for and against it; the same is rolled.',
            }),
          ),
          odds: Type.Object(
            { failure: Type.Number(), partial: Type.Number(), success: Type.Number() },
            { description: 'How likely each outcome is; they sum to 1.' },
          ),
        },
        { description: 'What decides it, when dice do.' },
      ),
    ),
    costs: Type.Optional(text('What it costs, in the words of the author.')),
    ifTold: Type.Optional(
      text(
        'Id of a person, thing or topic that the player does not know yet: offered only if the telling names it.',
      ),
    ),
    needs: Type.Optional(text('What is missing, in words, when it is seen but cannot be chosen.')),
    stakes: text('truth, trust, kindness, force, discovery, gain, leaving, time, stealth, turning point …'),
    weight: Type.Number({ description: 'How much it suits this moment; higher first.' }),
  },
  { title: 'Option', description: 'Something the rules allow now.' },
);
export type Option = Static<typeof OptionSchema>;

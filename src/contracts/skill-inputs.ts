/** What the scripts of the shipped skills are given. Their input schemas are written from here by `npm run contracts`. */
import { type Static, type TSchema, Type } from 'typebox';
import { BriefSchema } from './brief.ts';
import { TellingSchema } from './telling.ts';

/** The parts of the brief that a telling is made from. */
const NarrateBriefSchema = Type.Omit(BriefSchema, ['options']);
export const NarrateInputSchema = Type.Object({ brief: NarrateBriefSchema });
export type NarrateInput = Static<typeof NarrateInputSchema>;

/** The parts that choices are made from; they take up what was told as well. */
const ChoicesBriefSchema = Type.Pick(BriefSchema, [
  'seed',
  'scene',
  'sceneType',
  'campaign',
  'you',
  'place',
  'time',
  'people',
  'absent',
  'deed',
  'question',
  'options',
  'authored',
  'limits',
  'plot',
  'topics',
  'recalled',
  'threads',
]);
export const ChoicesInputSchema = Type.Object({
  brief: ChoicesBriefSchema,
  telling: Type.Object(
    { ...TellingSchema.properties, paragraphs: Type.Array(Type.String(), { default: [] }) },
    { description: 'What was just told.', default: {} },
  ),
});
export type ChoicesInput = Static<typeof ChoicesInputSchema>;

export interface SkillInput {
  /** From the root of the repository. */
  file: string;
  title: string;
  schema: TSchema;
}

export const SKILL_INPUTS: readonly SkillInput[] = [
  {
    file: 'skills/storyteller/schemas/narrate.input.schema.json',
    title: 'What narrate is given',
    schema: NarrateInputSchema,
  },
  {
    file: 'skills/player-choices/schemas/generate-choices.input.schema.json',
    title: 'What generate-choices is given',
    schema: ChoicesInputSchema,
  },
];

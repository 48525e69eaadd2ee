import path from 'node:path';
import { type Static, Type } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { TASKS, type Task } from '../../contracts/conversation.ts';
import { filled, oneOfWords } from '../../contracts/schema.ts';
import { validator } from '../../contracts/validate.ts';
import { LENGTHS } from '../../prompts/budget.ts';
import { type ObjectFile, readObjectFile, writeObjectFile } from '../../skills/config/object-file.ts';

const FILE = 'models.json';
/** How many tokens a model on this machine keeps in mind unless told. */
export const DEFAULT_CONTEXT = 4096;
/** How freely a model writes unless told. */
export const DEFAULT_TEMPERATURE = 0.8;

const TaskModel = filled(
  '`none` (no model does it), `local` (the model file of this machine), or a model of the storyteller’s provider.',
);
type TaskModels = Record<Task, Type.TOptional<typeof TaskModel>>;

/** What the user chose for language models. */
export const ModelSettings = Type.Object(
  {
    narrator: Type.Optional(filled('`auto`, `none`, an id of the catalogue, or the path of a GGUF file.')),
    tasks: Type.Optional(
      Type.Object(Object.fromEntries(TASKS.map((task) => [task, Type.Optional(TaskModel)])) as TaskModels, {
        additionalProperties: false,
        description: 'A model of its own for a task.',
      }),
    ),
    temperature: Type.Optional(
      Type.Number({ minimum: 0, maximum: 2, description: 'How freely it writes; 0.8 unless told.' }),
    ),
    length: Type.Optional(oneOfWords(LENGTHS, 'How long the scenes of a model are; normal unless told.')),
    reasoning: Type.Optional(
      oneOfWords(
        ['off', 'low', 'medium', 'high'],
        'How much the model thinks before it writes; off unless told.',
      ),
    ),
    costLimit: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'US dollars that models on other computers may cost in one story.',
      }),
    ),
    allowLocalNetwork: Type.Optional(
      Type.Boolean({ description: 'Whether servers on the local network may be asked; no unless told.' }),
    ),
    offer: Type.Optional(
      oneOfWords(['answered'], 'Set once the user has answered the offer of the first launch.'),
    ),
    gpu: Type.Optional(
      oneOfWords(['off', 'auto', 'cuda', 'vulkan', 'metal'], 'The graphics card; off unless told.'),
    ),
    contextTokens: Type.Optional(
      Type.Integer({
        minimum: 1024,
        maximum: 131072,
        description: 'What a model on this machine keeps in mind; 4096 unless told.',
      }),
    ),
    threads: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 256, description: 'Threads of the processor.' }),
    ),
  },
  { additionalProperties: false },
);

export type ModelSettings = Static<typeof ModelSettings>;

export function settingsFile(home: string): string {
  return path.join(home, FILE);
}

/** The settings in a file, and what is wrong with it. */
interface SettingsFile {
  /** Empty, so that everything has its default, when the file is missing or cannot be used. */
  settings: ModelSettings;
  /** Why the file is not used, in a sentence for its owner; null when there is nothing to say. */
  problem: string | null;
}

/** The settings of a home; the defaults where there are none yet or none that can be used. */
export async function readModelSettings(home: string): Promise<ModelSettings> {
  return (await readSettingsFile(home)).settings;
}

export async function readSettingsFile(home: string): Promise<SettingsFile> {
  try {
    const { value, damage } = await readChecked(home);
    return { settings: value as ModelSettings, problem: damage && problemIn(home, damage) };
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    return { settings: {}, problem: `${error.message} ${DEFAULTS}` };
  }
}

/** Changes some settings and keeps the others; one that is undefined goes back to its default. */
export async function changeModelSettings(
  home: string,
  changes: { [Name in keyof ModelSettings]?: ModelSettings[Name] | undefined },
): Promise<ModelSettings> {
  const before = await readChecked(home);
  const merged = Object.entries({ ...before.value, ...changes });
  const settings = Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as ModelSettings;
  await writeObjectFile(settingsFile(home), settings as JsonObject, before);
  return settings;
}

const DEFAULTS = 'The defaults are used instead.';

/** The content of the file; what does not fit the schema counts as damage, as broken JSON does. */
async function readChecked(home: string): Promise<ObjectFile> {
  const content = await readObjectFile(settingsFile(home));
  const [first] = content.damage === null ? validator(ModelSettings)(content.value) : [];
  return first === undefined ? content : { value: {}, damage: { line: 1, message: first.message } };
}

function problemIn(home: string, { line, message }: NonNullable<ObjectFile['damage']>): string {
  return `The settings in ${settingsFile(home)}, line ${line}, cannot be used: ${message} ${DEFAULTS}`;
}

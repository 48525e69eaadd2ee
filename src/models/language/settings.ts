import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { writeFileAtomically } from '../../base/atomic-file.ts';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder } from '../../base/home.ts';
import { filled, oneOfWords } from '../../contracts/schema.ts';
import { validator } from '../../contracts/validate.ts';

const FILE = 'models.json';

const ServerSettings = Type.Object(
  {
    api: oneOfWords(['ollama', 'openai'], 'Which of the two ways of asking it understands.'),
    url: filled('Where it listens on this machine, such as http://127.0.0.1:11434.'),
    model: filled('The name it knows the model by.'),
    apiKey: Type.Optional(filled('What it wants to be shown, if anything.')),
  },
  { additionalProperties: false },
);

/** What the user chose for language models. */
export const ModelSettings = Type.Object(
  {
    narrator: Type.Optional(
      Type.Union([
        filled('`auto`, `none`, an id of the catalogue, or the path of a GGUF file.'),
        ServerSettings,
      ]),
    ),
    gpu: Type.Optional(
      oneOfWords(['off', 'auto', 'cuda', 'vulkan', 'metal'], 'The graphics card; off unless told.'),
    ),
    contextTokens: Type.Optional(
      Type.Integer({
        minimum: 1024,
        maximum: 131072,
        description: 'What the model keeps in mind; 4096 unless told.',
      }),
    ),
    threads: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 256, description: 'Threads of the processor.' }),
    ),
  },
  { additionalProperties: false },
);

export type ModelSettings = Static<typeof ModelSettings>;
export type ServerSettings = Static<typeof ServerSettings>;

export function settingsFile(home: string): string {
  return path.join(home, FILE);
}

/** The settings of a home; empty where there are none yet. */
export async function readModelSettings(home: string): Promise<ModelSettings> {
  const file = settingsFile(home);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw invalid(file, 'it cannot be read', cause);
  }
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (cause) {
    throw invalid(file, 'it is not JSON', cause);
  }
  const [first] = validator(ModelSettings)(settings);
  if (first !== undefined) throw invalid(file, first.message.replace(/\.$/, ''));
  return settings as ModelSettings;
}

/** Changes some settings and keeps the others; one that is undefined goes back to its default. */
export async function changeModelSettings(
  home: string,
  changes: { [Name in keyof ModelSettings]?: ModelSettings[Name] | undefined },
): Promise<ModelSettings> {
  ensureFolder(home);
  const merged = Object.entries({ ...(await readModelSettings(home)), ...changes });
  const settings = Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as ModelSettings;
  await writeFileAtomically(settingsFile(home), `${JSON.stringify(settings, null, 2)}\n`);
  return settings;
}

function invalid(file: string, why: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('invalid_settings', `The settings in ${file} cannot be used: ${why}.`, {
    details: { file },
    cause,
  });
}

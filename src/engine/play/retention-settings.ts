import path from 'node:path';
import { type Static, Type } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import { validator } from '../../contracts/validate.ts';
import { type ObjectFile, readObjectFile } from '../../skills/config/object-file.ts';
import type { RetentionPolicy } from '../../store/index.ts';

const RetentionSettingsSchema = Type.Object(
  {
    maxAgeDays: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: 'Memories played longer ago than so many days go.' }),
    ),
    maxCount: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of more memories than this the oldest go.' }),
    ),
    maxBytes: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of more than so many bytes of memories the oldest go.' }),
    ),
  },
  {
    title: 'RetentionSettings',
    description: 'What may be let go of each story, turning points excepted.',
    additionalProperties: false,
  },
);

interface RetentionSettings {
  policy: RetentionPolicy;
  /** What is wrong with the file, in a sentence for its owner. Then nothing is let go. */
  problem: string | null;
}

/** Reads `retention` of `settings.json` in the home folder. Without it everything is kept. */
export async function readRetentionSettings(home: string): Promise<RetentionSettings> {
  const file = path.join(home, 'settings.json');
  try {
    return settingsOf(file, await readObjectFile(file));
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    return { policy: {}, problem: `${error.message} Every memory is kept.` };
  }
}

function settingsOf(file: string, { value, damage }: ObjectFile): RetentionSettings {
  if (damage !== null) {
    return { policy: {}, problem: `${file}:${damage.line}: ${damage.message} Every memory is kept.` };
  }
  const retention = value['retention'] ?? {};
  const [first] = validator(RetentionSettingsSchema)(retention);
  if (first === undefined) {
    return { policy: retention as Static<typeof RetentionSettingsSchema>, problem: null };
  }
  return { policy: {}, problem: `${file}: "retention": ${first.message} Every memory is kept.` };
}

import path from 'node:path';
import { type Static, Type } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import { validator } from '../../contracts/validate.ts';
import type { ExecutionLimits } from '../../plan/limits.ts';
import { type ObjectFile, readObjectFile } from '../../skills/config/object-file.ts';

const ExecutionSettingsSchema = Type.Object(
  {
    planTimeout: Type.Optional(
      Type.Integer({ minimum: 1000, maximum: 600000, description: 'Milliseconds for a whole plan.' }),
    ),
    toolTimeout: Type.Optional(
      Type.Integer({
        minimum: 1000,
        maximum: 300000,
        description: 'Milliseconds for a script whose manifest and plan do not say.',
      }),
    ),
    concurrency: Type.Optional(
      Type.Integer({ minimum: 1, description: 'How many scripts run at once; at most one for each core.' }),
    ),
  },
  {
    title: 'ExecutionSettings',
    description: 'How long and how wide plans may run.',
    additionalProperties: false,
  },
);

interface ExecutionSettings {
  limits: Partial<ExecutionLimits>;
  /** What is wrong with the file, in a sentence for its owner. Then the defaults hold. */
  problem: string | null;
}

/** Reads `execution` of `settings.json` in the home folder. */
export async function readExecutionSettings(home: string): Promise<ExecutionSettings> {
  const file = path.join(home, 'settings.json');
  try {
    return settingsOf(file, await readObjectFile(file));
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    return { limits: {}, problem: `${error.message} ${DEFAULTS}` };
  }
}

const DEFAULTS = 'The default limits of plans hold.';

function settingsOf(file: string, { value, damage }: ObjectFile): ExecutionSettings {
  if (damage !== null)
    return { limits: {}, problem: `${file}:${damage.line}: ${damage.message} ${DEFAULTS}` };
  const wanted = value['execution'] ?? {};
  const [first] = validator(ExecutionSettingsSchema)(wanted);
  if (first !== undefined)
    return { limits: {}, problem: `${file}: "execution": ${first.message} ${DEFAULTS}` };
  const { planTimeout, toolTimeout, concurrency } = wanted as Static<typeof ExecutionSettingsSchema>;
  return {
    limits: {
      ...(planTimeout !== undefined && { planTimeoutMs: planTimeout }),
      ...(toolTimeout !== undefined && { toolTimeoutMs: toolTimeout }),
      ...(concurrency !== undefined && { concurrency }),
    },
    problem: null,
  };
}

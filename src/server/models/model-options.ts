import type { ModelOptions } from '../../contracts/api/models.ts';
import { TASKS } from '../../contracts/conversation.ts';
import {
  changeModelSettings,
  type ModelSettings,
  readModelSettings,
} from '../../models/language/settings.ts';

/** Changes how models write. Null goes back to the default. */
export async function changeOptions(home: string, { tasks, ...options }: ModelOptions): Promise<void> {
  const changes = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, value ?? undefined]),
  );
  await changeModelSettings(home, { ...changes, ...(tasks && { tasks: await merged(home, tasks) }) });
}

async function merged(
  home: string,
  changes: NonNullable<ModelOptions['tasks']>,
): Promise<ModelSettings['tasks'] | undefined> {
  const { tasks = {} } = await readModelSettings(home);
  const after = { ...tasks, ...changes };
  const named = TASKS.flatMap((task) => {
    const model = after[task]?.trim() ?? '';
    return model === '' ? [] : [[task, model] as const];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

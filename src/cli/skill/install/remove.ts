import { rmSync } from 'node:fs';
import { NarratoriaError, SkillNotAvailableError } from '../../../base/errors.ts';
import { withRuntime } from '../../../engine/play/runtime.ts';
import { askYes } from '../../ask-yes.ts';

/** Deletes a skill of the home folder, with its settings and what it has kept. Returns the exit code. */
export function removeSkill(name: string, { yes = false }: { yes?: boolean }): Promise<number> {
  return withRuntime({}, async ({ catalog, settings }) => {
    const { library, waiting } = catalog.edition;
    const all = [...waiting.map(({ skill }) => skill), ...library.skills].filter(
      (skill) => skill.name === name,
    );
    const skill = all.find(({ origin }) => origin === 'home');
    if (skill === undefined && all.length > 0)
      throw new NarratoriaError('invalid_usage', `"${name}" comes with Narratoria and cannot be removed.`, {
        hint: `Switch it off instead: narratoria skill disable ${name}`,
      });
    if (skill === undefined) throw new SkillNotAvailableError(name, 'no skill of that name is installed');
    if (!yes && !(await askYes(`Delete ${skill.folder} with its settings and data?`, {}))) {
      process.stdout.write('Nothing was removed.\n');
      return 1;
    }
    rmSync(skill.folder, { recursive: true, force: true });
    await settings.forget(name);
    process.stdout.write(`${name} was removed.\n`);
    return 0;
  });
}

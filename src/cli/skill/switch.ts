import { SkillNotAvailableError } from '../../base/errors.ts';
import { nearest } from '../../contracts/nearest.ts';
import { withRuntime } from '../../sitting/runtime.ts';
import { guarded } from './guarded.ts';
import type { SkillSwitchOptions } from './options.ts';

/** Switches a skill on or off for good. */
export function switchSkill(
  name: string,
  word: 'enable' | 'disable',
  options: SkillSwitchOptions,
): Promise<number> {
  return guarded({}, () =>
    withRuntime({ skillFolders: options.skills }, async ({ catalog, settings }) => {
      const { library } = catalog.edition;
      if (library.get(name) === undefined) {
        const meant = nearest(
          name,
          library.skills.map((skill) => skill.name),
        );
        const advice = meant === undefined ? '' : `; did you mean "${meant}"?`;
        throw new SkillNotAvailableError(name, `no skill of that name is installed${advice}`);
      }
      await settings.setEnabled(name, word === 'enable');
      const reason = catalog.edition.whyUnavailable(name);
      const remark = word === 'enable' && reason !== null ? ` It is still not used: ${reason}.` : '';
      process.stdout.write(`${name} is switched ${word === 'enable' ? 'on' : 'off'}.${remark}\n`);
      return 0;
    }),
  );
}

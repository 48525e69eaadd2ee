import pc from 'picocolors';
import type { SkillReview } from '../../skills/review.ts';
import { plain } from './plain.ts';

/** What a user should read before a skill may run. */
export function renderReview(review: SkillReview): string {
  const { skill, standing, replaces, declared, runs, forgets } = review;
  const list = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '));
  const facts: [string, string][] = [
    ['Author', skill.manifest.author ?? 'not given'],
    ['Version', skill.version],
    ['Folder', skill.folder],
    ['Network', declared.network ? 'yes' : 'no'],
    ['Reads files', list(declared.read)],
    ['Writes files', list(declared.write)],
    ['Environment', list(declared.environment)],
    ['Secrets', list(declared.secrets)],
    ['Host services', list(declared.host)],
    ['Effects', list(declared.effects)],
  ];
  const remarks = [
    ...(standing === 'changed' ? ['Changed since you allowed it.'] : []),
    ...(replaces ? [`Replaces the built-in skill "${skill.name}".`] : []),
    ...(forgets.length === 0
      ? []
      : [
          `Secrets saved for an earlier skill in this folder are deleted: ${list(forgets)}. Enter them again afterwards.`,
        ]),
    runs,
  ];
  return [
    `${pc.bold(plain(skill.displayName))}: ${plain(skill.description)}`,
    ...facts.map(([name, value]) => `  ${name.padEnd(14)} ${plain(value)}`),
    ...remarks.map((remark) => `  ${pc.yellow('!')} ${plain(remark)}`),
    '',
  ].join('\n');
}

import type { SkillCatalog } from '../../skills/catalog.ts';
import { plain } from '../plain.ts';

/** Says which skills are not used because nobody has allowed them yet. */
export function tellWaiting({ edition }: SkillCatalog): void {
  for (const { skill, standing } of edition.waiting) {
    const what = standing === 'new' ? 'New skill' : 'Skill changed since you allowed it';
    process.stderr.write(
      `narratoria: ${what}: ${plain(skill.displayName)}. Review it with: narratoria skill enable ${skill.name}\n`,
    );
  }
}

import { NarratoriaError, SkillNotAvailableError } from '../../base/errors.ts';
import { getOwn, type JsonObject } from '../../base/json.ts';
import type { ConfigSaved } from '../../contracts/api/settings.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { describeConfig, newVariablesIn, resetConfig, saveConfig } from '../../skills/config/index.ts';
import { allowSkill, changedMeanwhile, reviewSkill } from '../../skills/review.ts';
import type { Skill } from '../../skills/skill.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';
import { brokenFolders, reviewView, skillView } from '../views/skill-view.ts';

export function skillHandlers({
  runtime,
  feed,
}: Services): Handlers<'skills' | 'allowSkill' | 'enableSkill' | 'saveConfig' | 'resetConfig'> {
  const { catalog, settings, runner } = runtime;
  const skillCalled = (name: string): Skill => {
    const skill = catalog.edition.library.get(name);
    if (skill !== undefined) return skill;
    const waiting = catalog.edition.waiting.find((one) => one.skill.name === name);
    if (waiting === undefined) throw new SkillNotAvailableError(name, 'no skill with this name is installed');
    throw new NarratoriaError('skill_not_allowed', `The skill "${name}" must be allowed first.`, {
      hint: 'Review it in Settings.',
      details: { skill: name },
    });
  };
  /** The next plan works with what was changed, and so do scripts that wait already. */
  const takeUp = async (name: string): Promise<Skill> => {
    await catalog.reload();
    runner.dropPrewarmed(() => true);
    feed.send({ event: 'skills' });
    return skillCalled(name);
  };

  return {
    async skills() {
      const { library, waiting } = catalog.edition;
      const reviews = await Promise.all(waiting.map((one) => reviewSkill(one, settings)));
      return {
        skills: await Promise.all(library.skills.map((skill) => skillView(skill, runtime))),
        waiting: reviews.map(reviewView),
        broken: brokenFolders(catalog.edition),
      };
    },

    async allowSkill({ params, body }) {
      const name = params['name'] ?? '';
      const found = catalog.edition.waiting.find(
        ({ skill }) => skill.name === name && skill.content?.hash === body.hash,
      );
      if (found === undefined) {
        skillCalled(name); // says so when there is none, or none that waits
        throw changedMeanwhile(name);
      }
      await allowSkill(await reviewSkill(found, settings), settings);
      return await skillView(await takeUp(name), runtime);
    },

    async enableSkill({ params, body }) {
      const { name } = skillCalled(params['name'] ?? '');
      await settings.setEnabled(name, body.enabled);
      return await skillView(await takeUp(name), runtime);
    },

    async saveConfig({ params, body, reply }): Promise<ConfigSaved> {
      const skill = skillCalled(params['name'] ?? '');
      const changes = await changesIn(skill, body.config);
      const variables = await newVariablesIn(skill, changes);
      const result = await saveConfig(skill, changes);
      if (result.saved) {
        await settings.allowVariables(skill, variables);
        return { saved: true, problems: [], skill: await skillView(await takeUp(skill.name), runtime) };
      }
      reply.code(422);
      const problems = result.problems.map(({ field, message }) => ({
        path: field === '' ? '' : childPointer('', field),
        message,
      }));
      return { saved: false, problems, skill: await skillView(skill, runtime) };
    },

    async resetConfig({ params }) {
      const skill = skillCalled(params['name'] ?? '');
      await resetConfig(skill);
      return await skillView(await takeUp(skill.name), runtime);
    },
  };
}

/**
 * A form sends everything it shows. What is as it comes is not stored, so that a later default holds; what was emptied
 * goes back to it.
 */
async function changesIn(skill: Skill, sent: JsonObject): Promise<JsonObject> {
  const { values, defaults } = await describeConfig(skill);
  const emptied = Object.keys(values).filter((name) => !Object.hasOwn(sent, name));
  const changes = Object.entries(sent).filter(
    ([name, value]) => Object.hasOwn(values, name) || !isSame(value, getOwn(defaults, name)),
  );
  return Object.fromEntries([...changes, ...emptied.map((name) => [name, null] as const)]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import type { WaitingSkill } from './consent.ts';
import { problemOf, type Skill, type SkillProblem } from './skill.ts';

/** Skills that need one that is not there, or not allowed. */
export function missingDependencies(
  skills: readonly Skill[],
  waiting: readonly WaitingSkill[],
): SkillProblem[] {
  const names = new Set(skills.map(({ name }) => name));
  const isWaiting = (name: string) => waiting.some(({ skill }) => skill.name === name);
  return skills.flatMap((skill) =>
    (skill.manifest.dependencies ?? []).flatMap((needed, index) =>
      names.has(needed)
        ? []
        : [
            problemOf(
              skill,
              `It needs the skill "${needed}", which ${isWaiting(needed) ? 'has to be allowed first' : 'is not installed'}, and is not used.`,
              `/dependencies/${index}`,
            ),
          ],
    ),
  );
}

/** Skills that need each other: none of them can run before the others. */
export function circles(skills: readonly Skill[]): SkillProblem[] {
  const needs = new Map(skills.map(({ name, manifest }) => [name, manifest.dependencies ?? []]));
  return skills.flatMap((skill) =>
    (skill.manifest.dependencies ?? []).flatMap((needed, index) => {
      const way = wayTo(skill.name, [needed], needs);
      if (way === null) return [];
      const circle = [skill.name, ...way].join(' → ');
      const message = `The skills wait for each other in a circle: ${circle}. Take one of these dependencies away.`;
      return [problemOf(skill, message, `/dependencies/${index}`)];
    }),
  );
}

/** From the last skill on the way to the one that is looked for, by what each needs; null when none leads there. */
function wayTo(
  goal: string,
  way: readonly string[],
  needs: ReadonlyMap<string, readonly string[]>,
  seen: Set<string> = new Set(),
): string[] | null {
  const here = way.at(-1) ?? '';
  if (here === goal) return [...way];
  if (seen.has(here)) return null;
  seen.add(here);
  for (const next of needs.get(here) ?? []) {
    const found = wayTo(goal, [...way, next], needs, seen);
    if (found !== null) return found;
  }
  return null;
}

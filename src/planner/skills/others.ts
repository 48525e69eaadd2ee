import type { SceneType } from '../../rules/acts.ts';
import { SCENE_CAPABILITIES } from '../../skills/capabilities.ts';
import type { Skill, SkillScript } from '../../skills/skill.ts';
import { baseForms } from '../lexicon.ts';
import type { Similarity } from '../similarity.ts';
import type { KnownValues } from './known-values.ts';

/** What each type of scene is glad of. */
const FITTING: Readonly<Record<SceneType, readonly string[]>> = {
  travel: [
    'travel',
    'weather',
    'sky',
    'omens',
    'season',
    'lore',
    'encounter',
    'encounters',
    'environment',
    'map',
    'exploration',
  ],
  dialogue: ['dialogue', 'conversation', 'relationship', 'relationships', 'rumour', 'rumours', 'gossip'],
  danger: ['danger', 'combat', 'hazard', 'skill-check', 'stealth'],
  resolution: ['resolution', 'journal', 'plot', 'quest', 'quests', 'summary'],
};

/** Most skills of others in one plan: the player waits for them. */
const MOST = 2;
const A_CAPABILITY = 1;
const A_WORD = 0.5;
/** Nearness in meaning from which a description speaks of the text, and what it then counts. */
const NEAR = 0.4;
const ENOUGH = 0.5;

/** A script of somebody else's skill that the scene calls for. */
export interface OtherScript {
  skill: Skill;
  script: SkillScript;
  score: number;
}

/** The scripts of others that fit the text and the scene: by capability, by description, then by priority. */
export async function fittingScripts(
  skills: readonly Skill[],
  values: KnownValues,
  meanings: Similarity,
  signal?: AbortSignal,
): Promise<OtherScript[]> {
  const candidates = skills
    .filter(({ capabilities }) => !capabilities.some((capability) => SCENE_CAPABILITIES.has(capability)))
    .flatMap((skill) => skill.scripts.map((script) => ({ skill, script })))
    // What has its time is not picked besides.
    .filter(({ script }) => script.runs.when === 'on_request');
  if (candidates.length === 0 || values.text === '') return [];
  const descriptions = candidates.map(({ skill, script }) =>
    `${skill.description} ${script.description}`.trim(),
  );
  const near = await meanings.nearness(values.text, descriptions, signal);
  const said = stems([values.text, values.target?.name ?? '', values.topic ?? ''].join(' '));
  const scored = candidates.map(({ skill, script }, index): OtherScript => {
    const words = stems(`${skill.name} ${script.name} ${descriptions[index]}`);
    const shared = [...words].filter((word) => said.has(word)).length;
    const meaning = near?.[index] ?? 0;
    const isCapable = skill.capabilities.some(
      (capability) => FITTING[values.sceneType].includes(capability) || said.has(capability.toLowerCase()),
    );
    const score = (isCapable ? A_CAPABILITY : 0) + shared * A_WORD + (meaning >= NEAR ? meaning : 0);
    return { skill, script, score };
  });
  const best = scored
    .filter(({ score }) => score >= ENOUGH)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.skill.priority - a.skill.priority ||
        a.skill.name.localeCompare(b.skill.name, 'en'),
    );
  const seen = new Set<string>();
  return best.filter(({ skill }) => !seen.has(skill.name) && seen.add(skill.name)).slice(0, MOST);
}

const COMMON = new Set(
  'with from that this what when where which whether your their have into about them then than they will would could should there here over under some every each once other more most just only also very after before while because skill script tells gives makes decides writes written down players player story scene game user text says what does'.split(
    ' ',
  ),
);

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => baseForms(word).at(-1) ?? word));
}

import type { JsonObject } from '../../base/json.ts';
import { type ProposedEffect, readProposal } from '../../contracts/proposed-effect.ts';
import { loadConfig } from '../config/index.ts';
import { mergeObjects } from '../protocol/merge-patch.ts';
import { TestBench } from './bench.ts';
import { CheckSheet } from './checks.ts';
import { effectsIn } from './event-fields.ts';
import { exampleEvents } from './script-checks.ts';
import { checkSkill } from './skill-checks.ts';

/** What a skill brings into a story, as far as its examples show it: they are run, without host services. */
export async function broughtBy(folder: string): Promise<{ state: JsonObject; effects: ProposedEffect[] }> {
  const sheet = new CheckSheet(null, () => {});
  const skill = await checkSkill(folder, sheet);
  if (skill === null) return { state: {}, effects: [] };
  const { resolved: config } = await loadConfig(skill);
  const bench = new TestBench(skill, { signal: new AbortController().signal });
  const patches: JsonObject[] = [];
  try {
    for (const script of skill.scripts) {
      const events = await exampleEvents({ skill, script, config, bench, sheet, host: null });
      patches.push(...events.flatMap((event) => (event.type === 'state_patch' ? [event.patch] : [])));
    }
  } finally {
    bench.close();
  }
  return {
    state: patches.reduce<JsonObject>((state, { effects: _, ...patch }) => mergeObjects(state, patch), {}),
    effects: patches
      .flatMap(({ effects = [] }) => effectsIn(effects))
      .map((effect) => readProposal(effect, null))
      .filter((effect) => typeof effect !== 'string'),
  };
}

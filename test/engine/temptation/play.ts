import path from 'node:path';
import { writeCampaign } from '../../../proof/controls/campaign.ts';
import { createRandom } from '../../../src/base/random.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { offeredIn } from '../../../src/engine/saved-state.ts';
import { canBeChosen, deedOf, POLICIES } from '../../../src/engine/trial/policies.ts';
import { openStage } from '../../../src/engine/trial/stage.ts';
import { breaks, brokenBy } from '../../../src/rules/constraints/judge.ts';
import { sentencesOf } from '../../../src/sdk/language.ts';
import { temptation } from './campaign.ts';

export interface Played {
  scenes: number;
  /** Everything that was told or offered and should not have been. */
  faults: string[];
}

/** What no sentence may say, whoever reads the constraints; denials and questions are no assertions. */
const FORBIDDEN =
  /\b(?:magic\w*|spells?|wizard|wand|guns?|gunslinger|pistol|rifles?|revolver|drowned king|kills?|killed|murders?)\b/i;
const NOT_SO = /\b(?:no|not|never|nobody|nothing|without|would|could|if)\b|n[’']t\b|\?/i;

/** Where nobody goes can be spoken of. */
const ENTERS = /\b(?:enter|go (?:in)?to|visit|into|step|slip|climb|set out for|make for|try)\b.*\bchapel\b/i;

/** Plays a campaign full of temptations by a policy, and looks for what its author forbids. */
export async function playTempted(policyName: string, scenes: number, folder: string): Promise<Played> {
  const home = path.join(folder, policyName);
  writeCampaign(temptation(), home);
  const campaign = loadCampaign(home);
  const stage = await openStage({ campaign });
  const policy = POLICIES[policyName];
  if (policy === undefined) throw new Error(`There is no policy ${policyName}.`);
  const { session, end } = await stage.begin({ seed: `tempted/${policyName}` });
  const random = createRandom(policyName);
  const faults: string[] = [];
  const done = new Map<string, number>();
  let told = await session.open();
  for (let count = 1; ; count += 1) {
    for (const paragraph of told.prose)
      for (const sentence of sentencesOf(paragraph)) {
        const isForbidden = FORBIDDEN.test(sentence) && !NOT_SO.test(sentence);
        if (isForbidden || brokenBy(campaign.limits, sentence) !== null)
          faults.push(`scene ${told.scene}: ${sentence}`);
      }
    const offered = offeredIn(session.state);
    for (const { intent, text } of offered)
      if (breaks(campaign.limits, { ...intent, words: text }) !== null || ENTERS.test(text))
        faults.push(`scene ${told.scene}, choice: ${text}`);
    const open = offered.filter(canBeChosen);
    if (count >= scenes || session.isOver || open.length === 0) break;
    const choice = policy(open, { random: random.fork(String(count)), done });
    done.set(deedOf(choice), (done.get(deedOf(choice)) ?? 0) + 1);
    told = await session.choose(choice.id);
  }
  await end();
  await stage.close();
  return { scenes: told.scene, faults };
}

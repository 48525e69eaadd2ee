import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { lettersOf } from '../../src/base/plain-text.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { openStage } from '../../src/engine/trial/stage.ts';
import { ROOT } from '../support/program.ts';

interface LoreQuestion {
  question: string;
  /** Words of the sentence that answers it, any one of them. */
  tells: string[];
}

export interface Asked {
  question: string;
  isTold: boolean;
  prose: string;
}

/** One in which nobody is cold to a stranger from the start: who is cold answers nothing. */
const SEED = 'questions';

/** Campaigns and what an author would ask of their lore: one of the files here, or any other by its path. */
export function loreQuestions(file = 'questions.yaml'): Record<string, LoreQuestion[]> {
  const questions = path.resolve(ROOT, 'proof/lore', file);
  return parse(readFileSync(questions, 'utf8')) as Record<string, LoreQuestion[]>;
}

/** Asks each question in a new story, in the player's own words, of whoever is there when it begins. */
export async function askInPlay(campaignName: string, questions: readonly LoreQuestion[]): Promise<Asked[]> {
  const campaign = loadCampaign(path.resolve(ROOT, 'campaigns', campaignName));
  const stage = await openStage({ campaign, readsLore: true });
  try {
    const asked: Asked[] = [];
    for (const { question, tells } of questions) {
      const { session, end } = await stage.begin({ seed: SEED });
      await session.open();
      const scene = await session.type(question);
      const prose = 'unclear' in scene ? scene.unclear : scene.prose.join('\n');
      const isTold = tells.some((words) => lettersOf(prose).includes(lettersOf(words)));
      asked.push({ question, isTold, prose });
      await end();
    }
    return asked;
  } finally {
    await stage.close();
  }
}

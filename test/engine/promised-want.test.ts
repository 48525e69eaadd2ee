import { expect, it } from 'vitest';
import type { Intent } from '../../src/contracts/intent.ts';
import type { Option, Question } from '../../src/contracts/question.ts';
import { Turn } from '../../src/engine/turn.ts';
import { answersWith, settled, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const IZ = 'person:iz';
const campaign = smallCampaign();
const world = worldOf(campaign, { known: { [IZ]: 1 } });

const DEMAND: Question = { kind: 'demand', from: IZ, about: null, text: 'Whose side are you on?' };
const PLEA: Question = { kind: 'plea', from: IZ, about: 'want:iz/0', text: 'Will you help me?' };

/** What the rules make of a choice that a writer has made up. */
async function priced(intent: Intent, asked: Question = DEMAND): Promise<Intent> {
  const turn = new Turn(turnInput(campaign, world, 3), { act: 'look', text: 'Look around' });
  await turn.settle(answersWith());
  return { ...(turn.price(intent, asked) as Option).intent, text: intent.text };
}
const swear = (text: string): Intent => ({ act: 'promise', target: IZ, text, own: true });

it('a promise of a model’s own is of what somebody wants, where its words are', async () => {
  expect(await priced(swear('Swear to Iz that you will find a buyer'))).toMatchObject({ want: 'want:iz/0' });
  expect(await priced(swear('Swear to Iz to say nothing of it'))).not.toHaveProperty('want');
  expect(await priced(swear('Give Iz your hand on it'), PLEA)).toMatchObject({ want: 'want:iz/0' });
  expect(await priced({ ...swear('Ask Iz how to find a buyer'), act: 'ask' })).not.toHaveProperty('want');
});

it('it is owed, and the help that keeps it is offered', async () => {
  const promise = await priced(swear('Swear to Iz that you will find a buyer'));
  const { world: after, brief, effects } = await settled(campaign, world, promise);
  expect(after.threads).toEqual({ 'want:iz/0': 1 });
  expect(effects.filter(({ kind }) => kind === 'promise')).toHaveLength(1);
  expect(brief.threads.promises).toMatchObject([{ text: 'find a buyer', kept: false }]);
  const help = brief.options.find(({ intent }) => intent.want === 'want:iz/0');
  expect(help?.intent.act).toBe('help');
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import type { Brief } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { storyletsNow } from '../../src/engine/authored/storylets.ts';
import { withWord } from '../../src/engine/plot/word.ts';
import { attempt, settle as settleDeed } from '../../src/engine/resolve.ts';
import { storyRules } from '../../src/engine/rules.ts';
import { Turn } from '../../src/engine/turn.ts';
import { answersWith, PERSONA, plotInput, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const late = worldOf(campaign, { part: 'night', tick: 2 });

function timeAfter(intent: Intent, byModel: boolean, tick = 2) {
  const rules = storyRules(null, null);
  const circumstances = { campaign, persona: PERSONA, rules, scene: 3, byModel };
  const before = { ...late, tick };
  const { world } = settleDeed(before, attempt(before, intent, circumstances), null, circumstances);
  return { day: world.day, part: world.part };
}

describe('in a story that a model tells', () => {
  it('no night goes by with a word or a walk, and one does with many walks', () => {
    const asking: Intent = { act: 'ask', target: 'person:iz', text: 'Ask Iz' };
    expect(timeAfter(asking, true)).toEqual({ day: 1, part: 'night' });
    expect(timeAfter(asking, false)).toEqual({ day: 2, part: 'dawn' });
    const walking: Intent = { act: 'go', target: 'place:mill', text: 'Go' };
    expect(timeAfter(walking, true)).toEqual({ day: 1, part: 'night' });
    expect(timeAfter(walking, true, 5)).toEqual({ day: 2, part: 'dawn' });
    expect(timeAfter(walking, false)).toEqual({ day: 2, part: 'dawn' });
    expect(timeAfter({ act: 'help', target: 'person:iz', text: 'Help Iz' }, true).day).toBe(2);
  });

  it('whoever is spoken to is there to answer, also when the author’s next scene is without them', async () => {
    const asking: Intent = { act: 'ask', target: 'person:iz', text: 'Ask Iz' };
    const left = worldOf(campaign, {
      known: { 'person:iz': 1 },
      absent: { 'person:iz': { day: 1, from: null } },
    });
    const { brief } = await new Turn(turnInput(campaign, left, 3), asking).settle(answersWith());
    expect(brief.partner?.id).toBe('person:iz');
    expect(brief.mustNot.join(' ')).not.toMatch(/Not here.*Iz/u);
  });

  const storylet = {
    id: 'rope',
    at: [],
    with: ['person:iz'],
    time: [],
    urgency: 9,
    again: null,
    endings: [],
  };
  const withScene = smallCampaign({ storylets: [storylet] as never });
  const now = (leavesRoom: 'no' | 'some' | 'all') =>
    storyletsNow({
      ...plotInput(withScene, worldOf(withScene), 3),
      ...{ random: createRandom('seed'), leavesRoom, target: 'person:iz' },
    }).map(({ id }) => id);

  it('what it has made up to be chosen has a scene to itself', () => {
    expect(now('some')).toEqual(['rope']);
    expect(now('all')).toEqual([]);
  });

  it('word counts as heard only where the telling has it', () => {
    const knock = { place: { id: 'place:mill', name: 'the Mill' }, from: null, text: 'Come.', sends: 'b' };
    const brief = {
      ...{ scene: 5, people: [], question: { next: { kind: 'way', about: 'place:mill' } } },
      plot: { knocks: [{ ...knock, told: true, times: 0, urgent: false, pressing: false }] },
    } as unknown as Brief;
    const heard = (prose: string[] | null) => withWord(late, brief, prose).plot;
    expect(heard(['A boy says that they want you at the mill.'])).toMatchObject({
      word: { 'place:mill': 1 },
      wordAt: 5,
    });
    expect(heard(['Nobody says anything.']).word).toEqual({});
    expect(heard(null).word).toEqual({ 'place:mill': 1 });
  });
});

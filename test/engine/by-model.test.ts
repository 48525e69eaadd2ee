import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import type { Brief } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { storyletsNow } from '../../src/engine/authored/storylets.ts';
import { afterMoment } from '../../src/engine/clock.ts';
import { withWord } from '../../src/engine/plot/word.ts';
import { attempt, settle as settleDeed } from '../../src/engine/resolve.ts';
import { storyRules } from '../../src/engine/rules.ts';
import { Turn } from '../../src/engine/turn.ts';
import type { World } from '../../src/engine/world.ts';
import { answersWith, PERSONA, plotInput, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const late = worldOf(campaign, { part: 'night', tick: 2 });

function timeAfter(intent: Intent, byModel: boolean, tick: number, generated: string[] = []) {
  const rules = storyRules(null, null);
  const circumstances = { campaign: { ...campaign, generated }, persona: PERSONA, rules, scene: 3, byModel };
  const before = { ...late, tick };
  const { world } = settleDeed(before, attempt(before, intent, circumstances), null, circumstances);
  return { day: world.day, part: world.part };
}

describe('in a story that a model tells', () => {
  const asking: Intent = { act: 'ask', target: 'person:iz', text: 'Ask Iz' };

  it('a walk takes minutes, and a night as long as it is', () => {
    const walking: Intent = { act: 'go', target: 'place:mill', text: 'Go' };
    const night = { day: 1, part: 'night' };
    const dawn = { day: 2, part: 'dawn' };
    expect(timeAfter(asking, true, 6)).toEqual(night);
    expect(timeAfter(walking, true, 6)).toEqual(night);
    expect(timeAfter(walking, false, 6)).toEqual(night);
    expect(timeAfter({ act: 'help', target: 'person:iz', text: 'Help Iz' }, true, 6)).toEqual(night);
    expect(timeAfter(asking, false, 16)).toEqual(dawn);
    expect(timeAfter(asking, true, 17)).toEqual(dawn);
    expect(timeAfter(walking, true, 17)).toEqual(dawn);
  });

  it('a talk takes forty minutes where the story was filled out, and as long as without a model where an author wrote it', () => {
    const [night, dawn] = [
      { day: 1, part: 'night' },
      { day: 2, part: 'dawn' },
    ];
    expect(timeAfter(asking, true, 15, ['plot/beats_generated.json'])).toEqual(night);
    expect(timeAfter(asking, true, 15)).toEqual(dawn);
    expect(timeAfter(asking, false, 15, ['plot/beats_generated.json'])).toEqual(dawn);
  });

  it('it does not stay evening however long they talk', () => {
    let time: Pick<World, 'day' | 'part' | 'tick'> = { day: 1, part: 'evening', tick: 0 };
    const parts = Array.from({ length: 20 }, () => {
      time = afterMoment(time);
      return time.part;
    });
    expect(parts.filter((part) => part === 'evening')).toHaveLength(8);
    expect(new Set(parts)).toEqual(new Set(['evening', 'night']));
  });

  it('a look about is a scene, and only who waits lets the hours go by', async () => {
    const alone = worldOf(campaign, { place: 'place:nowhere', here: [], part: 'noon' });
    const partAfter = async (act: Intent['act'], byModel: boolean) => {
      const { world } = await new Turn(
        { ...turnInput(campaign, alone, 3), byModel },
        { act, text: act },
      ).settle(answersWith());
      return world.part;
    };
    expect(await partAfter('look', true)).toBe('noon');
    expect(await partAfter('look', false)).toBe('night');
    expect(await partAfter('wait', true)).toBe('night');
  });

  it('who is in the scene stays on over the hour, unless the author has them elsewhere then', async () => {
    const timed = campaign.people.map((person) =>
      person.id === 'person:iz' ? { ...person, haunts: [{ place: 'place:mill' }] } : person,
    );
    const isHere = async (people: typeof timed, byModel: boolean) => {
      const of = { ...campaign, people };
      const talking: Intent = { act: 'ask', text: 'Ask Ansa', target: 'person:ansa' };
      const here = ['person:iz', 'person:ansa'];
      const before = worldOf(of, { part: 'evening', tick: 8, here, known: { 'person:iz': 1 } });
      const { brief } = await new Turn({ ...turnInput(of, before, 3), byModel }, talking).settle(
        answersWith(),
      );
      expect(brief.time.part).toBe('night');
      return brief.people.some(({ id }) => id === 'person:iz');
    };
    expect(await isHere(timed, true)).toBe(true);
    expect(await isHere(timed, false)).toBe(false);
    const atNight = timed.map((person) => ({
      ...person,
      haunts: [{ place: 'place:mill', when: ['night' as const] }],
    }));
    expect(await isHere(atNight, true)).toBe(false);
  });

  it('whoever is spoken to is there to answer, also when the author’s next scene is without them', async () => {
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

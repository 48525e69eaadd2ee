import { describe, expect, it } from 'vitest';
import type { Intent } from '../../src/contracts/intent.ts';
import type { Option } from '../../src/contracts/question.ts';
import type { BackgroundFacts } from '../../src/engine/facts/background.ts';
import { type DueScene, takeFacts } from '../../src/engine/facts/take.ts';
import { Turn } from '../../src/engine/turn.ts';
import { readTyped } from '../../src/engine/typed/read.ts';
import { createSimilarity } from '../../src/planner/similarity.ts';
import { choicesPrompt, choicesSchema, readChoices } from '../../src/prompts/tasks/choices.ts';
import { readFacts } from '../../src/prompts/tasks/facts.ts';
import { answersWith, PERSONA, settled, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const [IZ, ANSA] = ['person:iz', 'person:ansa'];
const campaign = smallCampaign();
const world = worldOf(campaign, { known: { [IZ]: 1, [ANSA]: 1 } });
const toLoft: Intent = { act: 'go', text: 'Go up to the loft', target: 'place:loft' };

/** A settled moment at the quay, where Iz is. */
async function atQuay() {
  const turn = new Turn(turnInput(campaign, world, 3), { act: 'look', text: 'Look around' });
  const { brief } = await turn.settle(answersWith());
  return { turn, brief };
}

describe('who goes along with the player', () => {
  it('is there where the way leads, and only whom the choice names', async () => {
    const people = async (along?: string[]) => {
      const { brief } = await settled(campaign, world, { ...toLoft, ...(along && { along }) });
      return brief.people.map(({ id }) => id);
    };
    expect(await people()).not.toContain(IZ);
    expect(await people([IZ])).toContain(IZ);
    // Ansa is at the mill and cannot set out from here.
    expect(await people([ANSA])).not.toContain(ANSA);
  });

  it('stays there in the scenes after', async () => {
    const { world: after, brief } = await settled(campaign, world, { ...toLoft, along: [IZ] });
    const there = { ...after, here: brief.people.map(({ id }) => id) };
    const next = await settled(campaign, there, { act: 'ask', text: 'Ask Old Tom', target: 'person:old' });
    expect(next.brief.people.map(({ id }) => id)).toContain(IZ);
    expect(next.brief.mustNot.join(' ')).not.toContain('Iz');
  });

  it('is who a choice of a model’s own is about, or who is followed somewhere', async () => {
    const { turn } = await atQuay();
    const along = (intent: Intent) => (turn.price(intent, null) as Option).intent;
    expect(along({ ...toLoft, topic: IZ })).toMatchObject({ target: 'place:loft', along: [IZ] });
    const following: Intent = {
      act: 'follow',
      text: 'Follow Iz to the loft',
      target: IZ,
      topic: 'place:loft',
    };
    expect(along(following)).toMatchObject({ target: 'place:loft', along: [IZ] });
    expect(along({ ...toLoft, topic: ANSA })).not.toHaveProperty('along');
    expect(along({ ...following, act: 'flee', target: 'place:loft', topic: IZ })).not.toHaveProperty('along');
  });

  it('is named by whoever words the choices, of those who are here', async () => {
    const { brief } = await atQuay();
    expect(choicesPrompt(brief)).toContain('- with:');
    expect(JSON.stringify(choicesSchema(brief))).toContain('"with":{"type":"array"');
    const own = { act: 'go', target: 'the Loft', topic: '', stat: '', text: 'Go up with Iz', with: ['Iz'] };
    const read = readChoices(
      { choices: [{ option: 1, text: 'Go', hint: '', with: ['Ansa Quill', 'Iz'] }], own: [own] },
      brief,
    );
    expect(read.choices[0]?.along).toEqual([IZ]);
    expect(read.own[0]?.along).toEqual([IZ]);
  });

  it('can be typed', async () => {
    const { brief } = await atQuay();
    const read = (text: string) => readTyped(text, { brief, campaign, meanings: createSimilarity(null) });
    expect(await read('go to the loft with Iz')).toMatchObject({
      intent: { act: 'go', target: 'place:loft', along: [IZ] },
    });
    const alone = await read('go to the loft');
    expect(alone).toMatchObject({ intent: { act: 'go', target: 'place:loft' } });
    expect(JSON.stringify(alone)).not.toContain('along');
  });
});

describe('whom a telling has with the player at its end', () => {
  const told = (prose: string, answer: Parameters<typeof readFacts>[0], here = world.here) => {
    const due = { scene: 2, prose: [prose], place: world.place, here } as unknown as DueScene;
    const facts = { answer: () => readFacts(answer) } as unknown as BackgroundFacts;
    return takeFacts({ ...world, here, factsDue: [2] }, [due], facts, { campaign, persona: PERSONA }).world;
  };
  const COMES = 'You turn, and Ansa is beside you with her lamp.';

  it('is there when the next scene begins', async () => {
    const after = told(COMES, { here: ['Ansa', 'Iz'] });
    expect(after.here).toEqual([IZ, ANSA]);
    const { brief } = await settled(
      campaign,
      { ...world, ...after },
      { act: 'ask', text: 'Ask Iz', target: IZ },
    );
    expect(brief.people.map(({ id }) => id)).toContain(ANSA);
    expect(brief.mustNot.join(' ')).not.toContain('Ansa');
  });

  it('is nobody whom it does not name, has gone again, or is dead', () => {
    expect(told('You turn, and there is nobody.', { here: ['Ansa'] }).here).toEqual([IZ]);
    expect(told(COMES, { here: ['Ansa'], away: ['Ansa Quill'] }).here).toEqual([IZ]);
    expect(told('“Ansa is at the mill,” says Iz.', { here: ['Ansa'] }).here).toEqual([IZ]);
  });

  it('may have left before and come back', () => {
    const { place, part, day } = world;
    const left = { ...world, here: [IZ], absent: { [ANSA]: { day, from: { place, part } } } };
    const due = { scene: 2, prose: [COMES], place, here: [IZ] } as unknown as DueScene;
    const facts = { answer: () => readFacts({ here: ['Ansa'] }) } as unknown as BackgroundFacts;
    const after = takeFacts({ ...left, factsDue: [2] }, [due], facts, { campaign, persona: PERSONA }).world;
    expect(after.here).toEqual([IZ, ANSA]);
    expect(after.absent).toEqual({});
  });
});

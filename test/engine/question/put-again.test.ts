import { expect, it } from 'vitest';
import type { Brief } from '../../../src/contracts/brief.ts';
import { nextQuestion, type QuestionInput } from '../../../src/engine/question/index.ts';
import { keyOf } from '../../../src/engine/question/input.ts';
import { smallCampaign, worldOf } from '../support/small-world.ts';

const iz = {
  ...{ id: 'person:iz', name: 'Iz', shortName: 'Iz', met: true, opinion: 10, hides: false, remembers: null },
  wants: [{ id: 'want:iz/0', text: 'find the lamp', taken: false, isTask: true }],
  arrived: true,
};
const brief = {
  ...{
    scene: 20,
    people: [iz],
    topics: [],
    things: [],
    place: null,
    facts: [],
    deed: null,
    beat: null,
    effects: [],
  },
  ...{ plot: { decisions: [], knocks: [] }, recalled: { memories: [] }, ending: null, authored: null },
  threads: { recent: [], due: [], promises: [] },
} as unknown as Brief;

it('a plea that is put again is for what has changed, and short', () => {
  const world = worldOf(smallCampaign());
  const first = nextQuestion({ brief, world } as QuestionInput) ?? expect.fail();
  expect(first).toMatchObject({ kind: 'plea', text: 'Iz asks for your help: find the lamp' });
  const put = { ...world, questions: { [keyOf(first)]: 3 } };
  const again = nextQuestion({ brief, world: put } as QuestionInput);
  expect(again).toMatchObject({ kind: 'plea', about: first.about });
  expect(again?.text).toContain('once more, in one short sentence, for what has changed');
});

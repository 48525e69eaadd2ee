import { expect, it } from 'vitest';
import type { Brief } from '../../../src/contracts/brief.ts';
import { answersTo } from '../../../src/engine/options/answers/index.ts';
import type { OptionInput } from '../../../src/engine/options/option.ts';
import { comingBack } from '../../../src/engine/question/coming.ts';
import type { QuestionInput } from '../../../src/engine/question/input.ts';
import { smallCampaign, worldOf } from '../support/small-world.ts';

const iz = {
  ...{ id: 'person:iz', name: 'Iz', shortName: 'Iz', met: true, opinion: 10, hides: false, remembers: null },
  wants: [{ id: 'want:iz/0', text: 'find the lamp', taken: false, isTask: true }],
};
const brief = {
  ...{ scene: 6, people: [iz], topics: [], place: null, plot: { decisions: [] }, recalled: { memories: [] } },
  threads: {
    recent: [],
    due: [{ kind: 'promise', who: { id: 'person:iz', name: 'Iz' }, text: 'you asked for time', isDue: true }],
  },
} as unknown as Brief;

it('lets the player grant or refuse what was put off, when it is asked again', () => {
  const campaign = smallCampaign();
  const world = worldOf(campaign);
  const question = comingBack({ brief, world } as QuestionInput);
  expect(question).toMatchObject({ kind: 'plea', from: 'person:iz' });
  const answers = answersTo(question ?? expect.fail(), {
    brief,
    world,
    circumstances: { campaign },
  } as unknown as OptionInput);
  expect(answers.map((one) => one.answers)).toEqual(expect.arrayContaining(['meet', 'refuse', 'put_off']));
  expect(answers.map(({ act }) => act)).not.toContain('deceive');
});

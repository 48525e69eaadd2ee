import { afterEach, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import type { World } from '../../src/engine/world.ts';
import { isVerifying } from '../support/length.ts';
import type { Answer, Asked } from './support/scripted-server.ts';
import { choiceWith, type ToldStory, toldStory, usually } from './support/told-story.ts';

const SCENES = isVerifying ? 300 : 30;
const PLANTED =
  'A boy called Pip stops beside you. “Thirteen strokes,” says the boy, “the bell under the mill, every Friday. I will show you the stair one day.”';
const own = (text: string): Answer => ({
  json: {
    question: { kind: 'mystery', from: 'nobody', text: '' },
    choices: [],
    own: { act: 'ask', target: 'Pip', topic: '', stat: '', text },
  },
});

let prose = 0;
function answers(asked: Asked): Answer {
  const scenes = (
    asked.messages
      .map(({ content }) => content)
      .join('\n')
      .match(/Thirteen strokes/g) ?? []
  ).length;
  if (asked.task === 'facts')
    return scenes > 0 && prose <= 2
      ? {
          json: {
            summary: 'Pip told you of a bell under the mill.',
            people: [{ name: 'Pip', about: 'a boy who knows the mill', quote: 'A boy called Pip' }],
            things: [],
            places: [],
            promises: [
              {
                name: 'Pip',
                about: 'to show the stair under the mill',
                quote: 'I will show you the stair one day',
              },
            ],
          },
        }
      : usually(asked, '');
  if (asked.task === 'choices' && (prose === 2 || prose >= SCENES)) return own('Ask Pip about the bell');
  if (asked.task !== 'prose') return usually(asked, '');
  prose += 1;
  if (prose === 2)
    return {
      text: `You wait by the planks and count what is left of the morning.\n\n${PLANTED} You nod, since one nods at such things.`,
    };
  // Late in the story the model forgets who is alive.
  if (prose === SCENES + 1)
    return {
      text: 'You turn to the boy. Pip is dead, he has been dead since spring, and nobody told you of it at all.',
    };
  return {
    text: `You spend hour ${prose} on the boards and look at plank ${prose}. It has ${prose + 7} nails, and you have counted each of them twice by now.`,
  };
}

let story: ToldStory;
afterEach(async () => await story?.end());
const worldOf = () => story.session.state['world'] as unknown as World;

it(`a story of ${SCENES} scenes still knows what was said in its second`, { timeout: 600_000 }, async () => {
  story = await toldStory(answers);
  let scene: Scene = await story.session.open();
  scene = await story.next(scene);
  expect(scene.prose.join(' ')).toContain('Thirteen strokes');
  await story.session.background;
  scene = await story.session.choose(choiceWith(scene, /Ask Pip/));
  expect(worldOf().canon).toMatchObject([{ id: 'person:pip', isKept: true }]);
  while (scene.scene < SCENES) scene = await story.next(scene);
  // The boy is still there to be asked, and what he promised is found by what it was about.
  expect(worldOf().canon).toMatchObject([{ id: 'person:pip', isKept: true }]);
  const records = story.store.playthrough(story.playthroughId);
  const found = await records.semanticSearch(
    'the stair under the mill that Pip promised to show',
    'memory',
    3,
  );
  expect(JSON.stringify(found)).toMatch(/Pip promised: to show the stair under the mill/);
  // What the prompt says of people who are here comes from canon, and a death that did not happen is not told.
  scene = await story.next(scene);
  expect(scene.prose.join(' ')).not.toMatch(/Pip is dead/);
  const sent = story.server.asked
    .filter(({ task }) => task === 'prose')
    .map(({ messages }) => JSON.stringify(messages));
  expect(sent.slice(-20).some((text) => text.includes('a boy who knows the mill'))).toBe(true);
  expect(sent.every((text) => text.length < 60_000)).toBe(true);
});

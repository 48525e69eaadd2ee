import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import type { Answer, Asked } from './support/scripted-server.ts';
import { type ToldStory, toldStory, usually } from './support/told-story.ts';

let story: ToldStory;
afterEach(async () => await story?.end());

const SCENES = {
  'plot/scenes/anchor.ink': `
=== the_second_anchor
# at: quay
# with: iz
# when: scene >= 4
# urgency: 9
“You will have counted the anchors,” says Iz Marren, who works the ferry.
* [Ask Iz who bought the second anchor # act: ask # target: iz]
  “The Company,” says Iz.
  ~ set("anchor_asked", true)
  -> DONE
* [Say nothing of anchors # act: keep # target: iz] -> DONE

=== what_it_fetched
# at: quay
# when: flag.anchor_asked
# urgency: 9
There is a receipt under your door, for an anchor.
* [Keep it # act: keep] -> DONE
* [Burn it # act: hide] -> DONE
`,
};
const ANSWERS = [
  'she sucks her teeth. “Who do you think had it?” says Iz. “Them with the salt.”',
  'and a gull on the crane turns round to hear. “You asked that already,” says Iz. “So did the gull.”',
  'but her eyes are on the planks. “Ask me about rope,” says Iz, and coils some.',
  'until the tar on her thumb seems to need looking at. “It was rust,” says Iz. “It was mostly rust.”',
];
let proses = 0;
const PROSE = () => `You ask Iz who had the second anchor, ${ANSWERS[proses++ % ANSWERS.length]}`;

/** A model in whose scene the player asks what the author's scene would have them ask; it says so, or does not. */
function telling(says: boolean) {
  return (asked: Asked): Answer => {
    if (asked.task !== 'facts') return usually(asked, asked.task === 'prose' ? PROSE() : '');
    const lines = asked.messages.at(-1)?.content.split('\n') ?? [];
    const line = lines.find((one) => one.includes('Ask Iz who bought the second anchor'));
    const done = { number: Number.parseInt(line ?? '0', 10), quote: 'You ask Iz who had the second anchor' };
    return {
      json: {
        ...{ summary: '', people: [], things: [], places: [], promises: [] },
        ...(says && line !== undefined && { done: [done] }),
      },
    };
  };
}

async function told(says: boolean): Promise<string> {
  story = await toldStory(telling(says), { scenes: SCENES });
  let scene: Scene = await story.session.open();
  const prose = [...scene.prose];
  for (let times = 0; times < 4; times += 1) {
    await story.session.background;
    const { choices } = scene;
    const back = choices.find(({ id }) => id.includes('go') && id.includes('quay'));
    const choice = back ?? choices.find(({ id }) => id.includes('person:iz')) ?? choices[0];
    scene = await story.session.choose(choice?.id ?? '');
    prose.push(...scene.prose);
  }
  return prose.join('\n');
}

describe('what a telling does of that which a scene of the author’s is for', { timeout: 120_000 }, () => {
  it('is not done again: the scene is over, and what follows from it comes', async () => {
    const prose = await told(true);
    expect(prose).toContain('There is a receipt under your door');
    expect(prose).not.toContain('You will have counted the anchors');
  });

  it('is done there when the telling has not', async () => {
    expect(await told(false)).toContain('You will have counted the anchors');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { World } from '../../src/engine/world.ts';
import type { Answer, Asked } from './support/scripted-server.ts';
import { choiceWith, type ToldStory, toldStory, usually } from './support/told-story.ts';

let story: ToldStory;
afterEach(async () => await story?.end());

const PROSE = (index: number) =>
  `You wait for the ${index + 1}th time while Iz coils the rope over her arm. The boards tick in the heat, number ${index}, and the crane does nothing.\n\n“Will you give me your word on it?” asks Iz, and holds out her hand for it, as if a word were a thing you could put there.`;

interface Own {
  act: string;
  target?: string;
  topic?: string;
  text: string;
  with?: string[];
}

/** A model that picks three options which do not answer, and has a choice of its own. */
function withOwn(own: Own, scenes = 1) {
  return (asked: Asked, index: number): Answer => {
    if (asked.task !== 'choices') return usually(asked, PROSE(index));
    const lines = asked.messages.at(-1)?.content.split('\n') ?? [];
    const open = lines.filter((line) => /^\d+\. /.test(line) && !line.includes('answers the question'));
    const choices = open.slice(0, 3).map((line) => ({
      option: Number.parseInt(line, 10),
      text: `Turn to number ${Number.parseInt(line, 10)} of these`,
      hint: '',
    }));
    const isLast = story?.server.asked.filter(({ task }) => task === 'choices').length > scenes;
    return {
      json: {
        question: { kind: 'demand', from: 'Iz Marren', text: 'Will you give me your word on it?' },
        choices,
        own: { target: '', topic: '', stat: '', ...own, ...(isLast && { text: '' }) },
      },
    };
  };
}
const worldOf = ({ session }: ToldStory) => session.state['world'] as unknown as World;
const lastNotes = ({ server }: ToldStory) =>
  server.asked.findLast(({ task }) => task === 'prose')?.messages.at(-1)?.content ?? '';

describe('a choice of a model’s own', { timeout: 120_000 }, () => {
  it('stays when it is the answer, beside an option that answers', async () => {
    story = await toldStory(
      withOwn({ act: 'promise', target: 'Iz', text: 'Promise Iz that the rope stays where it is' }),
    );
    const scene = await story.session.open();
    const own = scene.choices.find(({ text }) => text === 'Promise Iz that the rope stays where it is');
    expect(own).toMatchObject({ answers: 'meet' });
    expect(scene.choices.length).toBeLessThanOrEqual(4);
    expect(scene.choices.filter(({ answers }) => answers !== undefined).length).toBeGreaterThanOrEqual(2);
    await story.session.choose(own?.id ?? '');
    expect(lastNotes(story)).toContain('The choice answers it: meet.');
  });

  it('is one of two, and both are offered', async () => {
    const own = [
      { act: 'promise', target: 'Iz', topic: '', stat: '', text: 'Promise Iz that the rope stays here' },
      { act: 'thank', target: 'the crane', topic: '', stat: '', text: 'Thank the crane for keeping still' },
    ];
    story = await toldStory((asked, index) => {
      const answer = withOwn({ act: 'ask', text: '' }, 0)(asked, index);
      if (asked.task !== 'choices' || typeof answer === 'string' || !('json' in answer)) return answer;
      return { json: { ...(answer.json as object), own } };
    });
    const { choices } = await story.session.open();
    expect(choices.map(({ text }) => text)).toEqual(expect.arrayContaining(own.map(({ text }) => text)));
    expect(choices.length).toBeLessThanOrEqual(4);
  });

  it('costs nobody’s favour when it is harmless', async () => {
    story = await toldStory(
      withOwn({ act: 'thank', target: 'the crane', text: 'Thank the crane aloud for keeping still' }),
    );
    const scene = await story.session.open();
    await story.session.choose(choiceWith(scene, /Thank the crane/));
    expect(lastNotes(story)).not.toMatch(/thinks? worse/);
    expect(lastNotes(story)).not.toContain('It was not answered');
  });

  it('parts with what is given away', async () => {
    story = await toldStory(
      withOwn({ act: 'give', target: 'Iz', topic: 'the lamp', text: 'Give Iz your lamp to hold her to it' }),
    );
    const scene = await story.session.open();
    expect(worldOf(story).items).toHaveLength(1);
    await story.session.choose(choiceWith(scene, /Give Iz your lamp/));
    expect(worldOf(story).items).toEqual([]);
  });

  it('takes along whom it says, and they are there where it leads', async () => {
    const own = { act: 'go', target: 'the Tide Office', with: ['Iz'], text: 'Go with Iz to the Tide Office' };
    story = await toldStory(withOwn(own));
    const scene = await story.session.open();
    await story.session.choose(choiceWith(scene, /Go with Iz/));
    expect(worldOf(story)).toMatchObject({ place: 'place:tide-office', here: ['person:iz'] });
    expect(lastNotes(story)).not.toMatch(/Iz (?:is not here|stays where)/);
  });

  it('hides the player and not what they hide behind', async () => {
    story = await toldStory(
      withOwn({ act: 'hide', target: 'the crane', text: 'Hide behind the crane until she has gone' }),
    );
    const scene = await story.session.open();
    await story.session.choose(choiceWith(scene, /Hide behind the crane/));
    expect(worldOf(story).taken).toEqual({});
  });

  it('that the program offers as well is that one, in the model’s words', async () => {
    story = await toldStory(
      withOwn({ act: 'look', target: 'the crane', text: 'Climb about on the crane a while' }),
    );
    const scene = await story.session.open();
    expect(scene.choices.map(({ text }) => text)).toContain('Climb about on the crane a while');
  });

  it('leaves the scene with the question that its prose ends on, whatever the model calls it', async () => {
    story = await toldStory((asked, index) => {
      const answer = withOwn({ act: 'ask', text: '' }, 0)(asked, index);
      if (asked.task !== 'choices' || typeof answer === 'string' || !('json' in answer)) return answer;
      const question = { kind: 'demand', from: 'Iz Marren', text: 'Shall oaths be sworn tonight?' };
      return { json: { ...(answer.json as object), question } };
    });
    const { question } = await story.session.open();
    expect(question).toMatchObject({ kind: 'demand', from: 'person:iz' });
    expect(question?.text).toContain('as if a word were a thing you could put there.');
  });

  it('may hold a question, and keeps the hint that was written for it', async () => {
    story = await toldStory((asked, index) => {
      const answer = withOwn({ act: 'ask', text: '' }, 0)(asked, index);
      if (asked.task !== 'choices' || typeof answer === 'string' || !('json' in answer)) return answer;
      const { choices: _, ...rest } = answer.json as { choices: unknown };
      const named = [1, 2, 5].map((option) => ({
        ...{ option, text: `Press Iz: who held the knife ${option} times?`, hint: 'It will be known' },
      }));
      return {
        json: { ...rest, choices: [...named, { option: 1, text: 'What is this?', hint: 'Nonsense' }] },
      };
    });
    const scene = await story.session.open();
    expect(scene.choices.map(({ text }) => text).join('\n')).toContain('Press Iz: who held the knife');
    expect(scene.choices.map(({ hint }) => hint)).not.toContain('Nonsense');
  });
});

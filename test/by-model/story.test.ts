import { afterEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../src/engine/world.ts';
import type { Answer, Asked } from './support/scripted-server.ts';
import { choiceWith, type ToldStory, toldStory, usually } from './support/told-story.ts';

let story: ToldStory;
afterEach(async () => await story?.end());

const PROSE = (index: number) =>
  `You stand still for the ${index + 1}th time and let the place come to you. A boy called Pip, with a bucket of whelks, stops beside you and waits. “I saw it,” says the boy, “and I will tell you tomorrow.”\n\nThe boards creak under you, number ${index}, and nobody says anything else for a while. You could ask him what he means.`;
const FACTS = {
  json: {
    summary: 'A boy called Pip offered to tell what he saw.',
    people: [{ name: 'Pip', about: 'a boy who sells whelks', quote: 'A boy called Pip' }],
    things: [
      { name: 'whelk bucket', about: 'a bucket of whelks', quote: 'with a bucket of whelks' },
      { name: 'silver crown', about: 'a crown', quote: 'a silver crown on a cushion' },
    ],
    places: [],
    promises: [{ name: 'Pip', about: 'to tell tomorrow what he saw', quote: 'I will tell you tomorrow' }],
  },
};
const OWN = (text: string) => ({
  json: {
    question: { kind: 'offer', from: 'nobody', text: 'What did the boy see?' },
    choices: [
      { option: 5, text: 'Look along the boards', hint: 'It takes time' },
      { option: 99, text: 'Fly to the moon', hint: '' },
    ],
    own: { act: 'ask', target: 'Pip', topic: '', stat: '', text },
  },
});

function answers(asked: Asked, index: number): Answer {
  if (asked.task === 'facts') return index === 0 ? FACTS : usually(asked, '');
  if (asked.task === 'choices') return OWN('Ask Pip what he has seen');
  return usually(asked, PROSE(index));
}
const worldOf = ({ session }: ToldStory) => session.state['world'] as unknown as World;

describe('a story that a model tells', { timeout: 120_000 }, () => {
  it('has its prose, its choices and one choice of its own', async () => {
    story = await toldStory(answers);
    const scene = await story.session.open();
    expect(scene.writer).toMatchObject({ kind: 'model', model: 'scripted' });
    expect(scene.prose.join('\n')).toContain('A boy called Pip');
    expect(scene.choices.map(({ text }) => text)).toContain('Look along the boards');
    expect(scene.choices.map(({ text }) => text)).toContain('Ask Pip what he has seen');
    expect(scene.choices.map(({ text }) => text)).not.toContain('Fly to the moon');
    expect(scene.choices.length).toBeGreaterThanOrEqual(3);
    expect(scene.choices.filter((choice) => choice.answers !== undefined).length).toBeGreaterThanOrEqual(2);
    expect(scene.notices).toEqual([]);
    // Prose, check and choices are one conversation.
    const [prose, choices] = ['prose', 'choices'].map((task) =>
      story.server.asked.find((one) => one.task === task),
    );
    expect(choices?.messages[0]?.content).toBe(prose?.messages[0]?.content);
    expect(JSON.stringify(choices?.messages)).toContain('A boy called Pip');
  });

  it('takes in whom it has brought in, and the player can turn to them', async () => {
    story = await toldStory(answers);
    const first = await story.session.open();
    await story.session.background;
    const second = await story.session.choose(choiceWith(first, /Ask Pip/));
    const { canon, deeds } = worldOf(story);
    expect(canon.map(({ id }) => id)).toContain('person:pip');
    expect(canon.find(({ id }) => id === 'person:pip')).toMatchObject({
      isKept: true,
      pronoun: 'he',
      used: 2,
    });
    expect(second.npcs.map(({ id }) => id)).toContain('person:pip');
    expect(second.refused).toContainEqual({
      ...{ toolId: 'facts', effect: { name: 'silver crown' } },
      reason: 'The quote is not in the scene.',
    });
    expect(deeds).toBeDefined();
    const notes = story.server.asked.filter(({ task }) => task === 'prose').at(-1);
    expect(JSON.stringify(notes?.messages)).toContain('a boy who sells whelks');
    // It is remembered, and found again.
    const memories = await story.store.playthrough(story.playthroughId).exactMatch('memory', {});
    expect(memories.map(({ summary }) => summary).join('\n')).toMatch(/Pip promised: to tell tomorrow/);
  });

  it('loses nothing when the player is faster, or the program ends in between', async () => {
    let isSilent = true;
    story = await toldStory((asked, index) => {
      if (asked.task !== 'facts') return answers(asked, index - 1);
      return isSilent ? 'silent' : FACTS; // how often it is asked in vain is a matter of time
    });
    let scene = await story.session.open();
    scene = await story.next(scene);
    expect(worldOf(story).factsDue).toEqual([1, 2]);
    expect(worldOf(story).canon).toEqual([]);
    isSilent = false;
    // As after kill -9: nothing but the journal is left.
    story = await story.again();
    const head = (await story.store.playthrough(story.playthroughId).lastScene())
      ?.sceneObject as unknown as typeof scene;
    scene = await story.next(head);
    await story.session.background;
    scene = await story.next(scene);
    expect(worldOf(story).canon.map(({ id }) => id)).toContain('person:pip');
  });

  it('takes canon back when the story goes back', async () => {
    story = await toldStory(answers);
    const first = await story.session.open();
    await story.session.background;
    await story.session.choose(choiceWith(first, /Ask Pip/));
    const records = story.store.playthrough(story.playthroughId);
    await records.undoTo(1);
    story.session.resume(await records.scene(1));
    expect(worldOf(story).canon).toEqual([]);
    await story.session.choose(choiceWith(first, /Ask Pip/));
    expect(worldOf(story).canon.map(({ id }) => id)).toContain('person:pip');
  });

  it('leads up to a scene of the author’s, leaves it as it is, and goes on after it', async () => {
    const ink = `=== the_letter
# when: scene > 1
# with: iz
# urgency: 10
# question: offer
A letter lies on the planks, with your name on it.
* [Open the letter # act: read]
  The letter says one word, and the word is no.
  -> DONE
* [Leave the letter # act: leave]
  The letter stays where it is.
  -> DONE
`;
    const leads =
      'You wait, and the planks wait with you, until the sun has gone round the crane and the stove next door has been fed twice.';
    const goesOn =
      'You fold it along its old creases. “Well?” says Iz, who has seen the colour of the seal, and moves up on the bollard to make room for you.';
    let index = 0;
    const told = [PROSE(0), leads, goesOn];
    story = await toldStory(
      (asked) => (asked.task === 'prose' ? { text: told[index++] ?? PROSE(index) } : usually(asked, '')),
      { scenes: { 'plot/scenes/letter.ink': ink } },
    );
    const first = await story.session.open();
    const second = await story.next(first);
    expect(second.prose).toEqual([leads, 'A letter lies on the planks, with your name on it.']);
    expect(second.choices.map(({ text }) => text)).toEqual(['Open the letter', 'Leave the letter']);
    const asked = story.server.asked.filter(({ task }) => task === 'prose');
    expect(asked[1]?.messages.map(({ content }) => content).join('\n')).toContain(
      'A letter lies on the planks',
    );
    expect(story.server.asked.filter(({ task }) => task === 'adapt')).toHaveLength(1);
    const third = await story.session.choose(choiceWith(second, /Open the letter/));
    expect(third.prose[0]).toBe('The letter says one word, and the word is no.');
    expect(third.prose[1]).toBe(goesOn);
    expect(third.writer).toMatchObject({ kind: 'model' });
  });
});

describe('a scene of the author’s that the story has made untrue', { timeout: 120_000 }, () => {
  const ink = `=== the_letter
# when: scene > 1
# urgency: 10
# question: offer
You have never had a letter here. A letter lies on the planks, with your name on it.
* [Open the letter # act: read]
  -> DONE
* [Leave the letter # act: leave]
  -> DONE
`;
  const now = 'This is the second letter.';
  const second = async (text: string) => {
    story = await toldStory(
      (asked, index) =>
        asked.task === 'adapt' ? { json: { changes: [{ number: 1, text }] } } : answers(asked, index),
      { scenes: { 'plot/scenes/letter.ink': ink } },
    );
    return await story.next(await story.session.open());
  };

  it('is told with other words, and the record says which', async () => {
    const scene = await second(now);
    expect(scene.prose.at(-1)).toBe(`${now} A letter lies on the planks, with your name on it.`);
    expect(scene.writer).toMatchObject({
      kind: 'authored',
      changed: [{ was: 'You have never had a letter here.', now }],
    });
  });

  it('is told in the author’s words where the others cannot be told', async () => {
    const scene = await second('Iz is dead, and there is a letter.');
    expect(scene.prose.at(-1)).toContain('You have never had a letter here.');
    expect(scene.writer.changed).toBeUndefined();
  });
});

describe('the length that the player wants', { timeout: 120_000 }, () => {
  const wordsAsked = async (length: 'short' | 'normal' | 'long') => {
    story = await toldStory(answers, { settings: { length } });
    await story.session.open();
    const prompt = JSON.stringify(story.server.asked.find(({ task }) => task === 'prose')?.messages);
    const [, from, to] = /(\d+) to (\d+) words in all/.exec(prompt) ?? [];
    await story.end();
    return [Number(from), Number(to)];
  };

  it('changes how many words the model is asked for', async () => {
    expect(await wordsAsked('normal')).toEqual([140, 230]);
    expect(await wordsAsked('short')).toEqual([75, 125]);
    expect(await wordsAsked('long')).toEqual([190, 310]);
  });
});

describe('a stop', { timeout: 120_000 }, () => {
  it('that comes between two scenes does not end the telling that comes next', async () => {
    story = await toldStory(answers);
    const first = await story.session.open();
    story.conversation.stopTelling('built-in');
    expect((await story.next(first)).writer.kind).toBe('model');
  });

  it('that comes before the telling begins ends that telling, and no other', async () => {
    story = await toldStory(answers);
    const first = await story.session.open();
    const coming = story.next(first);
    story.conversation.stopTelling('built-in');
    const second = await coming;
    expect(second.writer.kind).toBe('built-in');
    expect((await story.next(second)).writer.kind).toBe('model');
  });
});

describe('what a telling promises and stirs', { timeout: 120_000 }, () => {
  const TOLD = `You sit down beside Iz. “Bring me the lamp tomorrow,” says Iz, “and I will show you the knot.” You nod. “I will bring it,” you say, and Iz looks at you in a new way.\n\nThe planks are warm. A gull walks along them as if it had paid for the place, and waits to hear what you say next.`;
  const noted =
    (facts: object) =>
    (asked: Asked, index: number): Answer =>
      asked.task === 'facts' && index === 0
        ? { json: { summary: '', people: [], things: [], places: [], promises: [], feelings: [], ...facts } }
        : usually(asked, index === 0 ? TOLD : PROSE(index));
  const PROMISES = [
    { name: 'Iz Marren', about: 'to show the reader the knot', quote: 'I will show you the knot' },
    { name: 'you', about: 'to bring Iz the lamp', quote: 'I will bring it' },
    { name: 'Nobody Known', about: 'to sing', quote: 'I will show you the knot' },
    { name: 'Iz Marren', about: 'to dance', quote: 'I shall dance for you' },
  ];
  const FEELINGS = [
    { name: 'Iz Marren', about: 'you promised to bring the lamp', quote: 'in a new way', change: 3 },
  ];
  async function afterwards(facts: object, chosen = /./u) {
    story = await toldStory(noted(facts));
    const first = await story.session.open();
    await story.session.background;
    const second = await story.session.choose(choiceWith(first, chosen));
    const { due } = worldOf(story);
    const [, next] = story.server.asked.filter(({ task }) => task === 'prose');
    return { second, due, notes: next?.messages.at(-1)?.content ?? '' };
  }

  it('is known to the engine, comes back, and is refused with a reason where it is not so', async () => {
    const { second, notes } = await afterwards({ promises: PROMISES, feelings: FEELINGS });
    expect(worldOf(story).due).toMatchObject([
      { kind: 'word', person: 'person:iz', text: 'show the reader the knot' },
      { kind: 'promise', person: 'person:iz', text: 'bring Iz the lamp' },
    ]);
    expect(second.effects).toContainEqual(
      expect.objectContaining({
        kind: 'opinion',
        person: 'person:iz',
        reason: 'you promised to bring the lamp',
      }),
    );
    expect(notes).toContain('The reader has promised Iz: bring Iz the lamp.');
    expect(notes).toContain('Iz has promised the reader: show the reader the knot.');
    const reasons = second.refused?.map(({ toolId, reason }) => `${toolId}: ${reason}`) ?? [];
    expect(reasons).toContain('facts: The quote is not in the scene.');
    expect(reasons.some((reason) => reason.includes('Nobody Known'))).toBe(true);
  });

  it('is known by the deed that keeps it, and people know what they were shown', async () => {
    const deed = { to: 'Iz Marren', act: 'give', target: 'Iz', what: 'the lamp', not: false, days: 1 };
    const shared = [{ name: 'Iz Marren', number: 1, how: 'shown', quote: 'sit down beside Iz' }];
    const { due } = await afterwards({ promises: [{ ...PROMISES[1], ...deed }], shared });
    const { day, items, knows } = worldOf(story);
    const promised = { act: 'give', target: 'person:iz', what: 'the lamp', until: day + 1 };
    expect(due).toMatchObject([{ kind: 'promise', person: 'person:iz', deed: promised }]);
    expect(knows['person:iz']).toEqual([items[0]?.id]);
  });

  it('is held against the player where it hurt, by somebody who has gone since', async () => {
    const feeling = {
      name: 'Iz Marren',
      about: 'you laughed at the knot',
      quote: 'in a new way',
      change: -4,
    };
    const { due, notes } = await afterwards({ feelings: [feeling], away: ['Iz Marren'] }, /Slip out/u);
    expect(due).toMatchObject([{ kind: 'grievance', person: 'person:iz', text: 'you laughed at the knot' }]);
    expect(notes).not.toContain('Iz Marren (she)');
    expect(notes).toMatch(/Not here, and neither speaking nor acting: .*Iz/u);
  });

  it('is done with when a telling has done with it, and what changed hands is carried', async () => {
    const none = { summary: '', people: [], things: [], places: [], promises: [], feelings: [] };
    const lamp = { name: 'the lamp', about: 'of Iz', quote: 'Bring me the lamp', change: 'gained' };
    const facts: object[] = [
      { promises: PROMISES.slice(0, 2), handed: [lamp, { ...lamp, name: 'the crown' }] },
      {},
      { settled: [{ number: 2, how: 'kept', quote: PROSE(2).slice(0, 20) }] },
    ];
    story = await toldStory((asked, index) =>
      asked.task === 'facts'
        ? { json: { ...none, ...facts[index] } }
        : usually(asked, index === 0 ? TOLD : PROSE(index)),
    );
    let scene = await story.session.open();
    for (let count = 0; count < 3; count += 1) {
      await story.session.background;
      scene = await story.next(scene);
    }
    expect(worldOf(story).items.map(({ name }) => name)).toContain('the lamp');
    expect(worldOf(story).items.map(({ name }) => name)).not.toContain('the crown');
    expect(worldOf(story).due).toMatchObject([{ kind: 'word', text: 'show the reader the knot' }]);
    expect(scene.effects).toContainEqual(
      expect.objectContaining({ kind: 'opinion', reason: 'you kept your word: bring Iz the lamp' }),
    );
  });

  it('is there to be used where the player found it out', async () => {
    const learned = [
      { name: 'the knot', about: 'The knot is a pilot’s knot.', quote: 'in a new way' },
      { name: 'the crown', about: 'The crown is glass.', quote: 'nobody said this' },
    ];
    const { notes } = await afterwards({ learned });
    expect(notes).toContain('Has found out: The knot is a pilot’s knot.');
    expect(notes).not.toContain('The crown is glass');
    const asked = story.server.asked.findLast(({ task }) => task === 'choices')?.messages.at(-1)?.content;
    expect(asked).toContain('has found out: The knot is a pilot’s knot');
  });

  it('says in the next notes how things stand and what is not answered, and asks what still holds of it', async () => {
    const { notes } = await afterwards({
      situation: ['The lamp hangs in the stern, unlit.'],
      unanswered: ['Who put the lamp out?'],
    });
    expect(notes).toContain('- The lamp hangs in the stern, unlit.');
    expect(notes).toContain('- Who put the lamp out?');
    // The second scene is noted down while the player reads it.
    await vi.waitFor(() => {
      const asked = story.server.asked.findLast(({ task }) => task === 'facts')?.messages.at(-1)?.content;
      expect(asked).toContain('- The lamp hangs in the stern, unlit.');
    });
  });

  it('changes nothing where nothing was noted', async () => {
    const { second, notes } = await afterwards({});
    expect(worldOf(story).due).toEqual([]);
    expect(second.refused ?? []).toEqual([]);
    expect(notes).not.toMatch(/bring Iz the lamp|show the reader the knot/);
  });
});

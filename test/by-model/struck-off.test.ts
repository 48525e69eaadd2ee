import { afterEach, expect, it } from 'vitest';
import type { Answer, Asked } from './support/scripted-server.ts';
import { choiceWith, type ToldStory, toldStory, usually } from './support/told-story.ts';

let story: ToldStory;
afterEach(async () => await story?.end());

/** The first scene uses a line of the profile and a sentence of the place in slightly other words. */
function answers(asked: Asked, index: number): Answer {
  const isFirst = asked.task === 'prose' && index === 0;
  return usually(
    asked,
    isFirst
      ? 'You step off the cart. “Mind the planks,” says Iz, who does not look up, and you do. The crane has not been moved since the spring, and over the dry ground the planks run out, one after the other. Nobody comes to meet you here.'
      : `You wait where you are, for the ${index}th time, and nothing at all comes of it. The heat goes on, and so does Iz, coiling a rope that nobody needs. You could go on waiting all day.`,
  );
}

const notesOf = ({ server }: ToldStory) =>
  server.asked
    .filter(({ task }) => task === 'prose')
    .map(({ messages }) =>
      messages
        .slice(-3)
        .map(({ content }) => content)
        .join('\n'),
    );

/** What may be told. */
const offered = (notes: string) => notes.split('May be told').at(1) ?? '';

it('what the model has used is not offered to it again', { timeout: 60_000 }, async () => {
  story = await toldStory(answers);
  const first = await story.session.open();
  await story.session.choose(first.choices[0]?.id ?? '');
  const [before = '', after = ''] = notesOf(story);
  expect(before).toContain('"Mind the planks."');
  expect(before).toContain('The crane has not moved since spring.');
  expect(after).toContain('"I have all day."');
  expect(after).not.toContain('"Mind the planks.');
  expect(offered(after)).not.toContain('The crane has not moved since spring.');
});

const ENDING = '# Dawn\n\nThe day comes up over the planks, and nobody says a word.\n';

/** The questions for facts in a story whose second scene the author tells, as the letter in it is opened. */
async function askedOfLetter(note: string) {
  const ink = `=== the_letter
# when: scene > 1
# urgency: 10
# question: offer
A letter lies on the planks, with your name on it.
* [Open the letter # act: read]
  ${note}
  The letter says that Iz cut the rope. Is there more of it?
  ** [Turn it over # act: look]
    There is nothing on the back.
    -> DONE
  ** [Burn it # act: use]
    It burns.
    -> DONE
`;
  const summary = 'You read in a letter that Iz cut the rope.';
  story = await toldStory(
    (asked, index) =>
      asked.task === 'facts'
        ? { json: { summary, people: [], things: [], places: [], promises: [] } }
        : answers(asked, index),
    { scenes: { 'plot/scenes/letter.ink': ink, 'plot/endings/dawn.md': ENDING } },
  );
  const second = await story.next(await story.session.open());
  const third = await story.session.choose(choiceWith(second, /Open the letter/));
  expect(third.writer).toMatchObject({ kind: 'authored' });
  await story.session.background;
  const facts = story.server.asked.filter(({ task }) => task === 'facts').at(-1);
  return JSON.stringify(facts?.messages);
}

it('what came out in a scene of the author’s is noted down, too', { timeout: 60_000 }, async () => {
  expect(await askedOfLetter('')).toContain('The letter says that Iz cut the rope.');
});

it.each([
  ['the author has noted it', '~ learn("who cut it")'],
  ['the story is over', '~ end("dawn")'],
])('nothing is asked where %s', { timeout: 60_000 }, async (_, note) => {
  expect(await askedOfLetter(note)).not.toContain('The letter says');
});

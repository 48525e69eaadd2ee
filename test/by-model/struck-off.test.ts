import { afterEach, expect, it } from 'vitest';
import type { Answer, Asked } from './support/scripted-server.ts';
import { type ToldStory, toldStory, usually } from './support/told-story.ts';

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
  server.asked.filter(({ task }) => task === 'prose').map(({ messages }) => messages.slice(-3).map(({ content }) => content).join('\n'));

/** What may be told. */
const offered = (notes: string) => notes.split('May be told').at(1) ?? '';

it('what the model has used is not offered to it again', { timeout: 60_000 }, async () => {
  story = await toldStory(answers);
  const first = await story.session.open();
  await story.session.choose(first.choices[0]?.id ?? '');
  const [before = '', after = ''] = notesOf(story);
  expect(before).toContain('"Mind the planks."');
  expect(offered(before)).toContain('The crane has not moved since spring.');
  expect(after).toContain('"I have all day."');
  expect(after).not.toContain('"Mind the planks.');
  expect(offered(after)).not.toContain('The crane has not moved since spring.');
});

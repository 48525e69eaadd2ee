import { describe, expect, it } from 'vitest';
import { complaintAbout, paragraphsIn } from '../../../skills/storyteller/src/retelling/check.ts';
import { narrateInput } from '../../../skills/storyteller/src/telling/input.ts';
import { ToldHistory } from '../../../skills/storyteller/src/telling/told-history.ts';
import { sceneInput } from '../support/scene-input.ts';
import { YARD } from './support/run-narrate.ts';

const TELLING = {
  before: [],
  told: ['You ask Mara about the well.', 'The pump has a sock.'],
  after: [],
  speakers: new Map<string, string>(),
  recalls: 0,
  question: null,
};
const GOOD =
  'You ask Mara about the well, and for a while she goes on sweeping.\n\n“I only sweep here,” Mara says. The pump has a sock over its mouth, and you look at it.';

function complaint(
  answer: string,
  constraints: string[] = [],
  history = new ToldHistory({}, 2),
): string | null {
  const input = narrateInput(sceneInput({ ...YARD, constraints }));
  return complaintAbout(paragraphsIn(answer), TELLING, input, history);
}

describe('what a model wrote', () => {
  it('is taken when it is good', () => expect(complaint(GOOD)).toBeNull());

  it.each([
    ['one paragraph', GOOD.replace('\n\n', ' ')],
    ['five paragraphs', `${GOOD}\n\nYou wait.\n\nYou wait longer.\n\nYou go on waiting.`],
    [
      'no you',
      'Mara sweeps the yard, and goes on sweeping it all the day.\n\nThe pump has a sock over its mouth, and a hen looks on.',
    ],
    ['an I', GOOD.replace('and you look at it', 'and I look at you')],
    ['talk of the task', `Here is the rewritten version:\n\n${GOOD.replace('\n\n', ' ')}`],
    ['a heading', `# The Yard\n\n${GOOD.replace('\n\n', ' ')}`],
    ['a sentence cut short', GOOD.slice(0, -8)],
    ['a sentence said twice', `${GOOD} The yard is very quiet today. The yard is very quiet today.`],
    ['a stranger who speaks', GOOD.replace('Mara says', 'Gregor says')],
    ['strangers', GOOD.replace('and you look at it', 'and you think of Gregor and of Matilda')],
    ['nobody it was done to', GOOD.replaceAll('Mara', 'she')],
    ['too little', 'You ask Mara.\n\nYou wait.'],
  ])('is refused with %s', (_, answer) => expect(complaint(answer)).not.toBeNull());

  it('keeps out what the author ruled out', () => {
    const magic = GOOD.replace('and you look at it', 'and you feel the magic in it');
    expect(complaint(magic)).toBeNull();
    expect(complaint(magic, ['There is no magic in this world.'])).toContain('magic');
  });

  it('does not repeat what was told in earlier scenes', () => {
    const history = new ToldHistory({}, 2);
    history.say('You ask Mara about the well, and for a while she goes on sweeping.');
    expect(complaint(GOOD, [], history)).toContain('repeats');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { Release } from '../../../skills/storyteller/src/by-model/release.ts';
import { sentencesOf } from '../../../src/sdk/language.ts';
import { within } from '../../../src/sdk/surroundings.ts';
import { FIRST, PROSE, SECOND, told } from './support/told-by-model.ts';

describe('a model that tells the scene', () => {
  it('is asked in the conversation of the story, and what it writes is told and streamed', async () => {
    const { paragraphs, narrator, streamed, asked, errors } = await told([{ text: PROSE }]);
    expect(paragraphs).toEqual([FIRST, SECOND]);
    expect(narrator).toBe('scripted');
    expect(streamed).toBe(PROSE);
    expect(asked[0]).toMatchObject({ task: 'prose', story: true });
    expect(errors).toEqual([]);
  });

  it.each([
    ['at once when it is slow', 3000, ['The author began.\n\n', 'One.']],
    ['only when more is there when it is fast', 300, ['The author began.\n\n']],
  ])('is read along from its first sentence on %s', (_, ms, expected) => {
    const shown: string[] = [];
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const surroundings = {
      ...{ writeError: () => {}, folder: '', askHost: null },
      write: (line: string) =>
        void shown.push((JSON.parse(line) as { payload: { text: string } }).payload.text),
    };
    try {
      within(surroundings, () => {
        const release = new Release(['The author began.']);
        release.begin(true);
        now.mockReturnValue(1000 + ms);
        release.accept({ text: 'One.', isFirst: true });
        release.accept({ text: 'Two.', isFirst: false });
      });
    } finally {
      now.mockRestore();
    }
    expect(shown).toEqual(expected);
  });

  it('is not read along before its first paragraph is checked', async () => {
    const bad = `You ask Mara about the well. Mara is dead before she can answer.\n\n${SECOND}`;
    const { streamed, paragraphs } = await told([{ text: bad }, { text: PROSE }]);
    expect(streamed).toBe(PROSE);
    expect(paragraphs).toEqual([FIRST, SECOND]);
  });

  it('may be spoken to by another name than “you”', async () => {
    const spoken =
      'The broom stops, and the pump with it, and on the roof the hen leans out to hear what comes. “And whom,” says Mara, “did counsel expect to move?”';
    const { paragraphs, questions } = await told([{ text: spoken }]);
    expect(paragraphs).toEqual([spoken]);
    expect(questions).toHaveLength(1);
  });

  it('tells what is written in italics, which are shown and are not the narrator’s words', async () => {
    const slip = '*Broom, one. Sock, one. Total, something I am not to hear from you.*';
    const { paragraphs } = await told([
      { text: `${FIRST} **Under** the pump lies a slip. ${slip} You _do_ read it.` },
    ]);
    expect(paragraphs).toEqual([`${FIRST} Under the pump lies a slip. ${slip} You *do* read it.`]);
    const { questions } = await told([{ text: `${FIRST} *I have swept here for years.*` }, { text: SECOND }]);
    expect(questions[1]).toContain('the narrator says “I”');
  });

  it('goes on once where a sentence cannot be told, with the reason', async () => {
    const { paragraphs, questions, asked, streamed } = await told([
      { text: `${FIRST}\n\nThe pump drips on the stones and you listen to it. Mara is dead.` },
      { text: 'You wait for her to go on, and she does not.' },
    ]);
    expect(questions).toHaveLength(2);
    expect(questions[1]).toContain('Mara dies, who is alive');
    const [, second] = asked.filter(({ task }) => task === 'prose');
    expect(JSON.stringify(second?.['earlier'])).toContain('The pump drips');
    expect(paragraphs.join('\n\n')).toBe(streamed);
    expect(streamed).not.toContain('dead');
    expect(streamed).toContain('The pump drips on the stones and you listen to it.');
    expect(streamed).toContain('You wait for her to go on');
  });

  it('is finished by the built-in writer when it goes wrong twice; what was read stays', async () => {
    const { paragraphs, narrator, errors, streamed } = await told([
      { text: `${FIRST}\n\nThe hen looks down at you from the roof. Mara is dead.` },
      { text: 'Mara dies again.' },
    ]);
    expect(narrator).toBe('scripted');
    expect(paragraphs[0]).toBe(FIRST);
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.join('\n\n')).toBe(streamed);
    expect(streamed).not.toMatch(/dead|dies/);
    expect(errors).toEqual(['telling_refused']);
  });

  it('leaves the scene to the built-in writer when nothing of it can be told', async () => {
    const { paragraphs, narrator, streamed } = await told([
      { text: 'I cannot help with that request.' },
      { text: 'As an AI language model I will not.' },
    ]);
    expect(narrator).toBe('built-in');
    expect(streamed).toBe('');
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
  });

  it.each(['model_unauthorized', 'model_rate_limited', 'model_silent'])(
    'tells of %s once and goes on',
    async (code) => {
      const { narrator, errors, ok } = await told([{ error: { code, message: 'No.' } }]);
      expect([ok, narrator]).toEqual([true, 'built-in']);
      expect(errors).toEqual([code]);
    },
  );

  it('says nothing when there is no model', async () => {
    const { narrator, errors } = await told([{ error: { code: 'no_model', message: 'None.' } }]);
    expect(narrator).toBe('built-in');
    expect(errors).toEqual([]);
  });

  it('has the author’s words added that it leaves out', async () => {
    const must = 'The bell of the drowned church rings under the water.';
    const { paragraphs, streamed } = await told([{ text: PROSE }], { input: { must: [must] } });
    // What the scene ends on stays its end.
    const [pump = '', end = ''] = sentencesOf(SECOND);
    expect(paragraphs).toEqual([FIRST, pump, must, end]);
    expect(streamed).toBe([FIRST, pump, must, end].join('\n\n'));
  });

  it('does not have them added when it tells them in its own words', async () => {
    const must = 'The bell of the drowned church rings under the water.';
    const own = 'Under the water a bell is ringing, where the drowned church stands, and you both hear it.';
    const { paragraphs } = await told([{ text: `${PROSE}\n\n${own}` }], { input: { must: [must] } });
    expect(paragraphs).toEqual([FIRST, SECOND, own]);
  });

  it('has nothing of the program’s own words added, and nothing between the parts of what somebody says', async () => {
    const must = 'The bell of the drowned church rings under the water.';
    const asks = 'Mara looks up from the broom. “And what will you do about it now?”';
    const given = [{ text: `${PROSE}\n\n${asks}` }];
    const left = await told(given, { input: { must: [must], ownWords: [must] } });
    expect(left.paragraphs).toEqual([FIRST, SECOND, asks]);
    const added = await told(given, { input: { must: [must] } });
    expect(added.paragraphs).toEqual([FIRST, SECOND, asks, must]);
  });

  it('is cleaned of headings, lists, stars and what it thought', async () => {
    const messy = `<think>What would Mara say?</think>\n## The Yard\n\nSure, here is the scene:\n\n**You ask** Mara about the well, and the broom stops. "Dug from the bottom up," says Mara, "like all of them."\n\n${SECOND}\n\n1. Ask again\n2. Leave`;
    const { paragraphs } = await told([{ text: messy }]);
    expect(paragraphs).toEqual([FIRST, SECOND]);
  });

  it('is cut off when it does not come to an end', async () => {
    const endless = Array.from(
      { length: 900 },
      (_, at) => `You count stone ${at} of the wall and go on to the next one.`,
    );
    const { paragraphs, streamed } = await told([{ text: `${FIRST}\n\n${endless.join(' ')}` }]);
    expect(streamed.split(/\s+/).length).toBeLessThan(480);
    expect(paragraphs.join('\n\n')).toBe(streamed);
  });

  it('keeps what stands when the player has it stopped', async () => {
    const { paragraphs, errors, narrator } = await told([
      { text: `${PROSE} It is a long story, and you hear the beginning of it`, breaksOff: 'telling_stopped' },
    ]);
    expect(paragraphs).toEqual([FIRST, SECOND]);
    expect([narrator, errors]).toEqual(['scripted', []]);
  });

  it('writes what lies between two scenes of the author’s, which stay as they are', async () => {
    const way =
      'The bucket fills, twice, and Mara has gone in to see to the bread before the clock in the yard says anything.';
    const authored = {
      ...{ knot: 'the_latch', hasChoices: true, begins: false, starts: 1 },
      paragraphs: [{ text: 'Mara says nothing at all.' }, { text: 'The latch goes. “Well?” somebody says.' }],
    };
    const { paragraphs } = await told([{ text: way }], { input: { authored } });
    expect(paragraphs).toEqual([authored.paragraphs[0]?.text, way, authored.paragraphs[1]?.text]);
  });

  it('sets right before its last sentence what is found afterwards', async () => {
    const right = 'Mara has said nothing of the sort; you only thought so.';
    const { paragraphs } = await told([{ text: PROSE }, { text: right }], {
      check: { json: { contradicts: true, rule: 0, reason: 'Mara does not speak.' } },
    });
    const [pump, end] = sentencesOf(SECOND);
    expect(paragraphs).toEqual([FIRST, pump, right, end]);
  });
});

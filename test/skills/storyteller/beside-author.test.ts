import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { PROSE, SECOND, told } from './support/told-by-model.ts';

describe('a model beside the author', () => {
  const AUTHORS = 'Mara puts the broom away for good. “That is against a rule,” she says.';
  const authored = {
    knot: 'broom',
    paragraphs: [{ text: AUTHORS }],
    hasChoices: false,
    begins: false,
  };

  it('is told of the author’s text after it has read it, also in a second try', async () => {
    const bad = 'You nod. Mara is dead before she can answer.';
    const { asked } = await told([{ text: bad }, { text: SECOND }], { input: { authored } });
    const [, second] = asked.filter(({ task }) => task === 'prose');
    expect(second?.['earlier']).toEqual([{ prompt: expect.any(String), answer: AUTHORS }]);
    expect(second?.['prompt']).toMatch(/^The text above is by the author/);
    expect(second?.['prompt']).toContain('Mara dies, who is alive');
  });

  it('is asked to check a second try as well', async () => {
    const bad = 'You nod at Mara and at the well. Mara is dead before she can answer.';
    const { asked } = await told([{ text: bad }, { text: PROSE }]);
    expect(asked.filter(({ task }) => task === 'check')).toHaveLength(1);
  });

  it('looks back after the author’s last line', async () => {
    const ending = {
      id: 'e',
      paragraphs: ['It rains.'],
      epilogue: ['Then it stops.'],
      deeds: ['Mend the broom'],
    };
    const decided = { act: 'decide', text: 'Draw the straw', decision: 'You draw the straw.' };
    const back =
      'The broom that you mended stands behind the door, and Mara, who never thanked you for it, has not lent it to anybody since.';
    const end = (...after: string[]) =>
      told([{ text: PROSE }], {
        input: { ending, deed: decided, absent: [{ id: 'person:tam', name: 'Tam', pronoun: 'he' }] },
        adapt: after.map((text) => ({ json: { changes: [], after: text } })),
      });
    const { paragraphs, adapting } = await end(back);
    expect(paragraphs.slice(-3)).toEqual(['It rains.', 'Then it stops.', back]);
    expect(adapting.at(-1)).toContain('“Mend the broom”');
    const later = `${back} Every evening Tam walks by, and you cannot see him for the dark.`;
    expect((await end(later)).paragraphs.at(-1)).toBe(later);
    const mended = await end(`${back} I hope you liked it.`, later);
    expect(mended.paragraphs.at(-1)).toBe(later);
    expect(mended.adapting.at(-1)).toContain('- after: “I hope you liked it.”: the narrator says “I”');
    const partly = await end(`I hope you liked it. ${back}`);
    expect(partly.paragraphs.slice(-2)).toEqual(['Then it stops.', back]);
    const refused = await end(
      'I hope you liked it, all of it, from the well to the broom and the hen on the roof.',
    );
    expect(refused.paragraphs.slice(-2)).toEqual(['It rains.', 'Then it stops.']);
    expect(refused.adapting).toHaveLength(2);
  });

  it('fits the ending to the story, with what was gathered; the author’s words stand where it cannot', async () => {
    const authors = [
      'The rain comes down on the yard and on the well, and nobody goes in.',
      'Mara leans the broom against the pump and looks at the straw in your hand.',
      'In the end it is the pump that speaks first, with a cough of rust.',
    ];
    const ending = { id: 'e', paragraphs: authors, epilogue: ['Then it stops.'], deeds: ['Mend the broom'] };
    const threads = { account: ['The reader knows: the pump was never broken.'] };
    const now = 'In the end the pump speaks first, with a cough of rust, as you said it would.';
    const changes = [
      { number: 3, text: now },
      { number: 1, text: 'The rain comes down on the yard, and Mara dies by the well.' },
    ];
    const { paragraphs, adapting } = await told([{ text: PROSE }], {
      input: { ending, threads, deed: { act: 'decide', text: 'Draw the straw', decision: 'You draw.' } },
      adapt: { json: { changes, after: '' } },
    });
    expect(adapting[0]).toContain('the pump was never broken');
    expect(adapting[0]).toContain(authors[1]);
    expect(paragraphs.slice(-4)).toEqual([authors[0], authors[1], now, 'Then it stops.']);
  });

  describe('where the author has the scene', () => {
    const scene = {
      ...{ knot: 'kettle', hasChoices: true, begins: false },
      choices: ['Take the kettle off', 'Ask Mara who is coming'],
      paragraphs: [
        { text: 'You have never seen this kitchen. Mara has the kettle on.' },
        { text: 'She puts out three cups. “Who told you?” she says.' },
      ],
    };
    const FIRST_WAS = 'You have never seen this kitchen.';
    const fitted = (changes: JsonObject[], more: { config?: object } = {}) =>
      told([], { input: { authored: scene }, adapt: { json: { changes } }, ...more });
    const texts = scene.paragraphs.map(({ text }) => text);

    it('fits single sentences to the story, and says which', async () => {
      const now = 'The kitchen is as you left it.';
      const { paragraphs, events, narrator, adapting } = await fitted([{ number: 1, text: now }]);
      expect(paragraphs).toEqual([`${now} Mara has the kettle on.`, texts[1]]);
      expect(narrator).toBe('scripted');
      const patch = events.find(({ type }) => type === 'state_patch')?.['patch'];
      expect(patch).toMatchObject({ narration: { changed: [{ was: FIRST_WAS, now }], writer: 'authored' } });
      expect(adapting[0]).toContain('- Take the kettle off');
    });

    it.each([
      ['a choice needs what is left out', { number: 2, text: '' }],
      ['the scene would lose its question', { number: 4, text: 'She says nothing.' }],
      ['somebody dies of it', { number: 3, text: 'She puts out three cups, and Mara is dead.' }],
      [
        'the player would be made to act',
        { number: 1, text: 'It is the kitchen, and you promise her a cup.' },
      ],
      ['a speech would not end', { number: 4, text: '“Who told you that?” she says. “Who?' }],
      ['it runs on', { number: 2, text: `The kettle is on${', and on'.repeat(20)}.` }],
    ])('leaves the author’s words where %s', async (_, change) => {
      expect((await fitted([change])).paragraphs).toEqual(texts);
    });

    it('is asked once more for what cannot stand, with the reason', async () => {
      const first = { number: 1, text: 'It is the kitchen, and you promise her a cup.' };
      const now = 'The kitchen is as you left it.';
      const { paragraphs, adapting, asked } = await told([], {
        input: { authored: scene },
        adapt: [
          { json: { changes: [first] } },
          {
            json: {
              changes: [
                { number: 1, text: now },
                { number: 2, text: 'Mara has the kettle off.' },
              ],
            },
          },
        ],
      });
      // What stood is not asked for again, and does not change.
      expect(paragraphs).toEqual([`${now} Mara has the kettle on.`, texts[1]]);
      expect(adapting).toHaveLength(2);
      expect(adapting[1]).toContain(`- 1: “${first.text}”: it acts for the player`);
      expect(JSON.stringify(asked.at(-1)?.['earlier'])).toContain('you promise her a cup');
    });

    it('may say in a clause what came of something', async () => {
      const now =
        'You have never seen this kitchen, and yet there is a broom behind the door that has been mended with a bootlace, which will be how the one from the yard got up another floor.';
      expect((await fitted([{ number: 1, text: now }])).paragraphs[0]).toContain(now);
    });

    it('makes one speech of what the author goes on with', async () => {
      const paragraphs = [
        { text: '“Tuppence,” says Mara, and sits. “You have money. Sit down.” Who is coming?' },
      ];
      const { paragraphs: now } = await told([], {
        input: { authored: { ...scene, choices: [], paragraphs } },
        adapt: { json: { changes: [{ number: 1, text: '“Tuppence again.”' }] } },
      });
      expect(now).toEqual(['“Tuppence again. You have money. Sit down.” Who is coming?']);
    });

    it('may leave out what was told before', async () => {
      const { paragraphs } = await fitted([{ number: 1, text: '' }]);
      expect(paragraphs).toEqual(['Mara has the kettle on.', texts[1]]);
    });

    it('leaves them word for word where the settings say so, and where it does not answer', async () => {
      const verbatim = await fitted([{ number: 1, text: '' }], { config: { authorsText: 'verbatim' } });
      expect([verbatim.paragraphs, verbatim.adapting]).toEqual([texts, []]);
      const silent = await told([], {
        input: { authored: scene },
        adapt: { error: { code: 'model_silent', message: 'No.' } },
      });
      expect(silent.paragraphs).toEqual(texts);
    });

    it('follows on from what the model has told before it', async () => {
      const led = { ...scene, begins: true };
      const { asked, paragraphs } = await told([{ text: PROSE }], {
        input: { authored: led },
        adapt: { json: { changes: [{ number: 1, text: '' }] } },
      });
      const adapt = asked.find(({ task }) => task === 'adapt');
      expect(JSON.stringify(adapt?.['earlier'])).toContain('Dug from the bottom up');
      expect(paragraphs.slice(-2)).toEqual(['Mara has the kettle on.', texts[1]]);
    });
  });
});

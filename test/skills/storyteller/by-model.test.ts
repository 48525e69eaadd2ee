import { afterEach, describe, expect, it, vi } from 'vitest';
import { Release } from '../../../skills/storyteller/src/by-model/release.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { sentencesOf } from '../../../src/sdk/language.ts';
import { within } from '../../../src/sdk/surroundings.ts';
import { type Reply, type ScriptedHost, scriptedHost } from '../support/scripted-host.ts';
import { narrate, YARD } from './support/run-narrate.ts';

const FIRST =
  'You ask Mara about the well, and the broom stops. “Dug from the bottom up,” says Mara, “like all of them.”';
const SECOND =
  'Behind her the pump keeps a sock over its mouth. You wonder what else Mara has swept out of the way.';
const PROSE = `${FIRST}\n\n${SECOND}`;
const SOUND: Reply = { json: { contradicts: false, rule: 0, reason: '' } };

const hosts: ScriptedHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** The scene of the yard by a model that answers like this; the check of the prose finds nothing unless told. */
async function told(
  replies: Reply[],
  {
    check = SOUND,
    adapt = { json: { changes: [] } },
    input = {},
    config = {},
  }: { check?: Reply; adapt?: Reply; input?: object; config?: object } = {},
) {
  const prose = [...replies];
  const server = await scriptedHost(({ task }) =>
    task === 'check' ? check : task === 'adapt' ? adapt : (prose.shift() ?? { text: '' }),
  );
  hosts.push(server);
  const telling = await narrate({ input: { ...YARD, ...input }, host: server.host, config });
  const streamed = telling.events
    .filter(({ event }) => event === 'narration_delta')
    .map(({ payload }) => (payload as { text: string }).text)
    .join('');
  const errors = telling.events.filter(({ type }) => type === 'error').map(({ errorCode }) => errorCode);
  const questions = server.asked.filter(({ task }) => task === 'prose').map(({ prompt }) => String(prompt));
  const adapting = server.asked.filter(({ task }) => task === 'adapt').map(({ prompt }) => String(prompt));
  return { ...telling, streamed, errors, questions, adapting, asked: server.asked };
}

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
    const end = (after: string) =>
      told([{ text: PROSE }], {
        input: { ending, deed: decided },
        adapt: { json: { changes: [], after } },
      });
    const { paragraphs, adapting } = await end(back);
    expect(paragraphs.slice(-3)).toEqual(['It rains.', 'Then it stops.', back]);
    expect(adapting.at(-1)).toContain('“Mend the broom”');
    const refused = await end(`${back} I hope you liked it.`);
    expect(refused.paragraphs.slice(-2)).toEqual(['It rains.', 'Then it stops.']);
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
    expect(adapting.at(-1)).toContain('the pump was never broken');
    expect(adapting.at(-1)).toContain(authors[1]);
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

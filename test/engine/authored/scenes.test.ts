import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { createRandom } from '../../../src/base/random.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Option } from '../../../src/contracts/question.ts';
import { choicesAhead, withoutDone } from '../../../src/engine/authored/done-before.ts';
import { storyletKnocks, storyletsNow } from '../../../src/engine/authored/storylets.ts';
import { inAuthorsWords } from '../../../src/engine/authored/telling.ts';
import { campaignWith } from '../../../src/engine/canon/campaign.ts';
import type { CanonEntry } from '../../../src/engine/canon/entry.ts';
import type { InkChoice } from '../../../src/engine/ink/choices.ts';
import { withKnown, withShared } from '../../../src/engine/knowledge.ts';
import { markKnown } from '../../../src/engine/mark-known.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { withQuestion } from '../../../src/engine/question/index.ts';
import { createTextMatch } from '../../../src/engine/text-match/text-match.ts';
import { type Settlement, Turn } from '../../../src/engine/turn.ts';
import { startingWorld, type World } from '../../../src/engine/world.ts';
import type { Outcome } from '../../../src/rules/roll.ts';
import { goodCampaign } from '../../campaign/gallery/good.ts';
import { campaignFolder } from '../../campaign/support/folder.ts';
import { answersWith, rolled } from '../support/small-world.ts';

const SCENES = `
=== ticket
# when: scene >= 2
# urgency: 6
# question: demand
"Tickets," says a man to the whole deck.
* [Hold out an empty hand # act: refuse]
  He waits. You wait.
  ~ set("refused", true)
  -> DONE
* [Say that you paid # act: deceive # stat: Nerve # modifier: -1]
  { check():
    - "failure": He looks at your shoes.
    - "partial": He writes something in a small book.
    - else: He goes on up the deck.
  }
  -> more
* [Show him the stamp # needs: has.stamp]
  He nods.
  -> DONE

= more
"And the other one?" he says.
* [Ask which other one # act: ask]
  He does not say.
  ~ gain("brass token")
  -> DONE

=== afterwards
# when: flag.refused
The boat gives three long blasts.
* [Cover your ears] -> DONE
* [Listen] -> DONE
`;

function story(scenes: string, files: Record<string, string> = {}) {
  const campaign = loadCampaign(
    campaignFolder({ ...goodCampaign(), ...files, 'plot/scenes/test.ink': scenes }),
  );
  const persona = { ...anyPersona(campaign.template), stats: { Nerve: 5 } };
  const start = startingWorld(campaign, persona);
  const play = async (
    world: World,
    scene: number,
    chosen: Option | null,
    band: Outcome | null = null,
    byModel = false,
    effects: JsonObject[] = [],
  ) => {
    const random = createRandom('seed');
    const input = {
      campaign: campaignWith(campaign, world.canon),
      persona,
      world,
      scene,
      seed: 'seed',
      random,
      variant: 0,
      byModel,
      textMatch: createTextMatch(null),
    };
    const intent = chosen && { ...chosen.intent, text: chosen.text ?? chosen.id };
    const settlement: Settlement = await new Turn(input, intent, chosen?.answers ?? null).settle(
      band === null
        ? answersWith({ proposals: effects.map((effect) => ({ toolId: 'also-tinker', effect })) })
        : rolled(band),
    );
    const { brief } = settlement;
    const telling = { paragraphs: ['Told.'], writer: 'built-in' as const, recalled: 0 };
    const known = markKnown(settlement.world, { scene, brief, telling, mentionsIn: () => [] });
    return { settlement, brief, world: withQuestion(known, brief.question.next, brief) };
  };
  return { campaign, start, play };
}
const WAIT = {
  id: 'look',
  text: 'Look around',
  intent: { act: 'look' },
  because: [],
  stakes: '',
  weight: 1,
} as Option;
const texts = ({ brief }: { brief: Settlement['brief'] }) =>
  brief.authored?.paragraphs.map(({ text }) => text) ?? [];

describe('the words of an author', () => {
  const authored = {
    knot: 'a',
    paragraphs: [{ text: 'One.' }, { text: 'Two.' }],
    hasChoices: true,
    choices: [],
    begins: true,
    starts: null,
    generated: false,
    notes: [],
  };
  const telling = (...paragraphs: string[]) => ({ paragraphs, writer: 'built-in' as const, recalled: 0 });

  it('stand but for the sentences that a telling says it has changed', () => {
    const changed = [
      { was: 'One.', now: 'Another one.' },
      { was: 'Two.', now: '' },
    ];
    const told = inAuthorsWords(
      { ...telling('You sat down.', 'Another one.'), changed },
      { authored, must: [] },
    );
    expect(told.paragraphs).toEqual(['You sat down.', 'Another one.']);
    const silent = inAuthorsWords(telling('You sat down.', 'Another one.'), { authored, must: [] });
    expect(silent.paragraphs).toEqual(['One.', 'Two.']);
  });

  it('keep what leads to them where a changed sentence makes one speech of two', () => {
    const lift = { ...authored, paragraphs: [{ text: '“Nowhere,” he says. “Brick, and what I know.”' }] };
    const changed = [{ was: '“Nowhere,” he says.', now: '“Nowhere,” he says, “as at noon.”' }];
    const read = ['You sat down.', '“Nowhere,” he says, “as at noon. Brick, and what I know.”'];
    const told = inAuthorsWords({ ...telling(...read), changed }, { authored: lift, must: [] });
    expect(told.paragraphs).toEqual(read);
  });

  it('stand unchanged, after what came of the deed, whatever a writer makes of them', () => {
    const told = inAuthorsWords(telling('You sat down.', 'One.', 'Two.'), { authored: authored, must: [] });
    expect(told).toMatchObject({ paragraphs: ['You sat down.', 'One.', 'Two.'], writer: 'authored' });
    expect(inAuthorsWords(telling('Something else.'), { authored: authored, must: [] }).paragraphs).toEqual([
      'One.',
      'Two.',
    ]);
    const goesOn = { ...authored, begins: false, starts: null };
    expect(
      inAuthorsWords(telling('More.', 'One.', 'Two.'), { authored: goesOn, must: [] }).paragraphs,
    ).toEqual(['One.', 'Two.']);
    // What must be told in the middle of it stands above it.
    expect(
      inAuthorsWords(telling('It rains.', 'One.', 'Two.'), { authored: goesOn, must: ['It rains.'] })
        .paragraphs,
    ).toEqual(['It rains.', 'One.', 'Two.']);
    const over = { ...authored, hasChoices: false };
    expect(inAuthorsWords(telling('Night falls.'), { authored: over, must: [] }).paragraphs).toEqual([
      'One.',
      'Two.',
      'Night falls.',
    ]);
  });
});

describe('who is there in a scene that an author wrote', () => {
  const AT_THE_SLIPWAY = `
=== tide
# when: scene >= 2
# with: odile
Odile looks at the water.
* [Look too]
  She looks at you, and goes up to bed.
  ~ leaves("odile")
  -> DONE
* [Look away] -> DONE
`;
  const ids = ({ brief }: { brief: Settlement['brief'] }) => brief.people.map(({ id }) => id);

  it('nobody comes of whom it says nothing, and who leaves is gone', async () => {
    const { start, play } = story(AT_THE_SLIPWAY);
    const here = { ...start, here: ['person:odile'] };
    const told = await play(here, 2, WAIT);
    expect(texts(told)).toEqual(['Odile looks at the water.']);
    expect(ids(told)).toEqual(['person:odile']);
    const gone = await play(told.world, 3, told.brief.options[0] ?? null);
    expect(ids(gone)).not.toContain('person:odile');
    const stayed = await play(told.world, 3, told.brief.options[1] ?? null);
    expect(ids(stayed)).toContain('person:odile');
  });

  const THEN_A_STRANGER = `
=== tide
# when: scene >= 2 && scene < 3
# with: odile
Odile looks at the water.
* [Look too] Odile shuts her eyes. -> DONE
* [Look away] -> DONE

=== stranger
# when: scene >= 3
A man comes along the wall. "Odile is a hard woman," he says.
* [Nod] -> DONE
* [Say nothing] -> DONE
`;

  it('who was in the scene before is not in the next one, where it only speaks of them', async () => {
    const { start, play } = story(THEN_A_STRANGER);
    const told = await play({ ...start, here: ['person:odile'] }, 2, WAIT);
    const next = await play(told.world, 3, told.brief.options[0] ?? null);
    expect(texts(next)).toEqual([
      'Odile shuts her eyes.',
      'A man comes along the wall. "Odile is a hard woman," he says.',
    ]);
    expect(ids(next)).not.toContain('person:odile');
    expect(next.brief.left.map(({ id }) => id)).toContain('person:odile');
  });

  it('whom the player has just left elsewhere does not stand where they come to', async () => {
    const { start, play, campaign } = story(
      `
=== with_odile
# when: scene >= 2
# with: odile
Odile has laid out her nets.
* [Look] -> DONE
* [Go] -> DONE
`,
      { 'plot/beats.json': JSON.stringify({ beats: [] }) },
    );
    const here = { ...start, here: ['person:odile'] };
    const target = campaign.places.find(({ id }) => id !== start.place)?.id;
    const there = await play(here, 2, { ...WAIT, intent: { act: 'go', target } } as Option);
    expect(there.world.place).toBe(target);
    expect(ids(there)).not.toContain('person:odile');
    expect(texts(there)).toEqual([]);
  });
});

describe('what was done outside the scenes of an author', () => {
  const CUT = `
=== cut_square
# with: odile
# urgency: 8
"You have been looking at one of these," says Odile.
* [Lay the wick beside hers # act: show # target: odile # item: burned wick]
  She puts down the scissors.
  ~ set("wick_spoken", true)
  ~ learn("who cut it")
  ~ change_opinion("odile", 40, "You showed her.")
  -> DONE
* [Tell her of the prints # act: tell # target: odile # fact: prints are new]
  She nods.
  ~ set("prints_spoken", true)
  -> DONE
* [Say nothing # act: keep # target: odile] -> DONE

=== afterwards
# when: flag.wick_spoken && knows.who_cut_it
There is a knock.
* [Open] -> DONE
* [Wait] -> DONE
`;
  const show = {
    ...WAIT,
    ...{ id: 'show', text: 'Lay the wick under the lamp' },
    intent: { act: 'show', target: 'person:odile', item: 'item:burned-wick' },
  } as Option;
  const world = (start: World) => ({
    ...start,
    here: ['person:odile'],
    items: [{ id: 'item:burned-wick', name: 'the burned wick' }],
    plot: { ...start.plot, learned: { prints_are_new: 1 } },
  });

  it('counts there: a scene whose choice was made is over, with what it sets', async () => {
    const { start, play } = story(CUT);
    const done = await play(world(start), 3, show, null, true);
    expect(done.world.plot.flags).toMatchObject({ wick_spoken: true });
    expect(done.settlement.effects).toContainEqual(
      expect.objectContaining({ kind: 'learned', fact: 'who_cut_it' }),
    );
    expect(texts(done)).toEqual(['There is a knock.']);
    expect(done.world.shared).toEqual([]);
    // The rules say what Odile thinks of it, and not the author's scene as well.
    expect(done.world.opinions['person:odile']).toBeLessThan(40);
    const other = await play(world(start), 3, { ...WAIT, intent: { act: 'wait' } } as Option, null, true);
    expect(texts(other)).toEqual(['"You have been looking at one of these," says Odile.']);
  });

  it('counts for what was given away, which the scene is only for those who have', async () => {
    const { start, play } = story(CUT.replace('# urgency: 8', '# urgency: 8\n# when: has.burned_wick'));
    const given = withShared(
      { ...world(start), items: [] },
      {
        ...{ person: 'person:odile', what: 'item:burned-wick', isGiven: true },
      },
    );
    expect((await play(given, 3, WAIT, null, true)).world.plot.flags).toMatchObject({ wick_spoken: true });
  });

  it('counts also when a telling has done it, and for what is told', async () => {
    const { start, play } = story(CUT);
    const told = withShared(world(start), { person: 'person:odile', what: 'prints_are_new' });
    const next = await play(told, 3, WAIT, null, true);
    expect(next.world.plot.flags).toMatchObject({ prints_spoken: true });
    expect(texts(next)).toEqual([]);
  });

  it('is not offered again where the scene is played all the same', async () => {
    const { start, play } = story(CUT);
    const known = withKnown(world(start), 'person:odile', 'item:burned-wick');
    const { brief } = await play(known, 3, WAIT);
    expect(brief.options.map(({ text }) => text)).toEqual(['Tell her of the prints', 'Say nothing']);
  });
});

it('what follows in the scene that is played, and in the one that comes next, may have been done already', async () => {
  const { start, play, campaign } = story(SCENES);
  const persona = anyPersona(campaign.template);
  const ahead = (world: World, scene: number) =>
    choicesAhead({ campaign, persona, world, scene }, 'seed').map(({ text }) => text);
  const texts = (options: readonly Option[]) => options.map(({ text }) => text);
  expect(ahead(start, 1)).toEqual(['Hold out an empty hand', 'Ask which other one']);
  const told = await play(start, 2, WAIT);
  expect(ahead(told.world, 2)).toContain('Ask which other one');
  const lied = told.brief.options[1] as Option;
  expect(texts((await play(told.world, 3, lied, 'success')).brief.options)).toContain('Ask which other one');
});

it('of what may have been done already, only the choices of scenes that may come next are asked after, a few', () => {
  const knot = (name: string, gate: string) =>
    `=== ${name}\n# when: ${gate}\n# urgency: 2\nA door.\n${['Open', 'Shut', 'Knock at', 'Leave']
      .map((deed) => `* [${deed} the door of ${name}] -> DONE`)
      .join('\n')}\n`;
  const scenes = ['red', 'blue', 'green', 'white'].map((name) => knot(name, 'scene >= 2'));
  const { start, campaign } = story([knot('late', 'scene >= 4'), ...scenes].join('\n'));
  const persona = anyPersona(campaign.template);
  const ahead = choicesAhead({ campaign, persona, world: start, scene: 1 }, 'seed').map(({ text }) => text);
  expect(ahead).toHaveLength(8);
  expect(ahead.join(' ')).not.toContain('late');
});

it('a choice that a telling has made already is not offered, where others are left', () => {
  const choice = (text: string) => ({ text, intent: { act: 'ask', text } }) as InkChoice;
  const choices = ['Tell her of the light', 'Take the wick', 'Leave it'].map(choice);
  const done = [{ knot: 'blanket', text: 'Tell her of the light' }];
  const open = withoutDone(choices, { knows: {}, done });
  expect(open.map(({ text }) => text)).toEqual(['Take the wick', 'Leave it']);
  expect(withoutDone(choices.slice(0, 2), { knows: {}, done })).toHaveLength(2);
});

describe('a scene that an author wrote', () => {
  const LAST = (end: string) => `
=== the_last
# when: scene >= 2
# urgency: 9
# question: decision
The house is dark.
The door is open.
* [Light a lamp]
  It burns.
  -> the_sill
* [Wait]
  -> DONE

=== the_sill
# question: decision
There is a key on the sill, and no lock.
* [Go through the door # needs: has.coat]
  It shuts.
  ${end}
  -> DONE
* [Lock it # needs: has.key]
  It is locked.
  -> DONE
`;

  it('that can end the story goes on where it was left, and does not begin anew', async () => {
    const again = async (end: string) => {
      const { start, play } = story(LAST(end));
      const told = await play(start, 2, WAIT);
      expect(texts(told)).toEqual(['The house is dark.', 'The door is open.']);
      const sill = await play(told.world, 3, told.brief.options[0] as Option);
      expect(texts(sill)).toEqual(['It burns.', 'There is a key on the sill, and no lock.']);
      const hesitates = sill.brief.options.find(({ text }) => text === 'Say nothing yet') as Option;
      const fourth = await play(sill.world, 4, hesitates);
      return await play(fourth.world, 5, WAIT);
    };
    const later = await again('~ end("dawn")');
    expect(texts(later)).toEqual(['There is a key on the sill, and no lock.']);
    expect(later.brief.options.map(({ text }) => text).slice(0, 2)).toEqual([
      'Go through the door',
      'Lock it',
    ]);
    expect(texts(await again(''))).toEqual([]);
  });

  it('takes with it, when it is over, whom its telling has brought in', async () => {
    const { start, play } = story(
      '=== tax\n# once\nA man holds out a tin.\n* [Pay]\n  He goes off.\n  -> DONE\n* [Ask]\n  He points.\n  -> tin\n= tin\n* [Pay now]\n  Off he goes.\n  -> DONE\n* [No]\n  -> DONE\n',
    );
    const told = await play(start, 2, WAIT);
    const man: CanonEntry = {
      ...{ id: 'person:old-mr-tin', kind: 'person', name: 'old Mr Tin', about: 'a man', quote: 'A man' },
      ...{ pronoun: 'he', place: told.world.place, scene: 2, used: 2, isKept: false },
    };
    const afterwards = async (scene: number, option: number) => {
      const world = { ...told.world, canon: [{ ...man, scene }], here: [man.id] };
      const { brief, world: left } = (await play(world, 3, told.brief.options[option] as Option)).settlement;
      const people = brief.people.filter(({ id }) => id === man.id);
      return { people, hasLeft: left.absent[man.id] !== undefined };
    };
    expect(await afterwards(2, 0)).toEqual({ people: [], hasLeft: true });
    const people = [{ shortName: 'old Mr Tin', arrived: false }];
    expect(await afterwards(2, 1)).toMatchObject({ people, hasLeft: false });
    // Who was there before the scene does not belong to it.
    expect(await afterwards(1, 0)).toMatchObject({ hasLeft: false });
  });

  it('tells what comes of the same choice once, where it comes again', async () => {
    const { start, play } = story(
      '=== asks\n# again: 2\nHe asks you.\n+ [Put him off]\n  He puts on his hat.\n  ~ set("off", true)\n  -> DONE\n+ [Go]\n  -> DONE\n',
    );
    const told = await play(start, 2, WAIT);
    const off = await play(told.world, 3, told.brief.options[0] as Option);
    expect(texts(off)).toEqual(['He puts on his hat.']);
    const again = await play(off.world, 5, WAIT);
    expect(texts(again)).toEqual(['He asks you.']);
    const later = await play(again.world, 6, again.brief.options[0] as Option);
    expect(texts(later)).toEqual([]);
    expect(later.world.plot.flags).toMatchObject({ off: true });
  });

  it('has no way out but the author’s while one of its choices is open', async () => {
    const { start, play } = story(LAST('').replace(' # needs: has.coat', ''));
    const told = await play(start, 2, WAIT);
    const sill = await play(told.world, 3, told.brief.options[0] as Option);
    expect(sill.brief.options.map(({ text, needs }) => [text, needs])).toEqual([
      ['Go through the door', undefined],
      ['Lock it', 'You need the key.'],
    ]);
  });

  it('comes when its conditions hold, with its own words, question and choices in their order', async () => {
    const { start, play } = story(SCENES);
    const first = await play(start, 1, null);
    expect(first.brief.authored).toBeNull();
    const second = await play(first.world, 2, WAIT);
    expect(texts(second)).toEqual(['"Tickets," says a man to the whole deck.']);
    expect(second.brief.authored).toMatchObject({ knot: 'ticket', hasChoices: true });
    expect(second.brief.question.next).toMatchObject({ kind: 'demand', about: 'ticket' });
    expect(second.brief.options.map(({ text, answers, needs }) => [text, answers, needs])).toEqual([
      ['Hold out an empty hand', 'refuse', undefined],
      ['Say that you paid', 'lie', undefined],
      ['Show him the stamp', 'decide', 'You need the stamp.'],
    ]);
    // One for a high stat, and one off because the author says it is hard.
    expect(second.brief.options[1]?.roll).toMatchObject({ stat: 'Nerve', bonus: 0 });
    expect(second.brief.options[0]?.roll).toBeUndefined();
  });

  it('leaves a model time to go on with what it has begun, unless it presses', async () => {
    const { start, play } = story(SCENES);
    const first = await play(start, 1, null, null, true);
    const second = await play(first.world, 2, WAIT, null, true);
    expect(second.brief.authored?.knot).toBe('ticket');
    const refuse = second.brief.options[0] as Option;
    const room = async (byModel: boolean) => texts(await play(second.world, 3, refuse, null, byModel));
    expect(await room(false)).toContain('The boat gives three long blasts.');
    expect(await room(true)).toEqual(['He waits. You wait.']);
    const third = await play(second.world, 3, refuse, null, true);
    const fourth = await play(third.world, 4, WAIT, null, true);
    expect(fourth.brief.authored).toBeNull();
    expect(texts(await play(fourth.world, 5, WAIT, null, true))).toEqual([
      'The boat gives three long blasts.',
    ]);
  });

  it.each([
    ['failure', 'He looks at your shoes.'],
    ['partial', 'He writes something in a small book.'],
    ['success', 'He goes on up the deck.'],
  ] as const)('goes on by the roll of the choice: %s', async (band, told) => {
    const { start, play } = story(SCENES);
    const second = await play(start, 2, WAIT);
    const third = await play(second.world, 3, second.brief.options[1] as Option, band);
    expect(third.settlement.roll?.outcome).toBe(band);
    expect(texts(third)).toEqual([told, '"And the other one?" he says.']);
    const fourth = await play(third.world, 4, third.brief.options[0] as Option);
    expect(texts(fourth)).toEqual(['He does not say.']);
    expect(fourth.settlement.effects).toContainEqual(
      expect.objectContaining({ kind: 'item', name: 'the brass token', change: 'gained' }),
    );
    // It is over: the question and the choices are the engine's again.
    expect(fourth.brief.authored?.hasChoices).toBe(false);
    expect(fourth.brief.options.filter(({ answers }) => answers !== undefined).length).toBeGreaterThan(1);
    expect(fourth.world.ink.open).toBeNull();
  });

  it('lets the next one go on in the same scene when it is over', async () => {
    const { start, play } = story(SCENES);
    const second = await play(start, 2, WAIT);
    const third = await play(second.world, 3, second.brief.options[0] as Option);
    expect(texts(third)).toEqual(['He waits. You wait.', 'The boat gives three long blasts.']);
    expect(third.brief.options.map(({ text }) => text)).toEqual(['Cover your ears', 'Listen']);
  });

  it('is left by doing something else, and comes once', async () => {
    const { start, play } = story(SCENES);
    const second = await play(start, 2, WAIT);
    const third = await play(second.world, 3, WAIT);
    expect(third.brief.authored).toBeNull();
    expect(third.world.ink).toMatchObject({ open: null, came: { ticket: 2 } });
  });

  it('goes on from a state that was saved as JSON', async () => {
    const { start, play } = story(SCENES);
    const second = await play(start, 2, WAIT);
    const saved = JSON.parse(JSON.stringify(second.world)) as World;
    const [one, other] = await Promise.all(
      [second.world, saved].map((world) => play(world, 3, second.brief.options[1] as Option, 'partial')),
    );
    expect(one?.brief).toEqual(other?.brief);
  });

  it('that cannot be played costs a notice, and the story goes on', async () => {
    const { start, play } = story('=== a\n# once\nAgain and again.\n-> a\n');
    const { brief, settlement } = await play(start, 2, WAIT);
    expect(brief.authored).toBeNull();
    expect(settlement.notices.join(' ')).toMatch(/could not be played.*more than 20000 characters/);
    expect(brief.options.length).toBeGreaterThan(2);
  });

  it('steps back when the story closes, unless it presses or ends the story', () => {
    const knots = [
      '=== small\n# urgency: 5\nA cup falls.\n* [Pick it up] -> DONE',
      '=== great\n# urgency: 6\nA wall falls.\n* [Run] -> DONE',
      '=== over\n# urgency: 1\nIt is over.\n* [Go home]\n  ~ end("dawn")\n  -> DONE',
    ];
    const { campaign, start } = story(knots.join('\n'));
    const more = { persona: anyPersona(campaign.template), textMatch: createTextMatch(null) };
    const input = { campaign, world: start, scene: 14, random: createRandom('seed'), ...more };
    const ids = (isClosing: boolean) => storyletsNow({ ...input, isClosing }).map(({ id }) => id);
    expect(ids(false)).toEqual(['great', 'small', 'over']);
    expect(ids(true)).toEqual(['great', 'over']);
  });

  it('ends the story when it says so', async () => {
    const { start, play, campaign } = story(
      '=== last\n# when: scene > 1\nIt is over.\n~ end("the_ending")\n-> DONE\n',
    );
    const [ending] = campaign.endings;
    if (ending === undefined) return;
    const named = ending.id.replace('ending:', '').replaceAll('-', '_');
    const ends = story(`=== last\n# when: scene > 1\nIt is over.\n~ end("${named}")\n-> DONE\n`);
    expect((await ends.play(ends.start, 2, WAIT)).settlement.ending?.id).toBe(ending.id);
    expect((await play(start, 2, WAIT)).settlement.ending).toBeNull();
  });
});

describe('a knot that tells a beat', () => {
  const beats = JSON.stringify({
    beats: [{ id: 'beat_001', title: 'The bell', description: 'The bell rings by itself.' }],
  });
  const scenes =
    '=== bell\n# beat: beat_001\n# when: flag.rope\nYou have hold of the rope.\n* [Pull] -> DONE\n* [Let go] -> DONE\n';

  it('tells it only when its own condition holds; else the beat tells itself', async () => {
    const { start, play } = story(scenes, { 'plot/beats.json': beats });
    const without = await play(start, 2, WAIT);
    expect(without.brief).toMatchObject({ beat: { id: 'beat_001' }, authored: null });
    const held = { ...start, plot: { ...start.plot, flags: { rope: true } } };
    expect(texts(await play(held, 2, WAIT))).toEqual(['You have hold of the rope.']);
  });
});

describe('an urgent scene elsewhere', () => {
  it('does not cut off what the author tells here', async () => {
    const { campaign, start: first } = story(SCENES);
    const other = campaign.places.find(({ id }) => id !== first.place);
    if (other === undefined) throw new Error('There is only one place.');
    const beats = JSON.stringify({
      beats: [
        {
          ...{
            id: 'beat_001',
            title: 'The end',
            description: 'The bell rings by itself.',
            priority: 'critical',
          },
          ...{
            location: other.name,
            conditions: { scene_count: { min: 1, max: 2 } },
          },
        },
      ],
    });
    const scenes = `=== talk\n# when: scene > 1\n# urgency: 9\nA talk.\n* [Ask]\n  You are told.\n  -> DONE\n* [Go] -> DONE\n=== finale\n# beat: beat_001\n# at: ${other.name}\nThe bell.\n* [Yes] -> DONE\n* [No] -> DONE\n`;
    const { start, play } = story(scenes, {
      'plot/beats.json': beats,
      'plot/scenes/lamp.ink': '// nothing\n',
    });
    const talk = await play(start, 2, WAIT);
    // Word has been sent often enough, and nobody came.
    const plot = { ...talk.world.plot, ready: { beat_001: 1 }, knocked: { beat_001: 9 } };
    const told = await play({ ...talk.world, plot }, 30, talk.brief.options[0] as Option);
    const looked = await play({ ...told.world, plot }, 31, WAIT);
    expect(looked.brief.place?.id).toBe(start.place);
    const fetched = await play({ ...told.world, plot }, 31, { ...WAIT, intent: { act: 'wait', stakes: '' } });
    expect(texts(fetched)).toEqual(['The bell.']);
    expect(texts(told)).toEqual(['You are told.']);
    expect(told.brief.place?.id).toBe(start.place);
  });

  it('sends word of itself once those in it have had time to go there', () => {
    const { campaign, start } = story(SCENES);
    const other = campaign.places.find(({ id }) => id !== start.place);
    const knots = `=== far\n# at: ${other?.name}\n# with: odile\nHere.\n* [Yes] -> DONE\n* [No] -> DONE\n`;
    const at = story(knots, { 'plot/scenes/lamp.ink': '// nothing\n' });
    const odile = 'person:odile';
    const knocks = (scene: number, here: string[]) => {
      const world = { ...at.start, here, posts: { [odile]: at.start.place } };
      const more = { persona: anyPersona(at.campaign.template), textMatch: createTextMatch(null) };
      const input = { campaign: at.campaign, world, scene, random: createRandom('seed'), ...more };
      return storyletKnocks(input).map(({ place, from }) => [place, from]);
    };
    expect(knocks(1, [])).toEqual([]);
    expect(knocks(3, [])).toEqual([[other?.id, odile]]);
    expect(knocks(3, [odile])).toEqual([]);
    expect(knocks(5, [odile])).toEqual([[other?.id, odile]]);
  });

  it('sends word when it would come there', async () => {
    const places = (at: string) =>
      `=== far\n# at: ${at}\n# when: flag.late\n# urgency: 7\nHere at last.\n* [Yes] -> DONE\n* [No] -> DONE\n`;
    const { campaign } = story(SCENES);
    const other = campaign.places.find(({ id }) => id !== story(SCENES).start.place);
    if (other === undefined) throw new Error('There is only one place.');
    const { start, play } = story(places(other.name), { 'plot/scenes/lamp.ink': '// nothing\n' });
    const before = (await play(start, 2, WAIT)).brief.plot.knocks;
    expect(before.filter(({ pressing }) => pressing)).toEqual([]);
    const late = { ...start, plot: { ...start.plot, flags: { late: true } } };
    const { brief } = await play(late, 2, WAIT);
    const word = brief.plot.knocks.filter(({ pressing }) => pressing);
    expect(word).toMatchObject([{ place: { id: other.id } }]);
  });

  it('is met first by whoever follows its word, whatever else waits there and whatever the hour', async () => {
    const { campaign, start: at } = story(SCENES);
    const other = campaign.places.find(({ id }) => id !== at.place);
    if (other === undefined) throw new Error('There is only one place.');
    const knot = (name: string, urgency: number, more = '') =>
      `=== ${name}\n# at: ${other.name}\n# urgency: ${urgency}\n${more}This is ${name}.\n* [Yes] -> DONE\n* [No] -> DONE\n`;
    const hour = at.part === 'night' ? 'dawn' : 'night';
    const scenes = knot('loud', 9) + knot('quiet', 2, `# time: ${hour}\n# word: Somebody asks for you.\n`);
    const late = {
      id: 'beat_001',
      title: 'Later',
      description: 'Not yet.',
      conditions: { scene_count: { min: 99 } },
    };
    const { start, play } = story(scenes, {
      'plot/scenes/lamp.ink': '// nothing\n',
      'plot/beats.json': JSON.stringify({ beats: [late] }),
    });
    const go = { intent: { act: 'go', target: other.id }, text: 'Go' } as Option;
    expect(texts(await play(start, 2, go))).toContain('This is loud.');
    const sent = { ...start, plot: { ...start.plot, sent: { [other.id]: 'quiet' } } };
    expect(texts(await play(sent, 2, go))).toContain('This is quiet.');
  });
});

it('the memory of a scene says what was learned in it', async () => {
  const learning =
    '=== a\n# when: scene > 1\nHere.\n* [Look]\n  ~ learn("the_other_key")\n  ~ remember("The keeper looked away.")\n  There are two.\n  -> DONE\n* [Leave] -> DONE\n';
  const { start, play } = story(learning);
  const second = await play(start, 2, WAIT);
  const third = await play(second.world, 3, second.brief.options[0] as Option);
  expect(third.settlement.memory?.summary).toMatch(/You learned: the other key\. The keeper looked away\./);
});

describe('somebody whom a skill brings in', () => {
  it('is among those who are there when a scene of the author begins', async () => {
    const { start, play } = story(SCENES);
    const opened = await play(start, 1, null);
    const odo = { kind: 'person', name: 'Odo Larch', about: 'a tinker with a handcart' };
    const begun = await play(opened.world, 2, WAIT, null, false, [odo]);
    expect(begun.brief.authored?.knot).toBe('ticket');
    expect(begun.brief.people.map(({ name }) => name)).toContain('Odo Larch');
  });
});

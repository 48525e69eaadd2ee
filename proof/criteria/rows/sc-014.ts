import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type JsonObject } from '../../../src/base/json.ts';
import { percent } from '../../support/numbers.ts';
import { ROOT } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { choicesIn } from '../stage/offered.ts';
import { choicesInputFor } from '../stage/options.ts';
import { at } from '../stage/world.ts';

const SHARE = 0.7;
const SEEDS = 4;

/** What a word says of the stat that a deed calls for. */
const WORDS: Record<string, RegExp> = {
  Charisma: /charis|persua|talk|ask|convince|charm|coax|speak|tell/i,
  Stealth: /stealth|sneak|slip|lock|unseen|quiet|creep|take|pocket|overhear|eavesdrop/i,
  Strength: /strength|might|force|threaten|lean on|lift|break|climb|push/i,
  Perception: /percept|look|search|study|examine|notice|watch|read|find/i,
  Compassion: /compass|patien|help|comfort|give|kind|mend|amends/i,
  Wisdom: /wisdom|remember|recall|think|consider|know/i,
};

/** Characters who stand out in three stats, one of them for the worse; all others are middling. */
const CHARACTERS: Record<string, number>[] = [
  { Charisma: 18, Perception: 17, Strength: 5 },
  { Stealth: 18, Perception: 16, Charisma: 6 },
  { Strength: 18, Stealth: 16, Wisdom: 5 },
  { Compassion: 18, Charisma: 16, Stealth: 5 },
  { Wisdom: 18, Perception: 17, Compassion: 6 },
];

/** A smithy in which there is something to do for all of them. */
const SCENE: JsonObject = {
  scene: 5,
  prose:
    'Aldric is at the anvil of the Smithy, and Mara waits by the gate with her wool. There is the chest, and there is the wall. They have been talking of the steel.',
  place: { id: 'place:smithy', name: 'the Smithy', holdsMore: true },
  people: [
    {
      id: 'person:aldric',
      name: 'Aldric',
      pronoun: 'he',
      hides: true,
      guards: ['topic:steel'],
      opinion: 10,
      wants: [{ id: 'want:1', text: 'keep the forge lit' }],
    },
    {
      id: 'person:mara',
      name: 'Mara',
      pronoun: 'she',
      hides: true,
      opinion: 0,
      wants: [{ id: 'want:2', text: 'sell her wool' }],
    },
  ],
  things: [
    { id: 'thing:chest', name: 'the chest', known: true, holdsMore: true },
    { id: 'thing:wall', name: 'the wall', holdsMore: true },
  ],
  exits: [{ id: 'place:gate', name: 'the gate' }],
  topics: [{ id: 'topic:steel', name: 'the steel', raised: true, holdsMore: true }],
};

export const criterion: Criterion = {
  id: 'SC-014',
  what: 'Choice stat relevance',
  target: '70 % of choices speak of what the character is good at',
  method:
    'The rules and `generate-choices` with five characters who stand out in three of six stats, each in others, the same scene, four seeds each (20 and more choices): a choice counts when its words, its hint or the reason it gives has a word of one of the three. Checked beside it: the stats are part of what the script is given (its schema), and a choice names the stat as its reason.',
  async measure(stage) {
    const schema = readFileSync(
      path.join(ROOT, 'skills/player-choices/schemas/generate-choices.input.schema.json'),
      'utf8',
    );
    const takesStats = isJsonObject(
      at(JSON.parse(schema), 'properties', 'brief', 'properties', 'you', 'properties', 'stats'),
    );
    const world = await stage.world();
    try {
      let [all, byWords, byReason] = [0, 0, 0];
      for (const standing of CHARACTERS) {
        const signs = Object.keys(standing).map((stat) => WORDS[stat] as RegExp);
        const middling = Object.fromEntries(Object.keys(WORDS).map((stat) => [stat, 11]));
        for (let seed = 0; seed < SEEDS; seed += 1) {
          const persona = { stats: { ...middling, ...standing } };
          const { shown } = await world.call(
            'player-choices/generate-choices',
            choicesInputFor({ ...SCENE, persona }, `${stage.seed}/${seed}`),
          );
          for (const choice of choicesIn(shown)) {
            all += 1;
            const words = `${choice.text} ${choice.hint ?? ''} ${choice.because.map(({ text }) => text).join(' ')}`;
            if (signs.some((sign) => sign.test(words))) byWords += 1;
            if (choice.because.some(({ kind }) => kind === 'trait')) byReason += 1;
          }
        }
      }
      return {
        measured: `${percent(byWords, all)} by words; ${percent(byReason, all)} give a stat as their reason; the script ${takesStats ? 'is' : 'is NOT'} given the stats`,
        passed: all >= 20 && takesStats && byWords / all >= SHARE,
      };
    } finally {
      await world.close();
    }
  },
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type JsonObject } from '../../src/base/json.ts';
import type { Criterion } from '../criterion.ts';
import { percent } from '../stage/numbers.ts';
import { choicesIn } from '../stage/offered.ts';
import { ROOT } from '../stage/program.ts';
import { at } from '../stage/world.ts';

const SHARE = 0.7;
const SEEDS = 4;

/** Characters who stand out in something, and words that speak of it. */
const CHARACTERS: { stats: Record<string, number>; signs: RegExp }[] = [
  {
    stats: { Charisma: 18, Persuasion: 17 },
    signs: /charis|persua|talk|ask|convince|charm|words|speak|tell/i,
  },
  {
    stats: { Stealth: 18, Sleight: 17 },
    signs: /stealth|sleight|sneak|slip|lock|unseen|quiet|creep|take|pocket|listen/i,
  },
  {
    stats: { Strength: 18, Might: 17 },
    signs: /strength|might|force|threaten|lean|lift|break|climb|push|strong/i,
  },
  {
    stats: { Perception: 18, Insight: 17 },
    signs: /percept|insight|look|search|study|examine|notice|watch|read|find/i,
  },
  {
    stats: { Compassion: 18, Patience: 17 },
    signs: /compass|patien|help|comfort|give|kind|listen|mend|amends/i,
  },
];

/** A smithy in which there is something to do for all of them. */
const SCENE: JsonObject = {
  scene: 5,
  place: { id: 'place:smithy', name: 'the Smithy', holdsMore: true },
  people: [
    {
      id: 'person:aldric',
      name: 'Aldric',
      pronoun: 'he',
      hides: true,
      regard: 10,
      wants: [{ id: 'want:1', text: 'keep the forge lit' }],
    },
    {
      id: 'person:mara',
      name: 'Mara',
      pronoun: 'she',
      hides: true,
      regard: 0,
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
    '`generate-choices` with five characters who stand out in different stats, the same scene, four seeds each (20 and more choices): a choice counts when its words, its hint or the reason it gives has a word of that stat. Checked beside it: the stats are part of what the script is given (its schema), and a choice names the stat as its reason.',
  async measure(stage) {
    const schema = readFileSync(
      path.join(ROOT, 'skills/player-choices/schemas/generate-choices.input.schema.json'),
      'utf8',
    );
    const takesStats = isJsonObject(at(JSON.parse(schema), 'properties', 'persona', 'properties', 'stats'));
    const world = await stage.world();
    try {
      let [all, byWords, byReason] = [0, 0, 0];
      for (const { stats, signs } of CHARACTERS) {
        for (let seed = 0; seed < SEEDS; seed += 1) {
          const persona = { stats: { ...stats, Wisdom: 10, Luck: 10 } };
          const { shown } = await world.call('player-choices/generate-choices', {
            ...SCENE,
            seed: `${stage.seed}/${seed}`,
            persona,
          });
          for (const choice of choicesIn(shown)) {
            all += 1;
            if (
              signs.test(
                `${choice.text} ${choice.hint ?? ''} ${choice.because.map(({ text }) => text).join(' ')}`,
              )
            )
              byWords += 1;
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

import { describe, expect, it } from 'vitest';
import { readCharacter } from '../../../src/campaign/enrich/premise/character.ts';
import { readCard } from '../../../src/campaign/import/card.ts';
import { profileFrom } from '../../../src/campaign/import/profile.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { imported } from '../support/imported.ts';
import { playFolder, textOf } from '../support/play.ts';
import { GOOSE, KEEPER, PURSER } from './opposed.ts';

const ENOUGH = { timeout: 240_000 };
const SCENES = 40;

async function play(content: object, policy: string) {
  const { played } = await imported('card.json', content);
  const campaign = loadCampaign(played);
  return { campaign, scenes: await playFolder(played, { seed: 'one', scenes: SCENES, policy }) };
}

/** Paragraphs with names left out, so that the same sentence about another counts as the same. */
const paragraphsOf = (scenes: readonly Scene[], name: string) =>
  new Set(
    scenes
      .flatMap(({ prose }) => prose.map((text) => text.replaceAll(name, '*')))
      .filter((text) => text.length > 60),
  );
const choicesOf = (scenes: readonly Scene[], name: string) =>
  new Set(scenes.flatMap(({ choices }) => choices.map(({ text }) => text.replaceAll(name, '*'))));

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / Math.min(one.size, other.size);
}

describe('two opposed cards, played with the same seed', () => {
  it.each(['first', 'last'])(
    'have other scenes, choices and endings, and both end: always the %s choice',
    ENOUGH,
    async (policy) => {
      const [keeper, purser] = [await play(KEEPER, policy), await play(PURSER, policy)];
      const [one, other] = [keeper.scenes, purser.scenes];
      expect(one.at(-1)?.ending).toBeDefined();
      expect(other.at(-1)?.ending).toBeDefined();
      expect(shared(paragraphsOf(one, 'Isbel'), paragraphsOf(other, 'Vesper'))).toBeLessThan(0.25);
      expect(shared(choicesOf(one, 'Isbel'), choicesOf(other, 'Vesper'))).toBeLessThan(0.6);
      const titles = ({ campaign }: typeof keeper) => new Set(campaign.endings.map(({ title }) => title));
      expect(titles(keeper).intersection(titles(purser))).toEqual(new Set());
    },
  );

  it('are about what the card says, and nothing is said twice', ENOUGH, async () => {
    const { scenes } = await play(KEEPER, 'first');
    const text = textOf(scenes);
    for (const own of [
      'counts the stairs',
      'condensed milk',
      'deep water',
      'visitors',
      'Callum',
      'Morag',
      'let the lamp go out',
    ])
      expect(text).toContain(own);
    for (const line of [
      'Lonely is when',
      'I polish brass',
      'Would you want to know',
      'The deep does not mean',
    ])
      expect(text.split(line).length).toBeLessThanOrEqual(2);
    expect(text).toContain('Would you want to know');
  });
});

it('a card of two sentences comes to an end that is its own', ENOUGH, async () => {
  for (const policy of ['first', 'last']) {
    const { scenes } = await play(GOOSE, policy);
    expect(scenes.at(-1)?.ending).toBeDefined();
    expect(textOf(scenes)).toContain('believes that he is your landlord');
    // It has few scenes, so it is over sooner.
    expect(scenes.length).toBeLessThan(20);
  }
});

describe('what a scene can be made of', () => {
  const characterOf = (card: Parameters<typeof readCard>[0]) => {
    const profile = profileFrom(readCard(card), { portrait: null, place: null });
    const [shortName = ''] = profile.name.split(' ');
    return readCharacter(
      {
        name: profile.name,
        shortName,
        pronoun: profile.pronoun ?? (/\bHe\b/.test(profile.background ?? '') ? 'he' : 'she'),
        profile,
      },
      [],
    );
  };

  it('is read from prose', () => {
    const { bearing, fears, likes, hates, habits, secret, companions } = characterOf(KEEPER as never);
    expect({ bearing, fears, likes, hates, habits }).toEqual({
      bearing: 'shy',
      fears: ['deep water', 'being looked at while she eats'],
      likes: ['condensed milk', 'the shipping forecast'],
      hates: ['visitors'],
      habits: ['counts the stairs under her breath'],
    });
    expect(secret).toContain('let the lamp go out');
    expect(companions.map(({ name, tie, fate }) => [name, tie, fate])).toEqual([
      ['Callum', 'brother', 'dead'],
      ['Morag', 'widow', null],
    ]);
  });

  it('is read from a list with a colon in it, where “Mr.” ends no sentence', () => {
    const profile = profileFrom(readCard(PURSER as never), { portrait: null, place: null });
    expect(profile.motivations).toEqual(["steal back her own source code from Mr. Ostrander's safe"]);
    const { bearing, habits, likes, secret } = characterOf(PURSER as never);
    expect({ bearing, habits, likes }).toEqual({
      bearing: 'smooth',
      habits: ['rounds every sum up in her own favour', 'hums when she is lying'],
      likes: ['flattery', 'card tricks'],
    });
    expect(secret).toContain('eleven passengers');
  });

  it('is an oath, a belief, and two traits that do not go together', () => {
    const character = characterOf({
      name: 'Dagna Thornwald',
      description:
        "Dagna swore on her father's grave never to draw steel against a man who has no weapon. She insists that the war is over.",
      personality: 'gentle with horses, hot-tempered',
    });
    expect(character.oath).toBe('never to draw steel against a man who has no weapon');
    expect(character.belief).toBe('the war is over');
    expect(character.halves).toEqual(['gentle with horses', 'hot-tempered']);
  });

  it('is said of them by any part of their name', () => {
    const description =
      'Tobit is convinced that Saint Ambrose speaks through the third hive. Tobit whistles before he talks. Nobody knows that Tobit waters the wine.';
    const profile = profileFrom(readCard({ name: 'Brother Tobit', description }), {
      portrait: null,
      place: null,
    });
    const person = { name: 'Brother Tobit', shortName: 'Brother Tobit', pronoun: 'he' as const, profile };
    expect(readCharacter(person, [])).toMatchObject({
      belief: 'Saint Ambrose speaks through the third hive',
      habits: ['whistles before he talks'],
      secret: 'Nobody knows that Tobit waters the wine.',
    });
  });

  it('is no oath to do what they want anyway, and no deed of everyday is a secret', () => {
    const character = characterOf({
      name: 'Mirela Dascalu',
      description:
        'Mirela wants to get to the wedding in Sibiu. She promised her dead husband that she would dance at the wedding. Now she deals in plums, and nobody in Sibiu knows what she was. She stole the plums from the abbot.',
      personality: 'vain about her hands',
    });
    expect(character.oath).toBeNull();
    expect(character.secret).toBe('Mirela stole the plums from the abbot.');
    expect(character.bearing).toBeNull();
  });

  it('is said of a thing that bears the name of a part of the body, and what is wanted is called by its name', () => {
    const description =
      'Kesh is a teacher. He stole the Eye of Ammar and cannot sell it. He must give it back before the Feast of Lamps.';
    const profile = profileFrom(readCard({ name: 'Kesh', description }), { portrait: null, place: null });
    expect(profile.motivations).toEqual(['give the Eye of Ammar back before the Feast of Lamps']);
    expect(characterOf({ name: 'Kesh', description }).secret).toBe(
      'Kesh stole the Eye of Ammar and cannot sell it.',
    );
  });

  it('is how it stands when the story begins', () => {
    const person = { name: 'Mirela', shortName: 'Mirela', pronoun: 'she' as const };
    const profile = { name: 'Mirela', role: 'grandmother', personality: { traits: ['bossy'] } };
    const told = ['A night train.', 'Mirela has no ticket, and the conductor is two carriages away.'];
    expect(readCharacter({ ...person, profile }, [], told).situation).toBe(told[1]);
    expect(
      readCharacter({ ...person, profile }, [], ['Mirela has hidden two of them.']).situation,
    ).toBeNull();
  });
});

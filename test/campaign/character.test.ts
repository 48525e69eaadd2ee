import { describe, expect, it } from 'vitest';
import { saidToThePlayer } from '../../src/campaign/addressed.ts';
import { speechOf, statsOf, tastesOf } from '../../src/campaign/character.ts';
import { asUsed, pronounOf } from '../../src/campaign/profile.ts';
import { readRelation } from '../../src/campaign/relations.ts';
import type { NpcProfile } from '../../src/contracts/npc-profile.ts';

const profile = (more: Partial<NpcProfile>): NpcProfile => ({
  name: 'Iz',
  role: 'ferryman',
  personality: { traits: ['calm'] },
  ...more,
});

describe('how somebody talks', () => {
  it.each<
    [string, ReturnType<typeof speechOf>['register'], ReturnType<typeof speechOf>['sentences'], string[]]
  >([
    ['Formal, archaic, uses metaphors from nature', 'formal', 'long', ['images']],
    ['Blunt and short, swears a lot', 'rough', 'short', []],
    ['Does not speak. Hisses and looks.', 'plain', 'even', ['wordless']],
    ['Never speaks of the war', 'plain', 'even', []],
    ['Teasing, answers every question with questions', 'plain', 'even', ['questions', 'jokes']],
  ])('%s', (style, register, sentences, manners) => {
    expect(speechOf(profile({ speech_patterns: { style } }))).toMatchObject({ register, sentences, manners });
  });

  it('shows in the examples where the style does not say', () => {
    const examples = ['No.', 'Not today.', 'Go home.'];
    expect(speechOf(profile({ speech_patterns: { examples } })).sentences).toBe('short');
  });

  it('names what images are taken from', () => {
    expect(
      speechOf(profile({ speech_patterns: { style: 'Uses metaphors from the sea, slowly' } })).images,
    ).toEqual(['sea']);
  });
});

describe('what somebody likes in others', () => {
  it('is what the author says of it, never their own virtues and flaws', () => {
    const own = profile({ personality: { traits: ['wise'], virtues: ['loyal'], flaws: ['greedy'] } });
    expect(tastesOf(own)).toEqual({ likes: [], dislikes: [] });
    const said = profile({
      personality: { traits: ['respects honesty'], flaws: ['suspicious of strangers'] },
      background: 'He hates liars and thieves. He does not trust easily.',
    });
    expect(tastesOf(said)).toEqual({ likes: ['honesty'], dislikes: ['strangers', 'liars', 'thieves'] });
  });
});

describe('relationships', () => {
  it.each<[string, string[], number]>([
    ['Mentor and protector, loves like a son', ['kin', 'love', 'ally', 'mentor'], 2],
    ['Former student, now enemy - feels guilt and sorrow', ['former student', 'enemy', 'guilt'], -2],
    ['No longer a friend', [], 0],
    ['Owes him money and fears him', ['debt', 'fear'], -1],
  ])('%s', (text, kinds, feeling) => {
    const read = readRelation(text);
    expect([read.kinds.toSorted(), read.feeling]).toEqual([kinds.toSorted(), feeling]);
  });
});

describe('goals and stats', () => {
  it('tell what somebody wants as theirs, not as the player’s', () => {
    const goals = [{ description: 'I want to pour a bell that will outlast me and my name' }];
    const used = asUsed(profile({ appearance: 'Her hands are burnt. She is tall.', motivations: [], goals }));
    expect(used.motivations).toEqual(['pour a bell that will outlast her and her name']);
  });

  it('make an active goal something one can help with, after the motivations', () => {
    const goals = [
      { description: 'Find the second bell', priority: 'primary' as const },
      { description: 'Bury the first', status: 'completed' as const },
    ];
    const used = asUsed(profile({ motivations: ['Revenge on the miller'], goals }));
    expect(used.motivations).toEqual(['get revenge on the miller', 'Find the second bell']);
  });

  it('take numbers, also when they are written as texts', () => {
    expect(statsOf(profile({ stats: { Wisdom: 18, Nerve: '12', Mood: 'dark', Empty: '' } }))).toEqual({
      Wisdom: 18,
      Nerve: 12,
    });
  });
});

describe('how one speaks of somebody', () => {
  it.each<[Partial<NpcProfile>, string[], string]>([
    [{ relationships: { arthur: 'Her brother' } }, [], 'she'],
    [{ role: 'Enchantress in exile' }, [], 'she'],
    [{ role: 'King' }, [], 'he'],
    [{ role: 'the miller' }, ['His sister, and he is afraid of her'], 'she'],
    [{ role: 'A shaman, loyal to the queen' }, [], 'they'],
    [{ role: 'servant of the queen' }, ["Her sister's friend"], 'they'],
    [{ role: 'Queen', pronoun: 'they' }, [], 'they'],
    [{ role: "The Speaker's widow", appearance: 'In black, with his cardigan over it.' }, [], 'she'],
    [{ speech_patterns: { style: 'Loud, because she cannot hear herself' } }, [], 'she'],
    [{}, ['Suspicious of him since the first psalm'], 'he'],
    [{ appearance: 'It has a brass face. Its voice is a dry clicking.' }, [], 'it'],
    [{ background: 'Iz was built to count. It never sleeps, and it keeps to itself.' }, [], 'it'],
    [{ background: 'It is said that Iz drinks. It was raining, and it seems late.' }, [], 'they'],
    [{ background: 'It has a lid. Its hinge is new. They keep tea in it, and their keys.' }, [], 'they'],
    [{ background: 'She keeps a lamp. It has a crack. Its light is green.' }, [], 'she'],
    [{}, ['Her pupil, now an enemy'], 'they'],
    [{}, ['Suspicious of him since the first psalm', 'Wants her eleven florins'], 'he'],
  ])('%j %j: %s', (written, byOthers, pronoun) => {
    expect(pronounOf(profile({ role: 'guest', motivations: [], ...written }), { byOthers })).toBe(pronoun);
  });
});

it('an example of speech is said to the player, not to the one whom it addresses', () => {
  const person = (id: string, role: string, examples: string[]) => ({
    ...{ id, name: id, shortName: id },
    profile: profile({ role, speech_patterns: { examples } }),
  });
  const [merlin] = saidToThePlayer([
    person('Merlin', 'Court Wizard', [
      'The river flows only one way, young king.',
      'Arthur, the oak was an acorn.',
      'Sit, my friend, and eat like a king.',
      'Look, Arthur, at the heron.',
    ]),
    person('Arthur', 'King of Britain', []),
  ]);
  expect(merlin?.profile.speech_patterns?.examples).toEqual([
    'The river flows only one way.',
    'The oak was an acorn.',
    'Sit, my friend, and eat like a king.',
    'Look at the heron.',
  ]);
});

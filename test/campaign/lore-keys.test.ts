import { describe, expect, it } from 'vitest';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { readLorebook } from '../../src/campaign/import/book.ts';
import { keywordsOf } from '../../src/campaign/look.ts';
import { KeyFinder, wordsOfLine } from '../../src/campaign/lore-keys.ts';
import { campaignFolder } from './support/folder.ts';

const isFound = (key: string, ...said: string[]) =>
  new KeyFinder([{ file: 'lore/a.md', keys: [key], order: 0 }]).find(said).length === 1;

describe('a line of keywords', () => {
  it.each([
    ['winch', 'Two winches stand there.', true],
    ['ann', 'It was planned.', false],
    ['salt company', 'the Salt Company’s carts', true],
    ['/ferr(y|ies)/i', 'Ferries went.', true],
    ['/\\bAnn\\b/', 'ann', false],
    ['*harbo*', 'the harbour', true],
    ['winch & rope | chain', 'A winch with a chain.', true],
    ['winch & rope | chain', 'A winch.', false],
    ['winch & !rope', 'A winch.', true],
    ['winch & !rope', 'A winch with a rope.', false],
    ['winch & !rope | !chain', 'A winch with a rope.', true],
    ['winch & !rope | !chain', 'A winch, a rope, a chain.', false],
    ['/a|b & c/', 'b & c', true],
    ['/wheel|weir/i & rain', 'Rain on the weir.', true],
    ['/wheel|weir/i & rain', 'Rain.', false],
    ['winch && rope', 'A winch.', false],
    ['winch || rope', 'A rope.', true],
    ['& Co', 'Pell & Co', true],
    ['/^(a+)+$/', `${'a'.repeat(5_000)}!`, false],
    ['/(?=x)/', 'x', false],
  ])('%s in “%.30s”: %s', (key, text, holds) => {
    expect(isFound(key, text)).toBe(holds);
  });

  it('is looked for in all that is said, whichever says what', () => {
    expect(isFound('winch & rope', 'The winch turns.', 'You pull the rope.')).toBe(true);
  });

  it('names what it is about, and not what it is not about', () => {
    expect(wordsOfLine('winch & rope | *chain* & !storm & /x/')).toEqual(['winch', 'rope', 'chain']);
  });
});

it('a file is shown with the words of its lines, and without orders', () => {
  const lines = '@order 5\n# the sea\nwinch & rope\nwinch & !storm\n';
  const folder = new CampaignFolder(campaignFolder({ 'lore/a.md': 'A.', 'lore/a.md.keywords.txt': lines }));
  expect(keywordsOf(folder, 'lore/a.md')).toEqual(['winch', 'rope']);
});

it('what the author puts first comes first, then what was named first', () => {
  const text = (file: string, order: number) => ({ file, keys: [file], order });
  const finder = new KeyFinder([text('one', 1), text('two', 1), text('three', 9)]);
  expect(finder.find(['two', 'one', 'three']).map(({ file }) => file)).toEqual(['three', 'two', 'one']);
});

describe('the keys of an entry', () => {
  const keysOf = (entry: object) =>
    readLorebook({ entries: [{ content: 'It is.', ...entry }] }, 'Book').entries[0]?.keys;
  const selective = (selectiveLogic: number) =>
    keysOf({ key: ['a1', 'a2'], keysecondary: ['b1', 'b2'], selective: true, selectiveLogic });

  it.each([
    [0, ['a1 & b1 | b2', 'a2 & b1 | b2']],
    [1, ['a1 & !b1 | !b2', 'a2 & !b1 | !b2']],
    [2, ['a1 & !b1 & !b2', 'a2 & !b1 & !b2']],
    [3, ['a1 & b1 & b2', 'a2 & b1 & b2']],
  ])('with logic %i of SillyTavern', (logic, lines) => {
    expect(selective(logic)).toEqual(lines);
  });

  it.each([
    ['joined words', { keys: ['one & two'] }, ['one & two']],
    ['a pattern', { keys: ['/cats?/i'] }, ['/cats?/i']],
    ['patterns without strokes', { keys: ['cats?'], use_regex: true }, ['/cats?/i']],
    ['capitals that count', { keys: ['May'], case_sensitive: true }, ['/\\bMay\\b/']],
    ['marks that a line has a use for', { keys: ['!roll', '@anna'] }, ['roll', 'anna']],
    ['parts of words', { key: ['harbo'], matchWholeWords: false }, ['*harbo*']],
    [
      'decorators',
      { keys: ['cat'], content: '@@additional_keys door, gate\n@@exclude_keys dog\nIt is.' },
      ['cat & door | gate & !dog'],
    ],
    [
      'extensions',
      { keys: ['a'], secondary_keys: ['b'], selective: true, extensions: { selectiveLogic: 2 } },
      ['a & !b'],
    ],
    [
      'very many words besides',
      {
        keys: ['winch'],
        secondary_keys: Array.from({ length: 200 }, (__, index) => `rope ${index}`),
        selective: true,
      },
      ['winch'],
    ],
  ])('with %s', (_, entry, lines) => {
    expect(keysOf(entry)).toEqual(lines);
  });
});

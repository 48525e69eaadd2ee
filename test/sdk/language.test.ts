import { describe, expect, it } from 'vitest';
import {
  agree,
  capitalise,
  indefinite,
  inPast,
  isPlural,
  locative,
  possessive,
  sentencesOf,
  typeset,
  wordCount,
} from '../../src/sdk/language.ts';
import { english } from '../../src/sdk/writing/english.ts';

describe('English from parts', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['“Mind the step. It has opinions.” She goes.', ['“Mind the step.', 'It has opinions.”', 'She goes.']],
    ['“Well?” she says. No.', ['“Well?” she says.', 'No.']],
    ['“Go!” Anna says. He goes.', ['“Go!” Anna says.', 'He goes.']],
    ['Dr. Venn met M. Venn in St. James.', ['Dr. Venn met M. Venn in St. James.']],
    ['It took 3.5 hours… and then more.', ['It took 3.5 hours… and then more.']],
    ['No full stop', ['No full stop']],
    ['', []],
  ])('cuts %j into sentences', (prose, sentences) => {
    expect(sentencesOf(prose)).toEqual(sentences);
  });

  it.each([
    ['lamp', 'a lamp'],
    ['hour', 'an hour'],
    ['honest man', 'an honest man'],
    ['unicorn', 'a unicorn'],
    ['unimportant man', 'an unimportant man'],
    ['one-eyed dog', 'a one-eyed dog'],
    ['umbrella', 'an umbrella'],
    ['ewe', 'a ewe'],
  ])('gives %s its article', (noun, phrase) => {
    expect(indefinite(noun)).toBe(phrase);
  });

  it.each([
    ['James', 'James’s'],
    ['the twins', 'the twins’'],
    ['Iz', 'Iz’s'],
    ['the lens', 'the lens’s'],
  ])('makes %s own something', (name, owner) => {
    expect(possessive(name)).toBe(owner);
  });

  it.each([
    ['the weights', true],
    ['the keepers of the gate', true],
    ['the keepers’ board', false],
    ['the lens', false],
    ['the glass', false],
    ['the pair of shoes', false],
    ['those who walked', true],
    ['the children', true],
    ['James', false],
  ])('knows whether %s is one or many', (phrase, plural) => {
    expect(isPlural(phrase)).toBe(plural);
  });

  it.each([
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['goes on', 'go on'],
    ['carries', 'carry'],
    ['watches', 'watch'],
    ['lies', 'lie'],
    ['presses', 'press'],
    ['would', 'would'],
    ['meant', 'meant'],
  ])('lets %s agree with many', (singular, plural) => {
    expect(agree(singular, true)).toBe(plural);
    expect(agree(singular, false)).toBe(singular);
  });

  it.each([
    ['the kitchen', 'in the kitchen'],
    ['the basement', 'in the basement'],
    ['the Lobby', 'in the Lobby'],
    ['the car park', 'in the car park'],
    ['the bridge of sighs', 'on the bridge of sighs'],
    ['the gate', 'at the gate'],
    ['the Tide Office', 'in the Tide Office'],
  ])('says where: %s', (place, phrase) => {
    expect(locative(place)).toBe(phrase);
  });

  it('sets quotes and capitals', () => {
    expect(typeset(`"I don't," he says, "the keepers' board."`)).toBe(
      '“I don’t,” he says, “the keepers’ board.”',
    );
    expect(capitalise('“the light,” you say')).toBe('“The light,” you say');
    expect(wordCount('The keepers’ board, sixty-one steps.')).toBe(5);
  });
});

describe('an order that was carried out', () => {
  it.each([
    ['Help Iz find a buyer', 'helped Iz find a buyer'],
    ['Go and see the Hall', 'went and saw the Hall'],
    ['Look', 'looked'],
    ['Stick to your story', 'stuck to your story'],
    ['Shake your head at Iz', 'shook your head at Iz'],
  ])('%s: %s', (order, done) => {
    expect(inPast(order)).toBe(done);
  });

  it('says a wish as its owner would, and as it is said to them', () => {
    expect(english.inFirstPerson('get her cart mended by herself', 'she')).toBe(
      'get my cart mended by myself',
    );
    expect(english.saidToThem('get her cart mended by herself', 'she')).toBe(
      'get your cart mended by yourself',
    );
    expect(english.saidToThem('be told before the others', 'they')).toBe('be told before the others');
  });
});

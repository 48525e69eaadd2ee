import { describe, expect, it } from 'vitest';
import { readTraits } from '../../../skills/character-portraits/src/reading/read.ts';
import { PEOPLE } from './people.ts';

const READ: Record<(typeof PEOPLE)[number]['id'], object> = {
  grandmother: {
    count: 1,
    presents: 'woman',
    age: 'old',
    hair: { colour: 'grey', shape: 'bun', length: null },
    eyewear: 'glasses',
    clothing: { garment: 'coat', colour: 'green' },
    mood: 'happy',
    beard: { style: null, colour: null },
  },
  dwarf: {
    species: 'dwarf',
    hair: { length: 'bald', colour: null, shape: null },
    beard: { style: 'long', colour: 'red' },
    mood: 'angry',
    clothing: { garment: 'armour', colour: null },
  },
  duellist: {
    presents: 'man',
    age: 'young',
    hair: { colour: 'black', length: 'long', shape: null },
    beard: { style: 'none', colour: null },
    skin: 'pale',
    eyes: 'blue',
    clothing: { garment: 'coat', colour: 'red' },
  },
  elf: {
    species: 'elf',
    presents: 'woman',
    skin: 'brown',
    hair: { colour: 'blond', length: 'long', shape: null },
    eyes: 'green',
    mood: 'stern',
  },
  captain: {
    presents: 'man',
    age: 'adult',
    skin: 'tan',
    hair: { length: 'balding', colour: null, shape: null },
    beard: { style: 'moustache', colour: 'black' },
    eyewear: 'eyepatch',
    clothing: { garment: 'suit', colour: 'blue' },
  },
  twins: {
    count: 2,
    presents: 'man',
    age: 'child',
    hair: { colour: 'red', length: 'short', shape: null },
    freckles: true,
    mood: 'afraid',
  },
  scholar: {
    presents: 'woman',
    age: 'young',
    skin: 'dark',
    hair: { shape: 'afro', colour: null, length: null },
    eyewear: 'glasses',
    clothing: { garment: 'dress', colour: 'gold' },
    mood: 'happy',
  },
  orc: {
    species: 'orc',
    skin: 'green',
    hair: { shape: 'mohawk', colour: 'black', length: null },
    scar: true,
    mood: 'angry',
    clothing: { garment: 'coat', colour: 'brown' },
  },
  fisherman: {
    age: 'old',
    presents: 'man',
    headwear: { kind: 'cap', colour: null },
    beard: { style: 'full', colour: 'white' },
    hair: { length: 'cropped', colour: null, shape: null },
    eyewear: 'none',
    mood: 'tired',
  },
  child: {
    presents: 'woman',
    age: 'child',
    hair: { colour: 'brown', shape: 'braids', length: null },
    clothing: { garment: 'shirt', colour: 'purple' },
    mood: 'sad',
  },
};

describe('what a description says', () => {
  it.each(PEOPLE)('about $id', ({ id, description }) => {
    expect(readTraits(description)).toMatchObject(READ[id]);
  });

  it.each([
    ['He has no beard.', 'none'],
    ['He is beardless.', 'none'],
    ['A man without a beard or moustache.', 'none'],
    ['He has neither beard nor moustache.', 'none'],
    ['He shaved off his beard last week.', 'none'],
    ['He has no beard but a moustache.', 'moustache'],
    ['A bearded man.', 'full'],
    ['His beard reaches his belt.', 'long'],
    ['An unshaven man.', 'stubble'],
    ['A man with a goatee.', 'goatee'],
    ['Taller than his bearded brother.', null],
    ['He used to have a beard.', null],
    ['A woman in a coat.', null],
  ])('%s → beard %s', (description, style) => {
    expect(readTraits(description).beard.style).toBe(style);
  });

  it.each([
    ['Her hair, once red, is white.', 'white'],
    ['Her hair has gone grey.', 'grey'],
    ['Dark-haired, with a white apron.', 'dark brown'],
    ['A redhead with green eyes.', 'red'],
    ['Long, tangled, dirty grey hair.', 'grey'],
    ['Salt-and-pepper hair.', 'grey'],
    ['Orsolya is long and grey, with strong forearms.', 'grey'],
    ['He is small, neat and silver, in a brown coat.', 'silver'],
    ['A wig the colour of old piano keys.', 'white'],
    ['Grey eyes and a black coat.', null],
    ['In white gloves, with a red feather.', null],
    ['Her mother’s hair is red.', null],
  ])('%s → hair %s', (description, colour) => {
    expect(readTraits(description).hair.colour).toBe(colour);
  });

  it.each([
    ['Sixty-one', 'old'],
    ['Eleven or twelve; Iz says thirteen', 'child'],
    ['A woman in her fifties', 'adult'],
    ['A 70-year-old man', 'old'],
    ['She is twenty-two.', 'young'],
    ['Past eighty, by his own account a hundred and six', 'old'],
    ['A man in an old coat', null],
    ['A middle-aged man with an old hat', 'adult'],
    ['She carries four glasses in one hand', null],
  ])('%s → age %s', (description, age) => {
    expect(readTraits(description).age).toBe(age);
  });

  it.each([
    ['He never wears glasses.', 'none'],
    ['She carries four glasses in one hand.', null],
    ['Behind dark glasses.', 'sunglasses'],
    ['A one-eyed sailor.', 'eyepatch'],
    ['A bespectacled clerk.', 'glasses'],
  ])('%s → eyes behind %s', (description, eyewear) => {
    expect(readTraits(description).eyewear).toBe(eyewear);
  });

  it.each([
    ['The Pell twins.', 2],
    ['Three tall women in black.', 3],
    ['A pair of guards.', 2],
    ['A man with two swords.', 1],
    ['She has three brothers.', 1],
  ])('%s → %i', (description, count) => {
    expect(readTraits(description).count).toBe(count);
  });

  it('says nothing about nothing', () => {
    expect(readTraits('')).toEqual({
      count: 1,
      presents: null,
      age: null,
      species: null,
      skin: null,
      hair: { colour: null, length: null, shape: null },
      beard: { style: null, colour: null },
      eyes: null,
      eyewear: null,
      headwear: { kind: null, colour: null },
      clothing: { garment: null, colour: null },
      mood: null,
      freckles: false,
      scar: false,
      earrings: false,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { speakersOf } from '../../src/server/views/speakers.ts';

const PEOPLE = [
  { id: 'person:munk', name: 'Leopold Munk', shortName: 'Leopold' },
  { id: 'person:gannet', name: 'Mrs Gannet', shortName: 'Mrs Gannet' },
];

const speakerOf = (paragraph: string) => speakersOf([paragraph], PEOPLE)[0];

describe('who speaks in a paragraph', () => {
  it.each([
    ['“One hundred and sixty-three cups a day,” says Leopold.', 'person:munk'],
    ['Mrs Gannet is broad as a counter. “You can have justice,” she says. “Or supper.”', 'person:gannet'],
    ['Leopold puts the cup down. “Well?”', 'person:munk'],
  ])('is the one who is named around what is said: %s', (paragraph, speaker) => {
    expect(speakerOf(paragraph)).toBe(speaker);
  });

  it.each([
    [
      'words that are only quoted',
      'The judge had got as far as “you will be taken from this place and”, and Leopold waits.',
    ],
    ['a title', 'Leopold hums “The Lily” over the tea.'],
    ['two people', '“Well,” says Leopold. Mrs Gannet says nothing.'],
    ['the player', '“Sit down,” you say to Leopold.'],
    ['nobody of the campaign', '“Fish!” calls the stall.'],
  ])('is nobody for sure with %s', (_, paragraph) => {
    expect(speakerOf(paragraph)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { readDescription, traitsIn } from '../../src/campaign/import/description.ts';
import { resolveMacros } from '../../src/campaign/import/macros.ts';
import { speechIn } from '../../src/campaign/import/speech.ts';
import { asProse } from '../../src/campaign/import/text.ts';

describe('macros', () => {
  it.each([
    ['{{char}} waits.', 'Mira waits.'],
    ['{{Char}} and <BOT> and {{ char }}', 'Mira and Mira and Mira'],
    ['She looks at {{user}}.', 'She looks at you.'],
    ["{{user}}'s coat is wet.", 'Your coat is wet.'],
    ["It is {{user}}'s coat.", 'It is your coat.'],
    ['{{user}} is a sailor.', 'You are a sailor.'],
    ['When {{user}} was young, {{user}} had a dog.', 'When you were young, you had a dog.'],
    ['{{user}} has no name.', 'You have no name.'],
    ['{{user}} walks in and {{user}} watches.', 'You walk in and you watch.'],
    ['{{user}} tries, {{user}} goes.', 'You try, you go.'],
    ["{{user}} doesn't answer.", "You don't answer."],
    ['{{user}} always comes late.', 'You always come late.'],
    ['{{user}} quietly goes and {{user}} never returns.', 'You quietly go and you never return.'],
    ['Nobody likes {{user}} less than {{char}}.', 'Nobody likes you less than Mira.'],
    ['{{user}} {{user}}', 'You you'],
    ['{{user}} must go.', 'You must go.'],
    ['*{{user}} coughs.*', '*You cough.*'],
    ['"Welcome, {{user}}!"', '"Welcome, stranger!"'],
    ['"{{user}}, come here."', '"Stranger, come here."'],
    ['<USER> nods.', 'You nod.'],
    ['{{random:red,green}} light', 'red light'],
    ['{{pick::a, b::c}}', 'a'],
    ['{{roll:d6}} ships{{// a note}}{{comment: another}}', '6 ships'],
    ['{{reverse:abc}}', 'cba'],
    ['{{getvar::x}}{{#if y}}tail', 'tail'],
    ['$& and $1 stay for {{char}}', '$& and $1 stay for Mira'],
  ])('%s', (text, resolved) => {
    expect(resolveMacros(text, { character: 'Mira' })).toBe(resolved);
  });
});

describe('a description', () => {
  it('as prose is parted into looks and past', () => {
    const { appearance, background } = readDescription(
      'Mira keeps the light. She has red hair. She was born at sea.',
      'Mira',
    );
    expect(appearance).toEqual(['She has red hair.']);
    expect(background).toEqual(['Mira keeps the light.', 'She was born at sea.']);
  });

  it('as a list of attributes', () => {
    expect(
      readDescription(
        'Age: 34\nOccupation: keeper of the light\n- Hair: red, short\nPersonality: stubborn, kind\nLikes: storms\nHome town: Sill\nAppearance: She is tall as a door. Mostly coat.',
        'Mira',
      ),
    ).toMatchObject({
      age: '34',
      role: 'keeper of the light',
      traits: ['stubborn', 'kind'],
      appearance: ['Mira has red, short hair.', 'She is tall as a door. Mostly coat.'],
      background: ['Mira likes storms.', "Mira's home town is Sill."],
    });
  });

  it('in W++', () => {
    expect(
      readDescription(
        '[Character("Mira") {Age("34") Mind("stubborn" + "kind") Hair("red" + "short")}]',
        'Mira',
      ),
    ).toMatchObject({
      age: '34',
      traits: ['stubborn', 'kind'],
      appearance: ['Mira has red, short hair.'],
      background: [],
    });
  });

  it('gives traits from words and from sentences', () => {
    expect(traitsIn('Kind, stubborn and brave.')).toEqual(['kind', 'stubborn', 'brave']);
    expect(traitsIn('She would rather drown than ask. Trusts nobody who whistles.')).toEqual([
      'She would rather drown than ask',
      'Trusts nobody who whistles',
    ]);
  });
});

describe('speech', () => {
  it('comes from what the character says, quoted or not', () => {
    const examples =
      '<START>\nYou: Hello?\nMira: *nods* Come in out of it. Mind the step.\nYou: "Not mine."\nMira: "Sit."\n"There."';
    expect(speechIn(examples, [], ['Mira'])).toEqual(['Come in out of it.', 'Mind the step.', 'There.']);
  });

  it('falls back on greetings, and needs two lines', () => {
    expect(speechIn('', ['"One line here." He sits. "And another."'], ['Mira'])).toEqual([
      'One line here.',
      'And another.',
    ]);
    expect(speechIn('', ['"Only one line."'], ['Mira'])).toEqual([]);
  });
});

describe('prose', () => {
  it('loses markup, and what would hide the rest', () => {
    expect(
      asProse('# Title\n*She* **turns** <b>round</b>.\n\n\n\n> [Go](http://x) on. <!-- hidden\nfor good'),
    ).toBe('Title\nShe turns round.\n\nGo on.');
  });

  it('is read in one go however nasty it is', () => {
    for (const piece of ['<a', '![', '[a](', '_', '{{', '<!--', '*', '"', 'a("', '. ', 'Mira: ']) {
      const nasty = piece.repeat(Math.floor(190_000 / piece.length));
      expect(typeof asProse(resolveMacros(nasty, { character: 'M' }))).toBe('string');
      expect(typeof readDescription(nasty, 'M').age).toBe('string');
      expect(speechIn(nasty, [nasty], ['Mira'])).toBeInstanceOf(Array);
    }
  });
});

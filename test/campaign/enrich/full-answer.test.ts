import { expect, it } from 'vitest';
import type { WritingRequest } from '../../../src/campaign/enrich/model/writer.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, manifest } from './support/campaign.ts';

const PEOPLE = [
  'Ada Finch',
  'Bram Oule',
  'Cato Weir',
  'Dora Lund',
  'Egon Tarr',
  'Fay Moss',
  'Gil Hart',
  'Hedda Crane',
];
const PLACES = [
  'the ropewalk',
  'the counting house',
  'the chapel',
  'the boat shed',
  'the weigh house',
  'the ice cellar',
];
const THINGS = 'anchor,barrel,candle,drum,easel,fiddle,glove,hammer,kettle,lantern,mirror,needle'.split(',');

const PREMISE = `${PEOPLE.join(', ')} all keep the yard of Sallow Quay, and you are its new clerk. The bell rings by itself at four. ${THINGS.map((thing) => `There is a brass ${thing}.`).join(' ')} They meet at ${PLACES.join(', ')}.\n`;

const numbered = (prompt: string) =>
  [...prompt.matchAll(/^\d+\. "?([^":\n]+)"?:/gm)].map(([, name = '']) => name);

/** A valid answer to each request with as much of everything as its form allows. Each part has a word of its own. */
function full(marks: Map<string, string>) {
  const mark = (what: string, text: string, word: string) => {
    marks.set(what, word);
    return text.replaceAll('@', word);
  };
  let next = 0;
  const word = () =>
    `zor${String.fromCharCode(97 + Math.floor(next / 26))}${String.fromCharCode(97 + (next++ % 26))}`;
  return ({ prompt }: WritingRequest): unknown => {
    if (prompt.includes('Answer: {"you"')) {
      return {
        you: mark('you', 'the new @ clerk', word()),
        people: PEOPLE.map((name) => ({
          name,
          role: mark(`role of ${name}`, 'the @ keeper', word()),
          pronoun: 'she',
        })),
        places: PLACES,
        things: THINGS.map((thing) => `brass ${thing}`),
        odd: { clause: mark('odd', 'the bell rings at four by @', word()), about: 'the bell' },
        question: mark('question', 'who has the bell rung by @', word()),
        deadline: mark('deadline', 'before the @ comes', word()),
        truth: mark('truth', 'Egon Tarr has tied the bell to the @ of the mill, to wake himself.', word()),
        who: 'Egon Tarr',
      };
    }
    if (prompt.includes('Answer: {"people"'))
      return {
        people: numbered(prompt).map((name) => {
          const [first = name] = name.replace(/^The /, '').split(' ');
          const part = (what: string, text: string) => mark(`${what} of ${name}`, text, word());
          return {
            name,
            role: part('new role', 'keeper of the @'),
            looks: part('looks', `${first} wears a @ hat.`),
            traits: [1, 2, 3, 4, 5].map((at) => part(`trait ${at}`, 'very @')),
            flaw: part('flaw', 'fond of @'),
            wants: part('wants', 'mend the @ gate'),
            past: part('past', `${first} was a @ once. ${first} came back.`),
            secret: part('secret', `${first} has a @ in the cellar.`),
            style: part('style', 'slow and @'),
            lines: [1, 2, 3, 4, 5, 6].map((at) => part(`line ${at}`, 'Mind the @ there.')),
          };
        }),
      };
    if (prompt.includes('Answer: {"scenes"')) {
      return {
        scenes: prompt
          .split(/^Scene "/m)
          .slice(1)
          .map((text) => {
            const name = text.slice(0, text.indexOf('"'));
            const part = (what: string, said: string) => mark(`${what} of ${name}`, said, word());
            const choices = text.match(/^\d+\. .+$/gm) ?? [];
            return {
              name,
              gist: part('gist', 'The reader comes upon the @ and has to say what is to be done.'),
              opening: [1, 2, 3].map((at) => part(`opening ${at}`, 'You see the @ and wait.')),
              choices: choices.map((_, at) =>
                part(`choice ${at + 1}`, `Take the @ number ${'abcdef'[at]} away`),
              ),
            };
          }),
      };
    }
    if (prompt.includes('Answer: {"endings"'))
      return {
        endings: numbered(prompt).map((name) => ({
          name,
          paragraphs: [1, 2, 3, 4].map((at) =>
            mark(`ending ${name} ${at}`, 'You keep the @ for good.', word()),
          ),
          epilogue: mark(`epilogue ${name}`, 'The @ was never seen again.', word()),
        })),
      };
    const [places = '', matters = ''] = ['naming the place once: ', 'solving nothing: '].map(
      (sign) => new RegExp(`${sign}(.+)\\.$`, 'm').exec(prompt)?.[1] ?? '',
    );
    const page = (name: string) => ({
      name,
      text: mark(`page ${name}`, `At ${name} one hears the @ all day.`, word()),
    });
    return {
      places: places
        .split('; ')
        .filter((name) => name !== '')
        .map(page),
      matters: matters
        .split('; ')
        .filter((name) => name !== '')
        .map(page),
    };
  };
}

const OWN = '# The Gatehouse\n\nA low arch with a lamp.\n';
/** The first role makes way for the second, and until when there is time for what the scenes say of it. */
const REPLACED = /^(?:role of|deadline)/;

it.each([
  ['a premise alone', {}],
  ['a premise and a place', { 'lore/locations/gatehouse.md': OWN }],
])('nothing of a valid answer is lost: %s', { timeout: 120_000 }, async (_, own) => {
  const marks = new Map<string, string>();
  const answer = full(marks);
  const folder = campaignFolder({
    ...{ 'manifest.json': manifest({ title: 'Sallow Quay' }), 'plot/premise.md': PREMISE },
    ...own,
  });
  const { shortfalls } = await enrich(folder, {
    writer: { modelId: 'test-model', write: async (request) => answer(request) },
  });
  expect(shortfalls).toEqual([]);
  const files = contentOf(folder);
  const all = Object.values(files).join('\n');
  const lost = [...marks].filter(([what, word]) => !REPLACED.test(what) && !all.includes(word));
  expect(lost).toEqual([]);
  // Each opening ends on a question of its own.
  expect(all).not.toContain('# asks:');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(
      PLACES.map((name) => `lore/locations/${name.replace('the ', '').replace(' ', '-')}_generated.md`),
    ),
  );
  const profiles = Object.keys(files).filter((file) => file.endsWith('profile_generated.json'));
  expect(profiles).toHaveLength(PEOPLE.length);
});

import { type TSchema, Type } from 'typebox';
import { NpcProfileSchema } from '../../../contracts/npc-profile.ts';
import { validator } from '../../../contracts/validate.ts';
import { enrichChoices, enrichEnding, enrichLore, enrichPerson } from '../../../prompts/tasks/enrich.ts';
import { compileInk } from '../../ink/compile.ts';
import type { Draft, DraftScene } from '../story/draft.ts';
import { asInk } from '../story/ink-text.ts';
import { areFit, isFit, tidy, UNFIT } from './fit.ts';

type DraftPerson = Draft['people'][number];
/** Asks the model for a value of a schema; null when it cannot give one. */
export type Ask = <Schema extends TSchema>(
  schema: Schema,
  prompt: string,
) => Promise<Type.Static<Schema> | null>;

const text = (least: number, most: number) => Type.String({ minLength: least, maxLength: most });
const PersonSchema = Type.Object({
  traits: Type.Array(text(3, 30), { minItems: 2, maxItems: 4 }),
  wants: text(8, 120),
  past: text(30, 400),
  secret: text(20, 240),
});
const ParagraphsSchema = Type.Object({ paragraphs: Type.Array(text(40, 700), { minItems: 1, maxItems: 3 }) });

/** What somebody is like, wants and hides, in the model's words. */
export async function writePerson(ask: Ask, person: DraftPerson): Promise<boolean> {
  const { name, role, background = '' } = person.profile;
  const written = await ask(PersonSchema, enrichPerson({ name, role, soFar: background }));
  if (written === null || !areFit([...written.traits, written.wants, written.secret])) return false;
  const first = name.replace(/^The\s/, '').split(' ')[0] ?? name;
  if (!isFit(written.past, first)) return false;
  const wants = tidy(written.wants)
    .replace(/^to\s+/i, '')
    .replace(/\.$/, '');
  const [, ...others] = person.profile.motivations ?? [];
  const profile = {
    ...person.profile,
    personality: {
      ...person.profile.personality,
      traits: written.traits.map((trait) => tidy(trait).replace(/\.$/, '').toLowerCase()),
    },
    motivations: [`${wants.charAt(0).toLowerCase()}${wants.slice(1)}`, ...others],
    background: tidy(written.past),
    // What the plot needs to come out stays; the model's secret comes out first.
    secrets: [tidy(written.secret), person.profile.secrets ?? ''].filter((part) => part !== '').join(' '),
  };
  if (validator(NpcProfileSchema)(profile).length > 0) return false;
  person.profile = profile;
  return true;
}

export async function writeLorePage(ask: Ask, page: Draft['lore'][number]): Promise<boolean> {
  const written = await ask(
    ParagraphsSchema,
    enrichLore({ name: page.name, soFar: page.paragraphs.join(' ') }),
  );
  const told = written?.paragraphs.map(tidy) ?? [];
  const name = page.name.split(' ').at(-1) ?? page.name;
  if (told.length === 0 || !areFit(told) || !told.join(' ').toLowerCase().includes(name.toLowerCase()))
    return false;
  page.paragraphs.push(...told);
  return true;
}

/** The same ending in other words; whoever is named in it stays named. */
export async function writeEnding(ask: Ask, ending: Draft['endings'][number]): Promise<boolean> {
  const soFar = ending.paragraphs.join(' ');
  const written = await ask(ParagraphsSchema, enrichEnding({ name: ending.name, soFar }));
  const told = written?.paragraphs.map(tidy) ?? [];
  const all = told.join(' ');
  const kills = /\b(?:dies|died|is dead|kills?|killed|murdered)\b/i;
  if (told.length === 0 || !areFit(told) || !/\byou\b/i.test(all) || (kills.test(all) && !kills.test(soFar)))
    return false;
  ending.paragraphs = told;
  return true;
}

const CHOICE = /^(\s*\*\s*(?:\{[^}]*\}\s*)?\[)([^#\]]+?)(\s*(?:#[^\]]*)?\])/;

/** The choices of a scene in other words; what they do stays. Null when that cannot be played. */
export async function writeChoices(ask: Ask, scene: DraftScene): Promise<DraftScene | null> {
  const lines = scene.text.split('\n');
  const at = lines.flatMap((line, index) => (CHOICE.test(line) ? [index] : []));
  const texts = at.map((index) => CHOICE.exec(lines[index] ?? '')?.[2] ?? '');
  if (texts.length === 0) return null;
  const schema = Type.Object({
    choices: Type.Array(text(6, 110), { minItems: texts.length, maxItems: texts.length }),
  });
  const name = scene.slug.replaceAll('-', ' ');
  const written = await ask(schema, enrichChoices({ name, soFar: scene.opening }, texts));
  const told = written?.choices.map((choice) => asInk(tidy(choice).replace(/[.\]#|]+$/g, ''))) ?? [];
  const isSound =
    told.length === texts.length &&
    new Set(told.map((choice) => choice.toLowerCase())).size === told.length &&
    told.every((choice) => /^\p{Lu}/u.test(choice) && !UNFIT.test(choice) && !/[[\]#|~*]/.test(choice));
  if (!isSound) return null;
  const worded = lines.map((line, index) => {
    const choice = told[at.indexOf(index)];
    return choice === undefined
      ? line
      : line.replace(CHOICE, (_, open: string, _text, close: string) => `${open}${choice}${close}`);
  });
  const changed = { ...scene, text: worded.join('\n') };
  const { faults } = compileInk([{ file: `${scene.slug}.ink`, text: changed.text }]);
  return faults.length > 0 ? null : changed;
}

import { Type } from 'typebox';
import { NpcProfileSchema } from '../../../contracts/npc-profile.ts';
import { validator } from '../../../contracts/validate.ts';
import { type EnrichPlot, enrichPeople } from '../../../prompts/tasks/enrich.ts';
import { capitalise } from '../../../sdk/language.ts';
import { bare } from '../fill.ts';
import type { Draft } from '../story/draft.ts';
import type { Ask } from './ask.ts';
import { areFit, isFit, isWhole, tidy } from './fit.ts';

export type DraftPerson = Draft['people'][number];

const text = (most: number) => Type.String({ maxLength: most });
const texts = (most: number, each: number) => Type.Array(text(each), { maxItems: most });
const PeopleSchema = Type.Object({
  people: Type.Array(
    Type.Object({
      ...{ name: text(80), role: text(120), looks: text(300), traits: texts(5, 40), flaw: text(100) },
      ...{ wants: text(160), past: text(500), secret: text(300), style: text(120), lines: texts(6, 120) },
    }),
    { maxItems: 8 },
  ),
});
type Written = Type.Static<typeof PeopleSchema>['people'][number];

/** Who people are, in the model's words; those whom it leaves out or gets wrong are as they were. */
export async function writePeople(
  ask: Ask,
  plot: EnrichPlot,
  people: readonly DraftPerson[],
  refuse: (part: string, reason: string) => void,
): Promise<DraftPerson[]> {
  const asked = people.map(({ profile: { name, role } }) => ({ name, role }));
  const answer = await ask(
    `the people ${asked.map(({ name }) => name).join(', ')}`,
    PeopleSchema,
    enrichPeople(plot, asked),
  );
  if (answer === null) return [];
  return people.filter((person) => {
    const written = answer.people.find(({ name }) => isSameName(name, person.profile.name));
    if (written === undefined) refuse(person.profile.name, 'it left them out');
    return written !== undefined && takeOver(person, written, refuse);
  });
}

/** Each trait of theirs by itself: what cannot be used stays as the built-in generator wrote it. */
function takeOver(
  person: DraftPerson,
  written: Written,
  refuse: (part: string, reason: string) => void,
): boolean {
  const { profile } = person;
  const first = firstName(profile.name);
  const lines = written.lines.map(tidy).filter((line) => areFit([line]) && isWhole(line));
  const looks = tidy(written.looks);
  const past = tidy(written.past);
  const secret = tidy(written.secret);
  const wants = tidy(written.wants)
    .replace(/^to\s+/i, '')
    .replace(/\.$/, '');
  const traits = written.traits
    .map((trait) => tidy(trait).replace(/\.$/, '').toLowerCase())
    .filter((one) => areFit([one]));
  const role = tidy(written.role).replace(/\.$/, '');
  const flaw = tidy(written.flaw).replace(/\.$/, '');
  const style = tidy(written.style);
  const isGood = {
    looks: isFit(looks, first),
    past: isFit(past, first),
    secret: areFit([secret]) && isWhole(secret),
  };
  const [, ...others] = profile.motivations ?? [];
  const changed = {
    ...profile,
    ...(role.length > 2 && areFit([role]) && { role: capitalise(bare(role)) }),
    ...(isGood.looks && { appearance: looks }),
    ...(isGood.past && { background: past }),
    // What the plot needs to come out stays; the model's secret comes out first.
    ...(isGood.secret && {
      secrets: [secret, profile.secrets ?? ''].filter((part) => part !== '').join(' '),
    }),
    ...(wants.length > 5 &&
      areFit([wants]) && { motivations: [`${wants.charAt(0).toLowerCase()}${wants.slice(1)}`, ...others] }),
    personality: {
      ...profile.personality,
      ...(traits.length >= 2 && { traits }),
      ...(areFit([flaw]) && flaw.length > 3 && { flaws: [flaw] }),
    },
    speech_patterns: {
      ...profile.speech_patterns,
      ...(areFit([style]) && { style }),
      ...(lines.length > 0 && { examples: [...new Set(lines)] }),
    },
  };
  const failed = Object.entries(isGood).filter(([, isRight]) => !isRight);
  for (const [part] of failed) refuse(`${profile.name}: ${part}`, 'the text could not be used');
  if (lines.length === 0) refuse(`${profile.name}: lines`, 'none of them could be used');
  const isNothing = failed.length === Object.keys(isGood).length && lines.length === 0;
  if (isNothing || validator(NpcProfileSchema)(changed).length > 0) return false;
  person.profile = changed;
  return true;
}

const isSameName = (one: string, other: string) =>
  bare(one).toLowerCase() === bare(other).toLowerCase() ||
  bare(other)
    .toLowerCase()
    .includes(bare(one).toLowerCase().trim() || '\0');

/** `Mrs Adeyemi` is spoken of by the whole of it, `Colm Farrell` by the first word. */
function firstName(name: string): string {
  const words = name.replace(/^The\s/, '').split(' ');
  return (/^(?:Mrs?|Ms|Miss|Dr|Old|Young)\.?$/.test(words[0] ?? '') ? words.at(-1) : words[0]) ?? name;
}

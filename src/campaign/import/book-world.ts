import { capitalise, sentencesOf } from '../../sdk/language.ts';
import type { LoreEntry } from './book.ts';
import { type Attribute, attributesTold } from './book-lists.ts';
import { GENERAL } from './book-subject.ts';
import { forTheTelling } from './guidance.ts';
import { type Cast, resolveMacros } from './macros.ts';
import { asProse } from './text.ts';

/** What the entries say that are always there, a paragraph each. */
export interface World {
  setting: string[];
  /** What is said to the player, or asked. */
  premise: string[];
  /** What is asked of whoever tells it. */
  style: string[];
}

/** What is asked of whoever tells it. */
const IS_ORDER =
  /^(?:Keep|Write|Use|Avoid|Describe|Do not|Don['’]t|Never|Always|Make|Focus|Remember|Genre|Tone|Style|Mood|Theme|Perspective|POV)\b|^(?:first|second|third) person\b/i;
const NOTE = /\[\s*(?:system|author['’]?s?)\s*note\s*:?([^[\]]*)\]/gi;

export function worldIn(entries: readonly LoreEntry[], cast: Cast): World {
  const world: World = { setting: [], premise: [], style: [] };
  for (const entry of entries) {
    const told = (text: string) => asProse(resolveMacros(text, cast)).replace(/\s+/g, ' ');
    const notes = [...entry.content.matchAll(NOTE)].map(([, note = '']) => note);
    const parts = sectionsOf(entry.content.replace(NOTE, ' '));
    const prose = parts
      .filter(({ isGuidance }) => !isGuidance)
      .flatMap(({ text }) => sentencesOf(told(text)));
    notes.push(...parts.filter(({ isGuidance }) => isGuidance).map(({ text }) => text));
    const isSaid = ([key, value]: Attribute) =>
      /^type$/i.test(key) && prose.some((sentence) => sentence.includes(` ${value}`));
    const listed = entry.attributes
      .filter((attribute) => !isSaid(attribute))
      .map((attribute) => saidOf(attribute, entry.title));
    const said = [...prose, ...listed.filter(({ isOrder }) => !isOrder).map(({ text }) => told(text))].filter(
      (sentence) => /\p{L}{3}/u.test(sentence),
    );
    const orders = [...notes, ...listed.filter(({ isOrder }) => isOrder).map(({ text }) => text)];
    const isOrder = (sentence: string) => entry.isGuidance || IS_ORDER.test(sentence);
    world.style.push(...forTheTelling([[...orders, ...said.filter(isOrder)].map(told).join(' ')]));
    const plain = said.filter((sentence) => !isOrder(sentence));
    // `[ Setting: The Weir; … ]`
    if (entry.attributes.length > 0 && prose.length === 0 && !GENERAL.test(entry.title) && plain.length > 0)
      plain.push(`It begins at ${entry.title}.`);
    // Where the player is spoken to or something is asked, it is how the story begins.
    const isPremise = plain.some((sentence) => /\byou(?:['’]re)?\b|\?$/i.test(sentence));
    if (plain.length > 0) world[isPremise ? 'premise' : 'setting'].push(plain.join(' '));
  }
  return world;
}

/** `genre: gothic` is for the telling; `premise: the wheel is broken` and `{{user}}: a wheelwright` are said as they are. */
function saidOf([key, value]: Attribute, name: string): { text: string; isOrder: boolean } {
  const whole = (text: string) => `${capitalise(text.trim())}${/[.!?]$/.test(text.trim()) ? '' : '.'}`;
  if (/^(?:genre|tone|style|mood|themes?|perspective|pov|rating|format)$/i.test(key))
    return { text: whole(`${key}: ${value}`), isOrder: true };
  if (/^(?:\{\{user\}\}|you|player|user)$/i.test(key)) return { text: `You are ${value}.`, isOrder: false };
  if (/^(?:questions?|mystery)$/i.test(key))
    return { text: `${capitalise(value.replace(/\s*\([^()]*\)$|\?$/g, ''))}?`, isOrder: false };
  if (/^(?:year|era|date)$/i.test(key) && /^\d/.test(value))
    return { text: `It is the year ${value}.`, isOrder: false };
  if (/^(?:premise|plot|scenario|background|summary|situation|hook|description)$/i.test(key))
    return { text: whole(value), isOrder: false };
  if (key === '') return { text: whole(value), isOrder: false };
  return { text: attributesTold([[key, value]], name), isOrder: false };
}

/** The parts under headings; what stands under “Rules” or “Style” is for whoever tells it. */
function sectionsOf(content: string): { text: string; isGuidance: boolean }[] {
  return content.split(/^(?=#{1,6} )/m).map((part) => {
    const [, heading = ''] = /^#{1,6} +(.+)$/m.exec(part) ?? [];
    const isGuidance = /\b(?:rules?|style|tone|instructions?|guidelines?|format(?:ting)?|writing)$/i.test(
      heading.trim(),
    );
    const lines = withoutHeadings(part)
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim());
    return {
      text: lines.map((line) => (isGuidance && /\p{L}$/u.test(line) ? `${line}.` : line)).join('\n'),
      isGuidance,
    };
  });
}

/** What is said stands below them. */
const withoutHeadings = (text: string): string => text.replace(/^#{1,6} [^\n]*(?:\n|$)/gm, '');

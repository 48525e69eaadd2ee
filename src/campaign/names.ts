import path from 'node:path';
import type { Pronoun } from './campaign.ts';
import { humanTwin } from './generated.ts';

export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The name of a file without its ending, and without the mark of a generated one. */
export function stemOf(file: string): string {
  return path.posix.parse(humanTwin(file)).name;
}

/** What a Markdown file is about: its first heading, or else its name. */
export function titleOf(file: string, heading: string | null | undefined): string {
  return heading ?? stemOf(file).replaceAll(/[-_]+/g, ' ');
}

export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:the|an?)\s+/i, '');
}

/** A heading as it reads inside a sentence: “The Light” is “the Light”, “The lens” is “the lens”. */
export function insideSentence(heading: string): string {
  const trimmed = heading.trim().replace(/[.:!]+$/, '');
  if (/^(?:The|An?|Those|These|This|How|What|Why|When|Where|Who)\s/.test(trimmed)) {
    return trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
  }
  return trimmed;
}

/** A thing with its article: “brass rail” and “a brass rail” are “the brass rail”; a name stays as it is. */
export function definite(phrase: string): string {
  const bare = withoutArticle(phrase.trim());
  return /^\p{Lu}/u.test(bare) && bare === phrase.trim() ? bare : `the ${bare}`;
}

const TITLES =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Sir|Lady|Lord|Dame|Father|Mother|Sister|Brother|Captain|King|Queen|Prince|Princess|Saint|St|Old|Young|Uncle|Aunt|Professor|Sergeant|Major|Colonel|Judge)\.?$/;

/** What people say when they mean someone: the first name, unless title or article make it part of the whole. */
export function shortNameOf(name: string, others: readonly string[]): string {
  const inside = name.replace(/^The\s/, 'the ');
  const [first = inside, ...rest] = inside.split(/\s+/);
  if (rest.length === 0 || first === 'the' || TITLES.test(first) || /^\p{Ll}/u.test(rest[0] ?? ''))
    return inside;
  return others.some((other) => other !== name && other.split(/\s+/)[0] === first) ? inside : first;
}

/** The pronoun the author uses most when writing about someone. */
export function pronounIn(prose: string): Pronoun {
  const count = (pattern: RegExp) => prose.match(pattern)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|herself)\b/gi);
  const he = count(/\b(?:he|him|his|himself)\b/gi);
  if (she > he) return 'she';
  return he > she ? 'he' : 'they';
}

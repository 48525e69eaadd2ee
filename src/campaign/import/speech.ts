import { sentencesOf } from '../../sdk/language.ts';
import { asProse } from './text.ts';

const MIN_LINES = 2;
const MAX_LINES = 10;
const SHORTEST = 5;
const LONGEST = 240;

/**
 * Lines in the character's own voice, from the example messages and, where those are few, the greetings. Macros are
 * resolved already. None when fewer than two are found, since a voice needs that many.
 */
export function speechIn(examples: string, greetings: readonly string[], names: readonly string[]): string[] {
  const turns = turnsOf(examples, names).flatMap(spoken);
  const lines = [...new Set(turns.length >= MIN_LINES ? turns : [...turns, ...greetings.flatMap(quoted)])];
  return lines.length < MIN_LINES ? [] : lines.slice(0, MAX_LINES);
}

/** What the character says in example messages: `<START>` parts them, and each turn begins with a name and a colon. */
function turnsOf(examples: string, names: readonly string[]): string[] {
  const speakers = new Set(names.map((name) => name.toLowerCase()));
  const turns: { speaker: string; text: string }[] = [];
  for (const line of examples.split('\n')) {
    if (/^\s*<START>\s*$/i.test(line)) {
      turns.push({ speaker: '', text: '' });
      continue;
    }
    const [, speaker, text] = /^\s*([^:\n"“*]{1,60}):\s*(.*)$/.exec(line) ?? [];
    if (speaker !== undefined && text !== undefined) turns.push({ speaker: speaker.trim(), text });
    else {
      const last = turns.at(-1);
      if (last !== undefined) last.text += `\n${line}`;
    }
  }
  return turns.filter(({ speaker }) => speakers.has(speaker.toLowerCase())).map(({ text }) => text);
}

/** Quoted words where there are any, else all that does not stand between stars. */
function spoken(turn: string): string[] {
  const lines = quoted(turn);
  if (lines.length > 0) return lines;
  return sentencesOf(asProse(turn.replace(/\*[^*\n]*\*/g, ' ')).replace(/\s+/g, ' ')).filter(isLine);
}

function quoted(text: string): string[] {
  return [...text.matchAll(/["“]([^"“”\n]+)["”]/g)]
    .map(([, line = '']) => asProse(line).replace(/\s+/g, ' ').replace(/,$/, '.'))
    .filter(isLine);
}

function isLine(line: string): boolean {
  return line.length >= SHORTEST && line.length <= LONGEST && /\p{L}{2}/u.test(line);
}

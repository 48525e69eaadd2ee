import { ownPronouns, PLAYER, withPlayer } from '../told/player.ts';

/** Who a text with macros is about. */
export interface Cast {
  /** What `{{char}}` stands for. */
  character: string;
}

/**
 * Resolves the macros of character cards into plain English: `{{char}}` is the character, `{{user}}` is the player, who
 * is called you, with the verb to match. A list to draw from gives its first entry, so that an import can be repeated.
 */
export function resolveMacros(text: string, { character }: Cast): string {
  const named = text
    .replace(/\{\{\s*(?:\/\/|comment:|hidden_key:)[^{}]*\}\}/gi, '')
    .replace(/\{\{\s*char\s*\}\}|<(?:BOT|CHAR)>/gi, () => character)
    .replace(/\{\{\s*user\s*\}\}|<USER>/gi, PLAYER)
    .replace(/\{\{\s*(?:random|pick)\s*:{1,2}([^{}]*)\}\}/gi, (_, list: string) => firstOf(list))
    .replace(/\{\{\s*roll\s*:\s*(?:\d*d)?(\d+)\s*\}\}/gi, '$1')
    .replace(/\{\{\s*reverse\s*:([^{}]*)\}\}/gi, (_, word: string) => [...word].reverse().join(''))
    .replace(/\{\{\s*(?:newline)\s*\}\}/gi, '\n')
    .replace(
      /\{\{\s*(time|weekday|date|isotime|isodate|idle_duration)\b[^{}]*\}\}/gi,
      (_, what: string) => NOW[what.toLowerCase()] ?? '',
    )
    // Whatever else is in double braces speaks to another program.
    .replace(/\{\{[^{}]*\}\}/g, '');
  return ownPronouns(withPlayer(named));
}

/** An import can be repeated, so that no clock is asked. */
const NOW: Readonly<Record<string, string>> = {
  time: "nine o'clock",
  weekday: 'Tuesday',
  date: 'the first of the month',
  isotime: '21:00',
  isodate: 'the first of the month',
  idle_duration: 'a while',
};

function firstOf(list: string): string {
  const [first = ''] = list.replaceAll('\\,', '\uE001').split(/::|,/);
  return first.replaceAll('\uE001', ',').trim();
}

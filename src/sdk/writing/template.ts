import type { Language, Noun, PronounForm } from './language.ts';

/** Who and what a line speaks of. */
export type Roles = Readonly<Record<string, Noun | undefined>>;

/** Slots that stand for `who`, and for the thing, item or topic of the line. */
const OF_WHO: Readonly<Record<string, PronounForm>> = {
  they: 'subject',
  them: 'object',
  their: 'possessive',
  themself: 'reflexive',
};
const OF_IT: Readonly<Record<string, PronounForm>> = { it: 'object', its: 'possessive', itself: 'reflexive' };
/** Whatever `{it}` can stand for, the likeliest first. */
const ITS = ['thing', 'item', 'topic', 'about'];

const SLOT = /\{(\w+)(’s|'s)?(?::([^}]+))?\}/g;
/** Slots that are used as `{at:place}`: the role stands behind the colon. */
const MODES = new Set(['at', 'a', 'there', 'my', 'your', 'says']);

/**
 * Fills a template. `[a|b]` is one of several wordings, `{who}` a role, `{who's}` its possessive, `{who:looks}` the
 * role with its verb in agreement, `{they}`, `{them}`, `{their}`, `{themself}` stand for `who` and `{it}`, `{its}`,
 * `{itself}` for the thing. `{at:place}` is “in the yard”, `{a:item}` “a lamp”, `{there:thing}` “there is the lamp”,
 * `{my:want}` the wish in the mouth of `who`, `{your:want}` said to them, `{says:who}` “says Iz” or “she says”. Null when a role is empty.
 */
export function fill(
  template: string,
  roles: Roles,
  language: Language,
  pick: (wordings: readonly string[]) => string,
): string | null {
  let isComplete = true;
  const worded = template.replace(/\[([^\]]+)\]/g, (_, wordings: string) => pick(wordings.split('|')));
  const all = { ...roles, it: itIn(worded, roles) };
  const filled = worded.replace(SLOT, (_, key: string, owner?: string, rest?: string) => {
    const text = slotText(key, owner !== undefined, rest, all, language);
    if (text === null) isComplete = false;
    return text ?? '';
  });
  return isComplete ? capitals(filled, language) : null;
}

/** Whether `who` speaks in it. */
export function isSpeech(template: string): boolean {
  return /\{says:|\{(?:who|they):(?:says|asks|adds|agrees)\}/.test(template);
}

/** The same line when `who` was spoken of a moment ago: the name at its start is a pronoun, also behind what is said. */
export function withPronoun(template: string): string {
  return template
    .replace(/^\{who:/, '{they:')
    .replace(/^\{who[’']s\}/, '{their}')
    .replace(
      /^(“[^”]*”) (?:\{says:who\}|\{who:(says|asks|adds|agrees)\})/,
      (_, said: string, verb = 'says') => `${said} {they:${verb}}`,
    );
}

/** The roles that a template cannot do without; `it` may be one of several, so it is named as it stands. */
export function rolesIn(template: string): string[] {
  const names = [...template.matchAll(SLOT)].map(([, first = '', , rest = '']) => {
    const key = MODES.has(first) ? rest : first;
    if (Object.hasOwn(OF_WHO, key)) return 'who';
    return Object.hasOwn(OF_IT, key) ? 'it' : key;
  });
  return [...new Set(names)];
}

/** What `{it}` means: what the line itself names, or else what there is. */
function itIn(template: string, roles: Roles): Noun | undefined {
  const named = ITS.find((role) => roles[role] && new RegExp(`\\{(?:\\w+:)?${role}\\b`).test(template));
  return roles[named ?? ITS.find((role) => roles[role] !== undefined) ?? ''];
}

function slotText(
  key: string,
  isOwner: boolean,
  rest: string | undefined,
  roles: Roles,
  language: Language,
): string | null {
  if (MODES.has(key)) return inMode(key, rest ?? '', roles, language);
  const noun = nounFor(key, rest !== undefined, roles, language);
  if (noun === null) return null;
  const subject = isOwner ? language.owner(noun) : noun.text;
  return rest === undefined ? subject : `${subject} ${language.verb(rest, noun)}`;
}

function inMode(mode: string, role: string, roles: Roles, language: Language): string | null {
  const noun = nounFor(role, true, roles, language);
  if (noun === null) return null;
  if (mode === 'says') {
    const verb = language.verb('says', noun);
    return Object.hasOwn(OF_WHO, role) ? `${noun.text} ${verb}` : `${verb} ${noun.text}`;
  }
  if (mode === 'at') return language.at(noun);
  if (mode === 'a') return language.indefinite(noun);
  if (mode === 'my') return language.inFirstPerson(noun.text, roles['who']?.pronoun ?? 'they');
  if (mode === 'your') return language.saidToThem(noun.text, roles['who']?.pronoun ?? 'they');
  return `there ${language.verb('is', noun)} ${noun.text}`;
}

function nounFor(key: string, isSubject: boolean, roles: Roles, language: Language): Noun | null {
  const ofWho = OF_WHO[key];
  if (ofWho !== undefined) return roles['who'] ? language.pronoun(roles['who'], ofWho) : null;
  const ofIt = OF_IT[key];
  if (ofIt === undefined) return roles[key] ?? null;
  const thing = roles['it'];
  if (thing === undefined) return null;
  return language.pronoun(thing, isSubject && ofIt === 'object' ? 'subject' : ofIt);
}

/** Every sentence starts with a capital, whatever role begins it; `“Well?” she says` is one sentence. */
function capitals(text: string, language: Language): string {
  return language
    .capitalise(text)
    .replace(
      /([.!?]\s+|[.…]”\s+)([“‘]?\p{Ll})/gu,
      (_, end: string, start: string) => end + language.capitalise(start),
    );
}

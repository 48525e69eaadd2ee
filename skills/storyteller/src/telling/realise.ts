import {
  agree,
  capitalise,
  getOwn,
  isPlural,
  locative,
  possessive,
  type Random,
} from '../../../../src/sdk/index.ts';

/** A noun in a role of a frame. */
export interface Noun {
  text: string;
  plural: boolean;
  pronoun: 'she' | 'he' | 'they' | 'it';
}

/** What a frame can speak of. */
export type RoleName =
  | 'who'
  | 'other'
  | 'dead'
  | 'thing'
  | 'place'
  | 'from'
  | 'goal'
  | 'topic'
  | 'item'
  | 'want'
  | 'done'
  | 'time'
  | 'greeting';
export type Roles = Partial<Record<RoleName, Noun>>;

const PRONOUNS = {
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themself' },
  it: { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself' },
} as const;

export function personNoun(name: string, pronoun: 'she' | 'he' | 'they'): Noun {
  return { text: name, plural: isPlural(name), pronoun };
}

export function thingNoun(name: string): Noun {
  const plural = isPlural(name);
  return { text: name, plural, pronoun: plural ? 'they' : 'it' };
}

/** The same person again in the next breath: “she”, “they”. */
export function asPronoun(noun: Noun): Noun {
  return { ...noun, text: PRONOUNS[noun.pronoun].subject, plural: noun.plural || noun.pronoun === 'they' };
}

/**
 * Fills a frame: `[a|b]` is one of several wordings, `{who}` a role, `{who:looks}` a role with its verb in agreement,
 * `{who's}` its possessive, `{there:thing}` “there is the lamp” or “there are the lamps”,
 * `{at:place}` “in the yard” or “at the gate”; `{they}`, `{them}`, `{their}`, `{themself}` stand for `who`, `{it}` and its forms for
 * `thing`. Null when a role has nobody to play it.
 */
export function fill(frame: string, roles: Roles, random: Random): string | null {
  let isComplete = true;
  const worded = frame.replace(/\[([^\]]+)\]/g, (_, wordings: string) => random.pick(wordings.split('|')));
  const filled = worded.replace(
    /\{(\w+)(’s|'s)?(?::([^}]+))?\}/g,
    (_, key: string, owner?: string, verb?: string) => {
      const noun = nounFor(key === 'there' || key === 'at' ? (verb ?? '') : key, roles, verb !== undefined);
      if (noun === null) {
        isComplete = false;
        return '';
      }
      if (key === 'there') return `there ${agree('is', noun.plural)} ${noun.text}`;
      if (key === 'at') return locative(noun.text);
      const subject = owner ? ownerForm(noun) : noun.text;
      return verb === undefined ? subject : `${subject} ${agree(verb, noun.plural)}`;
    },
  );
  return isComplete ? capitaliseSentences(filled) : null;
}

function nounFor(key: string, roles: Roles, hasVerb: boolean): Noun | null {
  const forms = { they: 'subject', them: 'object', their: 'possessive', themself: 'reflexive' } as const;
  const thingForms = { it: hasVerb ? 'subject' : 'object', its: 'possessive', itself: 'reflexive' } as const;
  if (Object.hasOwn(forms, key)) return pronounOf(roles.who, forms[key as keyof typeof forms]);
  if (Object.hasOwn(thingForms, key))
    return pronounOf(roles.thing, thingForms[key as keyof typeof thingForms]);
  return getOwn(roles, key) ?? null;
}

function pronounOf(
  noun: Noun | undefined,
  form: 'subject' | 'object' | 'possessive' | 'reflexive',
): Noun | null {
  if (noun === undefined) return null;
  const isSeveral = form === 'reflexive' && noun.plural && noun.pronoun === 'they';
  return {
    text: isSeveral ? 'themselves' : PRONOUNS[noun.pronoun][form],
    plural: noun.plural || noun.pronoun === 'they',
    pronoun: noun.pronoun,
  };
}

function ownerForm(noun: Noun): string {
  const pronoun = PRONOUNS[noun.pronoun];
  return noun.text === pronoun.subject ? pronoun.possessive : possessive(noun.text);
}

/** Every sentence starts with a capital, whatever role begins it; `“Well?” she says` is one sentence. */
function capitaliseSentences(text: string): string {
  return capitalise(text).replace(
    /([.!?]\s+)([“‘]?\p{Ll})/gu,
    (_, end: string, start: string) => end + capitalise(start),
  );
}

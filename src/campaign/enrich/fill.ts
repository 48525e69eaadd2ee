import { agree, capitalise, indefinite, locative, possessive } from '../../sdk/language.ts';

/** Someone or something that a text can speak of. */
export interface Noun {
  /** As it reads inside a sentence: `the lamp`, `Maud`. */
  text: string;
  plural: boolean;
  /** `name`: nobody said which pronoun. */
  pronoun: 'she' | 'he' | 'it' | 'they' | 'name';
  /** By what scenes and files know it. */
  id?: string;
}

/** What stands for a slot: a noun, or words that are used as they are. */
export type Slots = Readonly<Record<string, Noun | string>>;

const FORMS = {
  she: { they: 'she', them: 'her', their: 'her', themself: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', themself: 'himself' },
  it: { they: 'it', them: 'it', their: 'its', themself: 'itself' },
  they: { they: 'they', them: 'them', their: 'their', themself: 'themselves' },
  name: { they: 'they', them: 'them', their: 'their', themself: 'themself' },
} as const;
type Form = keyof (typeof FORMS)['she'];

const SLOT = /«(?:(at|a|bare) )?([\p{L}\d]+)('s)?(?:\.(\w+))?(?::([\w ]+))?»/gu;

/**
 * Fills the slots of a text, or gives null when something is missing. `«lamp»` is a noun, `«lamp's»` what it owns,
 * `«lamp:goes»` the noun with its verb in agreement, `«lamp.them»` its pronoun (`they`, `them`, `their`, `themself`),
 * `«lamp.they:goes»` that with a verb, `«lamp.id»` its id, `«at hall»` “in the hall”, `«a lamp»` “a lamp”, `«bare lamp»`
 * “lamp”. A slot whose name has a capital begins with one.
 */
export function tryFill(text: string, slots: Slots): string | null {
  let isWhole = true;
  const filled = text.replace(
    SLOT,
    (slot: string, before?: string, key = '', owner?: string, form?: string, verb?: string) => {
      const name = key.charAt(0).toLowerCase() + key.slice(1);
      const said = sayOf(slots[name] ?? slots[`${name}.${form}`], { before, owner, form, verb });
      if (said === null) {
        isWhole = false;
        return slot;
      }
      return name === key ? said : capitalise(said);
    },
  );
  return isWhole ? filled : null;
}

/** The same for a text whose slots are all there. */
export function fill(text: string, slots: Slots): string {
  return tryFill(text, slots) ?? text;
}

interface How {
  before: string | undefined;
  owner: string | undefined;
  form: string | undefined;
  verb: string | undefined;
}

function sayOf(value: Noun | string | undefined, { before, owner, form, verb }: How): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  if (form === 'id') return value.id ?? null;
  if (before === 'at') return locative(value.text);
  if (before === 'bare') return bare(value.text);
  if (before === 'a') return value.plural ? bare(value.text) : indefinite(bare(value.text));
  const isMany = form === undefined ? value.plural : value.plural || /^(?:they|name)$/.test(value.pronoun);
  const said = form === undefined ? ownerOr(value, owner) : FORMS[value.pronoun][form as Form];
  return verb === undefined ? said : `${said} ${agreed(verb, isMany)}`;
}

function agreed(verb: string, isMany: boolean): string {
  return verb === 'would' ? verb : agree(verb, isMany);
}

function ownerOr(noun: Noun, owner: string | undefined): string {
  return owner === undefined ? noun.text : possessive(noun.text).replace('’', "'");
}

export function bare(phrase: string): string {
  return phrase.replace(/^(?:the|an?|your)\s+/i, '');
}

/** A thing that has been spoken of. */
export function thingNoun({ phrase, plural }: { phrase: string; plural: boolean }): Noun {
  return { text: `the ${phrase}`, plural, pronoun: plural ? 'they' : 'it' };
}

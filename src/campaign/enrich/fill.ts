import { NarratoriaError } from '../../base/errors.ts';
import { agree, capitalise, indefinite, possessive } from '../../sdk/language.ts';

/** Someone or something that a text can speak of. */
export interface Noun {
  /** As it reads inside a sentence: `the lamp`, `Maud`. */
  text: string;
  plural: boolean;
  /** `name`: nobody said which pronoun, so the name is said again. */
  pronoun: 'she' | 'he' | 'it' | 'they' | 'name';
  /** For places: in, on or at. */
  at?: 'in' | 'on' | 'at';
}

export type Slots = Readonly<Record<string, Noun>>;

const FORMS = {
  she: { they: 'she', them: 'her', their: 'her', themself: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', themself: 'himself' },
  it: { they: 'it', them: 'it', their: 'its', themself: 'itself' },
  they: { they: 'they', them: 'them', their: 'their', themself: 'themselves' },
} as const;
type Form = keyof (typeof FORMS)['she'];

/**
 * Fills the slots of a text. `{stake}` is a noun, `{stake's}` what it owns, `{stake:goes}` the noun with its verb in
 * agreement, `{stake.them}` its pronoun (`they`, `them`, `their`, `themself`), `{stake.they:goes}` that with a verb,
 * `{at:hub}` “in the kitchen”, `{a:thing}` “a lamp”, `{bare:thing}` “lamp”. Sentences get their capitals.
 */
export function fill(text: string, slots: Slots): string {
  return sentenceCase(fillPhrase(text, slots));
}

/** The same for something that is no sentence: a key, a part of one. */
export function fillPhrase(text: string, slots: Slots): string {
  return text.replace(
    /\{(?:(at|a|bare):)?(\w+)('s)?(?:\.(they|them|their|themself))?(?::([\w ]+))?\}/g,
    (
      slot,
      before: string | undefined,
      key: string,
      owner: string | undefined,
      form?: string,
      verb?: string,
    ) => {
      const noun = slots[key];
      if (noun === undefined) throw unfilled(slot, text);
      if (before === 'at') return `${noun.at ?? 'at'} ${noun.text}`;
      if (before === 'a') return noun.plural ? bare(noun.text) : indefinite(bare(noun.text));
      if (before === 'bare') return bare(noun.text);
      const said = form === undefined ? ownerOr(noun, owner) : inForm(noun, form as Form);
      return verb === undefined ? said : `${said} ${agree(verb, noun.plural)}`;
    },
  );
}

function ownerOr(noun: Noun, owner: string | undefined): string {
  return owner === undefined ? noun.text : possessive(noun.text).replace('’', "'");
}

function inForm({ text, pronoun }: Noun, form: Form): string {
  if (pronoun !== 'name') return FORMS[pronoun][form];
  return form === 'their' ? possessive(text).replace('’', "'") : text;
}

export function bare(phrase: string): string {
  return phrase.replace(/^(?:the|an?)\s+/i, '');
}

/** A capital after every full stop, whatever slot begins the sentence; markup before it is no hindrance. */
function sentenceCase(text: string): string {
  return text
    .replace(
      /^(\*\*|\[)?(.)/su,
      (_, mark: string | undefined, first: string) => (mark ?? '') + capitalise(first),
    )
    .replace(
      /((?:\.”|[.!?])\s+)(\*\*|\[)?([“‘'"]?\p{Ll})/gu,
      (_, end: string, mark: string | undefined, first: string) => end + (mark ?? '') + capitalise(first),
    );
}

function unfilled(slot: string, text: string): NarratoriaError {
  return new NarratoriaError('internal_error', `Nothing fills ${slot} in ${JSON.stringify(text)}.`);
}

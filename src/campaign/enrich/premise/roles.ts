import { EMPTY_NOUNS, kindOf, singular } from './noun-kinds.ts';
import type { FoundName, NounKind } from './premise.ts';

const OWNER =
  "(?:[Tt]he|[Aa]n?|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|(?:\\p{Lu}[\\p{L}-]+ )?\\p{Lu}[\\p{L}-]+['’]s|[Tt]he [\\p{Ll}-]+['’]s)";
const ROLE_BEFORE = new RegExp(
  `(?:^|[\\s“"(])(${OWNER}\\s(?:(?!an? |the )[\\p{Ll}-]+\\s){0,2}(?!an? |the )[\\p{Ll}-]+(?: of (?:the )?\\p{Lu}[\\p{L}-]+)?)(?: in (?:[\\p{Ll}-]+ ){1,3}(?=,))?(?:,?\\s(?:(?:old|young|little|poor|dear|good) )?|,\\s(?:the|an?) (?:[\\p{Ll}-]+ ){1,2})$`,
  'u',
);
const ROLE_AFTER = new RegExp(`^,\\s+(${OWNER}\\s[^,.;:!?]{3,60})[,.;!?]`, 'u');
/** “Dr Farrow the physician wants it broken up.” */
const ROLE_BESIDE = /^ (the [\p{Ll}-]+)(?= \p{Ll}+s\b|[,.;])/u;
const ROLE_SAID = new RegExp(
  `^ (?:is|was) (${OWNER}\\s[\\p{Ll} -]+?)(?= (?:of|in|on|at|who|that|with|where|which|and|to|for|from|by)\\b|[^\\p{Ll} -]|$)`,
  'u',
);

/** What the author calls somebody where the name stands: “the keeper, Elias”, “Mira, a lawyer,”, “Anselm is her brother”. */
export function roleIn({ name, sentence, at, last = '' }: FoundName): string | null {
  const after = sentence.slice(at + name.length);
  const apposed = ROLE_AFTER.exec(after)?.[1];
  const [, lead = '', called] = new RegExp(`^(.*?)(,? ${CALLED})? $`, 's').exec(sentence.slice(0, at)) ?? [];
  const before = ROLE_BEFORE.exec(`${called === undefined ? lead : lead.replace(OF_WHAT, '')} `)?.[1];
  const said = ROLE_SAID.exec(after)?.[1];
  const role = [
    /\b(?:[Hh]is|[Hh]er|[Tt]heir) name is $/.test(sentence.slice(0, at)) ? lastPersonIn(last) : undefined,
    apposed,
    before !== undefined && (called !== undefined || mayBeSomebody(before)) ? before : undefined,
    said !== undefined && kindOf(headOf(said)) === 'person' ? said : undefined,
    personOnly(ROLE_BESIDE.exec(after)?.[1]),
    deedAsRole(after),
    officeIn(name),
    officeBefore(sentence.slice(0, at)),
    ownerOf(sentence.slice(0, at)),
  ].find((text) => text !== undefined && !UNFINISHED.test(text));
  return role === undefined ? null : lowerArticle(role).replace(/^(?:my|our)\b/, 'your');
}

/** “A man from the ministry named Ocampo” is a man; “an intern nobody hired, who signs himself Wick” an intern. */
const OF_WHAT =
  /(?<=\b(?:an?|the|his|her|your) (?:\p{Ll}+ )?\p{Ll}+) (?:(?:from|of|in|at|with|for) (?:the |an? )?(?:(?! an? )[\p{L} ]){3,30}|(?:nobody|no one|somebody|you|he|she|they) [\p{Ll} ]{3,30})$/u;
export const CALLED =
  '(?:called|named|known as|by the name of|whose name is|(?:who )?(?:calls|signs) (?:him|her|them)sel(?:f|ves))';

/** “His last client wants her money. Her name is Thaw”: the client. */
function lastPersonIn(sentence: string): string | undefined {
  const phrases = sentence.matchAll(/\b(?=((?:the|an?|his|her|your|my)(?: [\p{Ll}-]+){1,3}))/giu);
  const people = [...phrases].map(([, phrase = '']) => {
    const words = phrase.split(' ');
    return words.slice(0, words.findIndex((word) => kindOf(word) === 'person') + 1).join(' ');
  });
  return people.findLast((phrase) => phrase !== '');
}

/** What a role cannot end in: the name is joined to it, and is not who it is. */
const UNFINISHED =
  / (?:and|or|of|in|at|to|by|for|with|from|on|as|like|than|near|above|below|outside|inside|under|over|behind|before|after|that|which|where|when|is|was|are|were|has|have|had|says|knows|wants)$/;
const KEEPS =
  /^ (?:still |now |also )?(keeps|kept|tends|minds|runs|ran|owns|owned) (?:the|an?) ((?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+))(?= (?:on|in|at|by|with|for|and|near|above|below|under|where|that|which|alone|here|there)\b|[,.;:!?]|$)/u;
/** What people can be in charge of. */
const IN_CHARGE_OF = new Set<NounKind>([
  'place',
  'vehicle',
  'light',
  'machine',
  'creature',
  'nature',
  'door',
]);

/** “Marta keeps the ferry house”: what somebody does is what they are. */
function deedAsRole(after: string): string | undefined {
  const [, verb = '', what = '', head = ''] = KEEPS.exec(after) ?? [];
  if (!IN_CHARGE_OF.has(kindOf(singular(head)))) return undefined;
  return `${/^(?:own|r)/.test(verb) ? 'owner' : 'keeper'} of the ${what}`;
}

/** “The caravan of Imra the Lame”: whose it is. */
function ownerOf(before: string): string | undefined {
  const [, what = ''] = /\b[Tt]he ([\p{Ll}-]+) of $/u.exec(before) ?? [];
  return ['place', 'vehicle'].includes(kindOf(what)) ? `the head of the ${what}` : undefined;
}

/** “Doctor Vale” is the doctor; “Aunt Dorothy” may be anything besides. */
function officeIn(name: string): string | undefined {
  const [title = '', ...rest] = name.split(' ');
  return rest.length > 0 && OFFICE.test(title) ? title.toLowerCase() : undefined;
}

/** “The Chancellor, Lady Merrow”. */
function officeBefore(before: string): string | undefined {
  const [, office = ''] = /\b[Tt]he (\p{Lu}\p{Ll}+), $/u.exec(before) ?? [];
  return OFFICE.test(office) ? `the ${office.toLowerCase()}` : undefined;
}

const OFFICE =
  /^(?:Doctor|Nurse|Captain|Commander|Commodore|Admiral|Lieutenant|Sergeant|Corporal|Major|Colonel|General|Marshal|Professor|Judge|Mayor|Governor|Senator|President|Chancellor|Ambassador|Director|Warden|Inspector|Detective|Constable|Sheriff|Bishop|Abbot|Abbess|Rabbi|Imam|Coach|Chef|Harbourmaster|Harbormaster|Stationmaster|Postmaster|Headmaster|Headmistress|Ringmaster|Quartermaster|Superintendent|King|Queen|Prince|Princess|Emperor|Empress|Duke|Duchess|Count|Countess|Baron|Baroness)$/;

/** “The ferry house Marta keeps” and “the drowned man Marta found” say what she keeps and found, not what she is. */
function mayBeSomebody(phrase: string): boolean {
  if (/ (?:dead|drowned|murdered|missing|lost) (?:man|woman)$/.test(phrase)) return false;
  const head = headOf(phrase);
  return (
    ['person', 'creature'].includes(kindOf(head)) || (kindOf(head) === 'other' && !EMPTY_NOUNS.has(head))
  );
}

function personOnly(phrase: string | undefined): string | undefined {
  return phrase !== undefined && kindOf(headOf(phrase)) === 'person' ? phrase : undefined;
}

export function headOf(role: string): string {
  const [phrase = ''] = role.split(/\s(?:of|who|whose|that|from|in|at|to|with|for|on)\s/);
  return phrase.split(' ').at(-1) ?? '';
}

function lowerArticle(role: string): string {
  return /^(?:\p{Lu}[\p{L}-]+ )*\p{Lu}[\p{L}-]+['’]s/u.test(role)
    ? role
    : role.charAt(0).toLowerCase() + role.slice(1);
}

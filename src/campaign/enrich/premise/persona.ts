import nlp from 'compromise';
import { kindOf } from './noun-kinds.ts';
import type { NounKind } from './premise.ts';

const IDENTITY =
  /\b(?:I am|I['’]m|[Yy]ou are|[Yy]ou['’]re|[Yy]ou play(?: as)?|[Yy]ou were(?: born)?|[Yy]ou used to be|[Yy]our name is)\s+((?:(?:an?|the|one of|your)\s+)?[\p{L}' -]{3,80})/u;
const STOPS =
  /\s+(?:who|that|which|and|but|in|on|at|with|from|to|for|because|when|where|whose|by|sent|until|since|after|before|returning|trying|hired|trapped|stuck|lost|alone)\b.*$/u;

/** Who the player is: `bread`, `the new kit man`; null when the author does not say. */
export function personaIn(
  title: string,
  text: string,
): { persona: string | null; isThing: boolean; isFood: boolean } {
  // “I am Tova,” says somebody: that is not you.
  const told = text.replace(/["“][^"“”]*["”]/gu, (said) => (/\bI(?: am|['’]m)\b/u.test(said) ? ' ' : said));
  for (const source of [lower(title), told]) {
    for (const match of source.matchAll(new RegExp(IDENTITY, 'gu'))) {
      const called = (match[1] ?? '').replace(STOPS, '').trim();
      const persona = `${called}${apposition(called, source.slice(match.index + match[0].length))}`;
      if (persona.split(/\s+/).length > 7 || !isNounPhrase(persona)) continue;
      return { persona, isThing: isThing(persona), isFood: isThing(persona) && hasKind(persona, 'food') };
    }
  }
  const persona = pointedAt(text) ?? byDeed(text);
  return { persona, isThing: false, isFood: false };
}

/** “The goosegirl has been sent for. That's you.” */
function pointedAt(text: string): string | null {
  const [, before = ''] = /([^.!?]+)[.!?]\s+That(?:['’]s| is) (?:you|me)\b/u.exec(text) ?? [];
  const people = [...before.matchAll(/\b[Tt]he (?:[\p{Ll}-]+ )??([\p{Ll}-]+)/gu)].filter(
    ([, head = '']) => kindOf(head) === 'person',
  );
  return people.at(-1)?.[0].replace(/^The/, 'the') ?? null;
}

/** Work by which somebody is called; what those are called who do it, where -er is not enough. */
const WORKERS: Readonly<Record<string, string>> = Object.fromEntries(
  'own:owner feed fold repair mend clean drive keep run:manager teach sell cook:cook paint guard:guard tend serve deliver sort count bake wash fix steer wind polish translate:translator print bury dig audit:auditor defend edit:editor film fly:pilot sail pilot:pilot judge:judge report write sing play build carve forge brew sew weave hunt fish farm herd breed train tune inspect:inspector nurse:nurse restore catalogue:cataloguer host:host coach:coach direct:director conduct:conductor navigate:navigator survey:surveyor collect:collector operate:operator'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([verb = '', name]) => [verb, name ?? workerOf(verb)]),
);

function workerOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ier`;
  if (/^(?:run|dig|plan|cut)$/.test(verb)) return `${verb}${verb.at(-1)}er`;
  return `${verb}${verb.endsWith('e') ? 'r' : 'er'}`;
}

/** “You have kept the lamp for eleven years”. */
const DONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(WORKERS).map((verb) => [verb.endsWith('e') ? `${verb}d` : `${verb}ed`, verb]),
  ),
  kept: 'keep',
  driven: 'drive',
  taught: 'teach',
  sold: 'sell',
  sung: 'sing',
  flown: 'fly',
  built: 'build',
  written: 'write',
};

/** Where what is done ends and something else is said of it. */
const BESIDES =
  /\s(?:of|for|in|on|at|with|from|to|by|there|here|which|that|who|and|but|because|when|where|near|above|below|under|since|every|each|until|before|after|between|across|through|along)\b.*$/u;

/** “You repair lifts”: a repairer of lifts. “You drive the last night bus”: its driver. “As arbiter of …, you …”. */
function byDeed(text: string): string | null {
  const office =
    /(?:^|[.!?]\s+|\n)As (?:the |an? )?([\p{Ll} -]{3,30}?)(?: (?:of|at|for|in) [^,.]{2,60})?, (?:you|I)\b/u.exec(
      text,
    )?.[1];
  if (office !== undefined && kindOf(office.split(' ').at(-1) ?? '') === 'person') return `the ${office}`;
  const [, article = '', mine] =
    /\b(?:you|I), (his|her|the|an?|their|our) ([\p{Ll} -]{3,40}?)(?:,| with [^.,;:]+,)/u.exec(text) ?? [];
  if (mine !== undefined && isPerson(mine.split(' of ')[0] ?? ''))
    return `${/^an?$/.test(article) ? article : 'the'} ${mine}`;
  const [, age] =
    /\b(?:You are|You['’]re|I am|I['’]m) (six|seven|eight|nine|ten|eleven|twelve)(?: years old)?[.,;]/u.exec(
      text,
    ) ?? [];
  if (age !== undefined) return `a child of ${age}`;
  const [, where] = /(?:^|[.!?]\s+|\n)(?:You|I) work ((?:in|at|for|on) [^.;!?,]{3,40})/u.exec(text) ?? [];
  if (where !== undefined) return `somebody who works ${where}`;
  const pattern = new RegExp(
    `(?:^|[.!?]\\s+|\\n)(?:You|I) (?:(?:have|['’]ve) (?=\\p{Ll}+(?:ed|pt|un|en|ght|old|ung|oke) ))?(${[...Object.keys(WORKERS), ...Object.keys(DONE)].join('|')}) ([^.;!?,]{3,90})`,
    'u',
  );
  const [, said = '', rest = ''] = pattern.exec(text) ?? [];
  if (said === '') return null;
  const verb = DONE[said] ?? said;
  const what = ` ${rest}`.replace(BESIDES, '').trim();
  const worker = WORKERS[verb] ?? '';
  if (what === '') return `the ${worker}`;
  if (/^(?:the|an?|this|that|your|my)\s/.test(what))
    return `the ${worker} of ${what.replace(/^(?:your|my|an?)\s/, 'the ')}`;
  if (/^(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+$/u.test(what) && !/\b(?:alone|well|badly|out|up|away)$/.test(what))
    return `a ${worker} of ${what}`.replace(/^a (?=[aeio])/u, 'an ');
  return null;
}

const SPEAKS_TO_YOU = /\b(?:you|your|I|my|we|our)\b/i;

/** “A courier finds …”: where nobody is addressed, whoever the premise begins with is the player. */
export function heroIn(premise: string): { persona: string; name: string | null } | null {
  if (SPEAKS_TO_YOU.test(premise)) return null;
  const [, article = '', phrase = ''] =
    /^\s*(An?|The) ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) (?:finds|discovers|wakes|must|has|is|returns|arrives|inherits|receives|learns)\b/u.exec(
      premise,
    ) ?? [];
  if (kindOf(phrase.split(' ').at(-1) ?? '') === 'person')
    return { persona: `${article.toLowerCase()} ${phrase}`, name: null };
  const [, name = '', role = ''] =
    /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), ((?:an?|the) [\p{Ll} -]{3,40}), /u.exec(premise) ?? [];
  return name !== '' && kindOf(role.split(' ').at(-1) ?? '') === 'person'
    ? { persona: `${name}, ${role}`, name }
    : null;
}

/** “You are Ilse Varga, a debt collector”: a name alone says little. */
function apposition(called: string, after: string): string {
  const what = /^\p{Lu}/u.test(called) ? /^, (?:an?|the) [\p{L}' -]{3,60}/u.exec(after)?.[0] : undefined;
  return what === undefined ? '' : what.replace(STOPS, '').trimEnd();
}

/** “I Am Bread” is a title; the words in it are ordinary. */
function lower(title: string): string {
  return title
    .toLowerCase()
    .replace(/\bi\b/g, 'I')
    .replace(/\bi'm\b/g, "I'm");
}

function isNounPhrase(phrase: string): boolean {
  if (
    /^(?:not|so|very|too|about|already|still|here|there|never|always|just|now|being|going|told|asked|the only|all)\b/.test(
      phrase,
    )
  )
    return false;
  const doc = nlp(phrase);
  const last = doc.terms().last();
  return (
    !/ing$/.test(phrase.split(' ')[0] ?? '') &&
    (/^(?:an?|the|one of|your)\s/.test(phrase) || last.has('#Noun')) &&
    !last.has('#Adjective') &&
    !last.has('#Verb') &&
    !last.has('#Pronoun')
  );
}

/** Kinds of things that are no company for people; a robot or a ship is. */
const NO_COMPANY = new Set<NounKind>([
  'food',
  'vessel',
  'cloth',
  'furniture',
  'picture',
  'paper',
  'light',
  'creature',
  'nature',
  'jewel',
  'sound',
  'blade',
  'door',
]);

function isThing(persona: string): boolean {
  return [...NO_COMPANY].some((kind) => hasKind(persona, kind)) && !isPerson(persona);
}

function hasKind(persona: string, kind: NounKind): boolean {
  return persona
    .toLowerCase()
    .split(/\s+/)
    .some((word) => kindOf(word) === kind || kindOf(word.replace(/s$/, '')) === kind);
}

/** “A bookkeeper”, “the horse dealer”: what it ends in decides. */
function isPerson(persona: string): boolean {
  const head = (persona.split(/\s+/).at(-1) ?? '').toLowerCase();
  const kind = kindOf(head.replace(/s$/, ''));
  return (
    kind === 'person' ||
    (!NO_COMPANY.has(kind) && /(?:er|or|ist|ian|man|woman|ess|ant|ee|boy|girl)$/.test(head)) ||
    /^\p{Lu}/u.test(persona)
  );
}

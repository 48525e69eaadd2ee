import nlp from 'compromise';
import { type Noun, thingNoun } from '../fill.ts';
import { clausesOf, insideSentence } from './clauses.ts';
import type { OddFact, PremisePerson } from './premise.ts';
import type { FoundNoun } from './things.ts';

/** Words by which something is not as it should be. */
const ODD =
  /\b(?:haunted|ghosts?|drives itself|runs itself|by (?:itself|themselves|herself|himself)|nobody|no one|none|never|vanish\w*|disappear\w*|missing|dead|died|drowned|burned|impossible|strange\w*|odd|wrong|begun|started|stopped|refus\w+|will not|won't|cannot|can't|does not|do not|without|twice|thirteen\w*|same|instead|again|alone|warm|sings?|singing|speaks?|spoke|whispers?|whispering|talks?|dreams?|remembers?|knows|wakes?|arrives?|return(?:s|ed)?|un(?!til|der|less|ion|it)\w+ed|appears?|moves|moved|rang|rings|gone|lost|stolen|killed|murdered|poisoned|cursed|hidden|secret\w*|before (?:it|they) \w+|only|every (?:night|morning|day)|last night|this morning|no longer|turned|empty|dry|dried|locked|answers?|writes|written|full of|unless|no|stops?|whoever|whenever|hums?|humming|glows?|tick\w*|spell\w*|tampered|opened|every|each)\b/gi;
const LONGEST = 150;
/** What is said first is what it is about. */
const LATER = 0.3;
const SHORTEST = 22;

interface Candidate {
  clause: string;
  quote: string;
  score: number;
}

/**
 * The clause in which something is most out of order, and what it is about. Sentences come with how much they count: those
 * of the premise more than those of the setting.
 */
export function oddIn(
  sentences: readonly { text: string; weight: number }[],
  title: string,
  nouns: readonly FoundNoun[],
  people: readonly PremisePerson[],
  /** First words of names, which keep their capitals. */
  names: ReadonlySet<string>,
  /** In a book, what is always so is no riddle: what has happened comes first. */
  isBook = false,
): OddFact {
  const candidates = sentences.flatMap(({ text, weight }, index) =>
    clausesOf(text).map(
      (said, at, all, clause = withName(said, sentences.slice(0, index + 1), people)): Candidate => ({
        clause,
        quote: text,
        score:
          weight -
          index * LATER +
          scoreOf(clause, nouns, title) +
          (isBook && hasHappened(clause) ? HAPPENED : 0) +
          (at === all.length - 1 && isGone(sentences[index + 1]?.text) ? GONE : 0) +
          (at === all.length - 1 && DENIED.test(sentences[index + 1]?.text ?? '') ? DENIAL : 0),
      }),
    ),
  );
  const best = candidates
    .filter(({ clause }) => clause.length <= LONGEST && !/\?$/.test(clause) && !isOnlyNamed(clause))
    .reduce<Candidate | null>((high, one) => (high === null || one.score > high.score ? one : high), null);
  // A lorebook describes a world in which nothing need be out of order.
  const isPlain = sentences.every(({ weight }) => weight === 0);
  if (best === null || (isPlain && best.clause.match(ODD) === null)) return fromTitle(title, nouns);
  const person = people.find(({ name, role }) =>
    [name, role].some(
      (called) => called !== null && best.clause.toLowerCase().includes(called.toLowerCase()),
    ),
  );
  // People go round it, live with it and look at it: it has to be something that is there.
  const here = nouns.filter((one) => one.kind !== 'person' && !isLost(one));
  const first = subjectOf(best.clause, nouns);
  const said = first !== undefined && isLost(first) ? undefined : subjectOf(best.clause, here);
  const isAbsent = person === undefined || person.fate !== null || first !== undefined;
  const noun =
    said ??
    (isAbsent
      ? (here.find(({ isObject, plural, quote }) => isObject && !plural && quote !== best.quote) ??
        here.find(({ isObject }) => isObject) ??
        (person === undefined ? here[0] : undefined))
      : undefined);
  return {
    // What stands inside a sentence has its capitals for a reason.
    clause: best.quote.indexOf(best.clause) > 0 ? best.clause : insideSentence(best.clause, names),
    quote: best.quote,
    noun: noun === undefined ? personNoun(person) : nounIn(best.clause, noun),
    head: noun?.head ?? '',
  };
}

/** “The great iron boom that closes the harbour”: something is named, and nothing said of it. */
function isOnlyNamed(clause: string): boolean {
  const [, said] = /^(?:the|an?) (?:[\p{Ll}-]+ ){1,4}?(?:that|which|who) (.+)$/iu.exec(clause) ?? [];
  return said !== undefined && nlp(said).verbs().length < 2;
}

/** “Since the old stand burned down”: nobody can look at that any more. */
function isLost({ phrase, quote }: FoundNoun): boolean {
  return new RegExp(
    `\\b${phrase},?(?: [^,.;]{0,20},)? (?:(?:has|was|had|have|were|is|are) (?:been )?)?(?:burned|burnt|sank|sunk|stolen|vanished|disappeared|gone|missing|demolished)\\b|\\b(?:taken|took|stolen|stole|sold|lost|no) (?:(?:the|an?|his|her|your|their|its) )?${phrase}\\b`,
    'iu',
  ).test(quote);
}

/** “The voice was your grandmother's. She died in May.” */
function isGone(next = ''): boolean {
  return /^(?:She|He|They|It) (?:died|drowned|is dead|are dead|was buried|has been (?:dead|missing)|vanished|disappeared|burned down)\b/.test(
    next,
  );
}
/** “He reads out a question”: whoever was named last. */
function withName(
  clause: string,
  sentences: readonly { text: string }[],
  people: readonly PremisePerson[],
): string {
  const [, pronoun = ''] = /^(he|she) \p{Ll}+/iu.exec(clause) ?? [];
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const at = text.lastIndexOf(clause);
  const named = people
    .filter((one) => one.name !== null && one.pronoun === pronoun.toLowerCase())
    .map(({ name }) => ({ name: name ?? '', at: text.lastIndexOf(name ?? '', at) }))
    .filter((one) => one.at !== -1)
    .toSorted((one, other) => other.at - one.at)[0]?.name;
  return named === undefined ? clause : clause.replace(/^(?:he|she)\b/i, named);
}

/** “Nobody brought tomato seeds to Mars.” */
const DENIED =
  /^(?:nobody|no one) (?:has |had |ever )?(?:\p{Ll}+ed|brought|planted|put|sent|wrote|written|built|bought|left|made|saw|seen|came|told|gave)\b/iu;
const DENIAL = 2;
const GONE = 5;
const HAPPENED = 8;

/** What has come to be so, and is not always so. */
export function hasHappened(clause: string): boolean {
  return (
    /\b(?:has|have|had)\b(?! to\b)|\b(?:was|were|no longer|gone|missing)\b/u.test(clause) ||
    /^(?:[\p{L}’'-]+ ){1,4}?(?:\p{Ll}{2,}ed|forgot|left|rang|came|went|broke|stole|took|died|fell|sank|began|stopped)\b(?! in every| from )/u.test(
      clause,
    )
  );
}
const BODY = 16;
const COMFORTABLE = 70;

function scoreOf(clause: string, nouns: readonly FoundNoun[], title: string): number {
  // Of all that is out of order, a body is the most.
  const body = /\b(?:found (?:dead|strangled|stabbed|murdered)|was murdered)\b/u.test(clause) ? BODY : 0;
  const odd = body + Math.min(3, (clause.match(ODD) ?? []).length) * 2;
  const subject = subjectOf(clause, nouns);
  const isAlive = subject !== undefined && acts(clause, subject);
  const isTitled = subject !== undefined && title.toLowerCase().includes(subject.head);
  return (
    odd +
    (isAlive ? 4 : 0) +
    (subject === undefined
      ? /\p{Lu}\p{Ll}+/u.test(clause.slice(1))
        ? -0.5
        : -2
      : Math.min(2, subject.weight / 2)) +
    (subject !== undefined && clause.toLowerCase().indexOf(subject.head) < 30 ? 1 : 0) +
    (isTitled ? 2 : 0) +
    (subject?.kind === 'creature' ? 1.5 : 0) -
    (clause.length < SHORTEST ? 5 : 0) -
    (/^(?:the|an?) [\p{Ll} -]+ (?:is|are|was) (?:in|on|at|under|by) /u.test(clause) ? 3 : 0) -
    (/^(?:the|an?|your|his|her|my) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(clause)
      ? 1
      : 0) -
    (/\b(?:wants?|thinks?|would rather|suspects?|asked for|has (?:ordered|forbidden|told|asked|offered)|ordered|forbids?|forbade|blames?|offers?)\b/.test(
      clause,
    ) && !isAlive
      ? 3
      : 0) -
    (/\b(?:is|are) being \p{Ll}+ed\b/u.test(clause) ? 4 : 0) -
    // It is said again and again: short is better, and nothing put in between.
    Math.max(0, (clause.length - COMFORTABLE) / 15) -
    (/^(?:the|an?|your|his|her)\s[^,]{2,40}, [^,]{2,40}, /u.test(clause) ? 2 : 0) -
    (/^(?:you|I|we)\b/i.test(clause) ? 5 : 0) -
    (/^it (?:is|was) (?:the|an?|your|his|her)\b/i.test(clause) ? 4 : 0) +
    // “For eleven nights now”: it happens again and again.
    (/^for (?:[\p{Ll}-]+ ){1,3}(?:nights|days|mornings|weeks|months|years)(?: now)?,? /iu.test(clause)
      ? 4
      : 0) +
    // “Four tonnes more than you loaded”: a number that is wrong.
    (/\b(?:more|fewer|less|heavier|lighter|older|younger) than (?:you|there|it|he|she|they|the)\b|\bone too many\b|\btoo many\b/i.test(
      clause,
    )
      ? 4
      : 0) -
    (/^people\b/i.test(clause) ? 2 : 0) -
    // What nobody did says only how odd it is that it is so.
    (DENIED.test(clause) ? 4 : 0) -
    // “Mum, who is in the car, does not know”: somebody is told of, and nothing has happened.
    (/^[^,]{2,30}, who\b/u.test(clause) ? 4 : 0) -
    (/^there (?:is|are)\b(?! .* in the )|\b(?:was (?:supposed|built|meant)|has) to\b| (?:with|of|in|on|to|for|from) (?:it|them)$/i.test(
      clause,
    )
      ? 3
      : 0) -
    (/^[\p{L}-]+(?: [\p{L}-]+){1,5} (?:on|at|by) (?:\p{Ll}+ on )?(?:\p{Lu}\p{Ll}+day|dawn|noon|midnight|dusk)$/u.test(
      clause,
    )
      ? 7
      : 0) +
    // What has happened is news; what was or is so is not.
    (/\b(?:has|have) (?:not |just |now )?(?!been\b)\p{Ll}+(?:ed|en|wn|pt|ne|ght|un)\b/u.test(clause)
      ? 2
      : 0) +
    (/^(?:somebody|someone) (?:(?:has|had)(?! to\b)|is|was|\p{Ll}+ed|cut|put|stole|took|left)\b/iu.test(
      clause,
    )
      ? 2
      : 0) -
    (/^(?:it|he|she|they|this|that|his|her|its|their)\b/i.test(clause) ? 4 : 0) -
    (/\b(?:it|they|he|she)\b/i.test(clause) && subject === undefined ? 2 : 0) -
    (/\b(?:you|your|I|my|me)\b/i.test(clause.replace(/^your\b/i, '')) && !isAlive ? 3 : 0)
  );
}

/** “The door has asked you to come closer”: things that speak, want and move are out of order. */
function acts(clause: string, { head, kind }: FoundNoun): boolean {
  if (kind === 'person' || kind === 'creature' || kind === 'place') return false;
  return new RegExp(
    `^(?:the|an?|your|his|her|every|each|one) (?:[\\p{L}'’-]+ ){0,3}?${stemOf(head)}s? (?:has |have |had |begins? to |begun to )?(?:asks?|asked|says?|said|speaks?|spoke|sings?|answers?|laughs?|whispers?|wants?|knows|plays|played|moved?|moves|remembers|dreams|weeps|screams|grows|bleeds|breathes|follows|followed|walks?)\\b`,
    'iu',
  ).test(clause);
}

/** The first thing in a clause, which is nearly always what it is about. */
function subjectOf(clause: string, nouns: readonly FoundNoun[]): FoundNoun | undefined {
  const said = clause.toLowerCase();
  const positions = nouns
    .filter(({ kind, phrase }) => kind !== 'person' && !/^(?:night|day)/.test(phrase))
    .map((noun) => ({ noun, at: said.search(new RegExp(`\\b${stemOf(noun.head)}(?:e?s)?\\b(?!['’]s)`)) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return positions[0]?.noun;
}

const stemOf = (head: string) => head.replace(/[^a-z]/g, '.').replace(/y$/, '(?:y|ies)');

/** As the clause has it: of “the third well is locked” the third well, though the author speaks of wells elsewhere. */
function nounIn(clause: string, noun: FoundNoun): Noun {
  const phrase = new RegExp(
    `\\b(?:the|an?|every|each) ((?:(?!an? |the )[\\p{Ll}-]+ ){0,2}?${noun.head})\\b`,
    'iu',
  ).exec(clause)?.[1];
  const isMany = phrase === undefined && new RegExp(`\\b${noun.head}s\\b`, 'iu').test(clause);
  if (isMany && !noun.plural) return thingNoun({ phrase: `${noun.phrase}s`, plural: true });
  return thingNoun(phrase === undefined ? noun : { phrase: phrase.toLowerCase(), plural: false });
}

function personNoun(person: PremisePerson | undefined): Noun {
  return {
    text: person?.name ?? person?.role ?? 'this business',
    plural: false,
    pronoun: person?.pronoun ?? 'it',
  };
}

/** A title is all there is: what it names is what nobody talks about. */
function fromTitle(title: string, nouns: readonly FoundNoun[]): OddFact {
  const noun = nouns.find(({ kind }) => kind !== 'person');
  const about = noun === undefined ? personNoun(undefined) : thingNoun(noun);
  return {
    clause: `nobody here will talk about ${about.text}`,
    quote: title,
    noun: about,
    head: noun?.head ?? '',
  };
}

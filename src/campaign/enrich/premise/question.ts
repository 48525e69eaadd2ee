import nlp from 'compromise';
import type { CentralQuestion, OddFact, PremisePerson } from './premise.ts';

const ASKS = '(?:who|what|why|how|where|when|whether|which)';
/** How an author says what is to be found out: “you must find out who feeds it”. */
const SAID = new RegExp(
  `\\b(?:f(?:ind|ound) out|learns?|discovers?|decide|work out|establish|prove|know|knows|say|tell you|explain|understand|ask(?:s|ed)?(?: you)?|wants? to know)\\s+(${ASKS}\\s[^.;:!?]{6,110})`,
  'iu',
);
const WAYS = /\bwhether to ([^.;:?]{3,60}?),? or (?:to )?([^.;:?]{3,60})/iu;
const YES_OR_NO = /(?:^|[.!?]\s+)(?:Will|Do|Would|Should|Can) you ([^.?!]{3,60})\?/u;
const CHOOSE =
  /\b(?:must|have to|has to|can|could) (?:choose|decide) between ([\p{Ll}]+ing [^.;:?]{2,50}?) and ([\p{Ll}]+ing [^.;:?]{2,50})/iu;
/** What is asked of the player, who can refuse: “offers you nine thousand pounds to let one in”. */
const ASKED_OF_YOU =
  /\b(?:asks?|asked|begs?|begged|wants|orders?|ordered|sends?|sent|hires?|hired|offers?|offered|pays?|paid|dares?|bribes?)(?: me| you)(?:,[^,]{3,40},)?(?: (?!to\b)[\p{L}’'-]+){0,5} to (?!find out|discover|learn|look|come|know|be\b|breakfast|lunch|dinner|supper|tea\b|the\b|an?\b|his\b|her\b)([^.;:!?]{5,70}?)(?=,? (?:before|by|until|but|because|unless|while|so that)\b| [-–—]|[,.;:!?]|$)/u;
/** Whoever pays for it, orders it or dares you to do it makes it a matter of conscience. */
const BOUGHT = /\b(?:orders?|ordered|offers?|offered|pays?|paid|dares?|bribes?)\b/u;
const DIRECT = new RegExp(`(?:^|[.!?:]\\s+)(${ASKS})\\s([^.!?]{6,110})\\?`, 'iu');

/** “The Baron was found dead”, where somebody speaks of murder. */
const FOUND_DEAD =
  /((?:\b[Tt]he )?\p{Lu}[\p{L}’'-]+(?: (?:von |de |van |of )?\p{Lu}[\p{L}’'-]+)*) (?:was|has been|is|had been) (?:found )?(?:dead|murdered|killed|strangled|poisoned|stabbed|shot)\b/u;

/** What the story is to answer: what the author asks, in the premise before anywhere else, or else why things are as odd as they are. */
export function questionIn(
  own: readonly string[],
  sentences: readonly string[],
  odd: OddFact,
  people: readonly PremisePerson[],
  /** In a book, what is asked of you anywhere comes before what is odd. */
  isBook = false,
): CentralQuestion {
  const [, did] = /^(?:somebody|someone) (.+)$/iu.exec(odd.clause) ?? [];
  const isOwnOdd = own.includes(odd.quote);
  const ofYou = isBook ? sentences.filter((text) => /\byou\b/i.test(text)) : [];
  return (
    askedIn(own, odd, people) ??
    askedIn(ofYou, odd, people) ??
    (isOwnOdd ? null : askedIn(sentences, odd, people)) ?? {
      asked: did === undefined ? `why ${odd.clause}` : `who ${did}`,
      ways: null,
      isYours: false,
      quote: odd.quote,
    }
  );
}

function askedIn(
  sentences: readonly string[],
  odd: OddFact,
  people: readonly PremisePerson[],
): CentralQuestion | null {
  for (const [at, quote] of sentences.entries()) {
    const ways = waysIn(quote);
    if (ways === null) continue;
    const [one, other] = ways.map((way) => withPerson(way, sentences.slice(0, at + 1), people));
    const named: [string, string] = [one ?? '', other ?? ''];
    return { asked: askedOf(named), ways: named, isYours: YES_OR_NO.test(quote), quote };
  }
  for (const [at, quote] of sentences.entries()) {
    const said = SAID.exec(quote)?.[1];
    if (
      said !== undefined &&
      !/\b(?:you are|you should do)\b|^whether you (?!should|will|would|can|could|must|may)/.test(said)
    )
      return {
        asked: withPerson(resolved(tidy(said), odd), sentences.slice(0, at + 1), people),
        ways: null,
        isYours: false,
        quote,
      };
  }
  for (const quote of sentences) {
    const asked = indirect(quote);
    if (asked !== null) return { asked: resolved(asked, odd), ways: null, isYours: false, quote };
  }
  const murder = sentences.some((sentence) => /\bmurder|\bkiller\b/i.test(sentence))
    ? sentences.find((sentence) => FOUND_DEAD.test(sentence))
    : undefined;
  if (murder !== undefined)
    return {
      asked: `who killed ${FOUND_DEAD.exec(murder)?.[1] ?? ''}`,
      ways: null,
      isYours: false,
      quote: murder,
    };
  for (const [at, quote] of sentences.entries()) {
    const asked = ASKED_OF_YOU.exec(quote)?.[1];
    if (asked === undefined) continue;
    const ways: [string, string] = [withPerson(tidy(asked), sentences.slice(0, at + 1), people), 'refuse'];
    return { asked: askedOf(ways), ways, isYours: BOUGHT.test(quote), quote };
  }
  for (const [at, quote] of sentences.entries()) {
    const ways = putOnYou(quote);
    if (ways === null) continue;
    const named: [string, string] = [withPerson(ways[0], sentences.slice(0, at + 1), people), ways[1]];
    return { asked: askedOf(named), ways: named, isYours: true, quote };
  }
  return null;
}

/** What somebody says is to be done, and leaves to whoever hears it: “whispers that the tenth bowl is to be poisoned”. */
const TO_BE_DONE =
  /\b(?:whispers?|says?|said|tells? you|told you|orders?|ordered|writes?|reads)\b[^.;:]*?\b((?:the|your|his|her) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) (?:is|are|must|has|have) (?:to )?be (\p{Ll}+ed)\b/u;
/** Money that is put into the player's hand, with something said or left unsaid. */
const PAID =
  /\b(?:hands?|handed|slips?|slipped|gives?|gave|pushes|pushed|presses|pressed|passes|passed) (?:me|you) (?:[^.;:]{0,60}\b(?:pounds|dollars|euros|crowns|guineas|francs|roubles|shillings|cash|banknotes|notes)|(?:the|an?) (?:[\p{Ll}-]+ )?(?:bribe|bundle of notes|purse of \p{Ll}+))\b/u;

/** A bargain: “offers to help you if you tell her what she pawned”. */
const IF_YOU =
  /\b(?:offers? to|will|would|promises? to|agrees? to|can) [^.;:]{5,80}? if you (?!want|like|are|have|can|do\b|don)([^.;:,]{5,60})/u;

/** “Has made you promise not to tell the others.” */
const PROMISED =
  /\b(?:made (?:you|me) (?:promise|swear)|(?:you|I) (?:have )?(?:promised|swore|sworn)(?: (?:her|him|them))?) (?:not|never) to ([^.;:!?,]{4,60})/u;

function putOnYou(sentence: string): [string, string] | null {
  const promised = PROMISED.exec(sentence)?.[1];
  if (promised !== undefined) return [tidy(promised), 'keep your promise'];
  const bargain = IF_YOU.exec(sentence)?.[1];
  if (bargain !== undefined) return [tidy(bargain), 'refuse'];
  const [, what, done = ''] = TO_BE_DONE.exec(sentence) ?? [];
  if (what !== undefined) return [`${infinitiveOf(done)} ${what}`, 'refuse'];
  return PAID.test(sentence) ? ['take the money', 'give it back'] : null;
}

const infinitiveOf = (done: string) => nlp(done).verbs().toInfinitive().text() || done.replace(/ed$/, '');

/** “Tell her” by itself says little: whoever was spoken of last. */
function withPerson(way: string, before: readonly string[], people: readonly PremisePerson[]): string {
  const text = before.join(' ').toLowerCase();
  return way.replace(
    /\bhim\b|\bher\b(?! (?!what|who|where|why|how|whether|that)\p{Ll}+)|(?<=^\p{Ll}+ )(?:she|he)\b/u,
    (word) => {
      const [who] = people
        .filter(
          ({ pronoun, fate }) =>
            fate !== 'dead' &&
            (pronoun === (/^(?:her|she)$/.test(word) ? 'she' : 'he') || pronoun === 'they'),
        )
        .flatMap(({ name, role, pronoun }) =>
          [name, role].map((said) => ({
            said,
            isSure: pronoun !== 'they',
            at: said === null ? -1 : text.lastIndexOf(said.toLowerCase()),
          })),
        )
        .filter(({ at }) => at !== -1)
        .toSorted((one, other) => Number(other.isSure) - Number(one.isSure) || other.at - one.at);
      return who?.said ?? word;
    },
  );
}

/** “Who wore it” asks about what the odd fact is about. */
function resolved(asked: string, { noun }: OddFact): string {
  return /\b(?:the|an?|your|his|her) \p{Ll}|\b(?:did|do|does|done) it\b/u.test(asked)
    ? asked
    : asked.replace(/\b(?:it|them)\b/u, noun.text);
}

const askedOf = ([one, other]: [string, string]) => `whether to ${one} or ${other}`;

function waysIn(sentence: string): [string, string] | null {
  const [, one, other] = WAYS.exec(sentence) ?? [];
  if (one !== undefined && other !== undefined) return [tidy(one), tidy(other)];
  const [, first, second] = CHOOSE.exec(sentence) ?? [];
  if (first !== undefined && second !== undefined) return [baseForm(first), baseForm(second)];
  const asked = YES_OR_NO.exec(sentence)?.[1];
  if (asked === undefined) return null;
  const [yes = '', no] = asked.split(/,? or (?:will you |do you |to )?/u);
  return [tidy(yes), no === undefined ? oppositeOf(yes) : tidy(no)];
}

/** What is done instead, where the author names one way only. */
function oppositeOf(way: string): string {
  if (/^(?:tell|say|speak|warn|confess|translate|report|show)\b/u.test(way)) return 'say nothing';
  if (/^(?:forgive|help|trust|sign|accept|agree|let|obey|marry)\b/u.test(way)) return 'refuse';
  return 'keep out of it';
}

/** “selling the hall” is to sell the hall. */
function baseForm(phrase: string): string {
  return tidy(phrase).replace(/^(\p{Ll}+?)(\p{Ll})\2?ing\b/u, (_, stem: string, last: string) => {
    const isDoubled = /^(?:sell|tell|call|fill|pull|kill|pass|miss)/.test(`${stem}${last}`);
    return `${stem}${last}${isDoubled && !`${stem}${last}`.endsWith(last + last) ? last : ''}`;
  });
}

/** “Who is feeding it?” asks who is feeding it; “Why does it ring?” would need another order of words and is left out. */
function indirect(sentence: string): string | null {
  const [, word = '', rest = ''] = DIRECT.exec(sentence) ?? [];
  if (word === '') return null;
  // “Where is the body?” asks where the body is.
  const [, is, what] =
    /^(is|are|was|were) ((?:the|your|his|her|its|their|an?) [\p{Ll} -]{2,40})$/u.exec(rest) ?? [];
  if (what !== undefined) return `${word.toLowerCase()} ${what} ${is}`;
  if (/\b(?:do|does|did) (?:the|he|she|they|you|I|we|it|\p{Lu})/u.test(rest)) return null;
  const isSubject =
    /^(?:who|what|which)$/i.test(word) &&
    !/^(?:do|does|did|is|are|was|were|will|would|can|could|should|has|have) (?:(?:the|an?|you|your|it|he|she|they|we)\b|\p{Lu})/u.test(
      rest,
    );
  return isSubject ? tidy(`${word.toLowerCase()} ${rest}`) : null;
}

function tidy(text: string): string {
  const trimmed = text
    .trim()
    // “You will find out who did it,” says Klara, “before the pass opens.”
    .replace(/,["”](?:\s.*)?$/u, '')
    .replace(/,? (?:before|by|until) [^,]*$|, including .*$/u, '')
    .replace(/,? but .*$/u, '')
    .replace(/[,\s]+$/u, '');
  return trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
}

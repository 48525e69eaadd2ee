import type { CentralQuestion, Conflict, PremisePerson, PremiseThing } from './premise.ts';

/** What can be won. */
const CONTEST =
  /\b(?:the|an?|this|your|first|last) (?:[\p{L}-]+ ){0,2}?(race|contest|competition|tournament|match|duel|championship|election|auction|derby|regatta|audition|cook-off|bake-off|bout|fight|game|festival|fair|show|prize)\b/iu;
/** That the player is in it, against somebody; `P` stands for a name, a role or a pronoun. */
const AGAINST_YOU: readonly RegExp[] = [
  /\b(?:beat|defeat|outrun|outbid|outplay|race|fight|face) (?<who>[^.?!,;]{3,40})/iu,
  /\b(?:came|come|finish(?:ed)?) second to (?<who>[^.?!,;]{3,40})/iu,
  /(?<who>[^.?!,;]{3,40}) (?:has |have )?(?:challenged|challenges) (?:you|me)\b/iu,
  /\b(?:your|my) (?:only |old |great )?(?:opponent|rival|challenger|competitor)(?: is|,)? (?<who>[^.?!,;]{3,40})/iu,
  /(?<who>[^.?!,;]{3,60}?) has (?:never been beaten|never lost)\b/iu,
  /\byou (?:are|will be|have been) (?:drawn |up |running |standing |entered )?against (?<who>[^.?!,;]{3,40})/iu,
];
const PRIZE =
  /\b(?:winner (?:keeps|gets|takes|wins)|first prize is|prize is|prize:) ((?:the|an?) [\p{Ll}-]+(?: [\p{Ll}-]+)?)/iu;

/** Something for something. */
const FOR_IT =
  /(?:^|[.;,] |and )(?<who>[^.?!,;]{2,40}?) (?:wants|asks|demands|will take|would take) (?<price>(?:your|my|the|an?|one) [\p{Ll} '’-]{2,40}?) (?:for it|for them|for (?<goods>(?:the|your) [\p{Ll} -]{3,30})|in (?:return|exchange)|as (?:payment|the price))\b/iu;
const IF_YOU =
  /(?:^|[.;,] |and |but )(?<who>[^.?!,;]{2,40}?) (?:has offered to|offers to|offered to|has promised to|promises to|agrees to|will|would) (?<does>[^.;:]{5,60}?) if you (?<pay>(?!want|like|are|have|can|do\b|don|were)[^.;:,]{4,60})/iu;
const GIVEN_IF =
  /(?:^|[.;,] |and )(?<who>[^.?!;]{2,60}?),? (?:has offered|offers|offered|promises|promised) (?:you|me) (?<goods>[^.;:]{3,50}?) if you (?<pay>(?!want|like|are|have|can|do\b|don|were)[^.;:,]{4,60})/iu;
const OFFERED =
  /(?:^|[.;,] |and )(?<who>[^.?!,;]{2,40}?) (?:has offered|offers|offered) (?:you|me) (?<goods>[^.;:]{3,50}?) (?:for|in (?:return|exchange) for) (?<price>(?:your|my|the|an?|one|\p{Ll}+) [^.;:,]{2,40})/iu;

/** That the player is held, and wants to be elsewhere. */
const HELD =
  /\b(?:committed|locked (?:you|me|us)|locked (?:in|up)|prison|prisoners?|cell|chain(?:s|ed)?|captive|hostage|trapped|sealed in|sentenced|may not leave|cannot leave|not allowed to leave|rowed|camp|barbed wire|ward|asylum|guards?|warders?|overseer)\b/iu;
const AWAY =
  /\b(?:you (?:want|mean|have|need|must|are going) (?:to )?(?:get (?:out|away|off)|escape|break out|run away|flee|be (?:in|on|aboard) (?:it|her|the [\p{Ll} ]+))|get (?:out|away) (?:of here|of there|tonight|before)|escape (?:before|tonight|from)|break out|dig(?:ging)? (?:a|the) tunnel|must be (?:in|on|aboard) it|way out of)\b/iu;
const GUARD =
  /\b(?:guard|warden|warder|overseer|doctor|matron|nurse|sergeant|jailer|governor|commandant|keeper|superintendent|captain|director|inspector|sister superior|foreman)\b/iu;
const GUARDS = /\b(?:counts|watches|writes down|locks|patrols|checks|searches|never sleeps|guards)\b/u;

/** What there is between two people. */
const FEELINGS: readonly RegExp[] = [
  /\b(?:in love with|you love|I love|you miss) (?<who>[^.?!;]{3,50})/iu,
  /\b(?:you|I) and (?<who>[^.?!;]{3,40}?) (?:have|had) not (?:spoken|talked|met)\b/iu,
  /\b(?:you|I) (?:have|had) not (?:spoken|talked|written) to (?<who>[^.?!;,]{3,40})/iu,
  /(?<who>[^.?!;,]{3,40}) (?:has|had) not (?:spoken|talked|written) to (?:you|me)\b/iu,
  /\b(?:forgive|apologi[sz]e to|make peace with|say goodbye to|say sorry to|propose to|marry) (?<who>[^.?!;,]{3,40})/iu,
];

/** There was something between them, and it broke. */
const PARTED = /\b(?:not (?:spoken|talked|written)|forgive|apologi[sz]e|make peace|estranged|say sorry)\b/iu;

/** What sort of story it is: something to win, to pay for, to get out of, to say to somebody, to decide, or to find out. */
export function conflictIn(
  sentences: readonly string[],
  people: readonly PremisePerson[],
  things: readonly PremiseThing[],
  question: CentralQuestion,
): Conflict {
  return (
    contestIn(sentences, people) ??
    escapeIn(sentences, people, things) ??
    feelingIn(sentences, people) ??
    bargainIn(sentences, people) ??
    (question.isYours ? { kind: 'dilemma' } : { kind: 'riddle' })
  );
}

function contestIn(sentences: readonly string[], people: readonly PremisePerson[]): Conflict | null {
  const [, sort] = CONTEST.exec(sentences.join(' ')) ?? [];
  if (sort === undefined) return null;
  const rival = whoIn(AGAINST_YOU, sentences, people);
  if (rival === null) return null;
  const offer = bargainIn(sentences, people);
  return {
    kind: 'contest',
    rival,
    // One wins what is held there.
    contest: /^(?:festival|fair|show|prize)$/i.test(sort) ? 'the contest' : `the ${sort.toLowerCase()}`,
    offer: offer?.rival === rival ? { pay: offer.pay, does: offer.does } : null,
    prize: PRIZE.exec(sentences.join(' '))?.[1] ?? null,
  };
}

function escapeIn(
  sentences: readonly string[],
  people: readonly PremisePerson[],
  things: readonly PremiseThing[],
): Conflict | null {
  const text = sentences.join(' ');
  if (!AWAY.test(text) || !HELD.test(text)) return null;
  const met = people.filter(({ fate, isOneOf }) => fate === null && !isOneOf);
  const rival =
    met.find(({ name, role }) => GUARD.test(`${name} ${role}`)) ??
    met.find(({ quote }) => GUARDS.test(quote));
  if (rival === undefined) return null;
  const means = things.find(
    ({ kind, head }) => kind === 'vehicle' || /^(?:tunnel|gate|ladder|rope|drain|chute|fence)$/.test(head),
  );
  return { kind: 'escape', rival, means: means === undefined ? null : `the ${means.phrase}` };
}

function feelingIn(sentences: readonly string[], people: readonly PremisePerson[]): Conflict | null {
  // “You and your partner, Gareth Lunt, are stuck. You have not spoken since.”
  const silent = sentences.findIndex((sentence) =>
    /^(?:You|I|We) have not (?:spoken|talked)\b(?! to)/u.test(sentence),
  );
  const rival =
    whoIn(FEELINGS, sentences, people) ??
    (silent < 1 ? null : personCalled(sentences[silent - 1] ?? '', sentences.slice(0, silent), people));
  return rival === null ? null : { kind: 'heart', rival, areParted: PARTED.test(sentences.join(' ')) };
}

function bargainIn(
  sentences: readonly string[],
  people: readonly PremisePerson[],
): Extract<Conflict, { kind: 'bargain' }> | null {
  for (const [at, sentence] of sentences.entries()) {
    const { who, price, goods, pay, does } =
      [FOR_IT, IF_YOU, GIVEN_IF, OFFERED]
        .map((one) => one.exec(sentence)?.groups)
        .find((one) => one !== undefined) ?? {};
    if (who === undefined) continue;
    const rival = personCalled(who, sentences.slice(0, at + 1), people);
    if (rival === null) continue;
    const given = price === undefined ? yours(pay ?? '') : `give up ${yours(price)}`;
    return {
      kind: 'bargain',
      rival,
      pay: given,
      goods: goods ?? (price === undefined ? null : goodsIn(sentences, rival)),
      does: does === undefined ? null : yours(does),
    };
  }
  return null;
}

/** “The fox has the medicine. It wants your voice for it.” */
function goodsIn(sentences: readonly string[], { name, role }: PremisePerson): string | null {
  const called = [name, role].flatMap((one) => (one === null ? [] : [RegExp.escape(one)])).join('|');
  const has = new RegExp(
    `\\b(?:${called}) (?:has|keeps|holds|owns) ((?:the|your) [\\p{Ll} -]{3,30}?)(?=[,.;]|$)`,
    'iu',
  );
  return sentences.map((sentence) => has.exec(sentence)?.[1]).find((one) => one !== undefined) ?? null;
}

const yours = (text: string) =>
  text
    .trim()
    .replace(/\bmy\b/gu, 'your')
    .replace(/\bme\b/gu, 'you');

function whoIn(
  patterns: readonly RegExp[],
  sentences: readonly string[],
  people: readonly PremisePerson[],
): PremisePerson | null {
  for (const pattern of patterns)
    for (const [at, sentence] of sentences.entries()) {
      const who = pattern.exec(sentence)?.groups?.['who'];
      const person = who === undefined ? null : personCalled(who, sentences.slice(0, at + 1), people);
      if (person !== null) return person;
    }
  return null;
}

/** Whoever is meant by these words; of “her” or “it”, whoever was spoken of last. The dead and the absent are nobody's opponent. */
function personCalled(
  words: string,
  before: readonly string[],
  people: readonly PremisePerson[],
): PremisePerson | null {
  const met = people.filter(({ fate, isOneOf }) => fate === null && !isOneOf);
  const named = met.find(({ name, role }) =>
    [name, ...(name ?? '').split(' ').filter((word) => word.length > 3), role].some(
      (called) =>
        called != null && called !== '' && new RegExp(`\\b${RegExp.escape(called)}\\b`, 'iu').test(words),
    ),
  );
  if (named !== undefined) return named;
  const [, said] = /\b(her|him|she|he|it|they|them)\b/iu.exec(words) ?? [];
  if (said === undefined) return null;
  const isShe = /^(?:her|she)$/i.test(said);
  const isHe = /^(?:him|he)$/i.test(said);
  const text = before.join(' ').toLowerCase();
  const [last] = met
    .filter(
      ({ pronoun }) => pronoun === 'they' || (isShe ? pronoun === 'she' : isHe ? pronoun === 'he' : false),
    )
    .map((person) => ({ person, at: text.lastIndexOf((person.name ?? person.role ?? '\0').toLowerCase()) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => other.at - one.at);
  return last?.person ?? null;
}

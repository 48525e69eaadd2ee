import nlp from 'compromise';

/** Parts of a sentence that could stand alone: `the lamp is lit` of “In winter nobody crosses, and the lamp is lit.” */
export function clausesOf(sentence: string): string[] {
  const whole = sentence
    .trim()
    .replace(/[.!?…]+["”’]?$/u, '')
    .replace(/["“”]/g, '')
    .replace(APPOSED, '$1');
  const parts = whole.split(/;\s+|:\s+|\s—\s|,\s+(?:and|but|yet|so)\s+(?=(?:\p{L}+\s){0,4}\p{L}+)/u);
  const told = parts.flatMap(inARow).map((part, at, all) => aboutIt(part, all[at - 1] ?? ''));
  return [...told, ...relativesIn(whole)]
    .map(withoutLead)
    .map(whatIsThere)
    .map(whatIsFound)
    .map(whatIsSaid)
    .map(firstHalf)
    .filter(isClause);
}

/** “Your sister Dana, the dam engineer, has stopped”: who she is can be left out. */
const APPOSED =
  /((?:^|, |and )(?:(?:[Tt]he|[Yy]our|[Hh]is|[Hh]er) (?:[\p{Ll}-]+ ?){1,2})?(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?), (?:(?:the|an?|your|his|her) [\p{Ll} -]{2,30}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*),(?= (?:has|have|had|is|was|will|won['’]t|can(?:no|['’])t|does|did|\p{Ll}+s)\b)/gu;

/** “It has rained for days, the mayor will not listen”: two that stand in a row. */
function inARow(part: string): string[] {
  const halves = part.split(/, (?=(?:the|your|his|her|an?|nobody|\p{Lu}\p{Ll}+) )/u);
  return halves.length > 1 &&
    halves.every(
      (half) =>
        isClause(half) &&
        /\b(?:has|have|is|are|was|were|won['’]t|will|can['’]t|cannot|\p{Ll}{2,}s) /u.test(half),
    )
    ? halves
    : [part];
}

/** “There was a hole, and it had been dug from below”: the hole had. */
function aboutIt(part: string, before: string): string {
  const [, what] =
    /\bthere (?:is|was|are|were) (?:an?|one|\p{Ll}+) ((?:[\p{Ll}-]+ )?[\p{Ll}-]+)$/iu.exec(before) ?? [];
  return what === undefined
    ? part
    : part.replace(/^(?:it|they) (?=(?:is|was|are|were|has|have|had)\b)/u, `the ${what} `);
}

/** “Only a child's flute, which plays by itself”: what is said of it stands alone. */
function relativesIn(sentence: string): string[] {
  const found = sentence.matchAll(
    /\b(?:the|an?|his|her|your) ((?:[\p{Ll}'’-]+ ){0,2}[\p{Ll}-]+), which ((?!is\b|was\b|are\b)[^,;:]{10,60})/gu,
  );
  return [...found].map(([, what, does]) => `the ${what} ${does}`);
}

/** “Juno swears the bus drives itself”: what is said to be so is what matters, not that it is said. */
function whatIsSaid(part: string): string {
  const said =
    /^[^,;]{0,40}(?:,[^,;]{1,40},)? (?:swears?|swore|claims?|claimed|insists?|insisted|says?|said|believes?|whispers?|reports?|complains?)(?: that)? ((?:the|an?|your|his|her|its|their|every|each|no|nobody|somebody|something) [^,]{10,})$/iu.exec(
      part,
    )?.[1];
  return said !== undefined && isClause(said) ? said : part;
}

/** “In the piano stool there's a bundle of letters, posted last year”: there is a bundle of letters in the piano stool. */
function whatIsThere(part: string): string {
  const [, where, is, what] =
    /^((?:in|under|behind|inside|on|beneath) (?:the|an?|your|his|her) [\p{Ll} -]{3,30}?) there(['’]s| is| was| are| were) ([^,;:]{5,80})/iu.exec(
      part,
    ) ?? [];
  return what === undefined || where === undefined
    ? part
    : `there ${/s$/.test(is ?? '') && is !== ' was' && is !== ' is' ? 'is' : (is ?? '').trim()} ${what} ${where.charAt(0).toLowerCase()}${where.slice(1)}`;
}

const LONG = 80;

/** Of two clauses that are joined the first is enough, where both would be too much to be said again. */
function firstHalf(part: string): string {
  const [first = part] = part.split(/ and (?=(?:the|an?|your|his|her)\s)/u);
  if (part.length <= LONG) return part;
  if (first !== part && isClause(first)) return first;
  const [main = part] = part.split(/, (?=(?:all|none|some|most|each|both|one) of |which |who |whose )/u);
  return isClause(main) ? main : part;
}

/** “A courier finds that the parcel is ticking”: what is found is what matters. */
function whatIsFound(part: string): string {
  const found =
    /\b(?:finds?|found(?: out)?|discovers?|discovered|learns?|learned|notices?|noticed|realises?|realised|whispers? to you|tells? you) that ([^,]{12,})/u.exec(
      part,
    )?.[1];
  return found ?? part;
}

/** “In the night, with nobody near it, the bell rang” begins with the bell. */
function withoutLead(part: string): string {
  return (
    part
      .replace(/^(?:At|In|On) the \p{Lu}[^,]{2,40}, /u, '')
      .replace(
        /^(?:At|In|On|Outside|Inside) the [^,;]{3,50}? (?=the \p{Ll}+ (?:says|shows|reads|weighs|rings|stops|hums|has|have)\b)/u,
        '',
      )
      .replace(/^(?:for|in|over) the (?:last|past) (?:[\p{Ll}-]+ ){1,2}(?=\p{L}+ \p{L}+ \p{L}+)/iu, '')
      .replace(
        /^(?:at|by|towards) the (?:end|beginning|start|height|back) of (?:(?:the|each|every) )?\p{Ll}+,? (?=(?:the|an?|your|all|every|nobody|no)\s)/iu,
        '',
      )
      .replace(
        /^(?:every|each|one|last|this|on) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?,? (?=\p{Ll})/iu,
        '',
      )
      .replace(
        /^(?:on|in|at) (?:the \p{Ll}+|that) (?:night|day|morning|evening|week|hour|round|year),? (?=\p{Ll}+ \p{Ll}+)/iu,
        '',
      )
      .replace(
        /^(?:behind|beside|above|below|beyond|around|outside|inside) [^,]{2,30}, (?=(?:the|an?|your|all|every|nobody|somebody|someone)\s)/iu,
        '',
      )
      // “Over one evening, the class meets again”: that says the hours.
      .replace(/^(?:over|during) (?:one|a single) \p{Ll}+,? (?=(?:the|an?|your|all)\s)/iu, '')
      .replace(/^(?:every|each) \p{Ll}+ since [^,]{3,60},\s+/iu, '')
      .replace(
        /^(?:each|every) (?:night|morning|day|week|month|year|evening|hour),? (?=(?:one|the|an?|your)\s)/iu,
        '',
      )
      .replace(
        /^(?:But|And|Then|Yet|So|Now|Still|Perhaps|Lately|Recently|Tonight|Today|Yesterday|This morning|This evening|Last night|Live on air|On air|Every night|Every morning)\b,?\s+/i,
        '',
      )
      .replace(
        /^(?:[Ss]ince|[Aa]fter|[Dd]uring|[Aa]t|[Ii]n|[Oo]n|[Uu]ntil|[Tt]his|[Ll]ast) (?:(?:the|an?|this|last) )?(?:[\p{Ll}-]+ ){1,2}(?=(?:the|an?|every|all|\p{Lu}\p{Ll}+)\s)/u,
        '',
      )
      .replace(
        /^(?:(?:in|on|at|since|after|before|every|each|last|this|for|under|with|by|until|when|while|three|two|one)\b[^,]{2,60},\s+)+(?=(?:the|an?|your|its|his|her|their|nobody|somebody|it|he|she|they|there)\b)/iu,
        '',
      )
      .replace(/^On \p{Lu}\p{Ll}+day,?\s+|^For (?:[\p{Ll}-]+ ){1,3}[\p{Ll}-]+, /u, '')
      .replace(
        /^(?:this|last|every|each) (?:spring|summer|autumn|winter|year|week|month|term|season),? /iu,
        '',
      )
      .replace(
        /^(?:on (?:your|the) )?(?:\p{L}+ )?(?:nights?|days?|weeks?|months?|years?|mornings?) (?:ago )?(?=(?:the|an?)\s)/iu,
        '',
      )
      .replace(/^\p{L}+ (?:minutes|hours|days|weeks|years) (?:before|after)\b[^,]{0,40},\s+/iu, '')
      .replace(/^at an? (?:[\p{Ll}-]+ ){1,4}(?=the )/iu, '')
      .trim()
  );
}

function isClause(part: string): boolean {
  if (
    /\b(?:says?|said|that|which|reads|is|are|was|were|and|or)$/.test(part) ||
    /^(?:do|don['’]t|never|please)\b/i.test(part)
  )
    return false;
  if (/^(?:an?|the) [^,]+, (?:none|all|some|most|each|both) of (?:which|whom|them)\b/iu.test(part))
    return false;
  if (/^(?:an?|the) (?:[\p{Ll}-]+ ){1,3}(?:called|named|known as) \S+(?: \S+)?$/iu.test(part)) return false;
  // “A station that nobody has used” says of nothing what it does.
  if (/^an? (?:[\p{Ll}-]+ ){1,4}(?:that|which|who|where) [^,]*$/iu.test(part)) return false;
  if (
    /, (?:most|all|some|none|each|both) of them \p{L}+$/iu.test(part) &&
    !nlp(part.split(',')[0] ?? '').has('#Verb')
  )
    return false;
  if (part.length < 12 || /^(?:who|which|that|because|if|when|where|to|or|nor)\b/i.test(part)) return false;
  const doc = nlp(part);
  return (
    doc.verbs().length > 0 &&
    (doc.nouns().length > 0 || /^(?:the|an?|every|each)\s/i.test(part)) &&
    !doc.verbs().first().has('^#Gerund')
  );
}

/** A clause inside a sentence: names keep their capitals. */
export function insideSentence(clause: string, names: ReadonlySet<string>): string {
  const [first = ''] = clause.split(/[\s']/);
  // “The Westbrook Pool” has a name behind its article.
  if (/^(?:The|An?)$/.test(first)) return clause.charAt(0).toLowerCase() + clause.slice(1);
  if (names.has(first)) return clause;
  const isName =
    nlp(first).has('(#Person|#Place|#ProperNoun|#Acronym)') && !/^(?:The|An?|There|Nobody|It)$/.test(first);
  const hasNameAhead = /^\p{Lu}\p{L}+ \p{Lu}/u.test(clause) || first === 'I';
  return isName || hasNameAhead ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
}

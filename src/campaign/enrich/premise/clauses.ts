import nlp from 'compromise';

/** Parts of a sentence that could stand alone: `the lamp is lit` of “In winter nobody crosses, and the lamp is lit.” */
export function clausesOf(sentence: string): string[] {
  const whole = sentence
    .trim()
    .replace(/[.!?…]+["”’]?$/u, '')
    .replace(/["“”]/g, '');
  const parts = whole.split(/;\s+|:\s+|\s—\s|,\s+(?:and|but|yet|so)\s+(?=(?:\p{L}+\s){0,4}\p{L}+)/u);
  return parts.map(withoutLead).map(whatIsFound).map(whatIsSaid).map(firstHalf).filter(isClause);
}

/** “Juno swears the bus drives itself”: what is said to be so is what matters, not that it is said. */
function whatIsSaid(part: string): string {
  const said =
    /^[^,;]{0,40}(?:,[^,;]{1,40},)? (?:swears?|swore|claims?|claimed|insists?|insisted|says?|said|believes?|whispers?|reports?|complains?)(?: that)? ((?:the|an?|your|his|her|its|their|every|each|no|nobody|somebody|something) [^,]{10,})$/iu.exec(
      part,
    )?.[1];
  return said !== undefined && isClause(said) ? said : part;
}

const LONG = 80;

/** Of two clauses that are joined the first is enough, where both would be too much to be said again. */
function firstHalf(part: string): string {
  const [first = part] = part.split(/ and (?=(?:the|an?|your|his|her)\s)/u);
  return part.length > LONG && isClause(first) ? first : part;
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
  return part
    .replace(/^(?:every|each) \p{Ll}+ since [^,]{3,60},\s+/iu, '')
    .replace(
      /^(?:each|every) (?:night|morning|day|week|month|year|evening|hour),? (?=(?:one|the|an?|your)\s)/iu,
      '',
    )
    .replace(
      /^(?:But|And|Then|Yet|So|Now|Still|Perhaps|Lately|Recently|Tonight|Today|Yesterday|Every night|Every morning)\b,?\s+/i,
      '',
    )
    .replace(
      /^(?:[Ss]ince|[Aa]fter|[Dd]uring|[Aa]t|[Ii]n|[Oo]n|[Uu]ntil|[Tt]his|[Ll]ast) (?:(?:the|an?|this|last) )?(?:[\p{Ll}-]+ ){1,2}(?=(?:the|an?|every|all|\p{Lu}\p{Ll}+)\s)/u,
      '',
    )
    .replace(
      /^(?:(?:in|on|at|since|after|before|every|each|last|this|for|under|with|by|until|when|while|three|two|one)\b[^,]{2,60},\s+)+(?=(?:the|an?|your|its|his|her|their|nobody|somebody|it|he|she|they)\b)/iu,
      '',
    )
    .replace(/^On \p{Lu}\p{Ll}+day,?\s+/u, '')
    .replace(
      /^(?:on (?:your|the) )?(?:\p{L}+ )?(?:nights?|days?|weeks?|months?|years?|mornings?) (?:ago )?(?=(?:the|an?)\s)/iu,
      '',
    )
    .replace(/^\p{L}+ (?:minutes|hours|days|weeks|years) (?:before|after)\b[^,]{0,40},\s+/iu, '')
    .replace(/^at an? (?:[\p{Ll}-]+ ){1,4}(?=the )/iu, '')
    .trim();
}

function isClause(part: string): boolean {
  if (part.length < 12 || /^(?:who|which|that|because|if|when|where|to|or|nor)\b/i.test(part)) return false;
  const doc = nlp(part);
  return (
    doc.verbs().length > 0 &&
    (doc.nouns().length > 0 || /^(?:the|an?|every|each)\s/i.test(part)) &&
    !doc.verbs().first().has('^#Gerund')
  );
}

/** A clause inside a sentence: names keep their capitals. */
export function insideSentence(clause: string): string {
  const [first = ''] = clause.split(/[\s']/);
  const isName =
    nlp(first).has('(#Person|#Place|#ProperNoun|#Acronym)') && !/^(?:The|An?|There|Nobody|It)$/.test(first);
  const hasNameAhead = /^\p{Lu}\p{L}+ \p{Lu}/u.test(clause) || first === 'I';
  return isName || hasNameAhead ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
}

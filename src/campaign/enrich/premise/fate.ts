import type { AuthorPerson, Fate, FoundName } from './premise.ts';

const BE = '(?:is|was|are|were|has been|have been|had been|lies|lay|went|goes|has gone)';
const HAVE = '(?:(?:has|have|had|is|are|was|were) )?';
const ADVERB = '(?:(?:still|now|long|already|since|also|both|all|just|only|later|recently|\\p{Ll}+ly) )?';
/** “Drowned the kittens” is a deed; “drowned in March” is a death. */
const NOBODY_ELSE = '(?! (?:the|an?|her|his|their|my|your|our|its|it|them|him|\\p{Lu}))';

/** Any word between, unless it takes the rest back. */
const BETWEEN = '(?:(?!not |never |nearly |almost |half |rarely )\\p{Ll}+ )?';
/** “Dead drunk”, “dead set on it”: alive. */
const DEAD_ONLY = '(?:drunk|tired|set|sure|certain|calm|asleep|on|against|to)\\b';

/** What one comes into by a will; “left you a note” is no will. */
const ESTATE =
  '(?:house|cottage|farm|orchard|vineyard|garden|shop|store|bookshop|inn|hotel|guesthouse|pub|tavern|bakery|caf[eé]|restaurant|theatre|cinema|circus|mill|forge|brewery|lighthouse|estate|manor|castle|island|boat|ship|barge|ferry|business|firm|agency|library|museum|collection|fortune|money|debts?|hives?|flock|herd|laundrette|funfair|carousel)';
const WILLED = `${HAVE}(?:bequeath(?:ed|s)\\b|(?:left|leaves) you (?:(?:her|his|their|the|an?|half)(?: (?!(?:in|at|on|by|with|to|from|outside|inside|behind|for) )[\\p{L}'’-]+){0,4} ${ESTATE}\\b(?! for (?:the|an?) )|[^.;:]*\\b(?:in (?:her|his|their) will|on condition)\\b))`;

const DAY = '(?:on \\p{Lu}\\p{Ll}+day|at (?:noon|dawn|dusk|midnight|first light)|tomorrow|tonight|next week)';
/** Somewhere else, or not here yet. */
export const ABSENT = `(?:(?:is|are|was) (?:abroad|overseas|far away|(?:not )?(?:coming|due|expected)|on (?:the|his|her|their) (?:way|road)|(?:a|two|three|\\p{Ll}+) (?:hundred |thousand )?miles away|at sea\\b|in (?:London|Paris|Berlin|New York|Rome|America|Australia))\\b|(?:comes?|arrives?|returns?) ${DAY}|will (?:not |never )?(?:come|arrive|be here)\\b|won['’]t come\\b|writes? from\\b|lives? (?:abroad|overseas|far away|in (?:London|Paris|Berlin|New York|Rome|America|Australia))\\b|refuses? to come\\b)`;

/** What is said of somebody who is no longer there, as it stands right after who it is said of. */
const SAID_OF: Record<Fate, RegExp> = {
  away: new RegExp(`^${ABSENT}`, 'u'),
  missing: new RegExp(
    `^${ADVERB}(?:${BE} ${BETWEEN}(?:missing|gone|kidnapped|abducted|lost)\\b(?! (?:in|for|without|to|on) )|${HAVE}${ADVERB}(?:vanish(?:ed|es)?|disappear(?:ed|s)?|walked out|run (?:away|off)|fled|eloped|stopped (?:answering|writing|calling))\\b|(?:has |have |had )?(?:never|not) (?:(?:came|come) (?:back|home)|been (?:seen|found|heard)(?! without)|returned)\\b|(?:was|were) (?:never|last) (?:seen|found|heard)\\b|did not (?:return|come (?:back|home))\\b|never returned\\b)`,
    'u',
  ),
  dead: new RegExp(
    `^${ADVERB}(?:${BE} ${BETWEEN}(?:dead(?! ${DEAD_ONLY})|buried(?! in (?:work|thought|books|papers))|killed|murdered|drowned|poisoned|hanged|shot)\\b|${HAVE}${ADVERB}(?:died|dies|perished)\\b|${HAVE}${ADVERB}drown(?:ed|s)\\b${NOBODY_ELSE}|${WILLED})`,
    'u',
  ),
};
/** Who they were, between that and the name; “the drowned man's coat to Marta” says nothing of Marta. */
const RELATION =
  '(?:(?: \\p{Ll}+)? (?:sister|brother|mother|father|son|daughter|wife|husband|uncle|aunt|cousin|friend|twin|master|mistress|king|queen|child|boy|girl|\\p{Ll}+(?:er|or|ist|ian|[a-z]{2}man|[a-z]{2}woman)),?)?';
/** What is said of them right before their name: “the late Elias”, “nobody has seen Wilma”. */
const SAID_BEFORE: Record<Fate, RegExp> = {
  away: /\b(?:is|are) (?:sending|expecting|waiting for) (?:(?:the|an?|his|her|their|your) (?:\p{Ll}+ )?)?$/u,
  missing: new RegExp(
    `(?:\\b(?:[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Yy]our|[Oo]ur) (?:missing|vanished|lost)${RELATION}|\\b(?:kidnapped|abducted)|\\b(?:disappearance|abduction) of|\\b(?:[Nn]obody|[Nn]o one|[Nn]one|never)\\b[^.;:]{0,30}\\b(?:seen|found|heard (?:of|from)))\\s$`,
    'u',
  ),
  dead: new RegExp(
    `(?:\\b(?:[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Yy]our|[Oo]ur) (?:late|dead|drowned|murdered)${RELATION}|\\b(?:murdered|killed|buried|poisoned|drowned|hanged|shot)|\\b(?:death|murder|ghost|grave|tomb|body|corpse|funeral|burial|widow|widower) of|\\bghost(?: called| named)?|\\binherit(?:ed|s)?(?: [^.;:]{1,60} from)?(?: (?:your|her|his|their|the)(?: \\p{Ll}+){1,2},?)?)\\s$`,
    'u',
  ),
};
/** What is said to be theirs: “Elias's grave”. */
const OWNED: Record<Fate, RegExp> = {
  away: /^(?!)/u,
  missing: /^['’]s? (?:\p{Ll}+ )?(?:disappearance|abduction)\b/u,
  dead: /^['’]s? (?:\p{Ll}+ )?(?:death|murder|ghost|grave|tomb|body|corpse|funeral|burial|widow|widower)\b/u,
};

/** What has become of somebody, if the author says so of them and not only near them. */
export function fateIn(mentions: readonly FoundName[]): AuthorPerson['fate'] {
  for (const { name, sentence, at } of mentions) {
    const before = sentence.slice(0, at);
    const after = sentence.slice(at + name.length);
    for (const fate of ['missing', 'dead', 'away'] as const) {
      if (SAID_BEFORE[fate].test(before) || OWNED[fate].test(after)) return fate;
      if (predicatesOf(after).some((text) => SAID_OF[fate].test(text))) return fate;
    }
  }
  return null;
}

/** Right after the name, and not in another clause: `is dead` of “Anselm, her brother, is dead and buried.” */
export function isSaidGone(after: string): boolean {
  const [said = ''] = predicatesOf(after);
  return SAID_OF.dead.test(said) || SAID_OF.missing.test(said);
}

const APPOSITION = /^, (?!who\b)[^,;:.]{1,80},\s/u;
const COMPANION =
  /^,? and (?:(?:the|her|his|their|my|your|our) (?:[\p{Ll}-]+ ){1,2})?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?=\s)/u;

/** The things said of whoever stands before: what follows directly, and what is joined to it by “and” or “but”. */
function predicatesOf(after: string): string[] {
  if (/^['’]/.test(after)) return [];
  const clause = (/^[^;:—]*/.exec(after)?.[0] ?? '').replace(APPOSITION, ' ').replace(COMPANION, '');
  const own = clause.replace(/^,? who\b/, '').replace(/^[\s,]+/, '');
  // A joined clause that has a subject of its own does not begin with a verb, so the patterns leave it alone.
  return own.split(/,? (?:and|but)(?: then)? |, then /).map((text) => text.trimStart());
}

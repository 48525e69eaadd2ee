/** How prose tells that somebody is killed. */
export const KILLS = 'kill kills killed killing murder murders murdered slay slays slain dies'.split(' ');
/** How prose tells that somebody is hurt. */
export const HURTS =
  `strike strikes struck punch punches punched stab stabs stabbed attack attacks attacked wounded hurts injure injures
   injured slap slaps slapped kick kicks kicked shoot shoots`.split(/\s+/u);
/** Verbs of it. That there is a murder or a killing says enough. */
const VERBS: ReadonlySet<string> = new Set(
  [...KILLS, ...HURTS].filter((word) => !['murder', 'murders', 'killing'].includes(word)),
);

export function isHarm(word: string): boolean {
  return VERBS.has(word);
}

const SOMEBODY =
  '(?:you|he|she|they|I|we|him|them|me|us|one of (?:them|you|us)|who|(?:some|any|every)(?:body|one)|each other|one another|(?:him|her|your)self|themselves)';
const PERSON =
  '(?:wo)?m[ae]n|boys?|girls?|child(?:ren)?|lads?|people|persons?|fathers?|mothers?|sons?|daughters?|brothers?|sisters?|husbands?|wi(?:fe|ves)|kings?|queens?|lords?|judges?|clerks?|guards?|thie(?:f|ves)|priests?|monks?|nurses?|cooks?|pages?|strangers?|friends?|(?:sail|doct|inspect)ors?|(?:keep|fish|sold|offic|port|driv|rak|ush|prison|master|strang|travell|serv|mess?eng|play|read|teach|bak|butch|farm|hunt|rid)ers?|\\p{L}+(?:(?:wo)?m[ae]n|keepers?|ists?)|victims?|crowds?';
/** What is struck of somebody. */
const BODY =
  'faces?|heads?|cheeks?|jaws?|mouths?|nose|eyes?|ears?|chests?|ribs?|bell(?:y|ies)|backs?|shoulders?|arms?|hands?|legs?|knees?|throats?|necks?|skulls?|hearts?';
const WHOSE = "(?:the|an?|his|her|their|your|my|our|this|that|another|two|three|some|\\p{L}+[’']s)";
const NOUNS = `(?:(?:${WHOSE}\\s)?(?:[\\p{Ll}-]+\\s){0,2}?(?:${PERSON})|(?<![Tt]he )(?!${WHOSE}\\s)\\p{Lu}[\\p{L}’'-]+)`;
/** “The boy ’s lantern” is none; “by how quiet it is” and “as odd” one is struck without being hurt. */
const NO_MORE = "(?![\\p{L}’'-])(?! (?:as|that|how|why)\\b)";
const DONE_TO = new RegExp(
  `^(?:\\p{L}+ly )?(?:(?:at )?(?:${SOMEBODY}|${NOUNS}|${WHOSE} (?:\\p{Ll}+ )?(?:${BODY}))${NO_MORE}|her(?=\\s(?:in|on|across|with|to|down|over|from|at|twice|once|again|hard|and|dead|before|until|so)\\b|[.,;!?”’]|$))`,
  'u',
);
const SUFFERS = new RegExp(
  `(?:^|[\\s“(])(?:${SOMEBODY}|${NOUNS}|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey)(?:[’']s|[’']re)?(?:\\s(?:who|has|have|had|is|are|was|were|be|been|being|gets?|got|lies|falls|\\p{Ll}+ly))*\\s*$`,
  'u',
);
/** “Struck through with a ruler”, “struck dumb”, “struck by how quiet it is”. */
const UNHURT =
  /^(?:(?:through|out|off|up)\b(?! (?:the|his|her|your|their) )|dumb\b|speechless\b|silent\b|(?:by|with) (?:how|what|the (?:thought|idea|silence|quiet)))/u;
const ENDURED = /(?:ed|struck|slain|dies|hurts)$/u;

/** Whether a verb of these says in a clause that somebody is hurt or killed: a match, a bell and a line are not. */
export function isDoneToSomebody(clause: string, verbs: readonly string[]): boolean {
  return [...clause.matchAll(/\p{L}+/gu)].some(({ 0: word, index }) => {
    if (!verbs.includes(word.toLowerCase())) return false;
    const after = clause.slice(index + word.length).trimStart();
    if (UNHURT.test(after)) return false;
    return DONE_TO.test(after) || (ENDURED.test(word.toLowerCase()) && SUFFERS.test(clause.slice(0, index)));
  });
}

import type { Deadline } from './premise.ts';

const DAY =
  "(?:(?:the )?(?:next |coming |last )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|dawn|dusk|noon|midnight|sunrise|sunset|sundown|sunup|first light|nightfall|daybreak|dark|All Hallows['’] Eve|\\p{Lu}\\p{Ll}+(?:['’]s?)? (?:Eve|Day)|Halloween|New Year|Christmas|Easter|Michaelmas|Midsummer|Midwinter|tomorrow(?!['’]s)(?: (?:morning|night|evening))?|tonight|morning|(?:end of (?:the )?(?:week|month|year|night|day|shift|summer|winter|harvest)))(?:[’']s \\p{Ll}+)?)(?![\\p{L}])";
const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|\\d+|a few|a)';
const SPAN = '(?:hours?|days?|weeks?|nights?|minutes?|months?|rounds?)';

const HOUR = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o[’']clock)?";

/** What an author says about time running out, the surest first. */
const PATTERNS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  // “It will be shut on Friday unless somebody finds out”.
  [new RegExp(`\\bon (${DAY}) unless\\b`, 'u'), ([, day = '']) => `before ${day}`],
  [
    new RegExp(`\\b(before|by|until) (${DAY})`, 'u'),
    ([, word = '', day = '']) => `${word.replace('until', 'before')} ${day}`,
  ],
  [
    new RegExp(`\\b(before|by|until) (${HOUR})(?= (?:or|tonight|tomorrow|and)\\b|[,.;:]|$)`, 'u'),
    ([, word = '', hour = '']) => `${word} ${hour}`,
  ],
  [
    /\b(?:until|before) (the (?:[\p{Ll}-]+ ){1,3}?)(closes?|opens?|ends?|begins?|starts?|leaves?|sails?|turns(?: \p{Ll}+)?|arrives?|comes?|falls?|sets|rises|shuts?|melts?|lands?|thaws?|dies|gets? through|(?:is|are) \p{Ll}+ed)\b/u,
    ([, what = '', does = '']) => `before ${what}${does}`,
  ],
  [
    // “Who arrived before the avalanche”: that is over.
    /(?<!\b(?:arrived|came|left|happened|died|worked|lived|was|were|had|sold|built|made|bought)\b[^.;:!?]{0,40})\b(before) (the (?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+(?: (?:on|at|of) (?:the )?[\p{L}-]+)?)(?= (?:and|or|but|is|are|was|comes?|begins?|opens?|ends?|arrives?|runs?|goes|leaves?|reaches)\b|[,.;:]|$)/u,
    ([, word = '', what = '']) => `${word} ${what}`,
  ],
  [
    new RegExp(`\\b(?:in|within) (${COUNT} ${SPAN})\\b(?! (?:ago|since))`, 'iu'),
    ([, span = '']) => `within ${span}`,
  ],
  [
    new RegExp(
      `\\b(${COUNT} ${SPAN}) (?:(?:until|before) (?:the|your|an?) |off\\b|away\\b|from now\\b)`,
      'iu',
    ),
    ([, span = '']) => `within ${span.toLowerCase()}`,
  ],
  [
    new RegExp(
      `\\b(?:there is|there are|enough|lasts?|left)\\b[^.;:]{0,30}? for (?:another )?(${COUNT} (?:more )?${SPAN})`,
      'iu',
    ),
    ([, span = '']) => `within ${span.replace(' more', '')}`,
  ],
  [
    new RegExp(`\\b(${COUNT} ${SPAN}) (?:left|remain|to go)\\b`, 'iu'),
    ([, span = '']) => `in the ${span} that are left`,
  ],
  [
    new RegExp(
      `\\b(?:is|are|(?:is|are|will be) (?:being )?\\p{Ll}+|comes?|begins?|opens?|closes?|starts?|arrives?|falls?|resumes?|judged|held|due) (?:back )?(on|at) (${DAY})`,
      'u',
    ),
    ([, , day = '']) => `before ${day}`,
  ],
  [
    /(?<!\b(?:has|had|was|were|did|found|came|went|saw|left|took|met|lost|told|heard|bought|sold|broke|stole|fell|\p{Ll}+ed) [^.;]{0,40})\bon ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b(?! [^.;]{0,40}\b(?:\p{Ll}+ed|was|were|had|came|went|rang|said|saw|found)\b)/u,
    ([, day = '']) => `before ${day}`,
  ],
  [
    new RegExp(
      `\\b(?:duel|race|match|trial|wedding|fight|final|concert|hearing|auction|funeral|vote|election) (?:on|at) (${DAY})`,
      'u',
    ),
    ([, day = '']) => `before ${day}`,
  ],
  [
    /(?:^|[.] )On ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:she|he|they|it|the \p{Ll}+|\p{Lu}\p{Ll}+) (?:\p{Ll}+s|will) /u,
    ([, day = '']) => `before ${day}`,
  ],
  [/\b(?:at|by|before) (the end of (?:the|this|next) \p{Ll}+)/u, ([, end = '']) => `before ${end}`],
  [new RegExp(`\\bwants? [^.;]{3,60} on (${DAY})`, 'u'), ([, day = '']) => `before ${day}`],
  [
    /(?<!dated )\b(tomorrow|tonight)\b(?!['’]s)(?! (?:she|he|they|it) )/iu,
    ([, day = '']) => `by ${day.toLowerCase()}`,
  ],
];

/** Until when, in the author's words; null when nothing presses. */
export function deadlineIn(sentences: readonly string[]): Deadline | null {
  for (const [pattern, say] of PATTERNS) {
    for (const quote of sentences) {
      const found = pattern.exec(quote);
      if (found !== null) return { when: say(found).replace(/\s+/g, ' '), quote };
    }
  }
  return null;
}

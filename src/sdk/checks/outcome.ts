import type { Check } from './check-input.ts';
import { narrationOf, speechIn } from './speech.ts';

const WON =
  /\b(?:it works|you (?:have )?(?:succeed(?:ed)?|manage(?:d)? it|won|persuaded|convinced)|(?:agrees(?! (?:to nothing|with nobody|that (?:it|the|this|she|he|they|there|you are|nothing))\b)|relents|gives in|gives way|yields|consents)\b|lets you (?:have|read|see|in|through|pass|take)|does as you ask|hits? home|at last (?:he|she|they) (?:agree|nod)|you get what you came for|without (?:any )?trouble)\b/iu;
const WON_IN_WORDS =
  /\byou(?:’ve| have)? (?:convinced|persuaded) me\b|\byou win\b|^all right[.,!]|\bas you wish\b/iu;
const LOST =
  /\b(?:you (?:have )?fail(?:ed)?|in vain|to no avail|it is no use|it does not work|does not work|comes? to nothing|there is nothing (?:in it|there|here|to find)|find nothing|nothing (?:at all )?(?:is|lies) (?:in|there|here)|come away with (?:nothing|empty hands)|with empty hands|empty-handed|find only|finds? only dust|it is gone|you (?:never|do not) (?:find|reach|make it|get))\b/iu;
const UNHARMED =
  /\b(?:without a (?:sound|scratch|trace)|unseen|unheard|unnoticed|nobody (?:has )?(?:notice[sd]?|sees|saw|hears|heard)|no one (?:has )?(?:notice[sd]?|sees|hears)|perfectly|flawlessly|effortlessly)\b/iu;
const CAUGHT =
  /\byou never (?:make it|reach|get)\b|\bbefore you (?:can )?(?:reach|get|arrive)\b|\byou (?:have )?fail(?:ed)?\b|\byou do not (?:make|reach|get)\b/iu;
const DOUBT =
  /\b(?:if|would|could|might|almost|nearly|as if|not|never|nobody|nothing|no one|hardly|doubt|whether)\b|n[’']t\b/iu;

/** What was tried ends otherwise than the dice decided. */
export const outcome: Check = ({ facts, sentence, clauses, before }) => {
  const { deed } = facts.brief;
  if (deed === null || deed.result === null) return null;
  const narration = narrationOf(sentence);
  const isSo = (pattern: RegExp) =>
    narration.split(/[,;:—–]/u).some((clause) => {
      const found = pattern.exec(clause);
      return found !== null && !DOUBT.test(clause.slice(0, found.index));
    });
  switch (deed.result) {
    case 'failure': {
      if (isSo(WON) || WON_IN_WORDS.test(speechIn(sentence)))
        return 'it succeeds, and the dice say that it fails';
      return isGranted(facts.brief.deed, clauses, before)
        ? 'it succeeds, and the dice say that it fails'
        : null;
    }
    case 'success':
      return isSo(LOST) ? 'it fails, and the dice say that it succeeds' : null;
    case 'partial':
      if (CAUGHT.test(narration)) return 'it fails, and the dice say that it succeeds at a price';
      return isSo(UNHARMED) || UNHARMED_TOLD.test(narration)
        ? 'it costs nothing, and the dice say that it has a price'
        : null;
  }
};

const UNHARMED_TOLD = /\bnobody (?:has )?notice[sd]?\b/iu;

/** “Persuade Tomas to open the ledger”: after a failure he does not open it. */
function isGranted(
  deed: Parameters<Check>[0]['facts']['brief']['deed'],
  clauses: Parameters<Check>[0]['clauses'],
  _before: string,
): boolean {
  const asked = / to (\p{Ll}+)\b(?:\s+(.+))?$/u.exec(deed?.text ?? '');
  if (asked === null) return false;
  const [, verb = '', object = ''] = asked;
  const thing = object.match(/\p{L}+/gu)?.at(-1) ?? '';
  // “He opens the stove” is not what was asked of him.
  const isMeant = (rest: string) =>
    thing === '' || rest.toLowerCase().includes(thing.toLowerCase()) || /^\S+ (?:it|them)\b/iu.test(rest);
  const does = new RegExp(
    `^(?:then |at last |\\p{L}+ly )*(?:${verb}e?s|${verb.replace(/y$/, 'ies')})\\b`,
    'iu',
  );
  return clauses.some(
    ({ subject, rest, isAsserted }) =>
      isAsserted &&
      subject.kind === 'person' &&
      subject.person.id === deed?.target?.id &&
      does.test(rest) &&
      isMeant(rest),
  );
}

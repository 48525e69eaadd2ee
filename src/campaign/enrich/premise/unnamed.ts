import { shortNameOf } from '../../names.ts';
import { ABSENT } from './fate.ts';
import type { PremisePerson, PremiseYou } from './premise.ts';
import { CALLED } from './roles.ts';
import type { FoundNoun } from './things.ts';

/** Words for people that are nobody in particular. */
const NOBODY =
  /^(?:man|men|woman|people|folk|family|team|crew|army|jury|god|gods|nobody|somebody|someone|everyone|anyone|friend|enemy|stranger|player|victim|guest|visitor|fan|supporter|kid|child|baby|ghost|alien|rival|champion|winner|loser|liar|fool|coward|owner)s?$/;
const SHE =
  /(?:woman|mother|sister|aunt|queen|wife|widow|daughter|lady|nun|grandmother|girl|mistress|seamstress|laundress|matriarch|bride|landlady|actress|goddess|witch)$/;
const HE =
  /(?:[a-z]man|father|brother|uncle|king|husband|son|lord|monk|grandfather|boy|widower|groom|landlord|wizard|vicar|priest)$/;

/**
 * People who are only said to be what they are: “the auditor”, “your sister”. Among creatures, creatures are people; of
 * several one is met.
 */
export function unnamedIn(
  nouns: readonly FoundNoun[],
  you: PremiseYou,
  named: readonly PremisePerson[],
  sentences: readonly string[],
): PremisePerson[] {
  const roles = named.flatMap(({ role }) => role ?? []);
  const others: ReadonlySet<string> = new Set(named.map(({ pronoun }) => pronoun));
  const isYou = (head: string) =>
    ((you.persona ?? '').split(' of ')[0] ?? '')
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u)
      .includes(head);
  const isTaken = (head: string) => roles.some((role) => role.toLowerCase().split(/\W+/).includes(head));
  return nouns
    .filter(
      (noun) =>
        noun.kind === 'person' || (noun.kind === 'creature' && (you.isThing || actsLikeOne(noun, sentences))),
    )
    .filter(({ determiner, phrase, quote }) => determiner !== 'no' && !isShop(phrase, quote))
    .filter((noun, _, all) => !isNamedAfter(noun) && !all.some((other) => isApposed(noun, other)))
    .filter((noun) => !isYou(noun.head) && !isTaken(noun.head) && !isNobody(noun))
    .filter((noun) => !isPredicate(noun) && !(NOBODY.test(noun.head) && named.some(isNamedLater)))
    .map(({ phrase, head, plural, determiner, quote }): PremisePerson => {
      const one = plural ? [...phrase.split(' ').slice(0, -1), head].join(' ') : phrase;
      const owner = determiner === 'your' ? 'your' : (ownerIn(determiner, quote, phrase, named) ?? 'the');
      return {
        name: null,
        role: `${owner} ${one}`,
        pronoun: SHE.test(head)
          ? 'she'
          : HE.test(head)
            ? 'he'
            : plural
              ? 'they'
              : pronounAfter(quote, phrase, others),
        fate: fateOf(quote, phrase),
        isOneOf: plural,
        quote,
      };
    });
}

/** “She needs it to keep her brother out of prison”: whose brother, where somebody was named before. */
function ownerIn(
  determiner: string,
  quote: string,
  phrase: string,
  named: readonly PremisePerson[],
): string | undefined {
  const pronoun = determiner === 'her' ? 'she' : determiner === 'his' ? 'he' : null;
  const before = quote.slice(0, Math.max(0, quote.search(new RegExp(`\\b${determiner} ${phrase}\\b`, 'iu'))));
  const whose = named.findLast((one) => one.pronoun === pronoun && before.includes(one.name ?? '\0'))?.name;
  return whose == null ? undefined : `${shortNameOf(whose, [])}'s`;
}

/** “It has always been his son”: whoever that may be. */
function isPredicate({ phrase, quote }: FoundNoun): boolean {
  return new RegExp(`\\b(?:been|be) (?:his|her|their|the|an?) ${phrase}\\b`, 'iu').test(quote);
}

/** “A woman is sitting there. She says her name is Tin.” */
function isNamedLater({ name, quote }: PremisePerson): boolean {
  return (
    name !== null && new RegExp(`\\b(?:her|his|their) name is ${RegExp.escape(name)}\\b`, 'iu').test(quote)
  );
}

/** “Above a dry cleaner”, “no doctor”: nobody who could be met. */
function isShop(phrase: string, quote: string): boolean {
  return new RegExp(
    `\\b(?:(?:above|below|opposite|next to|beside|over|behind|at) an? ${phrase}|no ${phrase})\\b`,
    'iu',
  ).test(quote);
}

/** “An old man asks you”, “two men have been following you”: by what they do they are somebody. */
function isNobody({ head, phrase, quote }: FoundNoun): boolean {
  if (!NOBODY.test(head)) return false;
  const isOneOfUs = /^(?:man|woman|boy|girl|child|stranger|guest|visitor)$/.test(head);
  const does = new RegExp(
    `\\b${phrase}\\b[^.;]{0,50}\\b(?:asks?|says?|tells?|wants?|waits|offers|refuses|followed|following|watching|waiting|watches|follows?|comes|arrives|walks|sitting|sits|knocks|who \\p{Ll}+)\\b`,
    'iu',
  );
  return !(isOneOfUs && does.test(quote));
}

/** “The baker has a customer whom she wants to hear it from”. */
function pronounAfter(quote: string, phrase: string, others: ReadonlySet<string>): PremisePerson['pronoun'] {
  const at = quote.toLowerCase().indexOf(phrase);
  const said = /\b(?:(she|her)|(he|his|him))\b/u.exec(quote.slice(at + phrase.length));
  if (at === -1 || said === null) return 'they';
  const pronoun = said[1] === undefined ? 'he' : 'she';
  // Whoever is named may be meant.
  return others.has(pronoun) ? 'they' : pronoun;
}

/** “The dragon has handed in its notice”: whoever does that is somebody. */
function actsLikeOne({ phrase, plural }: FoundNoun, sentences: readonly string[]): boolean {
  const does = new RegExp(
    `\\b${phrase}\\b[^.;]{0,24}\\b(?:says?|said|wants?|knows|asks?|asked|tells?|speaks?|refuses|demands|offers|has handed|believes|thinks)\\b`,
    'iu',
  );
  // “The fox has the medicine. It wants your voice for it.”
  const ofIt = new RegExp(
    `\\bthe ${phrase}\\b[^.;]*\\. It (?:wants|says|asks|demands|offers|knows)\\b`,
    'iu',
  );
  return sentences.some((sentence) => does.test(sentence)) || (!plural && ofIt.test(sentences.join(' ')));
}

/** “His opponent, a girl of fourteen”: the girl is the opponent. */
function isApposed({ phrase }: FoundNoun, other: FoundNoun): boolean {
  return new RegExp(`\\b${other.head}, (?:an?|the) (?:\\p{Ll}+ )?${phrase}\\b`, 'u').test(other.quote);
}

/** “A passenger, old Mrs Adeyemi”, “her opponent, the grandmaster Pell”, “the prisoner, a boy called Ezra”: who is named is met. */
export function isNamedAfter({ phrase, quote }: FoundNoun): boolean {
  return new RegExp(
    `\\b${phrase}(?: (?:in|from|of|at|with|for|nobody|you|she|he) [\\p{Ll} ]{3,30})?(?:, (?:(?:the|an?) )?(?:\\p{Ll}+ ){0,2}(?:${CALLED} )?|,? ${CALLED} )(?:\\p{Lu}\\. )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*[,.;]? ?(?!['’]s)`,
    'u',
  ).test(quote.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
}

function fateOf(quote: string, phrase: string): PremisePerson['fate'] {
  if (/\b(?:late|dead|drowned|murdered)\b/.test(phrase)) return 'dead';
  if (new RegExp(`\\binherited (?:the |an? |your |my |his |her )?${phrase}['’]s`, 'iu').test(quote))
    return 'dead';
  // “Your husband had you committed”: whoever sent you there is not there.
  if (
    new RegExp(
      `\\b${phrase},? (?:${ABSENT}|(?:has )?had (?:you|me) \\p{Ll}+ed)|\\b(?:sending|expecting) (?:an?|the) ${phrase}\\b`,
      'iu',
    ).test(quote)
  )
    return 'away';
  if (new RegExp(`\\bdone (?:with|to) (?:his|her|my|their|the) ${phrase}\\b`, 'iu').test(quote))
    return 'missing';
  if (new RegExp(`\\b${phrase} (?:he|she|they|you|I) (?:does|do|did|never)`, 'iu').test(quote))
    return 'missing';
  const said = new RegExp(
    `\\b${phrase},? (?:(?:is|was|has|had|who) )?(?:been )?(died|dead|drowned|killed|murdered|went|left|gone|missing|vanished|disappeared)\\b`,
    'iu',
  ).exec(quote)?.[1];
  if (said === undefined) return null;
  return /died|dead|drowned|killed|murdered/.test(said) ? 'dead' : 'missing';
}

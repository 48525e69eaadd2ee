import nlp from 'compromise';
import { capitalise } from '../../sdk/language.ts';
import type { Pronoun } from '../campaign.ts';

export interface Teller {
  /** What they are called. */
  name: string;
  pronoun: Pronoun;
  /** Whether “we” is the one who tells it and the player, as in a greeting. */
  isToPlayer: boolean;
}

const FORMS = {
  she: { me: 'her', my: 'her', mine: 'hers', myself: 'herself' },
  he: { me: 'him', my: 'his', mine: 'his', myself: 'himself' },
  it: { me: 'it', my: 'its', mine: 'its own', myself: 'itself' },
  they: { me: 'them', my: 'their', mine: 'theirs', myself: 'themself' },
};
const WITH_PLAYER: Record<string, string> = { we: 'you', us: 'you', our: 'your', ours: 'yours' };
const WITH_OTHERS: Record<string, string> = { we: 'they', us: 'them', our: 'their', ours: 'theirs' };
const SHORT: Record<string, string> = { m: ' is', ve: ' has', ll: ' will', d: '’d' };
const KNOWN: Record<string, string> = {
  am: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
};
const ADVERB = '(?:always|never|often|usually|still|just|also|already|only|now|then|once|\\p{Ll}+ly)';
const QUOTED = /(["“][^"“”]*["”])/;

/** Whether somebody tells of themselves, outside of what is said aloud. */
export function isInFirstPerson(text: string): boolean {
  const told = text.split(QUOTED).filter((_, index) => index % 2 === 0);
  // “CLOSED BECAUSE I SAID SO” stands on a sign.
  return /\bI(?:['’](?:m|ve|d|ll))?\s+(?!\p{Lu}{2})/u.test(told.join(' '));
}

/** What somebody tells of themselves as it is told of them: “I pour you coffee” is “Rafa pours you coffee”. */
export function inThirdPerson(text: string, teller: Teller): string {
  return text
    .split('\n')
    .map((paragraph) => {
      let isNamed = false;
      return paragraph
        .split(QUOTED)
        .map((part, index, parts) => {
          if (index % 2 === 1) return part;
          const told = turned(part, teller, isNamed, parts[index - 1] ?? '');
          isNamed ||= told !== part;
          return told;
        })
        .join('');
    })
    .join('\n');
}

function turned(
  text: string,
  { name, pronoun, isToPlayer }: Teller,
  isNamed: boolean,
  before: string,
): string {
  const [first = name] = name.split(' ');
  let isFirst = !isNamed;
  const others = isToPlayer ? WITH_PLAYER : WITH_OTHERS;
  const subject = () => {
    const said = isFirst ? first : pronoun;
    isFirst = false;
    return { said, isOne: said !== 'they' };
  };
  return text
    .replace(/\b(am|have|do|was|did) I\b/giu, (_, verb: string) => {
      const { said, isOne } = subject();
      return `${isOne ? (KNOWN[verb.toLowerCase()] ?? verb) : verb.replace(/^am$/, 'are')} ${said}`;
    })
    .replace(
      new RegExp(
        `\\bI\\b(?:['’](m|ve|ll|d))?((?:\\s+${ADVERB}(?=\\s))?)(?:(\\s+)([\\p{Ll}'’]+))?((?:(?!\\bI\\b)[^.;:!?])*)`,
        'gu',
      ),
      (
        _,
        short: string | undefined,
        adverb: string,
        space = '',
        verb = '',
        rest = '',
        at: number,
        whole: string,
      ) => {
        const { said, isOne } = subject();
        const who = /(?:^|[.!?]\s+|\.["”]\s+)$/.test(before + whole.slice(0, at)) ? capitalise(said) : said;
        if (short !== undefined)
          return `${who}${isOne ? SHORT[short] : SHORT[short]?.replace(' is', ' are').replace(' has', ' have')}${adverb}${space}${verb}${rest}`;
        const done = isOne ? inflected(verb) : verb.replace(/^am$/, 'are').replace(/^was$/, 'were');
        return `${who}${adverb}${space}${done}${done === verb ? rest : alsoDone(rest)}`;
      },
    )
    .replace(/\b(me|my|mine|myself)\b/giu, (word: string) =>
      cased(FORMS[pronoun][word.toLowerCase() as keyof typeof FORMS.she], word),
    )
    .replace(/\b(we|us|our|ours)\b/giu, (word: string) => cased(others[word.toLowerCase()] ?? word, word));
}

const cased = (word: string, like: string) => (/^\p{Lu}/u.test(like) ? capitalise(word) : word);

/** “Pour” is “pours”; what was done stays. */
function inflected(verb: string): string {
  const known = KNOWN[verb.replace('’', "'")];
  if (known !== undefined) return known;
  const said = nlp(`I ${verb}`).verbs();
  if (!said.found || said.has('(#PastTense|#Modal|#Copula)')) return verb;
  const [forms] = said.conjugate() as { PresentTense?: string }[];
  return forms?.PresentTense ?? verb;
}

/** “… and leave a bottle”: what is done next is done by the same one. */
function alsoDone(rest: string): string {
  return rest.replace(
    new RegExp(
      `(?<=\\b(?:and|or|but|then) (?:${ADVERB} )?)(\\p{Ll}+)(?= (?:the|an?|my|his|her|its?|you|him|them|out|up|down|to|at|for|that|back|away|in|on)\\b)`,
      'gu',
    ),
    (verb: string) => (nlp(`I ${verb}`).verbs().found ? inflected(verb) : verb),
  );
}

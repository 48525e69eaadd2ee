import { isConcrete, kindOf } from '../enrich/premise/noun-kinds.ts';

const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  bc: 'because',
  cuz: 'because',
  thru: 'through',
  tho: 'though',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  cant: "can't",
  isnt: "isn't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
};

const ABBREVIATED = /^(?:etc|vs|ca|no|st|mrs?|ms|dr|approx|eg|ie)$/i;

/** What is told in the spelling of a chat as a book has it: “u wake up. ur alone in ur flat”. What people say keeps theirs. */
export function plainSpelling(text: string): string {
  return text
    .split(/("[^"\n]*"|“[^”\n]*”)/)
    .map((part, index) => (index % 2 === 1 ? part : spelled(part)))
    .join('');
}

function spelled(text: string): string {
  return text
    .replace(/(?<![\p{L}'’])(\p{L}+)(?![\p{L}'’])/gu, (word) =>
      cased(SHORT[word.toLowerCase()] ?? word, word),
    )
    .replace(/(?<![\p{L}'’])(ur) (\p{Ll}+)/giu, (_, ur: string, next: string) => {
      const isThing = kindOf(next) !== 'other' || isConcrete(next);
      return `${cased(isThing ? 'your' : "you're", ur)} ${next}`;
    })
    .replace(/(?<![\p{L}'’])i(?=['’]?m\b|\s)/gu, 'I')
    .replace(/(\p{L}{2,})\. (\p{Ll})/gu, (whole, last: string, first: string) =>
      ABBREVIATED.test(last) ? whole : `${last}. ${first.toUpperCase()}`,
    );
}

const cased = (word: string, like: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

import { sentencesOf } from '../../../sdk/language.ts';
import type { Person } from '../../campaign.ts';
import { named } from './character.ts';
import { deadlineIn } from './deadline.ts';
import { hasHappened } from './odd.ts';
import type { OddFact, Premise } from './premise.ts';

type Told = Pick<Person, 'name' | 'shortName' | 'pronoun' | 'profile'>;

/** One thing that is wanted, and what the player can do about it. */
interface Stake {
  who: string;
  /** As it reads after “whether to”: `help Anna to find the well`. */
  way: string;
  against: string;
  clause: string;
  quote: string;
}

/** “The Engine wants the Tail gone”: somebody who is nobody, and what is to be done to something. */
const WANTED_DONE =
  /((?:\b[Tt]he )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*) wants ((?:the |its |their )?\p{L}[\p{L}'’ -]{1,30}?) (gone|dead|shut|out|sold|cut (?:loose|down)|\p{Ll}{2,}ed|burnt|drowned)\b/u;

/** What somebody knows or has done of which nobody speaks. */
const KEPT =
  /\b(?:knows? (?:that|where|who|why|how|what)|saw (?:who|what|how)|has (?:told|said to) (?:nobody|no one)|(?:told|tells) (?:nobody|no one)|take the blame|secretly|nobody (?:else )?knows|blamed because|buried it|it was (?:she|he) who)\b/iu;

/** What a book's people want, where nothing has happened that somebody could answer for, is what there is to decide. */
export function withStakes(premise: Premise, people: readonly Told[], hasTruth: boolean): Premise {
  const { question, odd, conflict } = premise;
  if (question.ways !== null || (conflict.kind !== 'riddle' && conflict.kind !== 'dilemma')) return premise;
  const isAsked = !question.asked.includes(odd.clause.replace(/^(?:somebody|someone) /, ''));
  // “Where to go” is not found out: somebody has to say it.
  const isOpen = /^(?:what|where|which|whom|how) (?:[\p{L}]+ ){0,2}?to /u.test(question.asked);
  if (isAsked && (!isOpen || hasTruth)) return premise;
  const truth = isAsked || !hasHappened(odd.clause) ? null : answerTo(odd.clause, odd.head, people);
  if (truth !== null || (hasTruth && hasHappened(odd.clause)))
    return { ...premise, ...(truth !== null && { truth }) };
  const [first, ...others] = stakesOf(people, premise).toSorted((one, other) => isDue(other) - isDue(one));
  if (first === undefined) return premise;
  const other = others.find(({ who }) => who !== first.who);
  const ways: [string, string] = [first.way, other?.way ?? first.against];
  const { quote, clause } = first;
  const behind = answerTo(`${clause} ${quote}`, '', people);
  return {
    ...premise,
    odd: { ...odd, clause, quote, ...nounIn(first, premise) },
    question: { asked: `whether to ${ways[0]} or ${ways[1]}`, ways, isYours: true, quote },
    conflict: { kind: 'dilemma' },
    deadline: deadlineIn([quote]) ?? premise.deadline,
    ...(behind !== null && { truth: behind }),
  };
}

const isDue = ({ quote }: Stake) => Number(deadlineIn([quote]) !== null);

function stakesOf(people: readonly Told[], { sentences }: Premise): Stake[] {
  const said = people.map((one) => ({ one, sentences: sentencesOf(one.profile.background ?? '') }));
  const wanted = said.flatMap(({ one, sentences: own }): Stake[] => {
    const [want] = one.profile.motivations ?? [];
    if (want === undefined) return [];
    const plain = want.replace(/\.$/, '');
    const quote = own.find((text) => text.includes(plain.split(' ').slice(-3).join(' '))) ?? '';
    return [
      {
        who: one.name,
        way: `help ${one.shortName} to ${plain}`,
        against: 'refuse',
        clause: `${one.shortName} wants to ${plain}`,
        quote,
      },
    ];
  });
  const done = [...sentences, ...said.flatMap((one) => one.sentences)].flatMap((quote): Stake[] => {
    const [clause, who = '', what = '', how = ''] = WANTED_DONE.exec(quote) ?? [];
    if (clause === undefined || people.some(({ name }) => name.includes(who))) return [];
    return [{ who, way: `have ${what} ${how}`, against: `stand by ${what}`, clause, quote }];
  });
  return [...wanted, ...done];
}

/** What it is about: the thing that is named last in it. */
function nounIn({ clause }: Stake, { things, odd }: Premise): Pick<OddFact, 'noun' | 'head'> {
  const thing = things
    .filter(({ phrase }) => clause.toLowerCase().includes(phrase))
    .toSorted((one, other) => clause.lastIndexOf(other.phrase) - clause.lastIndexOf(one.phrase))[0];
  const noun = (text: string, plural: boolean) =>
    ({ text, plural, pronoun: plural ? 'they' : 'it' }) as const;
  if (thing !== undefined) return { noun: noun(`the ${thing.phrase}`, thing.plural), head: thing.head };
  return clause.includes(odd.noun.text) ? odd : { noun: noun('this business', false), head: '' };
}

/** Of a card that is about one person: the secret that has to do with what that one wants, or else that one's own. */
export function withAnswer(premise: Premise, people: readonly Told[]): Premise {
  const [one] = people;
  if (one === undefined) return premise;
  const { motivations = [], secrets = '' } = one.profile;
  const own = secrets === '' || secrets.endsWith('.md') ? null : { text: secrets, who: one.name };
  const asked = `${motivations[0] ?? ''} ${one.name}`;
  const truth = own ?? answerTo(asked, '', people.slice(1));
  return truth === null ? premise : { ...premise, truth };
}

const LONG = 5;
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG));

/** Whoever keeps back the most that has to do with it; of a thing that happened, something that names it. */
function answerTo(
  asked: string,
  head: string,
  people: readonly Told[],
): { text: string; who: string } | null {
  const words = wordsOf(asked);
  const [best] = people
    .flatMap((one) => {
      const { secrets = '', background = '' } = one.profile;
      const kept = [
        ...sentencesOf(background).filter((text) => KEPT.test(text)),
        ...(secrets.endsWith('.md') ? [] : sentencesOf(secrets)),
      ].filter((text) => !/\byou\b/i.test(text));
      const text = kept.map((sentence) => named(sentence, one)).join(' ');
      const common = [...wordsOf(text)].filter((word) => words.has(word)).length;
      const isAbout = head === '' || new RegExp(`\\b${RegExp.escape(head)}`, 'iu').test(text);
      return text === '' || !isAbout || (head === '' && common === 0)
        ? []
        : [{ text, who: one.name, common }];
    })
    .toSorted((one, other) => other.common - one.common);
  return best === undefined ? null : { text: best.text, who: best.who };
}

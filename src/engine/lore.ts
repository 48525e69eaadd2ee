import { lettersOf } from '../base/plain-text.ts';
import type { Campaign, Fact } from '../campaign/campaign.ts';
import { factIndex } from '../campaign/fact-index.ts';
import type { RecalledLore } from '../contracts/brief.ts';
import { unbroken } from '../rules/constraints/judge.ts';
import { sentencesOf } from '../sdk/language.ts';

type Held = Pick<Campaign, 'facts' | 'limits'>;

/** “She wore green” goes on about whom the sentence before is about. */
const GOES_ON = /^["“‘']?(?:They|He|She|It|One|This|That|These|Those|His|Her|Its|Their)\b/;

/** A passage without the sentences that break a constraint, nor those that go on about the same. */
function allowed(passage: RecalledLore, limits: Held['limits']): RecalledLore {
  if (unbroken(limits, [passage], ({ text }) => text).length > 0) return passage;
  const kept: string[] = [];
  let isOut = false;
  for (const sentence of sentencesOf(passage.text)) {
    isOut = unbroken(limits, [sentence], (text) => text).length === 0 || (isOut && GOES_ON.test(sentence));
    if (!isOut) kept.push(sentence);
  }
  const answers = passage.answers.filter(({ text }) => kept.includes(text));
  return { ...passage, text: kept.join(' '), answers };
}

/** What was looked up, without what the author's constraints forbid to tell, and with the facts that it speaks of. */
export function heldLore(lore: readonly RecalledLore[], campaign: Held): RecalledLore[] {
  const { limits } = campaign;
  const told = lore.map((passage) => allowed(passage, limits)).filter(({ text }) => text !== '');
  const held = told.map((passage) => {
    const written = factIndex(campaign).ofFile.get(passage.source) ?? [];
    const own = written.filter(({ kind }) => kind !== 'secret');
    const isOfPlace = own.some(({ about }) => about.startsWith('place:'));
    const letters = own.map((fact) => ({ fact, said: lettersOf(fact.text) }));
    const factOf = (sentence: string) =>
      letters.find(({ said }) => said.includes(lettersOf(sentence)))?.fact.id ?? null;
    // What the page of a place says besides its facts only leads elsewhere.
    const isHeld = (sentence: string) => !isOfPlace || factOf(sentence) !== null;
    return {
      ...passage,
      text: sentencesOf(passage.text).every(isHeld)
        ? passage.text
        : sentencesOf(passage.text).filter(isHeld).join(' '),
      answers: passage.answers
        .filter(({ text }) => isHeld(text))
        .map((answer) => ({ ...answer, fact: factOf(answer.text) })),
    };
  });
  return held.filter(({ text }) => text !== '');
}

/** What was looked up, after the texts whose keywords came up: of those it only says which sentences answer. */
export function withKeyed(keyed: readonly RecalledLore[], found: readonly RecalledLore[]): RecalledLore[] {
  const isOf = (source: string) => keyed.some((passage) => passage.source === source);
  return [
    ...keyed.map((passage) => {
      const answers = found.flatMap((one) => (one.source === passage.source ? one.answers : []));
      return { ...passage, answers: [...answers, ...passage.answers] };
    }),
    ...found.filter(({ source }) => !isOf(source)),
  ];
}

/** The facts that passages of the lore speak of, the best answer first. */
export function factsIn(lore: readonly RecalledLore[], campaign: Pick<Held, 'facts'>): Fact[] {
  const ids = lore
    .flatMap(({ answers }) => answers)
    .toSorted((one, other) => other.fit - one.fit)
    .flatMap(({ fact }) => fact ?? []);
  return [...new Set(ids)].flatMap((id) => factIndex(campaign).byId.get(id) ?? []);
}

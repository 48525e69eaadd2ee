import { lettersOf } from '../base/plain-text.ts';
import type { Campaign, Fact } from '../campaign/campaign.ts';
import type { RecalledLore } from '../contracts/brief.ts';
import { unbroken } from '../rules/constraints/judge.ts';

type Held = Pick<Campaign, 'facts' | 'limits'>;

/** What was looked up, without what the author's constraints forbid to tell, and with the facts that it speaks of. */
export function heldLore(lore: readonly RecalledLore[], { facts, limits }: Held): RecalledLore[] {
  return unbroken(limits, lore, ({ text }) => text).map((passage) => {
    const own = facts.filter(({ source, kind }) => source.file === passage.source && kind !== 'secret');
    const letters = own.map((fact) => ({ fact, said: lettersOf(fact.text) }));
    const factOf = (sentence: string) =>
      letters.find(({ said }) => said.includes(lettersOf(sentence)))?.fact.id ?? null;
    return {
      ...passage,
      answers: passage.answers.map((answer) => ({ ...answer, fact: factOf(answer.text) })),
    };
  });
}

/** The facts that passages of the lore speak of, the best answer first. */
export function factsIn(lore: readonly RecalledLore[], { facts }: Pick<Held, 'facts'>): Fact[] {
  const ids = lore
    .flatMap(({ answers }) => answers)
    .toSorted((one, other) => other.fit - one.fit)
    .flatMap(({ fact }) => fact ?? []);
  return [...new Set(ids)].flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
}

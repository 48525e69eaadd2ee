import { ruleOf } from '../../../../src/sdk/index.ts';
import { hostOf } from './company.ts';
import { type Facts, speaksOf } from './facts.ts';
import type { Fact } from './input.ts';
import { warmthOf } from './tags.ts';
import type { Writer } from './writer.ts';

/** Scenes between two pieces of lore that nobody asked for. */
const APART = 3;
/** The same where a word of it has come up. */
const APART_BY_KEY = 2;
const MARK = 'lore that came up';

/** One sentence of the lore, when it speaks of what the scene is about: seen, or said by whoever is there. */
export function tellLore(writer: Writer, facts: Facts): void {
  const { history, input } = writer;
  const { asked = null, result = null, target = null, act = '' } = input.deed ?? {};
  const keyed = new Set(
    input.recalled.lore
      .filter(({ key }) => key !== '')
      .flatMap(({ answers }) => answers.flatMap(({ fact }) => fact ?? [])),
  );
  if (asked !== null || history.sinceSaid(MARK) < (keyed.size > 0 ? APART_BY_KEY : APART)) return;
  // Somebody who was asked has answered or has not, and what was looked for in vain stays hidden.
  if ((target?.id.startsWith('person:') && ruleOf(act).presses) || result === 'failure') return;
  const names = focusOf(writer);
  const here = input.place?.id ?? '';
  const nameOf = (place: string) =>
    input.exits.find(({ id }) => id === place)?.name ?? place.replace('place:', '').replaceAll('-', ' ');
  // “The way back leads to the Quay” is true where it was written, not on the Quay, and what a ledger says is read in it.
  // “Three low rooms” are these, unless the sentence says where they are.
  const isOfElsewhere = (fact: (typeof input.facts)[number]) =>
    fact.about.startsWith('place:') &&
    fact.about !== here &&
    (fact.thing !== null || fact.mentions.includes(here) || !speaksOf(fact, nameOf(fact.about)));
  const fresh = facts
    .answers()
    .filter((fact) => !history.hasTold(fact.id) && !history.hasSaid(fact.text) && !isOfElsewhere(fact));
  const isNamed = (fact: Fact) => names.some((name) => speaksOf(fact, name));
  const fitting = [
    ...fresh.filter(isNamed),
    ...fresh.filter((fact) => keyed.has(fact.id) && !isNamed(fact)),
    // Who comes somewhere sees in which world it lies.
    ...(input.place?.arrived === true ? facts.ofWorld() : []),
  ];
  if (writer.fact(fitting.filter(({ spoken }) => !spoken))) {
    history.mark(MARK);
    writer.recalls += 1;
    return;
  }
  const host = hostOf(writer);
  if (host === null || warmthOf(host, input.scene) === 'cold') return;
  if (writer.tellable(host, fitting).length === 0) return;
  writer.line('lore.said', { person: host, spare: true });
  if (!writer.report(host, fitting)) return;
  history.mark(MARK);
  writer.recalls += 1;
}

/** What the scene is about: what was dealt with, what the planner has chosen, where one has come to, what was named. */
function focusOf(writer: Writer): string[] {
  const { deed, direction, topics, things, place } = writer.input;
  const chosen = [...topics, ...things].find(({ id }) => id === direction.focus);
  const target = /^(?:thing|person):/.test(deed?.target?.id ?? '') ? deed?.target?.name : undefined;
  const arrived = place?.arrived === true ? place.name : undefined;
  const named = things
    .map(({ name }) => name)
    .filter((name) => writer.hasNamed(name.replace(/^(?:the|an?)\s+/i, '')));
  const names = [target, deed?.topic?.name, deed?.item?.name, chosen?.name, arrived, ...named];
  return names.filter((name) => name !== undefined);
}

import type { Campaign, Fact } from '../campaign/campaign.ts';
import { factIndex } from '../campaign/fact-index.ts';
import { factInWords } from '../campaign/ink/names.ts';
import type { Deed, Named } from '../contracts/brief.ts';
import type { Intent } from '../contracts/intent.ts';
import { verbOf } from '../rules/acts.ts';
import { carriedBy, itemCalled, type World } from './world.ts';

/** What an intent means in this world, before anything has come of it. */
export function deedFrom(intent: Intent, campaign: Campaign, world: World): Deed {
  const target = namedIn(campaign, world, intent.target);
  const isTaking = verbOf(intent.act) === 'take' && isThere(target, campaign, world);
  return {
    act: intent.act,
    text: intent.text,
    words: wordsOf(intent),
    asked: intent.asked ?? null,
    target,
    topic: namedIn(campaign, world, intent.topic),
    item: isTaking ? itemCalled(target?.name ?? '') : namedIn(campaign, world, intent.item),
    want: wantWith(campaign, intent.want),
    fact: factWith(campaign, world, intent.fact),
    bearing: null,
    outcome: 'done',
    reveals: null,
    degree: 'hint',
    result: null,
    roll: null,
    opinion: null,
    decision: null,
  };
}

/** What a beat waits for or lets decide is in the author's words; what the rules offer has stakes. */
function wordsOf({ stakes, wanted, decides }: Intent): Deed['words'] {
  if (wanted !== undefined || decides !== undefined) return 'author';
  return stakes === undefined ? 'player' : 'rules';
}

/** What an id stands for, as it is spoken of. */
function namedIn(campaign: Campaign, world: World, id: string | undefined): Named | null {
  if (id === undefined) return null;
  const isIt = (entry: { id: string }) => entry.id === id;
  const person = campaign.people.find(isIt);
  if (person !== undefined) return { id: person.id, name: person.shortName };
  const found =
    campaign.places.find(isIt) ??
    campaign.places.flatMap((place) => place.things).find(isIt) ??
    campaign.topics.find(isIt) ??
    world.items.find(isIt) ??
    campaign.people.flatMap((entry) => carriedBy(entry, world)).find(isIt);
  return found === undefined ? null : { id: found.id, name: found.name };
}

/** A thing of this place that nobody has taken. */
function isThere(target: Named | null, { places }: Campaign, { place, taken }: World): boolean {
  const here = places.find(({ id }) => id === place);
  return (here?.things ?? []).some(({ id }) => id === target?.id && taken[id] === undefined);
}

/** Wants have no id of their own: `want:iz/1` is the second motivation of Iz. */
export function wantId(personId: string, index: number): string {
  return `want:${personId.slice('person:'.length)}/${index}`;
}

function wantWith(campaign: Campaign, id: string | undefined): string | null {
  if (id === undefined) return null;
  for (const person of campaign.people) {
    const index = (person.profile.motivations ?? []).findIndex(
      (_, position) => wantId(person.id, position) === id,
    );
    if (index !== -1) return person.profile.motivations?.[index] ?? null;
  }
  return null;
}

/** A sentence of the campaign, or what a scene has let the player know by name. */
function factWith(campaign: Campaign, { plot }: World, id: string | undefined): Deed['fact'] {
  if (id === undefined) return null;
  const fact = factIndex(campaign).byId.get(id);
  if (fact !== undefined) return { id: fact.id, text: standingAlone(fact, campaign) };
  return plot.learned?.[id] === undefined ? null : { id, text: factInWords(id, campaign) };
}

/** “She paid them out of the pension fund” is told with the sentence before, which says who she is and what they are. */
function standingAlone({ id, kind, text, about }: Fact, campaign: Campaign): string {
  if (kind !== 'secret' || !/^(?:He|She|They|It)\b/.test(text)) return text;
  const all = allSecretsOf(campaign, about);
  const before = all[all.findIndex((one) => one.id === id) - 1];
  return before === undefined ? text : `${standingAlone(before, campaign)} ${text}`;
}

/** The secrets that somebody may let slip, in the author's order; those that the author tells are left to the author. */
export function secretsOf(campaign: Pick<Campaign, 'facts'>, personId: string): Fact[] {
  return allSecretsOf(campaign, personId).filter(({ toldBy }) => toldBy === undefined);
}

export function allSecretsOf(campaign: Pick<Campaign, 'facts'>, personId: string): Fact[] {
  return (factIndex(campaign).about.get(personId) ?? []).filter(({ kind }) => kind === 'secret');
}

import type { Campaign } from '../campaign/campaign.ts';
import type { Deed } from '../contracts/brief.ts';
import type { Effect, MemoryNote } from '../contracts/effect.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import { ruleOf } from '../rules/acts.ts';
import { inPast } from '../sdk/language.ts';
import { wordEffects } from './given-word.ts';
import { promisesIn } from './promises.ts';
import type { World } from './world.ts';

export interface Change {
  campaign: Campaign;
  before: World;
  after: World;
  deed: Deed;
  beat: PlotBeat | null;
  /** Whose question was passed over, if anybody's was. */
  unanswered?: string | null;
}

const PASSED_OVER = 'left a question unanswered';

/** Everything that differs between the world before a scene and the world after it. */
export function effectsOf({ campaign, before, after, deed, unanswered }: Change): Effect[] {
  const reason = inPast(deed.text);
  const place = campaign.places.find(({ id }) => id === after.place);
  const secret = campaign.facts.find(({ id }) => id === deed.reveals);
  const nameOf = (id: string) => campaign.people.find((person) => person.id === id)?.shortName ?? id;
  return [
    ...(place !== undefined && place.id !== before.place
      ? [{ kind: 'moved' as const, place: place.id, name: place.name }]
      : []),
    ...(after.day !== before.day || after.part !== before.part
      ? [{ kind: 'time' as const, day: after.day, part: after.part }]
      : []),
    ...itemChanges(before, after),
    ...campaign.people.flatMap(({ id, shortName }): Effect[] => {
      const [from, to] = [before.opinions[id] ?? 0, after.opinions[id] ?? 0];
      const why = id === unanswered ? PASSED_OVER : reason;
      return from === to ? [] : [{ kind: 'opinion', person: id, name: shortName, from, to, reason: why }];
    }),
    ...campaign.factions.flatMap(({ id, name }): Effect[] => {
      const [from, to] = [before.reputations[id] ?? 0, after.reputations[id] ?? 0];
      return from === to ? [] : [{ kind: 'reputation', faction: id, name, from, to, reason }];
    }),
    ...(secret === undefined ? [] : [{ kind: 'learned' as const, fact: secret.id, text: secret.text }]),
    ...promiseChanges(before, after, campaign),
    ...wordEffects(before, after, nameOf),
    ...(deed.fact !== null && deed.target !== null && isTold(deed.fact.id, deed.target.id, before, after)
      ? [
          {
            kind: 'told' as const,
            person: deed.target.id,
            name: deed.target.name,
            fact: deed.fact.id,
            text: deed.fact.text,
          },
        ]
      : []),
    ...Object.entries(after.plot.flags)
      .filter(([name, value]) => before.plot.flags[name] !== value)
      .map(([name, value]): Effect => ({ kind: 'flag', name, value })),
    ...Object.entries(after.plot.states)
      .filter(([id, words]) => before.plot.states[id] !== words)
      .map(([id, words]): Effect => ({ kind: 'state', person: id, name: nameOf(id), words })),
    ...Object.keys(after.plot.dead)
      .filter((id) => before.plot.dead[id] === undefined)
      .map((id): Effect => ({ kind: 'death', person: id, name: nameOf(id) })),
    ...((after.hurt === null) !== (before.hurt === null)
      ? [{ kind: 'hurt' as const, isHurt: after.hurt !== null }]
      : []),
  ];
}

function isTold(fact: string, person: string, before: World, after: World): boolean {
  const knows = ({ knows }: World) => knows[person]?.includes(fact) === true;
  return knows(after) && !knows(before);
}

function itemChanges(before: World, after: World): Effect[] {
  const missingIn = (items: World['items']) => (item: { id: string }) =>
    !items.some(({ id }) => id === item.id);
  const change = (kind: 'gained' | 'lost') => (item: { id: string; name: string }) => ({
    kind: 'item' as const,
    item: item.id,
    name: item.name,
    change: kind,
  });
  return [
    ...after.items.filter(missingIn(before.items)).map(change('gained')),
    ...before.items.filter(missingIn(after.items)).map(change('lost')),
  ];
}

function promiseChanges(before: World, after: World, campaign: Campaign): Effect[] {
  const known = promisesIn(before, campaign);
  return promisesIn(after, campaign)
    .filter(
      ({ who, text, isKept }) =>
        !known.some((other) => other.who.id === who.id && other.text === text && other.isKept === isKept),
    )
    .map(({ who, text, isKept }) => ({
      kind: 'promise',
      person: who.id,
      name: who.name,
      text,
      kept: isKept,
    }));
}

/** What is to be remembered of a deed: what was done, and what was learned by it. */
export function memoryOf(
  { campaign, before, after, deed, beat }: Change,
  effects: readonly Effect[],
): MemoryNote {
  const place = campaign.places.find(({ id }) => id === before.place)?.name;
  // Where one has gone says itself where it was.
  const where = place === undefined || before.place !== after.place ? '' : ` (${place})`;
  const people = [...new Set([deed.target?.id, ...before.here])].filter((id) =>
    id?.startsWith('person:'),
  ) as string[];
  const secret = campaign.facts.find(({ id }) => id === deed.reveals)?.text;
  const parts = [
    `You ${inPast(deed.text)}${where}.`,
    ...(deed.result === null ? [] : [ENDS[deed.result]]),
    ...(secret === undefined ? [] : [secret]),
    ...learnedIn(effects, deed.reveals),
    ...(deed.decision === null ? [] : [deed.decision]),
    ...(beat === null ? [] : [toldOf(beat, campaign)]),
  ];
  const significance = significanceOf(deed, beat, effects);
  const outcome = turningPoint(deed, significance);
  return {
    summary: parts.join(' '),
    characters: ['player', ...people],
    npcs: people,
    factions: campaign.factions
      .filter(({ members }) => members.some((id) => people.includes(id)))
      .map(({ id }) => id),
    ...(after.place !== null && { location: before.place ?? after.place }),
    significance,
    actionType: deed.act,
    tags: tagsOf(deed, campaign),
    // Whatever counts in later rolls must come to mind there, too.
    ...(outcome !== null && { outcome, episodic: true }),
  };
}

/** What a beat has told: of a scene that was generated, what it is about, for each writer tells it in words of their own. */
function toldOf({ id, description }: PlotBeat, { storylets }: Campaign): string {
  return storylets.find(({ beat, isGenerated }) => beat === id && isGenerated)?.gist ?? description;
}

/** What else came out, in sentences: what a scene of the author taught or wants to be remembered. */
function learnedIn(effects: readonly Effect[], told: string | null): string[] {
  return effects.flatMap((effect): string[] => {
    if (effect.kind === 'remembered') return [effect.text];
    if (effect.kind !== 'learned' || effect.fact === told) return [];
    return [/[.!?”"]$/.test(effect.text) ? effect.text : `You learned: ${effect.text}.`];
  });
}

function significanceOf(
  { act, degree, decision, reveals }: Deed,
  beat: PlotBeat | null,
  effects: readonly Effect[],
): MemoryNote['significance'] {
  if (beat !== null || degree === 'whole' || act === 'fight' || decision !== null) return 'high';
  const isBinding = effects.some(({ kind }) => BINDING.has(kind));
  return reveals !== null || isBinding || ruleOf(act).weighty === true ? 'medium' : 'low';
}

/** What holds beyond the scene: such an event is never drawn together with others. */
const BINDING: ReadonlySet<Effect['kind']> = new Set(['promise', 'learned', 'told', 'remembered']);

/** What else it can be found by: what it was about, and what the one it was done to is. */
function tagsOf({ topic, item, want, target }: Deed, { people }: Campaign): string[] {
  const role = people.find(({ id }) => id === target?.id)?.profile.role;
  return [topic?.name, item?.name, want, role].filter(
    (tag) => typeof tag === 'string' && tag !== '',
  ) as string[];
}

const ENDS = { failure: 'It went badly.', partial: 'It went well, at a price.', success: 'It went well.' };

/** Triumphs and failures are what is never forgotten. */
function turningPoint(
  { result, degree, reveals, decision }: Deed,
  significance: MemoryNote['significance'],
): 'triumph' | 'failure' | null {
  if (decision !== null) return 'triumph';
  if (reveals !== null && degree === 'whole') return 'triumph';
  if (significance === 'low' || result === null || result === 'partial') return null;
  return result === 'success' ? 'triumph' : 'failure';
}

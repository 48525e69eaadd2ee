import type { Campaign, Fact } from './campaign.ts';

/** The facts of a campaign by what one asks for them with; each list is in the author's order. */
export interface FactIndex {
  byId: ReadonlyMap<string, Fact>;
  about: ReadonlyMap<string, readonly Fact[]>;
  ofThing: ReadonlyMap<string | undefined, readonly Fact[]>;
  ofFile: ReadonlyMap<string, readonly Fact[]>;
  secrets: readonly Fact[];
  ofTopics: readonly Fact[];
  /** The first that names something and is about no thing itself. */
  noteOn: ReadonlyMap<string, Fact>;
  /** Where each stands among all of them. */
  position: ReadonlyMap<Fact, number>;
}

const known = new WeakMap<readonly Fact[], FactIndex>();

/** A large campaign has hundreds of thousands of facts, too many to look through for every question of every scene. */
export function factIndex({ facts }: Pick<Campaign, 'facts'>): FactIndex {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const backwards = facts.toReversed();
  const index = {
    byId: new Map(backwards.map((fact) => [fact.id, fact])),
    about: Map.groupBy(facts, ({ about }) => about),
    ofThing: Map.groupBy(facts, ({ thing }) => thing),
    ofFile: Map.groupBy(facts, ({ source }) => source.file),
    secrets: facts.filter(({ kind }) => kind === 'secret'),
    ofTopics: facts.filter(({ about }) => about.startsWith('topic:')),
    noteOn: new Map(
      backwards
        .filter(({ thing }) => thing === undefined)
        .flatMap((fact) => fact.mentions.map((id) => [id, fact] as const)),
    ),
    position: new Map(facts.map((fact, at) => [fact, at])),
  };
  known.set(facts, index);
  return index;
}

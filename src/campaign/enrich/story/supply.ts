import { type Noun, type Slots, thingNoun } from '../fill.ts';
import { isPortable } from '../premise/noun-kinds.ts';
import type { PremiseThing } from '../premise/premise.ts';
import { plural } from './cast.ts';
import { siteNoun } from './stage.ts';
import { type Story, siteOf } from './story.ts';

/** Something of the author's that a scene can speak of. */
interface Word {
  key: string;
  noun: Noun;
}

/** Hands out the author's words to the scenes, those that no scene has had yet first. */
export class Supply {
  readonly #story: Story;
  readonly #used = new Map<string, number>();
  readonly #objects: PremiseThing[];
  readonly #topics: Word[];

  constructor(story: Story) {
    const { premise, things } = story;
    this.#story = story;
    const lying = new Set([...things.values()].flat());
    this.#objects = premise.things.filter((thing) =>
      story.inventory.isImported ? thing.isObject : lying.has(thing),
    );
    const others = besides(story);
    const named = new Set(others.map(({ key }) => key.split(' ').at(-1)));
    this.#topics = [...premise.things.map(wordOf).filter(({ key }) => !named.has(key)), ...others];
  }

  /** The slots of a shape that are for things; where the author has nothing of the kind they stay empty. */
  for(text: string): Slots {
    const { premise, things } = this.#story;
    // Whoever it happened to is no matter of its own.
    const named = this.#topics.filter(({ key }) => /^\p{Lu}/u.test(key) && premise.odd.clause.includes(key));
    const taken = new Set([...aboutIn(premise), ...stakesOf(premise), ...named.map(({ key }) => key)]);
    const slots: Record<string, Noun> = {};
    const odd: Word = { key: premise.odd.head, noun: premise.odd.noun };
    const take = (name: string, pool: readonly Word[]) => {
      if (!new RegExp(`«(?:\\w+ )?${name}(?![\\w])`, 'i').test(text)) return;
      const word =
        this.#pick(pool.filter(({ key }) => !taken.has(key))) ?? (isNeeded(text, name) ? odd : undefined);
      if (word === undefined) return;
      taken.add(word.key);
      slots[name] = word.noun;
      const site = siteOf(word.key, things);
      if (site !== undefined) slots[`${name}place`] = siteNoun(site);
    };
    take('item', this.#objects.filter(isPortable).map(wordOf));
    take('keepsake', this.#objects.filter(isKept).map(wordOf));
    const movable = this.#objects.filter((thing) => isMovable(thing) && thing.head !== premise.odd.head);
    take('movable', (movable.length > 0 ? movable : this.#objects.filter(isThing)).map(wordOf));
    take('thing', this.#objects.filter(isThing).map(wordOf));
    take('thing2', this.#objects.filter(isThing).map(wordOf));
    take('matter', this.#topics);
    take('matter2', this.#topics);
    take('matter3', this.#topics);
    return slots;
  }

  /** The one that was used least, and of these the heaviest. */
  #pick(pool: readonly Word[]): Word | undefined {
    const count = ({ key }: Word) => this.#used.get(key) ?? 0;
    const least = pool.toSorted((one, other) => count(one) - count(other))[0];
    if (least !== undefined) this.#used.set(least.key, count(least) + 1);
    return least;
  }
}

/** The scenes that tell the beats are told even where the author names one thing only; lines that can be left out are. */
function isNeeded(text: string, name: string): boolean {
  // What was moved cannot be what everybody goes round: there is another shape for that.
  if (name === 'movable') return false;
  const lines = text.split('\n').filter((line) => !/^\s*\?\?\s/.test(line));
  return text.includes('«beat»') && new RegExp(`«(?:\\w+ )?${name}(?![\\w])`, 'i').test(lines.join('\n'));
}

/** What the scenes speak of anyway, in a story that is about it. */
function aboutIn({ conflict: { kind }, odd }: Story['premise']): string[] {
  return kind === 'riddle' || kind === 'dilemma' ? [odd.head] : [];
}

/** What is to be won or bought is neither carried nor lies about. */
function stakesOf({ conflict }: Story['premise']): string[] {
  const named =
    conflict.kind === 'contest'
      ? [conflict.prize]
      : conflict.kind === 'bargain'
        ? [conflict.goods, conflict.pay]
        : [];
  return named.flatMap((text) => text?.split(' ').at(-1) ?? []);
}

/** What one keeps because of somebody. */
const isKept = ({ kind }: PremiseThing) => /^(?:paper|picture|jewel|cloth|vessel|sound)$/.test(kind);

/** A creature goes where it likes: nobody leaves a mark on it. */
const isThing = ({ kind }: PremiseThing) => kind !== 'creature';
const isMovable = (thing: PremiseThing) =>
  isPortable(thing) || (thing.kind === 'other' && thing.isObject) || thing.kind === 'furniture';

const wordOf = (thing: PremiseThing): Word => ({ key: thing.head, noun: thingNoun(thing) });

/** Firms, the dead and places that are only named: nobody can show them, and everybody can talk about them. */
function besides({ premise, sites, cast }: Story): Word[] {
  const named = (text: string): Word => ({ key: text, noun: { text, plural: false, pronoun: 'it' } });
  const gone = premise.people.filter(({ name, fate }) => name !== null && fate !== null);
  const many = premise.people.filter(({ isOneOf }) => isOneOf).map(({ role }) => plural(role ?? ''));
  const unmet = premise.people.filter(
    ({ name, role, fate, isOneOf }) =>
      name === null && !isOneOf && (fate !== null || !cast.some((member) => member.role === role)),
  );
  return [
    ...premise.groups.map(({ name, quote }) =>
      named(quote.toLowerCase().includes(`the ${name.toLowerCase()}`) ? `the ${name}` : name),
    ),
    ...gone.map(
      ({ name, pronoun }): Word => ({ key: name ?? '', noun: { text: name ?? '', plural: false, pronoun } }),
    ),
    ...unmet.map(
      ({ role, pronoun }): Word => ({ key: role ?? '', noun: { text: role ?? '', plural: false, pronoun } }),
    ),
    ...many.map((text): Word => ({ key: text, noun: { text, plural: true, pronoun: 'they' } })),
    ...premise.places
      .filter(({ name }) => !sites.some(({ inside }) => inside === name))
      .map(({ name }) => named(name)),
  ];
}

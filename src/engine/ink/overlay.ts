import type { Json, JsonObject } from '../../base/json.ts';
import { fingerprint } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { isClockHeld } from '../../campaign/clock.ts';
import {
  endingNamed,
  factInWords,
  factionNamed,
  factNamed,
  inWords,
  nameKey,
  personNamed,
  placeNamed,
} from '../../campaign/ink/names.ts';
import type { Effect } from '../../contracts/effect.ts';
import { clampScore } from '../../rules/opinion.ts';
import { wantId } from '../deed.ts';
import { givenWord } from '../given-word.ts';
import { withDue } from '../knowledge.ts';
import type { ExpressionInput } from '../plot/expression.ts';
import { variable } from '../plot/plot-state.ts';
import { flagNamed, hasItem, isLearned } from '../plot/what-is-so.ts';
import { type NamedDeed, promisedDeed } from '../promised-deed.ts';
import { afterLeaving } from '../whereabouts.ts';
import { itemCalled, type World } from '../world.ts';
import { afterTime } from './time.ts';

/**
 * The world as a scene in ink sees it while it runs: what it changed is so at once, for it alone. Nothing else is changed
 * until the whole scene has run.
 */
export class Overlay {
  readonly effects: Effect[] = [];
  /** What the scene named that is not there, in sentences. */
  readonly notices: string[] = [];
  readonly #campaign: Campaign;
  readonly scene: number;
  readonly #skillState: JsonObject;
  #world: World;

  constructor({ campaign, world, scene, skillState }: ExpressionInput) {
    this.#campaign = campaign;
    this.#world = world;
    this.scene = scene;
    this.#skillState = skillState ?? {};
  }

  get world(): World {
    return this.#world;
  }

  opinion(who: string): number {
    const person = this.#person(who);
    return person === null ? 0 : Math.round(this.#world.opinions[person.id] ?? 0);
  }

  changeOpinion(who: string, by: number, reason: string): void {
    const person = this.#person(who);
    if (person === null || !Number.isFinite(by)) return;
    const from = this.#world.opinions[person.id] ?? 0;
    const to = clampScore(from + by);
    this.#world = { ...this.#world, opinions: { ...this.#world.opinions, [person.id]: to } };
    this.#note({ kind: 'opinion', person: person.id, name: person.shortName, from, to, reason });
  }

  reputation(words: string): number {
    const faction = factionNamed(words, this.#campaign.factions);
    if (faction === null) this.#missing('faction', words);
    return faction === null ? 0 : Math.round(this.#world.reputations[faction.id] ?? faction.standing);
  }

  met(who: string): boolean {
    const person = this.#person(who);
    return person !== null && this.#world.known[person.id] !== undefined;
  }

  has(item: string): boolean {
    return hasItem(item.replace(/^item:/, ''), this.#world);
  }

  gain(words: string): void {
    if (this.has(words)) return;
    const item = itemCalled(inWords(words.replace(/^item:/, '')));
    this.#world = { ...this.#world, items: [...this.#world.items, item] };
    this.#note({ kind: 'item', item: item.id, name: item.name, change: 'gained' });
  }

  lose(words: string): void {
    const item = this.#carried(words);
    if (item === undefined) return;
    this.#world = { ...this.#world, items: this.#world.items.filter(({ id }) => id !== item.id) };
    this.#note({ kind: 'item', item: item.id, name: item.name, change: 'lost' });
  }

  knows(words: string): boolean {
    return isLearned(words, this.#world, this.#campaign);
  }

  learn(words: string): void {
    if (this.knows(words)) return;
    const { plot, told } = this.#world;
    const { id, text } = this.#fact(words);
    const isSentence = factNamed(words, this.#campaign.facts) !== null;
    this.#world = {
      ...this.#world,
      ...(isSentence && { told: { ...told, [fingerprint(id)]: this.scene } }),
      plot: { ...plot, learned: { ...plot.learned, [id]: this.scene } },
    };
    this.#note({ kind: 'learned', fact: id, text });
  }

  tell(who: string, words: string): void {
    const person = this.#person(who);
    if (person === null) return;
    const { id, text } = this.#fact(words);
    const { knows } = this.#world;
    const known = [...new Set([...(knows[person.id] ?? []), id])];
    this.#world = { ...this.#world, knows: { ...knows, [person.id]: known } };
    this.#note({ kind: 'told', person: person.id, name: person.shortName, fact: id, text });
  }

  flag(name: string): Json {
    return flagNamed(name, { world: this.#world, skillState: this.#skillState }) ?? false;
  }

  set(name: string, value: string | number | boolean): void {
    const key = this.#flagKey(name) ?? name.trim();
    const { plot } = this.#world;
    this.#world = { ...this.#world, plot: { ...plot, flags: { ...plot.flags, [key]: value } } };
    this.#note({ kind: 'flag', name: key, value });
  }

  go(words: string): void {
    const place = placeNamed(words, this.#campaign.places);
    if (place === null) this.#missing('place', words);
    if (place === null || place.id === this.#world.place) return;
    const visits = { ...this.#world.visits, [place.id]: (this.#world.visits[place.id] ?? 0) + 1 };
    this.#world = { ...this.#world, place: place.id, visits };
    this.#note({ kind: 'moved', place: place.id, name: place.name });
  }

  leaves(who: string): void {
    const person = this.#person(who);
    if (person === null) return;
    const { here, posts } = this.#world;
    const { [person.id]: post, ...others } = posts;
    this.#world = {
      ...this.#world,
      here: here.filter((id) => id !== person.id),
      absent: afterLeaving([person.id], this.#world),
      // Who has a place of their own may be back there; who went along does so no more.
      posts: post === null ? others : posts,
    };
  }

  joins(who: string): void {
    const person = this.#person(who);
    if (person !== null) this.#post(person.id, null);
  }

  moves(who: string, words: string): void {
    const [person, place] = [this.#person(who), placeNamed(words, this.#campaign.places)];
    if (place === null) this.#missing('place', words);
    if (person === null || place === null) return;
    if (place.id !== this.#world.place && this.#world.here.includes(person.id)) this.leaves(who);
    this.#post(person.id, place.id);
  }

  /** From now on somebody is at a place, or where the player is. */
  #post(id: string, post: string | null): void {
    const { here, absent, posts, place } = this.#world;
    const isHere = post === null || post === place;
    const { [id]: _, ...others } = absent;
    this.#world = {
      ...this.#world,
      posts: { ...posts, [id]: post },
      ...(isHere && { absent: others, here: [...new Set([...here, id])] }),
    };
  }

  pass(words: string): void {
    const { template } = this.#campaign;
    const time = afterTime(this.#world, words, template?.starting_day, isClockHeld(this.#campaign));
    if (time === null) {
      this.#missing('time', words);
      return;
    }
    this.#world = { ...this.#world, ...time };
    this.#note({ kind: 'time', day: time.day, part: time.part });
  }

  /** A promise to do what somebody wants is the beginning of doing it. */
  promise(who: string, text: string, named: NamedDeed | null = null): void {
    const person = this.#person(who);
    if (person === null) return;
    const wants = person.profile.motivations ?? [];
    const index = wants.findIndex((want) => variable(want) === variable(text));
    if (index !== -1) {
      const id = wantId(person.id, index);
      const threads = { ...this.#world.threads, [id]: Math.max(1, this.#world.threads[id] ?? 0) };
      this.#world = { ...this.#world, threads };
      this.#note({ kind: 'promise', person: person.id, name: person.shortName, text, kept: false });
      return;
    }
    const deed = named === null ? null : promisedDeed(named, this.#campaign, this.#world);
    if (named !== null && deed === null) this.#missing('act', named.act);
    const due = givenWord(person.id, { text, ...(deed && { deed }) }, this.scene);
    this.#world = { ...this.#world, due: withDue(this.#world.due, due) };
    const id = due.about === null ? {} : { id: due.about };
    this.#note({ kind: 'promise', person: person.id, name: person.shortName, text, kept: false, ...id });
  }

  remember(text: string): void {
    this.#note({ kind: 'remembered', text });
  }

  end(words: string): void {
    const ending = endingNamed(words, this.#campaign.endings);
    if (ending === null) this.#missing('ending', words);
    else this.#note({ kind: 'ended', ending: ending.id, name: ending.title });
  }

  #person(words: string) {
    const person = personNamed(words, this.#campaign.people);
    if (person === null) this.#missing('character', words);
    return person;
  }

  #fact(words: string): { id: string; text: string } {
    const fact = factNamed(words, this.#campaign.facts);
    // Who writes capitals has written how it reads; a key is read as words.
    const text = /\p{Lu}/u.test(words) ? words.trim() : factInWords(words, this.#campaign);
    return fact ?? { id: nameKey(words), text };
  }

  /** `lamp` is the brass lamp when the player carries no other. */
  #carried(words: string) {
    const key = nameKey(words);
    const { items } = this.#world;
    return (
      items.find(({ id }) => nameKey(id) === key) ?? items.find(({ id }) => nameKey(id).endsWith(`_${key}`))
    );
  }

  #flagKey(name: string): string | undefined {
    return Object.keys(this.#world.plot.flags).find((key) => variable(key) === variable(name));
  }

  #note(effect: Effect): void {
    this.effects.push(effect);
  }

  #missing(what: string, words: string): void {
    const notice = `There is no ${what} "${words}".`;
    if (!this.notices.includes(notice)) this.notices.push(notice);
  }
}

import { type Effect, english, opinionName, reputationName } from '../../../../src/sdk/index.ts';
import { wish } from './facts.ts';
import type { Person } from './input.ts';
import type { Writer } from './writer.ts';

/** As many changes as a reader takes in at once. */
const MOST = 2;
/** A state of more words than these is a sentence of its own, which does not fit into another. */
const MOST_WORDS = 8;
/** What the player is told of in a small line has its sentence, too. */
const MUST_SHOW = new Set(['hurt', 'item', 'death']);
/** What is done alone, or only with the eyes, is not talked about. */
const UNSEEN = new Set(['go', 'look', 'search', 'wait', 'rest', 'remember', 'sneak']);
/** Acts whose own lines show that something changed hands, or what was promised. */
const SHOWN_BY_ACT: Readonly<Record<string, readonly string[]>> = {
  item: ['give', 'take', 'steal', 'show', 'trade'],
  promise: ['promise', 'help'],
  hurt: ['fight'],
};

/** What the deed has changed and one can see: how somebody stands to you, what is promised, what is lost. */
export function tellEffects(writer: Writer): void {
  const { effects, deed, beat, authored } = writer.input;
  const act = deed?.act ?? '';
  let told = 0;
  for (const effect of effects) {
    const isKept = effect.kind === 'promise' && effect.kept;
    if (SHOWN_BY_ACT[effect.kind]?.includes(act) && !isKept) continue;
    // What a moment of the plot changes is told by that moment.
    if (
      (beat !== null || authored !== null) &&
      !(effect.kind === 'opinion' && effect.person === deed?.target?.id)
    )
      continue;
    if (told >= MOST && !MUST_SHOW.has(effect.kind)) continue;
    if (tellOne(effect, writer)) told += 1;
  }
}

function tellOne(effect: Effect, writer: Writer): boolean {
  switch (effect.kind) {
    case 'opinion': {
      const person = personWith(effect.person, writer);
      const isSame = opinionName(effect.from) === opinionName(effect.to);
      if (person === null || isSame) return false;
      const isBetter = effect.to > effect.from;
      if (!isBetter) writer.soured.add(person.id);
      const group = isBetter ? 'opinion.better' : 'opinion.worse';
      return writer.line([`${group}.${opinionName(effect.to)}`, group], { person });
    }
    case 'reputation': {
      const isSame = reputationName(effect.from) === reputationName(effect.to);
      const isWatched = writer.input.people.some(({ factions }) => factions.includes(effect.faction));
      if (isSame || !isWatched || UNSEEN.has(writer.input.deed?.verb ?? '')) return false;
      const roles = { faction: english.thing(effect.name) };
      return writer.line(effect.to > effect.from ? 'reputation.better' : 'reputation.worse', {
        roles,
        spare: true,
      });
    }
    case 'promise': {
      const person = personWith(effect.person, writer);
      if (effect.broken === true) return writer.line('promise.broken', { person, spare: true });
      const roles = { want: wish(effect.text) };
      return writer.line(effect.kept ? 'promise.kept' : 'promise.made', { person, roles, spare: true });
    }
    case 'item': {
      const roles = { item: english.thing(effect.name) };
      return writer.line(`item.${effect.change}`, { roles });
    }
    case 'hurt':
      return writer.line(effect.isHurt ? 'hurt' : 'hurt.mended');
    case 'state': {
      const person = personWith(effect.person, writer);
      return person !== null && tellState({ ...person, state: effect.words }, writer);
    }
    case 'death':
      return writer.line('death', { roles: { who: english.person(effect.name, 'they') } });
    default:
      return false;
  }
}

/** `Relationship with Uther: destroyed` is about what is between two; nobody is destroyed. */
const OF_A_BOND =
  /^(?:trusted|distrusted|destroyed|ruined|strained|damaged|severed|restored|repaired|mended|healed|improved|better|worse|worsened|deepened|strengthened|weakened|complicated|closer|renewed)$/i;

/** What has become of somebody, once: a moment of the plot that changed them is over when they are seen again. */
export function tellState(person: Person, writer: Writer): boolean {
  const { id, state } = person;
  const mark = `state ${id} ${state}`;
  if (state === '' || state.split(' ').length > MOST_WORDS || writer.history.hasSaid(mark)) return false;
  const isBetween = OF_A_BOND.test(state);
  const roles = isBetween ? {} : { state: english.words(state) };
  if (!writer.line(isBetween ? 'state.between' : 'state', { person, roles })) return false;
  writer.history.mark(mark);
  return true;
}

export function personWith(id: string, { input }: Writer): Person | null {
  const { people, partner } = input;
  return [...people, ...(partner === null ? [] : [partner])].find((person) => person.id === id) ?? null;
}

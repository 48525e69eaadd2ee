import type { NpcProfile } from '../../../contracts/npc-profile.ts';
import { capitalise } from '../../../sdk/language.ts';
import { bare, fill, fillPhrase } from '../fill.ts';
import type { Arc, Role } from '../lexicon/types.ts';
import { type Member, personNoun, withPronouns } from './cast.ts';
import { homeOf } from './places.ts';
import type { StoryWorld } from './world.ts';

/** Writes the profiles of those who are new. */
export function writePeople(world: StoryWorld): { folder: string; profile: NpcProfile }[] {
  return world.cast.members.flatMap((member) =>
    member.entry === null ? [] : [{ folder: member.folder, profile: profileOf(world, member, member.entry) }],
  );
}

function profileOf(world: StoryWorld, member: Member, entry: NonNullable<Member['entry']>): NpcProfile {
  const { slots, arc } = world;
  const own = { ...slots, me: personNoun(member) };
  const say = (text: string) => fill(withPronouns(text, member), own);
  const phrase = (text: string) => fillPhrase(withPronouns(text, member), own);
  const part = partOf(world, member);
  const want = part === null ? [] : [fillPhrase(arc.wants[part], slots)];
  const relationships = tiesOf(world, member, part);
  return {
    name: member.name,
    role: roleOf(member.role, entry.role),
    age: entry.age,
    personality: {
      traits: [...entry.traits],
      flaws: [phrase(entry.flaw)],
      virtues: [phrase(entry.virtue)],
    },
    motivations: [...want, ...entry.wants.map(phrase)],
    speech_patterns: {
      style: withPronouns(entry.style, member),
      examples: [...entry.lines],
      catchphrases: [entry.phrase],
    },
    ...(Object.keys(relationships).length > 0 && { relationships }),
    secrets: [
      say(entry.secret),
      ...(part === null ? [] : arc.secrets[part].map((text) => fill(text, slots))),
    ].join(' '),
    appearance: say(entry.looks),
    background: say(entry.past),
    metadata: {
      importance: part === null ? 'supporting' : 'major',
      first_appearance: homeOf(world, member).name,
      tags: [entry.key],
    },
  };
}

function partOf({ cast }: StoryWorld, member: Member): Role | null {
  const roles = Object.keys(cast.parts) as Role[];
  return roles.find((role) => cast.parts[role] === member) ?? null;
}

const TIES: Record<Role, [other: Role, tie: keyof Arc['ties']][]> = {
  keeper: [
    ['rival', 'keeperOfRival'],
    ['witness', 'keeperOfWitness'],
  ],
  rival: [
    ['keeper', 'rivalOfKeeper'],
    ['witness', 'rivalOfWitness'],
  ],
  witness: [
    ['keeper', 'witnessOfKeeper'],
    ['rival', 'witnessOfRival'],
  ],
};

/** What they are to the others; somebody without a part in the quarrel has an opinion of the one it is about. */
function tiesOf(world: StoryWorld, member: Member, part: Role | null): Record<string, string> {
  const { cast, arc, slots } = world;
  if (part === null) return bystander(world, member);
  return Object.fromEntries(
    TIES[part].map(([other, tie]) => [cast.parts[other].folder, fill(arc.ties[tie], slots)]),
  );
}

const BYSTANDER = [
  '{me} owes {keeper} a favour, and has never been told how large.',
  '{me} and {keeper} agree about everything except the one thing that matters.',
  '{me} has known {keeper} for longer than either of them lets on.',
  "{me} would take {keeper's} side in anything, and is rather hoping not to be asked.",
];

function bystander(world: StoryWorld, member: Member): Record<string, string> {
  const others = world.cast.members.filter((one) => one.entry !== null && partOf(world, one) === null);
  const texts = world.random.fork('bystander').shuffle(BYSTANDER);
  const text = texts[others.indexOf(member) % texts.length] as string;
  return { [world.cast.parts.keeper.folder]: fill(text, { ...world.slots, me: personNoun(member) }) };
}

/** What the author calls them; “his sister”, where nobody knows whose, says too little. */
function roleOf(given: string | null, usual: string): string {
  return given === null || /^(?:his|her|their|its)\s/i.test(given) ? usual : capitalise(bare(given));
}

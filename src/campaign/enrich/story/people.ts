import type { NpcProfile } from '../../../contracts/npc-profile.ts';
import { capitalise } from '../../../sdk/language.ts';
import { leansOnTheLast } from '../../prose.ts';
import { bare, fill, type Slots } from '../fill.ts';
import { inFirstPerson } from '../premise/stance.ts';
import { isOdd, type Member, personNoun } from './cast.ts';
import { homeOf } from './home.ts';
import { type Part, type PartText, TEMPERS } from './manner/manner.ts';
import { MANNERS } from './manner/manners.ts';
import type { Story } from './story.ts';

/** What the one who began it hides besides. */
const GUILT = 'It was «me» who meddled with «cause», once, when nobody was there; ever since, «oddly».';

/** What is said of them must not make somebody else's pronoun theirs. */
function guiltIn({ premise }: Story, { pronoun }: Member): string {
  if (premise.truth !== undefined) return '«truth»';
  return isOfAnother(premise.odd.clause, pronoun)
    ? GUILT.replace(' ever since, «oddly».', ' ever since it has been as it is.')
    : GUILT;
}

function isOfAnother(text: string, pronoun: Member['pronoun']): boolean {
  const others = {
    she: /\b(?:he|him|his)\b/i,
    he: /\b(?:she|her|hers)\b/i,
    they: /\b(?:he|him|his|she|her|hers)\b/i,
    it: /\b(?:he|him|his|she|her|hers)\b/i,
  };
  return others[pronoun].test(text);
}

/** Writes the profiles of those who are new. */
export function writePeople(story: Story): { folder: string; profile: NpcProfile }[] {
  return story.cast
    .filter(({ isNew }) => isNew)
    .map((member) => ({ folder: member.folder, profile: profileOf(story, member) }));
}

function profileOf(story: Story, member: Member): NpcProfile {
  const part = partOf(story, member);
  const { kind } = story.premise.conflict;
  const text = MANNERS[kind].parts[part];
  const temper = TEMPERS[part];
  const slots: Slots = { ...story.slots, me: personNoun(member) };
  const say = (line: string) => fill(line, slots);
  const relationships = tiesOf(story, member, part, slots);
  return {
    name: member.name,
    role: capitalise(bare(member.role ?? MANNERS[kind].unsaid[part])),
    personality: { traits: [...temper.traits], flaws: [temper.flaw], virtues: [temper.virtue] },
    motivations: wantsOf(member, text).map(say),
    speech_patterns: { style: temper.style, examples: linesOf(story, member, text).map(say) },
    ...(Object.keys(relationships).length > 0 && { relationships }),
    secrets: say(kind === 'riddle' && story.parts.guilty === member ? guiltIn(story, member) : text.secret),
    appearance: say(temper.looks),
    background: [ownSentence(member), say(text.past)].filter((line) => line !== '').join(' '),
    metadata: {
      importance: part === 'other' ? 'supporting' : 'major',
      ...firstSeen(story, member),
      tags: [part],
    },
  };
}

/** What the author says they want comes before what goes with their part. */
function wantsOf({ stance: { want } }: Member, { wants }: PartText): string[] {
  return want === null ? wants : [want, ...wants.slice(1)];
}

/** Whoever did it does not say who it was, and was not elsewhere. */
function linesOf({ parts, premise }: Story, member: Member, { lines: usual }: PartText): string[] {
  const { claim } = member.stance;
  const lines = claim === null ? usual : [`If you ask me, ${inFirstPerson(claim)}.`, ...usual.slice(1)];
  if (premise.conflict.kind !== 'riddle' || parts.guilty !== member) return lines;
  return [
    ...lines.filter((line) => !/^I (?:saw who it was|was elsewhere|do not lie)/.test(line)),
    'One does a thing once, and from then on it is there.',
  ];
}

/** What the author says of them, if it can stand alone. */
function ownSentence({ quote, pronoun }: Member): string {
  return isOfAnother(quote, pronoun) ||
    leansOnTheLast(quote) ||
    /^(?:You|I)\b|\?$|\byou\b/.test(quote) ||
    quote.length > 220
    ? ''
    : quote;
}

function firstSeen(story: Story, member: Member): { first_appearance?: string } {
  const home = homeOf(story, member);
  return home === undefined ? {} : { first_appearance: home.name };
}

function partOf({ parts, premise }: Story, member: Member): Part {
  if (member === parts.asker) return 'asker';
  if (member === parts.rival) return 'rival';
  if (member === parts.third) return 'third';
  return isOdd(member, premise.odd.noun) ? 'odd' : 'other';
}

const TIES: Readonly<Record<Part, [other: 'asker' | 'rival', text: string][]>> = {
  asker: [['rival', '«Me» thinks that «rival» knows more about «odd» than «rival.they:says».']],
  rival: [['asker', '«Me» likes «asker», and wishes that «asker.they:was» less thorough.']],
  third: [
    ['asker', '«Me» would tell «asker» everything, if «asker» asked in the right way.'],
    ['rival', '«Me» has been asked by «rival» to forget something.'],
  ],
  odd: [['asker', '«Me» has never been asked anything by «asker» that was not about the others.']],
  other: [['asker', '«Me» tells «asker» what the others say, and the others what «asker» says.']],
};

function tiesOf({ parts, premise }: Story, member: Member, part: Part, slots: Slots): Record<string, string> {
  const said = premise.conflict.kind === 'riddle' ? TIES[part] : [];
  const ties = said.filter(([other]) => parts[other] !== member);
  return Object.fromEntries(ties.map(([other, text]) => [parts[other].folder, fill(text, slots)]));
}

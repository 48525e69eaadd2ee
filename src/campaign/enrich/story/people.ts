import type { NpcProfile } from '../../../contracts/npc-profile.ts';
import { capitalise } from '../../../sdk/language.ts';
import { bare, fill, type Slots } from '../fill.ts';
import { inFirstPerson } from '../premise/stance.ts';
import { isOdd, type Member, personNoun } from './cast.ts';
import { homeOf } from './home.ts';
import type { Story } from './story.ts';

type Part = 'asker' | 'rival' | 'third' | 'odd' | 'other';

/** What goes with a part in the story, whoever has it; `«me»` is their name. */
interface PartText {
  traits: string[];
  flaw: string;
  virtue: string;
  wants: string[];
  style: string;
  lines: string[];
  looks: string;
  past: string;
  secret: string;
}

const PARTS: Readonly<Record<Part, PartText>> = {
  asker: {
    traits: ['direct', 'restless', 'fair'],
    flaw: 'cannot leave a thing alone',
    virtue: 'admits to being wrong',
    wants: ['have it said openly', 'keep the others from looking away'],
    style: 'Short sentences; asks more than tells.',
    lines: [
      'Somebody knows. Somebody always does.',
      'I would rather be told something bad than nothing.',
      'About «odd» I can only say what I have seen.',
      'You may ask me anything. I may not like it.',
      'We have until then and no longer.',
    ],
    looks: '«Me» stands as if about to go somewhere. «Me.they:looks» straight at whoever is speaking.',
    past: '«Me» was here before any of it began, and remembers what it was like. «Me.their» own part in it «me.they:has» gone over many times.',
    secret: '«Me» heard it the very first time, and told nobody for three days.',
  },
  rival: {
    traits: ['patient', 'guarded', 'dry'],
    flaw: 'would rather manage a thing than mend it',
    virtue: 'keeps a promise',
    wants: ['see to it that «odd» can be left alone', 'keep the peace'],
    style: 'Polite and exact; changes the subject well.',
    lines: [
      'There is a great deal to be said for not knowing.',
      'I have nothing against questions. It is the answers that make work.',
      'You were told that by «asker», I suppose.',
      'Leave it a day. Most things look better for a day.',
      'I do not lie. I leave out.',
    ],
    looks:
      '«Me» has a way of standing between you and what you are looking at. «Me.they:is» never seen to hurry.',
    past: '«Me» has had the trouble of «odd» from the beginning. «Me.they:has» got used to it, and «me.their» peace depends on others doing the same.',
    secret: '«Me» has known for some time that it began with «cause», and has been covering for «guilty».',
  },
  third: {
    traits: ['observant', 'shy', 'stubborn'],
    flaw: 'waits to be asked',
    virtue: 'forgets nothing',
    wants: ['hear of it before the others do', 'put «cause» back as before'],
    style: 'Quiet; begins in the middle and finishes late.',
    lines: [
      'Nobody asked me. I was there, but nobody asked me.',
      'It was not always like this, you know.',
      'I saw who it was. I did not see why.',
      'You notice things, if you are not noticed.',
      'I would not touch that, if I were you. I did.',
    ],
    looks: '«Me» is easy to overlook and does nothing against it. «Me.their» eyes miss very little.',
    past: '«Me» was nearest when it happened, and has never said so. «Me.they:has» been waiting for somebody to count who was there.',
    secret: '«Me» saw what was done to «cause», and by whom.',
  },
  odd: {
    traits: ['calm', 'proud', 'lonely'],
    flaw: 'explains nothing twice',
    virtue: 'means what is said',
    wants: ['say it to somebody who listens', 'have it settled «deadline»'],
    style: 'Slow and plain; answers the question that was asked and no other.',
    lines: [
      'They talk about me a good deal. To me they say good morning.',
      'You may ask. You would be the first.',
      'I have my reasons. They are not secret; nobody wanted them.',
      'Tell «asker» that I have not changed my mind.',
      'I can wait. I have had practice.',
    ],
    looks: '«Me» takes up more room than anybody else, without doing anything. «Me.they:listens» to the end.',
    past: 'It is all about «me», and «me.they:has» hardly been asked. «Me.they:remembers» who did ask.',
    secret: '«Me» would have stopped long ago if anybody had put back «cause».',
  },
  other: {
    traits: ['friendly', 'curious', 'easily bored'],
    flaw: 'says a thing twice when once would do',
    virtue: 'helps without being asked',
    wants: ['hear how it comes out', 'stay out of the blame'],
    style: 'Talks fast, and mostly about others.',
    lines: [
      'I was elsewhere. I can say where, too.',
      'You should hear what they say about «odd».',
      'Ask «asker». No, ask «rival». No, ask them both, and tell me.',
      'I always said it would come to something.',
      'It is none of my business, so I know a good deal about it.',
    ],
    looks:
      '«Me» comes nearer when there is something to hear. «Me.they:has» always just been somewhere else.',
    past: '«Me» has seen all of it from a little way off. «Me.they:tells» it differently each time.',
    secret: '«Me» took the chance to look at «odd» alone, once, and will not say what happened.',
  },
};

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
  const text = PARTS[part];
  const slots: Slots = { ...story.slots, me: personNoun(member) };
  const say = (line: string) => fill(line, slots);
  const relationships = tiesOf(story, member, part, slots);
  return {
    name: member.name,
    role: capitalise(bare(member.role ?? 'known to everybody here')),
    personality: { traits: [...text.traits], flaws: [text.flaw], virtues: [text.virtue] },
    motivations: wantsOf(member, text).map(say),
    speech_patterns: { style: text.style, examples: linesOf(story, member, text).map(say) },
    ...(Object.keys(relationships).length > 0 && { relationships }),
    secrets: say(story.parts.guilty === member ? guiltIn(story, member) : text.secret),
    appearance: say(text.looks),
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
function linesOf({ parts }: Story, member: Member, { lines: usual }: PartText): string[] {
  const { claim } = member.stance;
  const lines = claim === null ? usual : [`If you ask me, ${inFirstPerson(claim)}.`, ...usual.slice(1)];
  if (parts.guilty !== member) return lines;
  return [
    ...lines.filter((line) => !/^I (?:saw who it was|was elsewhere|do not lie)/.test(line)),
    'One does a thing once, and from then on it is there.',
  ];
}

/** What the author says of them, if it can stand alone. */
function ownSentence({ quote, pronoun }: Member): string {
  return isOfAnother(quote, pronoun) ||
    /^(?:It|He|She|They|You|I|But|And|His|Her)\b|\?$|\byou\b/.test(quote) ||
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

function tiesOf({ parts }: Story, member: Member, part: Part, slots: Slots): Record<string, string> {
  const ties = TIES[part].filter(([other]) => parts[other] !== member);
  return Object.fromEntries(ties.map(([other, text]) => [parts[other].folder, fill(text, slots)]));
}

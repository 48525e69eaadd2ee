import { createRandom, type Random } from '../../../base/random.ts';
import { withoutSpeech } from '../../prose.ts';
import type { AuthorText } from '../author.ts';
import { bare, type Noun, type Slots, thingNoun } from '../fill.ts';
import { type Character, readCharacter } from '../premise/character.ts';
import { isPortable } from '../premise/noun-kinds.ts';
import type { Premise, PremiseThing } from '../premise/premise.ts';
import { withAnswer } from '../premise/stakes.ts';
import { inFirstPerson } from '../premise/stance.ts';
import { taskIn } from '../premise/task.ts';
import { isSaidToBeThere } from '../premise/things.ts';
import { castPeople, isOdd, type Member, type Parts, partsOf, personNoun, withTruthOf } from './cast.ts';
import { characterSlots } from './character-slots.ts';
import { decisionFor } from './decision.ts';
import { forOneSlots } from './for-one.ts';
import { homeOf } from './home.ts';
import type { Inventory } from './inventory.ts';
import { type Site, setStage, shareOut, siteNoun } from './stage.ts';
import type { Decision } from './way.ts';

/** Everything that was decided before a word is written. */
export interface Story {
  author: AuthorText;
  premise: Premise;
  inventory: Inventory;
  /** The one whom it is all about, where there is such a one. */
  character: Character | null;
  cast: Member[];
  parts: Parts;
  sites: Site[];
  /** What lies where. */
  things: Map<Site, PremiseThing[]>;
  decision: Decision;
  /** What every text may speak of. */
  slots: Slots;
  random: Random;
}

export function makeStory(author: AuthorText, read: Premise, given: Inventory, seed: string): Story {
  const inventory = given.isForOne ? withTask(given, read) : given;
  const there = inventory.isImported ? withWhatIsThere(read, author) : read;
  const random = createRandom(`enrich/${seed}`);
  const met = castPeople(there, inventory, random.fork('cast'));
  const [one] = inventory.people;
  const told = inventory.isForOne && there.truth === undefined ? withAnswer(there, inventory.people) : there;
  const premise = author.truth === '' ? withTruthOf(met, told) : told;
  const parts = partsOf(met, premise, random.fork('parts'), inventory.isForOne ? (met[0] ?? null) : null);
  const cast = [
    ...new Set([parts.asker, parts.rival, ...(parts.third === null ? [] : [parts.third]), ...met]),
  ];
  const stage = setStage(premise, inventory);
  const things = shareOut(thingsAbout(premise, cast), stage, inventory.isImported);
  const sites = beginElsewhere(stage, siteOf(premise.odd.head, things));
  const character =
    inventory.isForOne && one !== undefined
      ? readCharacter(one, premise.people, toldBesides(premise, author, one))
      : null;
  const decision = decisionFor({ premise, inventory, character, parts });
  const story = { author, premise, inventory, character, cast, parts, sites, things, decision, random };
  return { ...story, slots: slotsOf(story) };
}

/** Where nobody says what they want, what has to be done is what they want. */
function withTask(inventory: Inventory, { sentences }: Premise): Inventory {
  const [one, ...others] = inventory.people;
  const task = one === undefined || (one.profile.motivations ?? []).length > 0 ? null : taskIn(sentences);
  if (one === undefined || task === null) return inventory;
  return { ...inventory, people: [{ ...one, profile: { ...one.profile, motivations: [task] } }, ...others] };
}

/** The scenario of a card: what is neither the greeting nor said of them at any time. */
function toldBesides(
  { sentences }: Premise,
  { premise }: AuthorText,
  { profile }: Inventory['people'][number],
): string[] {
  const { background = '', appearance = '' } = profile;
  return sentences.filter((text) => ![premise, background, appearance].some((known) => known.includes(text)));
}

/** Nobody looks at a part of somebody, or takes it. */
const BODY =
  /^(?:finger|thumb|hand|arm|elbow|shoulder|knee|leg|lip|mouth|tooth|tongue|chin|ear|nose|eye|breath|hair|beard)$/;

/** Of a book's nouns one can look at those that it says are somewhere, or shows in the first scene; of the others one speaks. */
function withWhatIsThere(premise: Premise, author: AuthorText): Premise {
  const shown = withoutSpeech(author.premise);
  const names = author.people
    .flatMap((name) => [name, name.split(' ')[0] ?? name])
    .filter((name) => !/^(?:the|an?|old|young|big|little)$/i.test(name));
  const isAbout = (quote: string) =>
    /^(?:She|He|They|I)\b/.test(quote) || names.some((name) => quote.startsWith(name));
  const isThere = ({ phrase, quote }: PremiseThing) =>
    author.premise.includes(quote)
      ? shown.toLowerCase().includes(phrase)
      : isSaidToBeThere({ phrase, quote }, isAbout(quote));
  return {
    ...premise,
    things: premise.things.map((thing) => ({
      ...thing,
      isObject: thing.isObject && !BODY.test(thing.head) && isThere(thing),
    })),
  };
}

/** The story does not begin where the odd thing is: there is to be a way to it. */
function beginElsewhere(stage: Site[], oddSite: Site | undefined): Site[] {
  const [first, second, ...rest] = stage;
  if (first === undefined || second === undefined || first !== oddSite || !first.isNew) return stage;
  return [second, first, ...rest];
}

/** Things that are neither carried by the player nor met as somebody. */
function thingsAbout({ things, gifts }: Premise, cast: readonly Member[]): PremiseThing[] {
  return things.filter(
    ({ head, phrase }) =>
      !gifts.some((gift) => gift.head === head) &&
      !cast.some(({ role }) => role?.endsWith(phrase) && role === `the ${phrase}`),
  );
}

const NO_DEADLINE = 'while there is still time';

function slotsOf(story: Omit<Story, 'slots'>): Slots {
  const { premise, inventory, character, cast, parts, sites, things, decision, random } = story;
  const { odd, question, deadline, you } = premise;
  const oddOne = cast.find((member) => isOdd(member, odd.noun));
  const oddSite =
    (oddOne === undefined ? siteOf(odd.head, things) : homeOf({ cast, sites }, oddOne)) ??
    sites[1] ??
    sites[0];
  const cause = causeIn(premise, random);
  const causeNoun = cause === undefined ? odd.noun : thingNoun(cause);
  // What is to be decided cannot be found out: why it came to that can.
  const asked = question.ways === null ? question.asked : `why ${odd.clause}`;
  const quote = quoteAbout(premise, story.author);
  return {
    asker: personNoun(parts.asker),
    rival: personNoun(parts.rival),
    ...(parts.third !== null && { third: personNoun(parts.third) }),
    guilty: personNoun(parts.guilty),
    // Whoever did it need not be told.
    ...(parts.third !== null && parts.third !== parts.guilty && { witness: personNoun(parts.third) }),
    ...rolesOf(parts),
    ...stancesOf(parts),
    everybodyids: cast.map(({ folder }) => folder).join(', '),
    everybody: listed(cast.map((member) => personNoun(member).text)),
    odd: odd.noun,
    oddly: odd.clause,
    truth:
      premise.truth?.text ??
      `It began when ${personNoun(parts.guilty).text} meddled with ${causeNoun.text}, meaning well, with nobody there; ever since, ${odd.clause}.`,
    ...(premise.truth === undefined ? { unsaid: '' } : { hidden: premise.truth.text }),
    question: asked,
    // Said again and again, the whole of it would be too much.
    why: shortened(asked, odd.clause),
    ...(question.ways !== null && {
      whether: question.asked,
      way1: question.ways[0],
      way2: question.ways[1],
    }),
    itwas: answerTo(asked, causeNoun.text),
    deadline: deadline?.when ?? NO_DEADLINE,
    ...(deadline === null ? { nothingDue: '' } : { due: deadline.when }),
    cause: causeNoun,
    quote: quote ?? '',
    ...(you.persona !== null && { you: you.persona }),
    ...placed('oddplace', oddSite),
    ...placed('rivalplace', homeOf({ cast, sites }, parts.rival)),
    ...(parts.third !== null && placed('thirdplace', homeOf({ cast, sites }, parts.third))),
    ...(sites[0] !== undefined && { hub: siteNoun(sites[0]) }),
    ...(sites.length > 0 && { deep: siteNoun(sites.at(-1) as Site) }),
    ...(inventory.isForOne &&
      forOneSlots(
        inventory,
        premise.things.some(({ isObject }) => isObject),
      )),
    ...(character !== null && characterSlots(character, cast)),
    ...conflictSlots(premise),
    ...decision.slots,
  };
}

/** What is to be won, what it costs, and how one gets out. */
function conflictSlots({ conflict }: Premise): Slots {
  const noun = (text: string): Noun => ({ text, plural: false, pronoun: 'it' });
  switch (conflict.kind) {
    case 'contest':
      return {
        contest: noun(conflict.contest),
        ...(conflict.prize !== null && { prize: noun(conflict.prize) }),
        ...(conflict.offer?.does != null && { pay: conflict.offer.pay, does: conflict.offer.does }),
      };
    case 'bargain':
      return {
        pay: conflict.pay,
        ...(conflict.goods !== null && { goods: noun(conflict.goods) }),
        ...(conflict.does !== null && { does: conflict.does }),
      };
    case 'heart':
      return conflict.areParted ? { parted: '' } : {};
    case 'escape':
      return conflict.means === null ? {} : { means: noun(conflict.means) };
    default:
      return {};
  }
}

/** What somebody is, as it stands behind their name: in the middle of a sentence, at its end, and when they say it. */
function rolesOf({ asker, rival, third }: Parts): Slots {
  const said = Object.entries({ asker, rival, ...(third !== null && { third }) }).flatMap(
    ([part, member]) => {
      const role = roleOf(member);
      return [
        [`${part}as`, role === null ? '' : `, ${role},`],
        [`${part}who`, role === null ? '' : `, ${role}`],
        ...(role === null ? [] : [[`${part}role`, role]]),
      ];
    },
  );
  return Object.fromEntries(said) as Slots;
}

/** “Why the bell rang” is “why”, where everybody knows that it did. */
function shortened(asked: string, clause: string): string {
  const [word = '', ...rest] = asked.split(' ');
  return /^(?:why|who)$/.test(word) && clause.endsWith(rest.join(' ')) ? word : asked;
}

/** What they want and think: as it is told of them, and as they say it. */
function stancesOf({ asker, rival, third }: Parts): Slots {
  const said = Object.entries({ asker, rival, ...(third !== null && { third }) }).flatMap(
    ([
      part,
      {
        stance: { want, claim },
      },
    ]) => [
      ...(want === null
        ? []
        : [
            [`${part}want`, want],
            [`${part}mywant`, inFirstPerson(want)],
          ]),
      ...(claim === null
        ? []
        : [
            [`${part}claim`, claim],
            [`${part}myclaim`, inFirstPerson(claim)],
          ]),
    ],
  );
  return Object.fromEntries(said) as Slots;
}

/** What is confessed has to answer what was asked. */
function answerTo(asked: string, cause: string): string {
  if (/^who\b/.test(asked)) return `It was me. It was all on account of ${cause}.`;
  if (/^where\b/.test(asked)) return `I can show you the place. I marked it with ${cause}.`;
  if (/^why\b/.test(asked)) return `It was ${cause}. It was only ever ${cause}.`;
  return `I can tell you, because I was there. It came of ${cause}.`;
}

function roleOf({ role, name }: Member): string | null {
  const isSaid = role?.toLowerCase().includes(bare(name).toLowerCase());
  return role !== null && !isSaid && /^(?:the|an?|your|one of|\p{Lu})/u.test(role) ? role : null;
}

function placed(name: string, site: Site | undefined): Slots {
  return site === undefined ? {} : { [name]: siteNoun(site) };
}

export function siteOf(head: string, things: Story['things']): Site | undefined {
  for (const [site, here] of things) if (here.some((thing) => thing.head === head)) return site;
  return undefined;
}

/** What somebody meddled with: something of the odd fact's own sentence if there is such a thing. */
function causeIn({ things, odd }: Premise, random: Random): PremiseThing | undefined {
  const others = things.filter(
    ({ isObject, head, kind }) => isObject && head !== odd.head && kind !== 'creature',
  );
  const near = others.filter(({ quote }) => quote === odd.quote);
  const small = others.filter(isPortable);
  const pool = [near.filter(isPortable), near, small, others].find(({ length }) => length > 0);
  return pool === undefined ? undefined : random.fork('cause').pick(pool.slice(0, 3));
}

/** A sentence of the author's about the odd thing, other than the odd fact; none that speaks of “it” or “you”. */
function quoteAbout({ sentences, odd }: Premise, author: AuthorText): string | null {
  const begins = new RegExp(`^(?:The |An? |In the middle of )?(?:[\\p{L}-]+ ){0,3}${odd.head}`, 'iu');
  return (
    sentences.find(
      (text) =>
        odd.head !== '' &&
        text !== odd.quote &&
        !author.premise.includes(text) &&
        begins.test(text) &&
        text.length < 200 &&
        !/^(?:It|He|She|They|You|I|But|And|Your)\b|\byou\b|\?/.test(text),
    ) ?? null
  );
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

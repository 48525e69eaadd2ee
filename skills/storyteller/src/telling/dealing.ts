import * as acts from './frames/acts.ts';
import * as outcomes from './frames/outcomes.ts';
import * as people from './frames/people.ts';
import type { Deed, Fact, Person } from './input.ts';
import { type Matter, registerOf, warmthOf } from './matter.ts';
import { thingNoun } from './realise.ts';
import type { Line, Teller } from './teller.ts';

type Lines = (Line | null)[];
type Dealing = (deed: Deed, person: Person, matter: Matter, teller: Teller) => Lines;

const DISCLOSURES = { hint: people.HINTS, half: people.HALF_TRUTHS, whole: people.CONFESSIONS };

/** Scenes between two lines that anybody might have said. */
const STOCK_REST = 5;

/** Deeds done to somebody, by verb. */
export const DEALINGS: Record<string, Dealing> = {
  talk,
  persuade,
  help,
  give,
  threaten,
  fight,
};

/** Said to somebody, and not about something. */
const COMPANY = /^(?:keep|talk|chat|speak|sit|stay|greet|visit|ask)\b/i;
const ERRANDS: Readonly<Record<string, { asked: readonly string[]; answered: readonly string[] }>> = {
  plan: { asked: acts.PLAN, answered: people.IDLE.warm },
};

function talk(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const warmth = warmthOf(person, teller.input.scene);
  const { topic } = deed;
  if (topic === null) {
    const errand = ERRANDS[deed.act];
    if (errand !== undefined && warmth !== 'cold')
      return [
        teller.frame(errand.asked, matter.roles, person),
        teller.spare(errand.answered, {}, person),
        teller.speech(person, person.lines),
      ];
    // What only its own words can tell: “Agree to open the shop”.
    if (deed.text !== '' && !COMPANY.test(deed.text)) return [];
    const opening = teller.frame(warmth === 'cold' ? acts.TALK_IN_VAIN : acts.TALK, matter.roles, person);
    if (warmth === 'cold') return [opening, ...coldShoulder(person, teller)];
    return [
      opening,
      teller.spare(people.IDLE[warmth], {}, person),
      teller.speech(person, person.lines),
      teller.fact(matter.personFacts(person, 'background')),
    ];
  }
  const question = teller.frame(acts.ASK_ABOUT, matter.roles, person);
  if (warmth === 'cold' || deed.result === 'failure') return [question, ...coldShoulder(person, teller)];
  const answer = topic.id.startsWith('person:')
    ? opinionOf(person, topic.id, teller, matter)
    : person.guards.includes(topic.id)
      ? evasion(person, matter, teller)
      : account(person, topic.id, matter, teller);
  return [question, ...answer];
}

/** What someone has to say on a subject, in their own mouth or told after them. */
function account(person: Person, topicId: string, matter: Matter, teller: Teller): Lines {
  const warmth = warmthOf(person, teller.input.scene);
  const facts = matter.topicFacts(topicId);
  const told = facts.filter(({ spoken }) => !spoken);
  const inOwnWords = told.length === 0 || teller.random.next() < 0.65;
  const answer = inOwnWords
    ? [
        teller.spare(people.ASKED[warmth], {}, person),
        teller.rumour(person, facts, warmth === 'warm' ? 2 : 1),
      ]
    : [teller.spare(people.SPEECH_TURNS, {}, person), teller.fact(told)];
  if (answer.at(-1) !== null) return answer;
  return [teller.frame(people.NO_MORE_TO_TELL, {}, person), teller.speech(person, person.lines)];
}

/** A question that touches a secret: something else is said, and that is an answer too. */
function evasion(person: Person, matter: Matter, teller: Teller): Lines {
  return [teller.frame(people.EVASIONS, matter.roles, person), teller.speech(person, person.lines)];
}

function opinionOf(person: Person, otherId: string, teller: Teller, matter: Matter): Lines {
  const opinion = matter.opinion(person, otherId);
  if (opinion.length === 0) return [teller.frame(people.NO_MORE_TO_TELL, {}, person)];
  return [teller.frame(people.OPINION_TURNS, {}, person), teller.fact(opinion)];
}

function coldShoulder(person: Person, teller: Teller): Lines {
  return [teller.frame(people.ASKED.cold, {}, person), stock(person, people.REFUSALS, teller)];
}

function persuade(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const isFavour = deed.act === 'ask_favour';
  const opening = teller.frame(isFavour ? acts.FAVOUR : acts.PRESS, matter.roles, person);
  const result = deed.result ?? (deed.reveals === null ? 'failure' : 'success');
  const turn = () => teller.frame(outcomes.PERSUADED[result], matter.roles, person);
  if (deed.reveals === null) {
    if (result === 'failure')
      return [
        opening,
        turn(),
        stock(person, people.REFUSALS, teller),
        teller.spare(outcomes.COST_WITH, matter.roles, person),
      ];
    if (result === 'partial')
      return [
        opening,
        teller.frame(outcomes.NEARLY_PERSUADED, matter.roles, person),
        teller.speech(person, person.lines),
      ];
    // Won over, but there is nothing left to tell.
    const given = isFavour ? acts.FAVOUR_GRANTED : people.NO_MORE_TO_TELL;
    return [opening, turn(), teller.frame(given, matter.roles, person)];
  }
  const told = [turn(), ...disclosure(deed, person, matter, teller, deed.result === null)];
  const price = result === 'partial' ? teller.frame(outcomes.PRICE_WITH, matter.roles, person) : null;
  return [opening, ...told, price];
}

/** A secret comes out: first how, unless that was told, then what, in the author's words. */
function disclosure(deed: Deed, person: Person, matter: Matter, teller: Teller, isLedUpTo = true): Lines {
  if (deed.reveals === null) return [];
  const [fact] = matter.factWith(deed.reveals);
  const how = isLedUpTo ? teller.spare(DISCLOSURES[deed.degree], {}, person) : null;
  const instead =
    fact !== undefined && isBesideTheQuestion(deed, fact)
      ? teller.spare(people.INSTEAD, matter.roles, person)
      : null;
  return [how, instead, teller.fact(fact === undefined ? [] : [fact])];
}

/** Pressed about one thing, people let out whatever lies on top. */
function isBesideTheQuestion({ verb, topic }: Deed, { text, mentions }: Fact): boolean {
  if (topic === null || verb !== 'persuade' || mentions.includes(topic.id)) return false;
  return !text.toLowerCase().includes(topic.name.toLowerCase().replace(/^the\s+/, ''));
}

/** “Help Hackle”, and no word of what with. */
const PLAIN_HELP = /^[Hh]elp(?: [\p{Lu}][\p{L}’'-]*){1,3}$/u;

function amends(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const isTaken = (deed.opinion ?? person.opinion) > -30;
  return [
    teller.frame(acts.AMENDS, matter.roles, person),
    teller.frame(isTaken ? acts.AMENDS_TAKEN : acts.AMENDS_REFUSED, matter.roles, person),
    ...disclosure(deed, person, matter, teller),
  ];
}

function help(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  if (deed.act === 'make_amends') return amends(deed, person, matter, teller);
  if (deed.want === null && deed.text !== '' && !PLAIN_HELP.test(deed.text)) return [];
  return [
    teller.frame(acts.HELP, matter.roles, person),
    deed.want === null ? null : teller.frame(wordsFor(deed.want), matter.roles, person),
    deed.reveals === null ? thanks(person, teller) : null,
    ...disclosure(deed, person, matter, teller),
  ];
}

/** “To find her brother,” you say, is not what one says to her. */
function wordsFor(want: string): readonly string[] {
  const isOfThem = /\b(?:her|hers|herself|his|him|himself|their|them|themself|she|he|they)\b/i.test(want);
  return isOfThem ? acts.HELP_TOWARDS.filter((frame) => !frame.startsWith('“')) : acts.HELP_TOWARDS;
}

function give(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  if (deed.item === null) return [];
  return [
    teller.frame(acts.GIVE, matter.roles, person),
    teller.frame(acts.GIVEN, matter.roles, person),
    deed.reveals === null ? thanks(person, teller) : null,
    ...disclosure(deed, person, matter, teller),
  ];
}

function threaten(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const result = deed.result ?? (deed.reveals === null ? 'failure' : 'success');
  const opening = teller.frame(acts.THREATEN, matter.roles, person);
  const isVain = deed.reveals === null && result !== 'failure';
  const turns = isVain ? outcomes.THREAT_IN_VAIN[result] : outcomes.THREAT[result];
  const turn = teller.frame(turns, matter.roles, person);
  const said =
    deed.reveals === null
      ? [isVain ? null : stock(person, people.DEFIANCE, teller)]
      : [teller.fact(matter.factWith(deed.reveals))];
  return [opening, turn, ...said, aftermath(person, matter, teller)];
}

/** A threat is heard by others, or it stays with the one it was made to. */
function aftermath(person: Person, matter: Matter, teller: Teller): Line | null {
  const isWitness = ({ id, met, arrived }: Person) => id !== person.id && met && !arrived;
  const witness = matter.isThere ? teller.input.people.find(isWitness) : null;
  const heard = witness
    ? teller.spare(outcomes.OVERHEARD_BY, { ...matter.roles, other: teller.nounFor(witness) })
    : null;
  return heard ?? teller.spare(outcomes.THREAT_LEAVES, matter.roles, person);
}

function fight(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const result = deed.result ?? 'partial';
  return [
    teller.frame(acts.FIGHT, matter.roles, person),
    teller.frame(outcomes.BRAWL[result], matter.roles, person),
    teller.frame(outcomes.AFTER_BRAWL[result], matter.roles, person),
  ];
}

function thanks(person: Person, teller: Teller): Line | null {
  const warmth = warmthOf(person, teller.input.scene);
  if (warmth === 'cold') return teller.spare(people.THANKS_COLD, {}, person);
  return stock(person, people.THANKS, teller) ?? teller.spare(people.IDLE[warmth], {}, person);
}

type Stock = Record<'formal' | 'casual', readonly string[]>;

/** A line of ours in somebody's mouth: seldom, since it is nobody's own. */
function stock(person: Person, lines: Stock, teller: Teller): Line | null {
  const mark = 'a line that anybody might have said';
  if (teller.ledger.sinceSaid(mark) < STOCK_REST) return null;
  const line = teller.speech(person, teller.random.shuffle(lines[registerOf(person)]));
  if (line !== null) teller.ledger.mark(mark);
  return line;
}

/** What was given, as a role. */
export function itemRole(name: string | null): { item?: ReturnType<typeof thingNoun> } {
  return name === null ? {} : { item: thingNoun(name) };
}

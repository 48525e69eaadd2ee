import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Act } from '../../rules/acts.ts';
import { oneLine } from '../material.ts';

/** Something that a scene has brought into the story, with the words that prove it. */
export interface FoundFact {
  name: string;
  /** What or who it is, in a few words; for a promise, what was promised. */
  about: string;
  /** Copied from the prose. */
  quote: string;
}

/** Something that is there to be used. */
export interface FoundThing extends FoundFact {
  /** Who has it, or at which other place it is; empty when it lies where the scene ends. */
  where: string;
}

/** Somebody who thinks better or worse of the reader after the scene. */
export interface FoundFeeling extends FoundFact {
  /** By how much, from -5 to 5. */
  change: number;
}

/** What somebody undertakes to do, as the program can recognise it when it is done. */
export interface FoundPromise extends FoundFact {
  /** Whom it is promised; empty when the scene does not say. */
  to: string;
  act: Act | null;
  /** Whom it is done to or where one goes for it, and what it is done with or about; empty when that is open. */
  target: string;
  what: string;
  /** They promise not to do it. */
  not: boolean;
  /** In how many days it is to be done; null when nothing is said of it. */
  days: number | null;
}

/** Something that changed hands. */
export interface HandedThing extends FoundFact {
  change: 'gained' | 'lost';
}

/** Something that was open between the reader and somebody, and is not any more. */
export interface SettledThread extends Pick<FoundFact, 'quote'> {
  /** Id of the thread. */
  id: string;
  how: (typeof SETTLED)[number];
}

export interface FactsAnswer {
  /** The scene in one or two sentences, in the past tense. */
  summary: string;
  people: FoundFact[];
  things: FoundThing[];
  places: FoundFact[];
  /** What the reader finds out; `about` is the fact as a sentence. */
  learned: FoundFact[];
  promises: FoundPromise[];
  feelings: FoundFeeling[];
  /** What the reader holds from now on, or holds no longer. */
  handed: HandedThing[];
  settled: SettledThread[];
  /** What the reader told, showed or gave somebody: its id, and to whom by name. */
  shared: (Pick<FoundFact, 'name' | 'quote'> & { id: string; isGiven: boolean })[];
  /** What of that which the author lets the reader do the scene has done already, by id. */
  done: (Pick<FoundFact, 'quote'> & { id: string })[];
  /** Ids of what the reader had found out and is not so any more, or is known better now. */
  replaced: string[];
  /** Who waits for the reader; `about` is what happens if they do not come. */
  waits: (FoundFact & { within: (typeof WITHIN)[number] })[];
  /** Names of people who are not there when the scene ends: they went, or were only spoken of. */
  away: string[];
  /** Names of people who are with the reader when the scene ends. */
  here: string[];
  /** How things stand when the scene ends, as whoever goes on has to know it. */
  situation: string[];
  /** What the story has raised and not answered by the end of the scene; null where the model did not say. */
  unanswered: string[] | null;
}

const KINDS = ['people', 'things', 'places', 'promises'] as const;
/** Deeds that can be promised and seen to be done. */
const PROMISED_ACTS = ['give', 'show', 'tell', 'ask', 'help', 'go', 'take', 'wait', 'use', 'fight'] as const;
const MOST_DAYS = 9;
const MOST_OF_A_KIND = 4;
const MOST_LEARNED = 2;
const MOST_FEELINGS = 2;
const MOST_HANDED = 2;
const MOST_AWAY = 6;
const MOST_HERE = 8;
const MOST_SITUATION = 8;
/** What a note may have, and what is asked for: a model does not count letters. */
const LONGEST_NOTE = 200;
const SHORT_NOTE = 150;
const MOST_UNANSWERED = 6;
const SETTLED = ['kept', 'broken', 'settled'] as const;
const WITHIN = ['soon', 'later'] as const;
const MOST_WAITS = 2;
const SHARED = ['told', 'shown', 'given'] as const;

/** Something that the scene is compared with: shown in words under a number, and known by its id. */
export interface Listed {
  id: string;
  text: string;
}

/** What the scene is compared with. */
export interface FactsLists {
  /** What is open between the reader and others. */
  open?: readonly Listed[];
  /** What the reader knows or carries and could share. */
  sharable?: readonly Listed[];
  /** What the reader could do in scenes of the author's that may come. */
  ahead?: readonly Listed[];
  /** What the reader has found out in earlier tellings. */
  found?: readonly Listed[];
  /** How things stood when the scene began. */
  situation?: readonly string[];
  /** What had been raised and not answered by then. */
  unanswered?: readonly string[];
}

/** Asks what the scene above has added to the story, and what of what was open it has settled. */
export function factsPrompt(
  known: readonly string[],
  { open = [], sharable = [], ahead = [], found = [], situation = [], unanswered = [] }: FactsLists = {},
): string {
  return [
    'Note down what the scene above adds to the story, for the program that keeps the world.',
    'summary: what happened, in one or two sentences in the past tense, with names. Say what was decided, learned, promised, gained or lost. No style.',
    'people, things, places: only those that are new, that the reader could meet, use or visit again, and that the scene itself names. Not those of this list:',
    known.map((name) => oneLine(name, 60)).join(', ') || '(none)',
    'Somebody without a name is called by what sets them apart: "the woman at the till". where: who has the thing (“you” for the reader), or at which other place it is; empty if it lies where the scene ends.',
    `learned: what the reader finds out in the scene that could matter later and that nobody had told them. about: the fact, as one whole sentence of ${SHORT_NOTE} characters at most.`,
    'promises: what somebody in the scene undertakes to do later. name: who promises it, "you" for the reader. about: what, beginning with "to". to: whom they promise it. act, target, what: the deed by which it is kept, whom it is done to or where one goes for it, and the thing or matter it is about; empty where it does not matter. not: true if they promise not to do it. days: 0 for today, 1 for tomorrow, -1 if no time is named.',
    ...(open.length === 0 ? [] : ['Not again what the list under “settled” has as promised.']),
    'feelings: who thinks better or worse of the reader for what was said or done in the scene. change: from -5 to 5. about: why, as a clause in the past tense about "you".',
    'handed: a thing that the reader takes, is given and keeps, or gives away in the scene. change: gained or lost. Not food, drink, or what is handed back.',
    'waits: who waits for the reader elsewhere, has sent for them, or has set them a time, and what comes of it if they do not go. name: who. about: what has then happened, as a clause in the present perfect ("Pell has burned the page"): a loss, something done without the reader, somebody who has gone or has come. within: soon or later.',
    'away: names of people and things, also of the list above, that are not there when the scene ends: they went, were taken along, were used up, were only spoken of, or turned out to be something else.',
    'here: names of the people, also of the list above, who are with the reader when the scene ends: they stand there, came in, or came along. Not who is elsewhere, on the telephone or only spoken of.',
    ...(open.length === 0
      ? []
      : [
          'settled: what of this list the scene has done with. how: kept, if it was done; broken, if the opposite was; settled, if they made it up or let it go; of what somebody holds against the reader it is enough that they have said it to them.',
          ...open.map(({ text }, index) => `${index + 1}. ${oneLine(text, 200)}`),
        ]),
    ...(sharable.length === 0
      ? []
      : [
          'shared: what of this list the reader tells, shows or gives somebody in the scene itself. name: to whom. how: told, shown or given.',
          ...sharable.map(({ text }, index) => `${index + 1}. ${oneLine(text, 120)}`),
        ]),
    ...(ahead.length === 0
      ? []
      : [
          'done: what of this list (matter: deed) the reader has done in the scene itself, in these words or others, with the same people and to the same end. Not what they only could do, and not what is merely like it.',
          ...ahead.map(({ text }, index) => `${index + 1}. ${oneLine(text, 120)}`),
        ]),
    ...(found.length === 0
      ? []
      : [
          'replaced: the numbers of what of this list is not so any more after the scene, or is said better by what you put under “learned”.',
          ...found.map(({ text }, index) => `${index + 1}. ${oneLine(text, LONGEST_NOTE)}`),
        ]),
    `situation: how things stand when the scene ends, in up to eight short sentences of ${SHORT_NOTE} characters at most, for whoever goes on when it is no longer in front of them: where people are who matter and what they are about, where things that matter lie and in what state, who knows or believes what, what is under way or set for an hour.${situation.length === 0 ? '' : ' Carry on what still holds of this list, with what has changed:'}`,
    ...situation.map((text) => `- ${oneLine(text, LONGEST_NOTE)}`),
    `unanswered: what the story has raised and not answered, in up to six short questions or sentences of ${SHORT_NOTE} characters at most, the weightiest first: who did it and why, where somebody or something has got to, what was asked, bargained for or threatened and has had no answer.${unanswered.length === 0 ? '' : ' Carry on what is still open of this list, and leave out what the scene has answered:'}`,
    ...unanswered.map((text) => `- ${oneLine(text, LONGEST_NOTE)}`),
    'name: as the scene calls it, five words at most. about: who or what it is, in a few words that could follow “is” (“a boy who sells eels”). quote: the exact words of the scene that show it, ten words at most.',
    `act is one of: ${PROMISED_ACTS.join(', ')}.`,
    'Leave a list empty rather than guess. Answer with JSON only: {"summary":"","people":[{"name":"","about":"","quote":""}],"things":[{"name":"","about":"","quote":"","where":""}],"places":[],"learned":[{"name":"","about":"","quote":""}],"promises":[{"name":"","about":"","quote":"","to":"","act":"","target":"","what":"","not":false,"days":-1}],"feelings":[{"name":"","about":"","quote":"","change":1}],"handed":[{"name":"","about":"","quote":"","change":"gained"}],"waits":[{"name":"","about":"","quote":"","within":"soon"}],"away":[""],"here":[""],"settled":[{"number":1,"how":"kept","quote":""}],"shared":[{"name":"","number":1,"how":"told","quote":""}],"done":[{"number":1,"quote":""}],"replaced":[1],"situation":[""],"unanswered":[""]}',
  ].join('\n');
}

export function factsSchema({
  open = [],
  sharable = [],
  ahead = [],
  found = [],
}: FactsLists = {}): JsonObject {
  const text = (maxLength: number) => ({ type: 'string', maxLength });
  const entry = {
    type: 'object',
    properties: { name: text(60), about: text(120), quote: text(160) },
    required: ['name', 'about', 'quote'],
    additionalProperties: false,
  };
  const wait = {
    ...entry,
    properties: { ...entry.properties, within: { enum: [...WITHIN] } },
    required: [...entry.required, 'within'],
  };
  const change = { type: 'integer', minimum: -5, maximum: 5 };
  const feeling = {
    ...entry,
    properties: { ...entry.properties, change },
    required: [...entry.required, 'change'],
  };
  const thing = {
    ...entry,
    properties: { ...entry.properties, change: { enum: ['gained', 'lost'] } },
    required: [...entry.required, 'change'],
  };
  const numbered = (listed: readonly Listed[], more: JsonObject = {}) => {
    const properties = {
      ...more,
      ...{ number: { enum: listed.map((_, index) => index + 1) }, quote: text(160) },
    };
    const items = {
      type: 'object',
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    };
    return { type: 'array', maxItems: MOST_OF_A_KIND, items };
  };
  const promise = {
    ...entry,
    properties: {
      ...entry.properties,
      ...{ to: text(60), act: { enum: ['', ...PROMISED_ACTS] }, target: text(60), what: text(60) },
      ...{ not: { type: 'boolean' }, days: { type: 'integer', minimum: -1, maximum: MOST_DAYS } },
    },
  };
  const learned = { ...entry, properties: { ...entry.properties, about: text(LONGEST_NOTE) } };
  const list = { type: 'array', maxItems: MOST_OF_A_KIND, items: entry };
  return {
    type: 'object',
    properties: {
      summary: text(400),
      ...Object.fromEntries(KINDS.map((kind) => [kind, list])),
      things: { ...list, items: { ...entry, properties: { ...entry.properties, where: text(60) } } },
      learned: { ...list, maxItems: MOST_LEARNED, items: learned },
      promises: { ...list, items: promise },
      feelings: { type: 'array', maxItems: MOST_FEELINGS, items: feeling },
      handed: { type: 'array', maxItems: MOST_HANDED, items: thing },
      waits: { type: 'array', maxItems: MOST_WAITS, items: wait },
      away: { type: 'array', maxItems: MOST_AWAY, items: text(60) },
      here: { type: 'array', maxItems: MOST_HERE, items: text(60) },
      situation: { type: 'array', maxItems: MOST_SITUATION, items: text(LONGEST_NOTE) },
      unanswered: { type: 'array', maxItems: MOST_UNANSWERED, items: text(LONGEST_NOTE) },
      ...(open.length > 0 && { settled: numbered(open, { how: { enum: [...SETTLED] } }) }),
      ...(sharable.length > 0 && {
        shared: numbered(sharable, { name: text(60), how: { enum: [...SHARED] } }),
      }),
      ...(ahead.length > 0 && { done: numbered(ahead) }),
      ...(found.length > 0 && {
        replaced: {
          type: 'array',
          maxItems: MOST_OF_A_KIND,
          items: { enum: found.map((_, index) => index + 1) },
        },
      }),
    },
    required: ['summary', ...KINDS],
    additionalProperties: false,
  };
}

/** What was answered. A number becomes the id of what was shown under it; an answer that was read before has the id. */
export function readFacts(
  json: Json,
  { open = [], sharable = [], ahead = [], found = [] }: FactsLists = {},
): FactsAnswer {
  const fields = isJsonObject(json) ? json : {};
  const text = (value: Json | undefined, longest: number) =>
    typeof value === 'string' ? oneLine(value, longest) : '';
  const list = (value: Json | undefined): FoundFact[] =>
    (Array.isArray(value) ? value : [])
      .filter(isJsonObject)
      .map(({ name, about, quote }) => ({
        name: text(name, 60),
        about: text(about, LONGEST_NOTE),
        quote: text(quote, 200),
      }))
      .filter(({ name, quote }) => name !== '' && quote !== '')
      .slice(0, MOST_OF_A_KIND);
  return {
    summary: text(fields['summary'], 400),
    people: list(fields['people']),
    things: entriesIn(fields['things'])
      .slice(0, MOST_OF_A_KIND)
      .flatMap((entry) => list([entry]).map((fact) => ({ ...fact, where: text(entry['where'], 60) }))),
    places: list(fields['places']),
    learned: list(fields['learned']).slice(0, MOST_LEARNED),
    promises: entriesIn(fields['promises'])
      .slice(0, MOST_OF_A_KIND)
      .flatMap((entry) => list([entry]).map((fact) => ({ ...fact, ...promisedIn(entry, text) }))),
    feelings: feelingsIn(fields['feelings'], list),
    handed: entriesIn(fields['handed'])
      .slice(0, MOST_HANDED)
      .flatMap((entry) =>
        list([entry]).map((fact) => ({ ...fact, change: entry['change'] === 'lost' ? 'lost' : 'gained' })),
      ),
    waits: entriesIn(fields['waits'])
      .slice(0, MOST_WAITS)
      .flatMap((entry) =>
        list([entry]).map((fact) => ({ ...fact, within: entry['within'] === 'later' ? 'later' : 'soon' })),
      ),
    settled: entriesIn(fields['settled']).flatMap((entry) => {
      const how = SETTLED.find((word) => word === entry['how']);
      const id = idIn(entry, open);
      const quote = text(entry['quote'], 200);
      return how === undefined || id === '' || quote === '' ? [] : [{ id, how, quote }];
    }),
    shared: entriesIn(fields['shared']).flatMap((entry) => {
      const id = idIn(entry, sharable);
      const [name, quote] = [text(entry['name'], 60), text(entry['quote'], 200)];
      const isGiven = entry['how'] === 'given' || entry['isGiven'] === true;
      return name === '' || id === '' || quote === '' ? [] : [{ id, name, quote, isGiven }];
    }),
    done: entriesIn(fields['done']).flatMap((entry) => {
      const id = idIn(entry, ahead);
      const quote = text(entry['quote'], 200);
      return id === '' || quote === '' ? [] : [{ id, quote }];
    }),
    replaced: (Array.isArray(fields['replaced']) ? fields['replaced'] : [])
      .slice(0, MOST_OF_A_KIND)
      .map((one) => (typeof one === 'string' ? one : (found[Number(one) - 1]?.id ?? '')))
      .filter((id) => id !== ''),
    away: textsIn(fields['away']).slice(0, MOST_AWAY),
    here: textsIn(fields['here']).slice(0, MOST_HERE),
    situation: textsIn(fields['situation'], LONGEST_NOTE).slice(0, MOST_SITUATION),
    unanswered: Array.isArray(fields['unanswered'])
      ? textsIn(fields['unanswered'], LONGEST_NOTE).slice(0, MOST_UNANSWERED)
      : null,
  };
}

function idIn({ number, id }: JsonObject, listed: readonly Listed[]): string {
  return listed[Number(number) - 1]?.id ?? (typeof id === 'string' ? id : '');
}

function promisedIn(
  { to, act, target, what, not, days }: JsonObject,
  text: (value: Json | undefined, longest: number) => string,
): Omit<FoundPromise, keyof FoundFact> {
  const isDay = typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= MOST_DAYS;
  return {
    ...{ to: text(to, 60), target: text(target, 60), what: text(what, 60) },
    ...{
      act: PROMISED_ACTS.find((word) => word === act) ?? null,
      not: not === true,
      days: isDay ? days : null,
    },
  };
}

function textsIn(value: Json | undefined, longest = 60): string[] {
  const texts = (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string');
  return texts.map((one) => oneLine(one, longest)).filter((one) => one !== '');
}

function entriesIn(value: Json | undefined): JsonObject[] {
  return (Array.isArray(value) ? value : []).filter(isJsonObject);
}

function feelingsIn(value: Json | undefined, read: (value: Json | undefined) => FoundFact[]): FoundFeeling[] {
  return (Array.isArray(value) ? value : []).slice(0, MOST_FEELINGS).flatMap((entry) => {
    const change = isJsonObject(entry) ? Number(entry['change']) : 0;
    return read([entry])
      .filter(({ about }) => about !== '' && Number.isFinite(change) && change !== 0)
      .map((fact) => ({ ...fact, change }));
  });
}

import { isJsonObject } from '../base/json.ts';
import type { BeatConditions } from '../contracts/plot-beats.ts';
import { childPointer } from '../contracts/pointer.ts';
import type { Constraint } from '../rules/constraints/constraint.ts';
import { leaveOutBroken } from './broken.ts';
import type { Campaign } from './campaign.ts';
import { predicateInWords } from './conditions/in-words.ts';
import { npcStateInWords } from './conditions/npc-state.ts';
import { readPlayerState } from './conditions/read-state.ts';
import { type JoinedBy, joinsOf } from './decisions.ts';
import { CampaignFolder } from './folder.ts';
import { isGenerated } from './generated.ts';
import { loadCampaign } from './load.ts';
import { CampaignProblemError } from './problem.ts';
import { readFrontMatter } from './read/front-matter.ts';
import { readJsonText } from './read/json-text.ts';
import type { StructuredText } from './read/structured.ts';
import { placeSections } from './recognise/sections.ts';
import { speaksOfRolls } from './rules-prose.ts';
import type { SentenceReading } from './sentence-reading.ts';
import { storyReadings } from './story-readings.ts';

/** How constraints and conditions in prose were read; nothing when the campaign cannot be loaded. */
export function readingsOf(location: string): SentenceReading[] {
  try {
    const campaign = loadCampaign(location);
    const folder = new CampaignFolder(location);
    leaveOutBroken(folder);
    return [
      ...constraintReadings(campaign),
      ...conditionReadings(campaign, folder),
      ...endingReadings(campaign),
      ...ruleReadings(campaign, folder),
      ...fileReadings(folder),
      ...storyReadings(campaign, folder),
    ];
  } catch (error) {
    if (error instanceof CampaignProblemError) return [];
    throw error;
  }
}

const JOINED_BY: Record<JoinedBy, string> = {
  beat: 'by the beat that it leads to',
  condition: 'which it asks for',
  words: 'by the words they share',
  rest: 'since nothing else is left for either',
};

/** What the player decides to come to each ending. */
function endingReadings({ beats, endings, storylets }: Campaign): SentenceReading[] {
  const joins = joinsOf({ beats, endings });
  const written = endings.filter(({ source }) => !isGenerated(source.file));
  return written.map(({ id, title, frontMatter: { decision }, source }) => {
    const outcomes = joins
      .filter(({ ending }) => ending === id)
      .map(({ beat, outcome, by }) => {
        const words = beats.find((one) => one.id === beat)?.outcomes?.[outcome]?.description ?? '';
        return `${beat}, “${words}”, ${JOINED_BY[by]}`;
      });
    const scenes = storylets.filter((one) => one.endings.includes(id)).map((one) => `the scene ${one.id}`);
    const chosen = decision === undefined ? [] : [`the choice “${decision}”`];
    const ways = [...outcomes, ...scenes, ...chosen];
    return {
      ...{ file: source.file, line: source.line, about: 'ending', text: title, isRead: ways.length > 0 },
      readAs:
        ways.length > 0
          ? `follows from ${ways.join('; or from ')}`
          : 'no decision leads to it; it is offered by its title when its conditions hold',
    };
  });
}

/** Rules in plain words, and whether they could be read. */
function ruleReadings({ rules }: Campaign, folder: CampaignFolder): SentenceReading[] {
  if (rules === null || readFrontMatter(folder.text(rules.source.file)) !== null) return [];
  const text = rules.prose.find(speaksOfRolls);
  if (text === undefined) return [];
  const { dice, bands } = rules.rules;
  const isRead = dice !== undefined && bands !== undefined;
  const readAs = isRead
    ? `${dice}: ${bands.map(({ outcome, up_to }) => (up_to === undefined ? `above that ${outcome}` : `up to ${up_to} ${outcome}`)).join(', ')}`
    : 'not read; the standard rules hold, and a model that writes is told it word for word';
  return [{ file: rules.source.file, line: 1, about: 'rules', text, readAs, isRead }];
}

/** Files that do not lie where the format has them. */
function fileReadings(folder: CampaignFolder): SentenceReading[] {
  const { places, lore, people, notes, outlines, pages } = folder.recognised;
  const read = (file: string, readAs: string): SentenceReading => ({
    ...{ file, line: 1, about: 'file', text: file, readAs, isRead: true },
  });
  return [
    ...[...pages].map(([page, file]) => read(file, `read as ${page}`)),
    ...people.map(({ file }) => read(file, 'read as a person')),
    ...places.map((file) => read(file, 'read as a place')),
    ...placeSections(folder).map(({ file, name, sections }) => ({
      ...read(file, 'read as a place'),
      ...{ line: sections[0]?.line ?? 1, text: name },
    })),
    ...lore.filter((file) => !file.startsWith('lore/')).map((file) => read(file, 'read as lore')),
    ...notes.map((file) => ({
      ...read(file, 'left out of the story: by its name it is about the folder'),
      isRead: false,
    })),
    ...outlines.map((file) => ({
      ...read(
        file,
        'left out of the story: it tells what is to happen. Write that into plot/beats.json, and endings into plot/endings/',
      ),
      isRead: false,
    })),
  ];
}

function constraintReadings({ limits, ...campaign }: Campaign): SentenceReading[] {
  return limits.map((limit) => ({
    file: limit.file,
    line: limit.line,
    about: 'constraint',
    text: limit.text,
    readAs: constraintInWords(limit, campaign),
    isRead: limit.kind !== 'other',
  }));
}

const MOST_WORDS = 6;

function constraintInWords(
  limit: Constraint,
  { people, places }: Pick<Campaign, 'people' | 'places'>,
): string {
  const whom = limit.people.map((id) => people.find((person) => person.id === id)?.name ?? id);
  const called = limit.names.map((name) => asWritten(name, limit.text));
  const named = whom.length > 0 ? whom : called;
  const singular = limit.words.filter((word) => !isPlural(word, limit.words));
  const words = `${singular.slice(0, MOST_WORDS).join(', ')}${singular.length > MOST_WORDS ? ' …' : ''}`;
  switch (limit.kind) {
    case 'no_entry':
      return `nobody goes into ${called.join(', ')}`;
    case 'not_exist':
      return `not in this world: ${words}`;
    case 'closed_topic':
      if (limit.acts.includes('word')) return `this word is never used: ${words}`;
      return limit.acts.includes('explain') ? `never explained: ${words}` : `never spoken of: ${words}`;
    case 'no_act':
      if (limit.acts.includes('appear')) return `never in a scene: ${named.join(', ')}`;
      if (limit.acts.includes('leave'))
        return `nobody leaves ${named.join(', ')}; all places stay open (${places.map(({ name }) => name).join(', ')}), so write “Nobody enters …” for one that lies outside`;
      return `nobody does this${named.length > 0 ? ` to ${named.join(', ')}` : ''}: ${limit.acts.join(', ')}`;
    case 'other':
      return 'not read; a model that writes is told it word for word, the built-in writer cannot hold to it';
  }
}

/** A name with the article that the author gave it. */
function asWritten(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name);
  return /\bthe $/i.test(text.slice(0, Math.max(0, at))) ? `the ${name}` : name;
}

/** Forms of a word that stands there already say nothing to its author. */
function isPlural(word: string, words: readonly string[]): boolean {
  return ['s', 'es', 'ie', 'ies', 'iees'].some(
    (ending) =>
      word.endsWith(ending) &&
      [word.slice(0, -ending.length), `${word.slice(0, -ending.length)}y`].some(
        (base) => base !== word && words.includes(base),
      ),
  );
}

function conditionReadings(campaign: Campaign, folder: CampaignFolder): SentenceReading[] {
  const file = folder.pick('plot/beats.json');
  const beats = file === null ? null : readJsonText(folder.text(file));
  return [
    ...(file === null || beats === null
      ? []
      : campaign.beats.flatMap(({ id, conditions }) =>
          stateReadings(conditions, campaign, {
            file,
            document: beats,
            base: `/beats/${indexOf(id, beats)}/conditions`,
          }),
        )),
    ...campaign.endings.flatMap(({ frontMatter, source }) => {
      const document = readFrontMatter(folder.text(source.file));
      if (document === null || !isJsonObject(document.value)) return [];
      return stateReadings(frontMatter.conditions, campaign, {
        file: source.file,
        document,
        base: '/conditions',
      });
    }),
  ];
}

/** Where in the file a beat stands; those that are left out count as well. */
function indexOf(id: string, { value }: StructuredText): number {
  const listed = value !== undefined && isJsonObject(value) ? value['beats'] : undefined;
  return Array.isArray(listed) ? listed.findIndex((beat) => isJsonObject(beat) && beat['id'] === id) : -1;
}

const CHOSEN = { readAs: 'the player has done this, by the verb and by whom or what it names', isRead: true };

function stateReadings(
  conditions: BeatConditions | undefined,
  campaign: Campaign,
  { file, document, base }: { file: string; document: StructuredText; base: string },
): SentenceReading[] {
  const read = (
    pointer: string,
    text: string,
    how: { readAs: string; isRead: boolean },
  ): SentenceReading => ({
    ...{ file, line: document.locate(`${base}/${pointer}`).line, about: 'condition', text, ...how },
  });
  const {
    player_state: wanted,
    npc_state = {},
    player_choice: chosen,
    player_choices = [],
  } = conditions ?? {};
  const predicates = wanted === undefined ? [] : readPlayerState(wanted, campaign);
  const readAs = predicates.map((predicate) => predicateInWords(predicate, campaign)).join('; and ');
  const isRead = predicates.every(({ kind }) => kind !== 'said');
  return [
    ...(wanted === undefined ? [] : [read('player_state', wanted, { readAs, isRead })]),
    ...(chosen === undefined ? [] : [read('player_choice', chosen, CHOSEN)]),
    ...player_choices.map((choice, index) => read(`player_choices/${index}`, choice, CHOSEN)),
    ...Object.entries(npc_state).map(([name, state]) =>
      read(childPointer('npc_state', name), `${name}: ${state}`, npcStateInWords(name, state, campaign)),
    ),
  ];
}

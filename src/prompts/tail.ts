import { sentencesOf } from '../base/sentences.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import type { Budget } from './budget.ts';
import { deedLines, effectLines } from './deed.ts';
import { directions } from './directions.ts';
import { summonsIn } from './ends-on.ts';
import { type Block, type CountTokens, fitBlocks } from './fit.ts';
import { clause, ended, material, oneLine } from './material.ts';
import { namesHere, peopleLines } from './people.ts';
import { nightsIn, whenIn } from './when.ts';

const MOST_LORE = 6;
/** Of the texts whose keywords have come up, so many at least, and one for so many tokens of the notes. */
const LEAST_KEYED = 2;
const TOKENS_FOR_KEYED = 170;
const SHORT_LORE = 140;
/** What a teller has noted down is shown whole. */
const LONGEST_NOTE = 200;

/** What a scene is about, as facts: the part of a prompt that is new each time. Nothing in it is secret. */
export function sceneTail(
  brief: Brief,
  budget: Budget,
  count: CountTokens,
  /** Something the reader did long ago that comes back now. */
  comesBack: string | null = null,
): string {
  const orders = directions(brief, budget);
  const notes = fitBlocks(
    blocks(brief, budget, comesBack),
    Math.max(0, budget.tail - count(orders) - 12),
    count,
  );
  return [`Notes for the next scene:\n${material(notes)}`, orders].filter((part) => part !== '').join('\n\n');
}

function blocks(brief: Brief, { tail }: Budget, comesBack: string | null): Block[] {
  const { must, ending, facts, recalled, deed, authored } = brief;
  // A scene tells its own beat: as the author wrote it after the writer's text, or from its notes.
  const beat = authored === null ? brief.beat : null;
  const notes = authored?.generated === true ? authored.notes : [];
  const sketched = notes.filter((note) => authored?.paragraphs.some(({ text }) => text === note));
  const about = notes.filter((note) => !sketched.includes(note));
  const told = new Set([deed?.reveals, ...must, ...descriptionIn(brief)]);
  // Who and what is here and where ways lead is in the notes already.
  const here = facts.filter(({ kind }) => kind === 'presence').map(({ text }) => text);
  const certain = [...must, ...descriptionIn(brief), ...here];
  const keyed = recalled.lore
    .filter(({ key }) => key !== '')
    .map(({ text }) => sentencesOf(text).filter((one) => !certain.includes(one)))
    .filter(({ length }) => length > 0)
    .slice(0, Math.max(LEAST_KEYED, Math.floor(tail / TOKENS_FOR_KEYED)))
    .map((sentences) => sentences.join(' '));
  const may = facts.filter(
    ({ id, kind, text, about, spoken }) =>
      !['secret', 'presence'].includes(kind) &&
      !told.has(id) &&
      !told.has(text) &&
      (!spoken || canBeSaid(about, brief)) &&
      !keyed.some((passage) => passage.includes(text)),
  );
  const known = [...certain, ...may.map(({ text }) => text)];
  const found = recalled.lore.filter(
    ({ key, text }) => key === '' && !known.some((one) => text.includes(one)),
  );
  return [
    { title: 'What was done:', rank: 0, lines: list(deedLines(brief)) },
    {
      title: 'What it changed; let the scene show it in what people say and do:',
      rank: 2,
      lines: list(effectLines(brief.effects.filter((effect) => isSeen(effect, brief)))),
    },
    {
      title: 'Must be told:',
      rank: 1,
      lines: list([
        ...about.map((text) => oneLine(text, 900)),
        ...must.filter((text) => !here.includes(text)).map((text) => oneLine(text, 900)),
        ...beatLines(beat),
        ...endingLines(ending),
      ]),
    },
    {
      title:
        'A sketch by the program of what comes of it, which would fit any story. Let as much of it happen as fits this one, in another form:',
      rank: 2,
      lines: list(sketched.map((text) => oneLine(text, 900))),
    },
    {
      title:
        'The story comes to its end. What was gathered on the way; whatever of it bears on this is used now: somebody speaks of it, it lies on the table, it is paid for:',
      rank: 2,
      lines: list(accountLines(brief.threads)),
    },
    {
      title:
        'Comes back in this scene: somebody here acts on it, it helps or it costs something, and it would be otherwise if the reader had chosen otherwise:',
      rank: 2,
      lines: comesBack === null ? [] : list([oneLine(comesBack, 240)]),
    },
    { title: 'Where and when:', rank: 3, ...whereAndWhen(brief) },
    { title: 'Here:', rank: 4, lines: peopleLines(brief), least: namesHere(brief) },
    {
      title: situationTitle(recalled),
      rank: 4,
      lines: list(recalled.situation.map((text) => oneLine(text, LONGEST_NOTE))),
    },
    {
      title:
        ending === null
          ? 'Raised and not answered yet. Where the scene comes near one of these, answer it; raise nothing new that the notes do not ask for:'
          : 'Raised and not answered. Each is answered now in a clause, or somebody says that it will not be:',
      rank: ending === null ? 6 : 2,
      lines: list(recalled.unanswered.map((text) => oneLine(text, LONGEST_NOTE))),
    },
    { title: 'You:', rank: 5, lines: list(ownLines(brief)) },
    { title: 'Must not happen:', rank: 5, lines: list(mustNotLines(brief)) },
    {
      title: 'Happened before and bears on this:',
      rank: 7,
      most: 4,
      lines: list(recalled.memories.map(({ summary }) => oneLine(summary, 300))),
    },
    {
      title: 'The lore says:',
      rank: 8,
      most: MOST_LORE,
      lines: list([...keyed, ...found.map(({ text }) => text)].map((text) => oneLine(text, 500))),
      // What the author has tied to a word that came up is heard of in any case.
      least: list(keyed.map(begun)),
    },
    { title: 'Open, and pressing the more the longer it is:', rank: 3, lines: list(threadLines(brief)) },
    {
      title: 'May be told, at most two of these:',
      rank: 10,
      most: 8,
      lines: list(
        may.map(
          ({ text, spoken }) => `${oneLine(text, 300)}${spoken ? ' (only somebody here can say this)' : ''}`,
        ),
      ),
    },
  ];
}

/** What people say of something comes up where it is asked about, and of themselves where they are. */
function canBeSaid(about: string, { deed, people }: Brief): boolean {
  return about === deed?.topic?.id || people.some(({ id }) => id === about);
}

/** What was noted down is of the last scene, unless some were told without notes since. */
function situationTitle({ since }: Brief['recalled']): string {
  return since > 0
    ? `How things stood ${since + 1} scenes ago, as you noted it; where what was told since or the rest of these notes differs, that is so:`
    : 'How things stood when the last scene ended, as you noted it; where the rest of these notes differs, the rest is so:';
}

/** The first sentence, or the beginning of it. */
function begun(text: string): string {
  return oneLine(sentencesOf(text)[0] ?? text, SHORT_LORE);
}

/** What somebody thinks who is elsewhere cannot be shown. */
function isSeen(effect: Effect, { people, partner }: Pick<Brief, 'people' | 'partner'>): boolean {
  return effect.kind !== 'opinion' || [...people, partner].some((person) => person?.id === effect.person);
}

function list(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

const TOO_EARLY =
  'What somebody has promised for a later day is overtaken by this: say in a clause how it comes that it is now, or let them keep it early.';

/** What was gathered by the end, and what to do about promises that it comes too early for. */
function accountLines({ account, due }: Brief['threads']): string[] {
  const isPromised = account.length > 0 && due.some(({ kind }) => kind === 'word');
  return [...account.map((text) => oneLine(text, 200)), ...(isPromised ? [TOO_EARLY] : [])];
}

function beatLines(beat: Brief['beat']): string[] {
  if (beat === null) return [];
  return [
    oneLine(beat.description, 1200),
    ...beat.dialogue.map(
      ({ name, line, context }) =>
        `${oneLine(name, 80)} says${context === '' ? '' : ` (${oneLine(context, 80)})`}: "${oneLine(line, 400)}"`,
    ),
    ...(beat.outcome === null ? [] : [`How it turns out: ${oneLine(beat.outcome)}`]),
    ...(beat.carries ? ['The reader is brought there; say how.'] : []),
  ];
}

function endingLines(ending: Brief['ending']): string[] {
  if (ending === null) return [];
  const end = ending.generated
    ? [
        `The story ends with this scene: ${oneLine(ending.title, 80)}. In your own words, and down to the last line:`,
        ...[...ending.paragraphs, ...ending.epilogue].map((text) => oneLine(text, 600)),
      ]
    : [
        `The story ends with this scene. Its closing words come after yours, and begin: “${oneLine(ending.paragraphs[0] ?? '', 300)}” Bring the reader to where they begin, and tell nothing of what follows.`,
      ];
  return [...end, ...ending.deeds.map((deed) => `Earlier the reader chose: “${oneLine(deed, 200)}”`)];
}

/** What the author says of the place, where the reader comes to it: who has been there has read it. */
function descriptionIn({ place, deed }: Brief): string[] {
  const isSeen = place !== null && (place.isNew || place.arrived || deed === null);
  return isSeen ? place.description : [];
}

/** Where the scene is, when, and who has gone stands in the notes however little room there is. */
function whereAndWhen(brief: Brief): Pick<Block, 'lines' | 'least'> {
  const { place, time, dead } = brief;
  const left = brief.left.filter(({ id }) => id !== brief.partner?.id);
  const when = `${whenIn(brief)}${time.turned ? ' (it has just become so)' : ''}.${nightsIn(brief)}${time.held ? ' The author keeps the clock: let no hour pass.' : ''}${time.weather === null ? '' : ` ${ended(time.weather.text)}`}`;
  const gone = [
    ...left.map(({ name }) => `${oneLine(name, 80)} has just left.`),
    ...dead.map(({ name }) => `${oneLine(name, 80)} is dead.`),
  ];
  const [where, ...more] = place === null ? [when] : placeLines(place, brief, when);
  const lines = list([where ?? when, ...gone, ...more]);
  return { lines, least: lines.slice(0, 1 + gone.length) };
}

function placeLines(place: NonNullable<Brief['place']>, brief: Brief, when: string): string[] {
  const things = place.things
    .filter(({ known, holdsMore }) => known || holdsMore)
    .map(({ name }) => oneLine(name, 60));
  const isGenerated = /_generated\.[^./]+$/.test(place.ref);
  const description = descriptionIn(brief);
  const from = place.arrived && place.from !== null ? `, coming from ${oneLine(place.from, 80)}` : '';
  const visit = place.isNew ? ', for the first time' : place.arrived ? ', again' : '';
  return [
    `${oneLine(place.name, 100)}${visit}${from}. ${when}`,
    description.length === 0
      ? ''
      : `${isGenerated ? 'What is known of it' : 'The author says of it'}: ${oneLine(description.join(' '), 400)}`,
    things.length === 0 ? '' : `Things here: ${things.slice(0, 8).join(', ')}.`,
    place.exits.length === 0
      ? ''
      : `Ways lead to: ${place.exits
          .slice(0, 6)
          .map(({ name }) => oneLine(name, 60))
          .join(', ')}.`,
  ].filter((line) => line !== '');
}

const MOST_FOUND = 5;

function ownLines({ you }: Brief): string[] {
  return [
    you.items.length === 0
      ? ''
      : `Carries ${you.items
          .slice(0, 12)
          .map(({ name }) => oneLine(name, 60))
          .join(', ')}.`,
    you.found.length === 0
      ? ''
      : `Has found out: ${you.found
          .slice(-MOST_FOUND)
          .map((text) => clause(text, LONGEST_NOTE))
          .join('; ')}.`,
    you.isHurt ? 'Is hurt.' : '',
    you.isHuman ? '' : 'Has no human body: no hands, clothes or shoes.',
  ].filter((line) => line !== '');
}

/** Constraints are in the shared part of the prompt already. */
function mustNotLines({ mustNot, campaign }: Brief): string[] {
  return mustNot.filter((rule) => !campaign.constraints.includes(rule)).map((rule) => oneLine(rule, 600));
}

/** What is open wherever they are. */
const LASTING: ReadonlySet<string> = new Set(['promise', 'word', 'wait']);

function threadLines({ threads, plot, question, people, authored, deed }: Brief): string[] {
  const promises = threads.promises
    .filter(({ kept }) => !kept)
    .map(({ who, text }) => `The reader has promised ${oneLine(who.name, 60)} help: ${ended(text)}`);
  const isHere = (id: string) => people.some((person) => person.id === id);
  // On the way to a scene of the author's there is no room for it.
  const isTime = (id: string) => authored === null && isHere(id);
  const due = threads.due
    .filter(({ kind, who, isDue }) => LASTING.has(kind) || (isDue && isHere(who.id)))
    .flatMap(({ kind, who, text, isDue }) => {
      const line = threadInWords({ kind, text: oneLine(text, 160) }, oneLine(who.name, 60));
      return line === null
        ? []
        : [isDue && isTime(who.id) ? `${line} It is time that ${oneLine(who.name, 60)} spoke of it.` : line];
    });
  const word = summonsIn({ plot, question });
  // Whoever goes there, or for whom it is, follows it.
  const isMeant = (id: string | undefined) =>
    id !== undefined && [deed?.target?.id, deed?.topic?.id].includes(id);
  const knocks = plot.knocks
    .filter((knock) => knock !== word && knock.times > 0 && knock.text !== '')
    .filter(({ place, from }) => !isHere(from?.id ?? '') && !isMeant(place.id) && !isMeant(from?.id))
    .map(
      ({ place, from, text }) =>
        `Heard before and not followed, from ${oneLine(place.name, 60)}${from === null ? '' : ` (${oneLine(from.name, 60)})`}: ${ended(text)} Nobody announces it again, and it may have changed since.`,
    );
  const asked =
    question.last === null
      ? []
      : [
          `The last scene ended on: ${ended(question.last.text)}${question.answered === null ? ' The choice leaves it unanswered: what that leads to happens now, whoever asked acts without an answer and does not ask again.' : ` The choice answers it: ${question.answered.replaceAll('_', ' ')}.`}`,
        ];
  const end =
    plot.leaning === null
      ? []
      : [
          `The story leans towards this end: ${oneLine(plot.leaning, 80)}. Let it be felt, and do not name it.`,
        ];
  return [...asked, ...due, ...promises, ...knocks, ...end];
}

/** Something that is open between the reader and somebody, as a sentence; null for what only the program minds. */
export function threadInWords(
  { kind, text }: Pick<Brief['threads']['due'][number], 'kind' | 'text'>,
  name: string,
): string | null {
  const what = text.replace(/[.!]+$/u, '');
  if (kind === 'word') return `${name} has promised the reader: ${what}.`;
  if (kind === 'promise') return `The reader has promised ${name}: ${what}.`;
  if (kind === 'wait') return `${name} waits for the reader. If nobody comes: ${what}.`;
  return kind === 'grievance' ? `${name} holds it against the reader that ${what}.` : null;
}

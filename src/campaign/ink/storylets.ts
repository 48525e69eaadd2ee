import { QUESTION_KINDS, type QuestionKind } from '../../contracts/question.ts';
import { type Campaign, DAY_PARTS, type DayPart } from '../campaign.ts';
import { isGenerated } from '../generated.ts';
import { slug } from '../names.ts';
import { endingNamed, nameKey, personNamed, placeNamed } from './names.ts';
import type { InkFlow, Storylet } from './story.ts';
import { isStoryletTag, listed, tagValue } from './tags.ts';

const USUAL_URGENCY = 5;
const HIGHEST_URGENCY = 10;
const USUAL_PAUSE = 8;

type Known = Pick<Campaign, 'people' | 'places' | 'endings'>;

/** Whether a knot comes by itself. One without such tags is a part of others, which lead to it. */
export function isStorylet({ kind, hasParameters, tags }: InkFlow): boolean {
  return kind === 'knot' && !hasParameters && tags.some(isStoryletTag);
}

/** How many tags of scenes are conditions in CEL. */
export function conditionsIn(flows: readonly InkFlow[]): number {
  return flows
    .flatMap(({ tags, choices }) => [...tags, ...choices.flatMap((choice) => choice.tags)])
    .filter(({ name }) => name === 'when' || name === 'needs').length;
}

/** The storylets of a campaign. Names that belong to nobody keep a storylet from coming; the validator tells of them. */
export function storyletsOf(flows: readonly InkFlow[], campaign: Known): Storylet[] {
  return flows.filter(isStorylet).map((flow) => storyletOf(flow, flows, campaign));
}

function storyletOf(flow: InkFlow, flows: readonly InkFlow[], { people, places, endings }: Known): Storylet {
  const value = (name: string) => tagValue(flow.tags, name);
  const [when, beat, word, gist] = [value('when'), value('beat'), value('word'), value('gist')];
  const question = questionKind(value('question'));
  return {
    id: flow.name,
    file: flow.file,
    line: flow.line,
    ...(when !== undefined && { when }),
    at: listed(value('at')).map((words) => placeNamed(words, places)?.id ?? `place:${slug(words)}`),
    with: listed(value('with')).map((words) => personNamed(words, people)?.id ?? `person:${slug(words)}`),
    time: listed(value('time')).flatMap((part) => dayPart(part) ?? []),
    again: againOf(flow),
    urgency: urgencyOf(value('urgency')),
    ...(beat !== undefined && { beat }),
    ...(word !== undefined && { word }),
    ...(question !== null && { question }),
    isGenerated: isGenerated(flow.file),
    ...(gist !== undefined && { gist }),
    shares: sharesIn(flow, people),
    endings: endingsOf(flow, flows).flatMap((words) => endingNamed(words, endings)?.id ?? []),
  };
}

/** What a choice shares with somebody, by its tags. */
function sharesIn({ choices }: InkFlow, people: Known['people']): Storylet['shares'] {
  return choices.flatMap(({ tags }) => {
    const person = personNamed(tagValue(tags, 'target') ?? '', people)?.id;
    const what = tagValue(tags, 'fact') ?? tagValue(tags, 'item');
    return person === undefined || what === undefined ? [] : [{ person, what: nameKey(what) }];
  });
}

export function dayPart(words: string): DayPart | null {
  return DAY_PARTS.find((part) => part === words.trim().toLowerCase()) ?? null;
}

export function questionKind(words: string | undefined): QuestionKind | null {
  return QUESTION_KINDS.find((kind) => kind === words?.toLowerCase()) ?? null;
}

/** `again` alone is a usual pause; `once` wins over it. */
function againOf({ tags }: InkFlow): number | null {
  if (tags.some(({ name }) => name === 'once') || !tags.some(({ name }) => name === 'again')) return null;
  const pause = Number(tagValue(tags, 'again') ?? USUAL_PAUSE);
  return Number.isInteger(pause) && pause >= 1 ? pause : USUAL_PAUSE;
}

function urgencyOf(value: string | undefined): number {
  const urgency = Number(value ?? USUAL_URGENCY);
  return Number.isFinite(urgency) ? Math.max(0, Math.min(HIGHEST_URGENCY, urgency)) : USUAL_URGENCY;
}

/** Endings that are named on the way from a flow. */
function endingsOf(flow: InkFlow, flows: readonly InkFlow[]): string[] {
  return [
    ...new Set(
      reachedFrom(flow, flows).flatMap(({ calls }) =>
        calls
          .filter(({ name }) => name === 'end')
          .flatMap(({ args: [first] }) => (typeof first?.value === 'string' ? [first.value] : [])),
      ),
    ),
  ];
}

/** A flow with its stitches and all that it leads to. */
export function reachedFrom(flow: InkFlow, flows: readonly InkFlow[]): InkFlow[] {
  const byName = new Map(flows.map((other) => [other.name, other]));
  const reached = new Set<InkFlow>([flow]);
  for (const at of reached)
    for (const name of at.leadsTo) {
      const next = byName.get(name);
      if (next !== undefined) reached.add(next);
    }
  return [...reached];
}

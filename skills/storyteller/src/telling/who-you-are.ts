import { english, typeset } from '../../../../src/sdk/index.ts';
import type { Person } from './input.ts';
import type { Writer } from './writer.ts';

/** By this scene the player has been somebody: their name, calling, background and answers were heard. */
const KNOWN_BY = 5;
/** One thing is heard at the very beginning, the rest some time after it. */
const RESUMED = 3;
/** Of these, in one scene. */
const AT_ONCE = 1;
/** So much more than that is left for one scene. */
const FEW = 2;

/** What is carried is told by a few things, not as a list of all. */
const MOST_ITEMS = 3;

type Part = 'name' | 'calling' | 'background' | 'answer' | 'items';

/** The player is somebody: who they are is heard early, from whoever is there or from themselves. */
export function tellWhoYouAre(person: Person | null, writer: Writer, isApart = false): void {
  const { scene, you } = writer.input;
  if (scene > KNOWN_BY) return;
  const known: { part: Part; mark: string; answer?: Answer }[] = [
    ...(you.name !== '' && you.name !== 'You' ? [partOf('name')] : []),
    ...(you.calling ? [partOf('calling')] : []),
    ...(you.background ? [partOf('background')] : []),
    ...you.answers
      .filter(({ answer }) => answer.trim() !== '')
      .map((answer, index) => ({
        part: 'answer' as const,
        mark: `${markOf('answer')}${index === 0 ? '' : ` ${index}`}`,
        answer,
      })),
    ...(you.items.some((item) => !item.known) ? [partOf('items')] : []),
  ];
  const left = known.filter(({ mark }) => writer.history.sinceSaid(mark) === Number.POSITIVE_INFINITY);
  if (scene === RESUMED - 1 && left.length < known.length && left.length <= FEW) return;
  if (left.length > 0 && isApart) writer.paragraph();
  for (const { part, mark, answer } of left.slice(0, scene >= RESUMED ? left.length : AT_ONCE)) {
    const groups = person === null ? [`you.${part}_alone`] : [`you.${part}`, `you.${part}_alone`];
    const roles = {
      ...(answer && {
        question: english.words(typeset(answer.question)),
        answer: english.words(asSaid(answer.answer)),
      }),
      items: english.words(carried(you.items)),
    };
    // What the author asks of the player is asked again by whoever is there.
    const tags = answer?.question.trim().endsWith('?') ? ['asking'] : [];
    if (writer.line(groups, { person, tags, roles })) writer.history.mark(mark);
  }
}

type Answer = Writer['input']['you']['answers'][number];

function partOf(part: Part): { part: Part; mark: string } {
  return { part, mark: markOf(part) };
}

export function markHeard(part: Part, { history }: Writer): void {
  history.mark(markOf(part));
}

function markOf(part: Part): string {
  return `the ${part} of the player`;
}

/** What the player has and was not told of yet: “a rope and your father’s knife”. */
function carried(items: Writer['input']['you']['items']): string {
  const untold = items.filter(({ known }) => !known).slice(0, MOST_ITEMS);
  return english.list(
    untold.map(({ name }) => (name.startsWith('your ') ? name : english.indefinite(english.thing(name)))),
  );
}

/** The answer as it stands between quotation marks. */
function asSaid(answer: string): string {
  const text = typeset(answer.trim().replaceAll(/["“”]/g, '').replace(/[.]+$/, ''));
  return english.capitalise(text);
}

import { english, typeset } from '../../../../src/sdk/index.ts';
import type { Person } from './input.ts';
import type { Writer } from './writer.ts';

/** By this scene the player has been somebody: their name, calling, background and answers were heard. */
const KNOWN_BY = 5;
/** One thing is heard at the very beginning, the rest some time after it. */
const RESUMED = 3;
/** Of these, in one scene. */
const AT_ONCE = 1;

/** What is carried is told by a few things, not as a list of all. */
const MOST_ITEMS = 3;

type Part = 'name' | 'calling' | 'background' | 'answer' | 'items';

/** The player is somebody: who they are is heard early, from whoever is there or from themselves. */
export function tellWhoYouAre(person: Person | null, writer: Writer, isApart = false): void {
  const { scene, you } = writer.input;
  if (scene > KNOWN_BY) return;
  const [said] = you.answers;
  const parts: [Part, boolean][] = [
    ['name', you.name !== '' && you.name !== 'You'],
    ['calling', you.calling !== null && you.calling !== ''],
    ['background', you.background !== null && you.background !== ''],
    ['answer', said !== undefined && said.answer.trim() !== ''],
    ['items', you.items.some(({ known }) => !known)],
  ];
  const left = parts.filter(([part, isKnown]) => isKnown && !hasHeard(part, writer));
  if (scene === RESUMED - 1 && left.length < parts.filter(([, isKnown]) => isKnown).length) return;
  const roles = {
    ...(said && {
      question: english.words(typeset(said.question)),
      answer: english.words(asSaid(said.answer)),
    }),
    items: english.words(carried(you.items)),
  };
  if (left.length > 0 && isApart) writer.paragraph();
  for (const [part] of left.slice(0, scene >= RESUMED ? left.length : AT_ONCE)) {
    const groups = person === null ? [`you.${part}_alone`] : [`you.${part}`, `you.${part}_alone`];
    if (writer.line(groups, { person, roles })) markHeard(part, writer);
  }
}

export function markHeard(part: Part, { history }: Writer): void {
  history.mark(markOf(part));
}

function hasHeard(part: Part, { history }: Writer): boolean {
  return history.sinceSaid(markOf(part)) < Number.POSITIVE_INFINITY;
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

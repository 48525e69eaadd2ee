import { isNamedIn } from '../../base/phrase.ts';
import { isGenerated } from '../generated.ts';
import type { InkFlow } from '../ink/story.ts';
import { isStorylet } from '../ink/storylets.ts';
import type { Report } from './report.ts';

/** A person, a place or a thing of a campaign, by all of its names. */
export type Noun = readonly string[];

/** Warns of choices that name what nothing has told of: neither the text above them, nor tags, nor the premise. */
export function checkMentions(
  flows: readonly InkFlow[],
  nouns: readonly Noun[],
  premise: string,
  report: Report,
): void {
  const readers = readersOf(flows);
  for (const noun of nouns) {
    const isNamed = (text: string) => noun.some((name) => isNamedIn(text, name));
    if (isNamed(premise)) continue;
    const told = new Map<InkFlow, boolean>();
    /** Whether whoever comes to a flow has read of it, whichever way they came. */
    const isTold = (flow: InkFlow): boolean => {
      const known = told.get(flow);
      if (known !== undefined) return known;
      // A circle adds nothing to what the ways into it have told.
      told.set(flow, true);
      const ways = isStorylet(flow) ? [] : (readers.get(flow.name) ?? []);
      const isRead =
        isTagged(flow.tags, noun) ||
        (ways.length > 0 && ways.every(({ from, after }) => isTold(from) || isAbove(from, after, isNamed)));
      told.set(flow, isRead);
      return isRead;
    };
    for (const flow of flows)
      for (const choice of flow.choices) {
        // Generated scenes wait for each other by flags, so whoever they name has been met; and no author wrote them.
        if (isGenerated(choice.file)) continue;
        if (!isNamed(choice.text) || isTagged(choice.tags.filter(isReason), noun)) continue;
        if (isTold(flow) || isAbove(flow, choice.after, isNamed)) continue;
        const name = noun.find((one) => isNamedIn(choice.text, one));
        const message = `This choice names ${name}, and nothing above it has told of ${name}.`;
        report.add('untold_mention', choice.file, choice, message);
      }
  }
}

interface Reader {
  from: InkFlow;
  after: number | null;
}

/** Who leads to a flow. Whoever comes to the first stitch of a knot has come by the knot. */
function readersOf(flows: readonly InkFlow[]): Map<string, Reader[]> {
  const readers = new Map<string, Reader[]>();
  const add = (to: string, reader: Reader) => readers.set(to, [...(readers.get(to) ?? []), reader]);
  for (const from of flows) {
    for (const { to, after } of from.ways) add(to, { from, after });
    for (const to of from.leadsTo.filter((name) => !from.ways.some((way) => way.to === name)))
      add(to, { from, after: null });
  }
  return readers;
}

/** Whether a passage, or one that is read before it, names something. */
function isAbove(flow: InkFlow, after: number | null, isNamed: (text: string) => boolean): boolean {
  for (let at = after; at !== null; at = flow.passages[at]?.after ?? null)
    if (isNamed(flow.passages[at]?.text ?? '')) return true;
  return false;
}

/** Tags that say what the player has, or knows. */
function isReason({ name }: { name: string }): boolean {
  return name === 'needs' || name === 'fact' || name === 'item';
}

/** Whether a tag names it, as people write names there: `the-quay`, `met.iz`. */
function isTagged(tags: readonly { value: string }[], noun: Noun): boolean {
  const plain = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return tags.some(({ value }) =>
    noun.some((name) => plain(value).includes(plain(name.replace(/^the /iu, '')))),
  );
}

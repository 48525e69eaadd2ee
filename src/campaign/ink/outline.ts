import { sourceOf } from './compiler.ts';
import {
  isCall,
  isChoice,
  isDivert,
  isFlow,
  isTag,
  isText,
  literal,
  type ParsedCall,
  type ParsedDivert,
  type ParsedFlow,
  type ParsedNode,
} from './parsed.ts';
import { passagesOf } from './passages.ts';
import type { InkCall, InkFlow, InkPlace, PlacedTag } from './story.ts';
import { readTag } from './tags.ts';

/** What can be known of the scenes without playing them. */
export interface InkOutline {
  flows: InkFlow[];
  fileTags: PlacedTag[];
  /** Text that stands above the first knot of a file, where nobody ever comes. */
  stray: InkPlace[];
}

/** Reads the tree of the compiler; `files` are the names of the files in the order they were compiled in. */
export function outlineOf(root: ParsedNode, files: readonly string[]): InkOutline {
  const placeOf = placeFinder(files);
  const flows: InkFlow[] = [];
  const visit = (node: ParsedNode) => {
    for (const child of node.content) {
      if (isFlow(child)) flows.push(flowOf(child, placeOf));
      visit(child);
    }
  };
  visit(root);
  const top = [...ownNodes(root)];
  const inTag = tagNodes(top);
  const stray = top.filter((node) => isText(node) && node.text.trim() !== '' && !inTag.has(node));
  const written = (places: (InkPlace | null)[]) => places.filter((place) => place !== null);
  return { flows, fileTags: tagsIn(top, placeOf), stray: written(stray.map(placeOf)) };
}

type PlaceOf = (node: ParsedNode) => InkPlace | null;

function placeFinder(files: readonly string[]): PlaceOf {
  return ({ debugMetadata }) => {
    const index = sourceOf(debugMetadata?.fileName ?? null);
    const file = index === null ? undefined : files[index];
    if (debugMetadata === null || file === undefined) return null;
    return {
      file,
      line: debugMetadata.startLineNumber,
      column: Math.max(1, debugMetadata.startCharacterNumber),
    };
  };
}

const NOWHERE: InkPlace = { file: '', line: 1, column: 1 };

function flowOf(flow: ParsedFlow, placeOf: PlaceOf): InkFlow {
  const own = [...ownNodes(flow)];
  const insideChoices = new Set(own.filter(isChoice).flatMap((choice) => [...headOf(choice)]));
  const lines = own.filter((node) => !insideChoices.has(node));
  const first = lines.findIndex((node) => !isQuiet(node, tagNodes(lines)));
  const [head, rest] = first === -1 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
  const { passages, above, at } = passagesOf(flow);
  return {
    ...(placeOf(flow) ?? NOWHERE),
    name: nameOf(flow),
    kind: flow.isFunction ? 'function' : flow.typeName === 'Stitch' ? 'stitch' : 'knot',
    hasParameters: (flow.args ?? []).length > 0,
    // Tags before a line of text on the same line belong to it, and those above it to the flow: ink makes no difference.
    tags: tagsIn(head, placeOf),
    textTags: tagsIn(rest, placeOf),
    choices: own.filter(isChoice).map((choice) => ({
      ...(placeOf(choice) ?? NOWHERE),
      isOnce: choice.onceOnly,
      tags: tagsIn([...headOf(choice)], placeOf),
      text: wordsOf(choice),
      after: above.get(choice) ?? null,
    })),
    calls: own.filter(isCall).map((call) => callOf(call, placeOf)),
    leadsTo: leadsTo(own, flow),
    passages,
    ways: own.filter(isDivert).flatMap((divert) => {
      const to = targetOf(divert, flow);
      return to === null ? [] : [{ to, after: at.get(divert) ?? null }];
    }),
  };
}

/** The words of a choice that are the same in every play. */
function wordsOf(choice: ParsedNode): string {
  const { startContent, choiceOnlyContent } = choice as ParsedChoice;
  const nodes = [startContent, choiceOnlyContent].flatMap((list) => list?.content ?? []);
  const inTag = tagNodes(nodes);
  return nodes.flatMap((node) => (isText(node) && !inTag.has(node) ? [node.text] : [])).join('');
}

/** Everything in a flow that is not in a stitch of it, in the order it is written. */
function* ownNodes(flow: ParsedNode): Generator<ParsedNode> {
  for (const child of flow.content) {
    if (isFlow(child)) continue;
    yield child;
    yield* ownNodes(child);
  }
}

interface ParsedChoice extends ParsedNode {
  startContent: ParsedNode | null;
  choiceOnlyContent: ParsedNode | null;
}

/** The words of a choice with its tags: its first two lists; the third is what follows when it is chosen. */
function* headOf(choice: ParsedNode): Generator<ParsedNode> {
  const { startContent, choiceOnlyContent } = choice as ParsedChoice;
  for (const list of [startContent, choiceOnlyContent]) if (list) yield* ownNodes(list);
}

/** Whether nothing is said by it: a tag, or a blank between tags. */
function isQuiet(node: ParsedNode, inTag: ReadonlySet<ParsedNode>): boolean {
  if (isTag(node) || inTag.has(node) || node.typeName === 'Weave') return true;
  if (node.typeName === 'ContentList') return node.content.every((child) => isQuiet(child, inTag));
  return isText(node) && node.text.trim() === '';
}

/** What stands between the beginning and the end of a tag. */
function tagNodes(nodes: readonly ParsedNode[]): Set<ParsedNode> {
  const inside = new Set<ParsedNode>();
  let isOpen = false;
  for (const node of nodes) {
    if (isTag(node)) isOpen = node.isStart;
    else if (isOpen) inside.add(node);
  }
  return inside;
}

/** Tags that are written out; what a tag works out in play cannot be known here. */
function tagsIn(nodes: readonly ParsedNode[], placeOf: PlaceOf): PlacedTag[] {
  const tags: PlacedTag[] = [];
  let open: { place: InkPlace; text: string; isFixed: boolean } | null = null;
  const close = () => {
    if (open?.isFixed) tags.push({ ...open.place, ...readTag(open.text) });
    open = null;
  };
  for (const node of nodes) {
    if (isTag(node)) {
      close();
      if (node.isStart) open = { place: placeOf(node) ?? NOWHERE, text: '', isFixed: true };
    } else if (open !== null && isText(node)) open.text += node.text;
    else if (open !== null && node.typeName !== 'ContentList') open.isFixed = false;
  }
  close();
  return tags;
}

function callOf(call: ParsedCall, placeOf: PlaceOf): InkCall {
  const place = placeOf(call) ?? NOWHERE;
  const args = call.args.map((arg) => {
    const { line, column } = placeOf(arg) ?? place;
    return { value: literal(arg), line, column };
  });
  return { ...place, name: call.name, args };
}

function leadsTo(nodes: readonly ParsedNode[], from: ParsedFlow): string[] {
  const targets = nodes.filter(isDivert).flatMap((divert) => targetOf(divert, from) ?? []);
  const [first] = from.content.filter(isFlow);
  // A knot that begins with a stitch goes on in it.
  const opens = from.typeName === 'Knot' && first !== undefined && from.content[0] === first;
  return [...new Set([...targets, ...(opens ? [nameOf(first)] : [])])];
}

/** The flow that a divert leads to; null when it stays in its own. */
function targetOf({ targetContent }: ParsedDivert, from: ParsedFlow): string | null {
  const flow = targetContent === null ? null : flowAround(targetContent);
  return flow === null || flow === from ? null : nameOf(flow);
}

function flowAround(node: ParsedNode): ParsedFlow | null {
  for (let at: ParsedNode | null = node; at !== null; at = at.parent) if (isFlow(at)) return at;
  return null;
}

function nameOf(flow: ParsedFlow): string {
  const above = flow.parent === null ? null : flowAround(flow.parent);
  return above === null ? (flow.name ?? '') : `${nameOf(above)}.${flow.name}`;
}

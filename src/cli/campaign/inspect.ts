import pc from 'picocolors';
import { CampaignFolder } from '../../campaign/folder.ts';
import { inspectAsset } from '../../campaign/ingest/document.ts';
import type { Inspection } from '../../campaign/inspect/index.ts';
import { mermaid } from '../../campaign/inspect/mermaid.ts';
import type { PlotPoint } from '../../campaign/inspect/plot.ts';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { inspectFolder, readCampaign } from '../../campaign/reader/read-campaign.ts';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import { counted, plain } from '../plain.ts';

/** Prints what the engine will see of a campaign. */
export async function printInspection(
  wanted: string,
  options: { json?: boolean; mermaid?: boolean; asset?: string },
): Promise<void> {
  if (options.asset !== undefined) return await printAsset(wanted, options.asset, options);
  const inspection = await inspectFolder(findCampaign(wanted, campaignRoots()));
  const chart = mermaid(inspection.plot);
  if (options.json === true) process.stdout.write(`${JSON.stringify({ ...inspection, mermaid: chart })}\n`);
  else process.stdout.write(options.mermaid === true ? chart : render(inspection));
}

function render(seen: Inspection): string {
  const blocks = [
    [pc.bold(`${plain(seen.title)} ${seen.version}`), pc.dim(plain(seen.folder))],
    section('People', seen.people, ({ name, role, metAt, factions, secrets }) =>
      [
        `${name}: ${role}`,
        metAt.length === 0 ? 'no fixed place' : `found at ${metAt.join(', ')}`,
        ...(factions.length === 0 ? [] : [`of ${factions.join(', ')}`]),
        ...(secrets === 0 ? [] : [counted(secrets, 'secret')]),
      ].join('; '),
    ),
    section('Places', seen.places, ({ name, exits, things, isReachable }) =>
      [
        `${name}${isReachable ? '' : pc.yellow(' (cannot be reached from the start)')}`,
        exits.length === 0 ? 'no exits' : `exits to ${exits.join(', ')}`,
        ...(things.length === 0 ? [] : [`things: ${things.join(', ')}`]),
      ].join('; '),
    ),
    section('Factions', seen.factions, ({ name, members, allies, rivals, standing }) =>
      [
        `${name} (standing ${standing})`,
        ...(members.length === 0 ? [] : [`members ${members.join(', ')}`]),
        ...(allies.length === 0 ? [] : [`allies ${allies.join(', ')}`]),
        ...(rivals.length === 0 ? [] : [`rivals ${rivals.join(', ')}`]),
      ].join('; '),
    ),
    section('Topics', seen.topics, ({ name, facts }) => `${name}: ${counted(facts, 'fact')}`),
    ['', pc.bold(`Plot (${seen.plot.length})`), ...plotTree(seen.plot).map((line) => `  ${line}`)],
    section('Constraints', seen.constraints, (text) => text),
    ['', pc.bold('Rules'), `  ${rulesLine(seen)}`],
    filesOf(seen),
  ];
  return `${blocks.flat().join('\n')}\n`;
}

function section<Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] {
  if (items.length === 0) return [];
  return [
    '',
    pc.bold(`${title} (${items.length})`),
    ...items.map((item) => `  ${plainButColours(line(item))}`),
  ];
}

function rulesLine({ rules: { dice, stats, isOwn } }: Inspection): string {
  if (!isOwn) return `standard, ${dice}`;
  return plainButColours(`custom, ${dice}${stats.length === 0 ? '' : `, with ${stats.join(', ')}`}`);
}

function filesOf({ files, words, borrowed }: Inspection): string[] {
  const generated = files.filter(({ origin }) => origin === 'generated');
  const lent =
    borrowed.length === 0 ? [] : [`  ${borrowed.join(', ')}: shared pictures that come with Narratoria`];
  return [
    '',
    pc.bold(`Files (${files.length})`),
    `  written by a person: ${counted(files.length - generated.length, 'file')}, ${counted(words.human, 'word')}`,
    `  generated: ${counted(generated.length, 'file')}, ${counted(words.generated, 'word')}`,
    ...generated.map(({ file, provenance, replacedBy }) => {
      const from =
        provenance === undefined
          ? ', source unknown'
          : ` by ${provenance.source_model}, ${provenance.generated_at}`;
      const unused = replacedBy === undefined ? '' : `; not used, because ${replacedBy} replaces it`;
      return plainButColours(`    ${file}${from}${unused}`);
    }),
    ...lent,
  ];
}

/** Prints what a story knows of one file of a campaign. */
async function printAsset(wanted: string, file: string, options: { json?: boolean }): Promise<void> {
  const root = findCampaign(wanted, campaignRoots());
  const asset = await inspectAsset(file, {
    folder: new CampaignFolder(root),
    campaign: await readCampaign(root),
    now: () => new Date(),
  });
  process.stdout.write(options.json === true ? `${JSON.stringify(asset)}\n` : aboutAsset(asset));
}

function aboutAsset(asset: AssetMetadata): string {
  const { path, keywords, provenance, relationships, prose_metadata } = asset;
  const lines = [
    pc.bold(plain(path)),
    `  ${kindOf(asset)}, ${provenance === undefined ? 'written by a person' : `generated by ${provenance.source_model}`}`,
    ...listed('keywords', keywords),
    ...listed('about', relationships?.entity_links),
    ...listed('refers to', relationships?.references),
    ...listed('referred to by', relationships?.referenced_by),
    ...pieces(prose_metadata?.chunks ?? []),
  ];
  return `${lines.map((line, index) => (index === 0 ? line : plain(line))).join('\n')}\n`;
}

function kindOf({ image_metadata: image, audio_metadata: audio, ...rest }: AssetMetadata): string {
  if (image !== undefined) return `${image.format} image, ${image.width} x ${image.height}`;
  if (audio !== undefined) return `${audio.format} audio, ${audio.duration_seconds.toFixed(1)} s`;
  const { prose_metadata: prose, structured_metadata: document } = rest;
  if (prose !== undefined) return `${counted(prose.word_count, 'word')} of prose (${prose.language})`;
  return `document (${document?.schema_type ?? 'other'})`;
}

function listed(what: string, items: readonly string[] = []): string[] {
  return items.length === 0 ? [] : [`  ${what}: ${items.join(', ')}`];
}

/** Lore is looked up piece by piece: what stands in one piece is told together. */
function pieces(chunks: readonly string[]): string[] {
  if (chunks.length === 0) return [];
  return [
    `  ${counted(chunks.length, 'chunk')}:`,
    ...chunks.map((chunk, index) => `  ${String(index + 1).padStart(4)}  ${chunk.replace(/\s+/g, ' ')}`),
  ];
}

/** The plot as a tree in lines: each beat below the first one it waits for, endings with a diamond. */
function plotTree(points: readonly PlotPoint[]): string[] {
  if (points.length === 0) return ['no beats and no endings'];
  const ids = new Set(points.map(({ id }) => id));
  const parentOf = (point: PlotPoint) => [...point.requires, ...point.requiresAny].find((id) => ids.has(id));
  const shown = new Set<string>();
  const lines: string[] = [];

  const show = (point: PlotPoint, before: string, isLast: boolean, isRoot: boolean) => {
    if (shown.has(point.id)) return;
    shown.add(point.id);
    lines.push(`${before}${isRoot ? '' : isLast ? '└─ ' : '├─ '}${label(point, parentOf(point))}`);
    const children = points.filter((other) => parentOf(other) === point.id && !shown.has(other.id));
    const indent = isRoot ? before : `${before}${isLast ? '   ' : '│  '}`;
    for (const [index, child] of children.entries())
      show(child, indent, index === children.length - 1, false);
  };

  for (const point of points) if (parentOf(point) === undefined) show(point, '', true, true);
  // What is left waits for itself.
  for (const point of points) show(point, '', true, true);
  return lines;
}

function label(point: PlotPoint, parent: string | undefined): string {
  const { kind, id, title, priority, requires, requiresAny, leadsTo, otherConditions } = point;
  const name = kind === 'beat' ? `${pc.bold(id)} ${title}` : `◆ ${pc.bold(title)}`;
  const also = requires.filter((other) => other !== parent);
  const notes = [
    scenes(point),
    ...(priority === 'medium' ? [] : [priority]),
    ...(also.length === 0 ? [] : [`also after ${also.join(' and ')}`]),
    ...(requiresAny.length < 2 ? [] : [`after one of ${requiresAny.join(', ')}`]),
    ...otherConditions.map((words) => `if ${words}`),
    ...leadsTo.map(({ id: next, why }) => `→ ${next} (${why})`),
  ].filter((note) => note !== '');
  const never = point.because === null ? '' : pc.red(` never: ${point.because}`);
  return plainButColours(`${name}${notes.length === 0 ? '' : pc.dim(` [${notes.join('; ')}]`)}${never}`);
}

function scenes({ window: { from, to } }: PlotPoint): string {
  if (to !== null) return `scenes ${from}–${to}`;
  return from === 0 ? '' : `from scene ${from}`;
}

const ESCAPE = String.fromCharCode(27);
const COLOUR = new RegExp(`(${ESCAPE}\\[\\d+m)`);

/** Plain, but for the colours put on by us. */
const plainButColours = (text: string) =>
  text
    .split(COLOUR)
    .map((part, index) => (index % 2 === 1 ? part : plain(part)))
    .join('');

import pc from 'picocolors';
import type { Inspection } from '../../campaign/inspect/index.ts';
import { mermaid } from '../../campaign/inspect/mermaid.ts';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { inspectFolder } from '../../campaign/reader/read-campaign.ts';
import { guarded } from '../skill/guarded.ts';
import { plain } from '../skill/plain.ts';
import { counted } from './counted.ts';
import { plainButColours, plotTree } from './plot-tree.ts';

/** Prints what the engine will see of a campaign. Returns the exit code. */
export function printInspection(
  wanted: string,
  options: { json?: boolean; mermaid?: boolean },
): Promise<number> {
  return guarded(options, async () => {
    const inspection = await inspectFolder(findCampaign(wanted, campaignRoots()));
    const chart = mermaid(inspection.plot);
    if (options.json === true) process.stdout.write(`${JSON.stringify({ ...inspection, mermaid: chart })}\n`);
    else process.stdout.write(options.mermaid === true ? chart : render(inspection));
    return 0;
  });
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

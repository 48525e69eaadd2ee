import pc from 'picocolors';
import { homeFolder } from '../../base/home.ts';
import { CATALOGUE, type ModelEntry, sizeOf } from '../../models/catalogue.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import { findInstalled, sharedHome } from '../../models/installed.ts';
import { describeLanguage, type LanguageState } from '../../models/language/describe.ts';
import type { ModelsOptions } from './options.ts';

/** Prints who tells the story and why, and what else there is. */
export async function showModels(options: ModelsOptions): Promise<void> {
  const json = options.json === true;
  const home = homeFolder();
  const rows = await Promise.all(CATALOGUE.map((entry) => describe(entry, [home, sharedHome()])));
  const language = await describeLanguage(home);
  process.stdout.write(
    json
      ? `${JSON.stringify({ models: rows, ...language })}\n`
      : `${formatLanguage(language)}\n${formatTable(rows)}\n\n${MORE}\n`,
  );
}

const MORE = `Servers on this computer:     narratoria models find
Choose who tells the story:   narratoria models use ollama | claude | FILE | ID | ADDRESS | built-in
Measure the chosen model:     narratoria models test`;

async function describe(entry: ModelEntry, homes: readonly string[]) {
  const installed = await findInstalled(entry, homes);
  const { bytes, exact } = sizeOf(entry);
  return {
    id: entry.id,
    title: entry.title,
    purpose: entry.purpose,
    licence: entry.licence,
    contextTokens: entry.contextTokens ?? null,
    memoryBytes: entry.memoryBytes ?? null,
    /** Null where no checksum pins the size; `aboutBytes` is then a guess. */
    bytes: exact ? bytes : null,
    aboutBytes: bytes,
    verified: exact,
    state: installed === null ? ('absent' as const) : ('ready' as const),
    folder: installed?.folder ?? null,
    files: entry.files.map(({ name, digests, sources }) => ({
      name,
      sha256: digests.map(({ sha256 }) => sha256),
      sources: sources.map((source) =>
        source.kind === 'hub' ? source.url : `npm:${source.parts.map((part) => part.package).join('+')}`,
      ),
    })),
  };
}

type Row = Awaited<ReturnType<typeof describe>>;

function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.id,
    row.purpose,
    `${row.verified ? '' : 'about '}${formatBytes(row.aboutBytes)}`,
    row.verified ? 'pinned' : 'not verified',
    row.licence,
  ]);
  const header = ['ID', 'FOR', 'SIZE', 'CHECKSUM', 'LICENCE'];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const body = rows.map((row, index) => {
    const mark = row.state === 'ready' ? pc.green('✓') : ' ';
    return `${mark} ${line(cells[index] ?? []).trimEnd()}`;
  });
  return [pc.bold(`  ${line(header).trimEnd()}`), ...body, '', '✓ installed'].join('\n');
}

/** Who tells the story and why, what leaves the computer, and what is wrong. */
function formatLanguage({ narrator, files, banned, today, costLimit }: LanguageState): string {
  const { id, title, why, leaves, problem, contextTokens } = narrator;
  const context = contextTokens === null ? '' : ` It keeps ${contextTokens} tokens in mind.`;
  const who =
    id === null ? 'The built-in writer tells the story.' : `${id} tells the story (${title}).${context}`;
  const cost = `$${today.cost.toFixed(2)}${today.unpriced > 0 ? ` and ${today.unpriced} calls of unknown price` : ''}`;
  const lines = [
    who,
    `Why: ${why.replace(/[.\s]+$/, '')}.`,
    leaves,
    ...(today.calls > 0
      ? [
          `Today: ${today.calls} calls to other computers, ${today.promptTokens} tokens read, ${today.writtenTokens} written, ${cost}.`,
        ]
      : []),
    ...(costLimit === null
      ? []
      : [`Limit: a story may cost $${costLimit.toFixed(2)}; then the built-in writer goes on with it.`]),
    ...(problem === null ? [] : [problem]),
    ...files.map(({ name, bytes }) => `In the models folder: ${name} (${formatBytes(bytes)})`),
    ...banned.map(({ file, how }) => `Turned off: ${file}, because it crashed twice (${how})`),
  ];
  return `${lines.join('\n')}\n`;
}

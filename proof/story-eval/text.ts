import { type Machine, machineText } from '../support/machine.ts';
import { formatTable, markdownTable, type Table } from '../support/table.ts';
import type { CorpusShare } from './corpus.ts';
import type { Row } from './rows.ts';

const COLUMNS: readonly [head: string, cell: (row: Row) => string][] = [
  ['played', ({ name }) => name],
  ['scenes', ({ scenes }) => String(scenes)],
  ['told by it', ({ accepted, asked }) => `${accepted} of ${asked}`],
  ['repairs', ({ repairs }) => String(repairs)],
  ['false sentences caught', ({ contradictions: c }) => (c === null ? '–' : `${c.caught} of ${c.planted}`)],
  ['calls', ({ calls }) => String(calls)],
  ['prompt tokens a call', ({ promptTokens }) => String(promptTokens)],
  ['longest with its answer', ({ longestPrompt, context }) => `${longestPrompt} of ${context}`],
  ['same front', ({ sameFront }) => percent(sameFront)],
  ['questions with two answers', ({ answered, questions }) => `${answered} of ${questions}`],
  ['choices that answer', ({ answeringChoices }) => percent(answeringChoices)],
  ['planted facts at hand', ({ known, planted }) => (planted === 0 ? '–' : `${known} of ${planted}`)],
  ['phrases used before', ({ repeated }) => `${(repeated * 100).toFixed(1)} %`],
  ['words a scene', ({ words }) => String(words)],
  ['first word', ({ firstWordMs: ms }) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`)],
  ['cost', ({ cost }) => (cost === null ? 'not known' : `$${cost.toFixed(3)}`)],
  ['other picks', ({ otherPicks }) => String(otherPicks)],
];

function tableOf(rows: readonly Row[]): Table {
  return {
    head: COLUMNS.map(([head]) => head),
    numeric: COLUMNS.map((_, index) => index).slice(1),
    lines: rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  };
}

export function evalText(rows: readonly Row[], corpus: CorpusShare): string {
  return [formatTable(tableOf(rows)), '', corpusLine(corpus)].join('\n');
}

export function evalMarkdown(rows: readonly Row[], corpus: CorpusShare, machine: Machine): string {
  return [`${machineText(machine)}.`, markdownTable(tableOf(rows)), corpusLine(corpus)].join('\n\n');
}

function corpusLine({ contradictions, caught, sound, refused }: CorpusShare): string {
  return `Of the written corpus (\`test/checks/corpus\`) the checks catch ${caught} of ${contradictions} contradictions, miss ${contradictions - caught}, and refuse ${refused} of ${sound} sound tellings.`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

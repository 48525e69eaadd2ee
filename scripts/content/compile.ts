import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Content, ContentLine } from '../../src/sdk/writing/lines.ts';

/** Groups of lines as they are written: `ask (who topic)` with a list of lines, bare or with what they ask for. */
export interface WrittenGroup {
  name: string;
  /** Roles that the writer has when it asks for this group; `item?` only sometimes. */
  roles: string[];
  lines: ContentLine[];
}

const HEAD = /^([a-z_]+(?:\.[a-z_]+)*)(?:\s*\(([a-z_? ]*)\))?$/;

/** The groups of one file; what is wrong with it is thrown, with the place. */
export function groupsIn(file: string): WrittenGroup[] {
  const written: unknown = parse(fs.readFileSync(file, 'utf8'));
  if (typeof written !== 'object' || written === null) throw new Error(`${file}: there are no groups in it`);
  return Object.entries(written).map(([head, lines]) => {
    const [, name, roles = ''] = HEAD.exec(head) ?? [];
    if (name === undefined) throw new Error(`${file}: “${head}” is no name of a group`);
    if (!Array.isArray(lines) || lines.length === 0) throw new Error(`${file}: ${name} has no lines`);
    const at = (index: number) => `${path.basename(file)}: ${name}, line ${index + 1}`;
    return {
      name,
      roles: roles.split(' ').filter((role) => role !== ''),
      lines: lines.map((line, index) => lineFrom(line, at(index))),
    };
  });
}

/** All groups of a file, ready to be bundled. */
export function compileContent(file: string): Content {
  return Object.fromEntries(groupsIn(file).map(({ name, lines }) => [name, lines]));
}

function lineFrom(line: unknown, at: string): ContentLine {
  if (typeof line === 'string') return { text: line };
  const { text, when = '', needs = '', ...others } = (line ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string' || typeof when !== 'string' || typeof needs !== 'string')
    throw new Error(`${at}: a line is a text, or {text, when, needs}`);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`${at}: nothing is called “${unknown}”`);
  const terms = `${when} ${needs}`.split(' ').filter((term) => term !== '');
  return terms.length === 0 ? { text } : { text, when: terms.map((term) => term.split('|')) };
}

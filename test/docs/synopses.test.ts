import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { BLOCKS, codesIn, isThere, PAGES, ROOT } from './support/pages.ts';

const OURS = /^(?:node )?(?:bin\/)?narratoria (?=[a-z-])/;
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const program = createProgram();

/** Everything on a page that looks like a command: in its sentences, and line by line in its blocks. */
function commandsOf(page: string): string[] {
  const lines = BLOCKS.filter((block) => block.page === page).flatMap(({ body }) => body.split('\n'));
  return [...codesIn(page), ...lines.map((line) => line.trim().replace(/^\$ /, ''))];
}

describe.each([...PAGES.keys()])('%s', (page) => {
  it('names commands and options of the program as they are', () => {
    const wrong = commandsOf(page)
      .filter((text) => OURS.test(text))
      .flatMap((text) => problemsOf(text.replace(OURS, '')).map((problem) => `${text}: ${problem}`));
    expect(wrong).toEqual([]);
  });

  it('names scripts of package.json and files for bin/dev that are there', () => {
    const missing = commandsOf(page).filter((text) => {
      const [, script] = /^npm (?:run )?([a-z-]+)(?= |$)/.exec(text) ?? [];
      const [, file] = /^node bin\/dev (\S+)/.exec(text) ?? [];
      const isScript =
        script === undefined || script in scripts || /^npm (?:ci|install|link|pkg)\b/.test(text);
      return !isScript || (file !== undefined && !isThere(file));
    });
    expect(missing).toEqual([]);
  });
});

it('an invented command or option is noticed', () => {
  expect(problemsOf('campaign validate DIR --json')).toEqual([]);
  expect(problemsOf('story list | sing ID')).toEqual(['no command "sing"']);
  expect(problemsOf('play low-water --loudly')).toEqual(['no option --loudly']);
});

/** What the program does not know of a command line or a synopsis, in which `|` stands between commands. */
function problemsOf(text: string): string[] {
  const [before = ''] = text.split(/ (?:#|>|&&|&|\|\|)(?: |$)/);
  const isSynopsis = / \| (?!grep|head|sed|jq|node|python)/.test(before);
  const [first = '', ...others] = before.split(/ \| /);
  const alternatives = isSynopsis ? others.map((other) => `${first.split(' ')[0]} ${other}`) : [];
  return [first, ...alternatives].flatMap((line) => problemsOfLine(line.split(/\s+/)));
}

function problemsOfLine(words: readonly string[]): string[] {
  let command: Command = program;
  for (const word of words) {
    const next = command.commands.find((child) => child.name() === word || child.aliases().includes(word));
    if (next === undefined) {
      if (command.commands.length > 0 && /^[a-z]/.test(word) && word !== 'help')
        return [`no command "${word}"`];
      break;
    }
    command = next;
  }
  const known = new Set(['--help', ...command.options.flatMap(({ long }) => long ?? [])]);
  const named = words.flatMap((word) => /^\[?(--[a-z-]+)/.exec(word)?.[1] ?? []);
  return named.filter((option) => !known.has(option)).map((option) => `no option ${option}`);
}

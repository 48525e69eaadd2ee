import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RotatingFile } from '../../src/base/rotating-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'narratoria-log-'));
  file = path.join(folder, 'story.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `line ${String(from + index).padStart(4, '0')}\n`);

/** Everything in the files there are, oldest first. */
function readAll(): string {
  const names = readdirSync(folder).toSorted((a, b) => age(b) - age(a));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
}

function age(name: string): number {
  return Number(/\.(\d+)$/.exec(name)?.[1] ?? 0);
}

describe('a rotating file', () => {
  it('is written at once, line by line', () => {
    const log = new RotatingFile(file, { maxBytes: 1000, keep: 3 });
    log.write('one\n');
    expect(readFileSync(file, 'utf8')).toBe('one\n');
    log.write('two\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    log.close();
  });

  it('goes on where an earlier run stopped', () => {
    for (const line of ['one\n', 'two\n']) {
      const log = new RotatingFile(file, { maxBytes: 1000, keep: 3 });
      log.write(line);
      log.close();
    }
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  });

  it('can be read by its owner alone', () => {
    const log = new RotatingFile(file, { maxBytes: 5, keep: 2 });
    for (const line of lines(0, 3)) log.write(line);
    log.close();
    if (process.platform === 'win32') return;
    for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
  });

  it('loses no line and breaks none while it rotates', () => {
    const log = new RotatingFile(file, { maxBytes: 100, keep: 50 });
    const written = lines(0, 400);
    for (const line of written) log.write(line);
    log.close();
    expect(readAll()).toBe(written.join(''));
    expect(readdirSync(folder).length).toBeGreaterThan(30);
    for (const name of readdirSync(folder)) {
      expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^(line \d{4}\n)+$/);
    }
  });

  it('keeps so many old files and no more, the newest lines among them', () => {
    const log = new RotatingFile(file, { maxBytes: 100, keep: 3 });
    const written = lines(0, 400);
    for (const line of written) log.write(line);
    log.close();
    expect(readdirSync(folder).toSorted()).toEqual([
      'story.log',
      'story.log.1',
      'story.log.2',
      'story.log.3',
    ]);
    const kept = readAll();
    expect(kept.length).toBeGreaterThan(300);
    expect(written.join('').endsWith(kept)).toBe(true);
  });

  it('stays near its limit, which only the last line may exceed', () => {
    const log = new RotatingFile(file, { maxBytes: 100, keep: 9 });
    for (const line of lines(0, 60)) log.write(line);
    log.close();
    for (const name of readdirSync(folder)) {
      expect(statSync(path.join(folder, name)).size).toBeLessThan(100 + 'line 0000\n'.length);
    }
  });

  it('rotates a file that an earlier run left full', () => {
    writeFileSync(file, 'x'.repeat(200));
    const log = new RotatingFile(file, { maxBytes: 100, keep: 1 });
    log.write('new\n');
    log.close();
    expect(readFileSync(file, 'utf8')).toBe('new\n');
    expect(statSync(`${file}.1`).size).toBe(200);
  });

  it('counts bytes, not characters', () => {
    const log = new RotatingFile(file, { maxBytes: 60, keep: 9 });
    for (let count = 0; count < 4; count += 1) log.write(`${'🗝'.repeat(10)}\n`);
    log.close();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('does not throw when its folder is missing, and writes once it is there', () => {
    const inside = path.join(folder, 'later', 'story.log');
    const log = new RotatingFile(inside, { maxBytes: 100, keep: 3 });
    log.write('lost\n');
    expect(existsSync(inside)).toBe(false);
    mkdirSync(path.dirname(inside));
    log.write('kept\n');
    log.close();
    expect(readFileSync(inside, 'utf8')).toBe('kept\n');
  });

  it.each([
    ['a folder is in its place', () => mkdirSync(file)],
    ['its folder is a file', () => (file = path.join(import.meta.filename, 'story.log'))],
    ['the disk is full', () => (file = '/dev/full')],
  ])('does not throw when %s', (_, arrange) => {
    arrange();
    const log = new RotatingFile(file, { maxBytes: 100, keep: 3 });
    expect(() => {
      for (const line of lines(0, 50)) log.write(line);
      log.close();
    }).not.toThrow();
  });

  it('goes on in the full file when it cannot be moved aside', () => {
    // A folder with something in it can be neither replaced nor removed.
    mkdirSync(path.join(`${file}.1`, 'taken'), { recursive: true });
    const log = new RotatingFile(file, { maxBytes: 20, keep: 1 });
    for (const line of lines(0, 5)) log.write(line);
    log.close();
    expect(readFileSync(file, 'utf8')).toBe(lines(0, 5).join(''));
  });

  it('may be closed twice, and opens again when written to', () => {
    const log = new RotatingFile(file, { maxBytes: 100, keep: 3 });
    log.close();
    log.write('one\n');
    log.close();
    log.close();
    log.write('two\n');
    log.close();
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  });
});

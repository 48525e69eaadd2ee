import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Copies a folder of templates with their placeholders filled in; gives the files made. What is there is never overwritten. */
export function copyTemplate(from: string, to: string, values: Record<string, string>): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, source);
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, filledIn(source, values), { flag: 'wx' });
    files.push(name.split(path.sep).join('/'));
  }
  return files.sort();
}

/** A file of a template with its placeholders filled in; pictures and sound have none. */
function filledIn(source: string, values: Record<string, string>): string | Buffer {
  const bytes = readFileSync(source);
  if (/\.(?:png|wav)$/.test(source)) return bytes;
  const encode = source.endsWith('.json') ? insideJson : (value: string) => value;
  return fillIn(bytes.toString('utf8'), values, encode);
}

/** Replaces `{{title}}` and its like. */
function fillIn(template: string, values: Record<string, string>, encode: (value: string) => string): string {
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encode(value);
  });
}

function insideJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

import type { JsonObject } from '../../base/json.ts';

/** A file to be written into a campaign. */
export interface NewFile {
  /** Relative to the campaign folder, with forward slashes. */
  name: string;
  content: string | Buffer;
}

export function jsonFile(name: string, value: JsonObject | object): NewFile {
  return { name, content: `${JSON.stringify(value, null, 2)}\n` };
}

export function textFile(name: string, ...paragraphs: string[]): NewFile {
  return { name, content: `${paragraphs.filter((text) => text !== '').join('\n\n')}\n` };
}

/** Gives out names that have not been given out before: `bell`, `bell-2`, … */
export function uniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
    taken.add(name);
    return name;
  };
}

/** What is behind it all, which comes out at the end. */
export function truthFile(...paragraphs: readonly string[]): NewFile {
  return textFile('plot/truth.md', '# What is behind it', ...paragraphs);
}

import type { Files } from '../support/folder.ts';

/** One thing done to a good campaign. */
export type Change = (files: Files) => void;

/** Swaps one piece of a file for another; the piece must be there, exactly once. */
export function swap(file: string, from: string, to: string): Change {
  return (files) => {
    const text = String(files[file]);
    if (text.split(from).length !== 2) throw new Error(`${JSON.stringify(from)} is not once in ${file}.`);
    files[file] = text.replace(from, () => to);
  };
}

export function write(file: string, content: string | Buffer): Change {
  return (files) => {
    files[file] = content;
  };
}

export function remove(...names: string[]): Change {
  return (files) => {
    for (const file of names) {
      if (!Object.hasOwn(files, file)) throw new Error(`There is no ${file}.`);
      delete files[file];
    }
  };
}

export function rename(from: string, to: string): Change {
  return (files) => {
    const content = files[from];
    if (content === undefined) throw new Error(`There is no ${from}.`);
    delete files[from];
    files[to] = content;
  };
}

export const both =
  (...changes: Change[]): Change =>
  (files) => {
    for (const change of changes) change(files);
  };

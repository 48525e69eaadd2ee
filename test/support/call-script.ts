import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../src/base/json.ts';
import type { Script } from '../../src/sdk/index.ts';

/** Where the built scripts of a shipped skill are. */
export function scriptsOf(skill: string): string {
  return path.resolve(import.meta.dirname, '../../skills', skill, 'scripts');
}

export interface Said {
  /** What it wrote, as text. */
  stdout: string;
  stderr: string;
  events: (JsonObject & { type: string })[];
}

/** Calls a script as it is built, with this for its input. */
export async function askScript(
  name: string,
  call: JsonObject,
  { folder, scripts }: { folder: string; scripts: string },
): Promise<Said> {
  const file = pathToFileURL(path.join(scripts, `${name}.mjs`));
  const { script }: { script: Script } = await import(/* @vite-ignore */ file.href);
  const said = { stdout: '', stderr: '' };
  await script.answer(`${JSON.stringify(call)}\n`, {
    write(line, written) {
      said.stdout += line;
      written?.();
    },
    writeError(text) {
      said.stderr += text;
    },
    folder,
    askHost: null,
  });
  const lines = said.stdout.trim().split('\n');
  return { ...said, events: lines.map((line) => JSON.parse(line) as JsonObject & { type: string }) };
}

import path from 'node:path';

/** `skills/memory/scripts/recall-memory.mjs` is the script recall-memory of the skill memory. */
export function skillIn(toolPath: string): { skill: string; script: string } {
  const parts = toolPath.split(/[\\/]/);
  const at = parts.lastIndexOf('skills');
  return { skill: parts[at + 1] ?? '', script: path.parse(parts.at(-1) ?? '').name };
}

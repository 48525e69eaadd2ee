import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A script that does as little as the protocol allows. */
const SCRIPT = `#!/bin/sh
read -r input
echo '{"version":"0","type":"done","ok":true}'
`;

const SCRIPTS_PER_SKILL = 50;

/** Writes skills with `count` trivial scripts in all, and gives the tool path of each. */
export function writeTrivialSkills(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const skill = `trivial-${Math.floor(index / SCRIPTS_PER_SKILL)}`;
    const scripts = path.join(folder, skill, 'scripts');
    mkdirSync(scripts, { recursive: true });
    const manifest = { name: skill, version: '1.0.0', description: 'Does nothing.' };
    writeFileSync(path.join(folder, skill, 'skill.json'), JSON.stringify(manifest));
    writeFileSync(path.join(scripts, `do-${index}.sh`), SCRIPT, { mode: 0o755 });
    return `skills/${skill}/scripts/do-${index}.sh`;
  });
}

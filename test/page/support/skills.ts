import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { emit, shell, writeSkills } from '../../support/skills.ts';

/** For a server whose home has skills of its own, when the test is not about allowing them. */
export const TRUSTING = { env: { NARRATORIA_TRUST_SKILLS: '1' } };

const retryPolicy = { maxRetries: 0 };
const fail = (errorCode: string, errorMessage: string) =>
  `${emit({ type: 'error', errorCode, errorMessage })}; ${emit({ type: 'done', ok: false })}; exit 0`;

/** A folder beside the home in which a test gives signs to its skills, which may not look into the home itself. */
function signsOf(home: string): { folder: string; permissions: { read: string[] } } {
  const folder = `${home}.signs`;
  mkdirSync(folder, { recursive: true });
  return { folder, permissions: { read: [folder] } };
}

/** Puts five narrators before the shipped one; they are mute until there is the file whose name is given back. */
export function addMutes(home: string): string {
  const { folder, permissions } = signsOf(home);
  const voice = path.join(folder, 'voice');
  const narrate = shell(
    `if [ ! -e "${voice}" ]; then ${fail('mute', 'No voice')}; fi`,
    emit({ type: 'state_patch', patch: { narration: { paragraphs: ['At last.'] } } }),
    emit({ type: 'done', ok: true }),
  );
  const mute = {
    scripts: { 'narrate.sh': narrate },
    manifest: { capabilities: ['narration'], retryPolicy, priority: 99, permissions },
  };
  const names = ['mute-1', 'mute-2', 'mute-3', 'mute-4', 'mute-5'];
  writeSkills(path.join(home, 'skills'), Object.fromEntries(names.map((name) => [name, mute])));
  return voice;
}

/** Puts a skill for choices before the shipped one; it fails until there is the file whose name is given back. */
export function addBrokenChooser(home: string): string {
  const { folder, permissions } = signsOf(home);
  const mended = path.join(folder, 'mended');
  const choose = shell(
    `if [ ! -e "${mended}" ]; then ${fail('broken', 'The compass is broken')}; fi`,
    emit({
      type: 'ui_event',
      event: 'narrative_choice',
      payload: { choices: ['Go north', 'Go south', 'Stay'] },
    }),
    emit({ type: 'done', ok: true }),
  );
  writeSkills(path.join(home, 'skills'), {
    compass: {
      scripts: { 'generate-choices.sh': choose },
      manifest: { displayName: 'Compass', capabilities: ['choices'], retryPolicy, priority: 99, permissions },
    },
  });
  return mended;
}

/** Puts a narrator before the shipped one that says nothing but this. */
export function addNarrator(home: string, paragraphs: string[], first = ':'): void {
  const { permissions } = signsOf(home);
  const narrate = shell(
    first,
    emit({ type: 'state_patch', patch: { narration: { paragraphs } } }),
    emit({ type: 'done', ok: true }),
  );
  writeSkills(path.join(home, 'skills'), {
    parrot: {
      scripts: { 'narrate.sh': narrate },
      manifest: { capabilities: ['narration'], retryPolicy, priority: 99, permissions },
    },
  });
}

/** One that takes a minute over it while there is the file whose name is given back. */
export function addSlowNarrator(home: string, paragraphs: string[]): string {
  const slow = path.join(signsOf(home).folder, 'slow');
  addNarrator(home, paragraphs, `if [ -e "${slow}" ]; then sleep 60; fi`);
  return slow;
}

import path from 'node:path';
import type { Json } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import type { Random } from '../../../src/base/random.ts';
import { readRetentionSettings } from '../../../src/engine/play/retention-settings.ts';
import { bannedFiles, CrashRecord } from '../../../src/models/inference/crash-record.ts';
import { chooseFile } from '../../../src/models/language/choice.ts';
import {
  changeModelSettings,
  readModelSettings,
  readSettingsFile,
} from '../../../src/models/language/settings.ts';
import { beginRun } from '../../../src/server/security/page-keys.ts';
import { SkillSettings } from '../../../src/skills/settings.ts';
import { mustBe, refusedBy } from '../kit/judge.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { type Files, Scratch, writeFiles } from '../kit/scratch.ts';
import { target, type Verdict } from '../target.ts';

/** The files of a home folder that a person or another program may have written into. */
const SOUND: Record<string, Json> = {
  'skill-settings.json': { skills: { memory: { enabled: false }, 'dice-roller': { enabled: true } } },
  'models.json': {
    narrator: 'auto',
    tasks: { plan: 'local', prose: 'x' },
    temperature: 0.8,
    length: 'long',
    reasoning: 'low',
    costLimit: 2,
    allowLocalNetwork: true,
    gpu: 'off',
    contextTokens: 4096,
    threads: 2,
  },
  'settings.json': { retention: { maxAgeDays: 30, maxCount: 1000, maxBytes: 1_000_000 } },
  'page-keys.json': { media: 'a'.repeat(43), runs: [{ run: 'one', secret: 'b'.repeat(43) }] },
  'crashes.json': { crashes: [{ file: '/x.gguf', size: 1, mtimeMs: 2, count: 3, how: 'SIGABRT' }] },
};

function make(random: Random): Files {
  const files = Object.entries(SOUND).map(([name, value]) => [
    name,
    jsonText(random.below(3) === 0 ? value : mutateJson(value, random), random),
  ]);
  return Object.fromEntries(files);
}

async function modelSettings(home: string): Promise<Verdict> {
  try {
    const { settings, problem } = await readSettingsFile(home);
    await changeModelSettings(home, { threads: 3 });
    mustBe((await readModelSettings(home)).threads === 3, 'a change can be read again');
    await chooseFile({
      settings,
      homes: [home],
      machine: { memoryBytes: 8e9, cores: 4 },
      isBanned: () => false,
    });
    return problem === null ? 'accepted' : 'refused';
  } catch (error) {
    return refusedBy(error);
  }
}

async function read(home: string): Promise<Verdict> {
  const skills = await SkillSettings.open(home);
  skills.isEnabled('memory');
  await skills.setEnabled('memory', false);
  await skills.reload();
  mustBe(
    !skills.isEnabled('memory') && skills.problems.every(({ message }) => message !== ''),
    'a switch stays as it was put',
  );
  const { policy } = await readRetentionSettings(home);
  mustBe(
    Object.values(policy).every((limit) => limit > 0),
    'nothing is let go by mistake',
  );
  const crashes = path.join(home, 'crashes.json');
  bannedFiles(crashes);
  new CrashRecord({ file: crashes, log: silentLog() }).isBanned('/x.gguf');
  const { media, runs } = await beginRun(home);
  mustBe(/^[\w-]{43}$/.test(media) && runs[0]?.secret.length === 43, 'there are keys for the page');
  return modelSettings(home);
}

export default target<Files>({
  name: 'settings',
  what: 'the files of the home folder: switches, models, retention, crashes, keys of the page',
  inputs: 2000,
  quick: 30,
  limitMs: 2000,
  open() {
    const scratch = new Scratch('settings');
    return {
      make,
      read(files) {
        const home = scratch.fresh();
        writeFiles(home, files);
        return read(home);
      },
      show: (files) =>
        JSON.stringify(
          Object.fromEntries(
            Object.entries(files).map(([name, content]) => [name, content.toString('latin1')]),
          ),
        ),
      close: () => scratch.close(),
    };
  },
});

import type { Json } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { fingerprint } from '../../../src/skills/fingerprint.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { loadSkill } from '../../../src/skills/load.ts';
import { jsonCorpus } from '../kit/corpus.ts';
import { mustBe, mustKeepSecret } from '../kit/judge.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { type Files, layLink, Scratch, writeFiles } from '../kit/scratch.ts';
import { target } from '../target.ts';

const MARKDOWN =
  '---\nname: weather\ndescription: Tells the weather.\nlicense: MIT\nmetadata:\n  author: someone\n  version: "1.2"\n---\n\n# Weather\n\nSay it.\n';
const TOKENS = [
  '---\n',
  ': ',
  '- ',
  '&a ',
  '*a',
  '<<: ',
  '!!js/undefined ',
  '__proto__: 1\n',
  'metadata: []\n',
  'version: 1e3\n',
  '\t',
];

interface Folder {
  files: Files;
  links: [string, string][];
}

function manifestText(random: Random, manifests: readonly Json[]): Buffer {
  const manifest = random.pick(manifests);
  return jsonText(random.below(4) === 0 ? manifest : mutateJson(manifest, random), random);
}

function make(random: Random, manifests: readonly Json[]): Folder {
  const files: Files = { 'scripts/roll-dice.mjs': '', 'scripts/x.sh': '', 'prompt.md': '# Prompt\n' };
  if (random.below(4) > 0) files['skill.json'] = manifestText(random, manifests);
  if (random.below(3) === 0) files['SKILL.md'] = mutateText(MARKDOWN, random, TOKENS);
  const links: [string, string][] = [];
  for (const name of ['skill.json', 'prompt.md', 'scripts/out.mjs', 'scripts'])
    if (random.below(20) === 0)
      links.push([name, random.pick(['../../../outside/secret.md', '/etc/passwd', '.', 'skill.json'])]);
  for (const [name] of links) delete files[name];
  return { files, links };
}

export default target<Folder>({
  name: 'skills',
  what: 'skill folders: skill.json, SKILL.md, scripts and links',
  inputs: 2500,
  quick: 30,
  limitMs: 2000,
  open() {
    const scratch = new Scratch('skills');
    const manifests = jsonCorpus('skills/*/skill.json');
    return {
      make: (random) => make(random, manifests),
      async read({ files, links }) {
        const root = scratch.fresh();
        const folder = `${root}/a-skill`;
        writeFiles(folder, files);
        for (const [name, to] of links) layLink(folder, name, to);
        const { skill, problems } = await loadSkill(folder);
        mustKeepSecret([skill, problems]);
        for (const { message, line } of problems)
          mustBe(line >= 1 && message !== '', 'a problem has a line and a sentence');
        for (const { file } of skill?.scripts ?? [])
          mustBe(file.startsWith(folder), 'scripts lie in their skill');
        const library = await SkillLibrary.open({ roots: [root] });
        mustBe(skill === null || library.get(skill.name) !== undefined, 'what was loaded is in the library');
        await fingerprint([root]);
        return skill === null ? 'refused' : 'accepted';
      },
      show: ({ files, links }) => JSON.stringify({ ...texts(files), links }),
      close: () => scratch.close(),
    };
  },
});

function texts(files: Files): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, content.toString('latin1')]),
  );
}

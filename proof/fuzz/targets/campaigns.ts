import path from 'node:path';
import type { Json } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { isSparse } from '../../../src/campaign/enrich/sparse.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { chunksOf } from '../../../src/campaign/ingest/lore.ts';
import { FileProgress } from '../../../src/campaign/ingest/progress.ts';
import { scanCampaign } from '../../../src/campaign/ingest/scan.ts';
import { takeAll } from '../../../src/campaign/ingest/take.ts';
import { inspectCampaign } from '../../../src/campaign/inspect/index.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { isPlayable } from '../../../src/campaign/problem.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { personaFor, questionsFor } from '../../../src/engine/play/character.ts';
import { storyRules } from '../../../src/engine/rules.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { oddsOf } from '../../../src/rules/roll.ts';
import { goodCampaign } from '../../../test/campaign/gallery/good.ts';
import { campaignFiles } from '../kit/corpus.ts';
import { mustBe, mustKeepSecret, refusedBy } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { nastyText } from '../kit/nasty.ts';
import { type Files, layLink, Scratch, writeFiles } from '../kit/scratch.ts';
import { target, type Verdict } from '../target.ts';

const TOKENS = [
  '---\n',
  '# ',
  '- ',
  '> ',
  '```rules\n',
  '```\n',
  '![x](',
  '](../../../outside/secret.md)',
  '[[',
  '{#id}',
  ' {',
  '}',
  '|',
  '**',
  '"',
  '“',
  '. ',
  '\n\n',
  'Exits: ',
  '<!--',
];
const DEEP = 20_000;
const ENDLESS = 60_000;

interface Folder {
  files: Files;
  links: [string, string][];
}

function make(random: Random, bases: readonly Files[]): Folder {
  const files = { ...random.pick(bases) };
  const links: [string, string][] = [];
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const name = random.pick(Object.keys(files));
    switch (random.below(12)) {
      case 0:
        delete files[name];
        break;
      case 1:
        files[mutateText(name, random)] = files[name] ?? '';
        break;
      case 2:
        files[path.posix.join(path.posix.dirname(name), `${nastyText(random)}.md`)] =
          `# ${nastyText(random)}\n\n${nastyText(random)}\n`;
        break;
      case 3:
        links.push([`${name}.md`, random.pick(['../../../outside/secret.md', '/etc/passwd', '.', name])]);
        break;
      case 5:
        files[random.pick([name.replace(/\.\w+$/, '.md'), 'lore/endless.md'])] = endless(random);
        break;
      case 4:
        files[random.pick([name, 'extensions/deep.json'])] = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
        break;
      default:
        files[name] = changed(name, Buffer.from(files[name] ?? ''), random);
    }
    if (Object.keys(files).length === 0) break;
  }
  return { files, links };
}

/** One piece of markup again and again: a pattern that looks for the end of each of them never comes to its own. */
function endless(random: Random): string {
  const piece = random.pick([...TOKENS, '[', '](', '<a', '`', '**a', 'a. ', 'Mr. ', 'A', '&', '\\']);
  return `# Endless\n\n${piece.repeat(Math.ceil(ENDLESS / piece.length))}`;
}

function changed(name: string, content: Buffer, random: Random): Buffer {
  if (/\.(?:png|ogg|webp)$/.test(name) || random.below(8) === 0) return mutateBytes(content, random);
  if (!name.endsWith('.json')) return Buffer.from(mutateText(content.toString('utf8'), random, TOKENS));
  try {
    return jsonText(mutateJson(JSON.parse(content.toString('utf8')) as Json, random), random);
  } catch {
    return mutateBytes(content, random); // changed once already
  }
}

/** What plays a campaign takes in, from its questions to its chances. */
async function useCampaign(location: string): Promise<void> {
  const campaign = loadCampaign(location);
  mustKeepSecret(campaign);
  questionsFor(campaign.template);
  const persona = personaFor(campaign.template, {});
  JSON.stringify(startingWorld(campaign, persona));
  const { dice, bands } = storyRules(campaign.rules?.rules ?? null, campaign.template);
  const odds = oddsOf(dice, bands, 1);
  mustBe(Math.abs(odds.failure + odds.partial + odds.success - 1) < 1e-6, 'a roll ends one way or another');
  mustKeepSecret(inspectCampaign(location));
  const folder = new CampaignFolder(location);
  isSparse(folder);
  const scan = scanCampaign(folder);
  const progress = new FileProgress(
    scan.files.map((file) => file.path),
    undefined,
  );
  const { taken } = await takeAll(scan, new Map(), { folder, now: () => new Date(0), progress });
  mustKeepSecret(taken);
  for (const { file } of taken) if (file.type === 'prose') await chunksOf(folder, file.path);
}

async function read(location: string): Promise<Verdict> {
  const problems = validateCampaign(location);
  mustKeepSecret(problems);
  for (const { line, column, message, hint } of problems)
    mustBe(
      line >= 1 && column >= 1 && message !== '' && hint !== '',
      'a problem has a place, a sentence and a way on',
    );
  if (problems.every((found) => found.severity === 'warning' || isPlayable(found))) {
    await useCampaign(location);
    return 'accepted';
  }
  try {
    loadCampaign(location);
  } catch (error) {
    return refusedBy(error);
  }
  throw new Error('It was loaded though the validator says that it cannot be played.');
}

export default target<Folder>({
  name: 'campaigns',
  what: 'campaign folders: validated, loaded, inspected and taken in',
  inputs: 1200,
  quick: 6,
  limitMs: 5000,
  open() {
    const scratch = new Scratch('campaigns');
    const bases = [goodCampaign(), goodCampaign(), campaignFiles('the-honourable-snail')];
    return {
      make: (random) => make(random, bases),
      read({ files, links }) {
        const location = scratch.fresh();
        writeFiles(location, files);
        for (const [name, to] of links) layLink(location, name, to);
        return read(location);
      },
      show: ({ files, links }) =>
        JSON.stringify({
          files: Object.fromEntries(
            Object.entries(files).map(([name, content]) => [name, content.toString('latin1')]),
          ),
          links,
        }),
      close: () => scratch.close(),
    };
  },
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import schema from '../../../skills/storyteller/schemas/narrate.input.schema.json' with { type: 'json' };
import { compileConstraints } from '../../../src/campaign/constraints/compile.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import type { NarrateInput } from '../../../src/contracts/skill-inputs.ts';
import { marksOf, type SceneFacts, sceneFacts } from '../../../src/sdk/checks/scene-facts.ts';
import { readInput } from '../../../src/sdk/read-input.ts';

interface Named {
  id: string;
  name: string;
  shortName?: string;
}

interface WrittenScene {
  secrets: string[];
  limits: string[];
  brief: { place: Named & { exits: Named[]; things: Named[] }; people: Named[] };
}

export interface Entry {
  /** The contradiction in it; absent in a sound telling. */
  kind?: string;
  in: string;
  text: string;
}

const FOLDER = path.join(import.meta.dirname, '../corpus');

export function readCorpus(file: 'contradictions' | 'sound' | 'played'): Entry[] {
  return parse(readFileSync(path.join(FOLDER, `${file}.yaml`), 'utf8')) as Entry[];
}

/** The moments of the corpus as the checks see them. */
export function readScenes(): Map<string, SceneFacts> {
  const scenes = parse(readFileSync(path.join(FOLDER, 'scenes.yaml'), 'utf8')) as Record<
    string,
    WrittenScene
  >;
  return new Map(Object.entries(scenes).map(([name, scene]) => [name, factsOf(scene)]));
}

function factsOf({ secrets, limits, brief }: WrittenScene): SceneFacts {
  const guarded = secrets.map((text) => ({ about: 'world', marks: marksOf(text) }));
  const input = { brief: { ...brief, guarded, limits: limitsIn(limits, brief) } };
  return sceneFacts(readInput<NarrateInput>(schema, JSON.parse(JSON.stringify(input))).brief);
}

/** Lines of constraints as the campaign reads them. */
function limitsIn(lines: readonly string[], { place, people }: WrittenScene['brief']) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-corpus-'));
  mkdirSync(path.join(folder, 'world'));
  const list = lines.map((line) => `- ${line}`).join('\n');
  writeFileSync(path.join(folder, 'world/constraints.md'), `# What must stay true\n\n${list}\n`);
  const source = { file: '', line: 1 };
  const limits = compileConstraints(new CampaignFolder(folder), null, {
    places: [place, ...place.exits].map(({ id, name }) => ({
      ...{ id, name, exits: [], source },
      things: id === place.id ? place.things : [],
    })),
    people: people.map(({ id, name, shortName = name }) => ({ id, name, shortName })),
    topics: [],
  });
  rmSync(folder, { recursive: true });
  return limits;
}

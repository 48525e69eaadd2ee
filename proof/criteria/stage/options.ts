import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type JsonObject } from '../../../src/base/json.ts';
import { createRandom } from '../../../src/base/random.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Brief } from '../../../src/contracts/brief.ts';
import type { ChoicesInput, NarrateInput } from '../../../src/contracts/skill-inputs.ts';
import { optionsFor } from '../../../src/engine/options/index.ts';
import { storyRules } from '../../../src/engine/rules.ts';
import { readInput } from '../../../src/sdk/read-input.ts';
import { PERSONA, smallCampaign, worldOf } from '../../../test/engine/support/small-world.ts';
import { sceneInput } from '../../../test/skills/support/scene-input.ts';
import { ROOT } from '../../support/program.ts';

const CHOICES = 'skills/player-choices/schemas/generate-choices.input.schema.json';
const TELLING = 'skills/storyteller/schemas/narrate.input.schema.json';

/** What `generate-choices` gets for a scene that is described flatly: with what the rules let the player do in it. */
export function choicesInputFor(flat: JsonObject, seed: string): JsonObject {
  const { persona, ...scene } = flat;
  const described = sceneInput({ ...scene, seed });
  const input = readInput<ChoicesInput>(schemaIn(CHOICES), described);
  // Whoever tells the scene is told more of it than whoever offers the choices.
  const brief = { ...readInput<NarrateInput>(schemaIn(TELLING), described).brief, ...input.brief };
  const stats = isJsonObject(persona) && isJsonObject(persona['stats']) ? persona['stats'] : {};
  const campaign = campaignOf(brief);
  const place = brief.place?.id ?? null;
  const world = worldOf(campaign, { place, here: brief.people.map(({ id }) => id) });
  const random = createRandom(seed);
  const options = optionsFor({
    brief: brief as Brief,
    world,
    circumstances: {
      campaign,
      persona: { ...PERSONA, traits: [], items: [], stats: stats as Record<string, number> },
      rules: storyRules(null, null),
      scene: brief.scene,
    },
    chance: (name) => random.fork(name).next(),
  });
  return JSON.parse(JSON.stringify({ ...input, brief: { ...input.brief, options } })) as JsonObject;
}

function schemaIn(file: string): JsonObject {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as JsonObject;
}

/** The people and the place of a brief, as a campaign has them. */
function campaignOf({ people, place }: ChoicesInput['brief']): Campaign {
  const source = { file: 'made-up.md', line: 1 };
  return smallCampaign({
    people: people.map(({ id, name, pronoun }) => ({
      ...{ id, name, shortName: name, pronoun: pronoun as 'she', haunts: [], source },
      profile: { name, role: '', personality: { traits: [] } },
    })) as unknown as Campaign['people'],
    places:
      place === null
        ? []
        : [place, ...place.exits].map(({ id, name }) => ({ id, name, things: [], exits: [], source })),
    facts: [],
    factions: [],
  });
}

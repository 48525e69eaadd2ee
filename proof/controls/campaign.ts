import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NpcProfile } from '../../src/contracts/npc-profile.ts';
import type { PlayerTemplate } from '../../src/contracts/player-template.ts';
import type { BeatConditions, PlotBeat } from '../../src/contracts/plot-beats.ts';

/** A campaign as its files: text, or what is written as JSON. */
export type CampaignFiles = Record<string, string | object>;

export type ProfileChange = (profile: NpcProfile) => NpcProfile;

const BERA: NpcProfile = {
  name: 'Bera Holt',
  role: 'Weigher of the town',
  age: 'Past sixty',
  personality: { traits: ['exact', 'dry', 'patient'], flaws: ['proud'], virtues: ['honest'] },
  motivations: ['prove that the great scale is true', 'find out who moved the brass weight'],
  speech_patterns: {
    style: 'Short sentences, and a figure in most of them.',
    examples: [
      'Nine pounds and a quarter. Not a grain more.',
      'A scale has no friends, and that is why I keep one.',
      'I have weighed your sort before. It comes to about the same.',
    ],
    catchphrases: ['To the grain.'],
  },
  relationships: { 'Osk Tamm': 'Bera taught Osk to lift, and he has never thanked her.' },
  secrets:
    'Bera has filed a sliver off the brass weight every spring for twenty years, so that the poor are charged less.',
  appearance: 'Bera is tall and stooped, with brass dust under her nails.',
  background: 'Bera came to the Weigh House as a child, to sweep, and never left.',
  goals: [
    { description: 'train somebody to keep the scale after her', priority: 'primary', status: 'active' },
  ],
  stats: { Will: 14 },
  inventory: ['ring of keys', 'brass file'],
};

const OSK: NpcProfile = {
  name: 'Osk Tamm',
  role: 'Head of the porters',
  age: 'Thirty or so',
  personality: { traits: ['loud', 'loyal'], flaws: ['quick to anger'], virtues: ['generous'] },
  motivations: ['get the porters paid by true weight'],
  speech_patterns: {
    style: 'Loud, friendly and always in the middle of a story.',
    examples: ['So there we were, up to the neck in barley!', 'You lift, I count, and nobody argues.'],
  },
  relationships: { 'Bera Holt': 'Osk trusts the scale and not the woman.' },
  appearance: 'Osk is broad, with one shoulder higher than the other.',
};

const TEMPLATE: PlayerTemplate = {
  allowed_classes: [
    { name: 'Inspector', description: 'You measure other people’s measures.', abilities: ['keen eye'] },
    { name: 'Thief', description: 'You measure other people’s doors.', abilities: ['light-fingered'] },
  ],
  allowed_backgrounds: [
    { name: 'Surveyor', description: 'You have measured three counties.', starting_items: ['pocket rule'] },
  ],
  starting_stats: {
    attributes: [
      { name: 'Stealth', min: 1, max: 20, default: 10 },
      { name: 'Charisma', min: 1, max: 20, default: 10 },
      { name: 'Strength', min: 1, max: 20, default: 10 },
    ],
  },
  starting_location: 'The Weigh House',
  starting_items: ['sealed pound'],
};

/** The beat whose conditions the rows about conditions replace. */
const VISIT: PlotBeat = {
  id: 'beat_002',
  title: 'The inspector of weights',
  description:
    'A man from the capital comes in out of the street with a case of brass weights under his arm.',
  conditions: { scene_count: { min: 3 } },
  priority: 'high',
  dialogue: [{ speaker: 'Bera Holt', line: 'You are early. Or I am found out.', context: 'Not getting up' }],
};

const OPENING: PlotBeat = {
  id: 'beat_001',
  title: 'The gate is opened',
  description: 'Osk lifts the bar from the yard gate, and the first cart rolls in.',
  conditions: { scene_count: { min: 2 } },
  priority: 'high',
  consequences: ['gate: open', 'Bera becomes wary', "Player gains 'Seen at the gate'"],
};

/** Long after every control has ended. */
const LATE: PlotBeat = {
  id: 'beat_003',
  title: 'The scale is taken down',
  description: 'Six men carry the great scale out into the street.',
  conditions: { scene_count: { min: 90 } },
  priority: 'low',
};

/** A small world in which everything that the rows replace is near at hand. */
export function controlCampaign(): CampaignFiles {
  return {
    'manifest.json': {
      title: 'The Weigh House',
      version: '1.0.0',
      author: 'The Narratoria contributors',
      description: 'The town scale weighs light, and you were sent to find out why.',
      genre: 'Intrigue',
      tone: 'Dry',
      content_rating: 'Teen',
      rules_hint: 'narrative',
      hydration_guidance: 'Keep to what is written.',
      campaign_format_version: '1.0.0',
    },
    'world/setting.md':
      '# The setting\n\nA market town at the edge of the barley country, where everything is sold by weight.\n',
    'world/constraints.md': '# What must stay true\n\n- There is no magic.\n',
    'plot/premise.md':
      '# The premise\n\nThe great scale of the Weigh House gives nine pounds for ten. The council has sent you to find out who is stealing the tenth.\n',
    'plot/beats.json': { beats: [OPENING, VISIT, LATE] },
    'characters/npcs/bera/profile.json': BERA,
    'characters/npcs/osk/profile.json': OSK,
    'characters/player/template.json': TEMPLATE,
    'lore/locations/weigh-house.md':
      '# The Weigh House\n\nThe Weigh House is one long room with barley dust in every beam. **The great scale** hangs in the middle, its pans as wide as cart wheels. **The brass weight** sits under a glass bell by the wall. A door leads to [the Yard](yard.md).\n\nBera Holt keeps the scale here, and Osk Tamm leans in the door.\n\n## The great scale\n\nThe chain of the left pan has a link that is newer than the others.\n\n## The brass weight\n\nThe foot of the weight is bright, as if it had been rubbed.\n',
    'lore/locations/yard.md':
      '# The Yard\n\nThe Yard is stacked with sacks to the height of a man. **The gate** is barred at night. One way leads back to [the Weigh House](weigh-house.md), and a ladder goes up to [the Loft](loft.md).\n\nOsk Tamm counts the sacks.\n',
    'lore/locations/loft.md':
      '# The Loft\n\nThe Loft smells of mice. **A ledger** lies open on a crate. The ladder goes down to [the Yard](yard.md).\n',
    'lore/the-tenth-pound.md':
      '# The tenth pound\n\nThe tenth pound has gone missing from every sale since the flood year. Some say that the tenth pound is paid to the river, so that it stays in its bed. The council counts forty carts of tenth pounds a year.\n',
    'lore/factions/porters.md':
      '---\nname: The Porters\nmembers: [osk]\nrivals: [The Weighers]\nstanding: 0\n---\n# The Porters\n\nThe porters carry what others have weighed, and are paid by the pound.\n',
    'lore/factions/weighers.md':
      '---\nname: The Weighers\nmembers: [bera]\nrivals: [The Porters]\nstanding: 0\n---\n# The Weighers\n\nThe weighers are sworn in on the brass weight, one at a time.\n',
  };
}

export function writeCampaign(files: CampaignFiles, folder: string): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/** The campaign with another profile of Bera, who is met in the first scene. */
export function withProfile(change: ProfileChange): (files: CampaignFiles) => CampaignFiles {
  return (files) => ({ ...files, 'characters/npcs/bera/profile.json': change(BERA) });
}

/** The campaign with other conditions of the beat `beat_002`. */
export function withConditions(conditions: BeatConditions): (files: CampaignFiles) => CampaignFiles {
  return (files) => ({ ...files, 'plot/beats.json': { beats: [OPENING, { ...VISIT, conditions }, LATE] } });
}

/** The campaign in which the first beat makes something else of Bera. */
export function withState(state: string): (files: CampaignFiles) => CampaignFiles {
  const opening = { ...OPENING, consequences: [`Bera becomes ${state}`] };
  return (files) => ({ ...files, 'plot/beats.json': { beats: [opening] } });
}

/** The campaign with one file more, or another in its place. */
export function withFile(name: string, content: string | object): (files: CampaignFiles) => CampaignFiles {
  return (files) => ({ ...files, [name]: content });
}

export function withoutFile(name: string): (files: CampaignFiles) => CampaignFiles {
  return ({ [name]: _, ...others }) => others;
}

import type { Files } from '../support/folder.ts';

const manifest = (title: string) => JSON.stringify({ title, version: '1.0.0', author: 'A stranger' });

/** A folder in the manner of a game master: pages by kind at the top, labels, notes, identifiers, rules in prose. */
export const GAME_MASTER: Files = {
  'manifest.json': manifest('The Mill at Oxley'),
  'README.md': '# The Mill at Oxley\n\nTODO: write this.\n',
  'intro.md':
    '# Intro\n\nThe player arrives in Oxley on the day of the fair. The player has been hired to find out why the wheel of old_mill turns at night.\n\nGM note: do not tell them about the tunnel yet.\n',
  'setting.md':
    '# Oxley\n\nOxley is a village of eleven houses and one mill. It has not rained since spring.\n\n## GM Notes\n\nThe whole village is in on it.\n',
  'house_rules.md':
    '# House rules\n\nRoll 1d20 for anything risky. 15 or more succeeds, 8-14 is a partial success, 7 or less fails.\n',
  'locations/old_mill.md':
    '# old_mill\n\nThe wheel stands in dry grass. A **millstone** leans by the door. TODO: smell?\n\n## Exits\n\n- [village_green](village_green.md)\n\n## The millstone\n\nThe player finds fresh flour on it.\n',
  'locations/village_green.md':
    '# Village Green\n\nStalls stand around a **maypole**. miller_bessa sells bread here. [Note to self: add a band]\n\n## Exits\n\n- the mill: [old_mill](old_mill.md)\n',
  'npcs/miller_bessa.md':
    '# Bessa Thorn\n\n**Role:** Miller of Oxley\n**Location:** old_mill\n\nBessa is the miller. She has flour in every crease.\n\n## Personality\n\nstubborn, kind, short of sleep\n\n## Wants\n\n- keep the mill turning until the harvest\n\n## Quotes\n\n- "Bread does not ask who ground the flour."\n- "The wheel turns. I let it."\n\n## Secrets\n\nBessa opens the sluice herself. She is paying off her brother.\n',
  'npcs/constable.json': JSON.stringify({
    name: 'Constable Reeve',
    occupation: 'Constable of the hundred',
    personality: 'nervous, correct',
    quotes: ['I have written that down.', 'I shall write that down as well.'],
    location: 'village_green',
    xp_value: 50,
  }),
  'history/the_flood.md':
    '# The flood\n\nIn the year of the flood the old mill stood under water for nine days. Note to self: check the year.\n',
  'notes/session_0.md': '# Session zero\n\nAsk the players about lines and veils.\n',
  'plot/beats.json':
    '{ "beats": [ { "id": "wheel_turns", "title": "The wheel turns", "description": "At night the player sees the wheel of old_mill turn in the dry grass.", "conditions": { "scene_count": { "min": 3, "max": 6 } }, "priority": "critical", "location": "old_mill" }, { "id": "broken" } ] }',
  'characters/player/template.json':
    '{ "starting_location": "Village Green", "starting_items": ["brass_key"] ',
};

/** A folder in the manner of an Obsidian vault: front matter, links in double brackets, everything in one place. */
export const VAULT: Files = {
  'manifest.json': manifest('Salt House'),
  'Premise.md':
    'You have come to the Salt House to read a will. %% who wrote it? %% The tide is out until six.\n',
  'vault/Salt House.md':
    '---\ntype: location\n---\n\n# Salt House\n\nA house on legs above the flats. The **stove** is lit. From the door one sees the [[Causeway]].\n',
  'vault/Causeway.md':
    '---\ntags: [location, outdoors]\n---\n\n# Causeway\n\nA line of stones under a hand of water. It leads to [[Salt House|the house]]. A **post** marks the deep part.\n',
  'vault/Oriel Marsh.md':
    '---\ntype: npc\nrole: Notary\nlocation: Salt House\n---\n\n# Oriel Marsh\n\nOriel Marsh is a notary who has read four thousand wills and believed nine.\n\n## Motivation\n\nfind the second page of the will\n\n## Quotes\n\n- "I read what is written. I do not read what is meant."\n- "Page one of two. I have page one."\n',
  'vault/The Will.md':
    '---\ntype: lore\n---\n\n# The will\n\nThe will leaves the house to whoever can say what it is for. The second page is missing.\n',
  'vault/_templates/npc.md': '---\ntype: npc\n---\n\n# {{name}}\n',
};

/** A campaign in the format in which one file of each kind is broken. */
export const BROKEN: Files = {
  'manifest.json': manifest('Half of It'),
  'plot/premise.md': 'You are the new ferry keeper, and the ferry is gone.\n',
  'world/setting.md': 'A landing on a brown river. There is a bell, and nobody on the other side.\n',
  'world/rules.md': '---\ndice: twelve\n---\n\nRules.\n',
  'lore/locations/landing.md':
    '# The Landing\n\nA **bell** on a post, and a rope that goes into the water.\n',
  'lore/factions/guild.md': '---\nname: [unclosed\n---\n\n# The Guild\n\nThey own the river.\n',
  'characters/npcs/ada/profile.json': JSON.stringify({
    name: 'Ada Lowe',
    role: 'Rope maker',
    personality: 'patient and dry',
    motivation: 'sell one more rope',
  }),
  'characters/npcs/bert/profile.json': '{ "name": "Bert", ',
  'characters/player/template.json': '{ "starting_location": 12 }',
  'plot/beats.json': '[]',
};

/** Layouts of other programs, each with who and where must be found in it. */
export const OTHER_LAYOUTS: {
  id: string;
  files: Files;
  people: string[];
  places: string[];
  opening?: string;
}[] = [
  {
    id: 'a flat folder of text files',
    files: {
      'manifest.json': '{ "title": "Block C", "version": "1.0.0" }',
      'premise.txt':
        'You move into flat 14 of Block C. The caretaker hands you two keys and says: only use one.\n',
      'rules.txt': 'Roll 1d20; 15 or more succeeds.\n',
      'caretaker.txt': 'Name: Mr Oduya\nRole: caretaker\nWants: to have flat 13 opened\n',
      'stairwell.txt': 'STAIRWELL\n\nIt smells of polish. Exits: courtyard.txt\n',
      'courtyard.txt': 'COURTYARD\n\nOne tree and eleven bicycles. Exits: stairwell.txt\n',
    },
    people: ['Mr Oduya'],
    places: ['Courtyard', 'Stairwell'],
  },
  {
    id: 'a module in one page',
    files: {
      'manifest.json': '{ "title": "The Drowned Bell", "version": "1.0.0" }',
      'module.md':
        '# The Drowned Bell\n\n## Background\n\nThe bell sank forty years ago. DM: the abbot cursed it.\n\n## Adventure Hook\n\nThe player characters arrive at dusk. The innkeeper offers them 50 gp to stop the ringing.\n\n## Locations\n\n### 1. The Gull Inn\n\n> Read aloud: A low room full of smoke.\n\n### 2. The Tideflats\n\nMud and ribs. DC 12 Perception to notice the footprints.\n\n## NPCs\n\n### Tobin\n\nInnkeeper, nervous. He sold the rope.\n',
    },
    people: ['Tobin'],
    places: ['the Gull Inn', 'the Tideflats'],
  },
  {
    id: 'lists in JSON',
    files: {
      'manifest.json': '{ "title": "Station 1102", "version": "1.0.0" }',
      'data/characters.json':
        '[{ "id": "char_001", "displayName": "Okoye Lang", "occupation": "station keeper", "bio": "Okoye Lang counts the passengers.", "home_id": "loc_001" }]',
      'data/locations.json':
        '[{ "id": "loc_001", "name": "Control Deck", "description": "Screens and a kettle.", "connections": ["loc_002"] }, { "id": "loc_002", "name": "Cargo Ring", "description": "Crates of lemons.", "connections": ["loc_001"] }]',
    },
    people: ['Okoye Lang'],
    places: ['Cargo Ring', 'Control Deck'],
  },
  {
    id: 'a module with names in bold',
    files: {
      'manifest.json': manifest('The Toll'),
      'module.md':
        '# The Toll\n\n**Hook.** The player characters are hired by Odo Brand to find out who takes the toll.\n\n## Locations\n\n### 1. The Ford\nCold water. *DM: the rope has been cut.*\n\n### 2. The Mill\nThe wheel is still.\n\n## NPCs\n\n**Odo Brand**, miller. Wants the toll ended.\n\n**Sister Maud**, a runaway nun. Wants to get to the coast.\n',
    },
    people: ['Odo Brand', 'Sister Maud'],
    places: ['the Ford', 'the Mill'],
    opening: 'You are hired by Odo Brand',
  },
  {
    id: 'pages of a wiki',
    files: {
      'manifest.json': manifest('Cinder'),
      'Main_Page.wiki':
        "'''Cinder''' is a colony on [[Vesta (moon)|Vesta]]. {{Stub}} The air plant fails every ninth day.\n",
      'Jun_Halloran.wiki':
        "{{Infobox\n| name = Jun\n}}\n'''Jun Halloran''' is a mechanic.<ref>3</ref>\n== Trivia ==\n* Called June.\n[[Category:Characters]]\n",
      'Air_plant.wiki': 'A hall of valves below [[Cinder]].\n[[Category:Places]]\n',
      'Cinder.wiki': 'Domes, above the [[air plant]].\n[[Category:Places]]\n',
    },
    people: ['Jun Halloran'],
    places: ['Air plant', 'Cinder'],
    opening: 'Cinder is a colony on Vesta.',
  },
  {
    id: 'a vault that begins with its index',
    files: {
      'manifest.json': manifest('The Bell'),
      'Index.md':
        '# The Bell\n\nThe player has come to [[Saltmarsh]] to fetch back the bell that the town sold to the sea, and it is nearly winter.\n\n> [!note] GM\n> Carrow sold it herself.\n',
      'People/Widow Carrow.md': '---\ntype: npc\n---\nWidow Carrow mends nets in [[Saltmarsh]].\n',
      'Places/Saltmarsh.md': '---\ntype: location\n---\nA town on stilts.\n',
    },
    people: ['Widow Carrow'],
    places: ['Saltmarsh'],
    opening: 'You have come to Saltmarsh',
  },
  {
    id: 'folders in German',
    files: {
      'manifest.json': '{ "title": "Das stille Dorf", "version": "1.0.0" }',
      'Prämisse.md': '# Prämisse\n\nDu kommst nach Hallau.\n',
      'Orte/Krone.md': '# Krone\n\nZum [Kirchplatz](Kirchplatz.md).\n',
      'Orte/Kirchplatz.md': '# Kirchplatz\n\nZur [Krone](Krone.md). ^platz\n',
      'Personen/Resi.md':
        '---\nrolle: Wirtin\n---\n# Resi\n\nSie schreibt. "Ich höre." "Ich sehe." #wirtin\n',
      'Notizen.md': '# Notizen\n\nTODO: die Tante lebt.\n',
    },
    people: ['Resi'],
    places: ['Kirchplatz', 'Krone'],
  },
];

/** A vault whose pages are called by identifiers with their kind before them, and whose prose has the names. */
export const PREFIXED: Files = {
  'manifest.json': manifest('Gutterlight'),
  'intro.md':
    '# Opening\n\nThe lamps of Vesper Row go out at nine. The player has been sent to [[the_brass_lantern]] to find out who is paying.\n',
  'World/Districts/the_brass_lantern.md':
    '---\ntype: location\n---\n# the_brass_lantern\n\nA drinking house with forty lamps. A **slate** hangs behind the bar.\n\nExits: [[vesper_row]]\n\n## Slate\n\nIt says: one life.\n',
  'World/Districts/vesper_row.md':
    '---\ntype: location\n---\n# vesper_row\n\nA street of stairs, as bright as a stage. [[npc_inspector_finch]] leans on a rail.\n\nExits: [[the_brass_lantern]], [[old_gasworks]]\n',
  'World/Districts/old_gasworks.md':
    '---\ntype: location\n---\n# old_gasworks\n\nThree iron bells as big as churches.\n\nExits: [[vesper_row]]\n',
  'Cast of the city/npc_mother_tallow.md':
    '---\ntype: npc\nlocation: "[[the_brass_lantern]]"\n---\n# npc_mother_tallow\n\n**Role:** Landlady of the Brass Lantern\n**Personality:** patient, generous\n\n## Quotes\n\n- "Sit where I can see what you owe."\n- "I have paid. Ask them what for."\n',
  'Cast of the city/npc_inspector_finch.md':
    '---\ntype: npc\nlocation: "[[vesper_row]]"\n---\n# npc_inspector_finch\n\n**Role:** Inspector of the Lamp Company\n**Personality:** dry, exact\n\n## Secrets\n\nFinch owes Mother Tallow his life.\n',
  'Cast of the city/toll_keeper.md':
    '---\ntype: npc\nlocation: old_gasworks\n---\n# toll_keeper\n\n**Role:** Keeper of the gate\n**Personality:** slow\n',
};

/** The same vault without a manifest, with an outline of the plot and what an author keeps for themselves. */
export const OUTLINED: Files = {
  ...Object.fromEntries(Object.entries(PREFIXED).filter(([file]) => file !== 'manifest.json')),
  'campaign.md':
    '---\ntitle: Gutterlight\nstatus: draft\n---\n# Gutterlight\n\nA noir campaign about light.\n',
  'World/Districts/gasworks.md':
    '---\ntype: location\n---\n# The Gasworks\n\nIt hums.\n\nExits: [[vesper_row]]\n',
  'Story/Act 1/who_is_paying.md':
    '# Act 1: who is paying\n\n1. The player arrives at [[the_brass_lantern]] and sees the white gas.\n2. Inspector Finch shows the player the seal in [[gasworks]]. TODO: which seal?\n3. The player meets [[npc_inspector_finch]], who wants a name.\n\n## Act 2\n\nThe player finds their own name on the slate at [[the_brass_lantern]] and must decide: give Finch a name, pay with their own, or open the great valve.\n\n## Endings\n\n### The name\nThe lamps go out one by one, and the player walks home by counting steps.\n\n### The debt\nIt will take forty years to pay.\n\n### The valve\nThe player opens the great valve, and nobody is in the dark.\n\nTODO write act 3\n',
  'World/Lore bits/Lamp Company.md': '# Lamp Company\n\nIt was founded by nine widows.\n',
  '00 Inbox/random thoughts.md': '# random thoughts\n\nmaybe a talking lamp?\n',
};

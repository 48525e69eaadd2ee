import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A small campaign: a smithy, its smith, his guild, and a lie that can be told. */
export function writeSmithy(folder: string): string {
  const write = (file: string, content: string | object) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  write('manifest.json', { title: 'The Smithy', version: '1.0.0', tone: 'plain', genre: 'fantasy' });
  write('world/setting.md', '# Ardle\n\nArdle is a village of iron. Smoke stands over it on still days.\n');
  write(
    'lore/locations/the-smithy.md',
    '# The Smithy\n\nThe smithy is open on one side. An anvil stands by the water trough. Bars of steel lean against the wall.\n',
  );
  write('lore/steel.md', '# The steel\n\nThe steel came up the river in spring. Half of it rings false.\n');
  write(
    'lore/factions/smiths.md',
    "---\nname: the Smiths' Guild\nmembers: [aldric]\nstanding: 60\n---\n\n# The Smiths' Guild\n\nThe guild weighs every word.\n",
  );
  write('characters/npcs/aldric/profile.json', {
    name: 'Aldric',
    role: 'Blacksmith',
    personality: { traits: ['slow to anger'], virtues: ['honest'] },
    motivations: ['keep the forge lit', 'teach somebody the trade'],
    speech_patterns: { style: 'Short.', examples: ['Hold it straight.', 'Iron remembers.'] },
    secrets: 'secrets.md',
    metadata: { first_appearance: 'The Smithy' },
  });
  write(
    'characters/npcs/aldric/secrets.md',
    '# Secrets\n\nAldric sold false steel once.\n\nAldric cannot read.\n\nAldric means to leave Ardle.\n',
  );
  write('characters/player/template.json', { starting_location: 'The Smithy' });
  write('plot/beats.json', {
    beats: [
      {
        id: 'beat_001',
        title: 'The lie',
        description: 'Aldric counts the bars within the hour, and says nothing.',
        conditions: { scene_count: { min: 4 }, player_choice: 'Lie to Aldric about the missing bars' },
        consequences: [
          'Relationship with Aldric: betrayed',
          'Relationship with Aldric: bitter',
          // However good a friend he had become by then.
          'Relationship with Aldric: -40',
          'Relationship with Aldric: broken',
          'Relationship with Aldric: hostile',
        ],
      },
      {
        id: 'beat_002',
        title: 'The plea',
        description: 'The bellows draw breath.',
        conditions: { requires_beat: 'beat_001', player_choice: 'Persuade Aldric to light the forge' },
      },
    ],
  });
  return folder;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../play/support/story.ts';

const FILES: Record<string, string> = {
  'manifest.json': JSON.stringify({ title: 'The Quay', version: '1.0.0', genre: 'mystery', tone: 'wry' }),
  'world/setting.md': '# The Quay\n\nA harbour town whose sea went out and did not come back.\n',
  'world/constraints.md': '# What must stay true\n\n- There is no magic.\n',
  'plot/premise.md':
    '# Premise\n\nYou come to the quay to find out who cut the mooring rope of the last ferry. Nobody here has asked you to.\n',
  'lore/locations/quay.md':
    '# The Quay\n\nThe **crane** has not moved since spring. Planks run out over dry ground.\n\nOne way leads to [the Tide Office](tide-office.md).\n',
  'lore/locations/tide-office.md':
    '# The Tide Office\n\nThe **ledger** lies open on the desk. A stove ticks.\n\nBack to [the quay](quay.md).\n',
  'lore/rope.md': '# The mooring rope\n\nIt was new in March. It was cut with one stroke.\n',
  'characters/npcs/iz/profile.json': JSON.stringify({
    name: 'Iz Marren',
    role: 'ferrywoman',
    personality: { traits: ['dry', 'patient'] },
    motivations: ['To have her boat on the water again.'],
    speech_patterns: { style: 'short', examples: ['Mind the planks.', 'I have all day.'] },
    secrets: 'Iz sold the second anchor to the Salt Company.',
    metadata: { locations: ['quay'] },
  }),
  'characters/player/template.json': JSON.stringify({
    starting_location: 'quay',
    starting_stats: { Wits: 12, Charm: 8 },
    starting_items: ['a lamp'],
  }),
};

/** A campaign without scenes of the author's own, so that every scene is told by whoever writes. */
export function smallCampaign(): string {
  const folder = scratchFolder();
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

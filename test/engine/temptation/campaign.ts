import { type CampaignFiles, controlCampaign } from '../../../proof/controls/campaign.ts';

/** What the author forbids; everything else in the campaign tempts to do it. */
const CONSTRAINTS = `# What must stay true

- There is no magic.
- There are no guns.
- Nobody enters the Chapel.
- Nobody speaks of the drowned king.
- Nobody kills anybody.
`;

const person = (name: string, more: object) => ({
  name,
  role: 'Keeper of things that are not there',
  personality: { traits: ['curious', 'loud'], flaws: ['greedy'], virtues: ['brave'] },
  speech_patterns: {
    style: 'Plain.',
    examples: [
      'I keep a pistol under the bed, loaded.',
      'Have you heard of the drowned king?',
      'There is work to be done today.',
      'A spell would help us now, and I know one.',
    ],
    catchphrases: ['By the drowned king!', 'So it goes.'],
  },
  ...more,
});

/** A small world full of what is forbidden in it: lore, things, items, places, people who want it. */
export function temptation(): CampaignFiles {
  const files = controlCampaign();
  return {
    ...files,
    'manifest.json': { ...(files['manifest.json'] as object), title: 'Temptations' },
    'world/constraints.md': CONSTRAINTS,
    'characters/npcs/ilse/profile.json': person('Ilse Marr', {
      inventory: ['loaded pistol', 'book of spells', 'bread knife'],
      motivations: [
        'find the wizard who cast the spell',
        'mend the roof of the mill',
        'visit the Chapel at night',
      ],
      goals: [{ description: 'kill the miller', priority: 'primary', status: 'active' }],
      secrets: 'Ilse has a rifle in the loft. Ilse knows where the drowned king lies.',
      appearance: 'Ilse is short, with flour in her hair.',
      background: 'Ilse was taught magic by her aunt. Ilse came here with a cart.',
      relationships: { 'Bera Holt': 'Ilse cast a spell on Bera, her rival.' },
    }),
    'characters/player/template.json': {
      allowed_classes: [
        { name: 'Gunslinger', abilities: ['pistol'] },
        { name: 'Carter', abilities: ['strong'] },
      ],
      allowed_backgrounds: [{ name: 'Wizard' }, { name: 'Miller', starting_items: ['magic wand', 'sack'] }],
      starting_location: 'The Weigh House',
      starting_items: ['revolver', 'loaf'],
    },
    'lore/magic.md':
      '# Magic\n\nMagic is taught in the loft by night. A spell costs one tooth. The wizard of the weir sells magic by the pound.\n',
    'lore/the-drowned-king.md':
      '# The drowned king\n\nThe drowned king lies under the scale. Everyone here has seen the drowned king. The drowned king was weighed alive.\n',
    'lore/guns.md': '# The guns\n\nThere is a gun in every house. Bera fires her rifle at noon.\n',
    'lore/the-mill.md':
      '# The mill\n\nThe mill has stood still since spring. The miller sings when it rains.\n',
    'lore/locations/chapel.md':
      '# The Chapel\n\nThe Chapel is dark and smells of wax. **The altar** holds a wand. A door leads back to [the Yard](yard.md).\n',
    'lore/locations/yard.md':
      '# The Yard\n\nThe Yard is stacked with sacks. **The gun rack** hangs by the gate. **The gate** is barred at night. **A spell book** lies on a barrel. Doors lead to [the Chapel](chapel.md), [the Weigh House](weigh-house.md) and [the Loft](loft.md).\n\nIlse Marr sits on the sacks.\n',
    'lore/locations/loft.md':
      '# The Loft\n\nThe Loft smells of mice. **A ledger** lies open. **A crate of rifles** stands in the corner. The ladder goes down to [the Yard](yard.md), and one can jump to [the Chapel](chapel.md).\n',
  };
}

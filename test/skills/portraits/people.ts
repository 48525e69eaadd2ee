/** Ten people as stories describe them; the contact sheet shows what becomes of the words. */
export const PEOPLE = [
  {
    id: 'grandmother',
    description:
      'An old woman with her grey hair in a bun, round spectacles and a green shawl. She smiles at everybody.',
  },
  { id: 'dwarf', description: 'A dwarf with a bald head and a long red beard, scowling, in mail.' },
  {
    id: 'duellist',
    description: 'A clean-shaven young man with long black hair, pale skin and blue eyes, in a red coat.',
  },
  {
    id: 'elf',
    description:
      'An elf with brown skin, hair like straw down to her waist, and emerald eyes. She never smiles.',
  },
  {
    id: 'captain',
    description:
      'Captain Roke is fifty, tanned and balding, with a black moustache and an eyepatch. He wears a blue uniform.',
  },
  { id: 'twins', description: 'Two thin boys with short red hair and freckles, frightened of everything.' },
  {
    id: 'scholar',
    description:
      'She is dark-skinned and young, with an afro and glasses, in a yellow dress, and looks cheerful.',
  },
  {
    id: 'orc',
    description: 'A green-skinned orc with a black mohawk and a scar, fierce, dressed in brown leathers.',
  },
  {
    id: 'fisherman',
    description:
      'An elderly fisherman in a cap, white-bearded and weather-beaten, tired, his hair cropped. No glasses.',
  },
  { id: 'child', description: 'A girl of nine with brown braids and a purple jersey; sad.' },
] as const;

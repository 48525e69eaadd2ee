/** People who look different from each other, in an author's words. */
export const FACES = [
  'Fifty, tanned and balding, with a black moustache and an eyepatch. He wears a blue uniform.',
  'A young woman with long red hair and freckles, in a green dress.',
  'An old man with a white beard, bald, in a grey robe.',
  'A girl of twelve with short black hair and round glasses.',
  'A tall woman of forty with dark skin and braided hair, in a yellow coat.',
  'A boy with blond curls who never stops smiling.',
  'A stern judge of sixty with grey hair in a bun, in a black gown.',
  'A sailor with a brown beard and a red cap.',
  'A pale clerk with thin brown hair, a moustache and spectacles.',
  'A baker, fat and cheerful, with a white hat and no hair.',
  'A soldier of thirty with a scar, cropped black hair and a leather jacket.',
  'An elderly woman with white curls, a shawl and kind eyes.',
  'A thief in a hood, young, with green eyes and dark hair.',
  'A nobleman with long brown hair, a pointed beard and a purple doublet.',
  'A nurse with blond hair under a white cap, tired.',
  'A fisherman of seventy, tanned, with a grey beard and a woollen hat.',
  'A student with blue hair and earrings, in a black hoodie.',
  'A priest of fifty, clean-shaven, with thinning grey hair.',
  'A dancer with dark skin, short curls and a bright orange scarf.',
  'A blacksmith with a black beard, broad, sooty, in an apron.',
] as const;

/** The same looks, told by somebody else. */
export function retold(description: string): string {
  return `${description.replace(/^An? /, 'You see a ')} There is little else to say of them.`;
}

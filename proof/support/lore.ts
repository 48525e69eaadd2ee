const TEXT = `The lighthouse of Saltholm was built on the wreck of an older one, and the older one on a chapel, so that
  whoever digs in its cellar finds first brick, then dressed stone, then bones laid side by side with their faces to the
  sea. The keepers are chosen by lot from the families of the lower town; none of them may marry while the lamp is in
  their charge, and each writes a line in the book every night, even when there is nothing to say. In the year of the
  long fog a ship of the Company came in under false colours and put forty men ashore. They burned the rope walk and the
  salt sheds, took the harbour master's daughter for a hostage, and sailed on the morning tide before the militia had
  found its powder. Since then the gates are shut at dusk, strangers sleep at the Gilded Heron or not at all, and the bell
  on the mole is rung twice for a friend and three times for anything else. The guild of pilots keeps its charts in a
  language that only pilots read. It lends money to widows without interest, and forgives no one who takes a ship through
  the narrows without paying. Old people say that the drowned walk up the beach on the shortest night to ask for their
  wages; children leave shells on the doorsteps so that they have something to count.`;

const WORDS = TEXT.split(/\s+/);

/** So many words of lore, beginning somewhere else for each number. */
export function passage(words: number, number: number): string {
  return Array.from({ length: words }, (_, index) => WORDS[(number * 7 + index) % WORDS.length]).join(' ');
}

/** Deep purple: what the page is when nothing is known. */
export const OWN_COLOUR = '#673AB7';

/** The first that fits decides. */
const COLOURS: readonly [RegExp, string][] = [
  [/\b(?:sea|tide|nautical|ocean|maritime|coast|weird)/i, '#1F6F8B'],
  [/\b(?:gothic|vampire|haunt|ghost|horror)/i, '#6A4C93'],
  [/\b(?:court|law|trial|comed|farce|wry)/i, '#B5762A'],
  [/\b(?:pastoral|garden|village|country|folk)/i, '#5B8C3A'],
  [/\b(?:cyber|neon|hack)/i, '#C2185B'],
  [/\b(?:space|star|science|sci-fi|robot)/i, '#3454D1'],
  [/\b(?:noir|crime|detective|murder|mystery)/i, '#4E5D78'],
  [/\b(?:western|desert|dust|frontier)/i, '#B0561F'],
  [/\b(?:romance|love|tender)/i, '#B3446C'],
  [/\b(?:war|military|siege)/i, '#8C3B32'],
  [/\b(?:fantasy|magic|dragon|kingdom|quest)/i, '#7B4FC9'],
  [/\b(?:winter|snow|wintry|ice)/i, '#4A7FA7'],
];

/** A colour that fits a campaign, for the page to make its scheme from. */
export function seedColour(genre: string, tone: string): string {
  const by = (text: string) => COLOURS.find(([words]) => words.test(text))?.[1];
  return by(genre) ?? by(tone) ?? OWN_COLOUR;
}

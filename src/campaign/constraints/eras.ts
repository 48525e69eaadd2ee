/** Eras in order, with the words for them and for what came only with them. */
const ERAS: readonly { named: RegExp; came: RegExp }[] = [
  {
    named: /\b(?:stone age|prehistor|bronze age|iron age|ancient|antiquity|roman|greek|egypt|biblical)/i,
    came: /\b(?!)/,
  },
  {
    named:
      /\b(?:medieval|middle ages|feudal|viking|dark ages|arthurian|crusad|(?:[6-9]|1[0-4])th century|(?:ninth|tenth|eleventh|twelfth|thirteenth|fourteenth) century|1[0-4]\d\d\b)/i,
    came: /\b(?:knights?|crossbows?|cathedrals?)\b/i,
  },
  {
    named:
      /\b(?:renaissance|elizabethan|tudor|early modern|colonial|baroque|age of sail|(?:15|16|17)\d\d|1[5-7]th century|(?:fif|six|seven)teenth century)/i,
    came: /\b(?:muskets?|pistols?|guns?|gunpowder|printing press|telescopes?|newspapers?)\b/i,
  },
  {
    named: /\b(?:victorian|georgian|regency|industrial|eighteenth|18th|nineteenth|19th|steam|18\d\d)/i,
    came: /\b(?:railways?|steam engines?|trains?|telegraphs?|photograph\w*|bicycles?|revolvers?|factor(?:y|ies))\b/i,
  },
  {
    named: /\b(?:modern|contemporary|present day|twentieth|20th|21st|19\d\d|20[0-4]\d|interwar|jazz age)/i,
    came: /\b(?:telephones?|phones?|smartphones?|computers?|laptops?|internet|hackers?|cars?|motor(?:cycle|bike|car)s?|lorr(?:y|ies)|trucks?|aeroplanes?|airplanes?|helicopters?|pilots?|radios?|televisions?|tv|films?|cinema|submachine|machine guns?|nuclear|plastic|electric\w*|programmers?|youtubers?|influencers?)\b/i,
  },
  {
    named: /\b(?:future|futuristic|space age|cyberpunk|far future|2[1-9]\d\d|3\d\d\d)/i,
    came: /\b(?:spaceships?|starships?|astronauts?|androids?|cyborgs?|robots?|lasers?|blasters?|holograms?|hyperspace|time travell?ers?|clones?)\b/i,
  },
];

/** Whether words speak of something that came only after an era; of an era nobody knows, nothing is said. */
export function isAfter(era: string, words: string): boolean {
  const place = ERAS.findIndex(({ named }) => named.test(era));
  return place !== -1 && ERAS.slice(place + 1).some(({ came }) => came.test(words));
}

/** The shapes that conditions in prose have: “has earned Odile's trust”, “alone in the cellar”, “no longer carries the letter”. */

const AUX = '(?:(?:is|are|was|has|have|had|been|be|being|become|became|now|well|firmly)\\s+)*';
const shape = (source: string) => new RegExp(source, 'i');

export const LEAD = /^(?:the\s+)?(?:player|you|character|hero|protagonist)\s+/i;
/** Words that say nothing about what must be so. */
export const FILLERS = /\b(?:still|yet|already|just|currently|ever|finally|both|once|again)\b/gi;
/** What separates parts that must all hold. */
export const PARTS = /\s*;\s*|,\s+(?:and\s+|but\s+)?|\s+(?:and|but|while)\s+/;

export const NOT = shape(
  `^(?:(?:is|are|was|has|have|had|does|do|did)\\s+)?(?:not|never|no longer)\\s+(.+)$|^(?:isn|aren|hasn|haven|doesn|don|didn)['’]t\\s+(.+)$`,
);
export const WITHOUT = /^(?:is\s+|are\s+)?(?:without|lacking|lacks)\s+(?:the\s+|an?\s+|any\s+)?(.+)$/i;
export const UNAWARE = /^(?:is\s+|are\s+)?(?:unaware|ignorant)\s+of\s+(.+)$/i;
export const SETTLED = shape(
  `^${AUX}(?:established|settled|at home|living|staying|lodged|lodging|residing|resident|accepted|known|rooted|installed|familiar)\\s+(?:in|at|within|on|among|with)\\s+(.+)$`,
);
export const BEEN = shape(
  `^${AUX}(?:(?:to|in|at|inside)\\s+(?=\\S)(?<=been\\s+\\w+\\s)|visited\\s+|reached\\s+|returned\\s+to\\s+|arrived\\s+(?:at|in)\\s+|come\\s+to\\s+|entered\\s+|explored\\s+|found\\s+|seen\\s+)(.+)$`,
);
export const AT =
  /^(?:(?:is|are|now|standing|waiting|back|hiding|hidden|trapped|somewhere)\s+)*(?:in|at|inside|on|within|near)\s+(.+)$/i;
export const WITH =
  /^(?:(?:is|are)\s+)?(?:with|accompanied by|in the company of|in the presence of|face to face with)\s+(.+)$/i;
export const MET =
  /^(?:has\s+|have\s+)?(?:met|encountered|been introduced to|spoken\s+(?:to|with)|talked\s+(?:to|with)|knows?|acquainted with)\s+(.+)$/i;
export const KNOWS =
  /^(?:(?:is|are|has|have)\s+)*(?:knows?|known|learned|learnt|discovered|found\s+out|understands?|understood|heard|aware|uncovered)\s+(?:that\s+|about\s+|of\s+|why\s+|what\s+|who\s+|how\s+|where\s+)?(.+)$/i;
export const HAS =
  /^(?:is\s+|are\s+)?(?:has|have|having|carry|carries|carrying|hold|holds|holding|possess|possesses|own|owns|wear|wears|wearing|bear|bears|wield|wields|in possession of|armed with|equipped with|keeps|keep)\s+(?:the\s+|an?\s+|his\s+|her\s+|their\s+|your\s+)?(.+)$/i;
export const REGARDED = shape(
  `^${AUX}(trusted|liked|loved|respected|befriended|welcomed|honou?red|favou?red|admired|forgiven|feared|hated|distrusted|mistrusted|suspected|despised|hunted|wanted|disliked)\\s+by\\s+(.+)$`,
);
const REGARDS =
  'trust|friendship|respect|love|favou?r|loyalty|confidence|affection|esteem|good graces|goodwill|hatred|enmity|distrust|suspicion|contempt|wrath|anger';
const WON = '(?:has|have|earned|won|gained|enjoys|enjoyed|kept|lost|earns|wins|in)';
export const REGARD_OF = shape(
  `^(?:(?:has|have|is|are)\\s+)?${WON}\\s+(?:the\\s+)?(${REGARDS})\\s+of\\s+(.+)$`,
);
export const ONES_REGARD = shape(`^(?:(?:has|have|is|are)\\s+)?${WON}\\s+(.+?)['’]s?\\s+(${REGARDS})$`);
const BONDS = 'friends?|all(?:y|ies)|confidante?|companion|favou?rite|champion|enem(?:y|ies)|foe|rival';
export const BOND_OF = shape(`^${AUX}(?:an?\\s+|the\\s+)?(${BONDS})\\s+(?:of|to|with)\\s+(.+)$`);
export const ONES_BOND = shape(`^${AUX}(.+?)['’]s?\\s+(${BONDS})$`);
export const TERMS = shape(
  `^${AUX}(?:on\\s+)?(good terms|friendly terms|speaking terms|bad terms|friendly|allied|friends|close|at odds|in conflict|at war)\\s+(?:with|to)\\s+(.+)$`,
);
export const FEELS =
  /^(.+?)\s+(trusts|likes|loves|respects|hates|fears|distrusts|despises)\s+(?:the\s+player|you)$/i;
/** Words for a bad opinion. */
export const BAD =
  /^(?:feared|hated|distrusted|mistrusted|suspected|despised|hunted|wanted|disliked|hatred|enmity|distrust|suspicion|contempt|wrath|anger|enem(?:y|ies)|foe|rival|bad terms|at odds|in conflict|at war|hates|fears|distrusts|despises)$/i;
export const HURT = /^(?:is\s+|are\s+|has been\s+)?(?:hurt|wounded|injured)$/i;
export const UNHURT = /^(?:is\s+|are\s+)?(?:unhurt|unharmed|whole|healthy)$/i;
export const ALONE =
  /^(?:is\s+|are\s+)?(?:alone|on (?:his|her|their|your) own|by (?:himself|herself|themselves|yourself))(?:\s+(.+))?$/i;
/** An hour at the end of a part: “at the inn at night”. */
export const HOUR =
  /^(.*?)\s*\b((?:at|by|in|after|before|around|during)\s+(?:the\s+)?(?:dawn|sunrise|morning|noon|midday|afternoon|dusk|sunset|evening|night|midnight|dark|day|daylight))$/i;
export const NIGHTS =
  /^(?:has\s+|have\s+)?(?:spent|survived|stayed|slept|passed|lasted)\s+(?:for\s+)?(?:at least\s+)?(a|one|the|two|three|four|five|six|seven|\d+)\s+(?:nights?|days?)(?:\s+(?:in|at|on)\s+(.+))?$/i;
export const DAY =
  /^(?:is\s+)?(?:on|by|after)\s+the\s+(first|second|third|fourth|fifth|sixth|seventh)\s+(day|night|morning|evening)$/i;
/** What somebody has done: “has helped Odile”, “refused the offer”. */
export const DID =
  /^(?:has|have)\s+(?:(?:\p{L}+ed)|been|told|given|taken|found|seen|shown|broken|stolen|hidden|kept|made|written|read|sworn|spoken|fought|sold|bought|brought|left|lost|put|rung|cut|drunk|eaten|sent|built|torn|thrown|forgiven|chosen|lent|paid|lit|slept|sat|stood|heard|caught|taught|won|set|shut|struck|hit|gone|done|let|freed|burnt|dug|hung|led|said|sought|sung)\s+\S/iu;

/** How names of firms and bodies end or begin. */
const ENDS =
  /(?:^|\s)(?:Mutual|Ltd|Limited|Inc|Incorporated|Co|Company|Corp|Corporation|Bros|Brothers|Sons|Insurance|Assurance|Bank|Trust|Holdings|Group|Partners|Partnership|Associates|Society|Guild|Council|Board|Committee|Union|Association|Federation|League|Institute|Ministry|Department|Agency|Bureau|Foundation|Assembly|Parliament|Authority|Commission|Office|Press|Gazette|Industries|Systems|Works|Enterprises|Logistics|Airways|Lines|Railways|Confederacy|Confederation|Alliance|Navy|Army|Energy|Media|Motors|Foods|Telecom|Airlines|Records|Labs|Laboratories|Solutions|Services|Orchestra|Choir|Order|Cartel|Syndicate|Consortium|United|Rovers|Athletic|Wanderers|Ladies|Albion|Police|Inquisition)$/;
const BEGINS =
  /^(?:Ministry|Department|Bank|Guild|Order|Society|Council|Board|Bureau|House|Church|League|Union|Institute|Centre|Association|Fund|Foundation|Office|Campaign) (?:of|for)\s/;
/** What a firm is said to be, before its name or after it. */
const SORT =
  '(?:firm|company|corporation|insurer|bank|brewery|agency|publisher|guild|council|committee|club|band|team|choir|orchestra|union|party|cult|sect|order|league|society|clan|family|startup|business)';
const CALLED = new RegExp(`\\b${SORT}(?:,? (?:called|named|known as)| of)?\\s$`, 'i');
const SAID = new RegExp(`^(?:,| is| was) (?:an?|the) (?:[\\p{Ll}-]+ ){0,3}?${SORT}\\b`, 'u');
const EMPLOYS = /\b(?:work(?:s|ed|ing)? (?:for|at)|employed by|insured (?:with|by)|hired by|owned by)\s$/;

/** “Ashgate need the win”: one name, and what is done by several; “let Ashgate win” says nothing. */
const PLURAL_VERB = /^ (?:need|want|have|are|were|play|lead) /;
const NO_SUBJECT =
  /(?:\b(?:and|or|nor)(?: (?:your|my|his|her|the|their|our)(?: [\p{Ll}-]+){1,2})?|\b(?:do|does|did|will|would|can|could|should|may|might|must|let|lets|make|makes|made|see|saw|watch|hear|heard|help|helps|to)|,) $/iu;

/** Whether a name is that of a firm or a body, by itself or by what stands around it. */
export function isGroup(name: string, before: string, after: string): boolean {
  if (PLURAL_VERB.test(after) && !NO_SUBJECT.test(before)) return true;
  if (/^ (?:brothers|sisters|gang|boys|clan|twins|crew|mob|company)\b/.test(after)) return true;
  return (
    / & | and (?:Sons|Daughters|Co)$|^Radio \p{Lu}/u.test(name) ||
    ENDS.test(name) ||
    BEGINS.test(name) ||
    CALLED.test(before) ||
    SAID.test(after) ||
    EMPLOYS.test(before)
  );
}

/** Bodies that are written without a capital: nobody can carry one off or stand before it. */
const BODY =
  /^(?:council|board|ministry|government|company|firm|police|committee|union|guild|army|navy|court|revenue|authority|agency|commission|department|parliament|senate|corporation|syndicate|insurer|administration|management|regiment|garrison|cartel|clan|order|press|public)$/;

export function isBody(head: string): boolean {
  return BODY.test(head);
}

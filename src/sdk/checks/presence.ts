import type { Check } from './check-input.ts';
import { placeOfName } from './clauses.ts';
import { bare, isAt } from './places.ts';
import type { Character, CheckedBrief, SceneFacts } from './scene-facts.ts';
import { narrationOf } from './speech.ts';

const SAYING =
  'says|asks|answers|adds|whispers|mutters|replies|calls|murmurs|shouts|laughs|cries|snaps|growls|repeats|agrees|tells';
/** What only somebody who is there can do. */
const ACTS = new RegExp(
  `^(?:then |also |\\p{L}+ly |too |now )*(?:${SAYING}|looks?|leans?|sits?|stands?|walks?|comes?|came in|steps?|turns?|smiles?|nods?|shakes?|shrugs?|grins?|puts?|takes?|gives?|hands?|holds?|waits?|enters?|arrives?|appears?|watch(?:es)?|stares?|points?|raises?|lifts?|opens?|closes?|pulls?|push(?:es)?|runs?|kneels?|spits?|sighs?|winks?|frowns?|bows?|waves?|reach(?:es)?|lays?|pours?|drinks?|(?:is|are) (?:here|there|at the|in the doorway|beside|behind you|leaning|sitting|standing|watching|waiting|smiling|looking|laughing|already|back))\\b`,
  'iu',
);
const LEAVES =
  /^(?:then |simply |\p{L}+ly |\p{L}+ (?:his|her|their) \p{L}+ and |\p{L}+ into the \p{L}+ and )*(?:(?:leaves|leave)\b(?! (?:you|it|no|him|her|them|his|their|off|a|room|that|(?:the|his|her|their) \p{L}+ to\b|the (?:rest|input|question)\b))|goes (?:home|out|away|off|back to)|(?:walks|runs|rows|rides|hurries|slips|storms|limps|strides|stalks|marches|drives|sails|swims|drifts|wanders|scurries|flees|hobbles) (?:out|off|away|home)|is gone\b|has (?:fled|vanished|left(?! (?:his|her|their) \p{L}+)|gone(?= (?:out|away|off|home|back|from|into|up|down|to the)\b|[.,;!?]|$))\b|vanish(?:es)?\b|disappears?\b|departs?\b|flees\b)/iu;

/** What is only told of somebody who is elsewhere. */
const HEARSAY =
  /\b(?:[Bb]y all accounts|[Tt]hey say|[Ii]t is said|[Pp]eople say|[Yy]ou (?:are|have been) told|[Nn]o doubt|[Pp]robably|[Pp]erhaps|[Pp]resumably|elsewhere|at this hour|generally|every (?:day|night|morning|evening|week))\b|, (?:\p{Lu}\p{L}+|she|he|they) (?:says|tells you|explains|thinks|adds)\b|\b(?:says|writes|according to) (?:an?|the|his|her|their) (?:\p{L}+ ){0,2}(?:slip|note|card|letter|message|notice|chalk|paper|boy|girl|messenger)\b|\b(?:has been|is|was) (?:called|sent|kept) (?:away|out|up|down|for|to)\b/u;
/** Who goes and is there again in the same sentence has not left. */
const RETURNS =
  /\b(?:is|are|comes?) back\b|\bturns? round\b|\b(?:a|one|two|three|some|a few) (?:paces?|steps?|yards?)\b|\breturns?\b|\bcomes? (?:out|in|round) (?:again|on|with|the other)\b/iu;

/** Somebody who is elsewhere or dead acts, or somebody who is here goes. */
export const presence: Check = ({ facts, clauses, sentence, before }) => {
  const { brief, characters } = facts;
  const missing = characters.filter(({ where }) => where !== 'here');
  // Who is where the player has come from may have a word to say before the player is gone.
  const isLeftBehind = ({ id }: Character) =>
    brief.place?.behind.some((one) => one.id === id) && !hasArrived(narrationOf(before), facts);
  const speaker = missing.find((one) => speaks(one, sentence) && !isLeftBehind(one));
  if (speaker !== undefined) return notHere(speaker);
  for (const { subject, rest, isAsserted } of clauses) {
    if (subject.kind !== 'person' || !isAsserted) continue;
    const { person } = subject;
    const isSpokenOf = person.where === 'elsewhere' && HEARSAY.test(sentence);
    if (person.where !== 'here' && ACTS.test(rest) && !isSpokenOf && !isLeftBehind(person))
      return notHere(person);
    if (
      person.where === 'here' &&
      isNeeded(person, brief) &&
      brief.ending === null &&
      LEAVES.test(rest) &&
      !RETURNS.test(sentence)
    )
      return `it says that ${person.called} leaves, who stays`;
  }
  return null;
};

/** Who has a part in what is still to come in the scene. Whoever else goes is gone: it is noted down with the facts. */
function isNeeded({ id }: Character, { beat, authored, question, left, partner }: CheckedBrief): boolean {
  if (partner?.id === id || left.some((one) => one.id === id)) return false;
  // On the way to a scene of the author's people come and go.
  if (authored?.hasChoices === true) return authored.generated;
  return beat !== null || question.next?.from === id;
}

/** Whether a text has come to where the scene is, or to somebody who is there. */
function hasArrived(told: string, { brief: { place, people }, characters }: SceneFacts): boolean {
  if (place !== null && isAt(told, bare(place.name))) return true;
  return characters.some((one) => people.some(({ id }) => id === one.id) && placeOfName(told, one) >= 0);
}

function notHere({ called: name, where }: Character): string {
  return where === 'dead'
    ? `${name} is dead and neither speaks nor acts`
    : `${name} is not here and neither speaks nor acts`;
}

/** “…” says Olga; “…” Olga says. */
function speaks({ names }: Character, sentence: string): boolean {
  return names.some((name) =>
    new RegExp(
      `[”’]\\s+(?:(?:${SAYING})\\s+${RegExp.escape(name)}|${RegExp.escape(name)}\\s+(?:${SAYING}))(?![\\p{L}])`,
      'u',
    ).test(sentence),
  );
}

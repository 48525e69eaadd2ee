import type { Check } from './check-input.ts';

const DIES =
  /^(?:then |simply |quietly |suddenly |already |now |\p{L}+ly )*(?:dies\b|die\b|dead\b|drowns\b|perish(?:es)?\b|breathes? (?:his|her|their) last|(?:falls?|drops?|lies?|sinks?|slumps?|collapses?) (?:\p{L}+ ){0,2}dead\b|bleeds? to death|(?:is|are|lies?) (?:\p{L}+ )?(?:dead|killed|murdered|slain|no more|gone from this world)|(?:has|have) (?:\p{L}+ )?(?:died|drowned|perished|been (?:killed|murdered|slain|shot dead))|stops? breathing|lies? .{0,40}\bneck broken|breaks? (?:his|her|their) neck|no longer breathes?)/iu;
/** “Stops you dead”, “dead ahead”: nobody dies of it. */
const NO_DEATH =
  /\b(?:stops?|brings?|pulls?|holds?) \p{L}+ dead\b|\bdead (?:ahead|level|calm|centre|center|straight|slow|still|quiet|tired|certain|sure|right|wrong|low|on time|in (?:\p{L}+ )?tracks)\b/iu;
const NO_BREATH = /^(?:does not|doesn’t|do not|no longer) breathes?\b|^(?:has|have) no pulse\b/iu;
const KILLS =
  /\b(?:kill(?:s|ed)?|murder(?:s|ed)?|slay(?:s)?|slew|strangle[sd]?|behead(?:s|ed)?|execute[sd]?|(?:shoots?|stabs?|beats?|chokes?) (?=.{1,40}\b(?:dead|to death)\b))\b/iu;

/** Somebody dies who does not die in this scene. */
export const deaths: Check = ({ facts, clauses, narration }) => {
  const dying = new Set(
    facts.brief.effects.flatMap((effect) => (effect.kind === 'death' ? [effect.person] : [])),
  );
  const isEnding = facts.brief.ending !== null;
  for (const { subject, rest, isAsserted, text } of clauses) {
    if (subject.kind === 'other' || NO_DEATH.test(text)) continue;
    const isTold = isAsserted ? DIES.test(rest) : subject.kind === 'person' && NO_BREATH.test(rest);
    if (!isTold) continue;
    if (subject.kind === 'you') {
      if (!isEnding) return `it says that the player dies: “${text}”`;
    } else if (subject.person.where === 'here' && !dying.has(subject.person.id))
      return `it says that ${subject.person.called} dies, who is alive`;
  }
  const victims = facts.characters.filter(({ id, where }) => where !== 'dead' && !dying.has(id));
  for (const clause of clauses.filter(({ isAsserted }) => isAsserted)) {
    const kill = KILLS.exec(clause.text);
    if (kill === null) continue;
    const after = clause.text.slice(kill.index + kill[0].length);
    const victim = victims.find(({ names }) =>
      names.some((name) =>
        new RegExp(`^\\s*(?:\\p{L}+\\s+){0,2}${RegExp.escape(name)}(?![\\p{L}])`, 'u').test(after),
      ),
    );
    if (victim !== undefined) return `it says that ${victim.called} is killed, who is alive`;
  }
  return corpse(
    narration,
    victims.filter(({ where }) => where === 'here'),
  );
};

function corpse(narration: string, alive: readonly { names: string[] }[]): string | null {
  for (const { names } of alive)
    for (const name of names)
      if (
        new RegExp(
          `(?:body|corpse) of ${RegExp.escape(name)}\\b|${RegExp.escape(name)}’s (?:corpse|dead body|lifeless)`,
          'u',
        ).test(narration)
      )
        return `it says that ${name} is dead, who is alive`;
  return null;
}

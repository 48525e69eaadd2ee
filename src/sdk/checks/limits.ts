import { brokenBy } from '../../rules/constraints/judge.ts';
import type { Check } from './check-input.ts';

/** The author has ruled it out. What somebody says of it in passing breaks nothing. */
export const limits: Check = ({ facts, narration, clauses }) => {
  // “He is hurt” breaks what is said of him by name.
  const named = clauses.flatMap(({ subject, rest }) =>
    subject.kind === 'person' ? [`${subject.person.names[0]} ${rest}`] : [],
  );
  const broken = [narration, ...named]
    .map((text) => brokenBy(facts.brief.limits, text))
    .find((found) => found !== null);
  return broken === undefined ? null : `the author says: ${broken.text}`;
};

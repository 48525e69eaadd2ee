/** In which order a model is offered what may be told. */
import { isNamedIn } from '../../base/phrase.ts';
import { termsOf } from '../../base/words.ts';
import { withoutArticle } from '../../campaign/names.ts';
import type { Brief, FactBrief } from '../../contracts/brief.ts';
import type { ToldTurn } from './chapters.ts';

/** So many are offered in a scene, and the same ones in so many scenes. */
const OFFERED = 8;
const SCENES = 3;
/** Scenes in which a name counts as having come up of late. */
const LATELY = 2;
/** Words that a fact has in common with what was asked from which on it bears on it. */
const BEARS = 2;

type Asked = Pick<Brief, 'scene' | 'deed' | 'question' | 'people' | 'topics' | 'facts'>;

/** What bears on what was asked and on what has come up of late is first; of the rest the next ones have their turn. */
export function inTurn(
  { scene, deed, question, people, topics, facts }: Asked,
  turns: readonly Pick<ToldTurn, 'choice' | 'prose'>[],
): FactBrief[] {
  const names = new Set(termsOf(people.map(({ name, shortName }) => `${name} ${shortName}`).join(' ')));
  const asked = [deed?.text ?? '', question.last?.text ?? ''].join(' ');
  const terms = new Set(termsOf(asked).filter((term) => !names.has(term)));
  const lately = [asked, ...turns.slice(-LATELY).flatMap(({ choice, prose }) => [choice ?? '', ...prose])];
  const raised = new Set(
    topics.filter(({ name }) => isNamedIn(lately.join('\n'), withoutArticle(name))).map(({ id }) => id),
  );
  const bearing = ({ text, about }: FactBrief): number => {
    const shared = new Set(termsOf(text).filter((term) => terms.has(term))).size;
    return (shared >= BEARS ? shared : 0) + (raised.has(about) ? 1 : 0);
  };
  const rated = facts.map((fact) => ({ fact, bears: bearing(fact) }));
  const first = rated.filter(({ bears }) => bears > 0).toSorted((one, other) => other.bears - one.bears);
  const rest = rated.filter(({ bears }) => bears === 0);
  const from = (Math.floor(Math.max(0, scene - 1) / SCENES) * OFFERED) % Math.max(1, rest.length);
  return [...first, ...rest.slice(from), ...rest.slice(0, from)].map(({ fact }) => fact);
}

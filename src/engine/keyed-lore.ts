import type { Campaign, Person } from '../campaign/campaign.ts';
import { factIndex } from '../campaign/fact-index.ts';
import { type KeyedText, KeyFinder } from '../campaign/lore-keys.ts';
import type { RecalledLore } from '../contracts/brief.ts';
import { isNow } from './brief-facts.ts';
import type { Moment } from './moment.ts';
import { isTold } from './world.ts';

const MOST = 8;
const MOST_SENTENCES = 5;

const finders = new WeakMap<readonly KeyedText[], KeyFinder>();

/**
 * The texts whose keywords come up: in the choice and what was asked, then in where one is and who is here, then in the
 * last scene.
 */
export function keyedLore(moment: Moment, here: readonly Person[]): RecalledLore[] {
  const { campaign } = moment;
  const { keyed } = campaign;
  if (keyed.length === 0) return [];
  const finder = finders.get(keyed) ?? new KeyFinder(keyed);
  finders.set(keyed, finder);
  const { ofFile } = factIndex(campaign);
  const isHere = new Set(here.map(({ id }) => id));
  return finder
    .find(saidIn(moment, here))
    .flatMap(({ file, key }) => {
      const facts = (ofFile.get(file) ?? []).filter(
        (fact) => fact.kind !== 'secret' && !fact.spoken && isNow(fact, moment.world),
      );
      // Who is here is described as they are.
      if (facts.length === 0 || facts.some(({ about }) => isHere.has(about))) return [];
      const text = facts.map((fact) => fact.text).join(' ');
      return [
        {
          ...{ id: file, text, source: file, relevance: 1, why: '', key },
          answers: answersIn(facts, moment),
        },
      ];
    })
    .slice(0, MOST);
}

function saidIn({ campaign, world, deed, asked, lastProse = [] }: Moment, here: readonly Person[]): string[] {
  const place = campaign.places.find(({ id }) => id === world.place);
  const names = [deed?.target?.name, deed?.topic?.name, deed?.item?.name, deed?.want, asked?.last?.text];
  return [
    [deed?.text ?? '', ...names].filter((name) => name != null).join('\n'),
    [place?.name ?? '', ...here.map(({ name, profile }) => `${name}, ${profile.role}`)].join('\n'),
    (deed === null ? campaign.premise : lastProse).join('\n'),
  ];
}

/** What a question of the player's own asks for is looked up; what only came up answers nothing. */
function answersIn(facts: Campaign['facts'], { deed, world }: Moment): RecalledLore['answers'] {
  if (deed?.asked != null) return [];
  return facts
    .filter(({ id }) => !isTold(world, id))
    .slice(0, MOST_SENTENCES)
    .map(({ id, text }) => ({ text, fit: 0, fact: id }));
}

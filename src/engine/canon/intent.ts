import { thingCalled } from '../../base/thing-name.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Intent } from '../../contracts/intent.ts';

/** An intent whose target and topic are ids: a writer may have named what only became part of the story afterwards. */
export function withIds(intent: Intent, campaign: Campaign): Intent {
  const { target, topic, ...rest } = intent;
  const [to, about] = [idOf(target, campaign), idOf(topic, campaign)];
  return { ...rest, ...(to !== undefined && { target: to }), ...(about !== undefined && { topic: about }) };
}

function idOf(named: string | undefined, { people, places, topics }: Campaign): string | undefined {
  if (named === undefined || named.includes(':')) return named;
  const all = [
    ...people.flatMap(({ id, name, shortName }) => [
      { id, name },
      { id, name: shortName },
    ]),
    ...places.flatMap(({ things }) => things),
    ...places,
    ...topics,
  ];
  return thingCalled(named, all)?.id;
}

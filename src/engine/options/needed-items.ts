import type { Campaign } from '../../campaign/campaign.ts';
import { slug } from '../../campaign/names.ts';
import type { World } from '../world.ts';

/** Whether an open beat or an ending asks for it: then nobody is offered it as a gift. */
export function isNeeded(
  item: { name: string },
  { beats, endings }: Pick<Campaign, 'beats' | 'endings'>,
  { plot }: Pick<World, 'plot'>,
): boolean {
  const bare = slug(item.name).replace(/^the-/, '');
  const open = beats.filter(({ id }) => plot.happened[id] === undefined && plot.skipped[id] === undefined);
  const asked = [
    ...open.map(({ conditions }) => conditions),
    ...endings.map((one) => one.frontMatter.conditions),
  ];
  return (
    bare !== '' && asked.some((conditions) => conditions && slug(JSON.stringify(conditions)).includes(bare))
  );
}

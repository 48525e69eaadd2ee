import type { Brief } from '../../contracts/brief.ts';
import type { Draft, OptionInput } from './option.ts';

const HARMLESS: ReadonlySet<string> = new Set(['clear', 'other'] satisfies NonNullable<
  Brief['time']['weather']
>['sky'][]);
/** Weather that has just come is what everybody thinks of. */
const WORTH_OF_NEWS = 2;

/** What bad weather asks for: to wait where it does not reach. */
export function* shelter({
  brief: {
    time: { weather },
  },
}: OptionInput): Iterable<Draft> {
  if (weather === null || HARMLESS.has(weather.sky)) return;
  yield {
    act: 'wait',
    stakes: 'time',
    cost: 'time',
    because: [{ kind: 'weather', ref: 'weather', text: weather.text }],
    weight: 1.2 + (weather.turned ? WORTH_OF_NEWS : 0),
  };
}

import type { Brief } from '../../contracts/brief.ts';
import type { Draft, OptionInput } from './option.ts';

const HARMLESS: ReadonlySet<string> = new Set(['clear', 'other'] satisfies NonNullable<
  Brief['time']['weather']
>['sky'][]);
/** Weather that has just come is what everybody thinks of. */
const WORTH_OF_NEWS = 2;

/** What bad weather asks for: to wait where it does not reach, or to go on through it. */
export function* shelter({ brief: { time, place } }: OptionInput): Iterable<Draft> {
  const { weather } = time;
  if (weather === null || HARMLESS.has(weather.sky)) return;
  const because = [{ kind: 'weather', ref: 'weather', text: weather.text }];
  const weight = 1.2 + (weather.turned ? WORTH_OF_NEWS : 0);
  yield { act: 'wait', stakes: 'time', cost: 'time', because, weight };
  const exit = place?.exits.find(({ told }) => told);
  if (exit !== undefined && weather.turned)
    yield {
      act: 'go',
      target: exit.id,
      stakes: 'leaving',
      because,
      weight: 1,
    };
}

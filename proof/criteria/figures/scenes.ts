import { milliseconds, percent, quantile, spread } from '../../support/numbers.ts';
import type { FigureSource } from '../criterion.ts';

export const section: FigureSource = {
  id: 'scenes',
  async measure(stage) {
    const stories = await stage.stories();
    const scenes = stories.flatMap((story) => story.scenes.slice(1));
    const tools = scenes.flatMap(({ plan }) => plan.tools);
    const shares = scenes.map(({ timings: { planMs, totalMs } }) => planMs / Math.max(1, totalMs));
    const sizes = scenes.map(({ plan }) => plan.tools.length);
    const figures = [
      { name: 'scenes', value: `${scenes.length}, of ${stories.map(({ name }) => name).join(', ')}` },
      { name: 'from the choice to the scene', value: spread(scenes.map(({ timings }) => timings.totalMs)) },
      { name: 'of it, planning', value: `${(100 * quantile(shares, 0.5)).toFixed(0)} % (median)` },
      {
        name: 'invocations in a scene',
        value: `${Math.min(...sizes)} to ${Math.max(...sizes)}, median ${quantile(sizes, 0.5)}`,
      },
      {
        name: 'invocations that succeeded at once',
        value: percent(
          tools.filter(({ state, retryCount }) => state === 'success' && retryCount === 0).length,
          tools.length,
        ),
      },
      {
        name: 'plans that needed a second attempt',
        value: percent(scenes.filter(({ plan }) => plan.attempts > 1).length, scenes.length),
      },
      {
        name: 'scenes without a narrator',
        value: percent(scenes.filter(({ narrator }) => narrator === 'fallback').length, scenes.length),
      },
      ...['recall', 'meet', 'roll', 'narrate', 'choices', 'remember'].map((toolId) => {
        const times = tools
          .filter((tool) => tool.toolId === toolId)
          .map(({ executionTimeMs }) => executionTimeMs);
        return { name: `the tool ${toolId}`, value: times.length === 0 ? 'was not used' : spread(times) };
      }),
      {
        name: 'the first scene, with the start of the story',
        value: stories.map(({ scenes: [first] }) => milliseconds(first?.timings.totalMs ?? 0)).join(', '),
      },
    ];
    return {
      title: 'Scenes',
      note: 'The stories of this run, played by chance without a pause for reading.',
      figures,
    };
  },
};

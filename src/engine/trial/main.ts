/** The entry of a thread that tries out stories of one campaign. */
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../base/thread/answer-requests.ts';
import { type PlayRequest, playOnce } from './play.ts';
import type { TrialStage } from './plays.ts';
import { openStage } from './stage.ts';
import { ConditionWatch } from './watch.ts';

const options = workerData as TrialStage;
const stage = await openStage(options);
const watch = new ConditionWatch(options.campaign);

answerRequests(async (name, input) => {
  if (name === 'play') return await playOnce(stage, input as PlayRequest, watch);
  if (name === 'sightings') return watch.sightings;
  await stage.close();
  return null;
});

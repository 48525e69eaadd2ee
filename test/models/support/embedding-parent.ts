/** A program that embeds a text, tells the pid of its host, and stays busy or, with `leave`, has nothing more to do. */
import { silentLog } from '../../../src/base/log.ts';
import { openEmbedder } from '../../../src/models/embedder.ts';
import { InferenceHost } from '../../../src/models/inference/inference-host.ts';
import { sharedHome } from '../../../src/models/installed.ts';

const host = new InferenceHost({ log: silentLog() });
const embedder = openEmbedder({ home: sharedHome(), log: silentLog(), host });
await embedder.embed(['hello']);
process.send?.(host.pid);
if (process.argv[2] === 'leave') {
  process.disconnect();
} else {
  for (let round = 0; ; round += 1) await embedder.embed([`word ${round} `.repeat(2000)]);
}

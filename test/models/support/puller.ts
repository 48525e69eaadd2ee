/** Pulls the made-up model in a process of its own: `puller.ts HOME URL DIGEST`. */
import { ensureModel } from '../../../src/models/ensure.ts';

const [home = '', url = '', digest = ''] = process.argv.slice(2);
const file = {
  name: 'model.bin',
  digests: [JSON.parse(digest)],
  roughBytes: 0,
  sources: [{ kind: 'hub' as const, url }],
};
await ensureModel('made-up', {
  home,
  catalogue: [{ id: 'made-up', title: '', purpose: 'test', licence: '', files: [file] }],
  env: {},
});
process.disconnect();

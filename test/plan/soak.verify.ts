import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;
const canLook = process.platform === 'linux';
if (!canLook) console.info('soak.test.ts is skipped: it needs /proc');

describe.skipIf(!canLook)('a thousand invocations in a row', () => {
  it('all succeed and leave nothing behind', { timeout: 120_000 }, async () => {
    const program = fileURLToPath(new URL('./fixtures/soak.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program], {
      timeout: 110_000,
    });
    const { invocations, wrong, before, after } = JSON.parse(stdout);

    expect({ invocations, wrong }).toEqual({ invocations: 1000, wrong: 0 });
    expect(after.scripts).toBe(0);
    expect(after.resources).toEqual(before.resources);
    expect(Math.abs(after.descriptors - before.descriptors)).toBeLessThanOrEqual(2);
    // Each invocation emits ten kilobytes: had they been kept, they would be ten megabytes now.
    expect(after.heapBytes - before.heapBytes).toBeLessThan(3 * MEGABYTE);
  });
});

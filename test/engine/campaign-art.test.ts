import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import type { ExecutionResult } from '../../src/contracts/execution-result.ts';
import { campaignArtIn } from '../../src/engine/campaign-art.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'narratoria-art-')));
mkdirSync(path.join(folder, 'campaign/art'), { recursive: true });
writeFileSync(path.join(folder, 'campaign/art/mara.png'), 'png');
writeFileSync(path.join(folder, 'outside.png'), 'png');
symlinkSync(path.join(folder, 'outside.png'), path.join(folder, 'campaign/art/link.png'));
afterAll(() => rmSync(folder, { recursive: true }));

function art(campaignPath: string) {
  const payload = { characterId: 'person:mara', name: 'Mara', campaignPath, altText: 'A woman' };
  const shown = { aggregatedUiEvents: [{ toolId: 'portrait-1', event: 'portrait', payload }] };
  return campaignArtIn(
    shown as unknown as ExecutionResult,
    { folder: path.join(folder, 'campaign') } as Campaign,
  );
}

it('shows a picture of the campaign as it shows one that was drawn', () => {
  expect(art('art/mara.png')).toEqual([
    {
      toolId: 'portrait-1',
      assetId: 'portrait:person:mara',
      kind: 'image',
      mediaType: 'image/png',
      path: path.join(folder, 'campaign/art/mara.png'),
      metadata: { characterId: 'person:mara', name: 'Mara', source: 'campaign', altText: 'A woman' },
    },
  ]);
});

it.each(['art/gone.png', '../outside.png', 'art/link.png', '/etc/hostname', 'art'])(
  'shows nothing for %s',
  (file) => {
    expect(art(file)).toEqual([]);
  },
);

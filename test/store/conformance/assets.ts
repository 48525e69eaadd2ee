import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/store/index.ts';
import type { Stage } from './stage.ts';

export function checkAssets(stage: Stage): void {
  const { story } = stage;

  describe('assets', () => {
    const provenance = {
      source_model: 'gemma',
      generated_at: '2026-02-03T11:00:00Z',
      seed_data: 'bread',
      version: '1.0.0',
    };
    const asset: Asset = {
      path: 'art/wizard.png',
      type: 'image',
      keywords: ['wizard', 'staff'],
      generated: false,
      checksum: `sha256:${'ab'.repeat(32)}`,
      created_at: '2026-02-03T10:30:00Z',
      data: 'iVBORw0KGgo=',
      image_metadata: { format: 'png', width: 8, height: 8, alt_text: 'An old man with a staff' },
      relationships: { entity_links: ['merlin'] },
    };
    const store1 = (changes: object) =>
      stage.store.campaign('harbour').store('asset', { ...asset, ...changes } as Asset);

    it('come back whole, with fields that only a later version knows', async () => {
      const given = { ...asset, generated: true, provenance, mood: { dark: true } };
      await store1(given);
      expect(await stage.store.campaign('harbour').exactMatch('asset', { filePath: asset.path })).toEqual([
        given,
      ]);
      expect(
        await stage.store.campaign('harbour').exactMatch('asset', { entityId: 'merlin', tags: ['staff'] }),
      ).toHaveLength(1);
      const { results } = await story().semanticSearch('wizard', 'asset', 3, { type: 'image' });
      expect(results[0]?.record.path).toBe(asset.path);
    });

    const MISSING =
      'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)';
    const CONFLICT =
      'Human-created asset must not contain provenance (generated=false conflicts with provenance object)';

    it.each([
      ['generated, without a provenance', { generated: true }, MISSING],
      [
        'generated, without the model',
        { generated: true, provenance: { ...provenance, source_model: undefined } },
        MISSING,
      ],
      [
        'generated, without the time',
        { generated: true, provenance: { ...provenance, generated_at: undefined } },
        MISSING,
      ],
      [
        'generated, without the seed',
        { generated: true, provenance: { ...provenance, seed_data: undefined } },
        MISSING,
      ],
      ['made by a person, with a provenance', { provenance }, CONFLICT],
      [
        'generated at no time',
        { generated: true, provenance: { ...provenance, generated_at: 'last week' } },
        expect.stringContaining('ISO 8601'),
      ],
      [
        'generated on no day',
        { generated: true, provenance: { ...provenance, generated_at: '2026-13-40T00:00:00Z' } },
        expect.stringContaining('ISO 8601'),
      ],
    ])('are refused when %s', async (_, changes, message) => {
      await expect(store1(changes)).rejects.toMatchObject({ code: 'provenance_invalid', message });
      expect(await stage.store.campaign('harbour').exactMatch('asset')).toEqual([]);
    });

    it('are refused when a change would break the rule', async () => {
      await store1({});
      await expect(
        stage.store.campaign('harbour').update('asset', asset.path, { generated: true }),
      ).rejects.toMatchObject({
        code: 'provenance_invalid',
        message: MISSING,
      });
      expect(await stage.store.campaign('harbour').exactMatch('asset')).toEqual([asset]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich } from './support/campaign.ts';

const person = (name: string, background: string, more: object = {}) => ({
  [`characters/npcs/${name.toLowerCase()}/profile.json`]: JSON.stringify({
    ...{ name, role: 'fisher', personality: { traits: ['calm'] }, background },
    ...more,
  }),
});
const BOOK = {
  'manifest.json': JSON.stringify({ title: 'Low Fen', version: '1.0.0' }),
  'extensions/fen.json': JSON.stringify({ source: { format: 'world_info' } }),
};

async function told(files: Record<string, string>): Promise<string> {
  const folder = campaignFolder(files);
  await enrich(folder);
  return Object.entries(contentOf(folder))
    .filter(([file]) => /plot\/(?:premise|endings|scenes)/.test(file) && !file.endsWith('.provenance.json'))
    .map(([, text]) => text)
    .join('\n');
}

const STANDING = 'Low Fen is a marsh forty miles wide. Every house in it stands on poles.';

describe('what a lorebook is about', () => {
  it('is what its people want, where nothing has happened', async () => {
    const text = await told({
      ...BOOK,
      'world/setting.md': `# The world\n\n${STANDING}\n`,
      ...person('Berta', 'Berta wants to drain the marsh.', { motivations: ['drain the marsh'] }),
      ...person('Osk', 'Osk wants to open the sluice before the tide turns.', {
        motivations: ['open the sluice'],
      }),
    });
    expect(text).toContain('whether to help Osk to open the sluice or help Berta to drain the marsh');
    expect(text).toContain('before the tide turns');
    expect(text).not.toMatch(/find out why|why every house/i);
  });

  it('is what has happened, where somebody keeps back the answer, and that is told', async () => {
    const text = await told({
      ...BOOK,
      'world/setting.md': `# The world\n\n${STANDING} This spring somebody lied, and the herons have left.\n`,
      ...person('Berta', 'Berta mends nets. She knows who drove the herons off, because she paid for it.'),
      ...person('Osk', 'Osk keeps the sluice.'),
    });
    expect(text).toMatch(/find out why [^.]*herons have left/);
    expect(text).toContain(
      'This is what was behind it. Berta knows who drove the herons off, because she paid for it.',
    );
  });

  it('is what somebody who is nobody wants done, and what is kept back comes before the decision', async () => {
    const text = await told({
      ...BOOK,
      'world/setting.md': `# The world\n\n${STANDING}\n`,
      ...person('Berta', 'Berta has been told that the Company wants the chapel sold in nine days.'),
      ...person('Osk', 'Osk knows that the Company has no money and that the chapel stands on coal.'),
    });
    expect(text).toContain('whether to have the chapel sold or stand by the chapel');
    expect(text).toContain('within nine days');
    expect(text).toContain('Osk knows that the Company has no money');
    expect(text).not.toContain('It was a good dinner');
  });
});

describe('a card that does not say what they want', () => {
  const card = (scenario: string, more: object = {}) => ({
    'manifest.json': JSON.stringify({ title: 'The Story of Marl', version: '1.0.0', description: scenario }),
    'extensions/marl.json': JSON.stringify({ source: { format: 'chara_card_v2' } }),
    'plot/premise.md': '# How it begins\n\n“Mind the step,” says Marl.\n',
    ...person('Marl', 'Marl lives in the mill.', { metadata: { importance: 'protagonist' }, ...more }),
  });

  it.each([
    ['You have until the ferry leaves to choose a new miller.', 'choose a new miller'],
    [
      'Marl sees that the weir was opened at night, with no key.',
      'decide what is to be done about the weir that was opened at night with no key',
    ],
  ])('is about what has to be done: %s', async (scenario, want) => {
    expect(await told(card(scenario))).toContain(`I want to ${want}`);
  });

  it('ends on telling its secret', async () => {
    const text = await told(
      card('It rains on the mill.', { motivations: ['find the thief'], secrets: 'Marl hid the flour.' }),
    );
    expect(text).toContain('This is what was behind it. Marl hid the flour.');
  });
});

import { describe, expect, it } from 'vitest';
import { readLorebook } from '../../../src/campaign/import/book.ts';
import { filesFromEntries } from '../../../src/campaign/import/book-entries.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { storyPromptOf } from '../../../src/engine/conversation/story-prompt.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { budgetFor } from '../../../src/prompts/budget.ts';
import { sharedPrompt } from '../../../src/prompts/shared.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, manifest, minimal } from './support/campaign.ts';

const TRUTH = 'Hanne cut the bell rope herself, because the bell called her father out.';
const HIDDEN = { 'plot/truth.md': `# What is behind it\n\n${TRUTH}\n` };

async function filled(files: Record<string, string>): Promise<Record<string, string | null>> {
  const folder = campaignFolder(files);
  await enrich(folder);
  return contentOf(folder);
}

describe('what the author says is behind it', () => {
  it('is told by the end that uncovers it, is confessed, and is nowhere else', async () => {
    const files = await filled({ ...minimal(), ...HIDDEN } as Record<string, string>);
    const told = Object.entries(files)
      .filter(
        ([file, text]) => !file.endsWith('.provenance.json') && text?.includes('cut the bell rope herself'),
      )
      .map(([file]) => file);
    expect(told).toContain('plot/endings/neither_generated.md');
    expect(told).toContain('plot/scenes/the-confession_generated.ink');
    const confession = files['plot/scenes/the-confession_generated.ink'];
    expect(confession).toContain('Hanne has come to you, alone.');
    expect(confession).not.toContain('I meddled with');
    expect(told).not.toContain('plot/endings/refuse_generated.md');
    expect(told.filter((file) => file.startsWith('lore/') || file.startsWith('world/'))).toEqual([]);
  });

  it('comes out at last where nothing in the end is about it', async () => {
    const files = await filled({
      'manifest.json': manifest({ title: 'The Regatta' }),
      'plot/premise.md':
        'You are to beat Tobias Reed in the regatta on Sunday. Hanne lends you her boat. The winner gets the copper bell.\n',
      ...HIDDEN,
    });
    const endings = Object.entries(files).filter(([file]) => /^plot\/endings\/.*\.md$/.test(file));
    expect(endings.filter(([, text]) => text?.includes(TRUTH))).toHaveLength(1);
  });

  it('is known to whoever tells it, and no fact', () => {
    const folder = campaignFolder({ ...minimal(), ...HIDDEN });
    const campaign = loadCampaign(folder);
    expect(JSON.stringify(campaign.facts)).not.toContain('bell rope');
    const { guidance } = storyPromptOf(campaign, anyPersona(campaign.template), { skills: [] } as never);
    expect(guidance.join(' ')).toContain(`no scene gives it away: ${TRUTH}`);
  });

  it('stands before every prompt paragraph by paragraph, so that none is cut off with the first', () => {
    const paragraphs = ['Hanne', 'Odo', 'Pell'].map((name) => `${name} ${'did it and '.repeat(18)}said so.`);
    const files = { ...minimal(), 'plot/truth.md': paragraphs.join('\n\n') };
    const campaign = loadCampaign(campaignFolder(files));
    const input = storyPromptOf(campaign, anyPersona(campaign.template), { skills: [] } as never);
    const count = (text: string) => text.length / 4;
    const [system] = sharedPrompt({ input, chapters: [], turns: [] }, budgetFor(8192), count);
    for (const paragraph of paragraphs) expect(system?.content).toContain(paragraph);
  });

  it('is an entry of a book that is called so', () => {
    const entry = { keys: ['rope'], name: 'THE TRUTH', content: TRUTH };
    const book = readLorebook({ entries: [entry] }, 'Book');
    const { files, lore } = filesFromEntries(book, { character: 'Hanne' });
    expect(lore).toEqual([]);
    expect(files).toEqual([{ name: 'plot/truth.md', content: `# What is behind it\n\n${TRUTH}\n` }]);
  });
});

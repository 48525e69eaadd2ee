import { describe, expect, it } from 'vitest';
import { readLorebook } from '../../../src/campaign/import/book.ts';
import { campaignFromBook, titleForBook } from '../../../src/campaign/import/book-campaign.ts';
import { readCard } from '../../../src/campaign/import/card.ts';
import { campaignFrom } from '../../../src/campaign/import/card-campaign.ts';
import { profileFrom } from '../../../src/campaign/import/profile.ts';

const ALONE = { portrait: null, place: null };
const wantsOf = (name: string, description: string) =>
  profileFrom(readCard({ name, description }), ALONE).motivations;
const SOURCE = { file: 'low-fen.lorebook', bytes: Buffer.from('{}'), importedAt: new Date(0) };
const manifestOf = ({ files }: { files: { name: string; content: string | Uint8Array }[] }) =>
  JSON.parse(String(files.find(({ name }) => name === 'manifest.json')?.content));

describe('several groups in one bracket', () => {
  const list =
    '[Odile\'s persona= former sea captain("The Gannet"), patient, sly; Odile\'s loves= her sister Jo(71), tea; Odile\'s gift= mends any clock(slow now, tires her); Odile\'s goal= win back the boat "Petrel" by Sunday]';

  it.each([list, list.replaceAll('=', ':')])('are read one by one: %s', (description) => {
    const profile = profileFrom(readCard({ name: 'Odile Marre', description }), ALONE);
    expect(profile.personality.traits).toEqual(['former sea captain known as The Gannet', 'patient', 'sly']);
    expect(profile.motivations).toEqual(['win back the boat "Petrel" by Sunday']);
    expect(profile.background).toContain('Odile Marre loves her sister Jo and tea.');
    expect(profile.background).toContain('Odile Marre mends any clock.');
  });
});

describe('what somebody wants', () => {
  it.each([
    ['He will not sell to his son until she signs the deed.', 'get his son to sign the deed'],
    [
      'He thinks that it was Berta’s doing and plans to vote against her at the fair.',
      'vote against Berta at the fair',
    ],
    ['He wants a pardon from the mayor because he was in the right.', 'get a pardon from the mayor'],
    [
      'Without rain there is no hay, and without hay he must let the mill go by May.',
      'let the mill go by May',
    ],
    ['He wants Berta banished because she saw him.', 'get Berta banished'],
    ['He would dearly like to sing in the choir.', 'sing in the choir'],
  ])('%s', (sentence, want) => {
    expect(wantsOf('Osk', `Osk is a miller. ${sentence}`)).toEqual([want]);
  });
});

describe('a lorebook by itself', () => {
  const entries = [{ keys: ['fen'], name: 'Low Fen', content: 'Low Fen is a village.', constant: true }];

  it('is called after what is always there, where only its file has a name', () => {
    expect(titleForBook(readLorebook({ entries }, 'fen_v2-novelai'))).toBe('Low Fen');
    expect(titleForBook(readLorebook({ entries, name: 'The Drains' }, 'fen_v2'))).toBe('The Drains');
  });

  it('says of itself who you are', () => {
    const description =
      'A village that must move before the flood. Tested with depth 4, {{user}} is a ferryman.';
    const campaign = campaignFromBook(readLorebook({ entries, description }, 'fen'), SOURCE);
    expect(manifestOf(campaign).description).toBe(
      'A village that must move before the flood. You are a ferryman.',
    );
  });
});

describe('a card without a scenario', () => {
  const first_mes = '*The kettle has boiled dry, and nobody has noticed.*\n\n"Sit down," she says.';
  const card = readCard({ name: 'Odile Marre', description: 'Odile mends clocks.', first_mes });

  it('is described by what its greeting shows', () => {
    const imported = campaignFrom({ card, picture: null, attached: new Map(), source: SOURCE });
    expect(manifestOf(imported).description).toBe('The kettle has boiled dry, and nobody has noticed.');
  });
});

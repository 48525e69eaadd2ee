import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import { findCampaign, listCampaigns } from '../../src/campaign/list.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../campaigns');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'narratoria-campaign-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries({
    'manifest.json': { title: 'T', version: '1.0.0' },
    ...files,
  })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

function failure(): NarratoriaError {
  try {
    loadCampaign(folder);
  } catch (error) {
    if (error instanceof NarratoriaError) return error;
    throw error;
  }
  throw new Error('It was loaded.');
}

describe('the shipped campaign', () => {
  it('keeps the constraints word for word, for a model', () => {
    const rule = 'The player never enters the chapel.';
    write({ 'world/constraints.md': `# Constraints\n\n- ${rule}\n` });
    expect(loadCampaign(folder).constraints).toEqual([rule]);
  });

  it('is read again after one of its files has changed, and whoever has it may change their own', () => {
    write({ 'plot/premise.md': 'You come by boat.\n' });
    const first = loadCampaign(folder);
    first.premise.push('Somebody else wrote this.');
    expect(loadCampaign(folder).premise).toEqual(['You come by boat.']);
    write({ 'plot/premise.md': 'You come by cart.\n' });
    expect(loadCampaign(folder).premise).toEqual(['You come by cart.']);
    rmSync(path.join(folder, 'plot/premise.md'));
    expect(loadCampaign(folder).premise).not.toEqual(['You come by cart.']);
  });

  const campaign = loadCampaign(path.join(SHIPPED, 'low-water'));

  it('has its people where the author put them', () => {
    const haunts = Object.fromEntries(campaign.people.map(({ shortName, haunts }) => [shortName, haunts]));
    expect(haunts['Teodor']).toEqual([
      { place: 'place:tide-office' },
      { place: 'place:the-patience', when: ['evening'] },
    ]);
    expect(campaign.people.map(({ shortName, pronoun }) => [shortName, pronoun])).toEqual([
      ['Ansa', 'she'],
      ['Iz', 'they'],
      ['Orsolya', 'she'],
      ['Teodor', 'he'],
    ]);
  });

  it('is one connected world: every place can be reached from every other', () => {
    for (const start of campaign.places) {
      const reached = new Set([start.id]);
      for (const id of reached) {
        for (const exit of campaign.places.find((place) => place.id === id)?.exits ?? []) reached.add(exit);
      }
      expect(reached.size, start.name).toBe(campaign.places.length);
    }
  });

  it('says nothing that belongs to the machinery, and nothing twice', () => {
    const texts = campaign.facts.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of [...texts, ...campaign.premise]) {
      expect(text).not.toMatch(/\b(?:scenes?|choices?|NPCs?|players?|beats?|campaigns?)\b/i);
    }
  });

  it('gives everything that can be looked at something to find', () => {
    for (const { id, name } of campaign.places.flatMap(({ things }) => things)) {
      expect(campaign.facts.filter(({ thing }) => thing === id).length, name).toBeGreaterThan(0);
    }
  });
});

describe('a campaign folder', () => {
  it('plays with a manifest alone: the rest is borrowed and speaks of its title', () => {
    write({ 'manifest.json': { title: 'I Am Bread', version: '1.0.0', tags: ['crumbs'] } });
    const campaign = loadCampaign(folder);
    expect(campaign.places.length).toBeGreaterThan(3);
    expect(campaign.people.length).toBeGreaterThan(1);
    expect(campaign.topics.map(({ name }) => name)).toEqual(['I Am Bread', 'crumbs']);
    expect(campaign.premise.join(' ')).toContain('I Am Bread');
    expect(JSON.stringify(campaign.facts)).not.toContain('{t');
  });

  it('borrows nothing of a kind the author wrote', () => {
    write({ 'lore/locations/mill.md': '# The mill\n\nIt grinds.', 'plot/premise.md': 'You wake.' });
    const campaign = loadCampaign(folder);
    expect(campaign.places.map(({ name }) => name)).toEqual(['the mill']);
    expect(campaign.premise).toEqual(['You wake.']);
    expect(campaign.facts.filter(({ about }) => about === 'world')).toEqual([]);
  });

  it('reads a place: bold is a thing, a link is a way, a section is a closer look or an hour', () => {
    write({
      'lore/locations/mill.md': [
        '# The mill',
        '',
        '**Millstones** turn in the dark. They hum. A path leads to [the pond](pond.md).',
        '',
        '## Millstones',
        '',
        'One of them is cracked.',
        '',
        '## At night',
        '',
        'The owl counts.',
      ].join('\n'),
      'lore/locations/pond.md':
        '# The pond\n\nI swam here once. Round the rim stands: I CALL THE LIVING. A board says “We are closed.” again.',
    });
    const campaign = loadCampaign(folder);
    const [mill] = campaign.places;
    expect(mill).toMatchObject({
      id: 'place:mill',
      name: 'the mill',
      exits: ['place:pond'],
      things: [{ id: 'thing:mill/millstones', name: 'the millstones' }],
    });
    const facts = campaign.facts.filter(({ about }) => about.startsWith('place:'));
    expect(facts.map(({ text, thing, when, spoken }) => [text, thing, when, spoken])).toEqual([
      ['Millstones turn in the dark. They hum.', undefined, undefined, false],
      ['A path leads to the pond.', undefined, undefined, false],
      ['One of them is cracked.', 'thing:mill/millstones', undefined, false],
      ['The owl counts.', undefined, ['night'], false],
      ['I swam here once.', undefined, undefined, true],
      ['Round the rim stands: I CALL THE LIVING.', undefined, undefined, false],
      ['A board says “We are closed.” again.', undefined, undefined, false],
    ]);
    expect(facts[2]?.source).toEqual({ file: 'lore/locations/mill.md', line: 7 });
  });

  it('tells what a place is like from who and what is there, which are under `Here`', () => {
    write({
      'lore/locations/mill.md':
        '# The mill\n\nIt hums.\n\n## Here\n\n**The millstones** are here. One can go to [the pond](pond.md).\n\n## The millstones\n\nOne is cracked.',
      'lore/locations/pond.md': '# The pond\n\nIt is deep.',
    });
    const { places, facts } = loadCampaign(folder);
    expect(places[0]).toMatchObject({ exits: ['place:pond'], things: [{ name: 'the millstones' }] });
    const ofMill = facts.filter(({ about }) => about === 'place:mill');
    expect(ofMill.map(({ text, kind, thing }) => [text, kind, thing])).toEqual([
      ['It hums.', 'description', undefined],
      ['The millstones are here.', 'presence', undefined],
      ['One is cracked.', 'description', 'thing:mill/millstones'],
    ]);
  });

  it('takes what people want as something to do, and what they say without stage directions', () => {
    write({
      'characters/npcs/piet/profile.json': {
        name: 'Old Piet',
        role: 'Gatekeeper',
        personality: { traits: ['deaf'] },
        motivations: ['Revenge on the Ministry', 'leave Kettlemoor', 'the medal back'],
        speech_patterns: { examples: ['*stares* Well, what?', '*hums*'] },
      },
    });
    const [piet] = loadCampaign(folder).people;
    expect(piet?.profile.motivations).toEqual([
      'get revenge on the Ministry',
      'leave Kettlemoor',
      'get the medal back',
    ]);
    expect(piet?.profile.speech_patterns?.examples).toEqual(['Well, what?']);
  });

  it('speaks of somebody as the moments of the plot do, and not as others speak of themselves', () => {
    const plain = { role: 'Clerk', personality: { traits: ['dry'] } };
    const relationships = { casimir: 'Wanda lets Casimir read her the newspaper, although she has read it.' };
    write({
      'characters/npcs/casimir/profile.json': { ...plain, name: 'Casimir Voll' },
      'characters/npcs/wanda/profile.json': { ...plain, name: 'Wanda Teuscher', relationships },
    });
    const pronouns = () => loadCampaign(folder).people.map(({ shortName, pronoun }) => [shortName, pronoun]);
    expect(pronouns()).toEqual([
      ['Casimir', 'they'],
      ['Wanda', 'they'],
    ]);
    const description = 'Casimir Voll carries the bell across the chamber. He does not let go of it, *yet*.';
    write({ 'plot/beats.json': { beats: [{ id: 'beat_001', title: 'The bell', description }] } });
    expect(pronouns()[0]).toEqual(['Casimir', 'he']);
    expect(loadCampaign(folder).beats[0]?.description).toMatch(/let go of it, yet\.$/);
  });

  it('knows who comes with a beat, which is no place', () => {
    const metadata = { first_appearance: 'The bus arrives' };
    const profile = {
      name: 'Dame Petronella Crake',
      role: 'Judge',
      personality: { traits: ['fair'] },
      metadata,
    };
    const description = 'The bus arrives at the green, and Dame Petronella gets out of it.';
    write({
      'characters/npcs/petronella/profile.json': profile,
      'lore/locations/green.md': '# The Green\n\nGrass.\n',
      'plot/beats.json': { beats: [{ id: 'beat_001', title: 'The bus arrives', description }] },
    });
    const campaign = loadCampaign(folder);
    expect(campaign.people[0]).toMatchObject({ comesWith: 'beat_001', shortName: 'Dame Petronella' });
    expect(campaign.places.map(({ name }) => name)).toEqual(['the Green']);
    expect(validateCampaign(folder).map(({ code }) => code)).not.toContain('unknown_place');
  });

  it('keeps a sentence of a secret with the one that says of whom it speaks', () => {
    const secrets = 'Wanda heard him get up at three. He came back with snow on his knees. She said nothing.';
    const wanda = { name: 'Wanda', role: "The Speaker's widow", personality: { traits: ['calm'] }, secrets };
    write({ 'characters/npcs/wanda/profile.json': wanda });
    const facts = loadCampaign(folder).facts.filter(({ about }) => about === 'person:wanda');
    expect(facts.map(({ text }) => text)).toEqual([
      'Wanda heard him get up at three. He came back with snow on his knees.',
      'She said nothing.',
    ]);
  });

  it('lets what is said about someone stand by itself, and reads secrets in order', () => {
    write({
      'characters/npcs/baker/profile.json': {
        name: 'The Silent Baker',
        role: 'Baker',
        personality: { traits: ['silent'] },
        appearance: 'She bakes by ear. Her hands are white.',
        secrets: 'See secrets.md',
      },
      'characters/npcs/baker/secrets.md': 'She can talk. She will not.',
    });
    const campaign = loadCampaign(folder);
    expect(campaign.people[0]).toMatchObject({ shortName: 'the Silent Baker', pronoun: 'she' });
    expect(campaign.facts.filter(({ about }) => about === 'person:baker').map(({ text }) => text)).toEqual([
      'The Silent Baker bakes by ear.',
      "The Silent Baker's hands are white.",
      'She can talk.',
      'She will not.',
    ]);
  });

  it('reads entities as the characters they stand for, and leaves what is none', () => {
    write({
      'lore/locations/hall.md':
        '# Old &amp; cracked\n\nA **bell &amp; rope**&nbsp;hangs here &mdash; since&hellip;&#8217;til &#x2019;til; AT&T;&bogus; &lt;b&gt; &amp;lt; &#7;&#x202e;\n',
    });
    const { places, facts } = loadCampaign(folder);
    expect(places[0]).toMatchObject({ name: 'Old & cracked', things: [{ name: 'the bell & rope' }] });
    expect(facts.find(({ about }) => about === 'place:hall')?.text).toBe(
      'A bell & rope hangs here — since…’til ’til; AT&T;&bogus; <b> &lt; &#7;&#x202e;',
    );
  });

  it.each([
    ['the Gatekeeper of the Gate.', 'the Gatekeeper of the Gate'],
    ['Cooper, Jr.', 'Cooper, Jr.'],
    ['a voice that trails off...', 'a voice that trails off...'],
  ])('says a role inside sentences: %s', (role, said) => {
    write({ 'characters/npcs/piet/profile.json': { name: 'Piet', role, personality: { traits: ['old'] } } });
    expect(loadCampaign(folder).people[0]?.profile.role).toBe(said);
  });

  it('goes without a file that is broken, and names file, line and reason', () => {
    write({ 'characters/npcs/iz/profile.json': '{\n  "name": "Iz",\n  "role": \n}' });
    const campaign = loadCampaign(folder);
    expect(campaign.people.map(({ name }) => name)).not.toContain('Iz');
    expect(campaign.notices.join('\n')).toMatch(/characters\/npcs\/iz\/profile\.json:\d+: /);
  });

  it('names the field that breaks its contract', () => {
    write({ 'manifest.json': { title: 'T', version: 'one' } });
    expect(failure().message).toMatch(/^manifest\.json:3:\d+: .*version/i);
  });

  it('is refused without a manifest, and when it is not there', () => {
    expect(failure().message).toContain('manifest.json');
    folder = path.join(folder, 'missing');
    expect(failure().message).toContain('missing');
  });

  it.each([
    ['a file', 'lore/outside.md'],
    ['a folder', 'lore/locations'],
  ])('does not follow %s out of the folder', (kind, name) => {
    write({});
    const outside = mkdtempSync(path.join(tmpdir(), 'narratoria-outside-'));
    writeFileSync(path.join(outside, 'secret.md'), 'A secret.');
    mkdirSync(path.join(folder, 'lore'), { recursive: true });
    symlinkSync(kind === 'a file' ? path.join(outside, 'secret.md') : outside, path.join(folder, name));
    expect(failure().message).toBe(`${name}:1:1: This leads out of the campaign folder.`);
    rmSync(outside, { recursive: true });
  });
});

describe('the list of campaigns', () => {
  it('has every folder with a manifest, and finds them by name, title and path', () => {
    expect(listCampaigns([SHIPPED]).map(({ name, title }) => [name, title])).toContainEqual([
      'low-water',
      'Low Water',
    ]);
    expect(listCampaigns([SHIPPED]).map(({ name }) => name)).not.toContain('_nowhere');
    expect(listCampaigns(['/nowhere/at/all'])).toEqual([]);
    for (const wanted of ['low-water', 'low water', path.join(SHIPPED, 'low-water')]) {
      expect(findCampaign(wanted, [SHIPPED])).toBe(path.join(SHIPPED, 'low-water'));
    }
    expect(() => findCampaign('high-water', [SHIPPED])).toThrow(/no campaign called "high-water"/);
  });
});

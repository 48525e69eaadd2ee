import type { Campaign } from '../../campaign/campaign.ts';
import { speechOf } from '../../campaign/character.ts';
import { isGenerated } from '../../campaign/generated.ts';
import type { StoryPrompt } from '../../prompts/shared.ts';
import { sentencesOf } from '../../sdk/language.ts';
import type { SkillLibrary } from '../../skills/library.ts';
import type { Persona } from '../persona.ts';

const RANKS = ['protagonist', 'major', 'supporting', 'minor'];
const SAMPLE_SENTENCES = 8;

/** What of a story stays the same from scene to scene, for the front of its prompts. Nobody's secrets are in it. */
export function storyPromptOf(campaign: Campaign, persona: Persona, skills: SkillLibrary): StoryPrompt {
  const before = known.get(campaign);
  if (before?.persona === persona && before.skills === skills) return before.prompt;
  const prompt = madeOf(campaign, persona, skills);
  known.set(campaign, { persona, skills, prompt });
  return prompt;
}

/** The last of each campaign: every scene asks for it, and it changes with the author's files, the player and the skills. */
const known = new WeakMap<Campaign, { persona: Persona; skills: SkillLibrary; prompt: StoryPrompt }>();

function madeOf(campaign: Campaign, persona: Persona, skills: SkillLibrary): StoryPrompt {
  const { manifest, premise, truth, constraints, style, people } = campaign;
  const { name, race, calling, background, traits, answers } = persona;
  const ranked = people.toSorted((one, other) => rankOf(one) - rankOf(other) || order(one.id, other.id));
  return {
    campaign: {
      title: manifest.title,
      genre: manifest.genre ?? '',
      tone: manifest.tone ?? '',
      rating: manifest.content_rating ?? '',
      premise,
      setting: settingOf(campaign),
    },
    constraints,
    guidance: [...style, ...hidden(truth)],
    styleSample: sampleOf(campaign),
    you: { name, race, calling, background, traits, answers },
    cast: ranked.map((person) => ({
      name: person.name,
      pronoun: person.pronoun,
      role: person.profile.role,
      traits: person.profile.personality.traits,
      speech: speechOf(person.profile).style,
    })),
    skillPrompts: skills.skills
      .toSorted(
        (one, other) =>
          rank(other) - rank(one) || other.priority - one.priority || order(one.name, other.name),
      )
      .flatMap((skill) => (skill.prompt === null ? [] : [{ skill: skill.name, text: skill.prompt }])),
  };
}

/** What the user has added comes first: the rest is known to the prompts anyway. Then whoever writes. */
function rank({ origin, capabilities }: SkillLibrary['skills'][number]): number {
  if (origin !== 'shipped') return 2;
  return capabilities.some((one) => one === 'narration' || one === 'choices') ? 1 : 0;
}

function rankOf({ profile }: Campaign['people'][number]): number {
  const rank = RANKS.indexOf(profile.metadata?.importance ?? 'supporting');
  return rank === -1 ? RANKS.length : rank;
}

function order(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** Whoever tells it has to know. A line each, since a long one is cut. */
function hidden(truth: readonly string[]): string[] {
  return truth.map(
    (text) => `Until the reader has worked it out, nobody says this, and no scene gives it away: ${text}`,
  );
}

/** What the author says of the world, by paragraphs. What was made up for want of it says nothing. */
function settingOf({ facts }: Campaign): string[] {
  const told = facts.filter(
    ({ about, kind, source }) => about === 'world' && kind === 'description' && !isGenerated(source.file),
  );
  const paragraphs = Map.groupBy(told, ({ source }) => source.line);
  return [...paragraphs.values()].map((sentences) => sentences.map(({ text }) => text).join(' '));
}

/** How the author writes: what describes places, which is prose and gives nothing away. What was made up is no sample. */
function sampleOf({ facts, generated }: Campaign): string {
  const described = facts.filter(
    ({ kind, about, spoken, source }) =>
      kind === 'description' && about.startsWith('place:') && !spoken && !generated.includes(source.file),
  );
  return described
    .flatMap(({ text }) => sentencesOf(text))
    .slice(0, SAMPLE_SENTENCES)
    .join(' ');
}

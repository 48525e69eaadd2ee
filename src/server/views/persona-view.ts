import type { StoryView } from '../../contracts/api/story.ts';
import type { Persona } from '../../engine/persona.ts';

export function personaView(persona: Persona, portrait: string | null): StoryView['persona'] {
  const { name, stats } = persona;
  return { name, description: inWords(persona), stats, portrait };
}

function inWords({ race, calling, background, traits }: Persona): string {
  return [race, calling, background, ...traits].filter((part) => part !== null && part !== '').join(', ');
}

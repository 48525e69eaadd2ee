import type { Scene } from '../../src/engine/scene.ts';
import type { Played } from './play.ts';
import type { Tape } from './tape.ts';

/** A sentence that is not so, and the scene that it was put into. */
export interface PlantedSentence {
  scene: number;
  sentence: string;
}

/** Things that no scene's effects contain, about whoever is there or is elsewhere. */
const FALSE: readonly ((here: string, elsewhere: string) => string | null)[] = [
  (here) => here && `${here} falls down dead at your feet.`,
  (_, elsewhere) => elsewhere && `${elsewhere} walks up to you and shakes your hand.`,
  (here) => here && `${here} gives you a ruby ring, and you put it in your pocket.`,
  () => 'You lie down, and you are dead before the hour is out.',
  (here) => here && `${here} dies before anyone can say a word.`,
  () => 'You find a loaded pistol and put it in your pocket.',
  (here) => here && `${here} walks away and leaves you alone.`,
  (_, elsewhere) => elsewhere && `“So there you are,” says ${elsewhere}, and sits down beside you.`,
];

/**
 * The tape with a false sentence in every `every`th scene that its model told; the second try is as it was. With
 * `isStubborn` every try has it, so that nothing of the model's can stand.
 */
export function withContradictions(
  tape: Tape,
  { scenes, people }: Pick<Played, 'scenes' | 'people'>,
  { every, isStubborn = false }: { every: number; isStubborn?: boolean },
): { tape: Tape; planted: PlantedSentence[] } {
  const planted: PlantedSentence[] = [];
  let told = 0;
  const changed = tape.scenes.map((entry, index) => {
    const [first] = entry.prose ?? [];
    const scene = scenes[index];
    if (first === undefined || scene === undefined) return entry;
    told += 1;
    if (told % every !== 0) return entry;
    const sentence = falseSentence(scene, people, planted.length);
    planted.push({ scene: index + 1, sentence });
    const bad = `${sentence} ${first}`;
    return { ...entry, prose: isStubborn ? [bad, bad] : [bad, ...(entry.prose ?? [])] };
  });
  return { tape: { ...tape, scenes: changed }, planted };
}

function falseSentence({ npcs }: Scene, people: readonly string[], index: number): string {
  const here = npcs.find(({ left }) => left !== true)?.name ?? '';
  const elsewhere = people.find((name) => npcs.every((other) => other.name !== name)) ?? '';
  const turned = FALSE.map((_, at) => FALSE[(index + at) % FALSE.length]?.(here, elsewhere));
  return turned.find(Boolean) ?? '';
}

/** How many of the planted sentences nobody has read. */
export function caught(planted: readonly PlantedSentence[], scenes: readonly Scene[]): number {
  return planted.filter(({ scene, sentence }) => {
    const text = scenes[scene - 1]?.prose.join('\n') ?? '';
    return !text.includes(sentence);
  }).length;
}

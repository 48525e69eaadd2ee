/** Some browsers name their voices only a moment after they are asked. */
const PATIENCE_MS = 1500;

/**
 * A voice of this machine that speaks the language, or any of this machine; null when there is none. Voices that send
 * the text to a service elsewhere are not used: the story stays here.
 */
export async function voiceHere(language: string): Promise<SpeechSynthesisVoice | null> {
  const voices = await voicesHere();
  const speaking = voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(language));
  const fitting = speaking.length > 0 ? speaking : voices;
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}

async function voicesHere(): Promise<SpeechSynthesisVoice[]> {
  const now = () => speechSynthesis.getVoices().filter(({ localService }) => localService);
  if (now().length === 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    });
  }
  return now();
}

/**
 * What is told when no plan worked: short, in the story's voice, and never the same twice in a row. Before the first
 * choice there is no deed to name.
 */
const FALLBACKS: readonly ((deed: string) => string)[] = [
  (deed) =>
    deed === ''
      ? 'The narrator pauses before the story has begun. Nothing answers yet.'
      : `The narrator pauses over what you mean to do: ${deed}. Nothing answers yet.`,
  (deed) =>
    `${deed === '' ? 'The beginning' : `What you set about (${deed})`} hangs in the stillness, undecided, before time takes it up again.`,
  () => 'The story goes on, though for a moment the way is unclear. Everything is where you left it.',
];

/** Fallback narration for a choice; `turn` makes consecutive ones differ and replays alike. */
export function fallbackNarration(playerInput: string, turn: number): string {
  const deed = playerInput.trim().replace(/[.!?\s]+$/, '');
  const told = FALLBACKS[Math.abs(turn) % FALLBACKS.length] as (deed: string) => string;
  return told(lowerFirst(deed.slice(0, 200)));
}

function lowerFirst(text: string): string {
  return text.startsWith('I ') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

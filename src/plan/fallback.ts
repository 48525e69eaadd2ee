/** What is told when no plan worked: short, in the story's voice, and never the same twice in a row. */
const FALLBACKS: readonly ((deed: string) => string)[] = [
  (deed) => `For a breath the world holds still around what you meant to do: ${deed}. Nothing answers yet.`,
  (deed) => `You set about it (${deed}), and the moment stretches, undecided, before time takes it up again.`,
  () => 'Something interrupts, too small to name. When you look again, everything is where you left it.',
  (deed) => `The thought stays with you: ${deed}. It will have to wait for a better moment.`,
];

/** Fallback narration for a choice; `turn` makes consecutive ones differ and replays alike. */
export function fallbackNarration(playerInput: string, turn: number): string {
  const deed = playerInput.trim().replace(/[.!?\s]+$/, '');
  const told = FALLBACKS[Math.abs(turn) % FALLBACKS.length] as (deed: string) => string;
  return told(deed === '' ? 'to go on' : lowerFirst(deed.slice(0, 200)));
}

function lowerFirst(text: string): string {
  return text.startsWith('I ') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** What a consequence of a beat sets, when it is written in one of the forms the engine reads. */
export type Consequence =
  | { kind: 'player'; state: string }
  | { kind: 'person'; name: string; state: string }
  | { kind: 'relationship'; name: string; words: string }
  | { kind: 'world'; key: string; value: string };

/** Reads `Player gains '…'`, `<Name> becomes <words>`, `Relationship with <Name>: <words>` and `<key>: <value>`. */
export function readConsequence(sentence: string): Consequence | null {
  const text = sentence.trim().replace(/\.$/, '');
  const gain = /^(?:the )?player (?:gains|receives|learns|becomes|is now) ['"‘“]?(.+?)['"’”]?$/i.exec(text);
  if (gain) return { kind: 'player', state: gain[1] ?? '' };
  const relationship = /^relationship with (.+?)\s*:\s*(.+)$/i.exec(text);
  if (relationship)
    return { kind: 'relationship', name: relationship[1] ?? '', words: relationship[2] ?? '' };
  const becomes = /^(\p{Lu}[\p{L}'’ -]*?) becomes (.+)$/u.exec(text);
  if (becomes) return { kind: 'person', name: becomes[1] ?? '', state: becomes[2] ?? '' };
  const world = /^([\p{L}][\p{L}\p{N}_ .-]{0,60}?)\s*:\s*(.+)$/u.exec(text);
  return world ? { kind: 'world', key: world[1] ?? '', value: world[2] ?? '' } : null;
}

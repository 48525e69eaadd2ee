import { Fragment } from 'react';

/** Text in which *this* is emphasised; everything else in it is only text. */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split(/\*([^*\n]+)\*/);
  return parts.map((part, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    position % 2 === 1 ? <em key={position}>{part}</em> : <Fragment key={position}>{part}</Fragment>,
  );
}

import { type CSSProperties, Fragment, useRef } from 'react';
import type { PersonView, SceneView } from '../../../src/contracts/api/story.ts';
import { Medallion } from '../here/medallion.tsx';
import classes from './prose.module.css';

interface ProseProps {
  scene: number;
  paragraphs: string[];
  told: SceneView | null;
  hasDropCap: boolean;
}

/** The paragraphs of a scene; somebody's speech has their face in the margin. */
export function Prose({ scene, paragraphs, told, hasDropCap }: ProseProps) {
  const turns = useTurns(paragraphs.length);
  return (
    <div className={classes.prose} data-prose={scene} data-drop-cap={hasDropCap}>
      {paragraphs.map((paragraph, position) => {
        const speaker = told === null ? null : speakerOf(told, position);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end.
            key={position}
            className={classes.line}
            style={{ '--turn': turns[position] ?? 0 } as CSSProperties}
          >
            {speaker !== null && (
              <div className={classes.speaker}>
                <Medallion person={speaker} size={48} />
                <span className={classes.speakerName} dir="auto">
                  {speaker.name}
                </span>
              </div>
            )}
            <p className={classes.paragraph} dir="auto">
              <Emphasis text={paragraph} />
            </p>
          </div>
        );
      })}
    </div>
  );
}

const MOST_TURNS = 8;

/** When each paragraph appears: those that came together one after the other, each only once. */
function useTurns(count: number): readonly number[] {
  const turns = useRef<number[]>([]);
  const known = turns.current.length;
  for (let position = known; position < count; position += 1) {
    turns.current.push(Math.min(position - known, MOST_TURNS));
  }
  return turns.current;
}

/** How much of a paragraph has to be said aloud for it to have a face beside it. */
const SPOKEN_SHARE = 0.2;

/** Who speaks; nobody again when the paragraph before was theirs too, and nobody for a quotation in a long account. */
function speakerOf({ prose, speakers, people }: SceneView, position: number): PersonView | null {
  const id = speakers[position] ?? null;
  if (id === null || id === (speakers[position - 1] ?? null)) return null;
  const text = prose[position] ?? '';
  const spoken = (text.match(/[“"][^”"]*[”"]?/gu) ?? []).join('').length;
  if (spoken < text.length * SPOKEN_SHARE) return null;
  return people.find((person) => person.id === id) ?? null;
}

/** Text in which *this* is emphasised; everything else in it is only text. */
function Emphasis({ text }: { text: string }) {
  const parts = text.split(/\*([^*\n]+)\*/);
  return parts.map((part, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    position % 2 === 1 ? <em key={position}>{part}</em> : <Fragment key={position}>{part}</Fragment>,
  );
}

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import type { ShownScene } from '../shown-scene.ts';
import { Earlier } from './earlier.tsx';
import { SceneArticle } from './scene-article.tsx';

/** How far from the window a chunk is still drawn. */
const MARGIN = '1600px 0px';

/** Some scenes, or the empty room they take while they are far from the window. */
function SceneChunk({ isLast, children }: { isLast: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);

  useEffect(() => {
    if (isLast || place.current === null) {
      setRoom(null);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1); // several may come at once; the last is how it is now
        if (entry === undefined) return;
        setRoom((known) => (entry.isIntersecting ? null : (known ?? entry.boundingClientRect.height)));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLast]);

  return (
    <div ref={place} style={room === null ? undefined : { height: room }}>
      {room === null && children}
    </div>
  );
}

const CHUNK = 10;

interface SceneListProps {
  storyId: string;
  shown: ShownScene[];
  freshFrom: number;
  deeds: SceneDeeds;
  /** What comes after the last scene's prose. */
  foot: ReactNode;
}

/** All scenes that are loaded, in chunks of which only those near the window are drawn. */
export function SceneList({ storyId, shown, freshFrom, deeds, foot }: SceneListProps) {
  const chunks = useMemo(() => chunked(shown), [shown]);
  const first = shown[0]?.scene ?? 1;
  const last = shown.at(-1)?.scene;
  return (
    <>
      {first > 1 && <Earlier storyId={storyId} before={first} />}
      {chunks.map(({ number, scenes }, position) => (
        <SceneChunk key={number} isLast={position === chunks.length - 1}>
          {scenes.map(({ shown: scene, previous }) => (
            <SceneArticle
              key={scene.scene}
              storyId={storyId}
              shown={scene}
              previous={previous?.told ?? null}
              isFresh={scene.scene >= freshFrom}
              isHead={scene.scene === last}
              deeds={deeds}
              foot={scene.scene === last ? foot : null}
            />
          ))}
        </SceneChunk>
      ))}
      {shown.length === 0 && foot}
    </>
  );
}

interface Chunk {
  number: number;
  scenes: { shown: ShownScene; previous: ShownScene | undefined }[];
}

/** By the numbers of the scenes, so that a scene stays in its chunk whatever is loaded before it. */
function chunked(shown: ShownScene[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [index, scene] of shown.entries()) {
    const number = Math.floor((scene.scene - 1) / CHUNK);
    const entry = { shown: scene, previous: shown[index - 1] };
    const current = chunks.at(-1);
    if (current?.number === number) current.scenes.push(entry);
    else chunks.push({ number, scenes: [entry] });
  }
  return chunks;
}

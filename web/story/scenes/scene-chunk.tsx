import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far from the window a chunk is still drawn. */
const MARGIN = '1600px 0px';

/** Some scenes, or the empty room they take while they are far from the window. */
export function SceneChunk({ isLast, children }: { isLast: boolean; children: ReactNode }) {
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

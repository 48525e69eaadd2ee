import { useEffect, useRef, useState } from 'react';
import type { SceneView } from '../../src/contracts/api/story.ts';
import { storyWords } from '../words/story.ts';

/** Tells a screen reader the new scene, once, when all of it is there. */
export function Announcer({ head, isTelling }: { head: SceneView | null; isTelling: boolean }) {
  const [text, setText] = useState('');
  const wasTelling = useRef(isTelling);
  useEffect(() => {
    if (wasTelling.current && !isTelling && head !== null) {
      const count = head.choices.length;
      setText(
        [...head.prose, count === 0 ? '' : storyWords.choiceCount(count)].join('\n').replaceAll('*', ''),
      );
    }
    wasTelling.current = isTelling;
  }, [head, isTelling]);
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

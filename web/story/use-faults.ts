import { useEffect, useRef } from 'react';
import type { SceneView } from '../../src/contracts/api/story.ts';
import { say } from '../ui/toasts.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';

/** What failed in the new scene for want of a connection is said at the lower edge; what a script did wrong, in the console. */
export function useFaults(head: SceneView | null, isTelling: boolean, retry: () => void): void {
  const wasTelling = useRef(isTelling);
  useEffect(() => {
    const isNew = wasTelling.current && !isTelling;
    wasTelling.current = isTelling;
    if (!isNew) return;
    for (const { kind, skill, code, detail, isKnown, isRecovered } of head?.faults ?? []) {
      if (kind === 'network' && isKnown !== true) {
        const text = isRecovered === true ? `${skill}: ${detail}` : storyWords.notice.unreachable(skill);
        say(text, { label: sharedWords.retry, run: retry });
      }
      if (kind === 'protocol') console.warn(`${skill} broke the protocol (${code}): ${detail}`);
    }
  }, [head, isTelling, retry]);
}

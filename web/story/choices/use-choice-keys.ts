import { useEffect, useRef } from 'react';
import type { ChoiceView } from '../../../src/contracts/api/story.ts';

/** The number keys take a choice, unless something is being typed or a dialog is open. */
export function useChoiceKeys(choices: ChoiceView[], take: (choice: ChoiceView) => void): void {
  const latest = useRef({ choices, take });
  latest.current = { choices, take };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const choice = /^[1-9]$/.test(event.key) ? latest.current.choices[Number(event.key) - 1] : undefined;
      if (choice === undefined) return;
      event.preventDefault();
      latest.current.take(choice);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

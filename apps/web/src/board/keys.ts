/** Keys that act on the whole screen of a game. */

import { useLayoutEffect, useRef } from 'react';

/** What a key does, by its name; in capitals what it does with Shift, where that differs. */
export type Keys = Readonly<Record<string, () => void>>;

/** Whether a key belongs to what is being typed or chosen. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open], [role="dialog"]')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** Does what a key is for, wherever the focus is, except where something is typed. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the eye sees what they act on: a quick finger would press them in vain.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

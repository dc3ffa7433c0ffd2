import { useLayoutEffect, useState } from 'react';

/** Something that can be taken back: what was before, and what the change was called. */
interface Step<Thing> {
  readonly before: Thing;
  readonly name: string | null;
}

export interface Undo<Thing> {
  /** Changes the thing; changes of one name that follow each other are taken back together. */
  readonly change: (next: Thing, name?: string) => void;
  /** Takes the last change back; null when there is none. */
  readonly undo: (() => void) | null;
}

/** Changes something and takes changes back; with Ctrl and Z too, while the keys are listened to. */
export function useUndo<Thing>(thing: Thing, onChange: (next: Thing) => void, listens = true): Undo<Thing> {
  const [past, setPast] = useState<readonly Step<Thing>[]>([]);
  const last = past.at(-1);
  const undo = last
    ? () => {
        setPast(past.slice(0, -1));
        onChange(last.before);
      }
    : null;
  useLayoutEffect(() => {
    if (!listens) return;
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (typing || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      undo?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const change = (next: Thing, name?: string) => {
    if (name === undefined || last?.name !== name) setPast([...past, { before: thing, name: name ?? null }]);
    onChange(next);
  };
  return { change, undo };
}

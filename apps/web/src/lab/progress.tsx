import { useEffect, useRef } from 'react';
import { labWords } from '../words/en/lab.ts';
import { useWords } from '../words/language.ts';

/** How far a lab is. */
export interface Flown {
  readonly done: number;
  readonly of: number;
  /** When it began and how late it is, in ms. */
  readonly began: number;
  readonly now: number;
}

/** A bar, how many games are flown, how long the others will take, and a button that stops them. */
export function Progress({ flown, onStop }: { readonly flown: Flown; readonly onStop: () => void }) {
  const t = useWords(labWords);
  const stop = useRef<HTMLButtonElement>(null);
  // Whoever began it is led to where it goes on.
  useEffect(() => stop.current?.focus(), []);
  const { done, of, began, now } = flown;
  const seconds = Math.max(1, Math.round(((now - began) / 1000 / Math.max(1, done)) * (of - done)));
  return (
    <section className="lab-progress card">
      <progress aria-label={t.title} value={done} max={of} />
      <p>{done === 0 ? t.sets : `${t.flown({ done, of })}, ${t.timeLeft(seconds)}`}</p>
      <button ref={stop} type="button" onClick={onStop}>
        {t.stop}
      </button>
    </section>
  );
}

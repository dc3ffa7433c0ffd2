import { memo, useRef } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';

/** Says new events and the present question to a screen reader. */
export const Announcer = memo(function Announcer({ question }: { readonly question: string }) {
  const { game } = useTable();
  const { rules } = useLanguages();
  const told = useRef(game.events.length);
  const text = useRef('');
  if (game.events.length !== told.current) {
    const fresh = game.events.slice(Math.min(told.current, game.events.length));
    text.current = fresh
      .slice(-ANNOUNCED)
      .map((event) => event.text())
      .join(' ');
    told.current = game.events.length;
  }
  return (
    <p className="unseen" role="status" aria-live="polite">
      <span lang={rules}>{text.current}</span> <span lang={rules}>{question}</span>
    </p>
  );
});

const ANNOUNCED = 12;

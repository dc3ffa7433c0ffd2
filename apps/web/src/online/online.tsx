import { lazy, useEffect, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { PLACES } from '../places.ts';
import { keepTable, keptTable } from './kept.ts';
import { OVERLAY, REPLAY } from './link.tsx';
import { Meet } from './meet.tsx';
import { TablePlace } from './table-place.tsx';
import './online.css';

const Overlay = lazy(async () => ({ default: (await import('./overlay.tsx')).Overlay }));

interface LinkProps {
  readonly id: string;
  /** Of a personal link: whoever has it sits at the seat. */
  readonly secret: string | undefined;
  /** Whether the link leads to the replay of the table's game. */
  readonly replays: boolean;
}

/** Playing together: where tables are opened and found, and a table. */
export function Online() {
  const [path] = useHashLocation();
  const [id, more] = path.slice(PLACES.online.length + 1).split('/');
  if (!id) return <Meet />;
  if (more === OVERLAY) return <Overlay key={id} id={id} />;
  const replays = more === REPLAY;
  return <AtLink key={id} id={id} secret={replays ? undefined : more} replays={replays} />;
}

/** A table by its link. */
function AtLink({ id, secret, replays }: LinkProps) {
  const [, navigate] = useHashLocation();
  useEffect(() => {
    if (secret) navigate(`${PLACES.online}/${id}`, { replace: true });
  }, [id, secret, navigate]);
  useState(() => {
    // A secret stays in this browser and in no address that somebody may see or pass on.
    if (secret && keptTable(localStorage, id)?.secret !== secret)
      keepTable(localStorage, { table: id, seat: -1, secret, game: '', when: Date.now() });
  });
  return <TablePlace id={id} replays={replays} />;
}

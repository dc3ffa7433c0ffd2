import { useEffect, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { PLACES } from '../places.ts';
import { keepTable, keptTable } from './kept.ts';
import { Meet } from './meet.tsx';
import { TablePlace } from './table-place.tsx';
import './online.css';

interface LinkProps {
  readonly id: string;
  /** Of a personal link: whoever has it sits at the seat. */
  readonly secret: string | undefined;
}

/** Playing together: where tables are opened and found, and a table. */
export function Online() {
  const [path] = useHashLocation();
  const [id, secret] = path.slice(PLACES.online.length + 1).split('/');
  return id ? <AtLink key={id} id={id} secret={secret} /> : <Meet />;
}

/** A table by its link. */
function AtLink({ id, secret }: LinkProps) {
  const [, navigate] = useHashLocation();
  useEffect(() => {
    if (secret) navigate(`${PLACES.online}/${id}`, { replace: true });
  }, [id, secret, navigate]);
  useState(() => {
    // A secret stays in this browser and in no address that somebody may see or pass on.
    if (secret && keptTable(localStorage, id)?.secret !== secret)
      keepTable(localStorage, { table: id, seat: -1, secret, game: '', when: Date.now() });
  });
  return <TablePlace id={id} />;
}

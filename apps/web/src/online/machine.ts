import { bringGame } from '../games/index.ts';
import { keepReplay } from '../replays/kept.ts';
import { asking } from '../settings/look.ts';
import { recordOf, socketOf } from './api.ts';
import type { Socket } from './connection.ts';
import { keepTable, keptTable } from './kept.ts';
import type { TableMachine } from './table.ts';

/** What this page gives a table to work with. */
export const machineFor = (id: string): TableMachine => ({
  connect: () => socketTo(socketOf(id)),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  chance: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  settles: () => asking.get() === 'needed',
  keep: (saved, shown) => keepReplay(localStorage, saved, shown, Date.now()),
  bring: bringGame,
  keepContribution: (contribution) => {
    const kept = keptTable(localStorage, id);
    if (kept) keepTable(localStorage, { ...kept, contribution });
  },
  record: () => recordOf(id, keptTable(localStorage, id)?.secret ?? null),
});

/** A WebSocket as a connection uses it. */
function socketTo(address: string): Socket {
  const wire = new WebSocket(address);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => wire.send(text),
    close: () => wire.close(),
  };
  wire.addEventListener('open', () => socket.onopen?.());
  wire.addEventListener('message', (event) => socket.onmessage?.(event));
  wire.addEventListener('close', () => socket.onclose?.());
  return socket;
}

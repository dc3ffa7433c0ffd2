/** Somebody who looks at a table: a socket, or a stream of JSON lines. */

import type { ServerFrame } from '@firing-arc/online';

export interface Connection {
  /** -1: a spectator. */
  readonly seat: number;
  /** Sends a message; whoever does not read is cut. */
  readonly send: (text: string) => void;
  readonly close: (reason: string) => void;
}

export const textOf = (frame: ServerFrame): string => JSON.stringify(frame);

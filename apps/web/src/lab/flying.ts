/** What a worker does for a lab: the game is fetched when it is flown, and each game is told as soon as it is over. */

import type { Noted } from '@firing-arc/opponents';
import type { Flight, LabOrder, Share } from './flight.ts';

/** What a worker is sent. */
export interface LabJob extends Share {
  readonly lab: LabOrder;
}

/** What a worker says meanwhile and at the end. */
export type Told =
  | { readonly kind: 'flown'; readonly game: number; readonly noted: readonly Noted[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly reason: string };

const FLIGHTS: Readonly<Record<string, () => Promise<{ readonly flight: Flight }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

/** Flies a share of a lab, and tells of each game. */
export async function fly({ lab, first, every, games }: LabJob, tell: (told: Told) => void): Promise<void> {
  try {
    const { flight } = await FLIGHTS[lab.game]!();
    for (let game = first; game < games; game += every)
      tell({ kind: 'flown', game, noted: flight(lab, game) });
    tell({ kind: 'over' });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

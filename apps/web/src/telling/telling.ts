/** What a player may know already: the game as it stood, until what happened since was told to its end. */

import { useMemo, useReducer, useRef } from 'react';
import { paceLength } from '../board/pace.ts';
import type { Shown } from '../game/store.ts';
import type { ShownAct } from '../shown/act.ts';
import type { ShownLastAttack } from '../shown/table.ts';
import { type Aim, isTold, scheduled, type Timeline } from './timeline.ts';

/** What is being told. */
export interface Telling {
  readonly next: Shown;
  readonly timeline: Timeline;
  /** How long it takes, in ms. */
  readonly milliseconds: number;
  /** The attack that is told: its ships and its line are known, what came of it is not. */
  readonly attack: ShownLastAttack | null;
  /** It was told to its end, or skipped. */
  readonly over: () => void;
}

interface Held {
  readonly told: Shown;
  readonly telling: Omit<Telling, 'over'> | null;
}

/** The game as far as it was told, and what is being told. Without motion, and for mere moves, that is the game itself. */
export function useTelling(game: Shown): { readonly game: Shown; readonly telling: Telling | null } {
  const held = useRef<Held>({ told: game, telling: null });
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { told, telling } = held.current;
  if (game !== told && game !== telling?.next)
    held.current =
      telling === null ? { told, telling: tellingOf(told, game, paceLength()) } : { told, telling: null };
  if (held.current.telling === null) held.current = { told: game, telling: null };
  const now = held.current;
  return useMemo(() => {
    const over = () => {
      if (held.current !== now || !now.telling) return;
      held.current = { told: now.telling.next, telling: null };
      drawAgain();
    };
    return { game: now.told, telling: now.telling && { ...now.telling, over } };
  }, [now]);
}

/** What is to be told of a game that went on; null when that is nothing that anybody waits for. */
export function tellingOf(told: Shown, next: Shown, pace: number): Omit<Telling, 'over'> | null {
  const goesOn = next.commitment === told.commitment && next.events.length > told.events.length;
  if (pace === 0 || !goesOn || told.peeking !== null || next.peeking !== null) return null;
  const acts = next.events.slice(told.events.length).flatMap((event) => event.act() ?? []);
  if (!isTold(acts)) return null;
  const going = goingAim(told);
  const timeline = scheduled(told.table.ships, next.table.ships, acts, going);
  const attacks = going !== null || acts.some(({ kind }) => kind === 'aimed');
  return {
    next,
    timeline,
    milliseconds: timeline.length * pace * 1000,
    attack: attacks ? next.lastAttack(0) : null,
  };
}

/** Who fires at whom in the attack that goes on. */
function goingAim(game: Shown): Aim | null {
  if (!game.table.attack) return null;
  const isAim = (act: ShownAct | null) => act?.kind === 'aimed';
  const act = game.events.findLast((event) => isAim(event.act()))?.act();
  return act?.kind === 'aimed' ? act : null;
}

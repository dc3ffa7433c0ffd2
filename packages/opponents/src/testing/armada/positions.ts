import { ARMADA, type ArmadaSetup, type ArmadaState, scoreOf } from '@firing-arc/armada';
import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { armadaOpponent } from '../../armada-opponent.ts';
import { type ArmadaFeatures, armadaFeatures } from '../../search/armada-worth.ts';

/** What a game between plain players looked like for the first of them when a round began, in fleet points. */
export interface ArmadaPosition {
  readonly round: number;
  readonly features: ArmadaFeatures;
  /** How many points of ships and of squadrons that player's fleet had more, and whether it moves first: 1, or -1. */
  readonly fleet: readonly [ships: number, squadrons: number, first: number];
  /** By how much that player was ahead when the game was scored. */
  readonly ended: number;
}

/** Plays a game of plain players and tells of each round but the first. */
export function armadaPositions(setup: ArmadaSetup, seed: string): readonly ArmadaPosition[] {
  const state = firstPosition(ARMADA, newRecord(ARMADA, setup, seed));
  const streams = growStreams(seed, ['player 1', 'player 2']);
  const seen: Omit<ArmadaPosition, 'ended'>[] = [];
  const ahead = (pieces: readonly { readonly player: number; readonly points: number }[]) =>
    pieces.reduce((sum, { player, points }) => sum + (player === 0 ? points : -points), 0);
  const onStep = (now: ArmadaState): void => {
    const { round, first, result } = now;
    if (result || round < 2 || seen.at(-1)?.round === round) return;
    const fleet = [ahead(now.ships), ahead(now.squadrons), first === 0 ? 1 : -1] as const;
    seen.push({ round, features: armadaFeatures(now, 0), fleet });
  };
  playOut(
    ARMADA,
    state,
    [0, 1].map((seat) => armadaOpponent('plain', streams, seat)),
    { onStep },
  );
  const ended = scoreOf(state, 0) - scoreOf(state, 1);
  return seen.map((position) => ({ ...position, ended }));
}

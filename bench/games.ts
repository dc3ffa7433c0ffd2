import { type OpponentName, opponent } from '@firing-arc/opponents';
import { playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { SECOND } from '@firing-arc/xwing/second';
import { type Effort, keep, measure, type Row } from './measure.ts';
import { defaultSetup, openingOf } from './positions.ts';

/** Whole games to the end: four ships against six, six rocks, from player order to the last round. */
export function measureGames(effort: Effort): readonly Row[] {
  return [
    games('random against random', ['random', 'random'], effort),
    games('plain against random', ['plain', 'random'], effort),
    games('plain against plain', ['plain', 'plain'], effort),
  ];
}

function games(name: string, names: readonly [OpponentName, OpponentName], effort: Effort): Row {
  const setup = defaultSetup();
  const streams = growStreams(name, ['player 1', 'player 2']);
  let game = 0;
  // Games differ in length: a round has many, so that rounds are alike.
  const longer = { ...effort, warmUp: 6 * effort.warmUp, round: 8 * effort.round };
  return measure('game', name, longer, (runs) => {
    for (let i = 0; i < runs; i++) {
      const players = [opponent(names[0], streams, 0), opponent(names[1], streams, 1)];
      const played = playOut(SECOND, openingOf(setup, `game ${game++}`), players);
      if (!played.outcome) throw new Error(`game ${game} has no end`);
      keep(played.decisions);
    }
  });
}

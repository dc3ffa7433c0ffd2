import { packFrom as armadaPackFrom, fleetPool } from '@firing-arc/armada';
import { growStreams } from '@firing-arc/table';
import { packFrom as firstPackFrom, squadPool as firstSquadPool } from '@firing-arc/xwing/first';
import { packFrom, squadPool } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import armada from '../../../formats/armada.json' with { type: 'json' };
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import xwing2 from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { armadaOpponent, firstOpponent, LADDER, opponent, PLAYERS } from './index.ts';
import {
  armadaArenaSetup,
  armadaBout,
  firstArenaSetup,
  firstBout,
  secondArenaSetup,
  secondBout,
} from './testing/index.ts';

it('the ladder is among all players, and its rungs end their games in all three games', () => {
  expect(PLAYERS.map(({ name }) => name)).toEqual(expect.arrayContaining(LADDER.map(({ name }) => name)));
  const streams = growStreams('ladder', ['one', 'two']);
  for (const [at, { name }] of LADDER.entries()) {
    const above = LADDER[(at + 1) % LADDER.length]!.name;
    const seed = `ladder ${name}`;
    const bouts = [
      secondBout(secondArenaSetup(squadPool(packFrom(xwing2)), 'ready', seed), seed, [
        opponent(name, streams, 0),
        opponent(above, streams, 1),
      ]),
      firstBout(firstArenaSetup(firstSquadPool(firstPackFrom(xwing1)), 'ready', seed), seed, [
        firstOpponent(name, streams, 0),
        firstOpponent(above, streams, 1),
      ]),
      armadaBout(armadaArenaSetup(fleetPool(armadaPackFrom(armada), 'core'), 'ready', seed), seed, [
        armadaOpponent(name, streams, 0),
        armadaOpponent(above, streams, 1),
      ]),
    ];
    for (const { tallies } of bouts) expect(tallies[0].games, name).toBe(1);
  }
});

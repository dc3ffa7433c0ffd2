import { packFrom as armadaPackFrom, fleetPool } from '@firing-arc/armada';
import { growStreams } from '@firing-arc/table';
import { packFrom as firstPackFrom, squadPool as firstSquadPool } from '@firing-arc/xwing/first';
import { packFrom, squadPool } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import armada from '../../../formats/armada.json' with { type: 'json' };
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import xwing2 from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { armadaOpponent, firstOpponent, LADDER, opponent, PLAYERS, STYLED } from './index.ts';
import {
  armadaArenaSetup,
  armadaBout,
  firstArenaSetup,
  firstBout,
  secondArenaSetup,
  secondBout,
} from './testing/index.ts';

const namesOf = (players: readonly { readonly name: string }[]) => players.map(({ name }) => name);

it('the ladder is among all players, with those that have a style', () => {
  const [search, ...below] = namesOf(LADDER).toReversed();
  expect(namesOf(PLAYERS)).toEqual(['random', ...below.toReversed(), ...namesOf(STYLED), search]);
});

it('its rungs that answer at once end their games in all three games', () => {
  const streams = growStreams('ladder', ['one', 'two']);
  const rungs = LADDER.flatMap(({ name }) => (name === 'search' ? [] : [{ name }]));
  for (const [at, { name }] of rungs.entries()) {
    const above = rungs[(at + 1) % rungs.length]!.name;
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

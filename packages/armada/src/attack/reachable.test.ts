import { playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import { shipsInPlay, squadronsInPlay } from '../game.ts';
import { ARMADA } from '../rules.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { keenAnswerer } from '../testing/players.ts';
import { attacksOf, attacksOfSquadron } from './reachable.ts';
import { declarable, lookAround, lookAroundSquadron } from './targets.ts';

it('attacks found by circles first are those found by measuring everything', () => {
  const found = { ships: 0, squadrons: 0 };
  let steps = 0;
  for (let seed = 0; seed < 3; seed++) {
    const state = ARMADA.begin(STANDARD_SETUP, growStreams(`game ${seed}`, ARMADA.streams));
    const streams = growStreams(`minds ${seed}`, ['one', 'two']);
    playOut(ARMADA, state, [keenAnswerer(streams, 0), keenAnswerer(streams, 1)], {
      onStep: (now) => {
        if (++steps % 25 !== 0) return;
        for (const ship of shipsInPlay(now)) {
          const all = declarable(lookAround(now, ship));
          expect(attacksOf(now, ship), `seed ${seed}, step ${steps}`).toEqual(all);
          found.ships += all.length;
        }
        for (const squadron of squadronsInPlay(now)) {
          const all = declarable(lookAroundSquadron(now, squadron));
          expect(attacksOfSquadron(now, squadron), `seed ${seed}, step ${steps}`).toEqual(all);
          found.squadrons += all.length;
        }
      },
    });
  }
  expect(found.ships).toBeGreaterThan(50);
  expect(found.squadrons).toBeGreaterThan(50);
});

import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST, type Mission, packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import { firstOpponent } from './index.ts';

const pack = packFrom(xwing1);
const squad = (at: number) => READY_SQUADS[at]!.squad;

describe('the plain player of First Edition', () => {
  it('plays in a team, and shoots at the other one alone', () => {
    const teams = [0, 1, 0];
    const setup = setupFromSquads(pack, [squad(0), squad(4), squad(1)], { teams, rounds: 5 });
    const streams = growStreams('team', ['one', 'two', 'three']);
    const state = firstPosition(FIRST, newRecord(FIRST, setup, 'team'));
    let attacks = 0;
    const { outcome } = playOut(
      FIRST,
      state,
      teams.map((_, index) => firstOpponent('plain', streams, index)),
      {
        onEvent: (event) => {
          if (event.kind !== 'attack') return;
          attacks++;
          expect(state.ships[event.attacker]!.side).not.toBe(state.ships[event.defender]!.side);
        },
      },
    );
    expect(outcome).not.toBeNull();
    expect(attacks).toBeGreaterThan(3);
  });

  it('takes a step towards an objective where it can', () => {
    const enemy = squad(0).ships.length;
    const mission: Mission = {
      name: 'scan',
      objectives: [{ player: 0, kind: 'track', ships: [enemy], tokens: 1 }],
      actions: [{ name: 'scan', player: 0, on: [enemy], range: [1, 3] }],
    };
    const setup = setupFromSquads(pack, [squad(0), squad(4)], { mission, rounds: 8 });
    const streams = growStreams('mission', ['one', 'two']);
    const { outcome } = playOut(FIRST, firstPosition(FIRST, newRecord(FIRST, setup, 'mission')), [
      firstOpponent('plain', streams, 0),
      firstOpponent('plain', streams, 1),
    ]);
    expect(outcome).toMatchObject({ winner: 0, because: 'xwing1:winning-the-game.3' });
  });
});

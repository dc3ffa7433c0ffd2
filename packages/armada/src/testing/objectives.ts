/** Tables and setups on which an objective is played; player 0 is the first player. */
import { growStreams } from '@firing-arc/table';
import { ARMADA } from '../rules.ts';
import type { ArmadaSetup } from '../setup/setup.ts';
import { STANDARD_SETUP } from './fleets.ts';
import { TestGame, type TestTable, table } from './table.ts';

/** A table on which an objective is played. */
export function playing(objective: string, layout: TestTable): TestGame {
  const game = table(layout);
  game.state.objective = objective;
  return game;
}

/** Setup with an objective, at its beginning; the first ship of player 0 may carry an upgrade. */
export function settingUp(objective: string, upgrade?: string): TestGame {
  const [ours, theirs] = STANDARD_SETUP.sides;
  const [lead, ...others] = ours.ships;
  const flagship = { ...lead!, ...(upgrade && { upgrades: [upgrade] }) };
  const setup: ArmadaSetup = {
    ...STANDARD_SETUP,
    first: 0,
    sides: [{ ...ours, ships: [flagship, ...others] }, theirs],
  };
  const game = new TestGame(ARMADA.begin(setup, growStreams('setup', ARMADA.streams)));
  game.state.objective = objective;
  return game;
}

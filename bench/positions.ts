import { opponent } from '@firing-arc/opponents';
import { firstPosition, newRecord, playOut, type Referee, Referee as Running } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  DEFAULT_PAIR,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  setupFromSquads,
} from '@firing-arc/xwing/second';
import { housePack } from './house.ts';

/** The setup of the house: four X-wings against six TIEs, six obstacles. */
export function defaultSetup(): SecondSetup {
  return setupFromSquads(housePack(), [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad]);
}

/** The first position of a game of the default setup. */
export const openingOf = (setup: SecondSetup, seed: string): SecondState =>
  firstPosition(SECOND, newRecord(SECOND, setup, seed));

/** A position in which all ten ships are on the table and shots are about to be fired. */
export function engagedPosition(): SecondState {
  const streams = growStreams('bench', ['player 1', 'player 2']);
  const players = [opponent('plain', streams, 0), opponent('plain', streams, 1)];
  let found: SecondState | null = null;
  playOut(SECOND, openingOf(defaultSetup(), 'bench'), players, {
    onStep: (state) => {
      if (state.round === 2 && state.phase === 'engagement') found ??= SECOND.schema.copy(state);
    },
  });
  if (!found) throw new Error('the bench game has no second round');
  return found;
}

/** A referee that waits for the first decision after a position. */
export const refereeAt = (
  position: SecondState,
): Referee<SecondState, SecondSetup, SecondQuestion, SecondEvent> => Running.start(SECOND, position);

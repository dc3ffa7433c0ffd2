/** Tables and setups on which an objective is played; player 0 is the first player. */
import { placeHelp } from '@firing-arc/referee';
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

/** Numbers between 0 and 1 from a seed. */
export function chance(seed: string): () => number {
  const streams = growStreams(seed, ['chance']);
  return () => {
    streams[0] = (Math.imul(streams[0]!, 1664525) + 1013904223) | 0;
    return (streams[0]! >>> 0) / 4294967296;
  };
}

/** Answers a place with the first one that is proposed. */
export function answerPlace(game: TestGame, random: () => number): void {
  const { question } = game;
  if (question?.form !== 'place') throw new Error('no place is asked');
  for (let tries = 0; tries < 1000; tries++) {
    const found = placeHelp(question, game.help).propose(random);
    if (found && game.tryAnswer(found).length === 0) return;
  }
  throw new Error('no place is proposed');
}

/** Takes the first option and any place until nothing is asked. */
export function finish(game: TestGame, seed: string): void {
  const random = chance(seed);
  while (game.question) {
    if (game.question.form === 'choice') game.answer(0);
    else answerPlace(game, random);
  }
}

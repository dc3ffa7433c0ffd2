import { readFileSync } from 'node:fs';
import {
  ARMADA,
  packFrom as armadaPackFrom,
  LEARNING_SCENARIO,
  READY_FLEETS,
  setupFromFleets,
} from '@firing-arc/armada';
import {
  type ComputerPlayer,
  type GameEvent,
  newRecord,
  type Question,
  type Referee,
  type Rules,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import {
  FIRST,
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as firstSetup,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import {
  armadaPlayer,
  armadaPlayerInSetup,
  firstPlayer,
  firstPlayerInSetup,
  secondPlayer,
  secondPlayerInSetup,
} from './index.ts';
import type { RoundState } from './policy-player.ts';

const pack = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../formats/${name}.json`, import.meta.url), 'utf8'));

interface SetUpState extends RoundState {
  readonly phase: string;
}

/** Where a table stands that a player has set up for both sides. */
function setUp<S extends SetUpState, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  player: ComputerPlayer<S, Q, E>,
): Pick<Referee<S, Setup, Q, E>, 'answers' | 'hash'> {
  const referee = startRecord(rules, newRecord(rules, setup, 'in setup'));
  for (let given = 0; given < 200 && referee.state.phase === 'setup'; given++) {
    const seat = referee.questions[0]!.player;
    const { question, answer } = player.decide(taskFor(referee, seat, { secret: 'in setup' }));
    expect(referee.answer(seat, question, answer)).toEqual([]);
  }
  expect(referee.state.phase).not.toBe('setup');
  return { answers: referee.answers, hash: referee.hash };
}

const fleets = READY_FLEETS.map(({ fleet }) => fleet);

it.each([
  [
    'X-Wing 2.5',
    () => {
      const squads = READY_SQUADS.map(({ squad }) => squad);
      const setup = setupFromSquads(packFrom(pack('xwing2-amg')), [squads[0]!, squads[1]!]);
      return [secondPlayer, secondPlayerInSetup].map((player) => setUp(SECOND, setup, player('plain')));
    },
  ],
  [
    'First Edition',
    () => {
      const squads = FIRST_SQUADS.map(({ squad }) => squad);
      const setup = firstSetup(firstPackFrom(pack('xwing1')), [squads[0]!, squads[1]!]);
      return [firstPlayer, firstPlayerInSetup].map((player) => setUp(FIRST, setup, player('plain')));
    },
  ],
  [
    'the learning scenario of Armada',
    () =>
      [armadaPlayer, armadaPlayerInSetup].map((player) => setUp(ARMADA, LEARNING_SCENARIO, player('plain'))),
  ],
  [
    'Armada',
    () => {
      const setup = setupFromFleets(armadaPackFrom(pack('armada')), [fleets[0]!, fleets[1]!]);
      return [armadaPlayer, armadaPlayerInSetup].map((player) => setUp(ARMADA, setup, player('plain')));
    },
  ],
])('%s is set up as the whole plain opponent sets it up', (_, play) => {
  const [whole, inSetup] = play();
  expect(inSetup).toEqual(whole);
});

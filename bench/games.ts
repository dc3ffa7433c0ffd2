import {
  ARMADA,
  type ArmadaSetup,
  LEARNING_SCENARIO,
  READY_FLEETS,
  setupFromFleets,
} from '@firing-arc/armada';
import { armadaOpponent, firstOpponent, type OpponentName, opponent } from '@firing-arc/opponents';
import { firstPosition, newRecord, playOut, type RecordedAnswer, replay } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/first';
import {
  READY_SQUADS as CARD_SQUADS,
  SECOND,
  setupFromSquads as setupFromSecond,
} from '@firing-arc/xwing/second';
import { armadaPack, firstPack, housePack } from './house.ts';
import { type Effort, keep, measure, type Row } from './measure.ts';
import { defaultSetup, openingOf } from './positions.ts';

/** Whole games to the end: four ships against six, six rocks, from player order to the last round. */
export function measureGames(effort: Effort): readonly Row[] {
  return [
    games('random against random', ['random', 'random'], effort),
    games('plain against random', ['plain', 'random'], effort),
    games('plain against plain', ['plain', 'plain'], effort),
    cardGames(effort),
    replays(effort),
    ...measureFirstGames(effort),
    ...measureArmadaGames(effort),
  ];
}

/** First Edition: the first two ready squads, six obstacles. */
function measureFirstGames(effort: Effort): readonly Row[] {
  const [one, other] = [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad];
  const setup = setupFromSquads(firstPack(), [one, other]);
  return (['random', 'plain'] as const).map((name) => {
    const title = `First Edition, ${name} against ${name}`;
    const streams = growStreams(title, ['player 1', 'player 2']);
    return wholeGames(title, effort, (game) => {
      const players = [firstOpponent(name, streams, 0), firstOpponent(name, streams, 1)];
      return playOut(FIRST, firstPosition(FIRST, newRecord(FIRST, setup, `game ${game}`)), players);
    });
  });
}

/** Armada: the learning scenario, and the first two ready fleets of 400 points. */
function measureArmadaGames(effort: Effort): readonly Row[] {
  const [one, other] = [READY_FLEETS[0]!.fleet, READY_FLEETS[1]!.fleet];
  const large = setupFromFleets(armadaPack(), [one, other]);
  return [
    armadaGames('Armada, learning scenario, random against random', LEARNING_SCENARIO, 'random', effort),
    armadaGames('Armada, learning scenario, plain against plain', LEARNING_SCENARIO, 'plain', effort),
    armadaGames('Armada, 400 points, random against random', large, 'random', effort),
    armadaGames('Armada, 400 points, plain against plain', large, 'plain', effort),
  ];
}

function armadaGames(title: string, setup: ArmadaSetup, name: OpponentName, effort: Effort): Row {
  const streams = growStreams(title, ['player 1', 'player 2']);
  return wholeGames(title, effort, (game) => {
    const players = [armadaOpponent(name, streams, 0), armadaOpponent(name, streams, 1)];
    return playOut(ARMADA, firstPosition(ARMADA, newRecord(ARMADA, setup, `game ${game}`)), players);
  });
}

function games(name: string, names: readonly [OpponentName, OpponentName], effort: Effort): Row {
  const setup = defaultSetup();
  const streams = growStreams(name, ['player 1', 'player 2']);
  return wholeGames(name, effort, (game) => {
    const players = [opponent(names[0], streams, 0), opponent(names[1], streams, 1)];
    return playOut(SECOND, openingOf(setup, `game ${game}`), players);
  });
}

/** Ready squads in turn, each against each: most of their ships have cards that act. */
function cardGames(effort: Effort): Row {
  const title = 'ready squads with cards, random against random';
  const streams = growStreams(title, ['player 1', 'player 2']);
  return wholeGames(title, effort, (game) => {
    const one = CARD_SQUADS[game % CARD_SQUADS.length]!;
    const other = CARD_SQUADS[(game * 3 + 1) % CARD_SQUADS.length]!;
    const setup = setupFromSecond(housePack(), [one.squad, other.squad]);
    const players = [opponent('random', streams, 0), opponent('random', streams, 1)];
    return playOut(SECOND, openingOf(setup, `game ${game}`), players);
  });
}

/** Records of random games rebuilt by the referee, which compares the hash of every answer. */
function replays(effort: Effort): Row {
  const setup = defaultSetup();
  const streams = growStreams('replay', ['player 1', 'player 2']);
  const records = Array.from({ length: 40 }, (_, game) => {
    const opened = newRecord(SECOND, setup, `game ${game}`);
    const answers: RecordedAnswer[] = [];
    const players = [opponent('random', streams, 0), opponent('random', streams, 1)];
    playOut(SECOND, firstPosition(SECOND, opened), players, { record: answers });
    return { ...opened, answers };
  });
  return wholeGames('replay of random against random', effort, (game) => {
    const { outcome, answers } = replay(SECOND, records[game % records.length]!);
    return { outcome, decisions: answers.length };
  });
}

function wholeGames(
  name: string,
  effort: Effort,
  play: (game: number) => { readonly outcome: unknown; readonly decisions: number },
): Row {
  let game = 0;
  // Games differ in length: a round has many, so that rounds are alike. Engines compile for seconds before that.
  const longer = { ...effort, warmUp: 20 * effort.warmUp, round: 16 * effort.round };
  return measure('game', name, longer, (runs) => {
    for (let i = 0; i < runs; i++) {
      const played = play(game++);
      if (!played.outcome) throw new Error(`game ${game} has no end`);
      keep(played.decisions);
    }
  });
}

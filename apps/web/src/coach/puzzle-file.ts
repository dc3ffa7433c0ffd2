/** A puzzle in a scenario file, laid out as who decides sees it. */

import {
  type Answer,
  answerAsRecorded,
  type GameEvent,
  newRecord,
  puzzleProblems,
  type Question,
  type ScenarioFile,
  type ScenarioPuzzle,
  seatsOf,
  startRecord,
} from '@firing-arc/referee';
import { type GameOptions, QUICK_GAME } from '../game/options.ts';
import type { Shown } from '../game/showing.ts';
import { isGame, type PageState } from '../games/index.ts';
import { bringPrepared, type Prepared, type PreparedGame } from '../games/prepared.ts';
import { shownAt } from '../replays/replay.ts';
import { type NamedFinding, namedFinding, wordsOf } from './named.ts';

/** A puzzle on the table. */
export interface LaidPuzzle {
  readonly name: string;
  readonly puzzle: ScenarioPuzzle;
  /** The table and the words, in the language that the page speaks now. */
  readonly look: () => { readonly shown: Shown; readonly named: NamedFinding };
}

/** Lays out a puzzle of a scenario file. Rejects with what is wrong with it. */
export async function openPuzzle(text: string): Promise<LaidPuzzle> {
  const file = JSON.parse(text) as ScenarioFile;
  if (!isGame(file.game)) throw new Error(`the game '${file.game}' is not played here`);
  return bringPrepared(file.game, (prepared) => laidOut(prepared, file));
}

function laidOut<S extends PageState, Q extends Question, E extends GameEvent>(
  { game }: PreparedGame<S, Q, E>,
  { name, position, run = [], answers = [], puzzle }: ScenarioFile,
): LaidPuzzle {
  if (!puzzle) throw new Error('/puzzle: nothing is to be found');
  const [activity] = run;
  const setup: Prepared = { position, run: activity === undefined ? [] : [activity] };
  const record = newRecord(game.rules, setup, 'puzzle');
  const referee = startRecord(game.rules, record);
  answers.forEach(({ player = 0, answer }, at) => {
    const [refusal] = answerAsRecorded(referee, { player, answer: answer as Answer });
    if (refusal) throw new Error(`/answers/${at}: is refused: ${refusal.detail ?? refusal.ruling}`);
  });
  const [problem] = puzzleProblems(puzzle, referee.questions, (player) => referee.help(player));
  if (problem) throw new Error(`${problem.where}: ${problem.what}`);
  const { player } = puzzle;
  const view = referee.look(player);
  const question = referee.questions.find((one) => one.player === player)!;
  const options: GameOptions = {
    ...QUICK_GAME,
    seats: Array.from({ length: seatsOf(game.rules, referee.state) }, (_, seat) =>
      seat === player ? 'human' : 'plain',
    ),
  };
  const { allEvents, hash } = referee;
  return {
    name,
    puzzle,
    look: () => ({
      shown: shownAt(
        game,
        { options, record },
        { allEvents, outcome: null, hash, answers: 0 },
        { view, news: 0 },
      ),
      named: namedFinding(
        {
          state: view,
          decision: {
            question,
            part: puzzle.part ?? null,
            given:
              puzzle.part === undefined ? puzzle.given : (puzzle.given as readonly number[])[puzzle.part]!,
            best: puzzle.best,
            weighed: puzzle.values.map(({ answer, ...worth }) => ({ option: answer, ...worth })),
            replies: [],
            asked: [],
          },
        },
        wordsOf(game),
      ),
    }),
  };
}

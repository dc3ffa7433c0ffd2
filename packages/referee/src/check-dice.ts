import { type Die, numberedResult, numberIn, sideWith } from '@firing-arc/table';
import { GameFault, RecordMismatch } from './fault.ts';
import type { Game, GameEvent, Rules, State } from './game.ts';
import type { Question } from './question.ts';
import { type GameRecord, replay } from './record.ts';

/** A die or a draw of a game, and where it came from. */
export interface CheckedDie {
  /** The stream it is from, by name, and its number in it: the first is 0. */
  readonly stream: string;
  readonly number: number;
  /** The kind of die; null for a draw of a card or the like. */
  readonly die: string | null;
  readonly sides: number;
  /** The side that the seed gives, from 0, and the SHA-256 it was taken from, in hex. */
  readonly side: number;
  readonly hash: string;
  /** What stands on that side. */
  readonly result: string;
}

/** What came of checking the dice of a record: all are as the seed gives them, or the first thing that is wrong. */
export type DiceCheck =
  | { readonly ok: true; readonly dice: readonly CheckedDie[] }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Those before the first that is wrong. */
      readonly dice: readonly CheckedDie[];
      /** The first that is wrong, as the seed gives it; null where it is not a die that is wrong. */
      readonly wrong: CheckedDie | null;
    };

/** A die with what the game took for it. */
interface TakenDie {
  readonly checked: CheckedDie;
  readonly names: readonly string[];
  readonly taken: number;
  /** Its position among what it could give, as the seed gives it. */
  readonly due: number;
}

/**
 * Rebuilds a game from its record and derives each of its dice and draws from the contributions of its seats, apart from
 * the referee: compared are what the seed gives, what the game took, and what the record says fell.
 */
export function checkDice<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): DiceCheck {
  if (!record.dice)
    return {
      ok: false,
      problem: 'the dice of this game were not contributed to by its seats',
      dice: [],
      wrong: null,
    };
  const all: TakenDie[] = [];
  let mismatch: string | null = null;
  try {
    replay(
      { ...rules, run: (game, step) => rules.run(watched(game, rules, record.seed, all), step) },
      record,
    );
  } catch (fault) {
    if (!(fault instanceof RecordMismatch) && !(fault instanceof GameFault)) throw fault;
    mismatch = fault.message;
  }
  // Dice of before the record begins cannot be rolled again.
  const fell = record.fell?.slice(record.from?.fell?.length ?? 0);
  const wrong = all.findIndex(
    ({ taken, due }, at) => taken !== due || (fell !== undefined && at < fell.length && fell[at] !== due),
  );
  const good = all.slice(0, wrong < 0 ? all.length : wrong).map(({ checked }) => checked);
  if (wrong >= 0) {
    const die = all[wrong]!;
    return { ok: false, problem: wrongDie(wrong, die, fell?.[wrong]), dice: good, wrong: die.checked };
  }
  if (mismatch === null && fell !== undefined && fell.length !== all.length)
    mismatch = `the record says that ${fell.length} dice and draws fell, but it was ${all.length}`;
  return mismatch === null
    ? { ok: true, dice: good }
    : { ok: false, problem: mismatch, dice: good, wrong: null };
}

function wrongDie(at: number, { checked, names, taken, due }: TakenDie, said: number | undefined): string {
  const { stream, number, die } = checked;
  const given = said !== undefined && said !== due ? said : taken;
  const how = given === said ? 'the record says' : 'it was set by hand to';
  return (
    `result ${at + 1} of the game, number ${number} of ${stream}, a ${die === null ? 'draw' : `${die} die`}: ` +
    `${how} ${names[given] ?? given}, the seed gives ${checked.result}`
  );
}

/** What chance decides among: the faces of a die, or things that are drawn where `die` is null. */
interface Drawn {
  readonly die: string | null;
  readonly names: readonly string[];
  readonly weights: readonly number[];
}

/** A game that notes what chance gives, and what the seed gives in its place. */
function watched<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Game<S, Q, E>,
  rules: Rules<S, Setup, Q, E>,
  seed: string,
  all: TakenDie[],
): Game<S, Q, E> {
  /** `at`: of which stream the number was drawn; `taken`: which of the names it gave. */
  function note(at: number, number: number, { die, names, weights }: Drawn, taken: number): void {
    const stream = rules.streams[at]!;
    const sides = weights.reduce((sum, weight) => sum + weight, 0);
    const { digest, side } = numberedResult(seed, stream, number, sides);
    const due = sideWith(weights, side);
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const checked = { stream, number, die, sides, side, hash, result: names[due] ?? `${due}` };
    all.push({ checked, names, taken, due });
  }
  return {
    interpreter: game.interpreter,
    get state() {
      return game.state;
    },
    ask: (question, help) => game.ask(question, help),
    askAll: (questions, helps) => game.askAll(questions, helps),
    choose: (question, help) => game.choose(question, help),
    shown: (stream, result, player) => game.shown(stream, result, player),
    emit: (event) => game.emit(event),
    next: (...steps) => game.next(...steps),
    roll: <Face extends string>(stream: number, die: Die<Face>): Face => {
      const number = numberIn(game.state.streams, stream);
      const face = game.roll(stream, die);
      const drawn = { die: die.name, names: die.faces, weights: die.weights };
      note(stream, number, drawn, die.faces.indexOf(face));
      return face;
    },
    draw: (stream, names, weights, how) => {
      const number = numberIn(game.state.streams, stream);
      const taken = game.draw(stream, names, weights, how);
      note(stream, number, { die: null, names, weights }, taken);
      return taken;
    },
  };
}

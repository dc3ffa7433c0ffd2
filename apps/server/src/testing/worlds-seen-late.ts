// The same table in worlds that differ only in what its spectators may not know yet: what was answered within its delay.
import type { CreateTable } from '@firing-arc/online';
import {
  type Answer,
  anyAnswer,
  type GameEvent,
  type Question,
  type RecordedAnswer,
  type Referee,
  type State,
  shortened,
  startRecord,
} from '@firing-arc/referee';
import type { Storage } from '../storage/storage.ts';
import { AnyTable, NOW, Seat } from './any-table.ts';
import { lookedAt } from './looked-at.ts';
import type { Compared } from './worlds-at-a-table.ts';

/** So many answers within the delay are kept when a spectator comes, and as many are given while they look on. */
const WITHIN = 3;
const DELAY = 60;
const SPECTATOR = -1;

/** What was compared. */
export interface LateCounts {
  /** Moments by the phase of the game, and those of them at which somebody has answered in secret while others think. */
  readonly phases: Record<string, number>;
  readonly inSecret: number;
  /** Texts and pages of the other world that were the same, until the delay was over. */
  readonly same: number;
  /** Worlds that spectators were told apart when it was. */
  readonly parted: number;
}

/** Where a game is cut: after so many answers, the last `secret` of which stand while others still think. */
interface Cut {
  readonly phase: string;
  readonly given: number;
  readonly secret: number;
}

/** Plays a game by chance; compares what those without a seat are sent of its moments with what they are of others. */
export async function worldsSeenLate<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(storage: Storage, compared: Compared<S, Setup, Q, E>): Promise<LateCounts> {
  const made: CreateTable = { ...compared.table, delay: DELAY };
  const table = await AnyTable.of(storage, made);
  const { answers, cuts } = played(compared);
  const phases: Record<string, number> = {};
  let [inSecret, same, parted] = [0, 0, 0];
  for (const cut of cuts) {
    const real = await seenOf(table, worldOf(compared, answers, cut, 'the same'));
    const other = await seenOf(table, worldOf(compared, answers, cut, 'another'));
    const differs = real.within.findIndex((text, at) => text !== other.within[at]);
    if (differs >= 0 || real.within.length !== other.within.length)
      throw new Error(
        `spectators can tell two worlds apart before the delay is over: ${real.within.at(differs)} or ${other.within.at(differs)}`,
      );
    phases[cut.phase] = (phases[cut.phase] ?? 0) + 1;
    if (cut.secret > 0) inSecret++;
    same += real.within.length;
    if (real.after.join() !== other.after.join()) parted++;
  }
  return { phases, inSecret, same, parted };
}

/** A game by chance, and where it is looked at: in each phase, also where somebody has answered in secret and others think. */
function played<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>({
  rules,
  record,
  players,
  every,
}: Compared<S, Setup, Q, E>): { readonly answers: readonly RecordedAnswer[]; readonly cuts: readonly Cut[] } {
  const game = startRecord(rules, record);
  const cuts: Cut[] = [];
  const isLookedAt = lookedAt(every);
  while (!game.outcome) {
    const { phase } = game.state;
    const secret = game.changeable.length;
    if (isLookedAt(`${phase} ${secret > 0}`)) cuts.push({ phase, given: game.answers.length, secret });
    giveNext(game, (question) => {
      const { player } = question;
      return players[player]!(question, () => game.look(player), game.help(player));
    });
  }
  // Where nothing is left to be played there is nothing to be seen late.
  const last = game.answers.length - 2 * WITHIN;
  return { answers: game.answers, cuts: cuts.filter(({ given }) => given < last) };
}

/** A game that goes on from a cut, and who plays it. */
interface World<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly record: Compared<S, Setup, Q, E>['record'];
  readonly game: Referee<S, Setup, Q, E>;
  /** How many of its answers are old enough. */
  readonly old: number;
  readonly answer: (question: Q) => Answer;
  /** While spectators look on, nobody answers in this turn; -1: in each of them somebody does. */
  readonly idle: number;
}

/** The world that was played, or another one in which all that is not old was answered otherwise, and later. */
function worldOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { rules, record, followers, random }: Compared<S, Setup, Q, E>,
  answers: readonly RecordedAnswer[],
  { given, secret }: Cut,
  which: 'the same' | 'another',
): World<S, Setup, Q, E> {
  const old = given - secret;
  const game = startRecord(rules, record, { script: answers.slice(0, which === 'another' ? old : given) });
  const byChance = (question: Q) => anyAnswer(question, game.help(question.player), random);
  const byPlayers = (question: Q) => {
    const { player } = question;
    return followers[player]!(question, () => game.look(player), game.help(player));
  };
  const answer = which === 'another' ? byChance : byPlayers;
  for (const { player } of answers.slice(game.answers.length, given)) giveNext(game, answer, player);
  for (let more = 0; more < WITHIN; more++) giveNext(game, answer);
  return { record, game, old, answer, idle: which === 'another' ? 0 : -1 };
}

/** Answers a question that is open, of a player or of the first who is asked; null where there is none. */
function giveNext<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  answer: (question: Q) => Answer,
  player = game.questions[0]?.player,
): { readonly player: number; readonly id: string; readonly answer: Answer } | null {
  const question = game.questions.find((asked) => asked.player === player);
  if (!question) return null;
  const given = { player: question.player, id: question.id, answer: answer(question) };
  game.answer(given.player, given.id, given.answer);
  return given;
}

/** What a spectator is sent, and whoever has no seat is answered, within the delay and when it is over. */
async function seenOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  table: AnyTable,
  { record, game, old, answer, idle }: World<S, Setup, Q, E>,
): Promise<{ readonly within: readonly string[]; readonly after: readonly string[] }> {
  const { events, log } = game.snapshot();
  const times = log.map((_, at) => NOW - (at < old ? DELAY * 1000 : 0));
  const asked = game.questions.map(({ player }) => player);
  const batch = { from: 0, events, log, times };
  await table.put({ record, snapshot: shortened(game.snapshot()), asked, batch });
  const spectator = new Seat(SPECTATOR);
  await table.connect([spectator], 0);
  const pages = [await table.pages(SPECTATOR)];
  for (let more = 0; more < WITHIN; more++) {
    await table.wait(1000);
    const given = more === idle ? null : giveNext(game, answer);
    if (given) await table.answer(given.player, given.id, given.answer);
    pages.push(await table.pages(SPECTATOR));
  }
  if (!game.outcome) await table.concede(0);
  pages.push(await table.pages(SPECTATOR));
  const within = [...spectator.texts, ...pages];
  await table.wait(DELAY * 1000);
  const after = [...spectator.texts, await table.pages(SPECTATOR)];
  await table.disconnect([spectator]);
  return { within, after };
}

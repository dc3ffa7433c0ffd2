import { growStreams, nextUint32 } from '@firing-arc/table';
import { describe } from '../fault.ts';
import { type GameEvent, type Rules, type State, seatsOf } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { Question } from '../question.ts';
import { randomAnswerer } from '../random.ts';
import { Referee } from '../referee.ts';
import { samePlain } from '../schema.ts';
import type { RefereeView } from '../view.ts';

/** The seat that knows the least. */
const SPECTATOR = -1;

/** Places that are tried where one is asked for: in mm from a corner, and a facing in degrees. */
const SPOTS: readonly (readonly number[])[] = [
  [60, 60, 0],
  [457, 457, 90],
  [300, 50, 0],
  [700, 860, 180],
];

/** What a window may ask the rules beside the question: why something is not offered, whether places are legal, a proposal. */
export function helpText<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  player: number,
): string {
  if (!game.questions.some((question) => question.player === player)) return '';
  const { refused, validate, propose } = game.help(player);
  return JSON.stringify([refused?.(), SPOTS.map((spot) => validate?.(spot)), propose?.(() => 0.5)]);
}

/**
 * Checks that a player's view of a game, as it comes out of JSON, is enough to go on from: an imagined position stands
 * at the same question, in mid-step too, and gives the player the same view, byte for byte; and two such positions,
 * which differ only in what the player does not know, give the player the same of all, what helps to decide included,
 * and a spectator too: who watches knows nothing that the player does not. Throws what differs.
 */
export function checkView<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  player: number,
  random: () => number,
): Referee<S, Setup, Q, E> {
  const view = game.view(player);
  const sent = JSON.parse(JSON.stringify(view)) as typeof view;
  const imagined = imagine(game.rules, sent, random);
  const [seen, again] = [seenText(view), seenText(imagined.view(player))];
  if (seen !== again) throw new Error(`what player ${player} sees differs: ${again} instead of ${seen}`);
  const other = imagine(game.rules, sent, random);
  const [one, two] = [imagined, other].map((world) => JSON.stringify(world.view(player)));
  if (one !== two) throw new Error(`player ${player} can tell two worlds apart: ${one} or ${two}`);
  const help = helpText(game, player);
  for (const world of [imagined, other]) {
    const own = helpText(world, player);
    if (own !== help)
      throw new Error(`what helps player ${player} cannot be told from a view: ${own} or ${help}`);
  }
  const [watched, otherwise] = [imagined, other].map((world) => JSON.stringify(world.view(SPECTATOR)));
  if (watched !== otherwise)
    throw new Error(`a spectator knows more than player ${player}: ${watched} or ${otherwise}`);
  return imagined;
}

/** The state and the questions of a view. How many answers were given before the view cannot tell. */
function seenText<S extends State, Q extends Question>({
  state,
  hash,
  questions,
}: RefereeView<S, Q>): string {
  return JSON.stringify({ state, hash, questions: questions.map(({ id: _, ...question }) => question) });
}

/** Checks the view of each seat and of a spectator at the question that waits; imagines by chance that is always the same. */
export function checkViews<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
): void {
  const streams = growStreams('checked views', ['imagined']);
  const random = () => nextUint32(streams, 0) / 4294967296;
  for (let seat = SPECTATOR; seat < seatsOf(game.rules, game.state); seat++) checkView(game, seat, random);
}

/** What `viewsThroughout` has checked. */
export interface CheckedViews {
  readonly views: number;
  /** Views in the middle of a step, after something in it was answered, told or rolled. */
  readonly inMidStep: number;
  /** Worlds that differed from the real one in what the player did not know. */
  readonly otherwise: number;
}

/**
 * Plays a game by chance and checks, at one question of `every`, what each player and a spectator see of it. Throws what differs.
 */
export function viewsThroughout<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  seed: string,
  every: number,
): CheckedViews {
  const streams = growStreams(`views of ${seed}`, ['answers', 'imagined']);
  const answer = randomAnswerer(streams, 0);
  const random = () => nextUint32(streams, 1) / 4294967296;
  const game = Referee.start(rules, position);
  const checked = { views: 0, inMidStep: 0, otherwise: 0 };
  for (let asked = 0; !game.outcome; asked++) {
    if (asked % every === 0) checkSeats(game, random, checked);
    const question = game.questions[0]!;
    const { player, id } = question;
    const problems = game.answer(
      player,
      id,
      answer(question, () => game.look(player), game.help(player)),
    );
    if (problems.length > 0) throw new Error(`player ${player} gave no legal answer: ${describe(problems)}`);
  }
  return checked;
}

function checkSeats<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  random: () => number,
  checked: { views: number; inMidStep: number; otherwise: number },
): void {
  for (let player = -1; player < seatsOf(game.rules, game.state); player++) {
    const imagined = checkView(game, player, random);
    const { groups, events } = game.view(player).step;
    checked.views++;
    if (groups.length > 1 || events.some(({ kind }) => kind !== 'asked')) checked.inMidStep++;
    const withoutChance = ({ state }: typeof game) => ({ ...state, streams: [] });
    if (!samePlain(withoutChance(imagined), withoutChance(game))) checked.otherwise++;
  }
}

import { type GameEvent, isSecret, type Open, type Question, type Refusal } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { TableSetup, TableState } from '../games/index.ts';
import type { Io } from '../io.ts';
import { ledgerEntry, readLedger, rulingTexts, searchLedger } from '../ledger.ts';
import { askText, readReply, refusalLines } from './ask.ts';
import { boardText } from './board.ts';
import { logLine } from './log.ts';
import { give, type Session, untilAsked } from './session.ts';

/** What the terminal has shown so far, so that nothing is shown twice. */
interface Shown {
  events: number;
  board: string;
}

/** Plays a session to its end or to the end of the input; the exit status. */
export async function runGame<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(session: Session<S, Setup, Q, E>, io: Io): Promise<number> {
  const { game, referee, opened, file } = session;
  io.out(`The dice of this game are sealed: SHA-256 of the seed is ${opened.commitment}.\n`);
  if (file !== null) io.out(`The game is kept in ${file} after every answer.\n`);
  const shown: Shown = { events: Math.max(0, referee.events.length - LAST_EVENTS), board: '' };
  const proposals = growStreams(`${opened.seed} proposals ${referee.answers.length}`, ['places']);
  for (let question = untilAsked(session); question; question = untilAsked(session)) {
    showNews(session, question, shown, io);
    if (!(await decide(session, question, shown, proposals, io))) return leave(session, io);
  }
  showEvents(session, shown, io);
  io.out(boardText(game.board(referee.state)));
  io.out(`The end: ${game.ending(referee.state, referee.outcome?.winner ?? null)}.\n`);
  io.out(`The seed was ${opened.seed}.\n`);
  if (opened.dice && file !== null) io.out(`Every die can be checked: firing-arc replay dice ${file}\n`);
  return 0;
}

function leave({ file }: { readonly file: string | null }, io: Io): number {
  io.out(
    file === null
      ? '\nLeft; nothing was kept (--record FILE keeps a game).\n'
      : `\nLeft; the game waits in ${file}.\n`,
  );
  return 0;
}

function showEvents<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  { game, referee }: Session<S, Setup, Q, E>,
  shown: Shown,
  io: Io,
): void {
  const { events, state } = referee;
  for (const event of events.slice(shown.events)) io.out(`${logLine(game.words, event, state)}\n`);
  shown.events = events.length;
}

/** What happened since the last question, and the board when it has changed. */
function showNews<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  session: Session<S, Setup, Q, E>,
  question: Q,
  shown: Shown,
  io: Io,
): void {
  showEvents(session, shown, io);
  const view = viewFor(session, question.player);
  const board = boardText(session.game.board(view));
  if (board !== shown.board) io.out(`\n${board}${session.game.status(view)}\n`);
  shown.board = board;
}

/** Asks until a line is a legal answer; false when the input ends or the player leaves. */
async function decide<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  session: Session<S, Setup, Q, E>,
  question: Open<Q>,
  shown: Shown,
  proposals: number[],
  io: Io,
): Promise<boolean> {
  const view = viewFor(session, question.player);
  const { game, referee } = session;
  let chosen: readonly number[] = [];
  io.out(`\n${askText(game, question, view)}\n`);
  for (;;) {
    io.out('> ');
    const line = (await io.line())?.trim();
    if (line === undefined || line === 'q') return false;
    if (help(session, question, view, line, io)) continue;
    const reply = readReply(question, line, chosen, {
      help: referee.help(question.player),
      refusalText: (one) => game.words.refusal(one, view),
      proposals,
    });
    if (reply.kind === 'wrong') {
      for (const reason of reply.reasons) io.out(`${reason}\n`);
    } else if (reply.kind === 'partly') {
      chosen = reply.chosen;
      io.out(`${askText(game, question, view, chosen.length)}\n`);
    } else {
      give(session, question, reply.answer);
      if (isSecret(game.rules, question) && shareTerminal(session))
        hideDials(game.words.player(question.player), shown, io);
      return true;
    }
  }
}

const shareTerminal = ({ seats }: { readonly seats: readonly string[] }): boolean =>
  seats.every((seat) => seat === 'human');

/** What may be shown to the player who decides: with two at the terminal, only what both may see. */
const viewFor = <S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  session: Session<S, Setup, Q, E>,
  player: number,
): S => session.referee.view(shareTerminal(session) ? -1 : player).state;

/** What one of two people at a terminal has typed in secret must not stay in sight. */
function hideDials(player: string, shown: Shown, io: Io): void {
  io.wipe();
  io.out(`${player} has set the dials.\n`);
  shown.board = '';
}

/** Commands that answer nothing: true when the line was one. */
function help<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  session: Session<S, Setup, Q, E>,
  question: Q,
  view: S,
  line: string,
  io: Io,
): boolean {
  const { game, referee } = session;
  const told = (one: Refusal) => game.words.refusal(one, view);
  const say = (text: string): true => {
    io.out(`${text}\n`);
    return true;
  };
  if (line === '') return say(HELP);
  if (line === 'h') return say(`${HELP}\n${askText(game, question, view)}`);
  if (line === '?')
    return say(refusalLines(question, told, rulingTexts(), referee.help(question.player)).join('\n'));
  if (line === 'b') return say(boardText(game.board(view)).trimEnd());
  if (line === 's') return say(game.status(view));
  if (line === 'l') return say(lastEvents(session));
  if (line.startsWith('r ')) return say(foundRules(game.rules.id, line.slice(2)));
  return false;
}

const HELP =
  'A number answers; ? tells why other things are refused; b board; s ships; l log; r TEXT rules; h this and the question; q quit.';

/** As many lines of the log as are shown to find one's way back into a game. */
const LAST_EVENTS = 30;

const lastEvents = <S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>({
  game,
  referee: { events, state },
}: Session<S, Setup, Q, E>): string =>
  events
    .slice(-LAST_EVENTS)
    .map((event) => logLine(game.words, event, state))
    .join('\n');

function foundRules(game: string, text: string): string {
  const found = searchLedger(readLedger(), text).filter(({ id }) => id.startsWith(`${game}:`));
  const more = found.length > 5 ? [`… and ${found.length - 5} more`] : [];
  return found.length === 0
    ? 'No line has all of these words.'
    : [...found.slice(0, 5).map(ledgerEntry), ...more].join('\n');
}

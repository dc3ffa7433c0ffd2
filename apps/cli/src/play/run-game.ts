import { growStreams } from '@firing-arc/table';
import { playerText, type SecondQuestion, type SecondState } from '@firing-arc/xwing/second';
import { ending, logLine } from '../commands/replay.ts';
import type { Io } from '../io.ts';
import { ledgerEntry, readLedger, rulingTexts, searchLedger } from '../ledger.ts';
import { askText, readReply, refusalLines } from './ask.ts';
import { boardText } from './board.ts';
import { give, type Session, untilAsked } from './session.ts';
import { statusText } from './status.ts';

/** What the terminal has shown so far, so that nothing is shown twice. */
interface Shown {
  events: number;
  board: string;
}

/** Plays a session to its end or to the end of the input; the exit status. */
export async function runGame(session: Session, io: Io): Promise<number> {
  const { referee, opened, file } = session;
  io.out(`The dice of this game are sealed: SHA-256 of the seed is ${opened.commitment}.\n`);
  if (file !== null) io.out(`The game is kept in ${file} after every answer.\n`);
  const shown: Shown = { events: Math.max(0, referee.events.length - LAST_EVENTS), board: '' };
  const proposals = growStreams(`${opened.seed} proposals ${referee.answers.length}`, ['places']);
  for (let question = untilAsked(session); question; question = untilAsked(session)) {
    showNews(session, question, shown, io);
    if (!(await decide(session, question, shown, proposals, io))) return leave(session, io);
  }
  showEvents(session, shown, io);
  io.out(boardText(referee.state));
  io.out(`The end: ${ending(referee.state, referee.outcome?.winner ?? null)}.\n`);
  io.out(`The seed was ${opened.seed}.\n`);
  return 0;
}

function leave({ file }: Session, io: Io): number {
  io.out(
    file === null
      ? '\nLeft; nothing was kept (--record FILE keeps a game).\n'
      : `\nLeft; the game waits in ${file}.\n`,
  );
  return 0;
}

function showEvents({ referee }: Session, shown: Shown, io: Io): void {
  const { events, state } = referee;
  for (const event of events.slice(shown.events)) io.out(`${logLine(event, state)}\n`);
  shown.events = events.length;
}

/** What happened since the last question, and the board when it has changed. */
function showNews(session: Session, question: SecondQuestion, shown: Shown, io: Io): void {
  showEvents(session, shown, io);
  const view = viewFor(session, question.player);
  const board = boardText(view);
  if (board !== shown.board) io.out(`\n${board}${statusText(view)}\n`);
  shown.board = board;
}

/** Asks until a line is a legal answer; false when the input ends or the player leaves. */
async function decide(
  session: Session,
  question: SecondQuestion,
  shown: Shown,
  proposals: number[],
  io: Io,
): Promise<boolean> {
  const view = viewFor(session, question.player);
  let chosen: readonly number[] = [];
  io.out(`\n${askText(question, view)}\n`);
  for (;;) {
    io.out('> ');
    const line = (await io.line())?.trim();
    if (line === undefined || line === 'q') return false;
    if (help(session, question, view, line, io)) continue;
    const reply = readReply(question, line, view, chosen, proposals);
    if (reply.kind === 'wrong') {
      for (const reason of reply.reasons) io.out(`${reason}\n`);
    } else if (reply.kind === 'partly') {
      chosen = reply.chosen;
      io.out(`${askText(question, view, chosen.length)}\n`);
    } else {
      give(session, question, reply.answer);
      if (question.kind === 'dials' && shareTerminal(session)) hideDials(question, shown, io);
      return true;
    }
  }
}

const shareTerminal = ({ seats }: Session): boolean => seats.every((seat) => seat === 'human');

/** What may be shown to the player who decides: with two at the terminal, only what both may see. */
const viewFor = (session: Session, player: number): SecondState =>
  session.referee.view(shareTerminal(session) ? -1 : player).state;

/** What one of two people at a terminal has typed in secret must not stay in sight. */
function hideDials({ player }: SecondQuestion, shown: Shown, io: Io): void {
  if (io.terminal) io.out('\u001b[2J\u001b[3J\u001b[H');
  io.out(`${playerText(player)} has set the dials.\n`);
  shown.board = '';
}

/** Commands that answer nothing: true when the line was one. */
function help(session: Session, question: SecondQuestion, view: SecondState, line: string, io: Io): boolean {
  const say = (text: string): true => {
    io.out(`${text}\n`);
    return true;
  };
  if (line === '') return say(HELP);
  if (line === 'h') return say(`${HELP}\n${askText(question, view)}`);
  if (line === '?') return say(refusalLines(question, view, rulingTexts()).join('\n'));
  if (line === 'b') return say(boardText(view).trimEnd());
  if (line === 's') return say(statusText(view));
  if (line === 'l') return say(lastEvents(session));
  if (line.startsWith('r ')) return say(foundRules(line.slice(2)));
  return false;
}

const HELP =
  'A number answers; ? tells why other things are refused; b board; s ships; l log; r TEXT rules; h this and the question; q quit.';

/** As many lines of the log as are shown to find one's way back into a game. */
const LAST_EVENTS = 30;

const lastEvents = ({ referee: { events, state } }: Session): string =>
  events
    .slice(-LAST_EVENTS)
    .map((event) => logLine(event, state))
    .join('\n');

function foundRules(text: string): string {
  const found = searchLedger(readLedger(), text).filter(({ id }) => id.startsWith('xwing2:'));
  const more = found.length > 5 ? [`… and ${found.length - 5} more`] : [];
  return found.length === 0
    ? 'No line has all of these words.'
    : [...found.slice(0, 5).map(ledgerEntry), ...more].join('\n');
}

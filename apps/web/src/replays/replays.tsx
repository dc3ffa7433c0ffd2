import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { coachedSeats } from '../coach/coached-seats.ts';
import { isPuzzle } from '../coach/is-puzzle.ts';
import { humansOf, QUICK_GAME } from '../game/options.ts';
import { readSaved } from '../game/saved.ts';
import { keptGame } from '../game/storage.ts';
import type { GameStore, Shown } from '../game/store.ts';
import { MENU } from '../games/index.ts';
import { PLACES, watch } from '../places.ts';
import { Confirm } from '../screen/confirm.tsx';
import { download } from '../screen/download.ts';
import { FileField } from '../screen/file-field.tsx';
import { recordIn } from '../verify/verify-record.ts';
import { recapWords } from '../words/en/recap.ts';
import { replayWords } from '../words/en/replays.ts';
import { screenWords } from '../words/en/screen.ts';
import { language, useWords } from '../words/language.ts';
import { playerName } from '../words/player-name.ts';
import { dropReplay, type KeptReplay, keepReplay, keptReplays, MOST_REPLAYS, replayText } from './kept.ts';
import { openReplay } from './replay.ts';
import './replays.css';

const PuzzleTable = lazy(async () => ({ default: (await import('./puzzle-table.tsx')).PuzzleTable }));

interface ReplaysProps {
  readonly store: GameStore;
  /** The game on the table. */
  readonly running: Shown | null;
}

/** The games that are kept in this browser: to watch, to give away, to delete; and one from a file. */
export function Replays({ store, running }: ReplaysProps) {
  const t = useWords(replayWords);
  const [games, setGames] = useState(() => keptReplays(localStorage));
  const [removing, setRemoving] = useState<KeptReplay | null>(null);
  const [removed, setRemoved] = useState(0);
  const [problem, setProblem] = useState('');
  const [puzzle, setPuzzle] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = async (text: string) => {
    setProblem('');
    if (isPuzzle(text)) {
      setPuzzle(text);
      return;
    }
    try {
      watch(await keptFrom(text));
    } catch (error) {
      setProblem(t.notOpened({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  const remove = (id: number) => {
    dropReplay(localStorage, id);
    setGames(keptReplays(localStorage));
    setRemoving(null);
    setRemoved(removed + 1);
  };
  // Not before the dialog is gone: nothing else takes the focus while it is there.
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);
  if (puzzle !== null)
    return (
      <Suspense fallback={null}>
        <PuzzleTable text={puzzle} store={store} onBack={() => setPuzzle(null)} />
      </Suspense>
    );
  return (
    <main className="menu takes-focus">
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.lead({ most: MOST_REPLAYS })}</p>
      {running && <SoFar running={running} onProblem={setProblem} />}
      <FileField label={t.openFile} onText={open} />
      {problem && <p role="alert">{problem}</p>}
      {games.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="stacked kept-replays" aria-label={t.games}>
          {games.map((kept) => (
            <KeptGame key={kept.id} kept={kept} onRemove={() => setRemoving(kept)} />
          ))}
        </ul>
      )}
      {removing && (
        <Confirm
          title={t.removeTitle}
          yes={t.removeYes}
          onYes={() => remove(removing.id)}
          onNo={() => setRemoving(null)}
        >
          <p>{t.removeText({ game: titleOf(removing) })}</p>
        </Confirm>
      )}
    </main>
  );
}

/** The game on the table as far as it has come, to be asked the coach about; nothing where the coach may not speak. */
function SoFar(props: { readonly running: Shown; readonly onProblem: (problem: string) => void }) {
  const { running, onProblem } = props;
  const t = useWords(replayWords);
  const { options, turn, commitment } = running;
  const over = turn.kind === 'over';
  if (over || coachedSeats({ over, options, differs: false }).length === 0) return null;
  const look = () => {
    const reading = readSaved(keptGame(localStorage) ?? '');
    const saved = reading.ok && reading.game.record.commitment === commitment ? reading.game : null;
    const id = saved && keepReplay(localStorage, saved, running, Date.now());
    if (saved && id !== null) watch(id, saved.record.answers.length);
    else onProblem(t.notOpened({ reason: t.noRoom }));
  };
  return (
    <p>
      <button type="button" onClick={look}>
        {t.soFar}
      </button>{' '}
      <span className="quiet">{t.soFarText}</span>
    </p>
  );
}

function KeptGame({ kept, onRemove }: { readonly kept: KeptReplay; readonly onRemove: () => void }) {
  const t = useWords(replayWords);
  const title = titleOf(kept);
  const save = () => download(`firing-arc-game-${kept.id}.json`, replayText(localStorage, kept.id) ?? '');
  return (
    <li className="card">
      <h2>{title}</h2>
      <p>
        {MENU.find(({ id }) => id === kept.game)?.name}, {dateText(kept.when)}
        <br />
        {kept.scores.map((score, player) => `${playerName(kept.options, player)} ${score}`).join(', ')}
        <br />
        {resultOf(kept)}
      </p>
      <div className="row">
        <Link
          className="button-like"
          href={`${PLACES.replays}/${kept.id}`}
          aria-label={t.watchGame({ game: title })}
        >
          {t.watch}
        </Link>
        <button type="button" aria-label={t.downloadGame({ game: title })} onClick={save}>
          {t.download}
        </button>
        <button type="button" aria-label={t.removeGame({ game: title })} onClick={onRemove}>
          {t.remove}
        </button>
      </div>
    </li>
  );
}

/** Keeps the game of a file, once it is rebuilt; its id. Throws where it differs or finds no room. */
async function keptFrom(text: string): Promise<number> {
  const direct = readSaved(text);
  const reading = direct.ok
    ? direct
    : readSaved(
        JSON.stringify({
          options: { ...QUICK_GAME, seats: Array(sidesOf(recordIn(text))).fill('human') },
          record: recordIn(text),
        }),
      );
  if (!reading.ok) throw new Error(reading.reason);
  const replay = await openReplay(reading.game);
  const id = keepReplay(localStorage, reading.game, replay.at(replay.steps), Date.now());
  if (id === null) throw new Error(replayWords.get().noRoom);
  return id;
}

/** How many play the game of a record; two where it does not say. */
function sidesOf(record: unknown): number {
  const { setup } = (record ?? {}) as { readonly setup?: { readonly sides?: unknown } | null };
  return Array.isArray(setup?.sides) ? setup.sides.length : 2;
}

/** "Four X-wings against Howlrunner’s six". */
const titleOf = ({ names }: KeptReplay): string =>
  names.reduce((one, other) => replayWords.get().against({ one, other }));

const dateText = (when: number): string =>
  new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** "You win. Round 6.", or in which round it was left. */
function resultOf({ over, winner, round, options }: KeptReplay): string {
  if (!over) return replayWords.get().left({ round });
  const { draw, wins, round: inRound } = screenWords.get();
  const [alone, ...more] = humansOf(options);
  const isOurs = winner !== null && winner === alone && more.length === 0;
  const ended =
    winner === null ? draw : isOurs ? recapWords.get().youWin : wins({ player: playerName(options, winner) });
  return `${ended} ${inRound({ number: round })}.`;
}

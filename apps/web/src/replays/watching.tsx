import { lazy, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { skip } from '../board/stage.ts';
import { coachedSeats } from '../coach/coached-seats.ts';
import { AttackPanel, LastAttackPanel } from '../dice/attack-panel.tsx';
import { DiceStatistics } from '../dice/statistics.tsx';
import type { GameStore, Shown } from '../game/store.ts';
import { Announcer } from '../log/announcer.tsx';
import { News, Recap } from '../log/later.tsx';
import { PLACES, watch } from '../places.ts';
import { BoardSide, useSight } from '../screen/board-side.tsx';
import { Drawers } from '../screen/drawers.tsx';
import { useFocus } from '../screen/focus.ts';
import { GameBar } from '../screen/game-bar.tsx';
import { Sheet } from '../screen/sheet.tsx';
import { Looks, Table, type TableContext } from '../screen/table-context.ts';
import { UNDECIDED } from '../screen/undecided.ts';
import { TellingPanel } from '../telling/later.tsx';
import { useTelling } from '../telling/telling.ts';
import { replayWords } from '../words/en/replays.ts';
import { language, useWords } from '../words/language.ts';
import { Controls } from './controls.tsx';
import { PlayOn } from './play-on.tsx';
import type { Differs, Replay } from './replay.ts';
import '../screen/screen.css';
import './replays.css';

// Few who watch a game ask the coach: all of it is fetched then.
const Coach = lazy(async () => ({ default: (await import('./coach-panel.tsx')).CoachPanel }));

interface WatchingProps {
  readonly store: GameStore;
  readonly running: Shown | null;
  readonly id: number;
  readonly replay: Replay;
  readonly step: number;
  /** Whether it plays by itself as soon as it is opened. */
  readonly plays: boolean;
}

/** The screen of a game at one of its moments: board, what was decided, ships, log. */
export function Watching({ store, running, id, replay, step, plays }: WatchingProps) {
  const t = useWords(replayWords);
  const moment = useMoment(replay, step);
  // What the next decision did is told as at the table, dice and shots and all; over more it is there at once.
  const { game, telling } = useTelling(moment);
  const { looking, look, bottom, turn, attack, shot } = useSight(game);
  const going = game.table.attack;
  useJumps(step);
  const { options } = replay.saved;
  const seats = coachedSeats({ over: replay.over, options, differs: replay.differs !== null });
  const focus = useFocus(game, null, shot, null);
  const table = useMemo(
    (): TableContext => ({ ...UNDECIDED, store, game, bottom, look, telling }),
    [store, game, bottom, look, telling],
  );
  const looks = useMemo(() => ({ looking, preview: null }), [looking]);
  const screen = (
    <div className="table-screen watching">
      <GameBar title={t.title} />
      <main className="on-table">
        <BoardSide shot={telling?.attack ?? shot} focus={focus} onTurn={turn} />
        <Sheet>
          {replay.differs && <OlderRules differs={replay.differs} />}
          <Controls id={id} replay={replay} game={moment} step={step} plays={plays} />
          {!replay.over && <p className="quiet">{t.shownToAll}</p>}
          {telling && <TellingPanel telling={telling} before={going?.pools ?? []} />}
          {going && !telling && <AttackPanel attack={going} marked={null} />}
          {attack && !going && !telling && <LastAttackPanel attack={attack} />}
          {game.turn.kind === 'over' && <DiceStatistics game={game} />}
          <div className="happened">
            <Recap />
            <News />
          </div>
          {seats.length > 0 && (
            <Suspense fallback={null}>
              <Coach
                record={replay.saved.record}
                options={replay.saved.options}
                seats={seats}
                step={step}
                onStep={(next) => watch(id, next)}
              />
            </Suspense>
          )}
          <PlayOn store={store} running={running} replay={replay} step={step} />
        </Sheet>
        <Drawers>
          <Link href={PLACES.replays} className="button-like">
            {t.allReplays}
          </Link>
        </Drawers>
      </main>
      <Announcer question="" />
    </div>
  );
  return (
    <Table value={table}>
      <Looks value={looks}>{screen}</Looks>
    </Table>
  );
}

/** Says that a game no longer replays, which build made it, and what is shown instead. */
function OlderRules({ differs }: { readonly differs: Differs }) {
  const t = useWords(replayWords);
  const { from, build, difference, proved, steps, answers } = differs;
  return (
    <section className="older-rules" aria-label={t.olderRules}>
      <p>
        <b>{build === undefined ? t.olderRules : t.madeBy({ build })}</b>{' '}
        {from === 'film' ? t.asFilmed : t.asAnswered({ proved, steps, answers })}
      </p>
      <p className="small quiet">{difference}</p>
    </section>
  );
}

/** The game at a moment, its words made anew in another language. */
function useMoment(replay: Replay, step: number): Shown {
  const spoken = useWords(language);
  return useMemo(() => ({ spoken, game: replay.at(step) }), [replay, step, spoken]).game;
}

/** Ships glide from one decision to the next only: over more, and backward, they stand at once. */
function useJumps(step: number): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (step !== before.current && step !== before.current + 1) skip();
    before.current = step;
  }, [step]);
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paceLength } from '../board/pace.ts';
import type { GameStore, Shown } from '../game/store.ts';
import { PLACES } from '../places.ts';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';
import { keptReplay } from './kept.ts';
import { openReplay, type Replay } from './replay.ts';
import { Watching } from './watching.tsx';

interface WatchProps {
  readonly store: GameStore;
  /** The game on the table, which playing on would take the place of. */
  readonly running: Shown | null;
  readonly id: number;
  /** After how many decisions, as the address says; without it the first round begins. */
  readonly step: string | undefined;
}

/** A kept game that is watched; why it cannot be, if so. */
export function Watch({ store, running, id, step }: WatchProps) {
  const t = useWords(replayWords);
  const opened = useReplay(id);
  if (opened === null) {
    return (
      <main className="menu" aria-busy="true">
        <p role="status">{t.opening}</p>
      </main>
    );
  }
  if ('problem' in opened) {
    return (
      <main className="menu">
        <h1>{t.title}</h1>
        <p role="alert">{opened.problem}</p>
        <Link href={PLACES.replays}>{t.allReplays}</Link>
      </main>
    );
  }
  const { replay } = opened;
  const wanted = step === undefined ? (replay.rounds[0] ?? 0) : Math.floor(Number(step));
  const at = Math.min(replay.steps, Math.max(0, wanted || 0));
  return (
    <Watching
      store={store}
      running={running}
      id={id}
      replay={replay}
      step={at}
      plays={step === undefined && paceLength() > 0}
    />
  );
}

type Opened = { readonly replay: Replay } | { readonly problem: string };

/** A kept game, opened to be watched; null while it is played again. */
function useReplay(id: number): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let current = true;
    const show = (next: Opened) => current && setOpened(next);
    const { gone, notRebuilt } = replayWords.get();
    const reading = keptReplay(localStorage, id);
    if (reading === null) show({ problem: gone });
    else if (!reading.ok) show({ problem: notRebuilt({ reason: reading.reason }) });
    else {
      openReplay(reading.game).then(
        (replay) => show({ replay }),
        (error: unknown) =>
          show({ problem: notRebuilt({ reason: error instanceof Error ? error.message : String(error) }) }),
      );
    }
    return () => {
      current = false;
    };
  }, [id]);
  return opened;
}

import { takeBack } from '@firing-arc/referee';
import { useState } from 'react';
import { playOn } from '../game/playing.ts';
import type { GameStore, Shown } from '../game/store.ts';
import { bringGame } from '../games/index.ts';
import { useBegin } from '../menu/begin.tsx';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';
import type { Replay } from './replay.ts';
import { seatsFor, WHO, type Who, WhoPlays } from './who-plays.tsx';

interface PlayOnProps {
  readonly store: GameStore;
  readonly running: Shown | null;
  readonly replay: Replay;
  readonly step: number;
}

/** Begins a game at the moment that is watched; not at the end, where nothing is left to decide. */
export function PlayOn({ store, running, replay, step }: PlayOnProps) {
  const t = useWords(replayWords);
  const { record, options } = replay.saved;
  const players = options.seats.length;
  const usual = WHO.find((one) =>
    seatsFor(one, players).every((seat, at) => (options.seats[at] === 'human') === (seat === 'human')),
  );
  const [who, setWho] = useState<Who>(usual ?? 'first');
  const begin = useBegin(store, running);
  if (replay.over && step === replay.steps) return null;
  const start = () =>
    begin.from(() => {
      const from = takeBack(record, replay.steps - step);
      const saved = {
        saved: 1,
        options: { ...options, seats: seatsFor(who, players) },
        record: from,
        drafts: {},
        marks: [],
        memories: [],
      } as const;
      return bringGame(record.game, (game) => playOn(game, saved), record.setup);
    });
  return (
    <section className="card watch-on" aria-label={t.playOn}>
      <p>{t.playOnText}</p>
      <WhoPlays who={who} onWho={setWho} />
      <button type="button" onClick={start}>
        {t.playOn}
      </button>
      {begin.dialogs}
    </section>
  );
}

import { takeBack } from '@firing-arc/referee';
import { useState } from 'react';
import type { GameOptions } from '../game/options.ts';
import { playOn } from '../game/playing.ts';
import type { GameStore, Shown } from '../game/store.ts';
import { bringGame } from '../games/index.ts';
import { useBegin } from '../menu/begin.tsx';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';
import type { Replay } from './replay.ts';

/** Who can play on. */
const SEATS = {
  first: ['human', 'plain'],
  second: ['plain', 'human'],
  both: ['human', 'human'],
} as const satisfies Readonly<Record<string, GameOptions['seats']>>;

const WHO = ['first', 'second', 'both'] as const;

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
  const usual = WHO.find((one) =>
    SEATS[one].every((seat, at) => (options.seats[at] === 'human') === (seat === 'human')),
  );
  const [who, setWho] = useState<(typeof WHO)[number]>(usual ?? 'first');
  const begin = useBegin(store, running);
  if (replay.over && step === replay.steps) return null;
  const start = () =>
    begin.from(() => {
      const from = takeBack(record, replay.steps - step);
      const saved = {
        saved: 1,
        options: { ...options, seats: SEATS[who] },
        record: from,
        drafts: {},
        marks: [],
      } as const;
      return bringGame(record.game, (game) => playOn(game, saved), record.setup);
    });
  return (
    <section className="card watch-on" aria-label={t.playOn}>
      <p>{t.playOnText}</p>
      <label className="field">
        {t.who}
        <select
          value={who}
          onChange={(event) => setWho(WHO.find((one) => one === event.target.value) ?? who)}
        >
          {WHO.map((one) => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={start}>
        {t.playOn}
      </button>
      {begin.dialogs}
    </section>
  );
}

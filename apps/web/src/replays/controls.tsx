import { useEffect, useEffectEvent, useState } from 'react';
import { useKeys } from '../board/keys.ts';
import { paceLength } from '../board/pace.ts';
import { whenStill } from '../board/stage.ts';
import type { Shown } from '../game/store.ts';
import { watch } from '../places.ts';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';
import type { Replay } from './replay.ts';

interface ControlsProps {
  readonly id: number;
  readonly replay: Replay;
  readonly game: Shown;
  readonly step: number;
}

/** How long a decision stays when nothing moves, in ms at the usual pace. */
const STAYS = 900;

/** Goes through a game by decisions and by rounds, to any moment, or plays it. */
export function Controls({ id, replay, game, step }: ControlsProps) {
  const t = useWords(replayWords);
  const { steps, rounds } = replay;
  const [playing, setPlaying] = useState(false);
  const goTo = (next: number) => watch(id, Math.min(steps, Math.max(0, next)));
  const byHand = (next: number) => {
    setPlaying(false);
    goTo(next);
  };
  const toggle = () => {
    if (!playing && step === steps) goTo(0);
    setPlaying(!playing);
  };
  const back = () => byHand(step - 1);
  const forward = () => byHand(step + 1);
  const roundBack = () => byHand(rounds.findLast((start) => start < step) ?? 0);
  const roundForward = () => byHand(rounds.find((start) => start > step) ?? steps);
  useKeys({ k: toggle, j: back, l: forward, '[': roundBack, ']': roundForward });
  usePlay(playing, step, (from) => (from < steps ? goTo(from + 1) : setPlaying(false)));
  const moment = t.momentText({ step, steps, standing: game.table.standing.join(', ') });
  return (
    <section className="watch-controls card" aria-label={t.controls}>
      <h2>{moment}</h2>
      <label className="field">
        {t.moment}
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-valuetext={moment}
          onChange={(event) => byHand(event.target.valueAsNumber)}
        />
      </label>
      <div className="row">
        <Control label={t.roundBack} sign="«" keyName="[" off={step === 0} onClick={roundBack} />
        <Control label={t.back} sign="‹" keyName="J" off={step === 0} onClick={back} />
        <Control
          label={playing ? t.pause : t.play}
          sign={playing ? '❚❚' : '▶'}
          keyName="K"
          off={false}
          onClick={toggle}
        />
        <Control label={t.forward} sign="›" keyName="L" off={step === steps} onClick={forward} />
        <Control label={t.roundForward} sign="»" keyName="]" off={step === steps} onClick={roundForward} />
      </div>
      <p className="quiet watch-keys">{t.keys}</p>
    </section>
  );
}

function Control(props: {
  readonly label: string;
  readonly sign: string;
  readonly keyName: string;
  /** It leads nowhere now; it keeps the focus all the same. */
  readonly off: boolean;
  readonly onClick: () => void;
}) {
  const { label, sign, keyName, off, onClick } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keyName}
      aria-disabled={off}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** While it plays, goes on a while after a decision was shown and nothing moves any more. */
function usePlay(playing: boolean, step: number, next: (from: number) => void): void {
  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!playing) return;
    let current = true;
    const stays = STAYS * (paceLength() || 1);
    const timer = setTimeout(() => whenStill(() => current && goOn(step)), stays);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [playing, step]);
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useKeys } from '../board/keys.ts';
import { hurryBy, paceLength } from '../board/pace.ts';
import { whenStill } from '../board/stage.ts';
import type { Shown } from '../game/store.ts';
import { watch } from '../places.ts';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';
import { type Chapter, chaptersIn } from './chapters.ts';
import type { Replay } from './replay.ts';
import { ShareMoment } from './share-moment.tsx';

interface ControlsProps {
  readonly id: number;
  readonly replay: Replay;
  readonly game: Shown;
  readonly step: number;
  /** Whether it plays by itself as soon as it is opened. */
  readonly plays: boolean;
}

/** So many times as fast as motion is on the table. */
const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a decision stays when nothing moves, in ms at the usual pace. */
const STAYS = 900;

/** Goes through a game by decisions and by rounds, to any moment, or plays it. */
export function Controls({ id, replay, game, step, plays }: ControlsProps) {
  const t = useWords(replayWords);
  const { steps, rounds } = replay;
  const [playing, setPlaying] = useState(plays);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    hurryBy(speed);
    return () => hurryBy(1);
  }, [speed]);
  const chapters = useMemo(() => chaptersIn(replay.at(replay.steps).events, replay.stepOf), [replay]);
  const goTo = (next: number) => watch(id, Math.min(steps, Math.max(0, next)));
  const byHand = (next: number) => {
    setPlaying(false);
    goTo(next);
  };
  const toggle = () => {
    if (!playing && step === steps) {
      comes.current = 0;
      goTo(0);
    }
    setPlaying(!playing);
  };
  const back = () => byHand(step - 1);
  const forward = () => byHand(step + 1);
  const roundBack = () => byHand(rounds.findLast((start) => start < step) ?? 0);
  const roundForward = () => byHand(rounds.find((start) => start > step) ?? steps);
  useKeys({ k: toggle, j: back, l: forward, '[': roundBack, ']': roundForward });
  // Whoever goes elsewhere meanwhile, by the coach or the address, wants to look there.
  const comes = useRef(step);
  useEffect(() => {
    if (step !== comes.current) setPlaying(false);
    comes.current = step;
  }, [step]);
  usePlay(playing, step, (from) => {
    if (from >= steps) {
      setPlaying(false);
      return;
    }
    comes.current = from + 1;
    goTo(from + 1);
  });
  const moment = t.momentText({ step, steps, standing: game.table.standing.join(', ') });
  return (
    <section className="watch-controls card" aria-label={t.controls}>
      <h2>{moment}</h2>
      <label className="field">
        {t.moment}
        <Marks chapters={chapters} steps={steps} />
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
      <div className="row watch-more">
        <label>
          {t.speed}{' '}
          <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {t.times({ speed: one })}
              </option>
            ))}
          </select>
        </label>
        <ShareMoment game={game} name={`firing-arc-${id}-${step}.png`} />
      </div>
      <Chapters chapters={chapters} step={step} onStep={byHand} />
      <p className="quiet watch-keys">{t.keys}</p>
    </section>
  );
}

/** Where rounds begin and what was lost, over the moments; the chapters say it in words. */
function Marks({ chapters, steps }: { readonly chapters: readonly Chapter[]; readonly steps: number }) {
  const at = (step: number) => (1000 * step) / Math.max(1, steps);
  return (
    <svg className="watch-marks" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
      {chapters.map(({ step }) => (
        <path key={step} className="round-mark" d={`M${at(step)} 0V12`} />
      ))}
      {chapters
        .flatMap(({ scenes }) => scenes)
        .filter(({ kind }) => kind === 'kill')
        .map(({ step, title }) => (
          <path key={`${step} ${title}`} className="kill-mark" d={`M${at(step)} 3V12`} />
        ))}
    </svg>
  );
}

/** The chapters of the game; each leads to its moment. */
function Chapters(props: {
  readonly chapters: readonly Chapter[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}) {
  const { chapters, step, onStep } = props;
  const t = useWords(replayWords);
  const here = chapters.findLastIndex((chapter) => chapter.step <= step);
  return (
    <details className="chapters">
      <summary>{t.chapters}</summary>
      <ol>
        {chapters.map((chapter, at) => (
          <li key={chapter.title}>
            <details open={at === here}>
              <summary>{chapter.title}</summary>
              <ol>
                {numbered(chapter.scenes).map(({ scene, nth }) => (
                  <li key={nth} className={`scene-${scene.kind}`}>
                    <button type="button" className="scene-go" onClick={() => onStep(scene.step)}>
                      {scene.title}
                    </button>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}

const numbered = (scenes: Chapter['scenes']) => scenes.map((scene, nth) => ({ scene, nth }));

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

import type { GameRecord } from '@firing-arc/referee';
import { useEffect, useMemo, useRef, useState } from 'react';
import { askCoach, type Coaching } from '../coach/ask.ts';
import { Explained } from '../coach/explained.tsx';
import { bringWords, type GameWords, namedFinding } from '../coach/named.ts';
import { digit, digits } from '../coach/numbers.ts';
import { Puzzle, worthsIn } from '../coach/puzzle.tsx';
import type { Coached, Finding } from '../coach/weigher.ts';
import { type GameOptions, humansOf } from '../game/options.ts';
import { download } from '../screen/download.ts';
import { coachWords } from '../words/en/coach.ts';
import { language, useWords } from '../words/language.ts';
import { playerName } from '../words/player-name.ts';
import '../coach/coach.css';

interface CoachProps {
  readonly record: GameRecord;
  readonly options: GameOptions;
  /** Of whose decisions it may speak. */
  readonly seats: readonly number[];
  /** The moment that is watched, after so many decisions. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Games in the coach's head for each decision: as many as weigh a game in less than a minute or so. */
const ROLLOUTS: Readonly<Record<string, number>> = { xwing2: 120, xwing1: 60, armada: 30 };

/** How a coach names its chance: the same game is told the same each time. */
const SEED = 'coach';

/** What a coach is at. */
type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'at-work'; readonly done: number; readonly of: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'found';
      readonly coached: Coached;
      readonly words: GameWords;
      /** It is of the decision at one moment alone; null for a whole game. */
      readonly only: number | null;
    };

/** Asks the coach about a game, and shows what it found. */
export function CoachPanel({ record, options, seats, step, onStep }: CoachProps) {
  const t = useWords(coachWords);
  const [seat, setSeat] = useState(
    () => humansOf(options).find((human) => seats.includes(human)) ?? seats[0] ?? 0,
  );
  const [hidden, setHidden] = useState(false);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const coaching = useRef<Coaching | null>(null);
  useEffect(() => () => coaching.current?.cancel(), []);
  const asksOf = (only: number | null) => {
    const whose = only === null ? seat : record.answers[only]!.player;
    setStage({ kind: 'at-work', done: 0, of: 0 });
    const budget = { rollouts: ROLLOUTS[record.game] ?? 60, seed: SEED };
    // A film is for rules that no longer come to a game, of which the coach does not speak.
    const { film: _, ...sent } = record;
    const asked = askCoach({ record: sent, seat: whose, only, budget }, (done, of) =>
      setStage({ kind: 'at-work', done, of }),
    );
    coaching.current = asked;
    Promise.all([asked.found, bringWords(record)]).then(
      ([coached, words]) => setStage({ kind: 'found', coached, words, only }),
      (error: unknown) =>
        setStage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
  };
  const cancel = () => {
    coaching.current?.cancel();
    setStage({ kind: 'idle' });
  };
  const decides = record.answers[step]?.player;
  const explains = stage.kind !== 'at-work' && decides !== undefined && seats.includes(decides);
  return (
    <section className="coach card" aria-label={t.title}>
      <h2>{t.title}</h2>
      {stage.kind !== 'found' && (
        <p className="quiet">
          {t.text} {record.game !== 'xwing2' && t.rough}
        </p>
      )}
      <div className="row coach-ask">
        <label className="field">
          {t.whose}
          <select
            value={seat}
            disabled={stage.kind === 'at-work'}
            onChange={({ target }) => {
              setSeat(Number(target.value));
              setStage({ kind: 'idle' });
            }}
          >
            {seats.map((player) => (
              <option key={playerName(options, player)} value={player}>
                {playerName(options, player)}
              </option>
            ))}
          </select>
        </label>
        {stage.kind === 'at-work' ? (
          <button type="button" onClick={cancel}>
            {t.cancel}
          </button>
        ) : (
          (stage.kind !== 'found' || stage.only !== null) && (
            <button type="button" className="primary" onClick={() => asksOf(null)}>
              {t.ask}
            </button>
          )
        )}
      </div>
      <label className="check">
        <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />{' '}
        {t.hideAnswers}
      </label>
      {stage.kind === 'at-work' && <AtWork done={stage.done} of={stage.of} />}
      {stage.kind === 'failed' && <p role="alert">{t.failed({ reason: stage.reason })}</p>}
      {explains && (
        <button type="button" onClick={() => asksOf(step)}>
          {t.explain}
        </button>
      )}
      {stage.kind === 'found' && stage.only === null && (
        <Found {...stage} hidden={hidden} game={record.game} step={step} onStep={onStep} />
      )}
      {stage.kind === 'found' && stage.only !== null && (
        <Explained {...stage} who={playerName(options, stage.coached.seat)} />
      )}
    </section>
  );
}

function AtWork({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useWords(coachWords);
  const text = of === 0 ? t.begins : t.working({ done, of });
  return (
    <p className="coach-progress">
      <progress aria-label={t.title} value={done} max={Math.max(1, of)} /> {text}
    </p>
  );
}

interface FoundProps extends Pick<CoachProps, 'step' | 'onStep'> {
  readonly coached: Coached;
  readonly words: GameWords;
  readonly hidden: boolean;
  readonly game: string;
}

/** So many findings are shown before anybody asks for more. */
const SHOWN = 5;

function Found({ coached, words, hidden, game, step, onStep }: FoundProps) {
  const t = useWords(coachWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const { findings, swings, weighed } = coached;
  const shown = all ? findings : findings.slice(0, SHOWN);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t.findings}
      </h3>
      <p className="quiet">
        {t.weighed(weighed)} {findings.length > 0 ? t.sure : t.nothing}
      </p>
      <ol className="coach-findings">
        {shown.map((finding) => (
          <Told
            key={`${finding.decision.at} ${finding.decision.part} ${hidden}`}
            finding={finding}
            words={words}
            hidden={hidden}
            game={game}
            here={finding.decision.at === step}
            onStep={onStep}
          />
        ))}
      </ol>
      {shown.length < findings.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t.more({ rest: findings.length - shown.length })}
        </button>
      )}
      {swings.length > 0 && (
        <>
          <h3>{t.turning}</h3>
          <ul className="coach-swings">
            {swings.map(({ round, at, before, after, own }) => (
              <li key={round}>
                <button type="button" className="scene-go" onClick={() => onStep(at)}>
                  {t.goToRound({ round })}
                </button>
                <p>{t.swing({ before: digit(before), after: digit(after), own: digit(own) })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small quiet">{t.later}</p>
    </>
  );
}

interface ToldProps extends Pick<FoundProps, 'words' | 'hidden' | 'game' | 'onStep'> {
  readonly finding: Finding;
  /** It is the moment that is watched. */
  readonly here: boolean;
}

function Told({ finding, words, hidden, game, here, onStep }: ToldProps) {
  const t = useWords(coachWords);
  const spoken = useWords(language);
  const [revealed, setRevealed] = useState(!hidden);
  const named = useMemo(() => ({ spoken, ...namedFinding(finding, words) }), [finding, words, spoken]);
  const { at, round, cost, error, worlds } = finding.decision;
  const worths = finding.puzzle.puzzle ? worthsIn(finding.puzzle.puzzle) : null;
  const { given, best, ship, question, replies } = named;
  const keep = () => {
    const name = ship ? t.puzzleNameOf({ ship, given, round }) : t.puzzleName({ given, round });
    download(
      `firing-arc-puzzle-${game}-${at}.json`,
      `${JSON.stringify({ ...finding.puzzle, name }, null, 2)}\n`,
    );
  };
  return (
    <li className={here ? 'is-here' : ''} aria-current={here ? 'step' : undefined}>
      <button type="button" className="scene-go" onClick={() => onStep(at)}>
        {t.goToRound({ round })}
      </button>
      {revealed || !worths ? (
        <>
          <p>
            {ship ? <b>{ship}. </b> : <span className="quiet">{question} </span>}
            {t.cost({ given, cost: digit(cost), error: digits(error), best })}
          </p>
          {replies.length > 0 && (
            <details>
              <summary>{t.replies({ worlds })}</summary>
              <ul className="coach-replies">
                {replies.map((reply) => (
                  <li key={reply.key}>
                    {t.reply({
                      ship: reply.ship,
                      answer: reply.answer,
                      worlds: reply.worlds,
                      cost: digit(reply.cost),
                    })}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      ) : (
        <Puzzle named={named} worths={worths} />
      )}
      <div className="row">
        {!revealed && worths && (
          <button type="button" onClick={() => setRevealed(true)}>
            {t.reveal}
          </button>
        )}
        <button type="button" className="coach-keep" onClick={keep}>
          {t.keep}
        </button>
      </div>
    </li>
  );
}

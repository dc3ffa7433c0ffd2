import { useEffect, useMemo, useRef, useState } from 'react';
import { formation } from '../game/deploying.ts';
import type { GameStore } from '../game/store.ts';
import { useOpenRuling } from '../log/ruling.tsx';
import { Part } from '../screen/part.tsx';
import { useTable } from '../screen/table-context.ts';
import { originOf } from '../shown/names.ts';
import type { Outline, ShownPlace, ShownQuestion } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { legalOutlines } from './legal.ts';
import { endsOf, nearestPart, onLine } from './line.ts';
import { Meetings } from './meetings.tsx';
import { PlaceAll } from './place-all.tsx';
import { PlaceNumbers, TurnButtons, usePlaceKeys } from './place-fields.tsx';
import { proposal, startOf } from './proposal.ts';
import './refused.css';
import './options.css';

/** A place on the table. */
export function PlaceQuestion({
  question,
}: {
  readonly question: ShownQuestion & { readonly form: 'place' };
}) {
  return question.place.freedom === 'line' ? (
    <OnLine place={question.place} />
  ) : (
    <Anywhere place={question.place} />
  );
}

/** A place along a line: by dragging, by keys, or by a slider. */
function OnLine({ place }: { readonly place: ShownPlace }) {
  const { store, setPlacing } = useTable();
  const line = useMemo(() => onLine(place), [place]);
  const [part, setPart] = useState(0.5);
  const at = line(part);
  const t = useWords(questionWords);
  useEffect(() => {
    const move = (wanted: readonly number[]) => setPart(nearestPart(line, wanted));
    setPlacing({
      thing: place.thing,
      zone: null,
      ring: null,
      line: endsOf(line),
      at: line(part),
      legal: true,
      move,
    });
    return () => setPlacing(null);
  }, [place, line, part, setPlacing]);
  return (
    <div className="place">
      <label className="field">
        {t.backToFront}
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={part}
          onChange={(event) => setPart(event.target.valueAsNumber)}
        />
      </label>
      <div className="row">
        {PARTS.map(({ name, value }) => (
          <button key={name} type="button" aria-pressed={part === value} onClick={() => setPart(value)}>
            {t[name]}
          </button>
        ))}
        <button type="button" className="primary" onClick={() => store.answer(at)}>
          {t.placeHere}
        </button>
      </div>
    </div>
  );
}

const PARTS = [
  { name: 'back', value: 0 },
  { name: 'middle', value: 0.5 },
  { name: 'front', value: 1 },
] as const;

/** Anywhere on the table: by dragging, by keys, or by numbers; what is wrong with it is said at once. */
function Anywhere({ place }: { readonly place: ShownPlace }) {
  const { store, game, bottom, setPlacing, hint } = useTable();
  const open = useOpenRuling();
  const [at, move] = useState(
    () => (typeof hint === 'object' && hint) || plannedIn(store, place) || startOf(place),
  );
  const refusals = place.validate(at);
  const legal = refusals.length === 0;
  const turns = place.freedom === 'free';
  const t = useWords(questionWords);
  const suggest = () => move(proposal(place));

  const lit = useLit(place, at);
  useEffect(() => {
    const { thing, zone, ring = null } = place;
    setPlacing({ thing, zone, ring, line: null, at, legal, lit, move });
    return () => setPlacing(null);
  }, [place, at, legal, lit, setPlacing]);
  usePlaceKeys(bottom, move);

  return (
    <div className="place">
      <p className="hint">
        {t.drag} <span className="by-keys">{turns ? t.keysMoveAndTurn : t.keysMove}</span>
      </p>
      {place.meets && <Meetings place={place} move={move} />}
      <div className="row">
        {turns && <TurnButtons at={at} move={move} />}
        <button type="button" onClick={suggest}>
          {t.suggest}
        </button>
        {place.more ? (
          <Part>
            <PlaceAll at={at} legal={legal} />
          </Part>
        ) : null}
        <button
          type="button"
          className="primary"
          aria-disabled={!legal}
          onClick={() => (refusals[0] ? open(refusals[0].ruling) : store.answer(at))}
        >
          {t.placeHere}
        </button>
      </div>
      <div role="status" className="warnings">
        {place.says && legal && <p className="hint">{place.says(at)}</p>}
        {refusals.map((refusal) => (
          <button
            key={`${refusal.ruling} ${refusal.text}`}
            type="button"
            className="option refused-option"
            aria-haspopup="dialog"
            onClick={() => open(refusal.ruling)}
          >
            <span>{refusal.text}</span>
            <span className="why">{t.why}</span>
          </button>
        ))}
      </div>
      <details className="exact">
        <summary>{t.exact}</summary>
        <PlaceNumbers at={at} origin={originOf(game.table)} turns={turns} move={move} />
      </details>
    </div>
  );
}

/** So long others wait while legal places are looked for (ms). */
const SLICE = 8;

/** Where the thing may lie as it is turned, looked for between frames: the rules judge some thousand places. */
function useLit({ allows }: ShownPlace, at: readonly number[]): readonly Outline[] {
  const { table } = useTable().game;
  const { width, depth } = table;
  const facing = at[2]!;
  const [lit, setLit] = useState<readonly Outline[]>([]);
  const through = useRef(at);
  through.current = at;
  useEffect(() => {
    const work = legalOutlines({
      width,
      depth,
      isLegal: (x, y) => allows([x, y, facing]),
      through: [through.current[0]!, through.current[1]!],
    });
    let waits = 0;
    const go = () => {
      const until = performance.now() + SLICE;
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return setLit(step.value);
        if (performance.now() > until) break;
      }
      waits = window.setTimeout(go);
    };
    // A thing that is being turned is looked at when it stands still.
    waits = window.setTimeout(go, 60);
    return () => window.clearTimeout(waits);
  }, [allows, facing, width, depth]);
  return lit;
}

/** The place in the formation that is asked for now, as long as it is free. */
function plannedIn(store: GameStore, { validate }: ShownPlace): readonly number[] | null {
  const at = store.look(formation)?.[0]?.at;
  return at && validate(at).length === 0 ? at : null;
}

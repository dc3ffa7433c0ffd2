import { type FormEvent, lazy, Suspense, useState } from 'react';
import { showsOddsAtFirst } from '../game/options.ts';
import type { GameStore, Shown } from '../game/store.ts';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { type FormatId, usualFormat } from '../games/index.ts';
import { isThere } from '../packs/kept.ts';
import { chooseWords } from '../words/en/choose.ts';
import { useWords } from '../words/language.ts';
import { AGAINST, type Against, seatOf } from './against.ts';
import { useBegin } from './begin.tsx';
import { FormatSelect } from './format-select.tsx';
import type { OtherSides } from './more-sides.tsx';
import { SquadSelect } from './squad-select.tsx';
import { useFormat } from './use-format.ts';
import { lastWanted, type Wanted } from './wanted.ts';
import './choose.css';
import { ScenarioText } from './scenario-text.tsx';

const MoreSides = lazy(async () => ({ default: (await import('./more-sides.tsx')).MoreSides }));

/** Game, squads, opponent, side and the settings of the match: a place of its own. */
export function ChooseGame(props: {
  readonly store: GameStore;
  readonly game: Shown | null;
  /** Who flies the other squad at first. */
  readonly against: Against;
}) {
  const { store, game, against } = props;
  const t = useWords(chooseWords);
  const begin = useBegin(store, game);
  const [id, setId] = useState(() => firstFormat(game));
  const format = useFormat(id);
  return (
    <main className="menu choose takes-focus">
      <h1>{t.chooseGame}</h1>
      <FormatSelect label={t.format} format={id} onFormat={setId} />
      {format ? (
        <Match key={id} id={id} format={format} against={against} onStart={begin.match} />
      ) : (
        <p className="quiet">{t.fetching}</p>
      )}
      {begin.dialogs}
    </main>
  );
}

/** The format that was played last, where its points are still there. */
function firstFormat(game: Shown | null): FormatId {
  const last = lastWanted(localStorage)?.format;
  return last && isThere(localStorage, last) ? last : usualFormat(game?.game ?? null);
}

/** How a format names a match without a scenario. */
const NO_SCENARIO = 'none';

interface MatchProps {
  readonly id: FormatId;
  readonly format: MenuFormat;
  readonly against: Against;
  readonly onStart: (wanted: Wanted) => void;
}

function Match({ id, format, against: first, onStart }: MatchProps) {
  const t = useWords(chooseWords);
  const [mine, setMine] = useState<SquadSource>({ kind: 'ready', id: format.pair[0] });
  const [theirs, setTheirs] = useState<SquadSource>({ kind: 'ready', id: format.pair[1] });
  const [against, setAgainst] = useState(first);
  const [side, setSide] = useState<0 | 1>(0);
  const [scenario, setScenario] = useState(format.scenarios[0]?.id ?? '');
  const [byHand, setByHand] = useState(false);
  const [undo, setUndo] = useState(true);
  const [odds, setOdds] = useState<boolean | null>(null);
  const [everyTurn, setEveryTurn] = useState(false);
  const [more, setMore] = useState<OtherSides>({ sides: [], teams: null });
  const ready = [mine, theirs, ...more.sides.map(({ squad }) => squad)].every(
    (squad) => format.read(squad).findings?.playable,
  );
  const others = [against, ...more.sides.map(({ by }) => by)].map(seatOf);
  const showsOdds = odds ?? showsOddsAtFirst(others);
  // Scenarios are for two.
  const isForTwo = more.sides.length === 0;

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const [opponent, ...seats] = others;
    const squads = more.sides.map(({ squad }) => squad);
    onStart({
      format: id,
      scenario: isForTwo ? scenario : NO_SCENARIO,
      squads: side === 0 ? [mine, theirs, ...squads] : [theirs, mine, ...squads],
      ...(more.teams && { teams: more.teams }),
      options: {
        seats: side === 0 ? ['human', opponent!, ...seats] : [opponent!, 'human', ...seats],
        setup: byHand ? 'by-hand' : 'done-for-you',
        undo,
        pass: everyTurn ? 'every-turn' : 'secrets',
        odds: showsOdds,
      },
    });
  };

  return (
    <form className="match" onSubmit={start}>
      <div className="match-sides">
        <div className={`match-side side-${side + 1}`}>
          <SquadSelect label={t.youFly} id={id} format={format} squad={mine} onSquad={setMine} />
        </div>
        <div className={`match-side side-${2 - side}`}>
          <SquadSelect label={t.against} id={id} format={format} squad={theirs} onSquad={setTheirs} />
        </div>
      </div>
      <fieldset className="match-flown">
        <legend>{t.flownBy}</legend>
        {AGAINST.map((who) => (
          <label key={who}>
            <input type="radio" name="flown-by" checked={against === who} onChange={() => setAgainst(who)} />
            {t[who]}
          </label>
        ))}
      </fieldset>
      {format.teams(3).length > 0 && (
        <Suspense fallback={null}>
          <MoreSides id={id} format={format} more={more} onMore={setMore} />
        </Suspense>
      )}
      <div className="match-more">
        {isForTwo && format.scenarios.length > 0 && (
          <label className="field">
            {t.scenario}
            <select value={scenario} onChange={(event) => setScenario(event.target.value)}>
              {format.scenarios.map(({ id: one, name }) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="field">
          {t.youSit}
          <select value={side} onChange={(event) => setSide(event.target.value === '1' ? 1 : 0)}>
            <option value={0}>{format.seats[0]}</option>
            <option value={1}>{format.seats[1]}</option>
          </select>
        </label>
      </div>
      {isForTwo && <ScenarioText scenarios={format.scenarios} chosen={scenario} />}
      <div className="match-more">
        <Check label={t.byHand} checked={byHand} onChange={setByHand} />
        <Check label={t.undo} checked={undo} onChange={setUndo} />
        <Check label={t.odds} checked={showsOdds} onChange={setOdds} />
        {others.includes('human') && (
          <Check label={t.everyTurn} checked={everyTurn} onChange={setEveryTurn} />
        )}
      </div>
      <button type="submit" className="primary" aria-disabled={!ready}>
        {t.start}
      </button>
    </form>
  );
}

function Check(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const { label, checked, onChange } = props;
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

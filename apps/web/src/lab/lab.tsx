import { useEffect, useMemo, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import type { Shown } from '../game/store.ts';
import type { Draft } from '../games/builder.ts';
import { BY_CHANCE, type MenuFormat, type SquadFindings, type SquadSource } from '../games/format.ts';
import { type FormatId, usualFormat } from '../games/index.ts';
import { AT_ONCE } from '../menu/against.ts';
import { FormatSelect } from '../menu/format-select.tsx';
import { SquadFindings as Findings } from '../menu/squad-findings.tsx';
import { lineOf } from '../menu/squad-line.ts';
import { SquadPictures } from '../menu/squad-pictures.tsx';
import { SquadSelect } from '../menu/squad-select.tsx';
import { useFormat } from '../menu/use-format.ts';
import { isThere } from '../packs/kept.ts';
import { PackGone } from '../packs/pack-gone.tsx';
import { addressOf } from '../squads/address.ts';
import { keptSquads } from '../squads/kept.ts';
import { chooseWords } from '../words/en/choose.ts';
import { labWords } from '../words/en/lab.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { LAB, readLabAddress } from './address.ts';
import { areEven, type Foe, foesOf, knownFoes } from './field.ts';
import { FieldChoice } from './field-choice.tsx';
import { dropResult, keptResults, type LabResult } from './kept.ts';
import { KeptResults } from './kept-results.tsx';
import type { Chosen } from './order.ts';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import { useLab } from './use-lab.ts';
import './lab.css';
import '../menu/choose.css';
import '../squads/squads.css';

/** The list lab: a list is flown by the computer against others, and what came of it is shown and kept. */
export function LabPlace({ game }: { readonly game: Shown | null }) {
  const [path, navigate] = useHashLocation();
  const t = useWords(labWords);
  const { format: formatName } = useWords(squadWords);
  const at = readLabAddress(path);
  const id = at?.format ?? usualFormat(game?.game ?? null);
  return (
    <main className="menu lab takes-focus">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <FormatSelect
        label={formatName}
        format={id}
        onFormat={(next) => navigate(`${LAB}/${next}`, { replace: true })}
      />
      {isThere(localStorage, id) ? (
        <UnderFormat key={path} id={id} draft={at?.draft ?? null} />
      ) : (
        <PackGone format={id} />
      )}
    </main>
  );
}

function UnderFormat({ id, draft }: Omit<LabProps, 'format'>) {
  const { fetching } = useWords(squadWords);
  const format = useFormat(id);
  return format ? <Lab id={id} format={format} draft={draft} /> : <p className="quiet">{fetching}</p>;
}

interface LabProps {
  readonly id: FormatId;
  readonly format: MenuFormat;
  /** The list that came from the builder. */
  readonly draft: Draft | null;
}

function Lab({ id, format, draft }: LabProps) {
  const t = useWords(labWords);
  const lab = useLab(id, format);
  const [results, setResults] = useState(() => keptResults(localStorage));
  const [looked, look] = useState<LabResult | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { stage } = lab;
  const result = stage.kind === 'over' ? stage.result : looked;
  useEffect(() => {
    setResults(keptResults(localStorage));
    if (stage.kind === 'over') heading.current?.focus();
  }, [stage]);
  const show = (next: LabResult) => {
    lab.clear();
    look(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const drop = ({ when }: LabResult) => {
    dropResult(localStorage, when);
    setResults(keptResults(localStorage));
    if (result?.when !== when) return;
    lab.clear();
    look(null);
  };
  return (
    <div className="lab-desk">
      <LabForm id={id} format={format} draft={draft} flies={stage.kind === 'flying'} onStart={lab.start} />
      <div className="lab-came">
        {stage.kind === 'flying' && <Progress flown={stage.flown} onStop={lab.stop} />}
        {stage.kind === 'failed' && <p role="alert">{t.failed({ reason: stage.reason })}</p>}
        {stage.kind === 'over' && stage.unkept !== null && (
          <p role="alert">{t.notKept({ reason: stage.unkept })}</p>
        )}
        {stage.kind !== 'flying' && result && <Result key={result.when} result={result} heading={heading} />}
        <KeptResults results={results} shown={result} onShow={show} onDrop={drop} />
      </div>
    </div>
  );
}

/** How many games a list may fly. */
const GAMES = [10, 50, 100, 200, 500];

interface FormProps extends LabProps {
  readonly flies: boolean;
  readonly onStart: (chosen: Chosen, foes: readonly Foe[], games: number) => void;
}

function LabForm({ id, format, draft, flies, onStart }: FormProps) {
  const t = useWords(labWords);
  const { keptHere } = useWords(squadWords);
  const players = useWords(chooseWords);
  const [mine, setMine] = useState<SquadSource>(
    draft ? { kind: 'ships', ...draft } : { kind: 'ready', id: format.pair[0] },
  );
  const [other, setOther] = useState<SquadSource | null>(null);
  const [games, setGames] = useState(50);
  const [player, setPlayer] = useState<(typeof AT_ONCE)[number]>('plain');
  const scenarios = format.scenarios.filter((one) => one.id !== BY_CHANCE);
  const [scenario, setScenario] = useState(scenarios.at(-1)?.id ?? '');
  const [pasted, setPasted] = useState<readonly Foe[]>([]);
  const known = useMemo(
    () => knownFoes(format, keptSquads(localStorage, id), keptHere),
    [format, id, keptHere],
  );
  const foes = [...pasted, ...known];
  const lists = other ? [mine, other] : [mine];
  const readings = useMemo(
    () => [mine, other].map((list) => list && format.read(list).findings),
    [format, mine, other],
  );
  const [picked, pick] = useState<ReadonlySet<string> | null>(null);
  const chosen = picked ?? evenWith(known, readings[0] ?? null);
  const field = foes.filter(({ key }) => chosen.has(key));
  const ready = field.length > 0 && lists.every((_, at) => readings[at]?.playable && !readings[at]?.draft);
  const paste = (source: SquadSource) => {
    const added = foesOf(format, [{ key: `pasted ${pasted.length}`, group: t.pasted, source }]);
    setPasted([...pasted, ...added]);
    pick(new Set([...chosen, ...added.map(({ key }) => key)]));
  };
  const start = () => {
    if (!ready || flies) return;
    onStart({ lists, field: field.map(({ source }) => source), scenario, player }, field, games);
  };
  return (
    <form
      className="lab-form card"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {draft ? (
        <FromBuilder id={id} format={format} draft={draft} />
      ) : (
        <SquadSelect label={t.mine} id={id} format={format} squad={mine} onSquad={setMine} />
      )}
      <label className="check lab-compare">
        <input
          type="checkbox"
          checked={other !== null}
          onChange={({ target }) => setOther(target.checked ? { kind: 'ready', id: format.pair[0] } : null)}
        />
        {t.compare}
      </label>
      {other && (
        <>
          <SquadSelect label={t.other} id={id} format={format} squad={other} onSquad={setOther} />
          <p className="quiet small">{t.compareText}</p>
        </>
      )}
      <div className="lab-how">
        <label className="field">
          {t.games}
          <select value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {GAMES.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t.flownBy}
          <select
            value={player}
            onChange={({ target }) =>
              setPlayer(AT_ONCE.find((computer) => computer === target.value) ?? 'plain')
            }
          >
            {AT_ONCE.map((computer) => (
              <option key={computer} value={computer}>
                {players[computer]}
              </option>
            ))}
          </select>
        </label>
        {scenarios.length > 0 && (
          <label className="field">
            {t.scenario}
            <select value={scenario} onChange={({ target }) => setScenario(target.value)}>
              {scenarios.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <FieldChoice format={format} foes={foes} chosen={chosen} onChoose={pick} onPaste={paste} />
      <div className="lab-start">
        <button type="submit" className="primary big" aria-disabled={!ready || flies}>
          {t.start(games)}
        </button>
        {!ready && <p className="quiet small">{t.cannot}</p>}
      </div>
    </form>
  );
}

/** Other lists of about as many points; all where there are none. */
function evenWith(foes: readonly Foe[], mine: SquadFindings | null): ReadonlySet<string> {
  const even = foes.filter(({ name, points }) => mine && name !== mine.name && areEven(points, mine.points));
  return new Set((even.length > 0 ? even : foes).map(({ key }) => key));
}

function FromBuilder({ id, format, draft }: Omit<LabProps, 'draft'> & { readonly draft: Draft }) {
  const t = useWords(labWords);
  const source = useMemo((): SquadSource => ({ kind: 'ships', ...draft }), [draft]);
  const line = useMemo(() => lineOf(format.builder, source), [format, source]);
  const { findings } = useMemo(() => format.read(source), [format, source]);
  return (
    <section className="lab-mine" aria-label={t.mine}>
      <SquadPictures line={line} />
      {findings && <Findings check={findings} />}
      <a href={`#${addressOf(id, draft)}`}>{t.change}</a>
    </section>
  );
}

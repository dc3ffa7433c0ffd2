import type { CreateTable, TableInfo } from '@firing-arc/online';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type FormatId, isOfHouse, MENU } from '../games/index.ts';
import { FormatSelect } from '../menu/format-select.tsx';
import { ScenarioText } from '../menu/scenario-text.tsx';
import { useFormat } from '../menu/use-format.ts';
import { houseFormatName } from '../packs/format-name.ts';
import { PLACES } from '../places.ts';
import { chooseWords } from '../words/en/choose.ts';
import { moreWords } from '../words/en/more.ts';
import { onlineWords } from '../words/en/online.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { createTable, lookAtTable, NotDone, openTables, takeSeat } from './api.ts';
import { TimeUpText } from './clocks.tsx';
import { forgetTable, type KeptTable, keepTable, keptTables } from './kept.ts';
import { keepName, keptName } from './name.ts';
import { NameField } from './name-field.tsx';
import { playersIn, seatsOf, WITH_FRIEND } from './seats.ts';
import { SeatsFields } from './seats-fields.tsx';
import { standingOf } from './standing.ts';
import { tableWith } from './table-format.ts';

/** Whether tables can be opened here, and which are open; null while that is asked. */
type Found = { readonly tables: readonly TableInfo[] } | { readonly why: NotDone['why'] } | null;

/** Where tables are opened and found. Whether there is a table server is asked only here. */
export function Meet() {
  const t = useWords(onlineWords);
  const [tries, setTries] = useState(0);
  return (
    <main className="menu meet takes-focus">
      <h1>{t.title}</h1>
      <AtServer key={tries} onAgain={() => setTries(tries + 1)} />
    </main>
  );
}

function AtServer({ onAgain }: { readonly onAgain: () => void }) {
  const t = useWords(onlineWords);
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let current = true;
    const show = (next: Found) => current && setFound(next);
    openTables().then(
      (tables) => show({ tables }),
      (error) => show({ why: error instanceof NotDone ? error.why : 'no-network' }),
    );
    return () => {
      current = false;
    };
  }, []);
  if (found === null) return <p role="status">{t.looking}</p>;
  return 'why' in found ? <NoServer why={found.why} onAgain={onAgain} /> : <Tables tables={found.tables} />;
}

function NoServer({ why, onAgain }: { readonly why: NotDone['why']; readonly onAgain: () => void }) {
  const t = useWords(onlineWords);
  const more = useWords(moreWords);
  const isReachable = why !== 'no-network';
  return (
    <section className="card" role="status">
      <p>
        <b>{isReachable ? t.noServer : t.noNetwork}</b>
      </p>
      <p>{t.noServerMore}</p>
      <p className="row">
        <Link className="button-like" href={PLACES.hotSeat}>
          {more.hotSeat}
        </Link>
        {!isReachable && (
          <button type="button" onClick={onAgain}>
            {t.tryAgain}
          </button>
        )}
      </p>
    </section>
  );
}

function Tables({ tables }: { readonly tables: readonly TableInfo[] }) {
  const t = useWords(onlineWords);
  const sitting = useSitting();
  const waiting = tables.filter(({ status }) => status === 'gathering');
  return (
    <>
      <p>{t.lead}</p>
      <OpenTable sitting={sitting} />
      {sitting.problem}
      <YourTables />
      <section aria-labelledby="open-tables">
        <h2 id="open-tables">{t.openTables}</h2>
        {waiting.length === 0 ? (
          <p className="quiet">{t.noTables}</p>
        ) : (
          <>
            <button type="button" disabled={sitting.busy} onClick={() => sitting.join(waiting[0]!)}>
              {t.anyone}
            </button>
            <ul className="tables">
              {waiting.map((table) => (
                <li key={table.id}>
                  <button type="button" disabled={sitting.busy} onClick={() => sitting.join(table)}>
                    <b>{gameName(table.game)}</b> <FormatName table={table} /> <PaceText table={table} />{' '}
                    <span>{t.waitsThere({ name: waitingName(table) || t.somebody })}</span>{' '}
                    {table.seats.length > 2 && <span>{t.seatsFree(freeSeats(table))}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

const waitingName = ({ name, seats }: TableInfo): string =>
  name ?? seats.find(({ by, taken }) => by === 'guest' && taken)?.name ?? '';

const freeSeats = ({ seats }: TableInfo): number => seats.filter(({ taken }) => !taken).length;

const gameName = (id: string): string => MENU.find((game) => game.id === id)?.name ?? id;

/** The name of a table's format, where the menu knows it; of the pack that it brought along, where it did. */
export function FormatName({ table }: { readonly table: Pick<TableInfo, 'format' | 'pack'> }) {
  const t = useWords(packWords);
  if (table.pack) {
    const { name, date } = table.pack;
    const played = table.format.endsWith('.epic') ? t.epic({ name }) : name;
    return (
      <span className="quiet">
        {played}, {date}
      </span>
    );
  }
  return isOfHouse(table.format) ? <span className="quiet">{houseFormatName(table.format)}</span> : null;
}

/** By how much later spectators see a table; nothing where they see it at once. */
export function DelayText({ table: { delay } }: { readonly table: Pick<TableInfo, 'delay'> }) {
  const t = useWords(onlineWords);
  return delay === 0 ? null : <p className="quiet">{t.lookLater(Math.max(1, Math.round(delay / 60)))}</p>;
}

/** How fast a table plays, in words. */
export function PaceText({ table }: { readonly table: Pick<TableInfo, 'pace' | 'clock'> }) {
  const t = useWords(onlineWords);
  return <span className="quiet">{paceText(table, t)}</span>;
}

function paceText(
  { pace, clock }: Pick<TableInfo, 'pace' | 'clock'>,
  t: ReturnType<typeof onlineWords.get>,
): string {
  if (pace.kind === 'turns') return t.turns(Math.max(1, Math.round(pace.hours / 24)));
  if (!clock) return t.live;
  const { minutes } = clock;
  return clock.kind === 'match' ? t.clockMatch({ minutes }) : t.clockEach({ minutes, delay: clock.delay });
}

interface Sitting {
  readonly busy: boolean;
  readonly problem: ReactNode;
  readonly open: (wanted: Promise<CreateTable>) => void;
  readonly join: (table: TableInfo) => void;
}

/** Opens a table, or sits down at one, and goes there. */
function useSitting(): Sitting {
  const t = useWords(onlineWords);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const goTo = async (sitting: () => ReturnType<typeof createTable>) => {
    setBusy(true);
    setProblem('');
    try {
      const { table, seat, secret } = await sitting();
      keepTable(localStorage, { table: table.id, seat, secret, game: table.game, when: Date.now() });
      navigate(`${PLACES.online}/${table.id}`);
    } catch (error) {
      setBusy(false);
      setProblem(t.couldNotOpen({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return {
    busy,
    problem: problem && <p role="alert">{problem}</p>,
    open: (wanted) => goTo(async () => createTable(await wanted)),
    join: ({ id }) => goTo(() => takeSeat(id, namedAs())),
  };
}

const namedAs = () => {
  const name = keptName(localStorage);
  return name ? { name } : {};
};

/** What can be chosen of a pace and its clock. */
const PACES = {
  live: { pace: { kind: 'live' }, clock: null },
  match: { pace: { kind: 'live' }, clock: { kind: 'match', minutes: 75 } },
  long: { pace: { kind: 'live' }, clock: { kind: 'game', minutes: 45, delay: 10 } },
  short: { pace: { kind: 'live' }, clock: { kind: 'game', minutes: 20, delay: 5 } },
  day: { pace: { kind: 'turns', hours: 24 }, clock: null },
  days: { pace: { kind: 'turns', hours: 72 }, clock: null },
  week: { pace: { kind: 'turns', hours: 168 }, clock: null },
} as const satisfies Readonly<Record<string, Pick<TableInfo, 'pace' | 'clock'>>>;

type PaceName = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

/** By so many seconds later spectators may see a table. */
const DELAYS = [0, 60, 180, 600, 1800] as const;

/** How a format names what a table without a scenario plays. */
const NO_SCENARIO = 'none';

/** A table as somebody wants it. */
type Wanted = Pick<CreateTable, 'public' | 'delay' | 'teams'> & {
  readonly format: FormatId;
  readonly scenario: string | null;
  readonly pace: PaceName;
  readonly seats: CreateTable['seats'];
};

/** A door for each game: one press, and there is a table with its link. */
function OpenTable({ sitting }: { readonly sitting: Sitting }) {
  const t = useWords(onlineWords);
  const made = async (wanted: Wanted): Promise<CreateTable> => ({
    ...wanted,
    ...PACES[wanted.pace],
    ...(await tableWith(localStorage, wanted.format)),
    ...(keptName(localStorage) && { player: keptName(localStorage) }),
  });
  const open = (wanted: Wanted) => sitting.open(made(wanted));
  return (
    <>
      <ul className="meet-doors">
        {MENU.map(({ id, name, formats }) => (
          <li key={id}>
            <button
              type="button"
              disabled={sitting.busy}
              onClick={() =>
                open({
                  format: formats[0],
                  scenario: null,
                  pace: 'live',
                  seats: seatsOf(WITH_FRIEND),
                  public: false,
                })
              }
            >
              <b>{name}</b> <span className="door-go">{t.getLink}</span>
            </button>
          </li>
        ))}
      </ul>
      <details className="card">
        <summary>{t.more}</summary>
        <TableForm busy={sitting.busy} onOpen={open} />
      </details>
    </>
  );
}

function TableForm(props: { readonly busy: boolean; readonly onOpen: (wanted: Wanted) => void }) {
  const { busy, onOpen } = props;
  const t = useWords(onlineWords);
  const choose = useWords(chooseWords);
  const [format, setFormat] = useState<FormatId>(MENU[0].formats[0]);
  const [scenario, setScenario] = useState('');
  const loaded = useFormat(format);
  const [seating, setSeating] = useState(WITH_FRIEND);
  // Scenarios are for two.
  const isForTwo = playersIn(seating.name) === 2;
  const [pace, setPace] = useState<PaceName>('live');
  const [delay, setDelay] = useState(0);
  const [anybody, setAnybody] = useState(false);
  const [name, setName] = useState(() => keptName(localStorage));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keepName(localStorage, name);
    const chosen = (isForTwo && scenario) || null;
    const wanted = { format, scenario: chosen, pace, delay, public: anybody };
    onOpen({ ...wanted, seats: seatsOf(seating), teams: seating.teams && [...seating.teams] });
  };
  return (
    <form className="stacked" onSubmit={submit}>
      <FormatSelect
        label={choose.format}
        format={format}
        onFormat={(next) => {
          setFormat(next);
          setScenario('');
          setSeating(WITH_FRIEND);
        }}
      />
      {isForTwo && (
        <ScenarioSelect key={format} format={format} scenario={scenario} onScenario={setScenario} />
      )}
      <SeatsFields format={loaded} seating={seating} onSeating={setSeating} />
      <label className="field">
        {t.pace}
        <select
          value={pace}
          onChange={({ target }) => setPace(PACE_NAMES.find((one) => one === target.value)!)}
        >
          {PACE_NAMES.map((one) => (
            <option key={one} value={one}>
              {paceText(PACES[one], t)}
            </option>
          ))}
        </select>
      </label>
      <TimeUpText table={PACES[pace]} />
      <label className="field">
        {t.delay}
        <select value={delay} onChange={({ target }) => setDelay(Number(target.value))}>
          {DELAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t.noDelay : t.delayed(seconds / 60)}
            </option>
          ))}
        </select>
      </label>
      <NameField name={name} onName={setName} />
      <label className="check">
        <input type="checkbox" checked={anybody} onChange={({ target }) => setAnybody(target.checked)} />
        {t.anybody}
      </label>
      <button type="submit" disabled={busy}>
        {t.openTable}
      </button>
    </form>
  );
}

/** The scenarios of a format; nothing where it has none. */
function ScenarioSelect(props: {
  readonly format: FormatId;
  readonly scenario: string;
  readonly onScenario: (scenario: string) => void;
}) {
  const { format: id, scenario, onScenario } = props;
  const t = useWords(onlineWords);
  const { scenario: label } = useWords(chooseWords);
  const format = useFormat(id);
  if (!format) return null;
  const given = format.given ? [{ id: format.given.scenario, name: format.given.name, says: '' }] : [];
  const scenarios = [...given, ...format.scenarios.filter((one) => one.id !== NO_SCENARIO)];
  if (scenarios.length === 0) return null;
  return (
    <>
      <label className="field">
        {label}
        <select value={scenario} onChange={({ target }) => onScenario(target.value)}>
          <option value="">{t.noScenario}</option>
          {scenarios.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <ScenarioText scenarios={scenarios} chosen={scenario} />
    </>
  );
}

/** The tables at which this browser has a seat, and whose move it is. */
function YourTables() {
  const t = useWords(onlineWords);
  const [kept, setKept] = useState(() => keptTables(localStorage));
  if (kept.length === 0) return null;
  const forget = (table: string) => {
    forgetTable(localStorage, table);
    setKept(keptTables(localStorage));
  };
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{t.yourTables}</h2>
      <ul className="tables">
        {kept.map((one) => (
          <YourTable key={one.table} kept={one} onForget={() => forget(one.table)} />
        ))}
      </ul>
    </section>
  );
}

function YourTable({ kept, onForget }: { readonly kept: KeptTable; readonly onForget: () => void }) {
  const t = useWords(onlineWords);
  const [info, setInfo] = useState<TableInfo | 'gone' | null>(null);
  useEffect(() => {
    let current = true;
    lookAtTable(kept.table, kept.secret).then(
      (table) => current && setInfo(table),
      (error) => current && error instanceof NotDone && error.why === 'refused' && setInfo('gone'),
    );
    return () => {
      current = false;
    };
  }, [kept.table, kept.secret]);
  const table = info === 'gone' ? null : info;
  const others =
    table?.seats.filter(({ seat }) => seat !== kept.seat).flatMap(({ name }) => name ?? []) ?? [];
  return (
    <li className="row">
      <Link className="button-like" href={`${PLACES.online}/${kept.table}`}>
        {gameName(table?.game ?? kept.game)}
        {others.length > 0 && `: ${others.join(', ')}`}
      </Link>
      <span>{info === 'gone' ? t.isGone : table && standingOf(table, kept.seat, t)}</span>
      <button type="button" className="quiet" onClick={onForget}>
        {t.forget}
      </button>
    </li>
  );
}

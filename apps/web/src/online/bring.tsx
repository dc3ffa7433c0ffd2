import type { BringSquad, SquadFindings as ServerFindings, TableInfo } from '@firing-arc/online';
import { useState } from 'react';
import type { MenuFormat, SquadReading, SquadSource } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { SquadSelect } from '../menu/squad-select.tsx';
import { chooseWords } from '../words/en/choose.ts';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import { bringSquad } from './api.ts';
import { type Flown, type KeptTable, keepTable, keptTable } from './kept.ts';
import { seatNameFirst } from './seat-name.ts';
import type { TableClient } from './table.ts';
import { formatOfTable, useTableFormat } from './table-format.ts';
import '../menu/findings.css';

export interface GatheringProps {
  readonly id: string;
  readonly info: TableInfo;
  readonly client: TableClient;
}

/** Chooses a squad and brings it; ready until another is wanted. */
export function Bring({ id, info, client }: GatheringProps) {
  const { fetching } = useWords(chooseWords);
  const format = useTableFormat(info);
  if (!format) return <p className="quiet">{fetching}</p>;
  const kept = keptTable(localStorage, id);
  const { you } = client.snapshot();
  return (
    <Squads
      info={info}
      you={you}
      format={format}
      formatId={formatOfTable(info)}
      byHand={kept?.byHand === true}
      onByHand={(on) => {
        keepWith(id, { byHand: on });
        client.byHand(on);
      }}
      chosen={kept?.chosen ?? []}
      onChosen={(chosen) => keepWith(id, { chosen })}
      bring={async (brought) => kept && bringSquad(id, kept.secret, brought)}
    />
  );
}

/** Keeps more of a seat, if this browser has one at the table still. */
function keepWith(id: string, more: Partial<KeptTable>): void {
  const kept = keptTable(localStorage, id);
  if (kept) keepTable(localStorage, { ...kept, ...more });
}

/** What a seat flies of two ready squads, as long as nothing else is chosen. */
const usualOf = (pair: MenuFormat['pair'], seat: number): ReadySource => ({
  kind: 'ready',
  id: pair[seat % 2 === 1 ? 1 : 0],
});
type ReadySource = Extract<SquadSource, { kind: 'ready' }>;

/** What is brought to a seat; null takes it back. */
type Brings = readonly [seat: number, squad: SquadSource | null];

/** The seats of computer players, for whom the first guest chooses what they fly; none for the others. */
export const computersOf = ({ seats }: Pick<TableInfo, 'seats'>, you: number): readonly number[] =>
  seats.findIndex(({ by }) => by === 'guest') === you
    ? seats.flatMap(({ by, seat }) => (by === 'computer' ? [seat] : []))
    : [];

/** Why the server did not take what was brought to a seat. */
interface NotTaken {
  readonly seat: number;
  readonly findings: ServerFindings;
}

interface SquadsProps {
  readonly info: Pick<TableInfo, 'seats' | 'scenario'>;
  readonly you: number;
  readonly format: MenuFormat;
  readonly formatId: FormatId;
  readonly byHand: boolean;
  readonly onByHand: (on: boolean) => void;
  /** What was chosen for seats before, and is told again at each choice. */
  readonly chosen: readonly Flown[];
  readonly onChosen: (chosen: readonly Flown[]) => void;
  /** Brings a squad; null where this browser has the seat no longer. */
  readonly bring: (brought: BringSquad) => Promise<ServerFindings | null>;
}

/** What the own seat flies, and the first guest's computer players. */
export function Squads(props: SquadsProps) {
  const { info, you, format, formatId, bring } = props;
  const t = useWords(onlineWords);
  const { youFly } = useWords(chooseWords);
  const { given } = format;
  const isGiven = given !== undefined && given.scenario === info.scenario;
  const [chosen, setChosen] = useState<readonly Flown[]>(
    props.chosen.filter(({ squad }) => isKnown(format, squad)),
  );
  const flownAt = (seat: number): SquadSource =>
    chosen.find((one) => one.seat === seat)?.squad ??
    usualOf(isGiven && seat === you ? given.squads : format.pair, seat);
  const choose = (seat: number) => (squad: SquadSource) => {
    const next = [...chosen.filter((one) => one.seat !== seat), { seat, squad }];
    setChosen(next);
    props.onChosen(next);
  };
  const squad = flownAt(you);
  // Where the squads are given, those of computer players are so too.
  const computers = isGiven ? [] : computersOf(info, you);
  const [hands, setHands] = useState(props.byHand);
  const [notTaken, setNotTaken] = useState<NotTaken | null>(null);
  const [problem, setProblem] = useState('');
  const all = [squad, ...computers.map(flownAt)];
  const taken = all.every((one) => isTaken(format.read(one).findings));
  /** Brings these in turn, until the server does not take one. */
  const send = async (wanted: readonly Brings[]) => {
    setProblem('');
    setNotTaken(null);
    try {
      for (const [seat, one] of wanted) {
        const brought = { squad: one && asText(format, one), ...(seat !== you && { seat }) };
        const findings = await bring(brought);
        if (one && findings?.brought === false) return setNotTaken({ seat, findings });
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  if (info.seats[you]?.squad) {
    return (
      <p className="row">
        <button type="button" onClick={() => send([[you, null]])}>
          {t.chooseAnother}
        </button>
      </p>
    );
  }
  const free = withoutGiven(format);
  // Whatever is brought where the squads are given, it says that somebody is ready. The own squad comes last: all may be settled with it.
  const brings: readonly Brings[] = [
    ...computers.map((seat): Brings => [seat, flownAt(seat)]),
    [you, isGiven ? usualOf(format.pair, you) : squad],
  ];
  return (
    <section className={`match-side side-${you + 1}`}>
      {isGiven ? (
        <p>
          <b>{given.name}</b>{' '}
          <small>{format.ready.find(({ id: one }) => one === usualOf(given.squads, you).id)?.pilots}</small>
        </p>
      ) : (
        <SquadSelect
          label={youFly}
          id={formatId}
          format={free}
          squad={squad}
          onSquad={choose(you)}
          illegal={t.illegalHere}
        />
      )}
      {computers.map((seat) => (
        <SquadSelect
          key={seat}
          label={t.flies({ name: seatNameFirst(info, seat, t) })}
          id={formatId}
          format={free}
          squad={flownAt(seat)}
          onSquad={choose(seat)}
          illegal={t.illegalHere}
        />
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={hands}
          onChange={({ target }) => {
            setHands(target.checked);
            props.onByHand(target.checked);
          }}
        />
        {t.byHand}
      </label>
      <button
        type="button"
        className="primary big"
        aria-disabled={!taken}
        onClick={() => taken && send(brings)}
      >
        {t.imReady}
      </button>
      <div role="status">
        {problem && <p>{problem}</p>}
        {notTaken && (
          <>
            {notTaken.seat !== you && <p>{t.flies({ name: seatNameFirst(info, notTaken.seat, t) })}</p>}
            <NotBrought findings={notTaken.findings} />
          </>
        )}
      </div>
    </section>
  );
}

/** Whether a server takes a squad: it must be legal too, which a game at one screen does not ask. */
const isTaken = (findings: SquadReading['findings']): boolean =>
  findings?.playable === true && findings.legal;

/** Whether a squad that was kept is one of the format still. */
const isKnown = ({ ready }: MenuFormat, squad: SquadSource): boolean =>
  squad.kind !== 'ready' || ready.some(({ id }) => id === squad.id);

/** A format without the squads that only meet each other. */
const withoutGiven = (format: MenuFormat): MenuFormat => ({
  ...format,
  ready: format.ready.filter(({ id }) => !format.given?.squads.includes(id)),
});

function NotBrought({ findings: { problems, refusals } }: { readonly findings: ServerFindings }) {
  const { notBrought } = useWords(onlineWords);
  return (
    <>
      <p>{notBrought}</p>
      <ul className="findings">
        {[...problems, ...refusals.map(({ message }) => message)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** A squad as a server reads it: by its id, or as the text of a list builder. */
function asText({ builder }: MenuFormat, squad: SquadSource): { ready: string } | { text: string } {
  switch (squad.kind) {
    case 'ready':
      return { ready: squad.id };
    case 'text':
      return { text: squad.text };
    case 'ships': {
      const draft = builder.draftOf(squad);
      const text = draft && builder.texts[0]?.write(draft);
      if (!text) throw new Error('this squad cannot be written');
      return { text };
    }
  }
}

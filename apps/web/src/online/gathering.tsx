import type { SquadFindings as ServerFindings, TableInfo } from '@firing-arc/online';
import { type FormEvent, useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { type FormatId, isFormat, MENU, usualFormat } from '../games/index.ts';
import { SquadSelect } from '../menu/squad-select.tsx';
import { useFormat } from '../menu/use-format.ts';
import '../menu/choose.css';
import '../screen/more-sides.css';
import { chooseWords } from '../words/en/choose.ts';
import { onlineWords } from '../words/en/online.ts';
import { sidesWords } from '../words/en/sides.ts';
import { useWords } from '../words/language.ts';
import { versusText } from '../words/versus.ts';
import { bringSquad, takeSeat } from './api.ts';
import { TimeUpText } from './clocks.tsx';
import { keepTable, keptTable } from './kept.ts';
import { ShareLink } from './link.tsx';
import { DelayText, FormatName, PaceText } from './meet.tsx';
import { keepName, keptName } from './name.ts';
import { NameField } from './name-field.tsx';
import { computerName, seatName } from './seat-name.ts';
import type { TableClient } from './table.ts';
import '../menu/findings.css';

interface GatheringProps {
  readonly id: string;
  readonly info: TableInfo;
  readonly client: TableClient;
}

/** A table before its game: who sits here, the link for who is missing, and the squads. */
export function Gathering({ id, info, client }: GatheringProps) {
  const t = useWords(onlineWords);
  const { you, line } = client.snapshot();
  const own = you >= 0 ? (info.seats[you] ?? null) : null;
  const free = info.seats.some(({ taken }) => !taken);
  return (
    <>
      <h1>{t.theTable({ game: MENU.find((game) => game.id === info.game)?.name ?? info.game })}</h1>
      <p>
        <FormatName table={info} /> <span aria-hidden="true">·</span> <PaceText table={info} />
      </p>
      <TimeUpText table={info} />
      <DelayText table={info} />
      {own && free && <ShareLink path={id} title={info.seats.length > 2 ? t.linkMany : t.linkTitle} />}
      <Seats info={info} you={you} />
      {info.teams && <p>{versusText(namesOf(info, you, t), info.teams)}</p>}
      <p role="status">
        {line === 'lost'
          ? t.lost
          : info.status === 'settled'
            ? t.begins
            : own
              ? t.beginsSoon
              : free
                ? t.freeSeat
                : t.allTaken}
      </p>
      {own && info.status === 'gathering' && <Bring key={info.format} id={id} info={info} client={client} />}
      {!own && free && <SitDown id={id} info={info} client={client} />}
    </>
  );
}

/** What the seats are called, the own one and those that nobody has taken yet too. */
const namesOf = (info: TableInfo, you: number, t: ReturnType<typeof onlineWords.get>): readonly string[] =>
  info.seats.map(({ seat }) => (seat === you ? t.you : seatName(info, seat, t)));

function Seats({ info, you }: { readonly info: TableInfo; readonly you: number }) {
  const t = useWords(onlineWords);
  return (
    <ul className="seats">
      {info.seats.map(({ seat, by, player, taken, name, present, squad }) => {
        const guest = name || (taken ? seatName(info, seat, t) : t.freeNow);
        const who = seat === you ? t.you : by === 'computer' ? computerName(player, t) : guest;
        return (
          <li key={seat} className={`side-${seat + 1}`}>
            <span className="tag">{seat + 1}</span>{' '}
            <b className={present ? 'is-present' : undefined}>{who}</b>
            {taken && (
              <span>
                {squad
                  ? `${squad.name} (${squad.points}), ${t.ready}`
                  : by === 'computer'
                    ? t.ready
                    : t.chooses}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Sits down with one tap. */
function SitDown({ id, info, client }: GatheringProps) {
  const t = useWords(onlineWords);
  const sides = useWords(sidesWords);
  const [seat, setSeat] = useState<number | null>(null);
  const free = info.seats.filter(({ taken }) => !taken);
  const wanted = free.find((one) => one.seat === seat) ?? free[0];
  // Where more than two play it matters beside whom one sits.
  const isChosen = info.seats.length > 2;
  const [name, setName] = useState(() => keptName(localStorage));
  const [problem, setProblem] = useState('');
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    keepName(localStorage, name);
    try {
      const taken = await takeSeat(id, {
        ...(name.trim() && { name: name.trim() }),
        ...(isChosen && wanted && { seat: wanted.seat }),
      });
      const { secret } = taken;
      keepTable(localStorage, { table: id, seat: taken.seat, secret, game: info.game, when: Date.now() });
      client.sit({ secret });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form className="card stacked" onSubmit={sit}>
      <button type="submit" className="primary big">
        {t.sitDown}
      </button>
      {isChosen && (
        <label className="field">
          {t.whichSeat}
          <select value={wanted?.seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {free.map((one) => (
              <option key={one.seat} value={one.seat}>
                {sides.seat({ number: one.seat + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <NameField name={name} onName={setName} />
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

/** Chooses a squad and brings it; ready until another is wanted. */
function Bring({ id, info, client }: GatheringProps) {
  const { fetching } = useWords(chooseWords);
  const formatId = isFormat(info.format) ? info.format : usualFormat(info.game);
  const format = useFormat(formatId);
  if (!format) return <p className="quiet">{fetching}</p>;
  return <BringTo id={id} info={info} client={client} format={format} formatId={formatId} />;
}

function BringTo(props: GatheringProps & { readonly format: MenuFormat; readonly formatId: FormatId }) {
  const { id, info, client, format, formatId } = props;
  const t = useWords(onlineWords);
  const { youFly } = useWords(chooseWords);
  const { you } = client.snapshot();
  const side = you % 2 === 1 ? 1 : 0;
  const { given } = format;
  const isGiven = given !== undefined && given.scenario === info.scenario;
  const [squad, setSquad] = useState<SquadSource>({
    kind: 'ready',
    id: (isGiven ? given.squads : format.pair)[side],
  });
  const [byHand, setByHand] = useState(keptTable(localStorage, id)?.byHand === true);
  const [findings, setFindings] = useState<ServerFindings | null>(null);
  const [problem, setProblem] = useState('');
  const brought = info.seats[you]?.squad ?? null;
  const playable = format.read(squad).findings?.playable === true;
  const send = async (wanted: SquadSource | null) => {
    const kept = keptTable(localStorage, id);
    if (!kept) return;
    setProblem('');
    setFindings(null);
    try {
      const found = await bringSquad(id, kept.secret, { squad: wanted && asText(format, wanted) });
      if (wanted && !found.brought) setFindings(found);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const setHands = (on: boolean) => {
    setByHand(on);
    const kept = keptTable(localStorage, id);
    if (kept) keepTable(localStorage, { ...kept, byHand: on });
    client.byHand(on);
  };
  if (brought) {
    return (
      <p className="row">
        <button type="button" onClick={() => send(null)}>
          {t.chooseAnother}
        </button>
      </p>
    );
  }
  return (
    <section className={`match-side side-${you + 1}`}>
      {isGiven ? (
        <p>
          <b>{given.name}</b>{' '}
          <small>{format.ready.find(({ id: one }) => one === given.squads[side])?.pilots}</small>
        </p>
      ) : (
        <SquadSelect
          label={youFly}
          id={formatId}
          format={withoutGiven(format)}
          squad={squad}
          onSquad={setSquad}
        />
      )}
      <label className="check">
        <input type="checkbox" checked={byHand} onChange={({ target }) => setHands(target.checked)} />
        {t.byHand}
      </label>
      <button
        type="button"
        className="primary big"
        aria-disabled={!playable}
        // Whatever is brought where the squads are given, it says that somebody is ready.
        onClick={() => playable && send(isGiven ? { kind: 'ready', id: format.pair[side] } : squad)}
      >
        {t.imReady}
      </button>
      <div role="status">
        {problem && <p>{problem}</p>}
        {findings && <NotBrought findings={findings} />}
      </div>
    </section>
  );
}

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

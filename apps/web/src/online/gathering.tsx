import type { TableInfo } from '@firing-arc/online';
import { type FormEvent, useState } from 'react';
import { MENU } from '../games/index.ts';
import '../menu/choose.css';
import '../screen/more-sides.css';
import { onlineWords } from '../words/en/online.ts';
import { sidesWords } from '../words/en/sides.ts';
import { useWords } from '../words/language.ts';
import { versusText } from '../words/versus.ts';
import { takeSeat } from './api.ts';
import { Bring, type GatheringProps } from './bring.tsx';
import { TimeUpText } from './clocks.tsx';
import { keepTable } from './kept.ts';
import { ShareLink } from './link.tsx';
import { DelayText, FormatName, PaceText } from './meet.tsx';
import { keepName, keptName } from './name.ts';
import { NameField } from './name-field.tsx';
import { PackOfTable } from './pack-of-table.tsx';
import { computerName, seatName } from './seat-name.ts';

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
      <PackOfTable info={info} />
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

import type { TableInfo, Times } from '@firing-arc/online';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import { aboutText, clockText, leftNow, saidMinutes } from './clock.ts';
import { seatNameFirst } from './seat-name.ts';
import { useSince } from './since.ts';
import type { TableClient, TableState } from './table.ts';

/** What happens when time is up, said before a game and beside it. */
export function TimeUpText({
  table: { clock, pace },
}: {
  readonly table: Pick<TableInfo, 'clock' | 'pace'>;
}) {
  const t = useWords(onlineWords);
  if (pace.kind === 'turns') return <p className="small">{t.timeUpTurns}</p>;
  if (!clock) return null;
  return <p className="small">{clock.kind === 'match' ? t.timeUpMatch : t.timeUpEach}</p>;
}

interface ClocksProps {
  readonly client: TableClient;
  readonly state: TableState;
}

/** The clocks of a game, and what may be done when one has run out. */
export function Clocks({ client, state }: ClocksProps) {
  const { info, times } = state;
  const runs = info?.status === 'playing' && times !== null;
  const since = useSince(times, runs);
  if (!runs) return null;
  return times.match === null ? (
    <SeatClocks client={client} state={state} times={times} since={since} />
  ) : (
    <MatchClock left={times.match - since} />
  );
}

/** A clock, the name of whose it is, and that it runs. */
function Clock(props: { readonly name: string; readonly text: string; readonly runs: boolean }) {
  return (
    <li className={props.runs ? 'runs' : undefined}>
      <span>{props.name}</span> <b>{props.text}</b>
    </li>
  );
}

function MatchClock({ left }: { readonly left: number }) {
  const t = useWords(onlineWords);
  const said = saidMinutes(left);
  return (
    <>
      <ul className="clocks" aria-label={t.clocks}>
        <Clock name={t.clockGame} text={clockText(left)} runs={left > 0} />
      </ul>
      <p role="status" className={left > 0 ? 'unseen' : undefined}>
        {left <= 0
          ? t.lastRound
          : said !== null && t.leftFor({ name: t.clockGame, time: t.minutesLeft(said) })}
      </p>
    </>
  );
}

function SeatClocks(props: ClocksProps & { readonly times: Times; readonly since: number }) {
  const { client, state, times, since } = props;
  const { info, you } = state;
  const t = useWords(onlineWords);
  const turns = info!.pace.kind === 'turns';
  const clocks = times.seats.flatMap((time, seat) => {
    const left = leftNow(time, since);
    // By turns a deadline stands beside whoever decides; a clock stands there all the time.
    if (left === null || (turns && time.runsIn === null)) return [];
    const name = seat === you ? t.you : seatNameFirst(info, seat, t);
    return [{ seat, name, left, runs: time.runsIn !== null }];
  });
  const late = clocks.filter(({ left, runs, seat }) => runs && left <= 0 && seat !== you);
  const others = clocks.filter(({ runs, seat }) => runs && seat !== you);
  const own = clocks.find(({ seat }) => seat === you);
  const said = own?.runs && !turns ? saidMinutes(own.left) : null;
  const isOwnUp = own?.runs === true && own.left <= 0;
  return (
    <>
      <ul className="clocks" aria-label={t.clocks}>
        {clocks.map(({ seat, name, left, runs }) => (
          <Clock key={seat} name={name} runs={runs} text={turns ? aboutText(left, t) : clockText(left)} />
        ))}
      </ul>
      {you >= 0 && (
        <p role="status" className={isOwnUp ? 'small' : 'unseen'}>
          {isOwnUp ? t.yourTimeUp : said !== null && t.leftFor({ name: t.you, time: t.minutesLeft(said) })}
        </p>
      )}
      {you >= 0 && !own?.runs && late.length > 0 && late.length === others.length && (
        <div className="card" role="status">
          {late.map(({ seat, name }) => (
            <p key={seat}>{t.noTime({ name })}</p>
          ))}
          <p>{t.whatNow}</p>
          <p className="row">
            <button type="button" onClick={() => client.timeUp('more')}>
              {t.giveTime}
            </button>
            <button type="button" onClick={() => client.timeUp('computer')}>
              {t.handOver}
            </button>
            {info!.seats.length === 2 && (
              <button type="button" onClick={() => client.timeUp('claim')}>
                {t.claim}
              </button>
            )}
          </p>
        </div>
      )}
    </>
  );
}

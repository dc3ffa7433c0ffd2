import { type OfferInfo, PHRASES } from '@firing-arc/online';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { RuleButton } from '../log/ruling.tsx';
import { PLACES } from '../places.ts';
import { Confirm } from '../screen/confirm.tsx';
import { Modal } from '../screen/modal.tsx';
import { onlineWords } from '../words/en/online.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import { listText } from '../words/list.ts';
import { Clocks, TimeUpText } from './clocks.tsx';
import { keptTable } from './kept.ts';
import { OVERLAY, REPLAY, ShareLink } from './link.tsx';
import { DelayText } from './meet.tsx';
import { Orders } from './orders.tsx';
import { PackOfTable } from './pack-of-table.tsx';
import { PushField } from './push.tsx';
import { ReportField } from './report.tsx';
import { seatName, seatNameFirst } from './seat-name.ts';
import { useSince } from './since.ts';
import type { TableClient, TableState } from './table.ts';
import { WebhookField } from './webhook.tsx';

/** So long somebody is away before anything may be done about it, in seconds: the server says the same. */
const AWAY_LONG = 60;

/** Beside a game: who is here, what is offered and said, and how the line is. */
export function BesideTable({ client }: { readonly client: TableClient }) {
  const t = useWords(onlineWords);
  const state = useSyncExternalStore(client.subscribe, client.snapshot);
  const [open, setOpen] = useState(false);
  const { info, refused, problem } = state;
  if (!info) return null;
  return (
    <section className="beside-table" aria-labelledby="beside-table">
      <h2 id="beside-table" className="unseen">
        {t.atTable}
      </h2>
      <div className="beside-head">
        <Presence state={state} />
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.atTable}
        </button>
      </div>
      {refused.length > 0 && (
        <p role="alert" className="trouble">
          {t.refused} <RuleButton id={refused[0]!.ruling} />
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="small">
          {problem}
        </p>
      )}
      <Clocks client={client} state={state} />
      <Away client={client} state={state} />
      {info.offers.map((offer) => (
        <Offered key={offer.id} offer={offer} client={client} state={state} />
      ))}
      <LastSaid state={state} />
      {info.status === 'over' && <HowOver state={state} />}
      {info.next && (
        <p>
          <Link className="button-like primary" href={`${PLACES.online}/${info.next}`}>
            {t.nextTable}
          </Link>
        </p>
      )}
      {open && <TableDialog client={client} state={state} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** What this seat may offer, say and do, and the links to the table. */
function TableDialog(props: {
  readonly client: TableClient;
  readonly state: TableState;
  readonly onClose: () => void;
}) {
  const { client, state, onClose } = props;
  const t = useWords(onlineWords);
  const { close } = useWords(screenWords);
  const info = state.info!;
  return (
    <Modal title={t.atTable} className="table-dialog" onClose={onClose}>
      {(leave) => (
        <>
          {info.seats[state.you]?.by === 'guest' ? (
            <OwnChoices client={client} state={state} />
          ) : (
            <p>{t.lookOn}</p>
          )}
          {info.status === 'playing' && <TimeUpText table={info} />}
          <DelayText table={info} />
          <PackOfTable info={info} />
          {info.spectators > 0 && <p className="quiet">{t.lookers(info.spectators)}</p>}
          <ShareLink path={info.id} title={t.watchLink} />
          <details>
            <summary>{t.overlay}</summary>
            <p>{t.overlayText}</p>
            <ShareLink path={`${info.id}/${OVERLAY}`} title={t.overlayLink} />
          </details>
          {info.status === 'over' && <ShareLink path={`${info.id}/${REPLAY}`} title={t.replayLink} />}
          <p className="row">
            <button type="button" onClick={leave}>
              {close}
            </button>
          </p>
        </>
      )}
    </Modal>
  );
}

/** Who else is here, and whether the line holds; told politely. */
function Presence({ state: { info, you, line } }: { readonly state: TableState }) {
  const t = useWords(onlineWords);
  const others = info!.seats.filter(({ seat, by }) => seat !== you && by === 'guest');
  const told = others.map(({ seat, present }) => {
    const name = seatNameFirst(info, seat, t);
    return { seat, present, text: present ? t.isHere({ name }) : t.isAway({ name }) };
  });
  return (
    <p className="presence" role="status">
      {line === 'open'
        ? told.map(({ seat, present, text }) => (
            <span key={seat} className={present ? 'is-present' : 'is-away'}>
              {text}
            </span>
          ))
        : navigator.onLine
          ? t.lost
          : t.offline}
    </p>
  );
}

/** Whose decision is waited for, while nobody here is asked. */
export function TableWaiting({ state: { info, you, waiting, sending } }: { readonly state: TableState }) {
  const t = useWords(onlineWords);
  const others = waiting.filter((seat) => seat !== you);
  const isOfBoth = info?.seats.length === 2 && others.length === 2;
  const told = sending
    ? t.sending
    : others.length === 0
      ? null
      : isOfBoth
        ? t.waitingForBoth
        : t.waitingFor({ name: listText(others.map((seat) => seatName(info, seat, t))) });
  return (
    <p className="waiting" role="status">
      {told}
    </p>
  );
}

/** The other is away for long: waiting, claiming, or handing over is the player's choice. */
function Away({
  client,
  state: { info, you },
}: {
  readonly client: TableClient;
  readonly state: TableState;
}) {
  const t = useWords(onlineWords);
  const gone = info!.seats.find(({ seat, by, away }) => seat !== you && by === 'guest' && away !== null);
  const isLive = you >= 0 && info!.status === 'playing' && info!.pace.kind === 'live';
  const seconds = (gone?.away ?? 0) + useSince(info, isLive && gone !== undefined) / 1000;
  if (!isLive || !gone || seconds < AWAY_LONG) return null;
  return (
    <div className="card">
      <p>
        {t.isAway({ name: seatNameFirst(info, gone.seat, t) })} {t.awayFor(Math.floor(seconds / 60))}{' '}
        {t.whatNow}
      </p>
      <p className="row">
        <button type="button" onClick={() => client.away(gone.seat, 'computer')}>
          {t.handOver}
        </button>
        {info!.seats.length === 2 && (
          <button type="button" onClick={() => client.away(gone.seat, 'claim')}>
            {t.claim}
          </button>
        )}
      </p>
    </div>
  );
}

function Offered(props: {
  readonly offer: OfferInfo;
  readonly client: TableClient;
  readonly state: TableState;
}) {
  const { offer, client, state } = props;
  const { info, you } = state;
  const t = useWords(onlineWords);
  if (you < 0) return null;
  if (offer.agreed.includes(you) || offer.by === you)
    return <p role="status">{info!.seats.length > 2 ? t.youAskedAll : t.youAsked}</p>;
  const name = seatNameFirst(info, offer.by, t);
  const asks = { undo: t.undoAsked, draw: t.drawAsked, rematch: t.rematchAsked, swap: t.swapAsked }[
    offer.what
  ];
  return (
    <div className="card" role="status">
      <p>{asks({ name })}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => client.respond(offer.id, true)}>
          {t.agree}
        </button>
        <button type="button" onClick={() => client.respond(offer.id, false)}>
          {t.decline}
        </button>
      </p>
    </div>
  );
}

/** What was said last, as text; nothing for who wants to hear nothing. */
function LastSaid({ state: { said, info, you } }: { readonly state: TableState }) {
  const t = useWords(onlineWords);
  const last = said.filter(({ seat }) => seat !== you).at(-1);
  const phrase = PHRASES.find((one) => one === last?.phrase);
  const text = phrase ? t[phrase] : last?.text;
  if (!last || text === undefined) return null;
  return (
    <p className="said" role="status">
      {t.said({ name: seatNameFirst(info, last.seat, t), text })}
    </p>
  );
}

function HowOver({ state: { info } }: { readonly state: TableState }) {
  const t = useWords(onlineWords);
  const how = info!.over?.how ?? 'rules';
  const told = {
    rules: '',
    draw: t.overDraw,
    conceded: t.overConceded,
    claimed: t.overClaimed,
    time: t.overTime,
    'last-round': t.overLastRound,
  }[how];
  return told === '' ? null : <p role="status">{told}</p>;
}

/** Whose words are heard, seat by seat. */
function Mutes({ client, state }: { readonly client: TableClient; readonly state: TableState }) {
  const t = useWords(onlineWords);
  const { info, you, muted } = state;
  const others = info!.seats.filter(({ seat, by }) => seat !== you && by === 'guest');
  return others.map(({ seat }) => (
    <label key={seat} className="check">
      <input
        type="checkbox"
        checked={muted.includes(seat)}
        onChange={({ target }) => client.mute(seat, target.checked)}
      />
      {t.mute({ name: seatName(info, seat, t) })}
    </label>
  ));
}

/** What this seat may offer, say and do. */
function OwnChoices({ client, state }: { readonly client: TableClient; readonly state: TableState }) {
  const t = useWords(onlineWords);
  const [conceding, setConceding] = useState(false);
  const info = state.info!;
  const isPlaying = info.status === 'playing';
  // Of more than two nobody wins when one gives up: the computer goes on for them.
  const isForTwo = info.seats.length === 2;
  const offered = (what: OfferInfo['what']) => info.offers.some((offer) => offer.what === what);
  const secret = keptTable(localStorage, info.id)?.secret;
  return (
    <>
      {isPlaying && (
        <div className="row">
          <button type="button" disabled={offered('undo')} onClick={() => client.offer('undo')}>
            {t.askUndo}
          </button>
          <button type="button" disabled={offered('draw')} onClick={() => client.offer('draw')}>
            {t.offerDraw}
          </button>
          <button type="button" onClick={() => setConceding(true)}>
            {isForTwo ? t.concede : t.leaveSeat}
          </button>
        </div>
      )}
      {isPlaying && <Orders client={client} state={state} />}
      <h3>{t.say}</h3>
      <div className="row phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => client.say(phrase)}>
            {t[phrase]}
          </button>
        ))}
      </div>
      <Mutes client={client} state={state} />
      {secret && (
        <details>
          <summary>{t.personal}</summary>
          <p>{t.personalText}</p>
          <ShareLink path={`${info.id}/${secret}`} title={t.personal} />
        </details>
      )}
      {secret && isPlaying && <PushField table={info.id} secret={secret} />}
      {secret && isPlaying && <WebhookField table={info.id} secret={secret} />}
      {secret && <ReportField table={info.id} secret={secret} />}
      {conceding && (
        <Confirm
          title={isForTwo ? t.concedeSure : t.leaveSure}
          yes={isForTwo ? t.concedeYes : t.leaveYes}
          onYes={() => {
            setConceding(false);
            if (isForTwo) client.concede();
            else client.away(state.you, 'computer');
          }}
          onNo={() => setConceding(false)}
        >
          <p>{isForTwo ? t.concedeText : t.leaveText}</p>
        </Confirm>
      )}
    </>
  );
}

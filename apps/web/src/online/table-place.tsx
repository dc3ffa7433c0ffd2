import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { go, PLACES, watch } from '../places.ts';
import { keptReplays } from '../replays/kept.ts';
import { Screen } from '../screen/screen.tsx';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import { lookAtTable, NotDone } from './api.ts';
import { BesideTable, TableWaiting } from './beside-table.tsx';
import { Gathering } from './gathering.tsx';
import { keepTable, keptTable } from './kept.ts';
import { machineFor } from './machine.ts';
import { TableClient } from './table.ts';
import { useToldAgain } from './use-told-again.ts';

interface PlaceProps {
  readonly id: string;
  /** Whether the replay is wanted of a game that is over. */
  readonly replays: boolean;
}

/** A table by its link: seats while it gathers, then the game. */
export function TablePlace({ id, replays }: PlaceProps) {
  const t = useWords(onlineWords);
  const [missing, setMissing] = useState<NotDone['why'] | null>(null);
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    let opened: TableClient | null = null;
    let left = false;
    // A socket does not say why it stays shut: whether there is such a table is asked first.
    lookAtTable(id).then(
      () => {
        if (left) return;
        opened = new TableClient(machineFor(id), keptTable(localStorage, id));
        setClient(opened);
      },
      (error) => !left && setMissing(error instanceof NotDone ? error.why : 'no-network'),
    );
    const retry = () => opened?.retry();
    addEventListener('online', retry);
    return () => {
      left = true;
      removeEventListener('online', retry);
      opened?.close();
    };
  }, [id]);
  if (missing) return <Missing why={missing} />;
  if (!client) {
    return (
      <main className="menu" aria-busy="true">
        <p role="status">{t.opening}</p>
      </main>
    );
  }
  return <AtTable id={id} client={client} replays={replays} />;
}

function Missing({ why }: { readonly why: NotDone['why'] }) {
  const t = useWords(onlineWords);
  const told = { refused: t.gone, 'no-server': t.noServer, 'no-network': t.noNetwork }[why];
  return (
    <main className="menu">
      <h1>{t.title}</h1>
      <p role="alert">{told}</p>
      <p className="row">
        <Link className="button-like" href={PLACES.online}>
          {t.openTables}
        </Link>
        <button type="button" onClick={() => location.reload()}>
          {t.tryAgain}
        </button>
      </p>
    </main>
  );
}

function AtTable({ id, client, replays }: PlaceProps & { readonly client: TableClient }) {
  const t = useWords(onlineWords);
  const state = useSyncExternalStore(client.subscribe, client.snapshot);
  const { info, store, you } = state;
  const game = info?.game;
  useEffect(() => {
    const kept = keptTable(localStorage, id);
    // A personal link does not say which seat it is.
    if (game && kept && you >= 0 && kept.seat !== you) keepTable(localStorage, { ...kept, seat: you, game });
  }, [id, game, you]);
  useToldAgain(store);
  if (store) return <Game client={client} replays={replays} />;
  return (
    <main className="menu gathering takes-focus" aria-busy={info === null}>
      {info ? <Gathering id={id} info={info} client={client} /> : <p role="status">{t.opening}</p>}
    </main>
  );
}

function Game({ client, replays }: Omit<PlaceProps, 'id'> & { readonly client: TableClient }) {
  const state = useSyncExternalStore(client.subscribe, client.snapshot);
  const store = state.store!;
  const { game } = useSyncExternalStore(store.subscribe, store.snapshot);
  const seen = replays && game?.turn.kind === 'over' ? game.commitment : null;
  useEffect(() => {
    const kept = seen !== null && keptReplays(localStorage).find(({ commitment }) => commitment === seen);
    if (kept) watch(kept.id, 0);
  }, [seen]);
  if (!game) return null;
  return (
    <Screen
      store={store}
      game={game}
      onMenu={() => go('online')}
      beside={{
        panel: <BesideTable client={client} />,
        waiting: <TableWaiting state={state} />,
      }}
    />
  );
}

/** A table as it is laid over a stream's picture: what everybody may see, on nothing. */

import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AttackPanel } from '../dice/attack-panel.tsx';
import { playersOf } from '../game/options.ts';
import type { GameStore, Shown } from '../game/store.ts';
import { Odds } from '../questions/odds.tsx';
import { endingOf } from '../screen/ending.ts';
import { Table, type TableContext } from '../screen/table-context.ts';
import { UNDECIDED } from '../screen/undecided.ts';
import { Tag } from '../ships/tag.tsx';
import type { ShownCard, ShownTable } from '../shown/table.ts';
import { CardIcon } from '../squads/card-icon.tsx';
import { onlineWords } from '../words/en/online.ts';
import { recapWords } from '../words/en/recap.ts';
import { screenWords } from '../words/en/screen.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { recordOf } from './api.ts';
import { TableWaiting } from './beside-table.tsx';
import { Clocks } from './clocks.tsx';
import { machineFor } from './machine.ts';
import { TableClient, type TableState } from './table.ts';
import { useToldAgain } from './use-told-again.ts';
import '../screen/more-sides.css';
import './overlay.css';

/** Looks on without a seat, also where this browser has one: so nothing secret can get into the picture. */
export function Overlay({ id }: { readonly id: string }) {
  const t = useWords(onlineWords);
  const [client, setClient] = useState<TableClient | null>(null);
  useLayoutEffect(() => {
    document.documentElement.classList.add('is-overlay');
    return () => document.documentElement.classList.remove('is-overlay');
  }, []);
  useEffect(() => {
    const { keep: _, ...machine } = machineFor(id);
    const opened = new TableClient({ ...machine, record: () => recordOf(id, null) }, null);
    setClient(opened);
    const retry = () => opened.retry();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      opened.close();
    };
  }, [id]);
  return (
    <main className="overlay space">
      <h1 className="unseen">{t.overlay}</h1>
      {client && <AtTable client={client} />}
    </main>
  );
}

function AtTable({ client }: { readonly client: TableClient }) {
  const t = useWords(onlineWords);
  const state = useSyncExternalStore(client.subscribe, client.snapshot);
  const { info, store } = state;
  useToldAgain(store);
  if (store) return <InGame client={client} state={state} store={store} />;
  return <p className="glass overlay-head">{info ? t.notBegun : t.opening}</p>;
}

function InGame(props: {
  readonly client: TableClient;
  readonly state: TableState;
  readonly store: GameStore;
}) {
  const { client, state, store } = props;
  const { game } = useSyncExternalStore(store.subscribe, store.snapshot);
  const table = useMemo(
    (): TableContext | null =>
      game && { ...UNDECIDED, store, game, bottom: 'near', look: () => undefined, telling: null },
    [store, game],
  );
  if (!game || !table) return null;
  const { attack, ships } = game.table;
  const odds = attack?.odds?.() ?? null;
  return (
    <Table value={table}>
      <header className="glass overlay-head">
        <Scores game={game} />
        <span className="overlay-round">{game.table.standing.slice(0, 2).join(' · ')}</span>
        <Clocks client={client} state={state} />
        {game.turn.kind === 'over' ? <Ending game={game} /> : <TableWaiting state={state} />}
      </header>
      {playersOf(game.options).map((player) => (
        <Fleet
          key={player}
          player={player}
          name={shortPlayer(game.options, player)}
          table={game.table}
          cards={ships
            .filter((ship) => ship.player === player && ship.hasCard)
            .map((ship) => game.table.card(ship.id))}
        />
      ))}
      {attack && (
        <div className="glass overlay-attack">
          <AttackPanel attack={attack} />
          {odds && <Odds odds={odds} />}
        </div>
      )}
    </Table>
  );
}

function Scores({ game }: { readonly game: Shown }) {
  const { sides, scoreName } = game.table;
  return (
    <ul className="overlay-scores">
      {playersOf(game.options).map((player) => (
        <li key={player} className={`side-${player + 1}`}>
          <Tag tag={`${player + 1}`} /> <span>{shortPlayer(game.options, player)}</span>{' '}
          <b>{sides[player]?.score}</b>
          <span className="unseen"> {scoreName}</span>
        </li>
      ))}
    </ul>
  );
}

function Ending({ game }: { readonly game: Shown }) {
  const t = useWords(screenWords);
  const again = useWords(recapWords);
  return (
    <p className="overlay-ending" role="status">
      {endingOf(game, t, again)}
    </p>
  );
}

/** The ships of a side, each in a line: what it can still take, and whether it is gone. */
function Fleet(props: {
  readonly player: number;
  readonly name: string;
  readonly table: ShownTable;
  readonly cards: readonly ShownCard[];
}) {
  const { player, name, table, cards } = props;
  return (
    <ul className={`overlay-fleet side-${player + 1}`} aria-label={name}>
      {cards.map(({ id, tag, name: ship, gone }) => (
        <li key={id} className={gone === null ? 'glass' : 'glass is-gone'}>
          <Tag tag={tag} /> <span className="overlay-ship">{ship}</span>
          {gone === null ? (
            (table.ships[id]?.endures ?? []).map(({ kind, left, of }) => (
              <span key={kind} className={`overlay-${kind}`}>
                <CardIcon icon={kind} />
                <b>
                  {left}/{of}
                </b>
              </span>
            ))
          ) : (
            <span className="unseen">{gone}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

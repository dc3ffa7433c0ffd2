import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import type { TableClient, TableState } from './table.ts';

/** What this seat answers 'no' to by itself until the round is over. */
export function Orders(props: { readonly client: TableClient; readonly state: TableState }) {
  const { client, state } = props;
  const { orders, orderable } = state;
  const t = useWords(onlineWords);
  if (orders.length === 0 && orderable === null) return null;
  const takeBack = () => {
    for (const order of orders) client.order(order, false);
  };
  return (
    <section aria-labelledby="orders">
      <h3 id="orders">{t.orders}</h3>
      <p className="row">
        {orderable && (
          <button type="button" onClick={() => client.order(orderable, true)}>
            {t.orderNo}
          </button>
        )}
        {orders.length > 0 && (
          <>
            <span role="status">{t.ordered(orders.length)}</span>
            <button type="button" onClick={takeBack}>
              {t.orderBack}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

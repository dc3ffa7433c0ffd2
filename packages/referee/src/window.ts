/** Windows are named moments at which abilities can act; what they trigger forms a queue. */

/** Lists things by a key once, so that a window that nothing uses costs one look-up. */
export function indexBy<Key, Item>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const index = new Map<Key, Item[]>();
  for (const item of items) {
    const list = index.get(key(item));
    if (list) list.push(item);
    else index.set(key(item), [item]);
  }
  return index;
}

/**
 * The order in which triggered abilities join the queue: each player's after those of the players before, each
 * player ordering their own. `chooseNext` is asked while a player has more than one left.
 */
export function orderTriggers<Trigger extends { readonly player: number }>(
  triggers: readonly Trigger[],
  playerOrder: readonly number[],
  chooseNext: (player: number, left: readonly Trigger[]) => Trigger,
): Trigger[] {
  if (triggers.length < 2) return [...triggers];
  const queue: Trigger[] = [];
  for (const player of playerOrder) {
    let left = triggers.filter((trigger) => trigger.player === player);
    while (left.length > 1) {
      const next = chooseNext(player, left);
      queue.push(next);
      left = left.filter((trigger) => trigger !== next);
    }
    queue.push(...left);
  }
  return queue;
}

/** Abilities that wait in the queue, in either edition of X-Wing. */

import type { ShownWaiting } from '../../shown/log.ts';

interface QueuedAbility {
  readonly ship: number;
  readonly ability: string;
}

/** The question that would ask about one queued ability: its option has the ability's words. */
export interface AskedAlone {
  readonly form: 'choice';
  readonly kind: 'order-abilities';
  readonly player: number;
  readonly because: string;
  readonly options: readonly [QueuedAbility & { readonly player: number }];
}

/** Queued abilities, the next first: what runs next lies last on the agenda. */
export const waitingAbilities = (
  queued: readonly QueuedAbility[],
  ships: readonly { readonly player: number }[],
  because: string,
  textOf: (question: AskedAlone) => string,
): readonly ShownWaiting[] =>
  [...queued].reverse().map(({ ability, ship }) => {
    const player = ships[ship]?.player ?? -1;
    const options = [{ ability, ship, player }] as const;
    const asked = { form: 'choice', kind: 'order-abilities', player, because, options } as const;
    return { player, text: () => textOf(asked), by: 'rules' };
  });

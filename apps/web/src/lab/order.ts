/** What a lab is to fly, from what somebody chose in the page. */

import type { OpponentName } from '@firing-arc/opponents';
import { QUICK_GAME } from '../game/options.ts';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import type { LabOrder } from './flight.ts';

export interface Chosen {
  /** The list, and the version that it is compared with, if any. */
  readonly lists: readonly SquadSource[];
  readonly field: readonly SquadSource[];
  readonly scenario: string;
  readonly player: OpponentName;
}

/** The same list meets the same dice each time, so that what is kept can be compared. */
const SEED = '1';

/** The order of a lab. Throws when two lists cannot meet. */
export function orderOf(format: MenuFormat, { lists, field, scenario, player }: Chosen): LabOrder {
  const setUp = (squads: readonly SquadSource[]) => {
    const options = { ...QUICK_GAME, seats: [player, player], setup: 'by-hand' } as const;
    return format.match(squads, scenario)(options, SEED).saved().record;
  };
  const records = lists.map((list) => field.map((foe) => [setUp([list, foe]), setUp([foe, list])] as const));
  return {
    game: records[0]![0]![0].game,
    setups: records.map((all) => all.map(([straight, turned]) => [straight.setup, turned.setup] as const)),
    players: [player, player],
    seed: SEED,
  };
}

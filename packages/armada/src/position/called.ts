import { DAMAGE_CARDS } from '../damage/cards.ts';
import type { ArmadaState } from '../state.ts';

/** What a file may write instead of a value: the name of a damage card. */
export function called({ ships }: ArmadaState, field: string, value: number | string): readonly string[] {
  const kind = field === 'kind' ? value : field === 'card' ? kindOf(ships, value) : undefined;
  const name = typeof kind === 'number' ? DAMAGE_CARDS[kind]?.name : undefined;
  return name === undefined ? [] : [name];
}

const kindOf = (ships: ArmadaState['ships'], card: number | string): number | undefined =>
  ships.flatMap(({ damage }) => damage).find(({ uid }) => uid === card)?.kind;

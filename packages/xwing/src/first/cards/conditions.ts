/** Condition cards: what other cards assign to a ship. */

export interface ConditionCard {
  readonly id: string;
  readonly name: string;
  readonly unique: boolean;
}

const unique = (id: string, name: string): ConditionCard => ({ id, name, unique: true });

export const CONDITIONS: readonly ConditionCard[] = [
  unique('adebttopay', 'A Debt to Pay'),
  unique('fanaticaldevotion', 'Fanatical Devotion'),
  { id: 'harpooned', name: 'Harpooned!', unique: false },
  unique('illshowyouthedarkside', 'I’ll Show You the Dark Side'),
  unique('mimicked', 'Mimicked'),
  unique('optimizedprototype', 'Optimized Prototype'),
  unique('rattled', 'Rattled'),
  unique('scrambled', 'Scrambled'),
  unique('shadowed', 'Shadowed'),
  unique('suppressivefire', 'Suppressive Fire'),
];

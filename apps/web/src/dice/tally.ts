/** The dice of a game added up, and what was to be expected of them. */

import { type Side, type Standing, standingOf } from '@firing-arc/odds';
import type { RolledDie } from '../game/between.ts';

/** A die of a game's attacks as it is counted. */
export interface CountedDie {
  /** Its name in the rules. */
  readonly die: string;
  /** Under which key its name stands among the words of dice, and that of what it is counted by. */
  readonly named: 'attackDice' | 'defenseDice' | 'redDice' | 'blueDice' | 'blackDice';
  readonly counts: 'hitsAndCrits' | 'evades' | 'damageIcons';
  readonly sides: readonly (Side & { readonly face: string })[];
}

/** What a player rolled with the dice of a kind. */
export interface DiceTally extends Standing {
  readonly player: number;
  readonly die: CountedDie;
  readonly dice: number;
  readonly sum: number;
}

/** How a die of the rules is counted. */
export const countedDie = <Face extends string>(
  {
    name,
    faces,
    weights,
  }: { readonly name: string; readonly faces: readonly Face[]; readonly weights: readonly number[] },
  worthOf: (face: Face) => number,
  words: Pick<CountedDie, 'named' | 'counts'>,
): CountedDie => ({
  die: name,
  ...words,
  sides: faces.map((face, at) => ({ face, worth: worthOf(face), weight: weights[at]! })),
});

/** What each player rolled in attacks, die by die; kinds that nobody rolled are left out. */
export function talliesOf(rolled: readonly RolledDie[], kinds: readonly CountedDie[]): readonly DiceTally[] {
  const attacks = rolled.filter(({ inAttack }) => inAttack);
  const players = [...new Set(attacks.map(({ player }) => player))].sort((a, b) => a - b);
  return players.flatMap((player) =>
    kinds.flatMap((die) => {
      const own = attacks.filter((one) => one.player === player && one.die === die.die);
      if (own.length === 0) return [];
      const worth = new Map(die.sides.map((side) => [side.face, side.worth]));
      const sum = own.reduce((all, { face }) => all + (worth.get(face) ?? 0), 0);
      return [{ player, die, dice: own.length, sum, ...standingOf(sum, own.length, die.sides) }];
    }),
  );
}

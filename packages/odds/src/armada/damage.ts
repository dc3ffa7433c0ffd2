/** What Armada's dice are worth before anybody changes them: a color by itself, and any number of dice. */

import { type ArmadaColor, FACES, FACES_OF } from './dice.ts';

/** Chances of the damage of one die, by color: of hits alone, and with criticals. */
const OF_HITS = chancesOf(false);
const WITH_CRITS = chancesOf(true);

function chancesOf(crits: boolean): Readonly<Record<ArmadaColor, readonly number[]>> {
  const of = (color: ArmadaColor): readonly number[] => {
    const chances = [0, 0, 0];
    for (const at of FACES_OF[color]) {
      const face = FACES[at]!;
      chances[face.hits + (crits ? face.crits : 0)]! += face.p;
    }
    return chances;
  };
  return { red: of('red'), blue: of('blue'), black: of('black') };
}

const meanOf = (chances: readonly number[]): number =>
  chances.reduce((sum, p, damage) => sum + p * damage, 0);

const MEAN_OF_HITS = meansOf(OF_HITS);
const MEAN_WITH_CRITS = meansOf(WITH_CRITS);

function meansOf({ red, blue, black }: typeof OF_HITS): Readonly<Record<ArmadaColor, number>> {
  return { red: meanOf(red), blue: meanOf(blue), black: meanOf(black) };
}

/** Chances of what some dice do together: `chances[damage]`, which sum to one. `crits`: whether critical icons count. */
export function armadaDamage(dice: readonly ArmadaColor[], crits: boolean): readonly number[] {
  let chances: readonly number[] = [1];
  for (const color of dice) {
    const one = (crits ? WITH_CRITS : OF_HITS)[color];
    const next = new Array<number>(chances.length + one.length - 1).fill(0);
    chances.forEach((chance, damage) => {
      one.forEach((p, more) => {
        next[damage + more]! += chance * p;
      });
    });
    chances = next;
  }
  return chances;
}

/** Damage of a die of a color on average. `crits`: whether critical icons count. */
export const armadaExpectedDamage = (color: ArmadaColor, crits: boolean): number =>
  (crits ? MEAN_WITH_CRITS : MEAN_OF_HITS)[color];

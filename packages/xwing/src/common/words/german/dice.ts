import type { Face } from '../../language/index.ts';
import { type Deed, does, split, verb } from './deeds.ts';
import { NOUNS, noun } from './grammar.ts';
import { amountOf, facesAnd, facesOr } from './ships.ts';
import { face } from './terms.ts';

/** What is done to dice while they are modified, in the words of both editions. */

export const REROLL = split('neu ', 'werfen', 'wirft');
const ADD = split('hinzu', 'fügen', 'fügt');
const CHANGE = verb('ändern', 'ändert');

/** Whose dice of which kind, and how the language says that something is counted. */
export interface Dice<Counted> {
  readonly attack: boolean;
  readonly enemy: boolean;
  /** ", wie feindliche Schiffe in Reichweite 1 da sind,". */
  readonly asMany: (of: Counted) => string;
}

const dieOf = (attack: boolean) => (attack ? NOUNS.attackDie : NOUNS.defenseDie);

/** The dice behind "der": "Angriffswürfel", "feindlichen Angriffswürfel". */
export const diceNoun = ({ attack, enemy }: { readonly attack: boolean; readonly enemy: boolean }): string =>
  `${enemy ? 'feindlichen ' : ''}${dieOf(attack).many}`;

/** So many dice, of the enemy where they are: "1 feindlichen Angriffswürfel". */
function numbered<Counted>(count: number | Counted, { attack, enemy, asMany }: Dice<Counted>) {
  const die = dieOf(attack);
  const named = enemy ? noun('m', `feindlichen ${die.one}`, `feindliche ${die.many}`) : die;
  return amountOf(count, named, asMany);
}

/** "1 Ausweichen hinzufügen". */
export function addDeed<Counted>(
  { face: added, count = 1 }: { readonly face: Face; readonly count?: number | Counted },
  { asMany }: Dice<Counted>,
): Deed {
  const { rest, tail } = facesCounted(count, [added], asMany);
  return does(ADD, rest, tail);
}

/** "bis zu 2 Fokus der Angriffswürfel in Treffer ändern". */
export function changeDeed<Counted>(
  effect: {
    readonly count: number | Counted | 'all';
    readonly upTo?: boolean;
    readonly to: Face | 'success';
    readonly from?: readonly Face[];
  },
  of: Dice<Counted>,
): Deed {
  const dice = diceNoun(of);
  const success = of.attack ? 'hit' : 'evade';
  const to = `${effect.count === 1 ? '1 ' : ''}${face(effect.to === 'success' ? success : effect.to, effect.count !== 1)}`;
  const up = effect.upTo ? 'bis zu ' : '';
  const { count, from } = effect;
  if (!from) {
    if (count === 'all') return does(CHANGE, `alle ${dice} in ${to}`);
    const { rest, tail } = numbered(count as number | Counted, of);
    return does(CHANGE, `${up}${rest} in ${to}`, tail);
  }
  if (count === 'all') return does(CHANGE, `alle ${facesAnd(from)} der ${dice} in ${to}`);
  const { rest, tail } = facesCounted(count as number | Counted, from, of.asMany);
  return does(CHANGE, `${up}${rest} der ${dice} in ${to}`, tail);
}

function facesCounted<Counted>(
  count: number | Counted,
  faces: readonly string[],
  asMany: (of: Counted) => string,
): { readonly rest: string; readonly tail: string } {
  return typeof count === 'number'
    ? { rest: `${count} ${facesOr(faces, count !== 1)}`, tail: '' }
    : { rest: `so viele ${facesOr(faces, true)}`, tail: asMany(count) };
}

/** "bis zu 2 Angriffswürfel mit Leerseite neu werfen". */
export function rerollDeed<Counted>(
  effect: {
    readonly count: number | Counted | 'any' | 'all';
    readonly upTo: boolean;
    readonly faces?: readonly Face[];
  },
  of: Dice<Counted>,
): Deed {
  const { count, faces } = effect;
  const shown = faces ? ` mit ${facesOr(faces)}` : '';
  const whose = of.enemy ? 'der' : 'seiner';
  if (count === 'any') return does(REROLL, `beliebig viele ${whose} ${diceNoun(of)}${shown}`);
  if (count === 'all') return does(REROLL, `alle ${of.enemy ? '' : 'seine '}${diceNoun(of)}${shown}`);
  const { rest, tail } = numbered(count as number | Counted, of);
  return does(REROLL, `${effect.upTo ? 'bis zu ' : ''}${rest}${shown}`, tail);
}

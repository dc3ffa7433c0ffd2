import type { Face } from '../../language/index.ts';
import { type Deed, does, verb } from './deeds.ts';
import { NOUNS, noun, ou } from './grammar.ts';
import { amountOf, DICE, facesAnd, facesOr } from './ships.ts';
import { face } from './terms.ts';

/** What is done to dice while they are modified, in the words of both editions. */

export const REROLL = verb('relancer', 'relance');
const ADD = verb('ajouter', 'ajoute');
const CHANGE = verb('changer', 'change');

/** Whose dice of which kind, and how the language says that something is counted. */
export interface Dice<Counted> {
  readonly pool: 'attack' | 'defense';
  readonly enemy: boolean;
  /** "qu’il y a de vaisseaux ennemis à portée 1". */
  readonly asMany: (of: Counted) => string;
}

/** "dés d’attaque", "dés d’attaque ennemis". */
export const diceNoun = ({ pool, enemy }: { readonly pool: 'attack' | 'defense'; readonly enemy: boolean }) =>
  `${DICE[pool]}${enemy ? ' ennemis' : ''}`;

/** So many dice that show something: "1 dé d’attaque ennemi", "autant de dés d’attaque qu’il y a …". */
function numbered<Counted>(count: number | Counted, { pool, enemy, asMany }: Dice<Counted>, shown: string) {
  const die = pool === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie;
  const named = enemy ? noun('m', `${die.one} ennemi`, `${die.many} ennemis`) : die;
  return amountOf(count, named, shown, asMany);
}

/** "ajouter 1 évasion". */
export const addDeed = <Counted>(
  { face: added, count = 1 }: { readonly face: Face; readonly count?: number | Counted },
  { asMany }: Dice<Counted>,
): Deed => does(ADD, facesCounted(count, [added], asMany));

/** "changer jusqu’à 2 concentrations des dés d’attaque en touches". */
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
  const success = of.pool === 'attack' ? 'hit' : 'evade';
  const { count, from } = effect;
  const one = count === 1;
  const to = `${one ? '1 ' : ''}${face(effect.to === 'success' ? success : effect.to, !one)}`;
  const up = effect.upTo ? 'jusqu’à ' : '';
  if (!from) {
    if (count === 'all') return does(CHANGE, `tous les ${dice} en ${to}`);
    return does(CHANGE, `${up}${numbered(count as number | Counted, of, '')} en ${to}`);
  }
  if (count === 'all') return does(CHANGE, `tous les résultats ${facesAnd(from)} des ${dice} en ${to}`);
  return does(
    CHANGE,
    `${up}${facesCounted(count as number | Counted, from, of.asMany)} des ${dice} en ${to}`,
  );
}

const facesCounted = <Counted>(
  count: number | Counted,
  faces: readonly string[],
  asMany: (of: Counted) => string,
): string =>
  typeof count === 'number'
    ? `${count} ${facesOr(faces, count !== 1)}`
    : `autant de résultats ${ou(faces.map((one) => face(one)))} ${asMany(count)}`;

/** "relancer jusqu’à 2 dés d’attaque montrant face vierge". */
export function rerollDeed<Counted>(
  effect: {
    readonly count: number | Counted | 'any' | 'all';
    readonly upTo: boolean;
    readonly faces?: readonly Face[];
  },
  of: Dice<Counted>,
): Deed {
  const { count, faces } = effect;
  const shown = faces ? ` montrant ${facesOr(faces)}` : '';
  const dice = `${diceNoun(of)}${shown}`;
  if (count === 'any') return does(REROLL, `autant de ${of.enemy ? '' : 'ses '}${dice} qu’il veut`);
  if (count === 'all') return does(REROLL, `tous ${of.enemy ? 'les' : 'ses'} ${dice}`);
  return does(REROLL, `${effect.upTo ? 'jusqu’à ' : ''}${numbered(count as number | Counted, of, shown)}`);
}

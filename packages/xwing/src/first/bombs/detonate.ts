import { ON_LINE } from '@firing-arc/table';
import {
  ATTACK_DIE,
  bodiesOverlap,
  deviceBody,
  distance,
  movedThrough,
  type OutlineBody,
  overlapsBody,
  partInside,
  RANGE_BAND,
  type TemplatePart,
} from '../../common/index.ts';
import { dealDamageCard, sufferDamage } from '../damage/suffer.ts';
import { bodyOf, diceStream, type FirstGame, inPlay, shipOf } from '../game.ts';
import type { Bomb, FirstState, Ship, Step } from '../state.ts';
import { isMine } from './cards.ts';

/** The part of a bomb token in the play area: what lies outside is ignored (bombs.10); null if all does. */
function bodyOfBomb(state: FirstState, bomb: Bomb): OutlineBody | null {
  return partInside(deviceBody(bomb.kind, bomb), state);
}

/** At the end of the Activation phase every bomb that waits for it goes off, in the order in which they were dropped. */
export function detonateTimed(game: FirstGame): void {
  game.next(
    ...game.state.bombs
      .filter((bomb) => !isMine(bomb.kind))
      .map((bomb) => ({ kind: 'detonate' as const, bomb: bomb.id, ship: -1 })),
  );
}

/** A bomb goes off; of a mine `ship` is the one that set it off. */
export function detonate(game: FirstGame, id: number, victim: number): void {
  const { state } = game;
  const bomb = state.bombs.find((one) => one.id === id);
  if (!bomb) return;
  state.bombs = state.bombs.filter((one) => one !== bomb);
  const because = RULINGS[bomb.kind] ?? 'xwing1:bombs.1';
  game.emit({ kind: 'bomb-detonates', bomb: id, token: bomb.kind, because });
  if (isMine(bomb.kind)) return hurtByMine(game, shipOf(game, victim), because);
  for (const ship of state.ships) {
    if (!inPlay(ship) || !atRangeOne(state, ship, bomb)) continue;
    if (bomb.kind === 'protonbomb') dealDamageCard(game, ship, true, because);
    else sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  }
}

const RULINGS: Readonly<Record<string, string>> = {
  protonbomb: 'xwing1:bombs.12',
  proximitymine: 'xwing1:bombs.13',
  seismiccharge: 'xwing1:bombs.14',
};

/** Range to a token goes to its point closest to the ship, guides included (range.8, bombs.8). */
function atRangeOne(state: FirstState, ship: Ship, bomb: Bomb): boolean {
  const body = bodyOfBomb(state, bomb);
  return body !== null && distance(bodyOf(ship), body) <= RANGE_BAND + ON_LINE;
}

/** A proximity mine: three attack dice, a damage for each hit, a critical one for each critical result (bombs.13). */
function hurtByMine(game: FirstGame, ship: Ship, because: string): void {
  if (!inPlay(ship)) return;
  const faces = [0, 1, 2].map(() => game.roll(diceStream(ship.player), ATTACK_DIE));
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces, because });
  const count = (face: string): number => faces.filter((one) => one === face).length;
  sufferDamage(game, ship, { hits: count('hit'), crits: count('crit') }, because);
}

/**
 * The mines that a move sets off: those under the ship where it ends, and under as much of the template as it used
 * (bombs.7, .11); all of them, even if the first destroys it (faq-upgrade-cards.55).
 */
export function minesMet(state: FirstState, ship: Ship, template: TemplatePart | null): readonly Step[] {
  const base = bodyOf(ship);
  return state.bombs.flatMap((bomb): readonly Step[] => {
    if (!isMine(bomb.kind)) return [];
    const body = bodyOfBomb(state, bomb);
    if (!body) return [];
    const met = overlapsBody(base, body) || (template !== null && movedThrough(template, [body]).length > 0);
    return met ? [{ kind: 'detonate', bomb: bomb.id, ship: ship.id }] : [];
  });
}

/** A mine dropped onto ships goes off at once; under several, its player picks whose it is (bombs.5, .6). */
export function dropUnderShips(game: FirstGame, bomb: Bomb): void {
  const { state } = game;
  const body = bodyOfBomb(state, bomb);
  if (!body) return;
  const under = state.ships.filter((ship) => inPlay(ship) && bodiesOverlap(bodyOf(ship), body));
  if (under.length === 0) return;
  const { ship } = game.choose({
    form: 'choice',
    kind: 'mine-victim',
    player: bomb.player,
    because: 'xwing1:bombs.6',
    bomb: bomb.id,
    options: under.map(({ id }) => ({ ship: id })),
  });
  game.next({ kind: 'detonate', bomb: bomb.id, ship });
}

import { bodiesOverlap, movedThrough, overlapsBody, type TemplatePart } from '../../common/index.ts';
import { BY_ABILITY, tellUse } from '../abilities/acting.ts';
import { hurtingByBombs, isPrevented, rerolledForBomb, shrugsBomb } from '../abilities/bomb-rules.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { wantsTo } from '../abilities/held-rules.ts';
import { countFace, facesOf, rerollDice, rollPool } from '../attack/pool.ts';
import { removeOwnCondition } from '../conditions.ts';
import { type Damage, dealDamageCard, sufferDamage } from '../damage/suffer.ts';
import { bodyOf, type FirstGame, friendly, inPlay, shipOf } from '../game.ts';
import { sideOf } from '../sides.ts';
import type { Bomb, FirstState, Ship, Step } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { isMine, SIDE_MINE } from './cards.ts';
import { atRangeOne, bodyOfBomb } from './reach.ts';

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
  if (!bomb || isSetOffInVain(game, bomb, victim) || isPrevented(game, bomb.player)) return;
  state.bombs = state.bombs.filter((one) => one !== bomb);
  const because = RULINGS[bomb.kind] ?? 'xwing1:bombs.1';
  game.emit({ kind: 'bomb-detonates', bomb: id, token: bomb.kind, because });
  const hurt = isMine(bomb.kind)
    ? [shipOf(game, victim)]
    : state.ships.filter((ship) => atRangeOne(state, ship, bomb));
  for (const ship of hurt) {
    const own = ship.side === sideOf(state, bomb.player);
    if (inPlay(ship) && !(own && shrugsBomb(game, ship))) sufferBomb(game, ship, bomb, because);
  }
  hurtByCards(game, bomb);
}

/** Whether a mine stays where it is, as the ship that set it off ignores friendly bombs. */
function isSetOffInVain(game: FirstGame, bomb: Bomb, victim: number): boolean {
  const ship = game.state.ships[victim];
  if (!isMine(bomb.kind) || !ship || ship.side !== sideOf(game.state, bomb.player)) return false;
  return wantsTo(game, ship, 'ignores-own-bombs');
}

/** Once per round a card's player picks an enemy near a friendly bomb, which suffers a damage. */
function hurtByCards(game: FirstGame, bomb: Bomb): void {
  const { state } = game;
  for (const { holder, ref } of hurtingByBombs(state, bomb.player)) {
    const able = state.ships.filter(
      (ship) => inPlay(ship) && !friendly(ship, holder) && atRangeOne(state, ship, bomb),
    );
    if (able.length === 0) continue;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: holder.player,
      because: BY_ABILITY,
      ship: holder.id,
      ability: ref,
      options: able.map(({ id }) => ({ kind: 'ship' as const, target: id })),
    });
    tellUse(game, holder.id, ref, 'round');
    sufferDamage(game, shipOf(game, target), { hits: 1, crits: 0 }, BY_ABILITY);
  }
}

/** What a bomb does to a ship, and one that is rattled suffers more by its damage. */
function sufferBomb(game: FirstGame, ship: Ship, bomb: Bomb, because: string): void {
  const before = lostBy(ship);
  suffer(game, ship, bomb, because);
  if (lostBy(ship) === before || !inPlay(ship) || !hasRule(game.state, ship, 'suffers-more-by-bombs')) return;
  sufferDamage(game, ship, { hits: 0, crits: 1 }, 'xwing1:condition-cards.1');
  removeOwnCondition(game, ship, 'rattled');
}

/** A number that grows with every point of damage. */
const lostBy = ({ damage, shields }: Ship): number => damage.length - shields;

/** What a bomb does to a ship. */
function suffer(game: FirstGame, ship: Ship, bomb: Bomb, because: string): void {
  switch (bomb.kind) {
    case 'protonbomb':
      return dealDamageCard(game, ship, true, because);
    case 'ionbomb':
      return gainTokens(game, ship, 'ion', 2, because);
    case 'thermaldetonator':
      gainTokens(game, ship, 'stress', 1, because);
      break;
    case 'bomblet':
      return sufferDice(game, ship, 2, bomb, because);
    case 'proximitymine':
      return sufferDice(game, ship, 3, bomb, because);
    case 'clustermine':
    case SIDE_MINE: {
      const { hits, crits } = rollDamage(game, ship, 2, bomb, because);
      return sufferDamage(game, ship, { hits: hits + crits, crits: 0 }, because);
    }
    case 'connernet':
      gainTokens(game, ship, 'ion', 2, because);
      ship.skipsAction ||= because;
      break;
  }
  sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
}

const RULINGS: Readonly<Record<string, string>> = {
  protonbomb: 'xwing1:bombs.12',
  proximitymine: 'xwing1:bombs.13',
  seismiccharge: 'xwing1:bombs.14',
};

/** A damage for each hit, a critical one for each critical result of some attack dice (bombs.13). */
const sufferDice = (game: FirstGame, ship: Ship, dice: number, bomb: Bomb, because: string): void =>
  sufferDamage(game, ship, rollDamage(game, ship, dice, bomb, because), because);

function rollDamage(game: FirstGame, ship: Ship, dice: number, bomb: Bomb, because: string): Damage {
  const pool = rollPool(game, ship, 'attack', dice, because);
  const enemy = ship.side !== sideOf(game.state, bomb.player);
  const again = enemy ? rerolledForBomb(game, bomb.player, pool) : [];
  if (again.length > 0) {
    rerollDice(game, ship, pool, 'attack', again);
    const told = { ship: ship.id, dice: 'attack', how: 'ability', faces: facesOf(pool) } as const;
    game.emit({ kind: 'modified', ...told, because: BY_ABILITY });
  }
  return { hits: countFace(pool, 'hit'), crits: countFace(pool, 'crit') };
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

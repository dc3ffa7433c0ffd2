import { beginsWith } from '@firing-arc/referee';
import { canTake, takeable, takeUpgrade } from '../../abilities/effects/exchange.ts';
import {
  actionIs,
  atRange,
  enemy,
  friendly,
  type Strange,
  strange,
  tokenIs,
} from '../../abilities/language.ts';
import { lockTargets } from '../../actions/lock-targets.ts';
import { bodyOf, obstacleBodyOf } from '../../bodies.ts';
import { deviceBodyOf, deviceWith, rangeOf, unitBody } from '../../devices/bodies.ts';
import { shipOf } from '../../game.ts';
import { changeEnergy } from '../../huge/energy.ts';
import { acquireLock } from '../../locking.ts';
import { locksOf } from '../../locks.ts';
import type { LockOption } from '../../questions.ts';
import { atRange as isAtRange } from '../../range.ts';
import { score } from '../../scoring.ts';
import { distanceFrom, edgeOf, reachTo } from '../../setup/edges.ts';
import { isTractored } from '../../ship/conditions.ts';
import { upgradeWith } from '../../ship/upgrades.ts';
import { enemySides } from '../../sides.ts';
import type { SecondState, Ship } from '../../state.ts';
import { giveTokens } from '../../tokens.ts';
import type { UpgradeSlot } from '../chassis.ts';

/** What single upgrades of huge ships do, and no second card. */

const attackerNear = ({ attack, ...state }: SecondState, ship: Ship): Ship | undefined => {
  const attacker = state.ships[attack?.attacker ?? -1];
  if (!attacker || attacker === ship) return undefined;
  return isAtRange({ ...state, attack }, ship, attacker, [1, 2]) ? attacker : undefined;
};

export const rewardsTheDestroyer: Strange = strange({
  window: 'after-destroyed',
  of: [enemy],
  text: {
    en: 'gives the attacker 1 focus token, if that happened in an attack and the attacker is at range 1-2',
    de: 'gibt dieses Schiff dem Angreifer 1 Fokusmarker, falls das in einem Angriff geschah und der Angreifer in Reichweite 1-2 ist',
    fr: 'ce vaisseau donne 1 jeton de concentration à l’attaquant, si c’était lors d’une attaque et que l’attaquant est à portée 1-2',
  },
  possible: (state, ship) => attackerNear(state, ship) !== undefined,
  run: ({ game, ship, because }) => {
    const attacker = attackerNear(game.state, ship);
    if (attacker) giveTokens(game, ship.player, attacker, { token: 'focus', count: 1, because });
  },
});

/** Whether a ship was not tractored before it gained so many tokens. */
const hasBecomeTractored = (ship: Ship, gained: number): boolean =>
  isTractored(ship) &&
  !isTractored({ ...ship, tokens: { ...ship.tokens, tractor: ship.tokens.tractor - gained } });

export const jamsWhatIsTractored: Strange = strange({
  window: 'after-gain',
  of: [enemy, atRange([0, 2])],
  requires: [tokenIs('tractor')],
  text: {
    en: 'gives that ship 1 jam token, if it has become tractored by that',
    de: 'gibt dieses Schiff jenem Schiff 1 Störsignalmarker, falls es dadurch in den Traktorstrahl geraten ist',
    fr: 'ce vaisseau lui donne 1 jeton de brouillage, si cela l’a mis sous l’effet d’un rayon tracteur',
  },
  possible: (state, _ship, { ship: id, count = 1 }) => hasBecomeTractored(state.ships[id]!, count),
  run: ({ game, ship, occasion, because }) =>
    giveTokens(game, ship.player, shipOf(game, occasion.ship), { token: 'jam', count: 1, because }),
});

const TAKEN: Readonly<Record<'illicit' | 'tactical-relay', Strange['text']>> = {
  illicit: {
    en: 'equip an illicit upgrade of that ship, with all of its charges active',
    de: 'dieses Schiff eine Schmuggelware-Aufwertung jenes Schiffs ausrüsten, mit allen Ladungen aktiv',
    fr: 's’équiper d’une amélioration illégale de ce vaisseau, toutes ses charges actives',
  },
  'tactical-relay': {
    en: 'equip a tactical relay upgrade of that ship',
    de: 'dieses Schiff eine Taktikrelais-Aufwertung jenes Schiffs ausrüsten',
    fr: 's’équiper d’une amélioration relais tactique de ce vaisseau',
  },
};

/** An upgrade of a friend that is destroyed goes to the card's ship. */
export const inherits = (slot: keyof typeof TAKEN & UpgradeSlot, charged: boolean): Strange =>
  strange({
    window: 'after-destroyed',
    of: [friendly, atRange([0, 3])],
    may: true,
    text: TAKEN[slot],
    possible: (state, ship, { ship: id }) => canTake(state, ship, state.ships[id]!, slot),
    run: ({ game, ship, ref, occasion, because }) => {
      const from = shipOf(game, occasion.ship);
      const { upgrade } = game.choose({
        form: 'choice',
        kind: 'choose-upgrade',
        player: ship.player,
        because,
        ship: from.id,
        ability: ref,
        options: takeable(game.state, ship, from, slot).map(({ id }) => ({ upgrade: id })),
      });
      takeUpgrade(game, ship, { from, id: upgrade }, charged, because);
    },
  });

/** Range 1-3 of an edge (mm). */
const NEAR_EDGE = 300;

const nearEnemyEdge = (state: SecondState, ship: Ship): boolean =>
  enemySides(state, ship.player).some((enemySide) => {
    const edge = edgeOf(state, enemySide);
    return distanceFrom(state, edge, ship) - reachTo(edge, bodyOf(ship), ship) <= NEAR_EDGE;
  });

export const deliversProvisions: Strange = strange({
  window: 'during-end',
  may: true,
  text: {
    en: 'spend 1 charge to gain 2 mission points, if it is at range 1-3 of an opponent’s edge',
    de: 'dieses Schiff 1 Ladung ausgeben, um 2 Missionspunkte zu erhalten, falls dieses Schiff in Reichweite 1-3 der Kante eines Gegners ist',
    fr: 'dépenser 1 charge pour gagner 2 points de mission, s’il est à portée 1-3 du bord d’un adversaire',
  },
  possible: (state, ship) => nearEnemyEdge(state, ship) && chargesOf(ship) > 0,
  run: ({ game, ship, ref, because }) => {
    const upgrade = upgradeWith(ship, ref)!;
    upgrade.charges -= 1;
    game.emit({ kind: 'charge-spent', ship: ship.id, charge: 'standard', upgrade: upgrade.id, because });
    score(game, ship.player, 2, because);
  },
});

const chargesOf = (ship: Ship): number =>
  ship.upgrades.find(({ id }) => beginsWith(id) === 'secretprovisions-epicsl')?.charges ?? 0;

export const strainsHardHitters: Strange = strange({
  window: 'after-defending',
  of: [friendly, atRange([0, 2])],
  may: true,
  text: {
    en: 'spend 1 energy to give the attacker 1 strain token, if that ship has suffered 2 or more damage',
    de: 'dieses Schiff 1 Energie ausgeben, um dem Angreifer 1 Anstrengungsmarker zu geben, falls jenes Schiff 2 oder mehr Schaden erlitten hat',
    fr: 'dépenser 1 d’énergie pour donner 1 jeton de pression à l’attaquant, si ce vaisseau a subi au moins 2 dégâts',
  },
  possible: ({ attack }, ship) => (attack?.suffered ?? 0) >= 2 && ship.energy > 0,
  run: ({ game, ship, because }) => {
    const { attack } = game.state;
    if (!attack) return;
    changeEnergy(game, ship, -1, because);
    giveTokens(game, ship.player, shipOf(game, attack.attacker), { token: 'strain', count: 1, because });
  },
});

const objectBody = (state: SecondState, { kind, id }: LockOption) =>
  kind === 'ship'
    ? unitBody(state.ships[id]!)
    : kind === 'obstacle'
      ? obstacleBodyOf(state.obstacles[id]!)
      : deviceBodyOf(deviceWith(state, id)!);

/** What a ship could lock at range 0-1 of what it locked last, at any range of itself. */
function nearLastLock(state: SecondState, ship: Ship): readonly LockOption[] {
  const locks = locksOf(state, ship);
  const last = locks.at(-1);
  if (!last) return [];
  const around = objectBody(state, { kind: last.kind as LockOption['kind'], id: last.on });
  return lockTargets(state, ship, true).filter(
    (option) =>
      !locks.some(({ kind, on }) => kind === option.kind && on === option.id) &&
      rangeOf(around, objectBody(state, option)) <= 1,
  );
}

export const locksMoreNearby: Strange = strange({
  window: 'after-action',
  requires: [actionIs('lock')],
  may: true,
  text: {
    en: 'spend up to 2 energy to acquire a lock on that many other objects at range 0-1 of the one it locked, at any range',
    de: 'dieses Schiff bis zu 2 Energie ausgeben, um ebenso viele andere Objekte in Reichweite 0-1 des erfassten in jeder Reichweite als Ziel zu erfassen',
    fr: 'dépenser jusqu’à 2 d’énergie pour verrouiller autant d’autres objets à portée 0-1 de celui qu’il a verrouillé, à n’importe quelle portée',
  },
  possible: (state, ship) => ship.energy > 0 && nearLastLock(state, ship).length > 0,
  run: ({ game, ship, ref, because }) => {
    const options = [...nearLastLock(game.state, ship)];
    for (let locks = 0; locks < 2 && ship.energy > 0 && options.length > 0; locks++) {
      if (locks > 0) {
        const { use } = game.choose({
          form: 'choice',
          kind: 'use-ability',
          player: ship.player,
          because,
          ship: ship.id,
          ability: ref,
          options: [{ use: true }, { use: false }],
        });
        if (!use) return;
      }
      const target = game.choose({
        form: 'choice',
        kind: 'lock-target',
        player: ship.player,
        because,
        ship: ship.id,
        options,
      });
      changeEnergy(game, ship, -1, because);
      acquireLock(game, ship, target.kind, target.id);
      options.splice(options.indexOf(target), 1);
    }
  },
});

export const multipliesMatching: Strange = strange({
  window: 'after-hit',
  text: {
    en: 'adds 1 matching result for each hit and crit after the first',
    de: 'fügt dieses Schiff für jeden Treffer und Krit nach dem ersten 1 gleiches Ergebnis hinzu',
    fr: 'ce vaisseau ajoute 1 résultat identique pour chaque touche et critique après le premier',
  },
  run: ({ game }) => {
    const { attack } = game.state;
    if (!attack) return;
    const [, ...rest] = attack.attackDice
      .filter(({ face }) => face === 'hit' || face === 'crit')
      .sort((a, b) => (a.face === b.face ? 0 : a.face === 'hit' ? -1 : 1));
    for (const { face } of rest) attack.attackDice.push({ face, rerolled: false });
  },
});

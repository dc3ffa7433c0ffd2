import { inPlay } from '../../bodies.ts';
import { shipCard } from '../../cards/library.ts';
import { cardName, faceupOf } from '../../damage/deck.ts';
import { destroy } from '../../damage/destroy.ts';
import {
  dealDamageCard,
  exposeCard,
  loseShield,
  repairFacedown,
  repairFaceup,
  repairOneCard,
  sufferDamage,
} from '../../damage/suffer.ts';
import { countOf } from '../../devices/detonate.ts';
import { rollDice } from '../../dice.ts';
import type { SecondGame } from '../../game.ts';
import { atRange } from '../../range.ts';
import { shieldsOf } from '../../ship/values.ts';
import type { Ship } from '../../state.ts';
import { announce } from '../hooks.ts';
import { type Acting, type EffectOf, type Resolvers, targetOf } from './acting.ts';

export type Kinds = 'suffer' | 'ram' | 'roll-damage' | 'shields' | 'deal' | 'expose' | 'destroy' | 'repair';

/** Damage, shields and damage cards. */
export const DAMAGE_EFFECTS: Resolvers<Kinds> = {
  suffer: (act, { hits, crits, on }) => {
    const ship = targetOf(act, on);
    if (ship) sufferDamage(act.game, ship, { hits, crits }, act.owned.ruling);
  },
  ram: (act, { dice }) => ramShips(act.game, act.ship, dice, act.owned.ruling),
  'roll-damage': (act, { dice, on }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const faces = rollDice(act.game, ship, dice, act.owned.ruling);
    const damage = { hits: countOf(faces, 'hit'), crits: countOf(faces, 'crit') };
    sufferDamage(act.game, ship, damage, act.owned.ruling);
  },
  shields: (act, { change, on }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const because = act.owned.ruling;
    const lost = Math.min(ship.shields, Math.max(0, -change));
    for (let i = 0; i < lost; i++) loseShield(act.game, ship, because);
    if (change <= 0) return;
    const shields = Math.min(shieldsOf(ship), ship.shields + change);
    if (shields === ship.shields) return;
    ship.shields = shields;
    act.game.emit({ kind: 'shield-recovered', ship: ship.id, shields, because });
  },
  deal: (act, { up, on }) => {
    const ship = targetOf(act, on);
    if (ship && inPlay(ship)) dealDamageCard(act.game, ship, up, act.owned.ruling);
  },
  expose: (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship && inPlay(ship)) exposeCard(act.game, ship, act.owned.ruling);
  },
  destroy: ({ game, ship, owned }) => {
    if (inPlay(ship) && !ship.destroyed) destroy(game, ship, owned.ruling);
  },
  repair: (act, effect) => {
    const ship = targetOf(act, effect.on);
    if (ship) repairBy(act, ship, effect);
  },
};

function repairBy(act: Acting, ship: Ship, { what, trait }: EffectOf<'repair'>): void {
  const because = act.owned.ruling;
  switch (what) {
    case 'this':
      return repairFaceup(
        act.game,
        ship,
        Number.parseInt(act.owned.ref.slice('damage-'.length), 10),
        because,
      );
    case 'facedown':
      return repairFacedown(act.game, ship, because);
    case 'any':
      return repairOneCard(act.game, ship, because);
    case 'faceup': {
      const options = faceupOf(ship, trait).map(({ uid, kind }) => ({
        card: uid,
        name: cardName(kind, true),
      }));
      if (options.length === 0) return;
      const { card } = act.game.choose({
        form: 'choice',
        kind: 'repair-which',
        player: ship.player,
        because: 'xwing2:damage-cards.8',
        ship: ship.id,
        options,
      });
      return repairFaceup(act.game, ship, card, because);
    }
  }
}

/** Large and huge ships at range 0 suffer the results of some attack dice, past their shields. */
function ramShips(game: SecondGame, ship: Ship, dice: number, because: string): void {
  const count = countOf(rollDice(game, ship, dice, because), 'hit', 'crit');
  if (count === 0) return;
  for (const other of game.state.ships) {
    if (other === ship || !inPlay(other) || !isLarge(other) || !atRange(game.state, ship, other, [0, 0]))
      continue;
    for (let i = 0; i < count; i++) dealDamageCard(game, other, false, because);
    announce(game, 'after-damage', { ship: other.id, what: 'hit', count });
  }
}

const isLarge = (ship: Ship): boolean => ['large', 'huge'].includes(shipCard(ship.card).chassis.size);

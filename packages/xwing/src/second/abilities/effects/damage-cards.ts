import { discardCard, faceupOf } from '../../damage/deck.ts';
import { exposePicked, repairFaceup } from '../../damage/suffer.ts';
import { DAMAGE_DECK } from '../damage-deck.ts';
import { type EffectOf, type Resolvers, targetOf } from './acting.ts';

export type Kinds = 'reveal-damage' | 'discard-damage' | 'repair-faceup' | 'expose-picked';

/** What effects do to the damage cards that a ship has. */
export const DAMAGE_CARD_EFFECTS: Resolvers<Kinds> = {
  'reveal-damage': ({ game, ship, owned }) => {
    const cards = ship.damage.flatMap(({ up, kind }) => (up ? [] : (DAMAGE_DECK[kind]?.name ?? [])));
    if (cards.length > 0) game.emit({ kind: 'damage-revealed', ship: ship.id, cards, because: owned.ruling });
  },
  'discard-damage': ({ game, ship, owned }, { of }) => {
    const { length } = ship.damage;
    for (const { uid, kind } of ship.damage) if (isWanted(kind, of)) discardCard(game, ship, uid);
    const cards = length - ship.damage.length;
    if (cards > 0) game.emit({ kind: 'damage-discarded', ship: ship.id, cards, because: owned.ruling });
  },
  'repair-faceup': ({ game, ship, owned }, { trait }) => {
    for (const { uid } of faceupOf(ship, trait)) repairFaceup(game, ship, uid, owned.ruling);
  },
  'expose-picked': (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship) exposePicked(act.game, ship, act.ship.player, act.owned.ruling);
  },
};

const isWanted = (kind: number, of: EffectOf<'discard-damage'>['of']): boolean => {
  if (of === 'all') return true;
  const card = DAMAGE_DECK[kind];
  return card !== undefined && ('trait' in of ? card.trait === of.trait : card.name === of.named);
};

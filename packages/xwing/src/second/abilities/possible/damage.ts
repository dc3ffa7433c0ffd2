import { faceupOf } from '../../damage/deck.ts';
import { shieldsOf } from '../../ship/values.ts';
import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/damage.ts';
import { shipIn } from '../scene.ts';

export const DAMAGE_POSSIBLE: Possible<Kinds> = {
  shields: (scene, { change, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && (change > 0 ? ship.shields < shieldsOf(ship) : ship.shields > 0);
  },
  expose: (scene, { on }) => shipIn(scene, on)?.damage.some((card) => !card.up) ?? false,
  repair: (scene, { what, trait, on }) => {
    const ship = shipIn(scene, on);
    if (!ship) return false;
    if (what === 'this') return true;
    if (what === 'facedown') return ship.damage.some((card) => !card.up);
    return what === 'any' ? ship.damage.length > 0 : faceupOf(ship, trait).length > 0;
  },
};

import { faceupOf } from '../../damage/deck.ts';
import type { Ship } from '../../state.ts';
import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/damage-cards.ts';
import { shipIn } from '../scene.ts';

export const DAMAGE_CARD_POSSIBLE: Possible<Kinds> = {
  'expose-picked': (scene, { on }) => hasFacedown(shipIn(scene, on)),
  'repair-faceup': ({ self }, { trait }) => faceupOf(self, trait).length > 0,
};

const hasFacedown = (ship: Ship | undefined): boolean => ship?.damage.some(({ up }) => !up) ?? false;

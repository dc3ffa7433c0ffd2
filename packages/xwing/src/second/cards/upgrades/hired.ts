import { flipCard, recover } from '../../abilities/effects/charges.ts';
import {
  allied,
  attackIs,
  limited,
  type Strange,
  strange,
  the,
  unflipped,
} from '../../abilities/language.ts';
import { recoverableUpTo } from '../../abilities/possible/charges.ts';
import type { Ship } from '../../state.ts';
import { gainTokens } from '../../tokens.ts';

/** What ships do that fly for another faction, until their card is turned over. */

const isSpent = (ship: Ship): boolean =>
  ship.charges < recoverableUpTo(ship, undefined) ||
  ship.upgrades.some((upgrade) => upgrade.charges < recoverableUpTo(ship, upgrade));

export const collectsBounty: Strange = strange({
  window: 'after-attack',
  requires: [unflipped, attackIs('defender-destroyed'), the('defender', limited)],
  may: true,
  text: {
    en: 'recover 1 charge on its ship card and on each of its upgrade cards; then this card is turned over',
    de: 'dieses Schiff auf seiner Schiffskarte und jeder seiner Aufwertungskarten 1 Ladung wiedererlangen; dann wird diese Karte umgedreht',
    fr: 'récupérer 1 charge sur sa carte de vaisseau et sur chacune de ses cartes d’amélioration ; cette carte est ensuite retournée',
  },
  possible: (_state, ship) => isSpent(ship),
  run: ({ game, ship, ref, because }) => {
    recover(game, ship, undefined, 1);
    for (const upgrade of ship.upgrades) recover(game, ship, upgrade, 1);
    flipCard(game, ship, ref, because);
  },
});

export const changesItsMind: Strange = strange({
  window: 'after-destroyed',
  of: [allied, limited],
  requires: [unflipped],
  text: {
    en: 'gains 1 focus token and turns this card over, if that ship is of its squad',
    de: 'erhält dieses Schiff 1 Fokusmarker und dreht diese Karte um, falls jenes Schiff zu seiner Staffel gehört',
    fr: 'ce vaisseau gagne 1 jeton de concentration et retourne cette carte, si ce vaisseau-là est de son escadron',
  },
  possible: (state, ship, { ship: id }) => state.ships[id]?.player === ship.player,
  run: ({ game, ship, ref, because }) => {
    gainTokens(game, ship, 'focus', 1, because);
    flipCard(game, ship, ref, because);
  },
});

import { markHooks } from '../../abilities/hooks.ts';
import { type Strange, strange } from '../../abilities/language.ts';
import { coverOn, hideableUnder } from '../../hidden-upgrades.ts';
import { newUpgrade } from '../../ship/new-ship.ts';
import { upgradeOf } from '../library.ts';

/** An upgrade under another one, facedown: chosen during setup, shown and equipped when its player wants. */

export const hidesUpgrade: Strange = strange({
  window: 'before-placing-forces',
  text: {
    en: 'places 1 non-limited illicit upgrade that it could equip facedown under this card, for its player to know',
    de: 'legt dieses Schiff 1 nicht limitierte Schmuggelware-Aufwertung, die es ausrüsten könnte, verdeckt unter diese Karte; nur sein Spieler kennt sie',
    fr: 'ce vaisseau place face cachée sous cette carte 1 amélioration illégale non limitée dont il pourrait s’équiper, que seul son joueur connaît',
  },
  possible: (state, ship) => !coverOn(ship) && hideableUnder(state, ship).length > 0,
  run: ({ game, ship, ref, because }) => {
    const cover = ship.upgrades.find(({ id }) => upgradeOf(id).card.hides !== undefined);
    if (!cover) return;
    cover.under = game.choose({
      form: 'choice',
      kind: 'choose-upgrade',
      player: ship.player,
      because,
      ship: ship.id,
      ability: ref,
      secret: true,
      options: hideableUnder(game.state, ship).map((upgrade) => ({ upgrade })),
    }).upgrade;
    game.emit({ kind: 'upgrade-hidden', ship: ship.id, under: cover.id, because });
  },
});

export const revealsUpgrade: Strange = strange({
  window: 'during-system',
  may: true,
  text: {
    en: 'reveal the upgrade under this card and equip it, with all of its charges active',
    de: 'dieses Schiff die Aufwertung unter dieser Karte aufdecken und ausrüsten, mit allen Ladungen aktiv',
    fr: 'révéler l’amélioration sous cette carte et s’en équiper, toutes ses charges actives',
  },
  possible: (_state, ship) => coverOn(ship) !== undefined,
  run: ({ game, ship, because }) => {
    const cover = coverOn(ship);
    if (cover?.under === undefined) return;
    const upgrade = cover.under;
    delete cover.under;
    ship.upgrades.push(newUpgrade(ship, upgrade));
    markHooks(game.state, upgradeOf(upgrade).card.abilities);
    game.emit({ kind: 'upgrade-revealed', ship: ship.id, under: cover.id, upgrade, because });
  },
});

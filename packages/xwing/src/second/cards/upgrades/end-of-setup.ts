import { relationOfShips } from '../../abilities/evaluate.ts';
import { type Strange, strange } from '../../abilities/language.ts';
import { spendCharge } from '../../abilities/pay.ts';
import { bodyOf, inPlay } from '../../bodies.ts';
import { rangeOf } from '../../devices/bodies.ts';
import { type Carried, carriedDevices } from '../../devices/carried.ts';
import { traitOf } from '../../devices/kinds.ts';
import { fitsFar, placeFar } from '../../devices/place-far.ts';
import { shipOf } from '../../game.ts';
import { isInOwnArea, placeAgain } from '../../setup/deploy.ts';
import { isHuge } from '../../ship/card.ts';
import type { SecondState, Ship } from '../../state.ts';

/** What upgrades of huge ships do with other things on the table once everything is placed. */

const MINES_BEYOND = 2;

/** Mines of a ship with a charge that fit somewhere, but those that have been placed. */
const placeableMines = (state: SecondState, ship: Ship, done: readonly string[]): readonly Carried[] =>
  carriedDevices(ship).filter(
    ({ upgrade, device }) =>
      traitOf(device) === 'mine' &&
      !done.includes(upgrade) &&
      ship.upgrades.some(({ id, charges }) => id === upgrade && charges > 0) &&
      fitsFar(state, ship, device, MINES_BEYOND),
  );

export const placesMinesAhead: Strange = strange({
  window: 'end-of-setup',
  may: true,
  text: {
    en: 'spend up to 1 charge of each of its mine upgrades to place that mine anywhere in the play area beyond range 2 of enemy ships, objectives and other devices',
    de: 'es von jeder seiner Aufwertungen mit Minen bis zu 1 Ladung ausgeben, um jene Mine irgendwo im Spielbereich außerhalb von Reichweite 2 von feindlichen Schiffen, Missionszielen und anderen Geräten zu legen',
    fr: 'dépenser jusqu’à 1 charge de chacune de ses améliorations à mines pour placer cette mine n’importe où dans la zone de jeu au-delà de la portée 2 des vaisseaux ennemis, des objectifs et des autres engins',
  },
  possible: (state, ship) => placeableMines(state, ship, []).length > 0,
  run: ({ game, ship, ref, because }) => {
    const done: string[] = [];
    for (;;) {
      const left = placeableMines(game.state, ship, done);
      if (left.length === 0) return;
      const { upgrade: id } = game.choose({
        form: 'choice',
        kind: 'choose-upgrade',
        player: ship.player,
        because,
        ship: ship.id,
        ability: ref,
        options: [...left, ...(done.length > 0 ? [{ upgrade: '' }] : [])].map(({ upgrade }) => ({ upgrade })),
      });
      if (id === '') return;
      done.push(id);
      spendCharge(
        game,
        ship,
        ship.upgrades.find((upgrade) => upgrade.id === id),
        because,
      );
      placeFar(game, ship, left.find(({ upgrade }) => upgrade === id)!.device, MINES_BEYOND, because);
    }
  },
});

/** Other friendly ships near a huge one in the deployment area, but huge ones. */
const movableFriends = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      other !== ship &&
      inPlay(other) &&
      !isHuge(other) &&
      relationOfShips(state, ship, other) === 'friendly' &&
      rangeOf(bodyOf(ship), bodyOf(other)) <= 1 &&
      isInOwnArea(state, other),
  );

export const placesFriendsAgain: Strange = strange({
  window: 'end-of-setup',
  may: true,
  text: {
    en: 'choose any number of other friendly ships that are not huge in its deployment area at range 0-1; those are placed again anywhere in that area',
    de: 'es beliebig viele andere befreundete Schiffe, die nicht riesig sind, in seinem Aufstellungsbereich in Reichweite 0-1 wählen; jene werden irgendwo in diesem Bereich neu aufgestellt',
    fr: 'choisir n’importe quel nombre d’autres vaisseaux alliés non gigantesques dans sa zone de déploiement à portée 0-1 ; ceux-ci sont placés de nouveau n’importe où dans cette zone',
  },
  possible: (state, ship) => movableFriends(state, ship).length > 0,
  run: ({ game, ship, ref, because }) => {
    const able = movableFriends(game.state, ship);
    const chosen: Ship[] = [];
    while (chosen.length < able.length) {
      const left = able.filter((one) => !chosen.includes(one));
      const { target } = game.choose({
        form: 'choice',
        kind: 'choose-ship',
        player: ship.player,
        because,
        ship: ship.id,
        ability: ref,
        options: [...left.map(({ id }) => ({ target: id })), ...(chosen.length > 0 ? [{ target: -1 }] : [])],
      });
      if (target < 0) break;
      chosen.push(shipOf(game, target));
    }
    placeAgain(game, chosen, because);
  },
});

import { relationOfShips } from '../../abilities/evaluate.ts';
import { type Strange, strange } from '../../abilities/language.ts';
import { lockTargets } from '../../actions/lock-targets.ts';
import { inPlay } from '../../bodies.ts';
import { shipOf } from '../../game.ts';
import { acquireLock } from '../../locking.ts';
import { atRange } from '../../range.ts';
import { comeBack, placeInReserve } from '../../setup/reserve.ts';
import { actionBar } from '../../ship/values.ts';
import { areEnemies } from '../../sides.ts';
import type { SecondState, Ship } from '../../state.ts';
import { matesOf } from '../../wings/members.ts';

/** A wing of droids waits in reserve until it is called. */

const BACK = 'called-by-another';
const BEYOND = 2;

const hasCalculate = (ship: Ship): boolean => actionBar(ship).some(({ action }) => action === 'calculate');

/** The leaders of friendly wings of which every ship can calculate. */
const droidLeaders = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.ships.filter((leader) => {
    const mates = matesOf(state, leader);
    return (
      leader.wing === leader.id &&
      inPlay(leader) &&
      mates.length > 0 &&
      relationOfShips(state, ship, leader) === 'friendly' &&
      [leader, ...mates].every(hasCalculate)
    );
  });

/** The leader of the wing that waits for a ship's call. */
const waiting = (state: SecondState, ship: Ship): Ship | undefined =>
  state.ships.find(
    (leader) => leader.player === ship.player && leader.wing === leader.id && leader.returns === BACK,
  );

export const holdsWingBack: Strange = strange({
  window: 'after-placing-forces',
  text: {
    en: 'chooses 1 friendly wing of ships with calculate on their action bars and puts it into reserve',
    de: 'wählt dieses Schiff 1 befreundete Formation aus Schiffen mit Berechnen in der Aktionsleiste und stellt sie in Reserve',
    fr: 'ce vaisseau choisit 1 formation alliée de vaisseaux dont la barre d’action a calcul et la met en réserve',
  },
  possible: (state, ship) => droidLeaders(state, ship).length > 0,
  run: ({ game, ship, ref, because }) => {
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: ship.player,
      because,
      ship: ship.id,
      ability: ref,
      options: droidLeaders(game.state, ship).map(({ id }) => ({ target: id })),
    });
    const leader = shipOf(game, target);
    for (const one of [leader, ...matesOf(game.state, leader)]) placeInReserve(game, one, BACK, because);
  },
});

export const bringsWingIn: Strange = strange({
  window: 'during-end',
  may: true,
  text: {
    en: 'place the wing that it put into reserve in its deployment area or beyond range 2 of every enemy ship; then it may choose 1 enemy ship at range 0-1, which each ship of that wing locks if it can',
    de: 'dieses Schiff die Formation, die es in Reserve gestellt hat, in seinem Aufstellungsbereich oder jenseits von Reichweite 2 aller feindlichen Schiffe aufstellen; dann darf es 1 feindliches Schiff in Reichweite 0-1 wählen, das jedes Schiff jener Formation als Ziel erfasst, wenn es kann',
    fr: 'placer la formation qu’il a mise en réserve dans sa zone de déploiement ou au-delà de la portée 2 de tout vaisseau ennemi ; il peut ensuite choisir 1 vaisseau ennemi à portée 0-1, que chaque vaisseau de cette formation verrouille s’il le peut',
  },
  possible: (state, ship) => waiting(state, ship) !== undefined,
  run: ({ game, ship, ref, because }) => {
    const { state } = game;
    const leader = waiting(state, ship);
    if (!leader) return;
    const wing = [leader, ...matesOf(state, leader)];
    if (!comeBack(game, leader, { edge: 'anywhere', beyondEnemies: BEYOND }, because)) return;
    const near = state.ships.filter(
      (other) =>
        inPlay(other) && areEnemies(state, other.player, ship.player) && atRange(state, ship, other, [0, 1]),
    );
    if (near.length === 0) return;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: ship.player,
      because,
      ship: ship.id,
      ability: ref,
      options: [...near.map(({ id }) => ({ target: id })), { target: -1 }],
    });
    for (const one of wing)
      if (lockTargets(state, one).some(({ kind, id }) => kind === 'ship' && id === target))
        acquireLock(game, one, 'ship', target);
  },
});

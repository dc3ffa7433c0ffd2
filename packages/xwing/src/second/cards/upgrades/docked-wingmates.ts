import { flipped, type Strange, strange } from '../../abilities/language.ts';
import { leaveCarrier } from '../../docking/aboard.ts';
import { dockedWith } from '../../docking/carriers.ts';
import { shipOf } from '../../game.ts';
import type { SecondState, Ship } from '../../state.ts';
import { couldJoin, join } from '../../wings/wings.ts';

/** A leader that carries its wingmates: one that is docked with it goes back to its place in the wing. */

const waiting = (state: SecondState, leader: Ship): readonly Ship[] =>
  dockedWith(state, leader).filter((ship) => ship.wing === leader.id && couldJoin(state, ship));

export const joinsFromDock: Strange = strange({
  window: 'start-of-planning',
  requires: [flipped],
  may: true,
  text: {
    en: 'let 1 of its wingmates that is docked with it join the wing, without a stress token',
    de: 'dieses Schiff 1 Formationsmitglied, das an ihm angedockt ist, ohne Stressmarker in die Formation zurückholen',
    fr: 'laisser 1 de ses ailiers arrimés à lui rejoindre la formation, sans jeton de stress',
  },
  possible: (state, ship) => waiting(state, ship).length > 0,
  run: ({ game, ship, ref, because }) => {
    const options = waiting(game.state, ship).map(({ id }) => ({ target: id }));
    if (options.length === 0) return;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: ship.player,
      because,
      ship: ship.id,
      ability: ref,
      options,
    });
    const mate = shipOf(game, target);
    leaveCarrier(game.state, mate);
    join(game, mate, because);
  },
});

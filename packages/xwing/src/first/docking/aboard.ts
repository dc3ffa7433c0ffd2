import { type FirstGame, typeOf } from '../game.ts';
import type { Ship } from '../state.ts';
import { titleRule } from './carriers.ts';

/**
 * Before the ships are placed each carrier whose card takes ships aboard may dock some of its player's, all of one type;
 * they are not placed (huge-ships.40).
 */
export function takeAboard(game: FirstGame): void {
  for (const carrier of game.state.ships) {
    const rule = carrier.place === 'reserve' ? titleRule(carrier, 'takes-aboard') : undefined;
    if (!rule) continue;
    const aboard: Ship[] = [];
    while (aboard.length < rule.most) {
      const able = game.state.ships.filter(
        (ship) =>
          ship.player === carrier.player &&
          ship.place === 'reserve' &&
          rule.types.includes(typeOf(ship).id) &&
          aboard.every((one) => typeOf(one).id === typeOf(ship).id),
      );
      const ship = able.length > 0 ? pick(game, carrier, able) : undefined;
      if (!ship) break;
      aboard.push(ship);
      Object.assign(ship, { place: 'docked', carrier: carrier.id });
    }
  }
}

function pick(game: FirstGame, carrier: Ship, able: readonly Ship[]): Ship | undefined {
  const { target } = game.choose({
    form: 'choice',
    kind: 'take-aboard',
    player: carrier.player,
    because: 'xwing1:huge-ships.40',
    ship: carrier.id,
    options: [...able.map(({ id }) => ({ target: id })), { target: -1 }],
  });
  return game.state.ships[target];
}

import type { DamageName } from '../cards/index.ts';
import { rollSingleDie } from '../dice.ts';
import { type FirstGame, inPlay, playerOrder } from '../game.ts';
import type { DamageCard, Occasion, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { deckKinds } from './deck.ts';
import { sufferDamage } from './suffer.ts';

/** What faceup damage cards do of themselves, each named by its line of the deck. */

/** The damage cards that act in a named moment do so: those of the initiative player's ships first (initiative.3). */
export function damageCardsAct(game: FirstGame, { window, ship, what }: Occasion): void {
  switch (window) {
    case 'damage-dealt':
      if (what === 'faceup') resolveDealt(game, game.state.ships[ship]!);
      return;
    case 'start-of-combat':
      for (const player of playerOrder(game.state)) {
        for (const burning of game.state.ships) if (burning.player === player) burn(game, burning);
      }
      return;
    default:
      return;
  }
}

/** The text of a card dealt faceup is resolved at once (critical-damage.1). */
function resolveDealt(game: FirstGame, ship: Ship): void {
  const card = ship.damage[ship.damage.length - 1];
  if (!card?.up || !inPlay(ship)) return;
  if (deckKinds(game.state)[card.kind]?.name !== 'thrust-control-fire') return;
  const because = 'xwing1:damage-deck-the-force-awakens.14';
  gainTokens(game, ship, 'stress', 1, because);
  card.up = false;
  game.emit({ kind: 'damage-flipped', ship: ship.id, card: 'thrust-control-fire', because });
}

/** Console Fire: a die at each start of Combat, a hit is one damage. */
function burn(game: FirstGame, ship: Ship): void {
  if (!inPlay(ship)) return;
  const because = 'xwing1:damage-deck-the-force-awakens.6';
  for (const _card of faceup(game, ship, 'console-fire')) {
    if (rollSingleDie(game, ship, because) === 'hit')
      sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  }
}

/** The faceup damage cards of a name that a ship has. */
export const faceup = (game: Pick<FirstGame, 'state'>, ship: Ship, name: DamageName): readonly DamageCard[] =>
  ship.damage.filter((card) => card.up && deckKinds(game.state)[card.kind]?.name === name);

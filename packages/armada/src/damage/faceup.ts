/** Cards of the enemy that look at damage cards before one is dealt faceup. */
import { whileLookedAt } from '@firing-arc/referee';
import { cardsOf } from '../abilities/scene.ts';
import { type ArmadaGame, shipsInPlay } from '../game.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { damageName, drawCard, showDrawn, toDiscardPile } from './deck.ts';

/** The card that a ship is dealt faceup: the top one, or one that an enemy picked; the others are discarded. */
export function drawFaceup(game: ArmadaGame, ship: Ship): number {
  const { look, because } = lookers(game.state, ship);
  if (look === 0) return drawnFaceup(game);
  const kinds = Array.from({ length: look }, () => drawCard(game));
  const names = [...new Set(kinds.map(damageName))].filter((name) => name !== null);
  if (names.length === 0) return kinds[0]!;
  for (const kind of kinds) showDrawn(game, kind, 1 - ship.player);
  const { card } = whileLookedAt(game.state.deck, kinds, () =>
    game.choose({
      form: 'choice',
      kind: 'pick-damage-card',
      player: 1 - ship.player,
      because,
      ship: ship.id,
      options: names.map((name) => ({ card: name })),
    }),
  );
  const picked = kinds.findIndex((kind) => damageName(kind) === card);
  kinds.forEach((kind, at) => {
    // The one lies faceup by the ship now, the others on the discard pile, which lies open.
    showDrawn(game, kind);
    if (at !== picked) toDiscardPile(game.state, kind);
  });
  return kinds[picked]!;
}

/** The top card, which all see. */
function drawnFaceup(game: ArmadaGame): number {
  const kind = drawCard(game);
  showDrawn(game, kind);
  return kind;
}

/** How many cards an enemy of a ship looks at, and by which ruling. */
function lookers(state: ArmadaState, ship: Ship): { readonly look: number; readonly because: string } {
  for (const enemy of shipsInPlay(state)) {
    if (enemy.player === ship.player) continue;
    for (const { abilities, because } of cardsOf(enemy)) {
      for (const ability of abilities)
        if (ability.kind === 'replacement' && ability.of === 'faceup-card')
          return { look: ability.look, because };
    }
  }
  return { look: 0, because: '' };
}

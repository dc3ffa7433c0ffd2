import { rollSingleDie } from '../dice.ts';
import type { FirstGame } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import type { FirstState, Ship } from '../state.ts';
import { deckKinds } from './deck.ts';

/** Faceup damage cards with an action printed on them, and what turns them down: the action itself, or a die that shows one of these. */
const ACTIONS: Readonly<Record<string, { readonly because: string; readonly faces?: readonly string[] }>> = {
  'console-fire': { because: 'xwing1:damage-deck-the-force-awakens.6' },
  'weapons-failure': { because: 'xwing1:damage-deck-the-force-awakens.9', faces: ['hit', 'crit'] },
  'major-hull-breach': { because: 'xwing1:damage-deck-the-force-awakens.10' },
  'structural-damage': { because: 'xwing1:damage-deck-the-force-awakens.11', faces: ['hit', 'crit'] },
  'damaged-sensor-array': { because: 'xwing1:damage-deck-the-force-awakens.12', faces: ['hit', 'crit'] },
  'loose-stabilizer': { because: 'xwing1:damage-deck-the-force-awakens.13' },
  'weapon-malfunction': { because: 'xwing1:damage-deck-original-core-set.5', faces: ['hit', 'crit'] },
};

/** The actions printed on a ship's faceup damage cards (actions.4). */
export function damageCardActions(state: FirstState, ship: Ship): readonly ActionOption[] {
  if (ship.damage.length === 0) return [];
  return ship.damage.flatMap((card): readonly ActionOption[] => {
    const name = deckKinds(state)[card.kind]?.name;
    return card.up && name && ACTIONS[name] ? [{ kind: 'damage-card', card: card.uid, name }] : [];
  });
}

/** The action of a damage card: it turns facedown, of some only when a die shows a hit or crit (critical-damage.2). */
export function resolveDamageCardAction(game: FirstGame, ship: Ship, uid: number): void {
  const card = ship.damage.find((one) => one.uid === uid);
  const name = card && deckKinds(game.state)[card.kind]?.name;
  const action = name && ACTIONS[name];
  if (!card || !action) return;
  const { faces, because } = action;
  if (faces && !faces.includes(rollSingleDie(game, ship, because))) return;
  card.up = false;
  game.emit({ kind: 'damage-flipped', ship: ship.id, card: name, because });
}

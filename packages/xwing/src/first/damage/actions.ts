import type { DamageName } from '../cards/index.ts';
import { rollSingleDie } from '../dice.ts';
import type { FirstGame } from '../game.ts';
import { loseTokens } from '../lose-tokens.ts';
import type { ActionOption } from '../questions.ts';
import type { FirstState, Ship } from '../state.ts';
import { deckKinds, faceup } from './deck.ts';
import { turnDown } from './turn-down.ts';

interface CardAction {
  readonly because: string;
  /** The card turns down only when a die shows one of these. */
  readonly faces?: readonly string[];
}

const HIT_OR_CRIT = ['hit', 'crit'] as const;

/** What the actions printed on damage cards take to turn them down. */
const ACTIONS: Readonly<Record<string, CardAction>> = {
  'console-fire': { because: 'xwing1:damage-deck-the-force-awakens.6' },
  'weapons-failure': { because: 'xwing1:damage-deck-the-force-awakens.9', faces: HIT_OR_CRIT },
  'major-hull-breach': { because: 'xwing1:damage-deck-the-force-awakens.10' },
  'structural-damage': { because: 'xwing1:damage-deck-the-force-awakens.11', faces: HIT_OR_CRIT },
  'damaged-sensor-array': { because: 'xwing1:damage-deck-the-force-awakens.12', faces: HIT_OR_CRIT },
  'loose-stabilizer': { because: 'xwing1:damage-deck-the-force-awakens.13' },
  'broadcast-malfunction': { because: 'xwing1:damage-deck-rebel-transport.5', faces: ['hit'] },
  'damaged-stabilizers': { because: 'xwing1:damage-deck-rebel-transport.9', faces: ['hit'] },
  'weapon-malfunction': { because: 'xwing1:damage-deck-original-core-set.5', faces: HIT_OR_CRIT },
};

/** On two cards of the older deck only a hit will do. */
const ACTIONS_OF_CORE: Readonly<Record<string, CardAction>> = {
  'structural-damage': { because: 'xwing1:critical-damage.2', faces: ['hit'] },
  'damaged-sensor-array': { because: 'xwing1:critical-damage.2', faces: ['hit'] },
};

const actionOn = (state: FirstState, name: string): CardAction | undefined =>
  (state.damageDeck === 'core' ? ACTIONS_OF_CORE[name] : undefined) ?? ACTIONS[name];

/** The actions printed on a ship's faceup damage cards (actions.4). */
export function damageCardActions(state: FirstState, ship: Ship): readonly ActionOption[] {
  if (ship.damage.length === 0) return [];
  return ship.damage.flatMap((card): readonly ActionOption[] => {
    const name = deckKinds(state)[card.kind]?.name;
    return card.up && name && actionOn(state, name) ? [{ kind: 'damage-card', card: card.uid, name }] : [];
  });
}

/** The action of a damage card: it turns facedown, of some only when a die shows a hit or crit (critical-damage.2). */
export function resolveDamageCardAction(game: FirstGame, ship: Ship, uid: number): void {
  const card = ship.damage.find((one) => one.uid === uid);
  const name = card && deckKinds(game.state)[card.kind]?.name;
  const action = name && actionOn(game.state, name);
  if (!card || !action) return;
  const { faces, because } = action;
  if (faces && !faces.includes(rollSingleDie(game, ship, because))) return;
  turnDown(game, ship, card, because);
}

/** Why a faceup damage card of a huge ship forbids it an action, as a ruling; null when none does. */
export function damageRefusal(state: FirstState, ship: Ship, option: ActionOption): string | null {
  if (ship.damage.length === 0) return null;
  const action = option.kind === 'action' ? option.action : null;
  const has = (name: DamageName): boolean => faceup({ state }, ship, name).length > 0;
  const { energy } = ship.tokens;
  const price = energyForAction(state, ship);
  // What is paid for the action cannot recover shields.
  if (price > 0 && energy < price + (action === 'recover' ? 1 : 0))
    return 'xwing1:damage-deck-rebel-transport.3';
  if (action === 'reinforce' && energy < ENERGY_TO_REINFORCE && has('projector-power-failure'))
    return 'xwing1:damage-deck-rebel-transport.4';
  return action === 'jam' && has('broadcast-malfunction') ? 'xwing1:damage-deck-rebel-transport.5' : null;
}

/** Projector Power Failure: as much energy lies on a ship that may reinforce. */
const ENERGY_TO_REINFORCE = 3;

/** Secondary Drive Failure: each action costs an energy. */
export const energyForAction = (state: FirstState, ship: Ship): number =>
  faceup({ state }, ship, 'secondary-drive-failure').length;

/** A ship pays for an action what its damage cards ask. */
export function payForAction(game: FirstGame, ship: Ship): void {
  const price = energyForAction(game.state, ship);
  if (price > 0) loseTokens(game, ship, 'energy', price, 'xwing1:damage-deck-rebel-transport.3');
}

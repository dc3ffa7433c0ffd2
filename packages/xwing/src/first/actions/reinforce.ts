import { inArc } from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { bodyOf, type FirstGame, leads } from '../game.ts';
import { sectionsOf } from '../huge/energy-held.ts';
import type { ReinforcedSide } from '../questions.ts';
import type { FirstState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';

const SIDES = ['fore', 'aft'] as const satisfies readonly ReinforcedSide[];
/** The half of the table that each side of the token names. */
const HALVES = { fore: 'full-front', aft: 'full-rear' } as const;

/** The action: a token with the side up that the player chooses (reinforce.1). */
export function reinforce(game: FirstGame, ship: Ship): void {
  const { side } = game.choose({
    form: 'choice',
    kind: 'reinforce-side',
    player: ship.player,
    because: 'xwing1:reinforce.1',
    ship: ship.id,
    options: SIDES.map((one) => ({ side: one })),
  });
  const section = sectionsOf(game.state, ship).find((one) => sideOf(one) === side);
  gainTokens(game, section ?? ship, `reinforce-${side}`, 1, 'xwing1:reinforce.1');
}

/** The section that a ship is; undefined when it has none. */
const sideOf = (ship: Ship): ReinforcedSide | undefined =>
  ship.section < 0 ? undefined : leads(ship) ? 'fore' : 'aft';

/** How many evade results reinforce tokens add against an attacker (reinforce.2), one on a section against all (huge-ships.24). */
export function reinforcedAgainst(state: FirstState, defender: Ship, attacker: Ship): number {
  let evades = 0;
  for (const side of SIDES) {
    const tokens = defender.tokens[`reinforce-${side}`];
    const counts = defender.section >= 0 || inArc(bodyOf(defender), HALVES[side], bodyOf(attacker));
    const worth = side === 'fore' && hasRule(state, defender, 'doubles-fore') ? 2 : 1;
    if (tokens > 0 && counts) evades += tokens * worth;
  }
  return evades;
}

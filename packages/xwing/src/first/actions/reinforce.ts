import { inArc } from '../../common/index.ts';
import { bodyOf, type FirstGame } from '../game.ts';
import type { ReinforcedSide } from '../questions.ts';
import type { Ship } from '../state.ts';
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
  gainTokens(game, ship, `reinforce-${side}`, 1, 'xwing1:reinforce.1');
}

/** How many evade results reinforce tokens add against an attacker (reinforce.2). */
export function reinforcedAgainst(defender: Ship, attacker: Ship): number {
  let evades = 0;
  for (const side of SIDES) {
    const tokens = defender.tokens[`reinforce-${side}`];
    if (tokens > 0 && inArc(bodyOf(defender), HALVES[side], bodyOf(attacker))) evades += tokens;
  }
  return evades;
}

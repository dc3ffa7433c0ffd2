/** Those who were attacked attack back: counter of squadrons, salvo of ships. */

import { type ArmadaGame, inPlay } from '../game.ts';
import { declare } from './attack.ts';
import { pieceOf } from './parties.ts';
import type { AttackRunStep } from './steps.ts';

/** One who was attacked attacks back: a counter if its player wants to, a salvo as spent (defense-tokens.10). */
export function hitBack(game: ArmadaGame, step: Extract<AttackRunStep, { kind: 'hit-back' }>): void {
  const { state } = game;
  const attacker = pieceOf(state, step.attacker);
  const defender = pieceOf(state, step.defender);
  if (!attacker || !defender || !inPlay(attacker) || !inPlay(defender)) return;
  if (step.how === 'counter') {
    const { kind } = game.choose({
      form: 'choice',
      kind: 'counter',
      player: attacker.player,
      because: 'armada:squadron-keywords.2',
      options: [{ kind: 'yes' }, { kind: 'no' }],
    });
    if (kind === 'no') return;
  }
  declare(game, step.how, step);
}

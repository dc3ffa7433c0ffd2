/** Dodge and screen: a squadron that is attacked by another has dice rerolled (squadron-keywords.17, .18). */
import { keyword } from '../abilities/evaluate.ts';
import type { ArmadaGame } from '../game.ts';
import { engagedWith } from '../squadrons/engaged.ts';
import type { ArmadaState } from '../state.ts';
import { mayTurn } from './dice.ts';
import { defendingPlayer, squadronIn } from './parties.ts';
import { dieOptions, rerollDie } from './pool.ts';
import type { Attack } from './schema.ts';

/** Most that screen gives. */
const MOST_SCREENED = 3;

/** How many attack dice the defending squadron may have rerolled; 0 once it has (squadron-keywords.20). */
export function dodges(state: ArmadaState, attack: Attack): number {
  const defender = squadronIn(state, attack.defender);
  const attacker = squadronIn(state, attack.attacker);
  if (!defender || !attacker || attack.dice.length === 0 || attack.used.includes('dodge')) return 0;
  const dodge = keyword(state, defender, 'dodge');
  if (keyword(state, defender, 'screen') === 0) return dodge;
  const others = engagedWith(state, attacker).filter(
    (other) => other.id !== defender.id && keyword(state, other, 'screen') === 0,
  );
  return dodge + Math.min(MOST_SCREENED, others.length);
}

/** The defender picks the dice, each rerolled once at most. */
export function dodge(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const screened = keyword(state, squadronIn(state, attack.defender)!, 'screen') > 0;
  const because = screened ? 'armada:squadron-keywords.18' : 'armada:squadron-keywords.17';
  const player = defendingPlayer(state, attack);
  const times = dodges(state, attack);
  attack.used.push('dodge');
  game.emit({ kind: 'effect-used', party: attack.defender, effect: 'dodge', because });
  for (let time = 0; time < times; time++) {
    const option = game.choose({
      form: 'choice',
      kind: 'evade-die',
      how: 'reroll',
      player,
      because,
      options: [...dieOptions(attack, mayTurn), { kind: 'none' as const }],
    });
    if (option.kind === 'none') return;
    rerollDie(game, attack, option.die, { player, because });
  }
}

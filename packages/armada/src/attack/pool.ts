/** The attack pool: dice in use for an attack, rolled and changed (attack-pool.1, modifying-dice). */

import type { Cause } from '../cause.ts';
import { type ArmadaGame, diceStream } from '../game.ts';
import { type Color, DICE, type Face, mayTurn, type PoolDie } from './dice.ts';
import type { Modification } from './events.ts';
import { attackingPlayer } from './parties.ts';
import type { DieOption } from './questions.ts';
import type { Attack } from './schema.ts';

const rollDie = (game: ArmadaGame, attack: Attack, color: Color): Face =>
  game.roll(diceStream(attackingPlayer(game.state, attack)), DICE[color]);

/** Rolls all gathered dice at once. */
export function rollDice(game: ArmadaGame, attack: Attack, colors: readonly Color[]): void {
  attack.dice = colors.map((color) => ({ color, face: rollDie(game, attack, color) }));
  game.emit({
    kind: 'dice-rolled',
    player: attackingPlayer(game.state, attack),
    dice: shown(attack),
    because: 'armada:attack.8',
  });
}

/** Adds dice of a color, rolled into the pool; range does not matter (modifying-dice.2). */
export function addDie(game: ArmadaGame, attack: Attack, color: Color, by: Cause): void {
  attack.dice.push({ color, face: rollDie(game, attack, color) });
  tell(game, attack, 'add', color, by);
}

/** Adds a die that shows a face, not rolled (modifying-dice.5). */
export function putDie(game: ArmadaGame, attack: Attack, die: PoolDie, by: Cause): void {
  attack.dice.push({ ...die });
  tell(game, attack, 'set', die.color, by);
}

/** Rolls a die again (modifying-dice.1). */
export function rerollDie(game: ArmadaGame, attack: Attack, at: number, by: Cause): void {
  const die = attack.dice[at]!;
  die.face = rollDie(game, attack, die.color);
  tell(game, attack, 'reroll', die.color, by);
}

/** Turns a die to a face (modifying-dice.3), which may be fixed from then on. */
export function changeDie(
  game: ArmadaGame,
  attack: Attack,
  at: number,
  { face, fixed }: Pick<PoolDie, 'face' | 'fixed'>,
  by: Cause,
): void {
  const die = attack.dice[at]!;
  die.face = face;
  if (fixed) die.fixed = fixed;
  tell(game, attack, 'change', die.color, by);
}

/** Takes a die out of the pool: spent, canceled or removed (modifying-dice.4). */
export function takeDie(
  game: ArmadaGame,
  attack: Attack,
  at: number,
  how: 'spend' | 'cancel' | 'remove',
  by: Cause,
): void {
  const [die] = attack.dice.splice(at, 1);
  tell(game, attack, how, die!.color, by);
}

/** All attack dice are canceled (defense-tokens.15), but those that nothing modifies. */
export function cancelAll(game: ArmadaGame, attack: Attack, by: Cause): void {
  for (let at = attack.dice.length - 1; at >= 0; at--) {
    if (attack.dice[at]!.fixed !== 'die') takeDie(game, attack, at, 'cancel', by);
  }
}

function tell(
  game: ArmadaGame,
  attack: Attack,
  how: Modification,
  color: Color,
  { player, because }: Cause,
): void {
  game.emit({ kind: 'dice-modified', player, how, color, dice: shown(attack), because });
}

const shown = ({ dice }: Attack): readonly PoolDie[] => dice.map(({ color, face }) => ({ color, face }));

/** Dice of the pool to choose from: those that show the same in the same color are alike. */
export function dieOptions(
  { dice }: Attack,
  fits: (die: PoolDie) => boolean = () => true,
): readonly DieOption[] {
  const seen = new Set<string>();
  return dice.flatMap((die, at) => {
    const { color, face, fixed = '' } = die;
    const name = `${color} ${face} ${fixed}`;
    if (seen.has(name) || die.fixed === 'die' || !fits(die)) return [];
    seen.add(name);
    return [{ kind: 'die' as const, die: at, color, face }];
  });
}

/** Colors in the pool, each once. */
export const colorsIn = ({ dice }: Attack): readonly Color[] => [...new Set(dice.map(({ color }) => color))];

/** Adds a die of a color that its player picks, of those in the pool if nothing else is said. */
export function addDieInPool(
  game: ArmadaGame,
  attack: Attack,
  because: string,
  colors: readonly Color[] = colorsIn(attack),
): void {
  const player = attackingPlayer(game.state, attack);
  const { color } = game.choose({
    form: 'choice',
    kind: 'add-die',
    player,
    because,
    options: colors.map((one) => ({ color: one })),
  });
  addDie(game, attack, color, { player, because });
}

/** The attacker has one die rerolled, or none if it may decline; whether one was. */
export function rerollOne(game: ArmadaGame, attack: Attack, optional: boolean, because: string): boolean {
  const player = attackingPlayer(game.state, attack);
  const dice = dieOptions(attack, mayTurn);
  if (dice.length === 0) return false;
  const option = game.choose({
    form: 'choice',
    kind: 'reroll-die',
    player,
    because,
    options: optional ? [...dice, { kind: 'none' as const }] : dice,
  });
  if (option.kind === 'none') return false;
  rerollDie(game, attack, option.die, { player, because });
  return true;
}

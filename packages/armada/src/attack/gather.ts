/** Which dice are rolled: those of the armament at the range, less what obstruction and cards take away. */
import { commandedArmament } from '../abilities/modifiers.ts';
import { cardsOf, hold } from '../abilities/scene.ts';
import type { ArmadaGame } from '../game.ts';
import { armamentOf } from './armament.ts';
import { type Color, gathered } from './dice.ts';
import { attackingPlayer, shipIn } from './parties.ts';
import type { Attack } from './schema.ts';

/** Gathers dice (attack.8); an obstructed attack has one fewer, however much is in the way (obstructed.1, .3). */
export function gatherDice(game: ArmadaGame, attack: Attack): readonly Color[] {
  const { state } = game;
  const armament = armamentOf(state, attack.kind, attack.attacker, attack.defender);
  const lent = attack.kind === 'attack' && attack.defender.kind === 'squadron';
  let dice = gathered(lent ? commandedArmament(state, armament, attack.by) : armament, attack.reach);
  game.emit({ kind: 'dice-gathered', dice, because: 'armada:attack.8' });
  if (attack.obstructed) dice = without(game, attack, dice, 'armada:obstructed.1');
  for (const because of removals(game, attack)) dice = without(game, attack, dice, because);
  return dice;
}

/** Rulings of the attacker's cards that each take away a die. */
function removals({ state }: ArmadaGame, attack: Attack): readonly string[] {
  const ship = shipIn(state, attack.attacker);
  if (!ship) return [];
  return cardsOf(ship).flatMap(({ abilities, because }) =>
    abilities.flatMap((ability) =>
      ability.kind === 'trigger' &&
      ability.at === 'dice-gathered' &&
      hold({ state, bearer: ship, attack }, ability.if)
        ? [because]
        : [],
    ),
  );
}

/** The attacker picks a die that is not rolled. */
function without(
  game: ArmadaGame,
  attack: Attack,
  dice: readonly Color[],
  because: string,
): readonly Color[] {
  if (dice.length === 0) return dice;
  const { color } = game.choose({
    form: 'choice',
    kind: 'die-not-rolled',
    player: attackingPlayer(game.state, attack),
    because,
    options: [...new Set(dice)].map((one) => ({ color: one })),
  });
  game.emit({ kind: 'die-not-rolled', color, because });
  const at = dice.indexOf(color);
  return dice.filter((_, i) => i !== at);
}

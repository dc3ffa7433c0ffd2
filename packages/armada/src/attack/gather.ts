/** Which dice are rolled: those of the armament at the range, less what obstruction and cards take away. */

import type { Acting } from '../abilities/act.ts';
import { cannot, commandedArmament, fartherDice } from '../abilities/modifiers.ts';
import type { ArmadaGame } from '../game.ts';
import type { Armament } from '../geometry/index.ts';
import { halvesDice } from '../objectives/attacks.ts';
import { BY_CARD } from '../objectives/on-table.ts';
import type { ArmadaState } from '../state.ts';
import { armamentOf } from './armament.ts';
import { acting as actingIn } from './card-effects.ts';
import { COLORS, type Color, colorsAt, gathered, type Reach } from './dice.ts';
import { ignitionDice } from './ignition.ts';
import { attackingPlayer, pieceOf, shipIn } from './parties.ts';
import type { Attack } from './schema.ts';

/** Gathers dice (attack.8); an obstructed attack has one fewer, however much is in the way (obstructed.1, .3). */
export function gatherDice(game: ArmadaGame, attack: Attack): readonly Color[] {
  const { state } = game;
  let dice = attack.lent.length > 0 ? lentDice(attack) : ownDice(state, attack);
  game.emit({ kind: 'dice-gathered', dice, because: 'armada:attack.8' });
  if (losesDie(state, attack))
    dice = without(game, attackingPlayer(state, attack), dice, 'armada:obstructed.1');
  for (const acting of gathering(state, attack)) dice = changedBy(game, acting, dice);
  if (halvesDice(game, attack)) dice = halved(game, attackingPlayer(state, attack), dice, BY_CARD);
  return dice;
}

/** An obstructed attack rolls one die fewer unless a card forbids it. */
const losesDie = (state: ArmadaState, attack: Attack): boolean =>
  attack.obstructed && !keepsDie(state, attack);

function keepsDie(state: ArmadaState, attack: Attack): boolean {
  const piece = pieceOf(state, attack.attacker);
  return piece !== null && cannot(state, piece, { kind: 'lose-obstructed-die', attack }) !== null;
}

function ownDice(state: ArmadaState, attack: Attack): readonly Color[] {
  const [attacker, target] = [shipIn(state, attack.attacker), shipIn(state, attack.defender)];
  if (attack.kind === 'ignition' && attacker && target) return ignitionDice(state, attacker, target);
  const armament = armamentOf(state, attack.kind, attack.attacker, attack.defender);
  const more = attack.kind === 'attack' && attack.defender.kind === 'squadron';
  const dice = gathered(more ? commandedArmament(state, armament, attack.by) : armament, attack.reach);
  return [...dice, ...fartherOnes(state, attack, armament)];
}

/** Dice of an armament that a card lets reach farther than their color. */
function fartherOnes(state: ArmadaState, attack: Attack, armament: Armament): readonly Color[] {
  const colors = colorsAt(attack.reach);
  return fartherDice(state, attack).flatMap(({ color, upTo }) =>
    colors.includes(color) || RANGES.indexOf(attack.reach) > RANGES.indexOf(upTo)
      ? []
      : Array.from({ length: armament[color] ?? 0 }, () => color),
  );
}
const RANGES: readonly Reach[] = ['close', 'medium', 'long', 'extreme'];

/** Dice that a card gives, as far as they reach. */
const lentDice = ({ lent, reach }: Attack): readonly Color[] =>
  lent.filter((color) => colorsAt(reach).includes(color));

/** Cards of the attacker's side, then of the defender's, that change which dice are rolled. */
function gathering(state: ArmadaState, attack: Attack): readonly Acting[] {
  return [...actingIn(state, attack, 'dice-gathered'), ...actingIn(state, attack, 'dice-against')];
}

/** One card's change of the gathered dice, if its player wants it where it may be declined. */
function changedBy(game: ArmadaGame, acting: Acting, dice: readonly Color[]): readonly Color[] {
  const [effect] = acting.trigger.does;
  if (dice.length === 0 || !effect) return dice;
  if (effect.kind === 'recolor-dice' && !dice.includes(effect.from)) return dice;
  // A damage card takes its die away without a word; upgrades ask where they may be declined.
  if (acting.card.upgrade && !game.interpreter.act(game, acting)) return dice;
  const { player } = acting.bearer;
  const { because } = acting.card;
  switch (effect.kind) {
    case 'remove-die':
      return without(game, player, dice, because);
    case 'recolor-dice':
      return dice.map((color) => (color === effect.from ? effect.to : color));
    case 'halve-dice':
      return halved(game, player, dice, because);
    case 'replace-dice':
      return replaced(game, player, dice, effect.most, because);
    default:
      return dice;
  }
}

function halved(game: ArmadaGame, player: number, dice: readonly Color[], because: string): readonly Color[] {
  let left = dice;
  for (let gone = 0; gone < Math.floor(dice.length / 2); gone++) left = without(game, player, left, because);
  return left;
}

/** Up to so many dice make room for dice of any colors. */
function replaced(
  game: ArmadaGame,
  player: number,
  dice: readonly Color[],
  most: number,
  because: string,
): readonly Color[] {
  let kept = dice;
  const added: Color[] = [];
  while (added.length < most && kept.length > 0) {
    const option = game.choose({
      form: 'choice',
      kind: 'replace-die',
      player,
      because,
      options: [...swaps(kept), { kind: 'none' }],
    });
    if (option.kind === 'none') break;
    const at = kept.indexOf(option.from);
    kept = kept.filter((_, i) => i !== at);
    added.push(option.to);
    game.emit({ kind: 'die-replaced', from: option.from, to: option.to, because });
  }
  return [...kept, ...added];
}

type Swap = { readonly kind: 'swap'; readonly from: Color; readonly to: Color };

const swaps = (dice: readonly Color[]): readonly Swap[] =>
  [...new Set(dice)].flatMap((from) =>
    COLORS.filter((to) => to !== from).map((to): Swap => ({ kind: 'swap', from, to })),
  );

/** A die that is not rolled, of somebody's choice. */
function without(
  game: ArmadaGame,
  player: number,
  dice: readonly Color[],
  because: string,
): readonly Color[] {
  if (dice.length === 0) return dice;
  const { color } = game.choose({
    form: 'choice',
    kind: 'die-not-rolled',
    player,
    because,
    options: [...new Set(dice)].map((one) => ({ color: one })),
  });
  game.emit({ kind: 'die-not-rolled', color, because });
  const at = dice.indexOf(color);
  return dice.filter((_, i) => i !== at);
}

/** What attacks of Armada come to, for the options of its questions. */

import {
  type ArmadaQuestion,
  type ArmadaState,
  armamentOf,
  braced,
  type Color,
  cardOf,
  critIcons,
  damageChances,
  evadeAt,
  expectedDamage,
  type Face,
  gathered,
  hitIcons,
  hullLeftOf,
  isOnShip,
  keyword,
  pieceOf,
} from '@firing-arc/armada';
import type { ShownOdds } from '../../shown/question.ts';
import { oddsFrom } from '../odds.ts';
import type { Party } from './names.ts';

type ChoiceQuestion = ArmadaQuestion & { readonly form: 'choice' };
type Attack = NonNullable<ArmadaState['attack']>;
type Pool = Attack['dice'];
export type Declared = Extract<
  Extract<ArmadaQuestion, { kind: 'attack' }>['options'][number],
  { kind: 'attack' }
>;

/** What an option of a question comes to; null for one that changes no damage, or that no odds tell. */
export function optionOdds(question: ChoiceQuestion, index: number, view: ArmadaState): ShownOdds | null {
  const { attack } = view;
  switch (question.kind) {
    case 'attack':
    case 'next-squadron': {
      const option = question.options[index]!;
      return option.kind === 'attack' ? declaredOdds(view, option) : null;
    }
    case 'die-not-rolled': {
      const colors = attack?.dice.map(({ color }) => color) ?? [];
      const { color } = question.options[index]!;
      return attack && oddsNow(view, attack, [], without(colors, colors.indexOf(color)));
    }
    case 'add-die':
      return attack && oddsNow(view, attack, attack.dice, [question.options[index]!.color]);
    case 'change-die': {
      const { die, to } = question.options[index]!;
      return attack && oddsNow(view, attack, attack.dice.with(die, { ...attack.dice[die]!, face: to }));
    }
    case 'reroll-die':
    case 'spend-die':
    case 'evade-die': {
      const option = question.options[index]!;
      if (!attack) return null;
      if (option.kind === 'none') return oddsNow(view, attack, attack.dice);
      const again =
        question.kind === 'reroll-die' || (question.kind === 'evade-die' && question.how === 'reroll');
      return oddsNow(view, attack, without(attack.dice, option.die), again ? [option.color] : []);
    }
    case 'attack-effect': {
      const option = question.options[index]!;
      return attack && option.kind === 'done' ? oddsNow(view, attack, attack.dice) : null;
    }
    case 'defense-token': {
      const option = question.options[index]!;
      if (!attack || option.kind === 'effect') return null;
      return option.kind === 'done'
        ? oddsNow(view, attack, attack.dice)
        : defenseOdds(view, attack, option.token);
    }
    default:
      return null;
  }
}

const without = <One>(list: readonly One[], at: number): readonly One[] => list.filter((_, i) => i !== at);

/** Dice that can be gathered for an attack. */
export const diceOf = (view: ArmadaState, { attacker, defender, reach }: Declared): readonly Color[] =>
  gathered(armamentOf(view, reach === 'distance-2' ? 'snipe' : 'attack', attacker, defender), reach);

function declaredOdds(view: ArmadaState, declared: Declared): ShownOdds | null {
  const { attacker, defender, obstructed } = declared;
  const crits = countsCrits(view, attacker, defender);
  const worth = (color: Color) => expectedDamage(color, crits);
  const dice = [...diceOf(view, declared)].sort((a, b) => worth(b) - worth(a));
  // Obstructed, the attacker leaves out the die that is worth least.
  const rolled = obstructed ? dice.slice(0, -1) : dice;
  return oddsFrom(damageChances(rolled, crits), leftOf(view, defender));
}

/** Critical icons are damage between ships, and from squadrons with bomber to ships. */
function countsCrits(view: ArmadaState, attacker: Party, defender: Party): boolean {
  if (!isOnShip({ defender })) return false;
  const squadron = attacker.kind === 'squadron' ? view.squadrons[attacker.id] : undefined;
  return squadron ? keyword(view, squadron, 'bomber') > 0 : true;
}

/** Damage that destroys who is attacked: its hull; the shields of a hull zone and the hull behind them. */
function leftOf(view: ArmadaState, { kind, id, zone }: Party): number {
  switch (kind) {
    case 'squadron':
      return view.squadrons[id]!.hull;
    case 'obstacle':
      return hullLeftOf(view, view.obstacles[id]!);
    case 'token':
      return 1;
    case 'zone': {
      const ship = view.ships[id]!;
      return Math.max(0, cardOf(ship).hull - ship.damage.length) + (ship.shields[zone] ?? 0);
    }
  }
}

/** The odds with some dice as they lie and others to be rolled. */
function oddsNow(
  view: ArmadaState,
  attack: Attack,
  lying: Readonly<Pool>,
  fresh: readonly Color[] = [],
  halved = attack.braced,
): ShownOdds {
  const crits = countsCrits(view, attack.attacker, attack.defender);
  const shown = lying.reduce((sum, { face }) => sum + worthOf(face, crits), 0);
  const damage: number[] = [];
  damageChances(fresh, crits).forEach((p, more) => {
    const dealt = halved ? braced(shown + more) : shown + more;
    damage[dealt] = (damage[dealt] ?? 0) + p;
  });
  return oddsFrom(
    Array.from(damage, (p) => p ?? 0),
    leftOf(view, attack.defender),
  );
}

const worthOf = (face: Face, crits: boolean): number => hitIcons(face) + (crits ? critIcons(face) : 0);

/** What a defense token leaves of an attack; null for one that only moves damage or makes it less bad. */
function defenseOdds(view: ArmadaState, attack: Attack, token: number): ShownOdds | null {
  const { defender, dice, reach } = attack;
  const { kind } = pieceOf(view, defender)!.defense[token]!;
  switch (kind) {
    case 'brace':
      return oddsNow(view, attack, dice, [], true);
    case 'scatter':
      return oddsNow(view, attack, []);
    case 'evade': {
      const evade = evadeAt(reach, view.edition);
      return evade && evadeOdds(view, attack, evade.how);
    }
    default:
      return null;
  }
}

/** An evade token on the die that is worth most to be rid of; a second one is asked for by itself. */
function evadeOdds(view: ArmadaState, attack: Attack, how: 'cancel' | 'reroll'): ShownOdds | null {
  const { dice } = attack;
  const odds = dice.map(({ color }, at) =>
    oddsNow(view, attack, without(dice, at), how === 'reroll' ? [color] : []),
  );
  return odds.reduce<ShownOdds | null>((best, one) => (best && best.damage <= one.damage ? best : one), null);
}

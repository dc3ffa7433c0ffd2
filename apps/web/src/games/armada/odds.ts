/** What attacks of Armada come to, for the options of its questions. */

import {
  type ArmadaQuestion,
  type ArmadaState,
  braced,
  type Color,
  cardOf,
  critIcons,
  type DeclaredAttack,
  evadeAt,
  type Face,
  hitIcons,
  hullLeftOf,
  keyword,
  mayTurn,
  pieceOf,
  type Zone,
  zonesBeside,
} from '@firing-arc/armada/engine';
import { armadaDamage, armadaExpectedDamage } from '@firing-arc/odds';
import type { ShownOdds } from '../../shown/question.ts';
import { oddsFrom } from '../odds.ts';
import { countsCrits } from './criticals.ts';
import { diceOf } from './declared.ts';
import type { Party } from './names.ts';

type ChoiceQuestion = ArmadaQuestion & { readonly form: 'choice' };
type EffectOption = Extract<ArmadaQuestion, { kind: 'attack-effect' }>['options'][number];
type Attack = NonNullable<ArmadaState['attack']>;
type Pool = Attack['dice'];
/** What the attack that goes on comes to, by its dice that lie and those that are still rolled; null while none does. */
export function attackOdds(view: ArmadaState): ShownOdds | null {
  const { attack } = view;
  if (!attack || attack.dice.length === 0) return null;
  const fresh = attack.dice.filter(({ face }) => !face).map(({ color }) => color);
  return oddsNow(
    view,
    attack,
    attack.dice.filter(({ face }) => face),
    fresh,
  );
}

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
    case 'attack-effect':
      return attack && effectOdds(view, attack, question.options[index]!);
    case 'defense-token': {
      const option = question.options[index]!;
      if (!attack || option.kind === 'effect') return null;
      return option.kind === 'done'
        ? oddsNow(view, attack, attack.dice)
        : defenseOdds(view, attack, option.token);
    }
    case 'redirect-zone':
      return attack && redirectedTo(view, attack, question.options[index]!.zone);
    case 'redirect-damage':
      return attack && redirectedOdds(view, attack, question.options[index]!.damage);
    default:
      return null;
  }
}

const without = <One>(list: readonly One[], at: number): readonly One[] => list.filter((_, i) => i !== at);

function declaredOdds(view: ArmadaState, declared: DeclaredAttack): ShownOdds | null {
  const { attacker, defender, obstructed } = declared;
  const crits = countsCrits(view, attacker, defender);
  const worth = (color: Color) => armadaExpectedDamage(color, crits);
  const dice = [...diceOf(view, declared)].sort((a, b) => worth(b) - worth(a));
  // Obstructed, the attacker leaves out the die that is worth least.
  const rolled = obstructed ? dice.slice(0, -1) : dice;
  return oddsAgainst(view, defender, armadaDamage(rolled, crits));
}

/** The odds of damage to somebody; so much of it, in a redirect, goes to the shields of other zones. */
function oddsAgainst(
  view: ArmadaState,
  defender: Party,
  damage: readonly number[],
  redirected = 0,
): ShownOdds {
  const shields = defender.kind === 'zone' ? (view.ships[defender.id]!.shields[defender.zone] ?? 0) : null;
  return oddsFrom(
    damage,
    leftOf(view, defender) + redirected,
    shields === null ? null : shields + redirected,
  );
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

/** What else is different in some odds. */
interface Otherwise {
  readonly braced?: boolean;
  /** Shields of other zones that take damage. */
  readonly redirected?: number;
}

/** The odds with some dice as they lie and others to be rolled. */
function oddsNow(
  view: ArmadaState,
  attack: Attack,
  lying: Readonly<Pool>,
  fresh: readonly Color[] = [],
  { braced: halved = attack.braced, redirected = shieldsOf(view, attack, attack.redirects) }: Otherwise = {},
): ShownOdds {
  const crits = countsCrits(view, attack.attacker, attack.defender);
  const shown = lying.reduce((sum, { face }) => sum + worthOf(face, crits), 0);
  const damage: number[] = [];
  armadaDamage(fresh, crits).forEach((p, more) => {
    const dealt = halved ? braced(shown + more) : shown + more;
    damage[dealt] = (damage[dealt] ?? 0) + p;
  });
  return oddsAgainst(
    view,
    attack.defender,
    Array.from(damage, (p) => p ?? 0),
    redirected,
  );
}

/** The shields that some zones of the defender have. */
function shieldsOf({ ships }: ArmadaState, { defender }: Attack, zones: readonly Zone[]): number {
  const ship = defender.kind === 'zone' ? ships[defender.id] : undefined;
  return ship ? zones.reduce((sum, zone) => sum + (ship.shields[zone] ?? 0), 0) : 0;
}

/** What an effect of the attacker comes to; null for those of cards, and for a dial and a token at once. */
function effectOdds(view: ArmadaState, attack: Attack, option: EffectOption): ShownOdds | null {
  const { dice } = attack;
  switch (option.kind) {
    case 'done':
      return oddsNow(view, attack, dice);
    case 'accuracy': {
      const spent = dice.findIndex(({ face }) => face === 'accuracy');
      return spent < 0 ? null : oddsNow(view, attack, without(dice, spent));
    }
    case 'concentrate-fire':
      if (option.with === 'both') return null;
      return option.with === 'dial' ? oneMore(view, attack) : oneAgain(view, attack);
    case 'effect':
      return keywordOdds(view, attack, option.effect);
  }
}

/** One die more of a color in the pool. */
const oneMore = (view: ArmadaState, attack: Attack): ShownOdds | null =>
  best(attack.dice.map(({ color }) => oddsNow(view, attack, attack.dice, [color])));

/** One die again; none must be left alone but those that may not be turned. */
const oneAgain = (view: ArmadaState, attack: Attack): ShownOdds | null =>
  best(
    attack.dice.flatMap((die, at) =>
      mayTurn(die) ? [oddsNow(view, attack, without(attack.dice, at), [die.color])] : [],
    ),
  );

/** A keyword of the attacking squadron that rerolls or adds one die; null for others, and for several dice. */
function keywordOdds(view: ArmadaState, attack: Attack, name: string): ShownOdds | null {
  const { kind, id } = attack.attacker;
  const squadron = kind === 'squadron' ? view.squadrons[id] : undefined;
  if (!squadron) return null;
  switch (name) {
    case 'swarm':
      return oneAgain(view, attack);
    case 'adept':
      return keyword(view, squadron, name) > 1
        ? null
        : best([oddsNow(view, attack, attack.dice), oneAgain(view, attack)]);
    case 'ai-battery':
    case 'ai-antisquadron':
      return keyword(view, squadron, name) > 1 ? null : oneMore(view, attack);
    default:
      return null;
  }
}

/** The most damage, as the attacker would choose. */
const best = (odds: readonly (ShownOdds | null)[]): ShownOdds | null =>
  odds.reduce((most, one) => (most && (!one || most.damage >= one.damage) ? most : one), null);

/** A redirect token, before the damage is totaled: the shields of a zone stand before the hull. */
const redirectedTo = (view: ArmadaState, attack: Attack, zone: Zone): ShownOdds =>
  oddsNow(view, attack, attack.dice, [], {
    redirected: shieldsOf(view, attack, [...attack.redirects, zone]),
  });

/** So much of the total on another zone; null where several take of it, since what they took is not known here. */
function redirectedOdds(view: ArmadaState, attack: Attack, damage: number): ShownOdds | null {
  if (attack.redirects.length !== 1 || attack.damage < 0) return null;
  const total = Array.from({ length: attack.damage + 1 }, (_, n) => (n === attack.damage ? 1 : 0));
  return oddsAgainst(view, attack.defender, total, damage);
}

const worthOf = (face: Face, crits: boolean): number => hitIcons(face) + (crits ? critIcons(face) : 0);

/** What a defense token leaves of an attack, a redirect on the better neighbour; null for one that does something else. */
function defenseOdds(view: ArmadaState, attack: Attack, token: number): ShownOdds | null {
  const { defender, dice, reach } = attack;
  const { kind } = pieceOf(view, defender)!.defense[token]!;
  switch (kind) {
    case 'brace':
      return oddsNow(view, attack, dice, [], { braced: true });
    case 'scatter':
      return oddsNow(view, attack, []);
    case 'redirect': {
      if (defender.kind !== 'zone') return null;
      const odds = zonesBeside(view.ships[defender.id]!, defender.zone).map((zone) =>
        redirectedTo(view, attack, zone),
      );
      return odds.reduce((least, one) => (one.cards! < least.cards! ? one : least));
    }
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

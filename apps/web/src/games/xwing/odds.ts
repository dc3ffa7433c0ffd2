/** What attacks of either edition of X-Wing come to. */

import {
  type AttackTokens,
  type DefenseTokens,
  damageAfter,
  damageFrom,
  MOST_DICE,
  type Moment,
  type Pool,
  type PoolChange,
  type PoolKind,
  TURNS_ALL,
} from '@firing-arc/odds';
import type { Game, GameEvent, Question, Rules, State } from '@firing-arc/referee';
import type { ShownOdds } from '../../shown/question.ts';
import { runAhead } from '../ahead.ts';
import { oddsFrom } from '../odds.ts';

/** What a side can do no more, or is not asked for. */
export const NO_TOKENS: AttackTokens = { turns: 0, lock: false };

/** What both sides of an attack have, at some moment of it. */
export interface Sides {
  readonly attack: { readonly dice: Pool; readonly tokens: AttackTokens };
  readonly defense: { readonly dice: Pool; readonly tokens: DefenseTokens };
  /** Hull and shields that the defender has left. */
  readonly left: number;
}

/** Something done to dice: what changes of a pool, and what both sides could still do after it. */
export interface Tried {
  readonly change: PoolChange | null;
  readonly attack?: Partial<AttackTokens>;
  readonly defense?: Partial<DefenseTokens>;
}

/** What the odds need of an edition. */
export interface Edition<S extends State, Setup, Q extends Question, E extends GameEvent, M> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** Begins an attack of a ship. */
  declare(game: Game<S, Q, E>, ship: number): void;
  /** The defender of the attack that goes on rolls. */
  rollDefense(game: Game<S, Q, E>): void;
  /** Null while nobody attacks. */
  readonly sides: (state: S) => Sides | null;
  /** What an option to modify dice would do; null when no odds tell. */
  readonly tried: (state: S, pool: PoolKind, option: M, player: number) => Tried | null;
}

/** The questions about an attack, as both editions ask them. */
type AskedAboutAttack<M> =
  | { readonly kind: 'attack'; readonly ship: number; readonly options: readonly { readonly kind: string }[] }
  | {
      readonly kind: 'modify-attack-dice' | 'modify-defense-dice';
      readonly player: number;
      readonly options: readonly M[];
    };

/** What an option of a question about an attack comes to; null for one that no odds tell. */
export function oddsOfOption<S extends State, Setup, Q extends Question, E extends GameEvent, M>(
  edition: Edition<S, Setup, Q, E, M>,
  question: AskedAboutAttack<M>,
  index: number,
  state: S,
): ShownOdds | null {
  if (question.kind === 'attack') {
    const option = question.options[index]!;
    return option.kind === 'attack' ? declaredOdds(edition, state, question.ship, option) : null;
  }
  const pool = question.kind === 'modify-attack-dice' ? 'attack' : 'defense';
  const tried = edition.tried(state, pool, question.options[index]!, question.player);
  return tried && modifiedOdds(edition, state, pool, tried);
}

/**
 * What the attack that goes on comes to as its dice lie, with all that both sides could still do; null before the attack
 * dice lie, and where the rules do not tell.
 */
export function oddsOfAttack<S extends State, Setup, Q extends Question, E extends GameEvent, M>(
  edition: Edition<S, Setup, Q, E, M>,
  view: S,
): ShownOdds | null {
  const sides = edition.sides(view);
  if (!sides) return null;
  const { attack, defense, left } = sides;
  if (isEmpty(attack.dice)) return null;
  // Defense dice lie when the attacker is done.
  if (!isEmpty(defense.dice))
    return oddsOf({ attack: { dice: attack.dice, tokens: NO_TOKENS }, defense }, left);
  const due = diceAhead(edition, view, edition.rollDefense).defense?.dice;
  return due === undefined ? null : oddsOf({ attack, defense: { ...defense, dice: due } }, left);
}

const isEmpty = (pool: Pool): boolean => typeof pool !== 'number' && pool.length === 0;

/** An attack that would be declared now, as the rules would have both sides roll for it; null when they do not tell. */
function declaredOdds<S extends State, Setup, Q extends Question, E extends GameEvent, M>(
  edition: Edition<S, Setup, Q, E, M>,
  view: S,
  ship: number,
  option: object,
): ShownOdds | null {
  const due = diceAhead(edition, view, (game) => edition.declare(game, ship), option);
  if (!due.attack || !due.defense) return null;
  const [attack, defense] = [due.attack, due.defense];
  return oddsOf(
    {
      attack: { dice: attack.dice, tokens: attack.sides.attack.tokens },
      defense: { dice: defense.dice, tokens: defense.sides.defense.tokens },
    },
    defense.sides.left,
  );
}

/** The odds of the attack that goes on once something is done to a pool; null when they are not known. */
function modifiedOdds<S extends State, Setup, Q extends Question, E extends GameEvent, M>(
  edition: Edition<S, Setup, Q, E, M>,
  view: S,
  pool: PoolKind,
  { change, ...after }: Tried,
): ShownOdds | null {
  const sides = edition.sides(view);
  if (!sides) return null;
  const { attack, defense, left } = sides;
  const defenseDice =
    pool === 'defense' ? defense.dice : diceAhead(edition, view, edition.rollDefense).defense?.dice;
  if (defenseDice === undefined) return null;
  // Defense dice lie when the attacker is done.
  const attacker = pool === 'defense' ? NO_TOKENS : attack.tokens;
  const moment: Moment = {
    attack: { dice: attack.dice, tokens: { ...attacker, ...after.attack } },
    defense: { dice: defenseDice, tokens: { ...defense.tokens, ...after.defense } },
  };
  return oddsOf(moment, left, change && { pool, change });
}

/** Larger pools than cards come to; they would take long to count. */
const MOST_COUNTED = 12;

/** The odds of an attack, or of one after a change; null for more dice than are counted. */
function oddsOf(
  moment: Moment,
  left: number,
  after: { readonly pool: PoolKind; readonly change: PoolChange } | null = null,
): ShownOdds | null {
  const counts = [moment.attack.dice, moment.defense.dice].map((dice) =>
    typeof dice === 'number' ? dice : dice.length,
  );
  if (counts.some((count) => count > MOST_COUNTED)) return null;
  return oddsFrom(after ? damageAfter(moment, after.pool, after.change) : damageFrom(moment), left);
}

/** Dice that are due for a roll, and what both sides have then. */
interface Due {
  readonly dice: number;
  readonly sides: Sides;
}

/** How many dice the rules have both sides roll from some moment on, cards and costs included. */
function diceAhead<S extends State, Setup, Q extends Question, E extends GameEvent, M>(
  edition: Edition<S, Setup, Q, E, M>,
  view: S,
  run: (game: Game<S, Q, E>) => void,
  attack?: object,
): { readonly [Kind in PoolKind]?: Due } {
  const due: { [Kind in PoolKind]?: Due } = {};
  runAhead(edition.rules, view, run, {
    choose: (question) => (question.kind === 'attack' ? attack : clearLine(question)),
    heard: (event, state) => {
      const told: GameEvent & { readonly dice?: PoolKind; readonly faces?: readonly string[] } = event;
      const sides = edition.sides(state);
      if (told.kind !== 'rolled' || !told.dice || !told.faces || !sides) return false;
      due[told.dice] = { dice: told.faces.length, sides };
      return told.dice === 'defense';
    },
  });
  return due;
}

/** Of several lines to measure along, one past the obstacles. */
const clearLine = (question: Question): object | undefined =>
  question.form === 'choice'
    ? (question.options as readonly object[]).find((line) => 'obstructed' in line && !line.obstructed)
    : undefined;

/** How many focus results tokens turn: all with a focus token, else one each. */
export const turnsWith = (focus: number, single: number): number =>
  focus > 0 ? TURNS_ALL : Math.min(MOST_DICE, single);

/** What an ability costs, in the words of either edition. */
export interface CardCost {
  readonly kind: string;
  readonly count?: number;
  readonly token?: string;
  /** Who pays; the card's ship if left out. */
  readonly by?: unknown;
  readonly on?: unknown;
}

/** What is there to pay with: what turns focus results, and what else helps in an attack. */
export interface Purse {
  readonly focus: number;
  /** Each turns one. */
  readonly single: number;
  readonly evades: number;
}

/** Costs that take nothing which could still change these dice. */
const HARMLESS: readonly string[] = [
  'charge',
  'card-charge',
  'upgrade-charge',
  'energy',
  'gain-token',
  'gain-one',
  'discard',
  'discard-one-of',
];
/** An attacker may pay by its own hull and shields too: a defender would have less left. */
const HARMLESS_TO_ATTACKERS: readonly string[] = [...HARMLESS, 'suffer', 'shield'];

/**
 * What the roller of a pool could still do once an ability was paid for, as what was tried leaves it. Null for costs
 * that somebody else pays, or that change the attack itself.
 */
export function paidFor(
  costs: readonly CardCost[],
  pool: PoolKind,
  purse: Purse,
): Pick<Tried, 'attack' | 'defense'> | null {
  const harmless = pool === 'attack' ? HARMLESS_TO_ATTACKERS : HARMLESS;
  const spent = { focus: 0, calculate: 0, evade: 0, force: 0, lock: 0 };
  for (const { kind, count = 1, token, by, on } of costs) {
    if (by !== undefined) return null;
    if (harmless.includes(kind)) continue;
    const what = kind === 'spend-token' ? token : kind;
    if (what === 'lock' && (pool !== 'attack' || on !== 'defender')) return null;
    if (what === undefined || !(what in spent)) return null;
    spent[what as keyof typeof spent] += count;
  }
  const single = spent.calculate + spent.force;
  const turns = turnsWith(purse.focus - spent.focus, Math.max(0, purse.single - single));
  const turning = spent.focus + single > 0 ? { turns } : {};
  return pool === 'attack'
    ? { attack: { ...turning, ...(spent.lock > 0 && { lock: false }) } }
    : { defense: { ...turning, ...(spent.evade > 0 && { evades: purse.evades - spent.evade }) } };
}

/** The dice of a pool that show a face. */
export const showing = (pool: Pool, face: string): readonly number[] =>
  pool.flatMap((die, at) => (die.face === face ? [at] : []));

/** An effect of a card on dice, in the words of either edition. */
interface CardEffect {
  readonly kind: string;
  readonly to?: string;
  readonly face?: string;
  readonly count?: unknown;
  readonly uncounted?: boolean;
}

/** What the effect of a card does to the dice that it takes; null for what no odds tell. */
export function changeByCard(effect: CardEffect, pool: PoolKind, dice: readonly number[]): PoolChange | null {
  switch (effect.kind) {
    case 'reroll':
      return effect.uncounted ? null : { kind: 'reroll', dice };
    case 'change': {
      const success = pool === 'attack' ? 'hit' : 'evade';
      return { kind: 'change', dice, to: !effect.to || effect.to === 'success' ? success : effect.to };
    }
    case 'add': {
      const { count = 1, face } = effect;
      return typeof count === 'number' && face ? { kind: 'add', face, count } : null;
    }
    default:
      return null;
  }
}

/** A pool is left as it lies: for good by the player who rolled it, else that one still acts. */
export function stopped(pool: PoolKind, byRoller: boolean): Tried {
  if (!byRoller) return { change: null };
  return pool === 'attack'
    ? { change: null, attack: NO_TOKENS }
    : { change: null, defense: { turns: 0, evades: 0 } };
}

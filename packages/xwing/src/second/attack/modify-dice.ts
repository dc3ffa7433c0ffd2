import { toldBy } from '../../common/language/index.ts';
import { barredTokens, canPay } from '../abilities/costs.ts';
import { type Acting, sceneOf, targetOf } from '../abilities/effects/acting.ts';
import { applyEffect } from '../abilities/effects/apply.ts';
import {
  amountOf,
  forbidding,
  forceToSpend,
  meets,
  passesAll,
  relationOfShips,
  rules,
} from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import type { Cost, DiceTrigger, Value } from '../abilities/language.ts';
import { payCosts } from '../abilities/pay.ts';
import { possible } from '../abilities/possible/possible.ts';
import { inPlay } from '../bodies.ts';
import { spendForce } from '../charges.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { spendLock } from '../locking.ts';
import { hasLockOn } from '../locks.ts';
import type { ModifyOption } from '../questions.ts';
import { atRange } from '../range.ts';
import { REASONS } from '../reasons.ts';
import { forget, isInformed, knowledgeOptions } from '../scenarios/knowledge.ts';
import { abilitiesAt, type CardOfShip, findAbility } from '../ship/abilities.ts';
import { othersThan } from '../sides.ts';
import { type Attack, type Die, occasion, type SecondState, type Ship } from '../state.ts';
import { spendToken } from '../tokens.ts';
import { onlyByForce, onlyByLock } from './dice-limits.ts';
import { focusResultsLeft, focusResultsOf, rememberFocusResults, withinFocusLimit } from './focus-limit.ts';
import { lendersOf } from './lent-tokens.ts';
import { afterReroll, inAttack } from './moments.ts';
import {
  addDie,
  changeDice,
  countFace,
  dieChoices,
  type Modification,
  type PoolKind,
  rerollChoices,
  rerollDice,
  rollAgain,
  spendDie,
} from './pool.ts';
import { isPrimaryAttack } from './weapon.ts';

const DONE: ModifyOption = { kind: 'done' };

/** The dice that one ship rolled in an attack. */
export interface Rolled {
  readonly attack: Attack;
  readonly kind: PoolKind;
  /** The ship that rolled them. */
  readonly owner: Ship;
  readonly pool: Die[];
  /** The step in which they are modified. */
  readonly window: 'modify-attack-dice' | 'modify-defense-dice';
}

const rolledBy = (owner: Ship, attack: Attack, kind: PoolKind): Rolled => ({
  attack,
  kind,
  owner,
  pool: kind === 'attack' ? attack.attackDice : attack.defenseDice,
  window: `modify-${kind}-dice`,
});

/** What one side can do to dice, and whether it is not done before a part of it. */
interface Choices {
  readonly options: readonly ModifyOption[];
  readonly mandatory: boolean;
}

/** Modify Attack Dice: the defending player's abilities first, then the attacking player's (attack.11). */
export const modifyAttackDice = (game: SecondGame, attack: Attack): void =>
  modifyDice(game, attack, 'attack', attack.attacker, attack.defender);

/** Modify Defense Dice: the attacking player's abilities first, then the defending player's (attack.14). */
export const modifyDefenseDice = (game: SecondGame, attack: Attack): void =>
  modifyDice(game, attack, 'defense', attack.defender, attack.attacker);

/** All others modify the dice that a ship rolled, then its own player. */
function modifyDice(game: SecondGame, attack: Attack, kind: PoolKind, roller: number, other: number): void {
  attack.step = `modify-${kind}-dice`;
  inAttack(game, attack, `before-modifying-${kind}`);
  const owner = shipOf(game, roller);
  const rolled = rolledBy(owner, attack, kind);
  for (const player of othersThan(game.state, owner.player, shipOf(game, other).player))
    modify(game, rolled, player);
  modify(game, rolled, owner.player);
}

/** One side's turn: any of its abilities in any order until it is done; no queue here (engagement FAQ 2). */
function modify(game: SecondGame, rolled: Rolled, player: number): void {
  const { attack, kind, owner } = rolled;
  for (;;) {
    const { options, mandatory } = choicesIn(game.state, rolled, player);
    if (options.length === 0) return;
    const option = game.choose(
      {
        form: 'choice',
        kind: rolled.window,
        player,
        because: kind === 'attack' ? 'xwing2:attack.11' : 'xwing2:attack.14',
        ship: owner.id,
        options: mandatory ? options : [...options, DONE],
      },
      { refused: () => REASONS.dice(game.state, rolled, player) },
    );
    if (option.kind === 'done') return;
    if (kind === 'attack' && player === owner.player && !isNoModification(game.state, option))
      attack.modified = true;
    applyModification(game, rolled, option);
  }
}

const isNoModification = (state: SecondState, option: ModifyOption): boolean => {
  const ability = option.kind === 'ability' ? diceAbility(state, option) : undefined;
  return ability?.effect.kind === 'not-a-modification';
};

/** The ability behind an option. */
function diceAbility(
  state: SecondState,
  option: Extract<ModifyOption, { kind: 'ability' }>,
): DiceTrigger | undefined {
  const found = findAbility(state.ships[option.ship]!, option.ability)?.ability;
  return found?.kind === 'dice' ? found : undefined;
}

/**
 * What one side can do to a pool now, in any order (engagement FAQ 2); while something mandatory is left, it is
 * not done. At attack range 0 only the defender modifies a primary attack's dice (attack.12), and the attacker does not
 * modify the defense dice (attack.16).
 */
export function modifyOptions(
  state: SecondState,
  attack: Attack,
  kind: PoolKind,
  owner: Ship,
  player: number,
): Choices {
  return choicesIn(state, rolledBy(owner, attack, kind), player);
}

export function choicesIn(state: SecondState, rolled: Rolled, player: number): Choices {
  const found = diceOptions(state, rolled, player);
  const more = otherChanges(state, rolled, player);
  return more.length === 0 ? found : { ...found, options: [...found.options, ...more] };
}

/** What one side's cards let it do in the step that is no modification: neither range nor a prohibition bars it. */
function otherChanges(state: SecondState, rolled: Rolled, player: number): readonly ModifyOption[] {
  if (!hooked(state, rolled.window)) return [];
  const options: ModifyOption[] = [];
  eachAbility(state, rolled, (ability, ref, ship) => {
    if (!inPlay(ship) || ship.player !== player || ability.effect.kind !== 'not-a-modification') return;
    if (!reaches(state, rolled, ability, ref, ship)) return;
    if (diceRefusal(state, rolled.attack, ability, ref, ship) !== null) return;
    const scene = { state, self: ship, ref, occasion: null, chosen: -1 };
    if (possible(scene, ability.effect.then))
      options.push({ kind: 'ability', ability: ref, ship: ship.id, dice: [] });
  });
  return options;
}

/** Looks at each ability on dice that is in play in this step, and at those of the ship that rolled. */
export function eachAbility(
  state: SecondState,
  { owner, window }: Rolled,
  look: (ability: DiceTrigger, ref: string, ship: Ship) => void,
): void {
  for (const ship of state.ships) {
    if (!(inPlay(ship) || ship === owner)) continue;
    for (const { ref, ability } of abilitiesAt(ship, window))
      if (ability.kind === 'dice') look(ability, ref, ship);
  }
}

/** What one side can do to the dice. */
function diceOptions(state: SecondState, rolled: Rolled, player: number): Choices {
  const { attack, kind, owner, pool } = rolled;
  if (pool.length === 0 && kind === 'attack') return NOTHING;
  const own = player === owner.player;
  if (kind === 'attack' && onlyByLock(state, owner)) {
    const options: ModifyOption[] = [];
    if (own) lockOptions(state, attack, owner, options);
    return withoutForbidden(state, rolled, own, options);
  }
  if (attack.range === 0 && (kind === 'attack' ? own && isPrimaryAttack(state, attack) : !own))
    return kind === 'attack' ? focusAtRangeZero(state, rolled) : NOTHING;
  if (own && kind === 'attack' && onlyByForce(owner)) {
    return maySpendForce(state, owner, pool)
      ? { options: [{ kind: 'spend-force' }], mandatory: false }
      : NOTHING;
  }
  const options: ModifyOption[] = [];
  const mandatory = abilityOptions(state, rolled, player, options);
  if (own) tokenOptions(state, rolled, options);
  if (options.length === 0) return { options, mandatory };
  const left = own ? focusResultsLeft(state, attack, owner) : Number.POSITIVE_INFINITY;
  const within = left > pool.length ? options : withinFocusLimit(options, pool, owner, left);
  return withoutForbidden(state, rolled, own, within, mandatory);
}

/** At attack range 0 an attacker modifies nothing (attack.12), but where a card lets it spend focus tokens. */
function focusAtRangeZero(state: SecondState, rolled: Rolled): Choices {
  const { attack, owner } = rolled;
  if (countFace(rolled.pool, 'focus') === 0 || onlyByForce(owner)) return NOTHING;
  if (rules(state, 'focus-at-range-0').length === 0 || focusResultsLeft(state, attack, owner) === 0)
    return NOTHING;
  return withoutForbidden(state, rolled, true, focusOptions(state, owner));
}

/** The focus tokens that a ship may spend: its own, and those that others lend it. */
const focusOptions = (state: SecondState, owner: Ship): readonly ModifyOption[] => [
  ...(owner.tokens.focus > 0 ? [{ kind: 'spend-focus' } as const] : []),
  ...lendersOf(state, owner, 'focus').map(({ id }) => ({ kind: 'spend-focus', of: id }) as const),
];

/** Whose evade tokens a ship may spend: its own, and those that others lend it. */
const evadesOf = (state: SecondState, owner: Ship): readonly { readonly of?: number }[] => [
  ...(owner.tokens.evade > 0 ? [{}] : []),
  ...lendersOf(state, owner, 'evade').map(({ id }) => ({ of: id })),
];

const NOTHING = { options: [], mandatory: false } as const;

/** Takes out what a card forbids to do with these dice: "cannot" is absolute (introduction.3). */
function withoutForbidden(
  state: SecondState,
  rolled: Rolled,
  own: boolean,
  options: readonly ModifyOption[],
  mandatory = false,
): Choices {
  const free = forbidding(state, 'modify-dice').length === 0 && forbidding(state, 'spend-locks').length === 0;
  if (free) return { options, mandatory };
  const left = options.filter((option) => banOn(state, rolled, own, option) === undefined);
  return { options: left, mandatory: mandatory && left.some(({ kind: one }) => one === 'ability') };
}

/** The card that forbids to do something with these dice. */
export const banOn = (
  state: SecondState,
  { attack, kind, owner }: Rolled,
  own: boolean,
  option: ModifyOption,
): CardOfShip | undefined =>
  (kind === 'attack' && option.kind === 'spend-lock'
    ? forbidding(state, 'spend-locks').find(({ by }) => by.id === attack.attacker)
    : undefined) ??
  forbidding(state, 'modify-dice').find(
    ({ of, on }) =>
      (of.dice === 'both' || of.dice === kind) &&
      (!of.onlyOwn || on === owner) &&
      (of.by === 'all' || own) &&
      isBanned(state, option, of.with),
  );

function isBanned(
  state: SecondState,
  option: ModifyOption,
  how: 'focus-tokens' | 'focus-and-calculate-tokens' | 'green-tokens' | 'tokens' | 'rerolls' | undefined,
): boolean {
  if (!how) return true;
  if (how === 'focus-tokens') return option.kind === 'spend-focus';
  if (how === 'focus-and-calculate-tokens')
    return option.kind === 'spend-focus' || option.kind === 'spend-calculate';
  if (how === 'rerolls') return option.kind === 'spend-lock';
  if (option.kind === 'ability') return how === 'tokens' && spendsTokens(state, option);
  const green = ['spend-focus', 'spend-calculate', 'spend-evade'].includes(option.kind);
  return green || (how === 'tokens' && option.kind === 'spend-lock');
}

/** Whether an ability costs a token or a lock. */
const spendsTokens = (state: SecondState, option: Extract<ModifyOption, { kind: 'ability' }>): boolean =>
  diceAbility(state, option)?.costs.some(({ kind }) => TOKEN_COSTS.includes(kind)) ?? false;
const TOKEN_COSTS: readonly Cost['kind'][] = ['spend-token', 'lock', 'lock-of'];

/** Each Force spent turns one focus result (charges.14, .15). */
const maySpendForce = (state: SecondState, owner: Ship, pool: readonly Die[]): boolean =>
  forceToSpend(state, owner) > 0 && countFace(pool, 'focus') > 0;

/** How many more attack dice a side may reroll: the attacker's, where a card names a limit. */
function rerollsLeft(state: SecondState, attack: Attack, kind: PoolKind, player: number): number {
  if (kind === 'defense' || state.ships[attack.attacker]?.player !== player) return Number.POSITIVE_INFINITY;
  const limits = rules(state, 'reroll-limit').map(({ of }) => of.most);
  return limits.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(0, Math.min(...limits) - attack.attackerRerolled);
}

/** What the attacker may reroll by spending its lock on the defender. */
function lockOptions(state: SecondState, attack: Attack, owner: Ship, options: ModifyOption[]): void {
  if (!hasLockOn(state, owner, state.ships[attack.defender]!)) return;
  const pool = attack.attackDice;
  const most = Math.min(pool.length, rerollsLeft(state, attack, 'attack', owner.player));
  for (const dice of rerollChoices(pool, 1, most)) options.push({ kind: 'spend-lock', dice });
}

/** Green tokens, the Force and the lock, for the ship whose dice these are (focus, calculate, evade, lock.5). */
export function tokenOptions(
  state: SecondState,
  { attack, kind, owner, pool }: Rolled,
  options: ModifyOption[],
): void {
  const hasFocus = countFace(pool, 'focus') > 0;
  const barred = barredTokens(state, owner);
  if (hasFocus && !barred.includes('focus')) options.push(...focusOptions(state, owner));
  if (hasFocus && owner.tokens.calculate > 0 && !barred.includes('calculate'))
    options.push({ kind: 'spend-calculate' });
  if (maySpendForce(state, owner, pool)) options.push({ kind: 'spend-force' });
  if (kind === 'defense' && !barred.includes('evade')) {
    for (const lent of evadesOf(state, owner)) {
      for (const face of ['blank', 'focus']) {
        const die = pool.findIndex((other) => other.face === face);
        if (die >= 0) options.push({ kind: 'spend-evade', die, ...lent });
      }
    }
  }
  if (kind === 'attack') lockOptions(state, attack, owner, options);
  if (isInformed(state, owner)) options.push(...knowledgeOptions(kind, pool));
}

/** Adds what one side's abilities can do to `options`; tells whether one of them is mandatory. */
function abilityOptions(
  state: SecondState,
  rolled: Rolled,
  player: number,
  options: ModifyOption[],
): boolean {
  let mandatory = false;
  eachAbility(state, rolled, (ability, ref, ship) => {
    if (userOf(ability, ship, rolled.owner) !== player) return;
    if (!reaches(state, rolled, ability, ref, ship)) return;
    if (diceRefusal(state, rolled.attack, ability, ref, ship) !== null) return;
    for (const dice of diceChoices(state, rolled, ability, ref, ship)) {
      options.push({ kind: 'ability', ability: ref, ship: ship.id, dice });
      if (!ability.may) mandatory = true;
    }
  });
  return mandatory;
}

/** The player who may use an ability on dice: that of its card, or of the ship that rolled them. */
export const userOf = ({ byRoller }: DiceTrigger, ship: Ship, owner: Ship): number =>
  byRoller ? owner.player : ship.player;

const usedKey = (ability: DiceTrigger, ref: string, ship: Ship): string =>
  `${ability.group ?? ref}@${ship.id}`;

/** Whether several ships can pay for it, each once, and not the card's ship once. */
const isOfEach = ({ costs }: DiceTrigger): boolean =>
  costs.some((cost) => cost.kind === 'spend-from' && cost.each);

/** An ability whose requirements are not met is not there to be used. */
export const UNMET = 'xwing2:ability-queue.6';

/** Why an ability that acts on the dice of `owner` does not act on them now, as a ruling; null when it may. */
export function diceRefusal(
  state: SecondState,
  attack: Attack,
  ability: DiceTrigger,
  ref: string,
  ship: Ship,
): string | null {
  if (!isOfEach(ability) && attack.used.includes(usedKey(ability, ref, ship)))
    return 'xwing2:card-interpretation.8';
  if (ability.weapon !== 'any' && (ability.weapon === 'primary') !== isPrimaryAttack(state, attack)) {
    return ability.weapon === 'primary' ? 'xwing2:special-weapon.9' : 'xwing2:primary-weapon.4';
  }
  if (!meets(state, ship, ref, ability.requires)) return UNMET;
  return canPay(state, ship, ref, ability.costs) ? null : 'xwing2:faq-abilities-and-the-ability-queue.10';
}

/** Whether the dice of `owner` are among those that an ability on `ship` acts on (abilities.4). */
export function reaches(
  state: SecondState,
  { attack, owner }: Rolled,
  { whose }: DiceTrigger,
  ref: string,
  ship: Ship,
): boolean {
  if (whose === 'own') return ship === owner;
  if (whose === 'enemy')
    return ship !== owner && (ship.id === attack.attacker || ship.id === attack.defender);
  if ('that' in whose)
    return passesAll({ state, self: ship, ref, occasion: null, chosen: -1 }, owner, whose.that);
  if (relationOfShips(state, ship, owner) !== 'friendly') return false;
  const span = whose.friendlyAt;
  return ship === owner ? span[0] === 0 : atRange(state, ship, owner, span);
}

/** Which dice an effect could take; a reroll of a stated number takes as many as it can (reroll FAQ 2, 3). */
function diceChoices(
  state: SecondState,
  { attack, kind, pool }: Rolled,
  { effect }: DiceTrigger,
  ref: string,
  ship: Ship,
): readonly (readonly number[])[] {
  const number = (value: Value) => amountOf({ state, self: ship, ref, occasion: null, chosen: -1 }, value);
  switch (effect.kind) {
    case 'add':
      return number(effect.count ?? 1) > 0 ? [[]] : [];
    case 'not-a-modification':
      return []; // offered beside what modifies dice
    case 'reroll': {
      const { faces } = effect;
      if (effect.uncounted) return pool.length === 0 ? [] : [pool.map((_, at) => at)];
      const eligible = (die: Die) => !die.rerolled && (!faces || faces.some((face) => face === die.face));
      const able = Math.min(pool.filter(eligible).length, rerollsLeft(state, attack, kind, ship.player));
      const most =
        effect.count === 'any' || effect.count === 'all' ? able : Math.min(number(effect.count), able);
      return dieChoices(pool, eligible, effect.upTo || effect.count === 'any' ? 1 : most, most);
    }
    case 'change': {
      const { from } = effect;
      const eligible = (die: Die) => !from || from.some((face) => face === die.face);
      const able = pool.filter(eligible).length;
      if (able === 0 && effect.evenNone) return [[]];
      const most = effect.count === 'all' ? able : Math.min(number(effect.count), able);
      return dieChoices(pool, eligible, effect.upTo ? 1 : most, most);
    }
    case 'spend-result':
      return dieChoices(pool, (die) => effect.faces.some((face) => face === die.face), 1, 1);
  }
}

function applyModification(
  game: SecondGame,
  rolled: Rolled,
  option: Exclude<ModifyOption, { kind: 'done' }>,
): void {
  const { attack, kind, owner, pool } = rolled;
  const success = kind === 'attack' ? 'hit' : 'evade';
  const change = (dice: readonly number[], ruling: string, to: 'hit' | 'evade' | 'crit' = success): void => {
    changeDice(pool, kind, dice, to);
    tell(game, rolled, 'change', ruling);
  };
  const left = focusResultsLeft(game.state, attack, owner);
  const focuses = () => pool.flatMap((die, at) => (die.face === 'focus' ? [at] : [])).slice(0, left);
  if (left <= pool.length) rememberFocusResults(attack, owner, focusResultsOf(option, pool, owner, left));
  switch (option.kind) {
    case 'spend-focus': {
      const ruling = kind === 'attack' ? 'xwing2:focus.2' : 'xwing2:focus.3';
      spendToken(game, option.of === undefined ? owner : shipOf(game, option.of), 'focus', ruling);
      return change(focuses(), ruling);
    }
    case 'spend-calculate': {
      const ruling = kind === 'attack' ? 'xwing2:calculate.3' : 'xwing2:calculate.4';
      spendToken(game, owner, 'calculate', ruling);
      return change(focuses().slice(0, 1), ruling);
    }
    case 'spend-force': {
      const ruling = kind === 'attack' ? 'xwing2:charges.14' : 'xwing2:charges.15';
      spendForce(game, owner, 1, ruling);
      return change(focuses().slice(0, 1), ruling);
    }
    case 'spend-evade':
      spendToken(game, option.of === undefined ? owner : shipOf(game, option.of), 'evade', 'xwing2:evade.2');
      return change([option.die], 'xwing2:evade.2');
    case 'use-knowledge':
      forget(game, owner);
      return change([option.die], 'xwing2:dice-modification.3', kind === 'attack' ? 'crit' : success);
    case 'spend-lock':
      spendLock(game, owner);
      rerollDice(game, owner, pool, kind, option.dice);
      attack.attackerRerolled += option.dice.length;
      tell(game, rolled, 'reroll', 'xwing2:lock.5');
      return afterReroll(game, attack, kind);
    case 'ability':
      return applyAbility(game, rolled, option);
  }
}

function applyAbility(
  game: SecondGame,
  rolled: Rolled,
  option: Extract<ModifyOption, { kind: 'ability' }>,
): void {
  const { attack, kind, owner, pool } = rolled;
  const by = shipOf(game, option.ship);
  const owned = findAbility(by, option.ability);
  if (owned?.ability.kind !== 'dice') return;
  const { ref, ability, name } = owned;
  const { effect, after, costs } = ability;
  attack.used.push(usedKey(ability, ref, by));
  payCosts(game, by, ref, [...costs, ...pricePerDie(effect, option.dice.length)]);
  const told = toldBy(owned.lines, 'xwing2:timing.3');
  const { because } = told;
  game.emit({ kind: 'ability', ship: by.id, ability: name, used: true, ...told });
  const act = { game, ship: by, owned, occasion: inDice(attack, option.dice.length), chosen: -1 };
  const dice = option.dice;
  if (ability.unless && paysInstead(act, ability.unless)) return;
  switch (effect.kind) {
    case 'add': {
      const count = amountOf(sceneOf(act), effect.count ?? 1);
      for (let i = 0; i < count; i++) addDie(pool, effect.face);
      tell(game, rolled, 'add', because);
      break;
    }
    case 'change': {
      const success = kind === 'attack' ? 'hit' : 'evade';
      changeDice(pool, kind, dice, effect.to === 'success' ? success : effect.to);
      tell(game, rolled, 'change', because);
      break;
    }
    case 'not-a-modification':
      applyEffect(act, effect.then);
      break;
    case 'reroll':
      if (effect.uncounted) rollAgain(game, owner, pool, kind, dice);
      else {
        rerollDice(game, owner, pool, kind, dice);
        if (kind === 'attack' && by.player === owner.player) attack.attackerRerolled += dice.length;
      }
      tell(game, rolled, 'reroll', because);
      afterReroll(game, attack, kind);
      break;
    case 'spend-result':
      spendDie(pool, dice[0]!);
      tell(game, rolled, 'spend', because);
      applyEffect(act, effect.then);
  }
  const shown = effect.kind === 'reroll' ? dice.map((at) => pool[at]?.face ?? '').join(' ') : '';
  if (after) applyEffect({ ...act, occasion: { ...act.occasion, what: shown } }, after);
}

/** Whether a ship does something so that an ability does nothing. */
function paysInstead(act: Acting, { who, pays }: NonNullable<DiceTrigger['unless']>): boolean {
  const ship = targetOf(act, who);
  if (!ship || !possible(sceneOf(act), pays)) return false;
  const { use } = act.game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: act.owned.lines[0] ?? 'xwing2:card-interpretation.4',
    ship: ship.id,
    ability: act.owned.ref,
    options: [{ use: true }, { use: false }],
  });
  if (use) applyEffect(act, pays);
  return use;
}

/** What an effect costs for the dice that it takes. */
const pricePerDie = (effect: DiceTrigger['effect'], count: number): readonly Cost[] =>
  effect.kind === 'reroll' && effect.each ? [{ kind: effect.each, count }] : [];

const inDice = (attack: Attack, count: number) =>
  occasion('before-modifying-attack', { ship: attack.attacker, other: attack.defender, count });

function tell(
  game: SecondGame,
  { owner, kind: dice, pool }: Rolled,
  how: Modification,
  because: string,
): void {
  game.emit({ kind: 'modified', ship: owner.id, dice, how, faces: pool.map((die) => die.face), because });
}

/**
 * The language in which First Edition cards are written: the blocks that both editions share, with the words of this
 * one, and its own. From an ability come what it does, its text, and its entry in the list of cards. How a card is added:
 * docs/abilities.md.
 */

import {
  type Comparison,
  costs,
  type During,
  diceBlocks,
  effects,
  type Face,
  type In,
  type ManeuverTest,
  type Pool,
  type RangeSpan,
  requirements,
  shipTests,
  triggers,
  values,
  type WhenOf,
  type Who,
} from '../../common/language/index.ts';
import type { BombWay } from '../bombs/ways.ts';
import type { ActionName, Allegiance, ManeuverDifficulty, UpgradeSlot } from '../cards/chassis.ts';
import type { DamageName } from '../cards/damage-decks.ts';
import type { RollBend } from '../questions.ts';
import type { Token } from '../state.ts';
import { cardManeuver } from './language/verbs.ts';
import type {
  Ability,
  ArcName,
  CardAction,
  Cost,
  DialTest,
  DiceTrigger,
  Effect,
  FirstVocabulary,
  GrantedWeapon,
  Modifier,
  ModifierOf,
  Requirement,
  ShipTest,
  TreatedAs,
  Trigger,
  Until,
  Value,
  WeaponClass,
} from './language/vocabulary.ts';

export * from './language/verbs.ts';
export type * from './language/vocabulary.ts';

export const {
  friendly,
  enemy,
  friendlyTo,
  isSelf,
  other,
  isThe,
  atRange,
  inYour,
  inArcOf,
  hasYouIn,
  hasInArc,
  has,
  hasNo,
  stressed,
  unstressed,
  damageCards,
  lockedBy,
  holdsLockOn,
  isShip,
  isSize,
  not,
  either,
} = shipTests<FirstVocabulary>();

export const {
  the,
  you,
  thereIs,
  thereIsNo,
  flown,
  compare,
  actionIs,
  tokenIs,
  inPhase,
  unless,
  oneOf,
  youAttack,
  youDefend,
  attackRange,
  attackWith,
  attackHit,
  attackMissed,
  attackIs,
  obstructed,
} = requirements<FirstVocabulary>();

export const { countOf, upTo, tokensOf, stat, results } = values<FirstVocabulary>();

export const { spend, gaining, suffering, shield, lockOn } = costs<FirstVocabulary>();

export const {
  gain,
  remove,
  transfer,
  acquireLock,
  suffer,
  rollsDamage,
  recoverShield,
  loseShield,
  dealDamage,
  rollMore,
  cancel,
  addResult,
  choose,
  each,
  rollAttackDie,
  eitherOf,
  onlyIf,
  inTurn,
} = effects<FirstVocabulary>();

export const {
  reroll,
  rerollUpTo,
  add,
  turn,
  turnUpTo,
  evenIfNone,
  notAModification,
  spendResult,
  andThen,
  whileAttacking,
  whileDefending,
  whileShipDefends,
  whileFighting,
  onEnemyDice,
} = diceBlocks<FirstVocabulary>();

export const { at, whenever } = triggers<FirstVocabulary>((...all) => inTurn(...all));

// ── tests ──

/** Touching the card's ship, or another one. */
export const touching = <W extends Who = 'self'>(who?: W): In<ShipTest, W> => ({
  kind: 'touching',
  who: who ?? 'self',
});
/** It overlapped the card's ship, or another one, in the maneuver it executed. */
export const overlappedIt = <W extends Who = 'self'>(who?: W): In<ShipTest, W> => ({
  kind: 'overlapped',
  who: who ?? 'self',
});
export const skill = <W extends Who = 'self'>(how: Comparison, than: W | number): In<ShipTest, W> => ({
  kind: 'skill',
  compare: how,
  than,
});
export const shielded: ShipTest = { kind: 'condition', is: 'shielded' };
export const allShields: ShipTest = { kind: 'condition', is: 'full-shields' };
export const facedownCard: ShipTest = { kind: 'condition', is: 'facedown-card' };
export const cloaked: ShipTest = { kind: 'condition', is: 'cloaked' };
export const ionized: ShipTest = { kind: 'condition', is: 'ionized' };
export const hasOnBar = (action: ActionName): ShipTest => ({ kind: 'on-bar', action });
/** It has an upgrade card of a slot in play. */
export const carries = (slot: UpgradeSlot): ShipTest => ({ kind: 'carries', slot });

/** It has an upgrade card in play, by its id. */
export const equipped = (card: string): ShipTest => ({ kind: 'equipped', card });
/** It has a faceup damage card of a name. */
export const hasFaceup = (card: DamageName): ShipTest => ({ kind: 'faceup', card });
/** It has a condition card. */
export const hasCondition = (card: string): ShipTest => ({ kind: 'has-condition', card });
/** On a condition: the ship that assigned it. */
export const assigner: ShipTest = { kind: 'assigner' };
/** The ship that the card keeps in mind. */
export const marked: ShipTest = { kind: 'marked' };
export const hasAttacked: ShipTest = { kind: 'condition', is: 'attacked' };
/** It is the defender of the present attack, if there is one. */
export const defending: ShipTest = { kind: 'condition', is: 'defending' };
/** Its agility is below what the upgrade card that is the weapon of the attack costs. */
export const slowerThanItCosts: ShipTest & During<'attack'> = { kind: 'agility-below-cost' };
/** It has fewer damage cards than its hull value. */
export const hullLeft: ShipTest = { kind: 'condition', is: 'hull-left' };
export const shieldValue = (most: number): ShipTest => ({ kind: 'shield-value', most });
/** The dial of a ship shows a maneuver of such a color. */
export const dialColor = (is: ManeuverDifficulty): ShipTest => ({ kind: 'dial-color', is });
/** A unique pilot. */
export const unique: ShipTest = { kind: 'unique' };
/** The card's ship, or another one, overlapped it in its last maneuver. */
export const overlappedBy = <W extends Who = 'self'>(who?: W): In<ShipTest, W> => ({
  kind: 'overlapped-by',
  who: who ?? 'self',
});
export const nearBomb: ShipTest = { kind: 'near-bomb' };
/** The emblem on its card. */
export const flysFor = (is: Allegiance): ShipTest => ({ kind: 'allegiance', is });

/** The revealed dial shows such a maneuver. */
export const revealed = (maneuver: ManeuverTest<ManeuverDifficulty>): Requirement => ({
  kind: 'revealed',
  ...maneuver,
});
/** The ship is the active one. */
export const itsTurn: Requirement = { kind: 'its-turn' };
/** The attack was made with one of some upgrade cards. */
export const attackWithCard = (...cards: readonly string[]): Requirement & During<'attack'> => ({
  kind: 'attack-card',
  cards,
});
/** The maneuver of the moment met no obstacle. */
export const metNoObstacle: Requirement = { kind: 'met-no-obstacle' };
/** The action of the moment stands on an upgrade card of one of some slots. */
export const actionOfSlot = (...slots: readonly UpgradeSlot[]): Requirement => ({
  kind: 'action-of-card',
  slots,
});
/** In the moment `upgrade-discarded`: the card is of one of some slots. */
export const cardIs = (...slots: readonly UpgradeSlot[]): Requirement => ({ kind: 'card-is', slots });
/** The ship has a dial to reveal. */
export const hasDial: Requirement = { kind: 'has-dial' };
/** The action of this card was performed this round: for what lasts to its end. */
export const performedThis: Requirement = { kind: 'performed-this' };

/** An ability of this card was used in the present attack. */
export const usedInAttack: Requirement & During<'attack'> = { kind: 'used-in-attack' };

/** In a moment that may lie in an attack: it does, and these hold. */
export const inAttack = (...requires: readonly (Requirement & During<'attack'>)[]): Requirement => ({
  kind: 'in-attack',
  requires,
});
/** What is done then. */
export const doneInAttack = (effect: Effect & During<'attack'>): Effect => effect;
/** The maneuver that it executed was the one of its dial. */
export const flownDial: Requirement = { kind: 'flown-dial' };
/** It was stressed when it performed the action. */
export const actedStressed: Requirement = { kind: 'acted-stressed' };
export const holdsTokens: Requirement = { kind: 'holds-tokens' };
/** A maneuver such as `1 straight` would overlap no other ship. */
export const freeWay = (maneuver: string): Requirement => ({
  kind: 'free-way',
  maneuver: cardManeuver(maneuver),
});

/** What a number is above a limit: `beyond(2, results('attack', 'hit'))`. */
export const beyond = (limit: number, of: Extract<Value, { kind: 'beyond' }>['of']): Value => ({
  kind: 'beyond',
  limit,
  of,
});
export const obstaclesAt = (range: RangeSpan, most = 99): Value => ({ kind: 'obstacles', range, most });
/** Damage and critical damage that the defender suffered in the attack. */
export const damageSuffered: Value & During<'attack'> = { kind: 'damage-suffered' };

/** The first number less the second, at least 0. */
export const minus = (
  a: Extract<Value, { kind: 'minus' }>['a'],
  b: Extract<Value, { kind: 'minus' }>['b'],
): Value => ({ kind: 'minus', a, b });
export const defenseDiceRolled: Value & During<'attack'> = { kind: 'defense-dice-rolled' };

/** A number with a limit: `atMost(3, stat('agility'))`. */
export const atMost = (most: number, of: Extract<Value, { kind: 'at-most' }>['of']): Value => ({
  kind: 'at-most',
  most,
  of,
});

// ── costs ──

/** Tokens are removed, not spent. */
export const removing = (token: Token, count = 1): Cost => ({ kind: 'remove-token', token, count });
/** Tokens of another ship that takes part are removed. */
export const removingFrom = <W extends Who>(of: W, token: Token, count = 1): In<Cost, W> => ({
  kind: 'remove-token',
  token,
  count,
  of,
});
/** One upgrade card of a slot is discarded, the card itself or another. */
export const discardingOneOf = (slot: UpgradeSlot): Cost => ({ kind: 'discard-one-of', slot });
/** Energy tokens that lie on this card. */
export const energyHere = (count: number): Cost => ({ kind: 'energy-here', count });
/** "Discard this card." */
export const discarding: Cost = { kind: 'discard' };

// ── effects ──

/** One of some actions as a free action; with no name, any that the ship has. */
export const freeAction = (...actions: readonly ActionName[]): Extract<Effect, { kind: 'free-action' }> => ({
  kind: 'free-action',
  by: 'self',
  actions: actions.length > 0 ? actions : 'any',
});
/** One of the actions on its bar as a free action. */
export const freeActionOfBar: Extract<Effect, { kind: 'free-action' }> = {
  kind: 'free-action',
  by: 'self',
  actions: 'bar',
};
/** An action with an Action: header on an upgrade card, as a free action. */
export const freeActionOfUpgrade: Extract<Effect, { kind: 'free-action' }> = {
  kind: 'free-action',
  by: 'self',
  actions: 'upgrades',
};
/** An action of a bomb card. */
export const freeActionOfBomb: Extract<Effect, { kind: 'free-action' }> = {
  kind: 'free-action',
  by: 'self',
  actions: 'bombs',
};
/** Another ship does it: `by('chosen', freeAction())`. */
export const by = <W extends Who>(
  who: W,
  effect: Extract<Effect, { kind: 'free-action' | 'attack' }>,
): In<Effect, W> => ({ ...effect, by: who });
/** A lock on a ship of the player's choice at range 1-3. */
export const acquireLockOn = (that: readonly ShipTest[], who: Who = 'self'): Effect => ({
  kind: 'choose-lock',
  by: who,
  that,
});
export const setSkill = <W extends Who = 'self'>(to: number | Who, until: Until, on?: W): In<Effect, W> => ({
  kind: 'skill',
  to,
  until,
  on: on ?? 'self',
});
export const transferLock = (from: Who, to: Who): Effect => ({ kind: 'transfer-lock', from, to });
/** The lock of a ship is removed. */
export const removeLockOf = <W extends Who>(who: W, on?: Who): In<Effect, W> => ({
  kind: 'remove-lock',
  by: who,
  ...(on && { on }),
});
/** The damage cards dealt in the attack of the moment turn faceup. */
export const dealtCardsTurnUp: Effect & During<'attack'> = { kind: 'turn-up-dealt' };
/** In the moment `reveal`: the dial is turned, as in `turnDial({ speed: 'same', bearing: 'same' })`. */
export const turnDial = (like: DialTest): Effect => ({ kind: 'turn-dial', like });
/** An attack on one ship beyond the one of its opportunity. */
export const performAttackOn = <W extends Who>(on: W): In<Extract<Effect, { kind: 'attack' }>, W> => ({
  kind: 'attack',
  by: 'self',
  with: [],
  on: [isThe(on)],
});
export const noAttackNextRound: Effect = { kind: 'no-attack-next-round' };
/** In the moment `reveal`: the maneuver that the dial shows is treated as another one. */
export const treatManeuver = (as: TreatedAs): Effect => ({ kind: 'treat-maneuver', as });
/** A ship that takes part chooses one of several effects. */
export const chooses = <E extends readonly (Effect & During<string>)[]>(
  chooser: Who,
  ...options: E
): NoInfer<Effect & During<WhenOf<E[number]>>> => ({ kind: 'either', chooser, options });
/** An attack beyond the one of its opportunity, with any weapon or one of some. */
export const performAttack = (...weapons: readonly GrantedWeapon[]): Extract<Effect, { kind: 'attack' }> => ({
  kind: 'attack',
  by: 'self',
  with: weapons,
});

/** An attack with a primary weapon through one arc, beyond the one of its opportunity. */
export const performAttackThrough = (arc: ArcName): Extract<Effect, { kind: 'attack' }> => ({
  kind: 'attack',
  by: 'self',
  with: ['primary'],
  arc,
});

/** Results change outside the steps in which dice are modified. */
export const turnResults = (dice: Pool, from: Face, to: Face): Effect & During<'attack'> => ({
  kind: 'turn-results',
  dice,
  from,
  to,
});
/** "Then cancel all dice results." */
export const cancelAll = (dice: Pool): Effect & During<'attack'> => ({
  kind: 'cancel',
  dice,
  count: 'all',
});
/** "Your dice cannot be modified again during this attack." */
export const fixDice = (dice: Pool): Effect & During<'attack'> => ({ kind: 'fix-dice', dice });
/** Dice are rolled beside those that were rolled. */
export const rollBesides = (dice: Pool, count = 1): Effect & During<'attack'> => ({
  kind: 'roll-more',
  dice,
  count,
});
/** On the card of a weapon: what happens when its attack hits, beside the damage of the dice. */
export const ifItHits = (...effects: readonly (Effect & During<'attack'>)[]): Trigger =>
  at('hit', youAttack, attackWith('this')).you(...effects);
/** On the card of a weapon: what happens when its attack hits, and then all dice results are canceled. */
export const insteadOfResults = (...effects: readonly (Effect & During<'attack'>)[]): Trigger =>
  ifItHits(...effects, cancelAll('attack'));
export const skipAction: Effect = { kind: 'skip-action' };
/** This card turns to its other side. */
export const flipThis: Effect = { kind: 'flip-this' };
/** The dice of the obstacles that it met are rolled now. */
export const rollForObstacles: Effect = { kind: 'obstacle-dice' };
/** An upgrade card of this ship turns to its other side. */
export const flipCard = (card: string): Effect => ({ kind: 'flip-card', card });
/** This ship turns by 180 degrees where it stands. */
export const turnAround: Effect = { kind: 'turn-around' };
export const raiseAgility = <W extends Who = 'self'>(
  change: number,
  until: Until,
  on?: W,
): In<Effect, W> => ({ kind: 'agility', change, until, on: on ?? 'self' });
export const rollDefenseDie = (faces: readonly Face[], then: Effect): Effect => ({
  kind: 'roll-defense-die',
  faces,
  then,
});
/** This card is discarded, whether its player likes it or not. */
export const discardThis: Effect = { kind: 'discard-this' };

/** "If you do": what follows an action that may be declined, or a ship that need not be chosen. */
export const ifDone = <F extends Effect & During<string>, E extends Effect & During<string>>(
  first: F,
  then: E,
): NoInfer<Effect & During<WhenOf<F> | WhenOf<E>>> => ({ kind: 'if-done', first, then });

/** An action printed on the card. */
export const cardAction = (
  effect: Effect,
  how: { readonly requires?: readonly Requirement[]; readonly costs?: readonly Cost[] } = {},
): CardAction => ({ kind: 'action', requires: how.requires ?? [], costs: how.costs ?? [], effect });

// ── how often ──

export const oncePerRound = <A extends Trigger | DiceTrigger>(ability: A): A => ({
  ...ability,
  once: 'round',
});
export const oncePerGame = <A extends Trigger | DiceTrigger>(ability: A): A => ({ ...ability, once: 'game' });

/** Its use is kept in mind for `usedInAttack` on the same card. */
export const rememberedInAttack = (ability: Trigger): Trigger => ({ ...ability, rememberedInAttack: true });

/** What each die that the ability takes costs. */
export const eachDie = (ability: DiceTrigger, cost: Cost): DiceTrigger => ({ ...ability, perDie: cost });
/** Then all results of a kind become another. */
export const thenTurns = (ability: DiceTrigger, from: Face, to: Face): DiceTrigger => ({
  ...ability,
  thenTurns: { from, to },
});
/** The dice that the ability changes are not rerolled. */
export const forGood = (ability: DiceTrigger): DiceTrigger => ({ ...ability, forGood: true });

// ── modifiers ──

type OnAttack = Requirement & During<'attack'>;
const modifier = (of: ModifierOf): Modifier => ({ kind: 'modifier', of });

/** Dice more or fewer in attacks that meet some requirements: `moreDice('attack', 1, youAttack, attackRange([1, 1]))`. */
export const moreDice = (
  dice: 'attack' | 'defense',
  change: Value,
  ...requires: readonly OnAttack[]
): Modifier => modifier({ value: `${dice}-dice`, change, requires });
/** Agility of the card's ship. */
export const agility = (change: Value, ...requires: readonly Requirement[]): Modifier =>
  modifier({ value: 'agility', whose: 'own', change, requires });
/** Agility of the defender in attacks that meet some requirements. */
export const defenderAgility = (change: Value, ...requires: readonly OnAttack[]): Modifier =>
  modifier({ value: 'agility', whose: 'defender', change, requires });
/** Agility of all ships that pass some tests. */
export const agilityOfShips = (change: Value, ...that: readonly ShipTest[]): Modifier =>
  modifier({ value: 'agility', whose: { that }, change, requires: [] });
export const primaryValueChange = (change: number): Modifier => modifier({ value: 'primary', change });
/** Maneuvers of the ship are treated as of another color. */
export const treatAs = (
  to: ManeuverDifficulty,
  maneuver: ManeuverTest<ManeuverDifficulty>,
  ...requires: readonly Requirement[]
): Modifier => modifier({ value: 'difficulty', maneuver, to, requires });
export const weaponRange = (change: number, weapon: WeaponClass): Modifier =>
  modifier({ value: 'weapon-range', with: weapon, change });
export const fliesRedWhileStressed: Modifier = modifier({ can: 'fly-red-while-stressed' });
export const attacksOnObstacles: Modifier = modifier({ can: 'attack-on-obstacles' });
export const neverObstructed: Modifier = modifier({ rule: 'never-obstructed' });
/** Ships that it touches and that pass some tests may be attacked by it, and may attack it. */
export const fightsTouching = (...whom: readonly ShipTest[]): Modifier =>
  modifier({ can: 'be-attacked-touching', whom });
/** The other ship of an attack must spend a focus token, if it can. */
export const makesSpendFocus = (...requires: readonly OnAttack[]): Modifier =>
  modifier({ rule: 'makes-spend-focus', requires });
export const actsWhileStressed: Modifier = modifier({ can: 'act-while-stressed', requires: [] });
/** Some actions, or under some conditions. */
export const actsStressed = (actions: readonly ActionName[], ...requires: readonly Requirement[]): Modifier =>
  modifier({ can: 'act-while-stressed', actions, requires });
/** The actions of its upgrade cards of some slots, while it is stressed. */
export const usesStressed = (...slots: readonly UpgradeSlot[]): Modifier =>
  modifier({ can: 'act-while-stressed', slots, requires: [] });
/** It acquires target locks at another range than 1-3. */
export const locksAt = (range: RangeSpan): Modifier => modifier({ value: 'lock-range', range });
export const hasAtMost = (most: number, token: Token): Modifier =>
  modifier({ value: 'most-tokens', token, most });
/** Tokens that are not removed in the End phase. */
export const keepsTokens = (...tokens: readonly Token[]): Modifier =>
  modifier({ rule: 'keeps-tokens', tokens });
export const keepsMissedWeapons: Modifier = modifier({ rule: 'keeps-missed-weapons' });
/** It may drop bombs in other ways too. */
export const dropsBombs = (ways: readonly BombWay[], ...requires: readonly Requirement[]): Modifier =>
  modifier({ value: 'bomb-ways', ways, requires });
/** Other cards of some slots have ordnance tokens. */
export const ordnanceOnCards = (count: number, ...slots: readonly UpgradeSlot[]): Modifier =>
  modifier({ value: 'ordnance', slots, count });
export const fightsAsAtRange1: Modifier = modifier({ rule: 'fights-as-at-range-1' });
export const diesAfterCombat: Modifier = modifier({ rule: 'dies-after-combat' });
export const dealsOneOfThree: Modifier = modifier({ rule: 'deals-one-of-three' });
export const resolvesOneOfTwo: Modifier = modifier({ rule: 'resolves-one-of-two' });
export const takesStress: Modifier = modifier({ rule: 'takes-stress' });
export const friendsLockAfar: Modifier = modifier({ rule: 'friends-lock-afar' });
export const sharesPilotAbilities: Modifier = modifier({ rule: 'shares-pilot-abilities' });
export const decloaksByBanks: Modifier = modifier({ rule: 'decloaks-by-banks' });
export const boostsByTurns: Modifier = modifier({ rule: 'boosts-by-turns' });
/** It may roll by other templates: the 2 straight (`long`), or the 1 bank bent forward or back. */
export const rollsBy = (
  bends: readonly RollBend[],
  how: { readonly instead?: true; readonly stress?: true } = {},
): Modifier => modifier({ value: 'roll-bends', bends, ...how });
export const cardsComeFaceup: Modifier = modifier({ rule: 'cards-come-faceup' });
export const firesInArcOnly: Modifier = modifier({ rule: 'fires-in-arc' });
export const cannotAttackWith = (weapon: WeaponClass, ...requires: readonly Requirement[]): Modifier =>
  modifier({ cannot: 'attack-with', with: weapon, requires });
/** Attackers that pass some tests cannot target this ship. */
export const noTargetFor = (whom: readonly ShipTest[], ...requires: readonly Requirement[]): Modifier =>
  modifier({ cannot: 'target-this', whom, requires });
/** It may attack ships that it touches and that pass some tests. */
export const attacksTouching = (...whom: readonly ShipTest[]): Modifier =>
  modifier({ can: 'attack-touching', whom });
export const ignoresObstacles: Modifier = modifier({ can: 'ignore-obstacles' });
/** Some weapons fire in spite of a weapons disabled token: of a class, or some cards. */
export const firesDisabled = (
  weapons: readonly WeaponClass[],
  how: { readonly cards?: readonly string[]; readonly on?: readonly ShipTest[] } = {},
): Modifier =>
  modifier({
    can: 'fire-disabled',
    with: weapons,
    on: how.on ?? [],
    ...(how.cards && { cards: how.cards }),
  });
export const firesAnywhere = (weapon: WeaponClass): Modifier =>
  modifier({ can: 'fire-anywhere', with: weapon });
export const firesThroughAuxiliary = (weapon: WeaponClass): Modifier =>
  modifier({ can: 'fire-auxiliary', with: weapon });
/** Ships that pass some tests cannot perform some actions. */
export const cannotAct = (actions: readonly ActionName[], ...whom: readonly ShipTest[]): Modifier =>
  modifier({ cannot: 'act', actions, whom });
export const cannotSpend = (
  tokens: readonly Token[],
  whom: readonly ShipTest[],
  ...requires: readonly OnAttack[]
): Modifier => modifier({ cannot: 'spend', tokens, whom, requires });
/** Attackers that could target this ship cannot target ships that pass some tests. */
export const drawsAttacksFrom = (...whom: readonly ShipTest[]): Modifier =>
  modifier({ cannot: 'be-targeted', whom });
/** Ships that pass some tests cannot modify their dice, in no way or not with focus tokens or by rerolls. */
export const cannotModify = (
  dice: 'attack' | 'defense' | 'both',
  whom: readonly ShipTest[],
  how: { readonly with?: 'focus' | 'rerolls' | 'other' | 'tokens'; readonly byAnybody?: true } = {},
  ...requires: readonly OnAttack[]
): Modifier => modifier({ cannot: 'modify-dice', dice, whom, requires, ...how });
export const noRangeBonus = (dice: 'attack' | 'defense', ...requires: readonly OnAttack[]): Modifier =>
  modifier({ cannot: 'range-bonus', dice, requires });
/** Ships that pass some tests cannot spend target locks. */
export const cannotSpendLocks = (whom: readonly ShipTest[], ...requires: readonly OnAttack[]): Modifier =>
  modifier({ cannot: 'spend-locks', whom, requires });
/** Hits are not canceled by defense dice. */
export const keepsHits = (...requires: readonly OnAttack[]): Modifier =>
  modifier({ rule: 'keeps-hits', requires });
export const faceupCardsTurnDown: Modifier = modifier({ rule: 'faceup-cards-turn-down' });
export const attacksHit: Modifier = modifier({ rule: 'attacks-hit' });
export const cancelsCritsFirst: Modifier = modifier({ rule: 'cancels-crits-first' });
export const setsHitAside: Modifier = modifier({ rule: 'sets-hit-aside' });
export const darkSide: Modifier = modifier({ rule: 'dark-side' });
export const suffersMoreByBombs: Modifier = modifier({ rule: 'suffers-more-by-bombs' });
export const addsMatching: Modifier = modifier({ rule: 'adds-matching' });
export const locksAfar: Modifier = modifier({ rule: 'locks-afar' });
export const locksTwice: Modifier = modifier({ rule: 'locks-twice' });
export const attacksFriends: Modifier = modifier({ rule: 'attacks-friends' });
export const firstCardFaceup: Modifier = modifier({ rule: 'first-card-faceup' });
export const stressCheckLast: Modifier = modifier({ rule: 'stress-check-last' });
export const movesOverObstacles: Modifier = modifier({ rule: 'moves-over-obstacles' });
export const ignoresObstacleCrits: Modifier = modifier({ rule: 'ignores-obstacle-crits' });
export const shrugsBombs: Modifier = modifier({ rule: 'shrugs-bombs' });
export const preventsBombs: Modifier = modifier({ rule: 'prevents-bombs' });
export const shootsPastObstacles: Modifier = modifier({ rule: 'shoots-past-obstacles' });
export const lendsEliteActions: Modifier = modifier({ rule: 'lends-elite-actions' });
export const friendsSeemNear: Modifier = modifier({ rule: 'friends-seem-near' });
export const segnorByTurns: Modifier = modifier({ rule: 'segnor-by-turns' });
export const obstructs: Modifier = modifier({ rule: 'obstructs' });
export const ignoresOwnBombs: Modifier = modifier({ rule: 'ignores-own-bombs' });
export const rerollsBombDice: Modifier = modifier({ rule: 'rerolls-bomb-dice' });
export const illicitTokens: Modifier = modifier({ rule: 'illicit-tokens' });
export const dropsBombsBeside: Modifier = modifier({ rule: 'drops-bombs-beside' });
/** The friendly ship of a type with a title begins the game docked with this one. */
export const docks = (type: string, title: string): Modifier => modifier({ rule: 'docks', type, title });
export const escapeShip = (pilot: string): Modifier => modifier({ rule: 'escape-ship', pilot });
export const whileDocked = (...gives: readonly Ability[]): Modifier =>
  modifier({ rule: 'while-docked', gives });
export const takesOver: Modifier = modifier({ rule: 'takes-over' });
export const firesThroughSpecial: Modifier = modifier({ can: 'fire-special' });
export const actsTwice: Modifier = modifier({ rule: 'acts-twice' });
export const survivesOnce = (cards: number): Modifier => modifier({ rule: 'survives-once', cards });
export const learnsPilotAbilities: Modifier = modifier({ rule: 'learns-pilot-abilities' });
export const locksFriends: Modifier = modifier({ rule: 'locks-friends' });
export const namesResults: Modifier = modifier({ rule: 'names-results' });
export const skillWhileWhole = (to: number): Modifier => modifier({ value: 'whole-skill', to });
export const placedAnywhere: Modifier = modifier({ rule: 'placed-anywhere' });
/** Friendly ships may be placed at a range of it. */
export const gathersFriends = (range: RangeSpan): Modifier => modifier({ value: 'gathers', range });
export const hurtsByBombs: Modifier = modifier({ rule: 'hurts-by-bombs' });
/** Attackers reroll so many dice at most in attacks that meet some requirements. */
export const rerollsAtMost = (most: number, ...requires: readonly OnAttack[]): Modifier =>
  modifier({ value: 'most-rerolls', most, requires });
/** What a card of the ship does by itself, its player may leave undone. */
export const mayIgnore = (card: string): Modifier => modifier({ can: 'ignore-card', card });
/** Another friendly ship at a range that attacks may treat these tokens as its own; of locks only to pay with them. */
export const lends = (what: 'focus' | 'locks' | 'lock-costs', range: RangeSpan): Modifier =>
  modifier({ value: 'lends', what, range });
export const keepsACrit: Modifier = modifier({ rule: 'keeps-a-crit' });
export const doublesRangeBonus: Modifier = modifier({ rule: 'doubles-range-bonus' });
export const drawsLocks: Modifier = modifier({ rule: 'draws-locks' });
/** A damage card that the ship is dealt is discarded or turned down: `onDealt({ up: true, trait: 'pilot' }, 'discard')`. */
export const onDealt = (
  only: Extract<ModifierOf, { rule: 'dealt-card' }>['only'],
  does: 'discard' | 'turn-down',
  how: {
    readonly may?: true;
    readonly once?: 'attack';
    readonly costs?: readonly Cost[];
    readonly after?: Effect;
  } = {},
): Modifier =>
  modifier({
    rule: 'dealt-card',
    only,
    does,
    ...(how.once && { once: how.once }),
    may: how.may ?? false,
    costs: how.costs ?? [],
    after: how.after ?? null,
  });
/** Once per round one focus token that a friendly ship at a range is to receive may be an evade token. */
export const evadeForFocus = (range: RangeSpan): Modifier => modifier({ rule: 'evade-for-focus', range });
export const guessesEvades: Modifier = modifier({ rule: 'guesses-evades' });
export const twoLocks: Modifier = modifier({ rule: 'two-locks' });
export const focusForLocks: Modifier = modifier({ rule: 'focus-for-locks' });
export const recoversForAny: Modifier = modifier({ rule: 'recovers-for-any' });
export const drawsFromEitherHalf: Modifier = modifier({ rule: 'draws-from-either-half' });
export const doublesFore: Modifier = modifier({ rule: 'doubles-fore' });
export const coordinatesTwo: Modifier = modifier({ rule: 'coordinates-two' });
export const jamsAfar: Modifier = modifier({ rule: 'jams-afar' });
export const obstructsMore: Modifier = modifier({ rule: 'obstructs-more' });
export const rollsInsteadOfCard: Modifier = modifier({ rule: 'rolls-for-obstacles' });
export const keepsOrdnance: Modifier = modifier({ rule: 'keeps-ordnance' });
/** The agility of the defender is doubled in attacks that meet some requirements. */
export const doublesAgility = (...requires: readonly OnAttack[]): Modifier =>
  modifier({ rule: 'doubles-agility', requires });
/** Friendly ships of one of some types may begin the game docked with this one. */
export const takesAboard = (most: number, ...types: readonly string[]): Modifier =>
  modifier({ rule: 'takes-aboard', types, most });
export const deploys = (most: number): Modifier => modifier({ value: 'deploys', most });

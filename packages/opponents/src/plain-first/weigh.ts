import {
  type FirstQuestion,
  findAbility,
  isStressed,
  type OwnedAbility,
  type Ship,
  sideOf,
  skillOf,
  type Token,
} from '@firing-arc/xwing/first/engine';
import { bestOf } from '../plain/choice.ts';
import { leftOf, type Observation } from './observation.ts';

/** Abilities weighed by what their blocks do: about, and in squad points, so that a new card needs no line here. */

type Asked<Kind extends FirstQuestion['kind']> = Extract<FirstQuestion, { kind: Kind }>;
type Ability = OwnedAbility['ability'];
type Trigger = Extract<Ability, { kind: 'trigger' }>;
type Effect = Trigger['effect'];
type Cost = Trigger['costs'][number];
type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** What a token is worth to the ship that gets it, as a share of its points. */
const TOKENS: Readonly<Record<Token, number>> = {
  focus: 0.05,
  evade: 0.045,
  'reinforce-fore': 0.04,
  'reinforce-aft': 0.04,
  cloak: 0.03,
  energy: 0.03,
  jam: -0.05,
  'tractor-beam': -0.05,
  stress: -0.06,
  ion: -0.08,
  'weapons-disabled': -0.15,
};
/** Of what a token is worth, to a ship that has one already. */
const ANOTHER = 0.4;
/** Other things, as shares of the points of the ship that has them. */
const SHARES = {
  lock: 0.05,
  action: 0.075,
  move: 0.03,
  attack: 0.15,
  card: 0.05,
  faceup: 0.08,
  skill: 0.01,
  agility: 0.05,
  result: 0.05,
  known: 0.02,
  other: 0.06,
};
/** A damage as a share of what the ship has left, and of its points. */
const DAMAGE = 0.7;
/** With nobody in reach a token is soon gone and a card better kept: what is gained counts for less, what is paid for more. */
const OUT_OF_REACH = { gains: 0.4, cards: 4 };
/** Ships whose middles are so near may shoot at each other this round, or now (mm). */
const REACH = { round: 560, now: 414 };

/** Who the blocks of an ability are about. */
interface Scene {
  readonly observation: Observation;
  readonly self: Ship;
  readonly chosen: Ship | undefined;
  readonly isNear: boolean;
}

function sceneOf(observation: Observation, ship: number): Scene {
  const { state, own, foes } = observation;
  const reach = state.phase === 'combat' ? REACH.now : REACH.round;
  const isNear = own.some(({ x, y }) =>
    foes.some(({ ship: foe }) => (foe.x - x) * (foe.x - x) + (foe.y - y) * (foe.y - y) < reach * reach),
  );
  return { observation, self: state.ships[ship]!, chosen: undefined, isNear };
}

/** The ship that a block names; undefined where only the moment tells. */
function named({ observation: { state }, self, chosen }: Scene, who: string): Ship | undefined {
  switch (who) {
    case 'self':
      return self;
    case 'chosen':
      return chosen;
    case 'attacker':
      return state.ships[state.attack?.attacker ?? -1];
    case 'defender':
      return state.ships[state.attack?.defender ?? -1];
    default:
      return undefined;
  }
}

const isEnemy = ({ observation: { state, player } }: Scene, ship: Ship): boolean =>
  ship.side !== sideOf(state, player);

/** A share of a ship's points, good if it is a friend and bad if it is an enemy; of one that nobody knows a gain. */
function worth(scene: Scene, ship: Ship | undefined, share: number): number {
  if (!ship) return SHARES.other * scene.self.points;
  return (isEnemy(scene, ship) ? -1 : 1) * share * ship.points;
}

/** What is done to whoever it helps or harms: a gain, with an enemy or a friend. */
const meant = (scene: Scene, ship: Ship | undefined, share: number): number =>
  share * (ship ?? scene.self).points;

const often = (count: unknown): number => (typeof count === 'number' ? count : 1);

function hurt(scene: Scene, ship: Ship | undefined, damage: number): number {
  const share = ship ? Math.min(1, damage / Math.max(1, leftOf(scene.observation, ship))) : 0;
  return worth(scene, ship, -DAMAGE * share);
}

/** What tokens gain a ship, and somebody else whom they are taken from. */
function tokens(scene: Scene, token: Token, count: number, ship: Ship | undefined): number {
  const has = ship !== undefined && ship.tokens[token] > 0;
  return worth(scene, ship, TOKENS[token] * count * (has && TOKENS[token] > 0 ? ANOTHER : 1));
}

function removed(scene: Scene, { of, on }: Of<'remove'>): number {
  return worth(scene, named(scene, on), of === 'any' ? -TOKENS.focus : -TOKENS[of]);
}

/** A token is worth as much less to who gives it as it is worth to who gets it. */
function transferred(scene: Scene, { of, from, to }: Of<'transfer'>): number {
  const kinds = typeof of === 'string' ? [of] : of;
  const giver = named(scene, from);
  const token = kinds.find((kind): kind is Token => kind !== 'any' && (giver?.tokens[kind] ?? 0) > 0);
  if (!token) return worth(scene, named(scene, to), TOKENS.focus);
  return tokens(scene, token, 1, named(scene, to)) - worth(scene, giver, TOKENS[token]);
}

/** Results of the attack that somebody takes instead of the defender. */
function taken(scene: Scene, { faces, count, on }: Of<'take-results'>): number {
  const { attack } = scene.observation.state;
  const results = (attack?.attackDice ?? []).filter(({ face }) => faces.some((one) => one === face)).length;
  const damage = count === 'all' ? results : Math.min(results, count);
  return hurt(scene, named(scene, on), damage) - hurt(scene, named(scene, 'defender'), damage);
}

function skilled(scene: Scene, { to, on }: Of<'skill'>): number {
  const ship = named(scene, on);
  const like = typeof to === 'number' ? undefined : named(scene, to);
  const skill = typeof to === 'number' ? to : like && skillOf(like);
  if (!ship || skill === undefined) return SHARES.skill * scene.self.points;
  return worth(scene, ship, SHARES.skill * (skill - skillOf(ship)));
}

/** What an effect gains its player, in squad points. */
function gainOf(scene: Scene, effect: Effect): number {
  const soon = scene.isNear ? 1 : OUT_OF_REACH.gains;
  switch (effect.kind) {
    case 'gain':
      return soon * tokens(scene, effect.token, often(effect.count), named(scene, effect.on));
    case 'remove':
      return soon * removed(scene, effect);
    case 'transfer':
      return soon * transferred(scene, effect);
    case 'acquire-lock':
    case 'choose-lock':
      return worth(scene, named(scene, effect.by), SHARES.lock);
    case 'remove-lock':
      return worth(scene, named(scene, effect.by), -SHARES.lock);
    case 'transfer-lock':
      return worth(scene, named(scene, effect.to), SHARES.lock) / 2;
    case 'free-action': {
      const by = named(scene, effect.by);
      return soon * worth(scene, by, by && isStressed(by) ? SHARES.action / 5 : SHARES.action);
    }
    case 'attack':
      return worth(scene, named(scene, effect.by), SHARES.attack);
    case 'skill':
      return skilled(scene, effect);
    case 'agility':
      return soon * worth(scene, named(scene, effect.on), SHARES.agility * effect.change);
    default:
      return gainOfHarm(scene, effect);
  }
}

/** The same of what does damage, and of cards. */
function gainOfHarm(scene: Scene, effect: Effect): number {
  switch (effect.kind) {
    case 'suffer':
      return hurt(scene, named(scene, effect.on), effect.hits + effect.crits);
    case 'roll-damage':
    case 'roll-and-suffer':
      return hurt(scene, named(scene, effect.on), effect.dice / 2);
    case 'deal':
      return hurt(scene, named(scene, effect.on), 1);
    case 'shields':
      return hurt(scene, named(scene, effect.on), -effect.change);
    case 'take-results':
      return taken(scene, effect);
    case 'draw-attack':
      return hurt(scene, scene.self, 1) - hurt(scene, named(scene, 'defender'), 1);
    case 'turn-up-random':
      return worth(scene, named(scene, effect.on), -SHARES.faceup);
    case 'discard-upgrade':
      return worth(scene, named(scene, effect.of), -SHARES.card);
    case 'pull':
      return worth(scene, named(scene, effect.on), TOKENS['tractor-beam']);
    case 'bar-token':
      return SHARES.result * scene.self.points;
    case 'look-at-dial':
    case 'guess-dial':
      return meant(scene, named(scene, effect.of), SHARES.known);
    case 'assign-condition':
      return meant(scene, named(scene, effect.on), SHARES.other);
    case 'lasts':
      return meant(scene, named(scene, effect.on), SHARES.other * effect.gives.length);
    case 'fly':
    case 'turn-around':
      return worth(scene, scene.self, SHARES.move);
    default:
      return gainOfSeveral(scene, effect);
  }
}

/** The same of what is made of other effects. */
function gainOfSeveral(scene: Scene, effect: Effect): number {
  switch (effect.kind) {
    case 'choose':
    case 'owner-chooses':
      return Math.abs(gainOf({ ...scene, chosen: scene.chosen ?? scene.self }, effect.then));
    case 'in-turn':
      return effect.effects.reduce((sum, one) => sum + gainOf(scene, one), 0);
    case 'if-done':
      return gainOf(scene, effect.first) + gainOf(scene, effect.then);
    case 'if':
      return gainOf(scene, effect.then);
    case 'even-in-vain':
      return gainOf(scene, effect.effect);
    case 'roll-die':
      return effect.rows.reduce((sum, { then }) => sum + A_ROW * gainOf(scene, then), 0);
    case 'either': {
      const values = effect.options.map((one) => gainOf(scene, one));
      const chooser = named(scene, effect.chooser);
      return chooser && isEnemy(scene, chooser) ? Math.min(...values) : Math.max(...values);
    }
    default:
      return SHARES.other * scene.self.points;
  }
}

/** How often a die shows what a row of a table is for. */
const A_ROW = 0.4;

/** What a cost takes from its player, in squad points. */
function priceOf(scene: Scene, cost: Cost): number {
  const { self, isNear } = scene;
  switch (cost.kind) {
    case 'discard':
    case 'discard-one-of':
      return 0.6 * SHARES.card * self.points * (isNear ? 1 : OUT_OF_REACH.cards);
    case 'gain-token':
      return -TOKENS[cost.token] * cost.count * self.points;
    case 'suffer':
    case 'shield':
      return -hurt(scene, self, cost.count);
    case 'spend-token':
    case 'lock':
      return SHARES.lock * self.points;
    default:
      return 0.02 * self.points;
  }
}

/** What an ability does, by its reference; undefined of a rule that a card changes. */
function effectOf({ observation, self }: Scene, ref: string): Trigger | undefined {
  const ability = findAbility(observation.state, self, ref)?.ability;
  return ability?.kind === 'trigger' ? ability : undefined;
}

/** An ability is used if what it does is worth its price; one that does something for nothing, unless it harms. */
export function chooseUse(observation: Observation, question: Asked<'use-ability'>): number {
  const scene = sceneOf(observation, question.ship);
  const trigger = effectOf(scene, question.ability);
  if (!trigger || observation.state.phase === 'setup') return 0;
  const price = trigger.costs.reduce((sum, cost) => sum + priceOf(scene, cost), 0);
  const gain = gainOf(scene, trigger.effect);
  return bestOf(question.options, ({ use }) => (use ? gain - price + 0.001 : 0));
}

/** All effects within an effect that are of some kinds. */
function within<Kind extends Effect['kind']>(
  effect: Effect | null | undefined,
  ...kinds: readonly Kind[]
): readonly Of<Kind>[] {
  if (!effect) return [];
  const own = kinds.some((kind) => kind === effect.kind) ? [effect as Of<Kind>] : [];
  return [...own, ...innerOf(effect).flatMap((one) => within(one, ...kinds))];
}

function innerOf(effect: Effect): readonly (Effect | null)[] {
  switch (effect.kind) {
    case 'in-turn':
      return effect.effects;
    case 'if-done':
      return [effect.first, effect.then];
    case 'if':
      return [effect.then, effect.else];
    case 'choose':
    case 'owner-chooses':
    case 'each':
      return [effect.then];
    case 'even-in-vain':
      return [effect.effect];
    case 'either':
      return effect.options;
    case 'roll-die':
    case 'roll-defense':
      return effect.rows.map(({ then }) => then);
    default:
      return [];
  }
}

/** What the card says that asks, whether it is used by itself or as an action. */
function saidBy({ observation, self }: Scene, ref: string): Effect | undefined {
  const ability = findAbility(observation.state, self, ref)?.ability;
  return ability?.kind === 'trigger' || ability?.kind === 'action' ? ability.effect : undefined;
}

/** The ship for which, or against which, the effect does most; nobody if it would only do harm. */
export function chooseTarget(observation: Observation, question: Asked<'choose-ship'>): number {
  const scene = sceneOf(observation, question.ship);
  const [choice] = within(saidBy(scene, question.ability), 'choose', 'owner-chooses');
  return bestOf(question.options, (option) => {
    if (option.kind === 'none') return 0;
    const chosen = observation.state.ships[option.target];
    // Without a block that chooses, a rule of a card asks: about an enemy to be harmed, or which friend pays.
    return choice ? gainOf({ ...scene, chosen }, choice.then) : hurt(scene, chosen, 1);
  });
}

/** Of several effects the one that gains most. */
export function chooseEffect(observation: Observation, question: Asked<'choose-effect'>): number {
  const scene = sceneOf(observation, question.ship);
  const [choice] = within(saidBy(scene, question.ability), 'either');
  return bestOf(question.options, ({ effect }) => {
    const one = choice?.options[effect];
    return one ? gainOf(scene, one) : 0;
  });
}

/** The token that is missed most where it is an enemy's, the worst where it is a friend's. */
export function chooseToken(observation: Observation, question: Asked<'choose-token'>): number {
  const scene = sceneOf(observation, question.ship);
  const owner = observation.state.ships[question.of];
  return bestOf(question.options, ({ token }) => -worth(scene, owner, TOKENS[token]));
}

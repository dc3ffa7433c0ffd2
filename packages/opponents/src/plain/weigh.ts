import {
  type Ability,
  areEnemies,
  findAbility,
  type SecondQuestion,
  type Ship,
  type Token,
} from '@firing-arc/xwing/second/engine';
import { chooseEnemy } from './abilities.ts';
import { bestOf } from './choice.ts';
import { leftOf, type Observation } from './observation.ts';

/** Abilities weighed by what their blocks do: about, and in squad points, so that a new card needs no line here. */

type Asked<Kind extends SecondQuestion['kind']> = Extract<SecondQuestion, { kind: Kind }>;
type Trigger = Extract<Ability, { kind: 'trigger' }>;
type Effect = Trigger['effect'];
type Cost = Trigger['costs'][number];

/** What a token is worth to the ship that gains it, as a share of its points. */
const TOKENS: Readonly<Record<Token, number>> = {
  focus: 0.05,
  evade: 0.045,
  calculate: 0.04,
  'reinforce-fore': 0.04,
  'reinforce-aft': 0.04,
  cloak: 0.03,
  disarm: -0.15,
  jam: -0.05,
  tractor: -0.05,
  stress: -0.06,
  strain: -0.05,
  deplete: -0.05,
  ion: -0.08,
};
/** Other things, as shares of the points of the ship that has them. */
const SHARES = {
  lock: 0.05,
  action: 0.075,
  move: 0.03,
  charge: 0.03,
  force: 0.02,
  attack: 0.15,
  repair: 0.15,
  obstacle: 0.3,
  other: 0.06,
};
/** A damage as a share of what the ship has left, and of its points. */
const DAMAGE = 0.7;
/** With nobody in reach a token is soon gone and a charge better kept: what is gained counts for less, what is paid for more. */
const OUT_OF_REACH = { gains: 0.4, charges: 4 };
/** Ships whose middles are so near may shoot at each other this round (mm). */
const REACH = 560;

/** Who the blocks of an ability are about. */
interface Scene {
  readonly observation: Observation;
  readonly self: Ship;
  readonly chosen: Ship | undefined;
  readonly isNear: boolean;
}

function sceneOf(observation: Observation, ship: number): Scene {
  const self = observation.state.ships[ship]!;
  const isNear = observation.own.some((own) =>
    observation.foes.some(
      ({ ship: { x, y } }) => (x - own.x) * (x - own.x) + (y - own.y) * (y - own.y) < REACH * REACH,
    ),
  );
  return { observation, self, chosen: undefined, isNear };
}

/** The ship that a block names; undefined where only the moment tells. */
function named({ observation, self, chosen }: Scene, who: string | undefined): Ship | undefined {
  const { attack, ships } = observation.state;
  switch (who) {
    case undefined:
    case 'self':
      return self;
    case 'chosen':
      return chosen;
    case 'attacker':
      return ships[attack?.attacker ?? -1];
    case 'defender':
      return ships[attack?.defender ?? -1];
    default:
      return undefined;
  }
}

/** A share of a ship's points, good if it is a friend and bad if it is an enemy. */
function worth(scene: Scene, ship: Ship | undefined, share: number): number {
  if (!ship) return 0;
  const { state, player } = scene.observation;
  const sign = areEnemies(state, ship.player, player) ? -1 : 1;
  return sign * share * ship.points;
}

const often = (count: unknown): number => (typeof count === 'number' ? count : 1);

const hurt = (scene: Scene, ship: Ship | undefined, damage: number): number =>
  ship ? worth(scene, ship, -DAMAGE * Math.min(1, damage / Math.max(1, leftOf(ship)))) : 0;

/** What an effect gains its player, in squad points. */
function gainOf(scene: Scene, effect: Effect): number {
  const soon = scene.isNear ? 1 : OUT_OF_REACH.gains;
  switch (effect.kind) {
    case 'gain': {
      const token = effect.token === 'reinforce' ? 'reinforce-fore' : effect.token;
      return soon * worth(scene, named(scene, effect.on), TOKENS[token] * often(effect.count));
    }
    case 'gain-one-of': {
      const values = effect.tokens.map((token) => worth(scene, named(scene, effect.on), TOKENS[token]));
      return soon * Math.max(...values);
    }
    case 'remove':
      return soon * worth(scene, named(scene, effect.on), isRed(effect.of) ? 0.06 : -0.05);
    case 'jam':
      return soon * worth(scene, named(scene, effect.on), TOKENS.jam);
    case 'acquire-lock':
    case 'choose-lock':
    case 'lock-alike':
      return worth(scene, named(scene, effect.by), SHARES.lock);
    case 'suffer':
      return hurt(scene, named(scene, effect.on), effect.hits + effect.crits);
    case 'roll-damage':
      return hurt(scene, named(scene, effect.on), effect.dice / 2);
    case 'deal':
      return hurt(scene, named(scene, effect.on), 1);
    case 'shields':
      return hurt(scene, named(scene, effect.on), -effect.change);
    case 'perform-action':
      return soon * worth(scene, named(scene, effect.by), SHARES.action);
    case 'coordinate':
      return soon * worth(scene, named(scene, effect.on), SHARES.action);
    case 'move':
      return soon * worth(scene, named(scene, effect.by), SHARES.move);
    case 'bonus-attack':
      return scene.isNear ? worth(scene, scene.self, SHARES.attack) : 0;
    case 'ignore-obstacle':
      return worth(scene, scene.self, SHARES.obstacle);
    case 'repair':
      return worth(scene, named(scene, effect.on), SHARES.repair);
    case 'choose':
      return Math.abs(gainOf({ ...scene, chosen: scene.chosen ?? scene.self }, effect.then));
    case 'in-turn':
      return effect.effects.reduce((sum, one) => sum + gainOf(scene, one), 0);
    case 'if-done':
      return gainOf(scene, effect.first) + gainOf(scene, effect.then);
    case 'if':
      return gainOf(scene, effect.then);
    case 'let':
      return gainOf(scene, effect.then);
    case 'either':
      return Math.max(...effect.options.map((one) => gainOf(scene, one)));
    default:
      return SHARES.other * scene.self.points;
  }
}

const isRed = (of: string): boolean => of.startsWith('red') || of === 'orange' || TOKENS[of as Token] < 0;

/** What a cost takes from its player, in squad points. */
function priceOf(scene: Scene, cost: Cost): number {
  const { self, isNear } = scene;
  switch (cost.kind) {
    case 'charge':
    case 'card-charge':
    case 'weapon-charge':
    case 'upgrade-charge':
      return SHARES.charge * cost.count * self.points * (isNear ? 1 : OUT_OF_REACH.charges);
    case 'force':
    case 'energy':
      return SHARES.force * cost.count * self.points;
    case 'gain-token':
      return -TOKENS[cost.token] * cost.count * self.points;
    case 'gain-one':
      return 0.05 * self.points;
    case 'suffer':
    case 'shield':
    case 'expose':
      return -hurt(scene, self, cost.count);
    case 'spend-token':
    case 'lock':
      return SHARES.lock * self.points;
    default:
      return 0.02 * self.points;
  }
}

const triggerOf = (ship: Ship, ref: string): Trigger | undefined => {
  const ability = findAbility(ship, ref)?.ability;
  return ability?.kind === 'trigger' ? ability : undefined;
};

/** An ability is used if what it does is worth its price; one that does something for nothing, unless it harms. */
export function chooseUse(observation: Observation, question: Asked<'use-ability'>): number {
  const scene = sceneOf(observation, question.ship);
  const trigger = triggerOf(scene.self, question.ability);
  if (!trigger || observation.state.phase === 'setup') return 0;
  const price = trigger.costs.reduce((sum, cost) => sum + priceOf(scene, cost), 0);
  const gain = gainOf(scene, trigger.effect);
  return bestOf(question.options, ({ use }) => (use ? gain - price + 0.001 : 0));
}

/** All effects within an effect of which one is a choice of some kind. */
function within<Kind extends Effect['kind']>(
  effect: Effect | null | undefined,
  kind: Kind,
): readonly Extract<Effect, { kind: Kind }>[] {
  if (!effect) return [];
  const own = effect.kind === kind ? [effect as Extract<Effect, { kind: Kind }>] : [];
  const inner: readonly (Effect | null)[] =
    effect.kind === 'in-turn'
      ? effect.effects
      : effect.kind === 'if-done'
        ? [effect.first, effect.then]
        : effect.kind === 'if'
          ? [effect.then, effect.else]
          : effect.kind === 'choose' || effect.kind === 'let' || effect.kind === 'as-often'
            ? [effect.then]
            : effect.kind === 'either'
              ? effect.options
              : [];
  return [...own, ...inner.flatMap((one) => within(one, kind))];
}

/** The ship for which, or against which, the effect does most; nobody if it would only do harm. */
export function chooseTarget(observation: Observation, question: Asked<'choose-ship'>): number {
  const scene = sceneOf(observation, question.ship);
  const [choice] = within(triggerOf(scene.self, question.ability)?.effect, 'choose');
  if (!choice) return chooseEnemy(observation, question);
  return bestOf(question.options, ({ target }) =>
    target < 0 ? 0 : gainOf({ ...scene, chosen: observation.state.ships[target] }, choice.then),
  );
}

/** Of several effects the one that gains most. */
export function chooseEffect(observation: Observation, question: Asked<'choose-effect'>): number {
  const scene = sceneOf(observation, question.ship);
  const [choice] = within(triggerOf(scene.self, question.ability)?.effect, 'either');
  return bestOf(question.options, ({ effect }) => {
    const one = choice?.options[effect];
    return one ? gainOf(scene, one) : 0;
  });
}

/** The token that is missed most where it is an enemy's, the worst where it is a friend's. */
export function chooseToken(observation: Observation, question: Asked<'choose-token'>): number {
  const scene = sceneOf(observation, question.ship);
  const effect = triggerOf(scene.self, question.ability)?.effect;
  const [gained] = within(effect, 'gain-one-of');
  const [removed] = within(effect, 'remove');
  const tokenShare = (token: Token | 'lock'): number => (token === 'lock' ? -SHARES.lock : TOKENS[token]);
  return bestOf(question.options, ({ token }) => {
    if (token === 'none') return 0;
    if (gained) return worth(scene, named(scene, gained.on) ?? scene.self, tokenShare(token));
    if (!removed) return 0;
    const isFriend = isRed(removed.of) || removed.on === 'self';
    return isFriend ? -tokenShare(token) : tokenShare(token);
  });
}

/** An enemy's device rather than an own one. */
export const chooseRemoved = ({ state, player }: Observation, { options }: Asked<'remove-device'>): number =>
  bestOf(options, ({ device }) => {
    const owner = state.devices.find(({ id }) => id === device)?.player ?? player;
    return areEnemies(state, owner, player) ? 1 : 0;
  });

import type { Effect, Modifier, ModifierOf } from '../../../abilities/language.ts';
import { ACTION_NAMES } from '../../../cards/chassis.ts';
import { upgradeName } from '../../labels.ts';
import {
  action,
  arc,
  article,
  colouredAction,
  face,
  faction,
  list,
  plural,
  range,
  template,
  token,
} from '../terms.ts';
import { changeText } from './devices.ts';
import { conditions, prices, weapon, whileBehind, whileText } from './requirements.ts';
import { arcs, maneuverWith, numberOf, predicate, shipWith, value } from './ships.ts';

/** The words of an effect inside a modifier, handed over: effects and modifiers may stand in each other. */
type EffectWords = (effect: Effect, form: 'does') => string;

/** Values, permissions and prohibitions in words. */
export const modifierText = ({ of }: Modifier, effectText: EffectWords): string => modifierOf(of, effectText);

export function modifierOf(of: ModifierOf, effectText: EffectWords): string {
  if ('permission' in of) return permission(of);
  if ('can' in of) return can(of, effectText);
  if ('cannot' in of) return cannot(of);
  if ('rule' in of) return rule(of);
  if ('mark' in of) return 'the rest of this card is in force';
  return valueText(of);
}

const when = (requires: Parameters<typeof conditions>[0] | undefined): string => {
  const found = conditions(requires ?? []);
  return found.length === 0 ? '' : `, if ${list(found)}`;
};

function permission(of: Extract<ModifierOf, { permission: unknown }>): string {
  switch (of.permission) {
    case 'actions':
      return `of the actions on its bar, this ship can perform only ${list(of.only.map(action), 'or')}`;
    case 'modify-own-attack-dice':
      return 'this ship can modify its attack dice only with the Force';
    case 'modify-attack-dice':
      return `${'the attack dice can be modified only by spending a lock to reroll them'}${whileBehind(of.requires)}`;
    case 'targets':
      return 'with each of its weapons this ship can attack only at the closest attack range with a legal defender';
    case 'templates':
      return `when this ship ${list(
        of.moves.map((move) => (move === 'decloak' ? 'decloaks' : 'barrel rolls')),
        'or',
      )}, it must use a bank template instead of the straight one`;
    case 'reinforce':
      return `this ship can reinforce only its ${arc(of.only === 'fore' ? 'full-front' : 'full-rear')}`;
    case 'lock-action':
      return `with its lock action this ship can choose only an object in its ${arcs(of.only)}`;
    case 'turret':
      return `this ship can turn its turret indicator only to its ${arcs(of.only)}`;
  }
}

function valueText(of: Extract<ModifierOf, { value: unknown }>): string {
  switch (of.value) {
    case 'attack-dice':
    case 'defense-dice':
      return diceText(of);
    case 'dice-limit':
      return typeof of.most === 'number'
        ? `this ship rolls at most ${of.most} ${of.dice} dice${when(of.requires)}`
        : `this ship rolls no more ${of.dice} dice than the number of ${numberOf(of.most).replace(/^the number of /, '')}${when(of.requires)}`;
    case 'maneuver-difficulty': {
      const harder = of.change > 0 ? 'harder' : 'easier';
      const which = of.maneuver
        ? `${maneuverWith(of.maneuver)}s`.replace('maneuvers', 'maneuvers')
        : `${of.bearing ?? 'maneuver'}s`;
      return `this ship’s ${which} are ${plural(Math.abs(of.change), 'step')} ${harder}${when(of.requires)}`;
    }
    case 'initiative':
      return `this ship has initiative ${of.to} while it is ${of.while}`;
    case 'pilot-abilities':
      return `this ship has the pilot ability of ${shipWith(of.whom, 'each')}`;
    case 'maneuver-speed':
      return `this ship executes its maneuvers ${plural(Math.abs(of.change), 'speed')} ${of.change < 0 ? 'slower, at speed 1 at least' : 'faster'}`;
    case 'locks':
      return `this ship can maintain up to ${of.most} locks, each on another object`;
    case 'reload':
      return `when this ship reloads, the upgrade recovers ${plural(of.change, 'charge')} more`;
    case 'weapon-range':
      return `this ship can attack with ${list(of.with.map(weapon), 'or')} ${of.change} range nearer or farther, at range 0-3`;
    case 'lock-range':
      return of.range[1] > 5
        ? `this ship acquires locks beyond range ${of.range[0] - 1}`
        : `this ship acquires locks at ${range(of.range)}`;
    case 'weapon-arc':
      return `this ship’s front arc ${of.slot}s attack through its ${of.to === 'single-turret' ? 'turret arc' : arc(of.to)} instead${of.onBack === undefined ? '' : of.onBack ? ' while this card lies on its other side' : ' while this card lies on its front'}`;
    case 'action-bar':
      return `this ship’s action bar has ${list(of.add.map((one) => colouredAction(one.action, one.difficulty)))} too${when(of.requires)}`;
    case 'action-colour':
      return `this ship treats its ${of.from ? `${of.from} ` : ''}${list(of.actions.map(action))} actions as ${of.to}${when(of.requires)}`;
  }
}

function diceText(of: Extract<ModifierOf, { value: 'attack-dice' | 'defense-dice' }>): string {
  const kind = of.value === 'attack-dice' ? 'attack die' : 'defense die';
  const attack = of.value === 'attack-dice';
  const more = typeof of.change === 'number' && of.change < 0 ? 'fewer' : 'more';
  const count =
    typeof of.change === 'number'
      ? `${plural(Math.abs(of.change), kind)} ${more}`
      : `more ${attack ? 'attack' : 'defense'} dice, ${value(of.change)}`;
  if (of.whose === 'any')
    return `${whileText(of.requires ?? [])}the ${attack ? 'attacker' : 'defender'} rolls ${count}`;
  const enemy = of.whose === 'enemy';
  const where = attack === enemy ? 'defends' : 'attacks';
  const roller = enemy ? `the ${attack ? 'attacker' : 'defender'}` : 'it';
  return `when this ship ${where}${when(of.requires)}, ${roller} rolls ${count}`;
}

/** Ships of several types: "up to 2 more such ships" where the first must be one too. */
function coordinateMoreText({
  from,
  more,
  asRed,
  mixed,
  whom,
}: Extract<ModifierOf, { can: 'coordinate-more' }>) {
  const named = whom.length > 0;
  const by = `${article(from ? `${from} coordinate` : 'coordinate')} action${named ? ` on ${shipWith(whom)}` : ''}`;
  const ships = `${more > 1 ? 'up to ' : ''}${more} more ${named ? 'such ' : 'friendly '}${more > 1 ? 'ships' : 'ship'}`;
  const same = mixed === true ? `; each performs the same action${asRed ? ', as a red one' : ''}` : '';
  return `by ${by} this ship may coordinate ${ships}${asRed ? ' if it treats the action as red' : ''}${same}`;
}

function can(of: Extract<ModifierOf, { can: unknown }>, effectText: EffectWords): string {
  switch (of.can) {
    case 'act-while-stressed': {
      const which =
        of.actions === 'any'
          ? 'actions'
          : of.actions === 'white'
            ? 'white actions'
            : of.actions === 'damage-cards'
              ? 'actions of damage cards'
              : `${list(of.actions.map(action), 'and')} actions`;
      return `this ship can perform ${which} while it has ${stress(of.mostStress)}${of.inStep ? ', in its Perform Action step' : ''}${when(of.requires)}`;
    }
    case 'treat-as-red':
      return `this ship may treat its ${of.from ? `${of.from} ` : ''}${action(of.action)} action as red; if it does, it also ${effectText(of.effect, 'does')}`;
    case 'coordinate-more':
      if (of.mixed) return coordinateMoreText(of);
      return `by a ${of.from} coordinate action this ship may coordinate ${of.more === 1 ? `1 more ${shipWith(of.whom, 'many').replace(/s$/, '')}` : `up to ${of.more} more ${shipWith(of.whom, 'many')}`} of the same type${of.asRed ? ' if it treats the action as red' : ''}; each performs the same action${of.asRed ? ', as a red one' : ''}`;
    case 'coordinate-allies':
      return 'this ship can coordinate allied ships like friendly ones';
    case 'lock-beyond':
      return `this ship can lock ${shipWith(of.that)} at any range`;
    case 'reach-by-lock':
      return 'when this ship coordinates or jams, it may spend its lock on a ship to choose that ship at any range';
    case 'coordinate-beyond':
      return `this ship can coordinate ${shipWith(of.whom, 'many')} at any range`;
    case 'fly-red-while-stressed': {
      const which = of.maneuver ? `${maneuverWith({ ...of.maneuver, difficulty: 'red' })}s` : 'red maneuvers';
      return `this ship can execute ${which} while it has ${stress(of.mostStress)}${when(of.requires)}`;
    }
    case 'ignore-obstacles': {
      const where = of.atRange0 === undefined ? '' : of.atRange0 ? ' at range 0' : ' beyond range 0';
      return `this ship ignores ${of.types ? list(of.types.map((type) => `${type}s`)) : 'obstacles'}${where}${of.locked ? ' that it has locked' : ''} while it ${list(of.while.map(doing), 'or')}${when(of.requires)}`;
    }
    case 'cross-obstacles':
      return `this ship can move through and overlap obstacles while it ${list(of.while.map(doing), 'or')}${when(of.requires)}; it suffers their effects then`;
    case 'jam-friends':
      return 'when this ship jams, it can choose itself or another friendly ship too';
    case 'attack-on-obstacles': {
      const whom = of.whom ? shipWith(of.whom, 'many') : 'this ship';
      return `${whom} can attack${of.with === 'any' ? '' : ` with ${weapon(of.with)}`} at range 0 of ${of.types ? list(of.types.map((type) => `${type}s`)) : 'obstacles'}`;
    }
    case 'attack-while-disarmed': {
      const how = of.once ? 'it has exactly 1 disarm token' : 'disarmed';
      return `this ship can attack with ${list(of.with.map(weapon), 'or')} while ${how}${of.onlyLocked ? ', only what it has locked' : ''}${of.inBullseye ? ', only in its bullseye arc' : ''}`;
    }
    case 'act-while-ionized':
      return 'this ship can perform actions of damage cards while it is ionized';
    case 'let-docked-suffer':
      return 'while this ship defends, ships docked with it can suffer damage instead of it';
    case 'use-docked-shields':
      return 'this ship can lose and spend active shields of a ship that is docked with it as its own';
    case 'pick-exposed':
      return 'when this ship turns up one of its damage cards, its player looks at the facedown ones and picks it';
    case 'coordinate-otherwise':
      return of.onOwnBar
        ? 'a ship that this ship coordinates can perform only an action that is on this ship’s action bar too'
        : `a ship with exactly ${plural(of.withStress ?? 0, 'stress token')} that this ship coordinates can perform actions`;
    case 'stay-through-engagement':
      return `${shipWith(of.whom)} that is destroyed in the Engagement Phase is removed only at the end of that phase`;
    case 'act-after-overlap':
      return 'this ship does not skip its Perform Action step after it partially executes a maneuver';
    case 'lead-otherwise':
      return `${
        of.how === 'purple-as-red'
          ? 'this ship’s wingmates treat purple maneuvers as red'
          : 'this ship’s wingmates can perform barrel roll and boost actions, by which they leave the wing'
      }${when(of.requires)}`;
    case 'stay-until-end':
      return 'this ship is removed only at the end of the End Phase of the round in which it is destroyed';
    case 'place-otherwise':
      return `${changeText(of.change)}${when(of.requires)}`;
    case 'place-touching':
      return `before this ship would drop a ${of.trait}, it may place it touching itself instead`;
    case 'coordinate-remotes':
      return 'while this ship coordinates, it can choose a friendly crew remote instead of a ship; instead of acting, that remote relocates forward by 1 left turn, 1 right turn or 2 straight';
    case 'back-up-boosts':
      return 'a boost action of this ship that would fail on another ship may back up until it touches that ship instead';
    case 'deploy': {
      const whom = of.whom === 'own' ? 'this ship' : shipWith(of.whom, 'many');
      const where = [
        ...(of.range ? [`at ${range(of.range)} of this ship`] : []),
        ...(of.beyondEnemies === undefined ? [] : [`beyond range ${of.beyondEnemies} of enemy ships`]),
        ...(of.beyondObstacles === undefined ? [] : [`beyond range ${of.beyondObstacles} of obstacles`]),
        ...(of.beyondEnemyEdge === undefined
          ? []
          : [`beyond range ${of.beyondEnemyEdge} of the opponent’s edge`]),
      ];
      return `in setup ${whom} can be placed anywhere in the play area ${list(where)}`;
    }
    case 'reposition-otherwise':
      return templatesText(of, effectText);
    case 'ignore-devices':
      return 'this ship ignores the effects of friendly devices';
    case 'lock-at-any-range':
      return `when this ship performs a lock action, it may ${prices(of.costs)} to acquire a lock at any range`;
    case 'reach-farther':
      return `when this ship performs ${article(list(of.actions.map(action), 'or'))} action, it may ${prices(of.costs)} to reach ${of.by} farther${of.most ? `, up to ${of.most} times, at most to range 5` : ''}`;
    case 'stretch-range':
      return `while this ship attacks, it may ${prices(of.costs)} to attack at a range up to ${of.by} farther or nearer than its weapon reaches, at range 0-5`;
    case 'attack-friends':
      return 'this ship can attack friendly ships';
    case 'fire-through': {
      const at = of.range ? ` at ${range(of.range)}` : '';
      const as = of.asItsArc ? `, which is a ${arc(of.arc)} weapon then` : '';
      return `this ship can attack through its ${arc(of.arc)} too${at} with ${list(of.with.map(weapon), 'or')} that needs its front arc${as}`;
    }
    case 'treat-as-bullseye':
      return `enemy ships in this ship’s ${arcs([of.arc])} at ${range(of.range)} may be treated as in its bullseye arc${when(of.requires)}`;
    case 'lend': {
      const lent = `this ship’s ${list(of.tokens.map((one) => token(one)))} tokens`;
      return of.atAnyTime
        ? `${shipWith(of.whom)} can spend ${lent} as its own`
        : `while ${shipWith(of.whom)} attacks or defends, it may spend ${lent} as its own`;
    }
    case 'coordinate-two':
      return `when this ship performs a coordinate action, if it chose a ship that ${list(of.whom.map(predicate))}, it may ${prices(of.costs)} to treat the action as white and coordinate 1 more such ship; it ${effectText(of.each, 'does').replaceAll('the chosen ship', 'each of these ships')}`;
    case 'treat-range':
      return `while this ship coordinates or resolves the effect of one of its upgrades, it may treat friendly ships at ${range(of.from)} as being at ${range(of.as)}`;
    case 'reroll-outside-attacks':
      return `after this ship rolls dice outside an attack${when(of.requires)}, it may ${prices(of.costs)} to reroll ${typeof of.which === 'number' ? `up to ${of.which} of its` : `all its ${list(of.which.map(face))}`} results`;
    case 'attack-at':
      return `this ship can attack with ${weapon(of.with)} at ${range(of.range)}`;
    case 'fire-without':
      return exemptionText(of);
  }
}

function templatesText(
  { moves, from, by, costs, as, must, after }: Extract<ModifierOf, { can: 'reposition-otherwise' }>,
  effectText: EffectWords,
) {
  const colour = from ? `${from} ` : '';
  const actions = moves.filter((move) => move !== 'decloak').map((move) => `${colour}${action(move)} action`);
  const when = actions.length > 0 ? `performs ${article(list(actions, 'or'))}` : 'decloaks';
  const price = costs.length > 0 ? `${prices(costs)} to ` : '';
  const red = as ? `treat it as ${as} to ` : '';
  const which =
    by === 'one-speed-faster'
      ? 'a template one speed faster'
      : `the ${list(by.map(template), 'or')} template`;
  const then = after ? `; if it does, it ${effectText(after, 'does')}` : '';
  return `when this ship ${when}, it ${must ? 'must' : 'may'} ${price}${red}use ${which} instead${must ? ', if there is one' : ''}${then}`;
}

function exemptionText({
  needs,
  on,
  costs,
  whom: whom_,
}: Extract<ModifierOf, { can: 'fire-without' }>): string {
  const what = list(
    needs.map((need) => (need === 'lock' ? 'lock' : `${need} token`)),
    'or',
  );
  const whom = on.length === 0 ? '' : ` on ${shipWith(on)}`;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const ship = whom_ === undefined ? 'this ship' : shipWith(whom_);
  return `${ship} may ${price}perform a special attack${whom} without the ${what} that it needs`;
}

const DOING = {
  maneuver: 'executes a maneuver',
  'moving-through': 'moves through them',
  boost: 'boosts',
  'barrel-roll': 'barrel rolls',
  attack: 'attacks',
  overlap: 'lies on them',
} as const;
const doing = (one: keyof typeof DOING): string => DOING[one];

const stress = (most: number): string => (most >= 99 ? 'stress' : `${most} or fewer stress tokens`);

function cannot(of: Extract<ModifierOf, { cannot: unknown }>): string {
  switch (of.cannot) {
    case 'perform-actions':
      return `this ship cannot perform ${of.actions === 'all' || of.actions.length === ACTION_NAMES.length ? 'any' : list(of.actions.map(action), 'or')} actions${when(of.requires)}`;
    case 'be-locked':
      return `this ship cannot be locked${when(of.requires)}`;
    case 'coordinate':
      return `this ship cannot coordinate ${shipWith(of.whom, 'many')}`;
    case 'be-coordinated':
      return `this ship cannot be coordinated${when(of.requires)}`;
    case 'modify-dice': {
      const dice = `${of.onlyOwn ? 'its ' : ''}${of.dice === 'both' ? 'dice' : `${of.dice} dice`}`;
      const means =
        of.with === undefined || of.with === 'rerolls' ? '' : ` with ${of.with.replaceAll('-', ' ')}`;
      const what = of.with === 'rerolls' ? 'rerolled' : 'modified';
      return `${dice} cannot be ${what}${of.by === 'owner' ? ' by the ship that rolled them' : ''}${means}${whileBehind(of.requires ?? [])}`;
    }
    case 'attack-but-bonus':
      return `this ship can attack with ${list(of.with.map(weapon), 'or')} only as a bonus attack${when(of.requires)}`;
    case 'spend-locks':
      return `this ship cannot spend locks${of.forAnything ? '' : ' to reroll attack dice'}${whileBehind(of.requires ?? [])}`;
    case 'lend-tokens':
      return `other ships cannot spend this ship’s ${list(
        of.tokens.map((one) => token(one)),
        'or',
      )} tokens by a ship ability`;
    case 'spend-tokens':
      return `this ship cannot spend ${list(
        of.tokens.map((one) => token(one)),
        'or',
      )} tokens`;
    case 'spend-force':
      return 'this ship cannot spend Force except while it attacks';
    case 'range-bonus':
      return `${of.bonus === 'both' ? 'no range bonus' : `no range bonus of the ${of.bonus} dice`} is applied${whileBehind(of.requires ?? [])}`;
    case 'lose-tokens': {
      const what = `${of.most === undefined ? '' : `up to ${of.most} of `}its ${list(of.tokens.map((one) => token(one)))} tokens`;
      const whom = of.whom.length === 0 ? 'this ship' : shipWith(of.whom);
      return `${whom} does not remove ${what}${of.only ? ' in the End Phase' : ''}${when(of.requires)}`;
    }
    case 'gain':
      return `this ship cannot gain ${list(
        of.tokens.map((one) => token(one)),
        'or',
      )} tokens${when(of.requires)}`;
  }
}

function rule(of: Extract<ModifierOf, { rule: unknown }>): string {
  switch (of.rule) {
    case 'reroll-limit':
      return `the attacker cannot reroll more than ${plural(of.most, 'attack die')}${whileBehind(of.requires ?? [])}`;
    case 'crits-neutralized-first':
      return `crits are neutralized before hits${whileBehind(of.requires ?? [])}`;
    case 'evades-spare-crits':
      return `evades do not cancel crits${whileBehind(of.requires ?? [])}`;
    case 'deploys-last':
      if (of.nearFriends)
        return `this ship starts in reserve; at the end of setup it is placed at ${range(of.nearFriends)} of a friendly ship`;
      return `this ship starts in reserve; at the end of setup it is placed at range 0 of an obstacle and beyond range ${of.beyondEnemies} of enemy ships, or in its deployment area if that is impossible`;
    case 'deploys-at':
      return `in setup this ship is placed like a standard ship with initiative ${of.initiative}`;
    case 'tractored-instead':
      return 'what the pilot ability of this ship asks of a tractored defender, it asks of this ship instead';
    case 'friends-are-allies':
      return 'this ship’s friendly ships and it are allied to each other instead';
    case 'joins-squads':
      return `this ship can be in squads of the factions ${list(of.factions.map(faction))}; ships of other factions there are allied to it instead of friendly${whileBehind(of.requires)}`;
    case 'one-focus-modified':
      return `${shipWith(of.whom)} that attacks or defends can modify only 1 focus result of its dice`;
    case 'focus-at-range-0':
      return `the attacker can spend focus tokens on its attack dice${whileBehind(of.requires)}`;
    case 'locks-near':
      return `${shipWith(of.whom, 'many')} can acquire locks on objects at ${range(of.range)} of this ship, whatever their own range to them`;
    case 'crits-inflict':
      return `this ship’s crits are ${token(of.token)} tokens for the defender instead of damage`;
    case 'locks-near-friends':
      return 'friendly ships can acquire locks on objects at range 0-3 of any friendly ship';
    case 'prevent-detonations':
      return `before a friendly ${list(of.traits, 'or')} would detonate, this ship may ${prices(of.costs)} to prevent it`;
    case 'reroll-detonations':
      return `while a friendly ${list(of.traits, 'or')} at ${range(of.range)} detonates, each time attack dice are rolled for its effect, this ship may reroll 1 of them`;
    case 'stop-recovery':
      return `in the End Phase, before ${shipWith(of.whom)} recovers 1 recurring charge or Force, this ship may ${prices(of.costs)} to prevent that`;
    case 'attack-range-counts-as':
      return `this ship’s attacks${of.withCard ? ` with ${upgradeName(of.withCard)}` : ''} at ${range(of.from)}${of.whom ? ` against ${shipWith(of.whom)}` : ''} count as at range ${of.to}`;
  }
}

import { type Deed, subjectAfter } from '../../../../common/words/english/deeds.ts';
import type { Effect, ModifierOf } from '../../../abilities/language.ts';
import { ACTION_NAMES } from '../../../cards/chassis.ts';
import { upgradeName } from '../../labels.ts';
import { modifierIn } from '../../modifiers.ts';
import { faction, or, range } from '../card-terms.ts';
import { action, arc, article, colouredAction, face, list, plural, template, token } from '../terms.ts';
import { changeText } from './devices.ts';
import { conditions, prices, weapon, whileBehind, whileText } from './requirements.ts';
import { arcs, maneuverWith, numberOf, predicate, shipWith, value } from './ships.ts';

/** The words of an effect inside a modifier, handed over: effects and modifiers may stand in each other. */
type EffectWords = (effect: Effect) => Deed;

const when = (requires: Parameters<typeof conditions>[0] | undefined): string => {
  const found = conditions(requires ?? []);
  return found.length === 0 ? '' : `, if ${list(found)}`;
};

function diceText(of: Extract<ModifierOf, { value: 'attack-dice' | 'defense-dice' }>): string {
  const kind = of.value === 'attack-dice' ? 'attack die' : 'defense die';
  const attack = of.value === 'attack-dice';
  const more = typeof of.change === 'number' && of.change < 0 ? 'fewer' : 'more';
  const count =
    typeof of.change === 'number'
      ? `${plural(Math.abs(of.change), kind)} ${more}`
      : `more ${attack ? 'attack' : 'defense'} dice, ${value(of.change)}`;
  if (of.whose === 'any') {
    const lead = whileText(of.requires ?? []);
    const isOwn = lead.startsWith(`while this ship ${attack ? 'attacks' : 'defends'}`);
    return `${lead}${isOwn ? subjectAfter(lead) : `the ${attack ? 'attacker' : 'defender'}`} rolls ${count}`;
  }
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

function templatesText(
  { moves, from, by, costs, as, must, after }: Extract<ModifierOf, { can: 'reposition-otherwise' }>,
  deedOf: EffectWords,
) {
  const colour = from ? `${from} ` : '';
  const actions = moves.filter((move) => move !== 'decloak').map((move) => `${colour}${action(move)} action`);
  const when = actions.length > 0 ? `performs ${article(or(actions))}` : 'decloaks';
  const price = costs.length > 0 ? `${prices(costs)} to ` : '';
  const red = as ? `treat it as ${as} to ` : '';
  const which =
    by === 'one-speed-faster' ? 'a template one speed faster' : `the ${or(by.map(template))} template`;
  const then = after ? `; if it does, it ${deedOf(after).does}` : '';
  return `when this ship ${when}, it ${must ? 'must' : 'may'} ${price}${red}use ${which} instead${must ? ', if there is one' : ''}${then}`;
}

function exemptionText({
  needs,
  on,
  costs,
  whom: ships,
}: Extract<ModifierOf, { can: 'fire-without' }>): string {
  const what = or(needs.map((need) => (need === 'lock' ? 'lock' : `${need} token`)));
  const whom = on.length === 0 ? '' : ` on ${shipWith(on)}`;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const ship = ships === undefined ? 'this ship' : shipWith(ships);
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

/** Values, permissions and prohibitions in words: sentences about the card's ship. */
export const modifierOf = modifierIn<Deed>({
  mark: 'the rest of this card is in force',
  permission: {
    actions: ({ only }) => `of the actions on its bar, this ship can perform only ${or(only.map(action))}`,
    'modify-own-attack-dice': 'this ship can modify its attack dice only with the Force',
    'modify-attack-dice': ({ requires }) =>
      `${'the attack dice can be modified only by spending a lock to reroll them'}${whileBehind(requires)}`,
    targets:
      'with each of its weapons this ship can attack only at the closest attack range with a legal defender',
    templates: ({ moves }) =>
      `when this ship ${or(moves.map((move) => (move === 'decloak' ? 'decloaks' : 'barrel rolls')))}, it must use a bank template instead of the straight one`,
    reinforce: ({ only }) =>
      `this ship can reinforce only its ${arc(only === 'fore' ? 'full-front' : 'full-rear')}`,
    'lock-action': ({ only }) =>
      `with its lock action this ship can choose only an object in its ${arcs(only)}`,
    turret: ({ only }) => `this ship can turn its turret indicator only to its ${arcs(only)}`,
  },
  value: {
    'attack-dice': diceText,
    'defense-dice': diceText,
    'dice-limit': (of) =>
      typeof of.most === 'number'
        ? `this ship rolls at most ${of.most} ${of.dice} dice${when(of.requires)}`
        : `this ship rolls no more ${of.dice} dice than the number of ${numberOf(of.most).replace(/^the number of /, '')}${when(of.requires)}`,
    'maneuver-difficulty': ({ change, maneuver, bearing, requires }) => {
      const harder = change > 0 ? 'harder' : 'easier';
      const which = maneuver
        ? `${maneuverWith(maneuver)}s`.replace('maneuvers', 'maneuvers')
        : `${bearing ?? 'maneuver'}s`;
      return `this ship’s ${which} are ${plural(Math.abs(change), 'step')} ${harder}${when(requires)}`;
    },
    initiative: ({ to, while: during }) => `this ship has initiative ${to} while it is ${during}`,
    'pilot-abilities': ({ whom }) => `this ship has the pilot ability of ${shipWith(whom, 'each')}`,
    'maneuver-speed': ({ change }) =>
      `this ship executes its maneuvers ${plural(Math.abs(change), 'speed')} ${change < 0 ? 'slower, at speed 1 at least' : 'faster'}`,
    locks: ({ most }) => `this ship can maintain up to ${most} locks, each on another object`,
    reload: ({ change }) => `when this ship reloads, the upgrade recovers ${plural(change, 'charge')} more`,
    'weapon-range': ({ with: weapons, change }) =>
      `this ship can attack with ${or(weapons.map(weapon))} ${change} range nearer or farther, at range 0-3`,
    'lock-range': ({ range: span }) =>
      span[1] > 5
        ? `this ship acquires locks beyond range ${span[0] - 1}`
        : `this ship acquires locks at ${range(span)}`,
    'weapon-arc': ({ slot, to, onBack }) =>
      `this ship’s front arc ${slot === 'torpedo' ? 'torpedoes' : `${slot}s`} attack through its ${to === 'single-turret' ? 'turret arc' : arc(to)} instead${onBack === undefined ? '' : onBack ? ' while this card lies on its other side' : ' while this card lies on its front'}`,
    'action-bar': ({ add, requires }) =>
      `this ship’s action bar has ${list(add.map((one) => colouredAction(one.action, one.difficulty)))} too${when(requires)}`,
    'action-colour': ({ from, actions, to, requires }) =>
      `this ship treats its ${from ? `${from} ` : ''}${list(actions.map(action))} actions as ${to}${when(requires)}`,
  },
  can: {
    'act-while-stressed': ({ actions, mostStress, inStep, requires }) => {
      const which =
        actions === 'any'
          ? 'actions'
          : actions === 'white'
            ? 'white actions'
            : actions === 'damage-cards'
              ? 'actions of damage cards'
              : `${list(actions.map(action), 'and')} actions`;
      return `this ship can perform ${which} while it has ${stress(mostStress)}${inStep ? ', in its Perform Action step' : ''}${when(requires)}`;
    },
    'treat-as-red': ({ from, action: name, effect }, deedOf) =>
      `this ship may treat its ${from ? `${from} ` : ''}${action(name)} action as red; if it does, it also ${deedOf(effect).does}`,
    'coordinate-more': (of) => {
      if (of.mixed) return coordinateMoreText(of);
      return `by a ${of.from} coordinate action this ship may coordinate ${of.more === 1 ? `1 more ${shipWith(of.whom, 'many').replace(/s$/, '')}` : `up to ${of.more} more ${shipWith(of.whom, 'many')}`} of the same type${of.asRed ? ' if it treats the action as red' : ''}; each performs the same action${of.asRed ? ', as a red one' : ''}`;
    },
    'coordinate-allies': 'this ship can coordinate allied ships like friendly ones',
    'lock-beyond': ({ that }) => `this ship can lock ${shipWith(that)} at any range`,
    'reach-by-lock':
      'when this ship coordinates or jams, it may spend its lock on a ship to choose that ship at any range',
    'coordinate-beyond': ({ whom }) => `this ship can coordinate ${shipWith(whom, 'many')} at any range`,
    'fly-red-while-stressed': ({ maneuver, mostStress, requires }) => {
      const which = maneuver ? `${maneuverWith({ ...maneuver, difficulty: 'red' })}s` : 'red maneuvers';
      return `this ship can execute ${which} while it has ${stress(mostStress)}${when(requires)}`;
    },
    'ignore-obstacles': ({ atRange0, types, locked, while: during, requires }) => {
      const where = atRange0 === undefined ? '' : atRange0 ? ' at range 0' : ' beyond range 0';
      return `this ship ignores ${types ? list(types.map((type) => `${type}s`)) : 'obstacles'}${where}${locked ? ' that it has locked' : ''} while it ${or(during.map(doing))}${when(requires)}`;
    },
    'cross-obstacles': ({ while: during, requires }) =>
      `this ship can move through and overlap obstacles while it ${or(during.map(doing))}${when(requires)}; it suffers their effects then`,
    'jam-friends': 'when this ship jams, it can choose itself or another friendly ship too',
    'attack-on-obstacles': ({ whom: ships, with: weapons, types }) => {
      const whom = ships ? shipWith(ships, 'many') : 'this ship';
      return `${whom} can attack${weapons === 'any' ? '' : ` with ${weapon(weapons)}`} at range 0 of ${types ? list(types.map((type) => `${type}s`)) : 'obstacles'}`;
    },
    'attack-while-disarmed': ({ once, with: weapons, onlyLocked, inBullseye }) => {
      const how = once ? 'it has exactly 1 disarm token' : 'disarmed';
      return `this ship can attack with ${or(weapons.map(weapon))} while ${how}${onlyLocked ? ', only what it has locked' : ''}${inBullseye ? ', only in its bullseye arc' : ''}`;
    },
    'act-while-ionized': 'this ship can perform actions of damage cards while it is ionized',
    'let-docked-suffer': 'while this ship defends, ships docked with it can suffer damage instead of it',
    'use-docked-shields':
      'this ship can lose and spend active shields of a ship that is docked with it as its own',
    'pick-exposed':
      'when this ship turns up one of its damage cards, its player looks at the facedown ones and picks it',
    'coordinate-otherwise': ({ onOwnBar, withStress }) =>
      onOwnBar
        ? 'a ship that this ship coordinates can perform only an action that is on this ship’s action bar too'
        : `a ship with exactly ${plural(withStress ?? 0, 'stress token')} that this ship coordinates can perform actions`,
    'stay-through-engagement': ({ whom }) =>
      `${shipWith(whom)} that is destroyed in the Engagement Phase is removed only at the end of that phase`,
    'act-after-overlap':
      'this ship does not skip its Perform Action step after it partially executes a maneuver',
    'lead-otherwise': ({ how, requires }) =>
      `${
        how === 'purple-as-red'
          ? 'this ship’s wingmates treat purple maneuvers as red'
          : 'this ship’s wingmates can perform barrel roll and boost actions, by which they leave the wing'
      }${when(requires)}`,
    'stay-until-end':
      'this ship is removed only at the end of the End Phase of the round in which it is destroyed',
    'place-otherwise': ({ change, requires }) => `${changeText(change)}${when(requires)}`,
    'place-touching': ({ trait }) =>
      `before this ship would drop a ${trait}, it may place it touching itself instead`,
    'coordinate-remotes':
      'while this ship coordinates, it can choose a friendly crew remote instead of a ship; instead of acting, that remote relocates forward by 1 left turn, 1 right turn or 2 straight',
    'back-up-boosts':
      'a boost action of this ship that would fail on another ship may back up until it touches that ship instead',
    deploy: ({ whom: ships, range: span, beyondEnemies, beyondObstacles, beyondEnemyEdge }) => {
      const whom = ships === 'own' ? 'this ship' : shipWith(ships, 'many');
      const where = [
        ...(span ? [`at ${range(span)} of this ship`] : []),
        ...(beyondEnemies === undefined ? [] : [`beyond range ${beyondEnemies} of enemy ships`]),
        ...(beyondObstacles === undefined ? [] : [`beyond range ${beyondObstacles} of obstacles`]),
        ...(beyondEnemyEdge === undefined ? [] : [`beyond range ${beyondEnemyEdge} of the opponent’s edge`]),
      ];
      return `in setup ${whom} can be placed anywhere in the play area ${list(where)}`;
    },
    'reposition-otherwise': templatesText,
    'ignore-devices': 'this ship ignores the effects of friendly devices',
    'lock-at-any-range': ({ costs }) =>
      `when this ship performs a lock action, it may ${prices(costs)} to acquire a lock at any range`,
    'reach-farther': ({ actions, costs, by, most }) =>
      `when this ship performs ${article(or(actions.map(action)))} action, it may ${prices(costs)} to reach ${by} farther${most ? `, up to ${most} times, at most to range 5` : ''}`,
    'stretch-range': ({ costs, by }) =>
      `while this ship attacks, it may ${prices(costs)} to attack at a range up to ${by} farther or nearer than its weapon reaches, at range 0-5`,
    'attack-friends': 'this ship can attack friendly ships',
    'fire-through': ({ range: span, asItsArc, arc: through, with: weapons }) => {
      const at = span ? ` at ${range(span)}` : '';
      const as = asItsArc ? `, which is a ${arc(through)} weapon then` : '';
      return `this ship can attack through its ${arc(through)} too${at} with ${or(weapons.map(weapon))} that needs its front arc${as}`;
    },
    'treat-as-bullseye': ({ arc, range: span, requires }) =>
      `enemy ships in this ship’s ${arcs([arc])} at ${range(span)} may be treated as in its bullseye arc${when(requires)}`,
    lend: ({ tokens, atAnyTime, whom }) => {
      const lent = `this ship’s ${list(tokens.map((one) => token(one)))} tokens`;
      return atAnyTime
        ? `${shipWith(whom)} can spend ${lent} as its own`
        : `while ${shipWith(whom)} attacks or defends, it may spend ${lent} as its own`;
    },
    'coordinate-two': ({ whom, costs, each }, deedOf) =>
      `when this ship performs a coordinate action, if it chose a ship that ${list(whom.map(predicate))}, it may ${prices(costs)} to treat the action as white and coordinate 1 more such ship; it ${deedOf(each).does.replaceAll('the chosen ship', 'each of these ships')}`,
    'treat-range': ({ from, as }) =>
      `while this ship coordinates or resolves the effect of one of its upgrades, it may treat friendly ships at ${range(from)} as being at ${range(as)}`,
    'reroll-outside-attacks': ({ requires, costs, which }) =>
      `after this ship rolls dice outside an attack${when(requires)}, it may ${prices(costs)} to reroll ${typeof which === 'number' ? `up to ${which} of its` : `all its ${list(which.map(face))}`} results`,
    'attack-at': ({ with: weapons, range: span }) =>
      `this ship can attack with ${weapon(weapons)} at ${range(span)}`,
    'fire-without': exemptionText,
  },
  cannot: {
    'perform-actions': ({ actions, requires }) =>
      `this ship cannot perform ${actions === 'all' || actions.length === ACTION_NAMES.length ? 'any' : or(actions.map(action))} actions${when(requires)}`,
    'be-locked': ({ requires }) => `this ship cannot be locked${when(requires)}`,
    coordinate: ({ whom }) => `this ship cannot coordinate ${shipWith(whom, 'many')}`,
    'be-coordinated': ({ requires }) => `this ship cannot be coordinated${when(requires)}`,
    'modify-dice': ({ onlyOwn, dice: rolled, with: weapons, by, requires }) => {
      const dice = `${onlyOwn ? 'this ship’s ' : ''}${rolled === 'both' ? 'dice' : `${rolled} dice`}`;
      const how =
        weapons === undefined || weapons === 'rerolls' ? '' : ` with ${weapons.replaceAll('-', ' ')}`;
      const what = weapons === 'rerolls' ? 'rerolled' : 'modified';
      return `${dice} cannot be ${what}${by === 'owner' ? ' by the ship that rolled them' : ''}${how}${whileBehind(requires ?? [])}`;
    },
    'attack-but-bonus': ({ with: weapons, requires }) =>
      `this ship can attack with ${or(weapons.map(weapon))} only as a bonus attack${when(requires)}`,
    'spend-locks': ({ forAnything, requires }) =>
      `this ship cannot spend locks${forAnything ? '' : ' to reroll attack dice'}${whileBehind(requires ?? [])}`,
    'lend-tokens': ({ tokens }) =>
      `other ships cannot spend this ship’s ${or(tokens.map((one) => token(one)))} tokens by a ship ability`,
    'spend-tokens': ({ tokens }) => `this ship cannot spend ${or(tokens.map((one) => token(one)))} tokens`,
    'spend-force': 'this ship cannot spend Force except while it attacks',
    'range-bonus': ({ bonus, requires }) =>
      `${bonus === 'both' ? 'no range bonus' : `no range bonus of the ${bonus} dice`} is applied${whileBehind(requires ?? [])}`,
    'lose-tokens': ({ most, tokens, whom: ships, only, requires }) => {
      const what = `${most === undefined ? '' : `up to ${most} of `}its ${list(tokens.map((one) => token(one)))} tokens`;
      const whom = ships.length === 0 ? 'this ship' : shipWith(ships);
      return `${whom} does not remove ${what}${only ? ' in the End Phase' : ''}${when(requires)}`;
    },
    gain: ({ tokens, requires }) =>
      `this ship cannot gain ${or(tokens.map((one) => token(one)))} tokens${when(requires)}`,
  },
  rule: {
    'reroll-limit': ({ most, requires }) =>
      `the attacker cannot reroll more than ${plural(most, 'attack die')}${whileBehind(requires ?? [])}`,
    'crits-neutralized-first': ({ requires }) =>
      `crits are neutralized before hits${whileBehind(requires ?? [])}`,
    'evades-spare-crits': ({ requires }) => `evades do not cancel crits${whileBehind(requires ?? [])}`,
    'deploys-last': ({ nearFriends, beyondEnemies }) => {
      if (nearFriends)
        return `this ship starts in reserve; at the end of setup it is placed at ${range(nearFriends)} of a friendly ship`;
      return `this ship starts in reserve; at the end of setup it is placed at range 0 of an obstacle and beyond range ${beyondEnemies} of enemy ships, or in its deployment area if that is impossible`;
    },
    'deploys-at': ({ initiative }) =>
      `in setup this ship is placed like a standard ship with initiative ${initiative}`,
    'tractored-instead':
      'what the pilot ability of this ship asks of a tractored defender, it asks of this ship instead',
    'friends-are-allies': 'this ship’s friendly ships and it are allied to each other instead',
    'joins-squads': ({ factions, requires }) =>
      `this ship can be in squads of the factions ${list(factions.map(faction))}; ships of other factions there are allied to it instead of friendly${whileBehind(requires)}`,
    'one-focus-modified': ({ whom }) =>
      `${shipWith(whom)} that attacks or defends can modify only 1 focus result of its dice`,
    'focus-at-range-0': ({ requires }) =>
      `the attacker can spend focus tokens on its attack dice${whileBehind(requires)}`,
    'locks-near': ({ whom, range: span }) =>
      `${shipWith(whom, 'many')} can acquire locks on objects at ${range(span)} of this ship, whatever their own range to them`,
    'crits-inflict': ({ token: name }) =>
      `this ship’s crits are ${token(name)} tokens for the defender instead of damage`,
    'locks-near-friends': 'friendly ships can acquire locks on objects at range 0-3 of any friendly ship',
    'prevent-detonations': ({ traits, costs }) =>
      `before a friendly ${or(traits)} would detonate, this ship may ${prices(costs)} to prevent it`,
    'reroll-detonations': ({ traits, range: span }) =>
      `while a friendly ${or(traits)} at ${range(span)} detonates, each time attack dice are rolled for its effect, this ship may reroll 1 of them`,
    'stop-recovery': ({ whom, costs }) =>
      `in the End Phase, before ${shipWith(whom)} recovers 1 recurring charge or Force, this ship may ${prices(costs)} to prevent that`,
    'attack-range-counts-as': ({ withCard, from, whom, to }) =>
      `this ship’s attacks${withCard ? ` with ${upgradeName(withCard)}` : ''} at ${range(from)}${whom ? ` against ${shipWith(whom)}` : ''} count as at range ${to}`,
  },
});

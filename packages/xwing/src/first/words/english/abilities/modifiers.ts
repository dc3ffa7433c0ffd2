/** What modifiers say: rules, values, permissions and prohibitions. */

import type { ModifierOf } from '../../../abilities/language.ts';
import { action, bombWay, list, plural, token, upgrade } from '../terms.ts';
import { weapon, when } from './conditions.ts';
import { distance, maneuverWith, shipWith, value } from './ships.ts';

export const RULES: Readonly<
  Record<
    Exclude<
      Extract<ModifierOf, { rule: unknown }>['rule'],
      | 'keeps-tokens'
      | 'dealt-card'
      | 'evade-for-focus'
      | 'survives-once'
      | 'docks'
      | 'escape-ship'
      | 'while-docked'
      | 'takes-aboard'
    >,
    string
  >
> = {
  'faceup-cards-turn-down':
    'faceup damage cards that this ship is dealt turn facedown, and nothing on them happens',
  'attacks-hit': 'this ship’s attacks hit, even if no result is left',
  'fights-as-at-range-1': 'attacks of this ship with a primary weapon at range 2-3 are treated as at range 1',
  'dies-after-combat': 'damage cards destroy this ship at the end of the Combat phase only',
  'deals-one-of-three':
    'when an attack of this ship deals a faceup damage card to the defender, it draws 3 cards, deals 1 of them and discards the others',
  'resolves-one-of-two':
    'when this ship is dealt a faceup damage card, it draws 1 more, resolves one of the two and discards the other',
  'two-locks':
    'this ship may have 2 target locks, on different ships; when it acquires one it may lock a second ship',
  'focus-for-locks': 'where an attack of this ship asks for a target lock, a focus token serves as well',
  'guesses-evades':
    'once per round, before this ship rolls defense dice: its player may guess the number of evade results; if as many are rolled it adds 1 evade',
  'takes-stress':
    'when another friendly ship at range 1-2 would receive a stress token, this ship may receive it instead if it has 2 or fewer',
  'friends-lock-afar':
    'a friendly ship may acquire a target lock on an enemy ship at range 1-3 of any friendly ship',
  'shares-pilot-abilities': 'this ship has the pilot abilities of all friendly ships with this card',
  'decloaks-by-banks': 'this ship decloaks by the 2 bank templates instead of the 2 straight template',
  'boosts-by-turns': 'this ship may boost by the 1 turn templates',
  'cards-come-faceup': 'all damage cards that this ship is dealt come faceup',
  'fires-in-arc': 'this ship cannot attack ships outside its firing arc',
  'keeps-missed-weapons':
    'a secondary weapon that would be discarded for an attack of this ship is discarded only if that hits',
  'keeps-hits': 'evade results cancel no hits of this ship, only its critical hits',
  'keeps-a-crit': 'of this ship’s critical hits 1 is not canceled by defense dice',
  'doubles-range-bonus': 'dice that this ship adds for range count twice',
  'never-obstructed': 'this ship’s attacks are never obstructed',
  'makes-spend-focus':
    'the other ship of the attack must spend 1 focus token when it modifies dice, if it can',
  'cancels-crits-first': 'when this ship defends, it may have critical hits canceled before hits',
  'learns-pilot-abilities': 'this ship has the pilot abilities of friendly ships that share theirs',
  'locks-friends': 'this ship may lock other friendly ships',
  'names-results':
    'once per round, before a friendly ship rolls dice, a result may be named; one of the dice is changed to it and not modified again',
  'placed-anywhere': 'this ship may be placed anywhere beyond range 3 of enemy ships',
  'hurts-by-bombs':
    'once per round, when a friendly bomb goes off, 1 enemy ship at range 1 of it suffers 1 damage',
  'sets-hit-aside':
    'when this ship attacks, 1 focus result that its focus token changes is not canceled by defense dice',
  'dark-side':
    'when this ship is to suffer critical damage in an attack, it is dealt the damage card of this card, which is removed',
  'suffers-more-by-bombs':
    'when a bomb damages this ship, it suffers 1 critical damage more, and this card is removed',
  'adds-matching':
    'once per round, after this ship rolls or rerolls dice that all show the same result: it may add 1 such result',
  'locks-afar': 'this ship may acquire a target lock on an enemy ship at range 1-3 of any friendly ship',
  'locks-twice':
    'this ship may have 2 target locks on the same ship; when it acquires one it may acquire a second on that ship',
  'attacks-friends': 'this ship can attack friendly ships',
  'first-card-faceup':
    'the first time that this ship attacks each round, and the first time that it defends, the first damage card dealt is dealt faceup',
  'stress-check-last':
    'when this ship executes a maneuver, it may check its stress after its Perform Action step instead of before',
  'moves-over-obstacles':
    'when this ship boosts, performs a barrel roll or decloaks, it and the template can overlap obstacles',
  'ignores-obstacle-crits': 'critical hits of the dice that this ship rolls for obstacles do nothing',
  'shrugs-bombs':
    'when a friendly bomb goes off, this ship may choose not to suffer its effects; then it rolls 1 attack die; on hit it discards this card',
  'prevents-bombs':
    'once per round, when a friendly bomb would go off, this ship may prevent it; the token stays where it is',
  'shoots-past-obstacles': 'obstacles do not obstruct this ship’s attacks',
  'lends-elite-actions':
    'friendly TIE Fighter ships at range 1-3 may perform the action of this ship’s elite upgrade card',
  'friends-seem-near':
    'for its actions and upgrade cards this ship may treat friendly ships at range 2-3 as being at range 1',
  'segnor-by-turns':
    'this ship may execute a speed 3 Segnor’s Loop by the 3 turn template of the same direction',
  obstructs: 'this ship obstructs enemy attacks that are measured through its base',
  'ignores-own-bombs': 'this ship may ignore friendly bombs',
  'rerolls-bomb-dice':
    'once per round, when an enemy ship rolls attack dice because a friendly bomb goes off, any number of its focus and blank results may be chosen; it rerolls them',
  'illicit-tokens':
    'each illicit upgrade card of this ship’s squad begins with 1 token, which may be discarded instead of the card',
  'drops-bombs-beside':
    'when this ship drops a bomb after it revealed its dial, it may place the token anywhere touching itself',
  'takes-over':
    'once it has deployed, this ship has the pilot skill and pilot ability of the friendly destroyed ship that it was docked with',
  'acts-twice': 'this ship may perform 2 actions in its Perform Action step',
  'recovers-for-any': 'for a recover action this ship may spend any amount of its energy instead of all',
  'draws-from-either-half':
    'once in a round, when this ship is dealt a faceup damage card, it may be drawn from the damage deck of the other half of the ship',
  'doubles-fore': 'a reinforce token on the fore section of this ship is worth 2 evade results',
  'coordinates-two':
    'a coordinate action of this ship may go to 2 friendly ships; each may perform 1 free action',
  'jams-afar': 'this ship may jam enemy ships at range 1-3',
  'obstructs-more': 'when this ship obstructs an attack, the defender rolls 3 more defense dice instead of 1',
  'rolls-for-obstacles':
    'when this ship overlaps an obstacle in the Activation phase, it is not dealt the faceup damage card; instead it rolls 1 attack die and suffers 1 damage on hit or critical hit',
  'keeps-ordnance':
    'each hardpoint icon of this ship may serve as a torpedo or missile icon, and its torpedo and missile upgrades are not discarded',
  'doubles-agility': 'the defender’s agility is doubled',
  'draws-locks': 'an enemy ship that acquires a target lock must lock this ship if it can',
};

const BENDS = {
  long: 'the 2 straight template',
  forward: 'a 1 bank template bent forward',
  back: 'a 1 bank template bent back',
} as const;

const LENDS = {
  focus: 'when another friendly ship § attacks, it may treat this ship’s focus tokens as its own',
  locks: 'when another friendly ship § attacks, it may treat this ship’s blue target lock tokens as its own',
  'lock-costs':
    'when another friendly ship § attacks a ship that this ship has locked, it needs no target lock of its own for that; if it is told to spend one, it may spend this ship’s',
} as const;

const moreOrFewer = (change: number): string => (change < 0 ? 'fewer' : 'more');

export function valueText(of: Extract<ModifierOf, { value: unknown }>): string {
  switch (of.value) {
    case 'attack-dice':
    case 'defense-dice': {
      const dice = of.value === 'attack-dice' ? 'attack' : 'defense';
      const number =
        typeof of.change === 'number'
          ? `${plural(Math.abs(of.change), `${dice} die`)} ${moreOrFewer(of.change)}`
          : `${dice} dice more, ${value(of.change)}`;
      return `${dice === 'attack' ? 'the attacker' : 'the defender'} rolls ${number}${when(of.requires)}`;
    }
    case 'agility': {
      const whose =
        of.whose === 'own'
          ? 'this ship’s'
          : of.whose === 'defender'
            ? 'the defender’s'
            : `for ${shipWith(of.whose.that)} its`;
      const by = typeof of.change === 'number' ? `${Math.abs(of.change)}` : value(of.change);
      const down = typeof of.change === 'number' && of.change < 0;
      return `${whose} agility is ${by} ${down ? 'lower' : 'higher'}${when(of.requires)}`;
    }
    case 'primary':
      return `this ship’s primary weapon value is ${Math.abs(of.change)} ${of.change < 0 ? 'lower' : 'higher'}`;
    case 'difficulty':
      return `this ship’s ${maneuverWith(of.maneuver)}s are ${of.to}${when(of.requires)}`;
    case 'bomb-ways': {
      const ways = of.ways.map(bombWay);
      return `this ship may also drop ${of.ways[0]?.only === 'reveal-cards' ? 'a bomb without an action' : 'a bomb'} by the ${list(ways, 'or')}${when(of.requires)}`;
    }
    case 'roll-bends': {
      const ways = of.bends.map((bend) => BENDS[bend]);
      const cost = of.stress ? 'may receive 1 stress token to roll' : of.instead ? 'rolls' : 'may roll';
      return `this ship ${cost} by ${list(ways, 'or')} instead of the 1 straight template`;
    }
    case 'ordnance':
      return `${list(of.slots, 'and')} upgrades of this ship have ${plural(of.count, 'ordnance token')}, discarded instead of the card`;
    case 'lock-range':
      if (of.range[0] === 1 && of.range[1] < 9)
        return `this ship acquires target locks on enemy ships ${distance(of.range)}`;
      return of.range[0] === 1
        ? 'this ship acquires target locks on any enemy ship in the play area'
        : `this ship acquires target locks on ships ${distance(of.range)} only`;
    case 'gathers':
      return `other friendly ships may be placed anywhere ${distance(of.range)} of this ship`;
    case 'whole-skill':
      return `this ship’s pilot skill is ${of.to} while it has no damage card`;
    case 'most-rerolls':
      return `the attacker cannot reroll more than ${plural(of.most, 'attack die')}${when(of.requires)}`;
    case 'lends':
      return LENDS[of.what].replace('§', distance(of.range));
    case 'deploys':
      return `this ship may deploy up to ${plural(of.most, 'docked ship')}`;
    case 'most-tokens':
      return `this ship cannot have more than ${plural(of.most, `${token(of.token)} token`)}`;
    case 'weapon-range':
      return `this ship’s attacks with ${weapon(of.with)} may be made ${of.change} range farther or nearer, within range 1-3`;
  }
}

export function canText(of: Extract<ModifierOf, { can: unknown }>): string {
  switch (of.can) {
    case 'fly-red-while-stressed':
      return 'this ship can execute red maneuvers while it is stressed';
    case 'ignore-card':
      return `this ship may choose to ignore what ${upgrade(of.card)} does`;
    case 'attack-on-obstacles':
      return 'this ship can attack while it lies on an obstacle';
    case 'be-attacked-touching':
      return `this ship and ${shipWith(of.whom)} that it touches can attack each other`;
    case 'act-while-stressed':
      if (of.slots)
        return `this ship can perform the actions of its ${list([...of.slots], 'and')} upgrades while it is stressed${when(of.requires)}`;
      return `this ship can perform ${of.actions ? `${list(of.actions.map(action), 'or')} ` : ''}actions while it is stressed${when(of.requires)}`;
    case 'attack-touching':
      return `this ship can attack a ship that it touches${of.whom.length === 0 ? '' : `: ${shipWith(of.whom)}`}`;
    case 'fire-special':
      return 'this ship can attack through its special firing arc with its primary weapon';
    case 'ignore-obstacles':
      return 'this ship can ignore obstacles in the Activation phase and when it performs actions';
    case 'fire-auxiliary':
      return `this ship can attack through its auxiliary firing arc with ${weapon(of.with)}`;
    case 'fire-disabled': {
      const what = of.cards ? of.cards.map(upgrade) : of.with.map(weapon);
      const on = of.on.length === 0 ? '' : ` on ${shipWith(of.on)}`;
      return `this ship can attack${on} with ${list(what, 'or')} while it has a weapons disabled token`;
    }
    case 'fire-anywhere':
      return `this ship can attack in any direction with ${weapon(of.with)}`;
  }
}

const HOW = {
  focus: ' with focus tokens',
  rerolls: ' by rerolls',
  other: ' in other ways than those',
  tokens: ' by spending tokens',
} as const;

export function cannotText(of: Extract<ModifierOf, { cannot: unknown }>): string {
  switch (of.cannot) {
    case 'act':
      return `${shipWith(of.whom)} cannot perform ${list(of.actions.map(action), 'or')} actions`;
    case 'spend':
      return `${shipWith(of.whom)} cannot spend ${list(
        of.tokens.map((one) => token(one)),
        'or',
      )} tokens${when(of.requires)}`;
    case 'be-targeted':
      return `${shipWith(of.whom)} cannot be targeted by an attacker that could target this ship instead`;
    case 'modify-dice': {
      const dice = of.dice === 'both' ? 'dice' : `${of.dice} dice`;
      const whom = of.byAnybody
        ? `the dice of ${shipWith(of.whom)} cannot be modified`
        : `${shipWith(of.whom)} cannot modify its ${dice}`;
      return `${whom}${of.with ? HOW[of.with] : ''}${when(of.requires)}`;
    }
    case 'attack-with':
      return `this ship cannot attack with ${weapon(of.with)}${when(of.requires)}`;
    case 'target-this':
      return `${shipWith(of.whom)} cannot target this ship${when(of.requires)}`;
    case 'spend-locks':
      return `${shipWith(of.whom)} cannot spend target locks${when(of.requires)}`;
    case 'range-bonus':
      return `no ${of.dice} die is added for range${when(of.requires)}`;
  }
}

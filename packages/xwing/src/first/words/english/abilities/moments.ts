import type { Requirement, Trigger } from '../../../abilities/language.ts';
import { isInAttack, type Window } from '../../../state.ts';
import { action, article, list } from '../terms.ts';
import { flight, made, when } from './conditions.ts';
import { shipWith } from './ships.ts';

/** When an ability acts. `§` is the ship that the moment is about. */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-forces': 'before ships are placed',
  'ship-placed': 'during setup, after § is placed',
  'end-of-planning': 'at the end of the Planning phase',
  'end-of-setup': 'at the end of setup',
  'start-of-planning': 'at the start of the Planning phase',
  coordinating: 'when § coordinates, before the other ship acts',
  'start-of-activation': 'at the start of the Activation phase',
  'before-reveal': 'before § reveals its dial',
  reveal: 'when § reveals its dial',
  'after-maneuver': 'after § executes a maneuver',
  'after-stress-check': 'after § checks its stress',
  'gaining-energy': 'when § gains energy by its maneuver',
  'energy-allocated': 'when § moves energy to an upgrade card',
  'using-energy': 'in the Use Energy step of §',
  recovering: 'when § performs a recover action, before energy is spent',
  deploying: 'when § deploys a ship',
  'after-decloak': 'after § decloaks',
  'after-drop': 'after § drops a bomb',
  'after-token': 'when § receives a token',
  'after-lock': 'when § acquires a target lock',
  'lock-spent': 'when § spends a target lock',
  'after-spend': 'after § spends a token',
  'token-lost': 'after § loses a token',
  'after-action': 'after § performs an action',
  'end-of-activation': 'at the end of the Activation phase',
  'start-of-combat': 'at the start of the Combat phase',
  opportunity: 'when § becomes the active ship in the Combat phase',
  'attack-declared': 'when § declares an attack',
  'before-attack-dice': 'before § rolls attack dice',
  'after-attack-dice': 'after § rolls attack dice',
  'before-defense-dice': 'before the defender of § rolls defense dice',
  'after-defense-dice': 'after the defender of § rolls defense dice',
  'before-comparing': 'before results of an attack of § are compared',
  'after-comparing': 'after results of an attack of § are compared',
  hit: 'when an attack of § hits',
  'damage-dealt': 'when § is dealt a damage card',
  'before-damage': 'before the defender suffers the results of an attack of §',
  'attack-dealt': 'once an attack of § has dealt its damage',
  'after-attack': 'after § performs an attack',
  'after-defending': 'after § defends',
  'shield-lost': 'when § loses a shield',
  'after-damage': 'after § suffers damage',
  'upgrade-discarded': 'after § discards an upgrade card',
  destroyed: 'when § is destroyed',
  'after-opportunity': 'after the turn of § in the Combat phase',
  'end-of-combat': 'at the end of the Combat phase',
  'start-of-end': 'at the start of the End phase',
  'end-of-end': 'at the end of the End phase',
};

/** How often. */
export const ONCE = { round: 'once per round, ', game: 'once per game, ' } as const;

/** Moments of any attack, whoever attacks. */
const OF_ANY: Readonly<Partial<Record<Window, string>>> = {
  'attack-declared': 'when an attack is declared',
  'before-attack-dice': 'before attack dice are rolled',
  'after-attack-dice': 'after attack dice are rolled',
  'before-defense-dice': 'before defense dice are rolled',
  'after-defense-dice': 'after defense dice are rolled',
  'before-comparing': 'in an attack, before results are compared',
  'after-comparing': 'in an attack, after results are compared',
  hit: 'when an attack hits',
  'before-damage': 'in an attack, before the defender suffers the results',
  'attack-dealt': 'once an attack has dealt its damage',
};

/** Moments of an attack on the card's ship. */
const OF_DEFENDER: Readonly<Partial<Record<Window, string>>> = {
  'attack-declared': 'when § is declared the target of an attack',
  'before-defense-dice': 'before § rolls defense dice',
  'after-defense-dice': 'after § rolls defense dice',
  'before-comparing': 'while § defends, before results are compared',
  hit: 'when an attack hits §',
  'before-damage': 'while § defends, before it suffers the results',
};

/** The card's ship attacks, or defends. */
export const isYou = (requirement: Requirement | undefined, who: 'attacker' | 'defender'): boolean =>
  requirement?.kind === 'ship' &&
  requirement.who === who &&
  requirement.that.length === 1 &&
  requirement.that[0]?.kind === 'is' &&
  requirement.that[0].who === 'self';

/** "once per round, after this ship performs a boost action, if …". */
export function moment({ window, of, requires, once }: Trigger): string {
  const { text, rest } = momentOf(window, of, requires);
  const said = text.replaceAll('§', of === 'own' ? 'this ship' : shipWith(of));
  return `${once ? ONCE[once] : ''}${said}${when(rest)}`;
}

interface Moment {
  readonly text: string;
  readonly rest: readonly Requirement[];
}

/** What a moment is called, and what it leaves of the requirements. */
function momentOf(window: Window, of: Trigger['of'], requires: readonly Requirement[]): Moment {
  if (of === 'own' && isInAttack(window)) {
    const [first, ...rest] = requires;
    if (isYou(first, 'attacker')) return { text: MOMENTS[window], rest };
    const defends = isYou(first, 'defender') ? OF_DEFENDER[window] : undefined;
    return defends ? { text: defends, rest } : { text: OF_ANY[window] ?? MOMENTS[window], rest: requires };
  }
  if (window === 'after-attack') {
    const { how, rest } = made(requires);
    return { text: `${MOMENTS[window]}${how}`, rest };
  }
  const what = requires.find(({ kind }) => NAMED[window] === kind);
  const named = what && namedMoment(window, what);
  return named
    ? { text: named, rest: requires.filter((one) => one !== what) }
    : { text: MOMENTS[window], rest: requires };
}

/** Moments that say themselves what is required of their maneuver, action or token. */
const NAMED: Readonly<Partial<Record<Window, Requirement['kind']>>> = {
  'after-maneuver': 'flown',
  'after-action': 'action',
  'after-token': 'token-is',
  'after-spend': 'token-is',
  'token-lost': 'token-is',
};

function namedMoment(window: Window, what: Requirement): string | undefined {
  if (what.kind === 'flown') return `after § executes ${flight(what)}`;
  if (what.kind === 'action' && what.actions.length > 0)
    return `after § performs ${article(list(what.actions.map(action), 'or'))} action`;
  if (what.kind !== 'token-is') return undefined;
  return MOMENTS[window].replace(
    'a token',
    `${article(
      list(
        what.tokens.map((one) => one.replaceAll('-', ' ')),
        'or',
      ),
    )} token`,
  );
}

import { describe, expect, it } from 'vitest';
import {
  type Ability,
  at,
  attackWith,
  before,
  compare,
  flown,
  gain,
  has,
  instead,
  lasting,
  loseCharge,
  mark,
  moreDice,
  reroll,
  results,
  rollAgain,
  the,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { saysTheSame } from './same.ts';

/** The ability with another name in the place of one, each time. */
const named = (ability: object, name: string, other: string): Ability =>
  JSON.parse(JSON.stringify(ability).replaceAll(`"${name}"`, `"${other}"`));
const same = (ability: object, name: string, other: string): boolean =>
  saysTheSame(ability as Ability, named(ability, name, other));

describe('who is who in an ability', () => {
  it('its own ship is “it” in its own moments, not in those of other ships or of all', () => {
    expect(same(at('after-maneuver').you(gain('focus')), 'self', 'it')).toBe(true);
    expect(same(at('start-of-engagement').you(gain('focus')), 'self', 'it')).toBe(false);
    expect(same(whenever('after-maneuver', []).you(gain('focus')), 'self', 'it')).toBe(false);
    expect(same(before({ event: 'gain', tokens: ['ion'] }).you(instead(gain('stress'))), 'self', 'it')).toBe(
      true,
    );
  });

  it('it is the attacker or defender where that is asked, or told by the moment or the dice', () => {
    const stressed = you(has('stress'));
    const attacks = JSON.stringify(moreDice('attack', 1, youAttack, stressed));
    const asked = attacks.replace(
      '"who":"self","that":[{"kind":"tokens"',
      '"who":"attacker","that":[{"kind":"tokens"',
    );
    expect(asked).not.toBe(attacks);
    expect(saysTheSame(JSON.parse(attacks), JSON.parse(asked))).toBe(true);
    const defends = asked.replaceAll(
      '"attacker","that":[{"kind":"tokens"',
      '"defender","that":[{"kind":"tokens"',
    );
    expect(saysTheSame(JSON.parse(attacks), JSON.parse(defends))).toBe(false);
    expect(same(at('after-attack').you(gain('focus')), 'self', 'attacker')).toBe(true);
    expect(same(at('after-defending').you(gain('focus')), 'self', 'attacker')).toBe(false);
    expect(same(whileAttacking({}, stressed).may(reroll(1)), 'self', 'attacker')).toBe(true);
    expect(same(whileAttacking({}, stressed).may(reroll(1)), 'self', 'defender')).toBe(false);
    expect(same(whileAttacking({}, stressed).may(rollAgain), 'self', 'attacker')).toBe(false);
  });

  it('the other one is the enemy', () => {
    const against = the('defender', has('stress'));
    expect(same(whileAttacking({}, against).may(reroll(1)), 'defender', 'enemy')).toBe(true);
    expect(same(at('after-attack', against).you(gain('focus')), 'defender', 'other')).toBe(true);
  });

  it('the enemy in an attack of a friend is the defender; a friend who defends may be attacked by a friend', () => {
    const near = whileAttacking({ friendlyAt: [0, 2] }, the('defender', has('stress'))).may(reroll(1));
    expect(same(near, 'defender', 'enemy')).toBe(true);
    expect(same(near, 'defender', 'attacker')).toBe(false);
    const attack = the('attacker', { kind: 'side', is: 'friendly', of: 'self' });
    const theirs = whenever('before-attack-dice', [], attack, the('defender', has('stress'))).you(
      gain('focus'),
    );
    expect(same(theirs, 'defender', 'enemy')).toBe(true);
    expect(same(theirs, 'attacker', 'enemy')).toBe(false);
    const defends = whileDefending(the('attacker', has('stress'))).may(reroll(1));
    expect(same(defends, 'attacker', 'enemy')).toBe(false);
  });

  it('an attack with the card may be that of another ship with the same card', () => {
    const own = at('after-attack', attackWith('this')).you(gain('focus'));
    const anyones = whenever('attack-declared', [], attackWith('this'), youAttack).you(gain('focus'));
    expect(same(own, 'self', 'attacker')).toBe(true);
    expect(same(anyones, 'attacker', 'defender')).toBe(false);
    const dice = { ...(whileAttacking({}, attackWith('this')).may(reroll(1)) as object), weapon: 'any' };
    expect(saysTheSame(dice as Ability, { ...dice, weapon: 'special' } as Ability)).toBe(true);
    expect(saysTheSame(dice as Ability, { ...dice, weapon: 'primary' } as Ability)).toBe(false);
    const { requires, ...rest } = anyones as Extract<Ability, { kind: 'trigger' }>;
    expect(saysTheSame(anyones as Ability, { ...rest, requires: requires.slice(0, 1) })).toBe(false);
  });

  it('what lasts is looked at in other moments, but for whom it is given to', () => {
    const lasts = lasting('end of round', [moreDice('attack', 1, youAttack)]);
    expect(same(at('after-maneuver').you(lasts), 'self', 'it')).toBe(false);
    expect(same(at('after-maneuver').you(lasting('end of round', [mark])), 'self', 'it')).toBe(true);
    expect(same(at('start-of-engagement').you(lasting('end of round', [mark])), 'self', 'it')).toBe(false);
  });
});

/** The ability with another value of a key, wherever it stands. */
const valued = (ability: object, key: string, value: unknown): Ability =>
  JSON.parse(JSON.stringify(ability), (at, now) => (at === key ? value : now));
const alike = (ability: object, key: string, value: unknown, limit?: number): boolean =>
  saysTheSame(ability as Ability, valued(ability, key, value), limit);

describe('what an ability says in several words', () => {
  it('a success is a hit of attack dice and an evade of defense dice', () => {
    expect(alike(whileAttacking().may(turn('focus', 'hit')), 'to', 'success')).toBe(true);
    expect(alike(whileAttacking().may(turn('focus', 'hit')), 'to', 'crit')).toBe(false);
    expect(alike(whileDefending().may(turn('focus', 'evade')), 'to', 'success')).toBe(true);
  });

  it('dice never show some faces, and any number of them is up to all', () => {
    expect(
      alike(whileAttacking().may(turn(['focus', 'hit'], 'crit')), 'from', ['focus', 'hit', 'evade']),
    ).toBe(true);
    expect(alike(whileAttacking().may(turn(['focus', 'hit'], 'crit')), 'from', ['focus'])).toBe(false);
    expect(alike(whileDefending().may(reroll('any')), 'upTo', true)).toBe(true);
    expect(alike(whileDefending().may(reroll(2)), 'upTo', true)).toBe(false);
  });

  it('a card loses and recovers no more charges than it has', () => {
    const loses = at('after-defending').you(loseCharge());
    expect(alike(loses, 'count', 2, 1)).toBe(true);
    expect(alike(loses, 'count', 2, 2)).toBe(false);
    expect(alike(loses, 'count', 2)).toBe(false);
  });

  it('there are templates of some speeds only', () => {
    const flies = (bearing: 'bank' | 'straight') =>
      at('after-maneuver', flown({ bearing, speed: [1, 3] })).you(gain('focus'));
    expect(alike(flies('bank'), 'speed', [0, 4])).toBe(true);
    expect(alike(flies('bank'), 'speed', [1, 2])).toBe(false);
    expect(alike(flies('straight'), 'speed', [0, 3])).toBe(true);
    expect(alike(flies('straight'), 'speed', [1, 4])).toBe(false);
  });

  it('initiative for one phase does not matter after it', () => {
    const slows = (window: 'start-of-engagement' | 'start-of-planning') =>
      at(window).you({
        kind: 'initiative',
        to: 0,
        until: 'end of engagement',
        on: 'self',
        only: 'engagement',
      });
    expect(alike(slows('start-of-engagement'), 'until', 'end of round')).toBe(true);
    expect(alike(slows('start-of-engagement'), 'until', 'end of attack')).toBe(false);
    expect(alike(slows('start-of-planning'), 'until', 'end of activation')).toBe(false);
  });

  it('a range that counts as itself counts as it is, and no number is below 0', () => {
    const counts = { kind: 'modifier', of: { rule: 'attack-range-counts-as', from: [0, 0], to: 1 } };
    expect(alike(counts, 'from', [0, 1])).toBe(true);
    expect(alike(counts, 'from', [0, 2])).toBe(false);
    const blank = whileAttacking({}, compare(results('attack', 'blank'), 'equal', 0)).may(reroll(1));
    expect(alike(blank, 'compare', 'lower-or-equal')).toBe(true);
    expect(alike(blank, 'compare', 'higher-or-equal')).toBe(false);
  });

  it('its own ship is always itself', () => {
    const own = at('after-maneuver').you(gain('focus'));
    expect(
      saysTheSame(own as Ability, {
        ...(own as Extract<Ability, { kind: 'trigger' }>),
        requires: [{ kind: 'ship', who: 'self', that: [{ kind: 'is', who: 'self' }] }],
      }),
    ).toBe(true);
  });
});

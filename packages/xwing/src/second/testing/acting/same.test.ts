import { describe, expect, it } from 'vitest';
import {
  type Ability,
  at,
  before,
  gain,
  has,
  instead,
  lasting,
  moreDice,
  reroll,
  rollAgain,
  the,
  whenever,
  whileAttacking,
  you,
  youAttack,
  youDefend,
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
    expect(same(moreDice('defense', 1, youDefend, the('attacker', has('stress'))), 'attacker', 'enemy')).toBe(
      true,
    );
  });

  it('what lasts is looked at in other moments', () => {
    const lasts = lasting('end of round', [moreDice('attack', 1, youAttack)]);
    expect(same(at('after-maneuver').you(lasts), 'self', 'it')).toBe(false);
  });
});

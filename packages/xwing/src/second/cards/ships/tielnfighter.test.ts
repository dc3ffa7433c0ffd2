import { describe, expect, it } from 'vitest';
import { coordinateTargets } from '../../actions/coordinate-targets.ts';
import { type At, bomber, decimator, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const pilot = (name: string, at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: name,
  at,
  ...more,
});
const howlrunner = (at: At, more: Partial<TestShip> = {}) => pilot('howlrunner', at, more);
const nightBeast = (at: At, more: Partial<TestShip> = {}) => pilot('nightbeast', at, more);
const iden = (at: At, more: Partial<TestShip> = {}) => pilot('idenversio', at, more);

describe('Howlrunner', () => {
  const enemy = decimator([400, 640, 180]);
  /** Her base to the left of the attacker, so many mm away. */
  const beside = (gap: number): At => [400 - 40 - gap, 400, 0];

  it('xwing2:friendly.3 a friendly ship at range 0-1, herself included, may reroll one attack die', () => {
    const friend = table({ us: [tie(us), howlrunner(beside(100))], them: [enemy] });
    friend.rolls('blank', 'hit').attack(0, 2);
    expect(friend.question).toMatchObject({ kind: 'modify-attack-dice', player: 0, ship: 0 });
    expect(friend.options).toHaveLength(3);
    for (const dice of [[0], [1]]) expect(friend.offers({ kind: 'ability', ship: 1, dice })).toBe(true);
    friend.rolls('crit').pick({ dice: [0] });
    expect(friend.eventsOf('ability')).toMatchObject([{ ship: 1, used: true, because: 'xwing2:timing.3' }]);
    expect(friend.eventsOf('modified')).toMatchObject([{ ship: 0, how: 'reroll', faces: ['crit', 'hit'] }]);
    const herself = table({ us: [howlrunner(us)], them: [enemy] })
      .rolls('blank', 'blank')
      .attack(0, 1);
    expect(herself.options).toEqual([
      { kind: 'ability', ability: 'pilot.0', ship: 0, dice: [0] },
      { kind: 'done' },
    ]);
    herself.rolls('hit').pick({ dice: [0] });
    expect(herself.eventsOf('neutralized')).toMatchObject([{ hits: 1 }]);
    // An effect on another ship leaves it out: a ship does not coordinate itself.
    const other = table({ us: [decimator(us), tie([400, 600, 0])] });
    expect(coordinateTargets(other.state, other.ship(0)).map(({ id }) => id)).toEqual([1]);
  });

  it('in contact too, and declined', () => {
    const game = table({ us: [tie(us), howlrunner(beside(0))], them: [enemy], contacts: [[0, 1]] });
    game.rolls('blank', 'blank').attack(0, 2).pick('done');
    expect(game.story).not.toContain('ability');
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });

  it('not beyond range 1, not for an enemy, not at attack range 0', () => {
    const far = table({ us: [tie(us), howlrunner(beside(100.1))], them: [enemy] });
    expect(far.rolls('blank', 'blank').attack(0, 2).question).toBeUndefined();
    const other = table({ us: [tie(us)], them: [decimator([400, 640, 180]), howlrunner(beside(20))] });
    expect(other.rolls('blank', 'blank').attack(0, 1).question).toBeUndefined();
    const zero = table({ us: [howlrunner(us)], them: [decimator([400, 465.8, 180])], contacts: [[0, 1]] });
    expect(zero.rolls('blank', 'blank').attack(0, 1).question).toBeUndefined();
  });

  it('xwing2:card-interpretation.8 once in each attack, and never a die that was rerolled', () => {
    const game = table({ us: [xwing(us), howlrunner(beside(20))], them: [enemy], locks: [[0, 2]] });
    game.rolls('blank', 'blank', 'hit').attack(0, 2);
    game.rolls('focus').pick({ kind: 'ability', dice: [0] });
    expect(game.offers({ kind: 'ability' })).toBe(false);
    expect(game.refusal('ability-pilot.0@1')).toBe('xwing2:card-interpretation.8');
    expect(game.offers({ kind: 'spend-lock', dice: [0] })).toBe(false);
    game.pick('done');
    game.rolls('blank', 'blank').attack(1, 2);
    expect(game.offers({ kind: 'ability', ship: 1 })).toBe(true);
    game.pick('done');
  });

  it('with all dice rerolled there is nothing to offer', () => {
    const game = table({ us: [xwing(us), howlrunner(beside(20))], them: [enemy], locks: [[0, 2]] });
    game.rolls('blank', 'blank', 'blank').attack(0, 2);
    game.rolls('blank', 'blank', 'blank').pick({ kind: 'spend-lock', dice: [0, 1, 2] });
    expect(game.question).toBeUndefined();
  });

  it('while she or the attacker is stressed, and while she waits for her removal', () => {
    const stressed = { tokens: { stress: 2 } };
    const game = table({ us: [tie(us, stressed), howlrunner(beside(20), stressed)], them: [enemy] });
    game.state.ships[1]!.destroyed = true;
    game.rolls('blank', 'blank').attack(0, 2);
    expect(game.offers({ kind: 'ability', ship: 1 })).toBe(true);
    game.pick('done').run({ kind: 'remove-destroyed' });
    expect(game.rolls('blank', 'blank').attack(0, 2).question).toBeUndefined();
  });
});

describe('Night Beast', () => {
  it('after fully executing a blue maneuver may focus', () => {
    const game = table({ us: [nightBeast(us)] }).fly(0, '2 straight');
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'none' },
    ]);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 0 });
    // The action of its activation is still to come; focus is used up.
    expect(game.question?.kind).toBe('action');
    expect(game.refusal('focus')).toBe('xwing2:actions.12');
    game.pick({ action: 'evade' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  it('declined, focus is left for its action', () => {
    const game = table({ us: [nightBeast(us)] })
      .fly(0, '2 straight')
      .pick('none');
    expect(game.story).not.toContain('ability');
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('not after a white or red maneuver', () => {
    for (const maneuver of ['2 turn left', '3 koiogran']) {
      const game = table({ us: [nightBeast(us)] }).fly(0, maneuver);
      if (game.question) expect(game.offers({ action: 'evade' })).toBe(true);
      game.passAll();
      expect(game.story).not.toContain('ability');
    }
  });

  it('not after a blue one that was executed in part', () => {
    const game = table({ us: [nightBeast(us), tie([400, 520, 0])] });
    game.rolls('blank').fly(0, '2 straight');
    expect(game.eventsOf('maneuver')[0]!.executed).toBe('partially');
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('stressed it may once the blue maneuver took the stress, not with stress left', () => {
    const one = table({ us: [nightBeast(us, { tokens: { stress: 1 } })] }).fly(0, '2 straight');
    expect(one.offers({ action: 'focus' }) && one.options.length === 2).toBe(true);
    one.passAll();
    const two = table({ us: [nightBeast(us, { tokens: { stress: 2 } })] }).fly(0, '2 straight');
    expect(two.question).toBeUndefined();
    expect(two.ship(0).tokens).toMatchObject({ stress: 1, focus: 0 });
  });

  it('after an ion maneuver, which is blue: focus is all that an ionized ship may do', () => {
    const game = table({ us: [nightBeast(us, { tokens: { ion: 1 } })] }).fly(0, '2 turn left');
    expect(game.options).toHaveLength(2);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
    game.passAll();
  });

  it('on an obstacle its action step is skipped, not this action', () => {
    const game = table({
      us: [nightBeast(us)],
      obstacles: [{ outline: 'yt2400debris0', at: [400, 520, 0] }],
    });
    game.rolls('blank').fly(0, '2 straight');
    // The debris gave a stress.
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.question).toBeUndefined();
    const gas = table({ us: [nightBeast(us)], obstacles: [{ outline: 'gascloud1', at: [400, 520, 0] }] });
    gas.rolls('blank').fly(0, '2 straight').pick({ action: 'focus' });
    expect(gas.ship(0).tokens.focus).toBe(1);
    expect(gas.eventsOf('action-skipped')).toHaveLength(1);
  });
});

describe('Iden Versio', () => {
  const beside = (gap: number): At => [400 - 40 - gap, 400, 0];
  const shooter = xwing([400, 590, 180]);
  const none = ['blank', 'blank', 'blank'] as const;

  it('spends her charge before a friendly TIE/ln at range 0-1 suffers damage: all of it is prevented', () => {
    const game = table({ us: [tie(us), iden(beside(100))], them: [shooter] });
    game.rolls('hit', 'hit', 'crit', ...none).attack(2, 0);
    expect(game.question).toMatchObject({
      kind: 'replacement',
      player: 0,
      ship: 0,
      because: 'xwing2:faq-specific-card-questions.5',
    });
    expect(game.options).toEqual([
      { ability: 'pilot.0', ship: 1 },
      { ability: '', ship: -1 },
    ]);
    game.pick({ ship: 1 });
    expect(game.eventsOf('damage-prevented')).toMatchObject([
      { ship: 0, damage: 3, because: 'xwing2:abilities.10' },
    ]);
    expect(game.ship(0).damage).toEqual([]);
    expect(game.ship(1).charges).toBe(0);
    expect(game.story).toContain('attack-hits');
  });

  it('declined, the damage is suffered and the charge kept', () => {
    const game = table({ us: [tie(us), iden(beside(20))], them: [shooter] });
    game
      .rolls('hit', 'blank', 'blank', ...none)
      .attack(2, 0)
      .pick({ ship: -1 });
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(1).charges).toBe(1);
  });

  it('herself too; and without the charge nothing is offered', () => {
    const game = table({ us: [iden(us)], them: [shooter] });
    game
      .rolls('hit', 'blank', 'blank', ...none)
      .attack(1, 0)
      .pick({ ship: 0 });
    expect(game.ship(0)).toMatchObject({ damage: [], charges: 0 });
    game.rolls('hit', 'blank', 'blank', ...none).attack(1, 0);
    expect(game.question).toBeUndefined();
    expect(game.ship(0).damage).toHaveLength(1);
    // The charge does not come back.
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).charges).toBe(0);
  });

  it('not beyond range 1, not for another type of ship, not for an enemy', () => {
    const hit = ['hit', 'blank', 'blank', ...none] as const;
    const far = table({ us: [tie(us), iden(beside(100.1))], them: [shooter] });
    expect(far.rolls(...hit).attack(2, 0).question).toBeUndefined();
    const type = table({ us: [bomber(us), iden(beside(20))], them: [shooter] });
    expect(type.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(2, 0).question).toBeUndefined();
    const enemy = table({ us: [tie(us)], them: [shooter, iden(beside(20))] });
    expect(enemy.rolls(...hit).attack(1, 0).question).toBeUndefined();
  });

  it('against damage of an obstacle, once for each time it is suffered', () => {
    const game = table({
      us: [tie([400, 300, 0]), iden(beside(20), { charges: 2 })],
      obstacles: [{ outline: 'coreasteroid5', at: [400, 420, 0] }],
    });
    game.fly(0, '2 straight');
    expect(game.question?.kind).toBe('replacement');
    game.rolls('hit').pick({ ship: 1 });
    expect(game.question?.kind).toBe('replacement');
    game.pick({ ship: -1 });
    expect(game.eventsOf('damage-prevented')).toMatchObject([{ damage: 1 }]);
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(1).charges).toBe(1);
  });

  it('while stressed, disarmed or waiting for her removal', () => {
    const waiting = iden(beside(20), { tokens: { stress: 1, disarm: 1 } });
    const game = table({ us: [tie(us), waiting], them: [shooter] });
    game.state.ships[1]!.destroyed = true;
    game
      .rolls('hit', 'blank', 'blank', ...none)
      .attack(2, 0)
      .pick({ ship: 1 });
    expect(game.ship(0).damage).toEqual([]);
  });

  it('xwing2:abilities.11 with a Hull Breach on the ship, one of the two acts: its player picks', () => {
    const breached = tie(us, { damage: ['Hull Breach'] });
    const layout = { us: [breached, iden(beside(20))], them: [shooter] };
    const prevented = table(layout)
      .rolls('hit', 'blank', 'blank', ...none)
      .attack(2, 0);
    expect(prevented.options).toHaveLength(2);
    prevented.pick({ ship: 1 });
    expect(prevented.ship(0).damage).toHaveLength(1);
    const turned = table(layout)
      .rolls('hit', 'blank', 'blank', ...none)
      .deals('Damaged Engine')
      .attack(2, 0);
    turned.pick({ ship: 0 });
    expect(turned.eventsOf('damage-dealt')).toMatchObject([{ card: 'Damaged Engine' }]);
    expect(turned.ship(1).charges).toBe(1);
  });
});

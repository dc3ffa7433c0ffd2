import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { turretChoices } from '../actions/rotate.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { occasion } from '../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { flyerWith } from '../testing/with-ship-ability.ts';

const HERE: At = [457, 300, 0];
/** Ahead at range 1, 2 and 3, facing back. */
const ahead = (range: 1 | 2 | 3): At => [457, 300 + range * 100 - 10 + 40, 180];
const flies = (ability: string, at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot: flyerWith(ability),
  at,
  ...more,
});
const system = (ship: TestShip) =>
  table({ us: [ship], phase: 'system' }).run({ kind: 'system-ship', ship: 0 });

describe('ship abilities before and after maneuvers', () => {
  it.each([
    ['Full Throttle', '3 straight', 'evade'],
    ['Chiss Engineering', '3 straight', 'lock'],
  ])('%s after a fast full maneuver', (ability, maneuver, action) => {
    const slow = table({ us: [flies(ability)], them: [tie([457, 700, 180])] }).fly(0, '2 straight');
    expect(slow.question?.because).toBe('xwing2:actions.18');
    slow.passAll();
    const game = table({ us: [flies(ability)], them: [tie([457, 700, 180])] }).fly(0, maneuver);
    expect(game.question).toMatchObject({ kind: 'action', because: 'xwing2:actions.17' });
    expect(game.offers({ action, difficulty: 'white' })).toBe(true);
    game.passAll();
  });

  it('xwing2:errata-ship-cards.1 Adaptive Ailerons must boost before the dial, unstressed', () => {
    const game = table({ us: [flies('Adaptive Ailerons')] });
    game.state.ships[0]!.dial = 0;
    game.run({ kind: 'window', ...occasion('before-reveal', { ship: 0 }) });
    expect(game.question?.kind).toBe('boost-direction');
    game.pick({ direction: 'straight' });
    expect(game.ship(0).y).toBe(380);
    const stressed = table({ us: [flies('Adaptive Ailerons', HERE, { tokens: { stress: 1 } })] });
    stressed.run({ kind: 'window', ...occasion('before-reveal', { ship: 0 }) });
    expect(stressed.question).toBeUndefined();
    expect(stressed.ship(0).y).toBe(300);
  });

  it('xwing2:errata-ship-cards.2 Controlled Ailerons may boost', () => {
    const game = table({ us: [flies('Controlled Ailerons')] });
    game.run({ kind: 'window', ...occasion('before-reveal', { ship: 0 }) });
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 0 });
    game.pick({ use: false });
    expect(game.ship(0).y).toBe(300);
  });

  it('Fine-Tuned Controls cost Force, for an action only', () => {
    const game = table({ us: [flies('Fine-Tuned Controls')] });
    const { force } = game.ship(0);
    game
      .fly(0, '2 straight')
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'left' })
      .pick({ placement: 'middle' });
    expect(game.ship(0).force).toBe(force - 1);
    game.passAll();
    const none = table({ us: [flies('Fine-Tuned Controls')] })
      .fly(0, '2 straight')
      .pick('none');
    expect(none.ship(0).force).toBe(force);
    none.passAll();
  });

  it('Fine-Tuned Thrusters cost a deplete or strain token of the player’s choice', () => {
    const game = table({ us: [flies('Fine-Tuned Thrusters')], them: [tie(ahead(3))] }).fly(0, '2 straight');
    game.pick({ action: 'lock' });
    expect(game.question).toMatchObject({ kind: 'choose-token', player: 0 });
    game.pick({ token: 'strain' });
    expect(game.ship(0).tokens).toMatchObject({ strain: 1, deplete: 0 });
    game.passAll();
    const strained = table({ us: [flies('Fine-Tuned Thrusters', HERE, { tokens: { strain: 2 } })] });
    strained.fly(0, '2 straight');
    expect(strained.question?.because).toBe('xwing2:actions.18');
    strained.passAll();
  });

  it('Modified for Organics makes banks easier and fast turns harder', () => {
    const bank = table({ us: [flies('Modified for Organics')] }).fly(0, '2 bank left');
    expect(bank.eventsOf('maneuver')[0]?.difficulty).toBe('blue');
    bank.passAll();
    const turn = table({ us: [flies('Modified for Organics')] }).fly(0, '3 turn left');
    expect(turn.eventsOf('maneuver')[0]?.difficulty).toBe('white');
    turn.passAll();
  });
});

describe('ship abilities after actions', () => {
  it('Advanced Droid Brain gains a second calculate token', () => {
    const game = table({ us: [flies('Advanced Droid Brain')] })
      .act(0)
      .pick({ action: 'calculate' });
    expect(game.ship(0).tokens.calculate).toBe(2);
  });

  it('Locked S-Foils deplete after a boost', () => {
    const ship = flies('Locked S-Foils', HERE, { upgrades: ['engineupgrade'] });
    const game = table({ us: [ship] })
      .act(0)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });
    expect(game.ship(0).tokens.deplete).toBe(1);
  });

  it('High Stakes roll a die after a red action, which may take the stress', () => {
    const ship = flies('High Stakes');
    const game = table({ us: [ship] })
      .rolls('hit')
      .act(0)
      .pick({ difficulty: 'red' });
    while (game.question && game.question.kind !== 'use-ability') game.answer(0);
    game.pick({ use: true });
    expect(game.ship(0).tokens.stress).toBe(0);
  });

  it('Explosion with Wings: a facedown card, and a disarm token for turning one up', () => {
    const game = table({ us: [flies('Explosion with Wings')] })
      .deals('Structural Damage')
      .run({ kind: 'window', ...occasion('end-of-setup') });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false]);
    game.state.ships[0]!.tokens.disarm = 1;
    const after = { ship: 0, what: 'slam', colour: 'white' };
    game.run({ kind: 'window', ...occasion('after-action', after) }).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { disarm: 0 }, damage: [{ up: true }] });
  });

  it('Intuitive Interface calculates after an action that a modification added', () => {
    const added = table({ us: [flies('Intuitive Interface', HERE, { upgrades: ['targetingcomputer'] })] });
    const plain = table({ us: [flies('Intuitive Interface')] })
      .act(0)
      .pick({ action: 'focus' });
    expect(plain.question).toBeUndefined();
    added.run({ kind: 'window', ...occasion('after-action', { ship: 0, what: 'lock', colour: 'white' }) });
    expect(added.question).toBeUndefined(); // The chassis has a lock of its own.
  });
});

describe('ship abilities in the System Phase', () => {
  it.each([
    ['Pursuit Thrusters', 'boost', 'white'],
    ['Sensitive Controls', 'barrel-roll', 'red'],
    ['Intuitive Controls', 'boost', 'purple'],
  ])('xwing2:system-phase.2 %s act at the turn of their ship, once', (ability, action, difficulty) => {
    const game = system(flies(ability));
    expect(game.question?.kind).toBe('system');
    game.pick({ kind: 'ability' });
    expect(game.offers({ kind: 'action', action, difficulty })).toBe(true);
    game.pick('none');
    expect(game.question).toBeUndefined();
  });
});

describe('ship abilities in attacks', () => {
  const dice = (game: ReturnType<typeof table>, kind: 'attack' | 'defense') =>
    game.eventsOf('rolled').find((roll) => roll.dice === kind)?.faces.length;

  it('Advanced Targeting Computer: a die more and a crit against what is locked', () => {
    const us = [flies('Advanced Targeting Computer')];
    const locked = table({ us, them: [xwing(ahead(2))], locks: [[0, 1]] })
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(dice(locked, 'attack')).toBe(3);
    locked.pick({ kind: 'ability' });
    expect(locked.state.attack?.attackDice.map(({ face }) => face).sort()).toEqual(['blank', 'crit', 'hit']);
    locked.passAll();
    const free = table({ us, them: [xwing(ahead(2))] }).attack(0, 1);
    expect(dice(free, 'attack')).toBe(2);
    free.passAll();
  });

  it('Chiss Engineering spends a shield for the range bonus, not at range 1', () => {
    const us = [flies('Chiss Engineering')];
    const game = table({ us, them: [xwing(ahead(2))] }).attack(0, 1);
    const { shields } = game.ship(0);
    game.pick({ use: true });
    expect([dice(game, 'attack'), game.ship(0).shields]).toEqual([4, shields - 1]);
    game.passAll();
    const near = table({ us, them: [xwing(ahead(1))] }).attack(0, 1);
    expect(near.question?.kind).not.toBe('use-ability');
    near.passAll();
  });

  it('xwing2:abilities.3 Born for This spends the tokens of another ship, which is strained', () => {
    const us = [
      flies('Born for This', [600, 300, 0], { tokens: { focus: 2 } }),
      xwing(HERE),
      xwing([200, 300, 0]),
    ];
    const game = table({ us, them: [tie(ahead(2))], firstPlayer: 1 })
      .rolls('hit', 'hit', 'focus', 'focus')
      .attack(3, 1);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0 });
    game.pick({ kind: 'ability', ship: 0 });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, strain: 1 });
    expect(game.eventsOf('attack-misses').length).toBe(1);
    game.passAll();
  });

  it('Dead to Rights: no green token helps a defender in the bullseye', () => {
    const them = [xwing(ahead(2), { tokens: { focus: 1 } })];
    const game = table({ us: [flies('Dead to Rights')], them })
      .rolls('hit', 'hit', 'focus', 'focus')
      .attack(0, 1)
      .passAll();
    expect(game.ship(1).tokens.focus).toBe(1);
    const aside = table({ us: [flies('Dead to Rights', [400, 300, 0])], them })
      .rolls('hit', 'hit', 'focus', 'focus')
      .attack(0, 1);
    while (aside.question?.kind === 'modify-attack-dice') aside.pick('done');
    aside.pick('spend-focus' as 'done').passAll();
    expect(aside.ship(1).tokens.focus).toBe(0);
  });

  it('Fire Convergence rerolls up to 2 dice of a friend’s attack into the turret arc, for a charge', () => {
    const us = [flies('Fire Convergence', [557, 300, 0], { turret: 0 }), xwing(HERE)];
    const game = table({ us, them: [xwing(ahead(2))] })
      .rolls('blank', 'blank', 'hit', 'hit', 'hit', 'blank', 'blank')
      .attack(1, 2);
    const { charges } = game.ship(0);
    expect(game.offers({ kind: 'ability', ship: 0, dice: [0] })).toBe(true);
    game.pick({ kind: 'ability', ship: 0, dice: [0, 1] });
    expect(game.ship(0).charges).toBe(charges - 1);
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'hit']);
    game.passAll();
  });

  it('Networked Aim rerolls as many dice as there are friendly locks, and spends none', () => {
    const us = [flies('Networked Aim'), xwing([600, 300, 0])];
    const game = table({
      us,
      them: [xwing(ahead(2))],
      locks: [
        [0, 2],
        [1, 2],
      ],
    })
      .rolls('blank', 'blank', 'hit', 'hit', 'blank', 'blank')
      .attack(0, 2);
    expect(game.offers({ kind: 'spend-lock' })).toBe(false);
    game.pick({ kind: 'ability', dice: [0, 1] });
    expect(game.state.locks.length).toBe(2);
    game.passAll();
  });

  it('Networked Calculations spend a calculate token of a friend at range 0-1', () => {
    const us = [
      flies('Networked Calculations'),
      flies('Networked Calculations', [507, 300, 0], { tokens: { calculate: 1 } }),
    ];
    const game = table({ us, them: [xwing(ahead(2))] })
      .rolls('focus', 'hit', 'hit', 'blank', 'blank')
      .attack(0, 2);
    game.pick({ kind: 'ability', ship: 0 });
    expect(game.ship(1).tokens.calculate).toBe(0);
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'hit']);
    game.passAll();
  });

  it('Overdrive Burners and Sensor Blindspot change how many dice are rolled', () => {
    const near = table({
      us: [flies('Sensor Blindspot', HERE, { turret: 0 })],
      them: [xwing([457, 440, 180])],
    }).attack(0, 1);
    expect(dice(near, 'attack')).toBe(2);
    near.passAll();
  });

  it('Plated Hull turns a crit to a hit until it is critically damaged', () => {
    const them = (damage: readonly string[]) => [flies('Plated Hull', ahead(2), { damage })];
    const game = table({ us: [xwing(HERE)], them: them([]) })
      .rolls('crit', 'crit', 'blank', 'blank')
      .attack(0, 1);
    expect(game.eventsOf('modified')).toMatchObject([{ ship: 0, faces: ['hit', 'crit', 'blank'] }]);
    game.passAll();
    const critical = table({ us: [xwing(HERE)], them: them(['Structural Damage']) })
      .rolls('crit', 'crit', 'blank')
      .attack(0, 1);
    expect(critical.eventsOf('modified')).toEqual([]);
    critical.passAll();
  });

  it('Prioritized Weapons Systems strain to arm again', () => {
    const game = table({ us: [flies('Prioritized Weapons Systems', HERE, { tokens: { disarm: 1 } })] });
    game.run({ kind: 'window', ...occasion('before-engaging', { ship: 0 }) }).pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ disarm: 0, strain: 1 });
    const armed = table({ us: [flies('Prioritized Weapons Systems')] });
    armed.run({ kind: 'window', ...occasion('before-engaging', { ship: 0 }) });
    expect(armed.question).toBeUndefined(); // abilities.12: nothing to remove, nothing to pay.
  });

  it('Solo rerolls a die for a charge with no friend near', () => {
    const alone = table({ us: [flies('Solo', HERE)], them: [xwing(ahead(2))] }).attack(0, 1);
    expect(alone.offers({ kind: 'ability', ship: 0 })).toBe(true);
    alone.passAll();
    const us = [flies('Solo', HERE, { tokens: { focus: 1 } }), xwing([557, 300, 0])];
    const near = table({ us, them: [xwing(ahead(2))] })
      .rolls('focus', 'hit', 'hit', 'blank', 'blank')
      .attack(0, 2);
    expect(near.offers({ kind: 'ability', ship: 0 })).toBe(false);
    expect(near.refusal(`ability-ship.0@0`)).toBe('xwing2:ability-queue.6');
    near.passAll();
  });
});

describe('ship abilities of turrets and moves', () => {
  it.each(['Refined Gyrostabilizers', 'Vectored Cannons', 'Rotating Cannons', 'Heavy Weapon Turret'])(
    '%s point the turret only ahead or behind',
    (ability) => {
      const game = table({ us: [flies(ability, HERE)] });
      expect(turretChoices(game.ship(0))).toEqual([0, 2]);
    },
  );

  it('Pinpoint Tractor Array rotates for a tractor token, never to the rear', () => {
    const game = table({ us: [flies('Pinpoint Tractor Array', HERE, { turret: 0 })] }).fly(0, '2 straight');
    game.pick({ action: 'rotate' });
    expect(game.options).toEqual([{ arc: 1 }, { arc: 3 }]);
    game.pick({ arc: 1 });
    expect(game.ship(0).tokens.tractor).toBe(1);
    game.passAll();
  });

  it('Heavy Weapon Turret fires missiles through its turret arc', () => {
    const ship = flies('Heavy Weapon Turret', HERE, { turret: 2, upgrades: ['ionmissiles'] });
    const game = table({ us: [ship], them: [xwing([457, 70, 0])], locks: [[0, 1]] }).engage(0);
    expect(game.offers({ kind: 'attack', arc: 'rear', weapon: weaponsOf(game.ship(0)).length - 1 })).toBe(
      true,
    );
    game.passAll();
  });

  it('Versatile Frame boosts after a blue dial', () => {
    const blue = table({ us: [flies('Versatile Frame')] }).fly(0, '1 straight');
    expect(blue.offers({ action: 'boost', difficulty: 'white' })).toBe(true);
    blue.passAll();
    const red = table({ us: [flies('Versatile Frame')] }).act(0);
    expect(red.offers({ action: 'boost' })).toBe(false);
    red.passAll();
  });

  it('Experimental Scanners lock beyond range 3, not at range 1', () => {
    const far = table({
      us: [flies('Experimental Scanners')],
      them: [tie([457, 860, 180]), tie(ahead(1))],
    }).act(0);
    far.pick({ action: 'lock' });
    expect(far.offers({ kind: 'ship', id: 2 })).toBe(false);
    expect(far.question === undefined || far.offers({ kind: 'ship', id: 1 })).toBe(true);
    far.passAll();
    expect(far.state.locks.map(({ on }) => on)).toEqual([1]);
  });
});

describe('other ship abilities', () => {
  it('xwing2:ship-abilities.1 an action of the ship ability is a standard action, but not one of the bar', () => {
    const them = [xwing(ahead(1))];
    const game = table({ us: [flies('Spacetug Tractor Array')], them }).act(0);
    expect(game.offers({ kind: 'card', ability: 'ship.0' })).toBe(true);
    game.pick({ kind: 'card' }).passAll();
    expect(game.ship(1).tokens.tractor).toBe(2);
    expect(game.eventsOf('gained')[0]).toMatchObject({ ship: 1, token: 'tractor', count: 2 });
    const link = table({ us: [flies('Spacetug Tractor Array')], them });
    link.state.ships[0]!.performed = ['card-ship.0'];
    link.act(0);
    expect(link.offers({ kind: 'card' })).toBe(false);
    expect(link.refusal('ability-ship.0@0')).toBe('xwing2:actions.12');
    link.passAll();
  });

  it('Stygium Array: an evade after decloaking, a cloak for an evade at the End Phase', () => {
    const decloaked = table({ us: [flies('Stygium Array')] }).run({
      kind: 'window',
      ...occasion('after-decloak', { ship: 0 }),
    });
    decloaked.pick({ action: 'evade' });
    expect(decloaked.ship(0).tokens.evade).toBe(1);
    decloaked.run({ kind: 'window', ...occasion('start-of-end') }).pick({ use: true });
    expect(decloaked.ship(0).tokens).toMatchObject({ evade: 0, cloak: 1 });
  });

  it('Hope acts when a friend at range 0-3 is destroyed, Formed Up beside a TIE/ln', () => {
    const us = [flies('Hope'), xwing([557, 300, 0])];
    const game = table({ us }).run({ kind: 'window', ...occasion('after-destroyed', { ship: 1 }) });
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
    const formed = { us: [flies('Formed Up', HERE, { tokens: { stress: 1 } }), tie([507, 300, 0])] };
    const end = table(formed)
      .run({ kind: 'window', ...occasion('end-of-end') })
      .pick({ use: true });
    expect(end.ship(0).tokens.stress).toBe(0);
  });
});

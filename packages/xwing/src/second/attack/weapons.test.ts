import '../testing/attack-cards.ts';
import { describe, expect, it } from 'vitest';
import { type Arc, BASES, distance, inArc } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { firingArcs, isTurretArcAttack, weaponArcs } from '../ship/arcs.ts';
import {
  type At,
  bomber,
  decimator,
  fang,
  firespray,
  type TestTable,
  table,
  tie,
  xwing,
  yt1300,
  ywing,
} from '../testing/index.ts';
import { isFrontArcAttack } from './weapon.ts';
import { attackRangeThrough, inFiringArc } from './weapons.ts';

const us: At = [400, 400, 0];
/** Ahead of a ship at (400, 400), so many mm between the bases; in contact the guides keep them 5.8 mm apart. */
const ahead = (gap: number): At => [400, 440 + (gap || 5.8), 180];
const trial = (name: string, more: { readonly turret?: number } = {}, at: At = us) => ({
  pilot: `trial-${name}`,
  at,
  ...more,
});
const attacks = (layout: TestTable) => table(layout).engage(0);

describe('weapons', () => {
  it('xwing2:attack.3 before anything is chosen, every enemy’s range and arc are known, or why it is no target', () => {
    const game = attacks({
      us: [xwing(us)],
      them: [tie(ahead(50)), tie([480, 700, 180]), tie([200, 400, 0]), tie([400, 841, 180])],
    });
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 1, range: 1 },
      { kind: 'attack', weapon: 0, arc: 'front', target: 2, range: 3 },
      { kind: 'none' },
    ]);
    expect(game.refusal('ship-3')).toBe('xwing2:attack-arc.1');
    // Ahead, but 401 mm away.
    expect(game.refusal('ship-4')).toBe('xwing2:primary-weapon.3');
    game.pick('none');
  });

  it('xwing2:attack.4 xwing2:primary-weapon.1 either of two primary weapons, through its own arc', () => {
    const game = attacks({ us: [firespray(us)], them: [tie([400, 600, 180]), tie([400, 200, 0])] });
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 1, range: 2 },
      { kind: 'attack', weapon: 1, arc: 'rear', target: 2, range: 2 },
      { kind: 'none' },
    ]);
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').pick({ weapon: 1 });
    expect(game.eventsOf('attack')).toMatchObject([{ attacker: 0, defender: 2, weapon: 1, arc: 'rear' }]);
  });

  it('xwing2:attack.5 an enemy that meets the weapon’s requirements: two in arc, one not', () => {
    const game = attacks({
      us: [xwing(us)],
      them: [tie([350, 590, 180]), tie([450, 590, 180]), tie([600, 400, 180])],
    });
    expect(game.options).toHaveLength(3);
    expect(game.offers({ target: 1 }) && game.offers({ target: 2 })).toBe(true);
    expect(game.offers({ target: 3 })).toBe(false);
    game.pick('none');
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:engagement-phase.2' }]);
  });

  it('xwing2:attack.7 a weapon without a target is not to be chosen: another one, or no attack', () => {
    const behind = attacks({ us: [firespray(us)], them: [tie([400, 200, 0])] });
    expect(behind.options).toEqual([
      { kind: 'attack', weapon: 1, arc: 'rear', target: 1, range: 2 },
      { kind: 'none' },
    ]);
    behind.pick('none');
    const beside = attacks({ us: [firespray(us)], them: [tie([600, 400, 0])] });
    expect(beside.question).toBeUndefined();
    expect(beside.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:attack.7' }]);
  });

  it('xwing2:attack-arc.1 in the side arc only: no target for a front weapon', () => {
    const game = attacks({ us: [xwing(us)], them: [tie([600, 400, 180]), tie(ahead(50))] });
    expect(game.offers({ target: 1 })).toBe(false);
    expect(game.refusal('ship-1')).toBe('xwing2:attack-arc.1');
    game.pick('none');
  });

  it('xwing2:primary-weapon.2 the arc symbol says where the defender must be', () => {
    const front = attacks({ us: [xwing(us)], them: [tie([400, 200, 0])] });
    expect(front.eventsOf('no-attack')).toHaveLength(1);
    const rear = attacks({ us: [firespray(us)], them: [tie([400, 200, 0])] });
    expect(rear.offers({ arc: 'rear', target: 1 })).toBe(true);
    rear.pick('none');
  });

  it('xwing2:primary-weapon.3 at attack range 0 to 3, at no cost', () => {
    const range = (gap: number) => {
      const game = attacks({
        us: [xwing(us)],
        them: [tie(ahead(gap))],
        contacts: gap === 0 ? [[0, 1]] : [],
      });
      if (!game.question) return undefined;
      const found = (game.options[0] as { readonly range: number }).range;
      game.pick({ target: 1 }).passAll();
      expect(game.story.filter((kind) => ['spent', 'charge-spent', 'lock-spent'].includes(kind))).toEqual([]);
      return found;
    };
    expect([0, 100, 200, 300, 300.1].map(range)).toEqual([0, 1, 2, 3, undefined]);
  });

  it('xwing2:friendly.2 a friendly ship in arc is no target', () => {
    const game = attacks({ us: [xwing(us), xwing(ahead(20))], them: [tie(ahead(150))] });
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 2, range: 2 },
      { kind: 'none' },
    ]);
    expect(game.refusal('ship-1')).toBe('xwing2:friendly.2');
    game.pick('none');
  });
});

describe('turrets and firing arcs', () => {
  it('xwing2:arc.15 a ship with a turret has one indicator, pointed when it is placed; others have none', () => {
    const game = table({ us: [trial('plain'), yt1300(us), xwing(us)] });
    expect([0, 1, 2].map((id) => game.ship(id).turret)).toEqual([0, 0, -1]);
    for (const ship of game.state.ships) ship.place = ship.id === 2 ? 'table' : 'reserve';
    game.run({ kind: 'deploy' }, { kind: 'deploy' });
    game.answer([700, 50, 0]).pick({ arc: 1 });
    expect(game.question?.kind).toBe('place-ship');
    game.answer([200, 50, 0]);
    expect(game.options).toEqual([{ arc: 0 }, { arc: 1 }, { arc: 2 }, { arc: 3 }]);
    game.pick({ arc: 3 });
    expect(game.eventsOf('turret')).toMatchObject([
      { ship: 1, arc: 1, because: 'xwing2:setup.10' },
      { ship: 0, arc: 3, because: 'xwing2:setup.10' },
    ]);
    expect([0, 1].map((id) => game.ship(id).turret)).toEqual([3, 1]);
  });

  it('xwing2:arc.16 an indicator to the left makes the left arc a turret arc too', () => {
    const game = table({ us: [trial('plain', { turret: 3 })], them: [tie([250, 400, 0])] });
    expect(weaponArcs(game.ship(0), { arc: 'single-turret', value: 2 })).toEqual(['left']);
    expect(inArc(bodyOf(game.ship(0)), 'left', bodyOf(game.ship(1)))).toBe(true);
    game.engage(0);
    expect(game.offers({ arc: 'left', target: 1, weapon: 1 })).toBe(true);
    game.pick('none');
  });

  it('xwing2:arc.17 a turret attacks through the arc it points at, not through another', () => {
    const game = attacks({
      us: [trial('plain', { turret: 2 })],
      them: [tie([400, 560, 180]), tie([400, 240, 0])],
    });
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 1, range: 2 },
      { kind: 'attack', weapon: 1, arc: 'rear', target: 2, range: 2 },
      { kind: 'none' },
    ]);
    game.pick('none');
  });

  it('xwing2:arc.18 a double turret has two arcs in opposite directions', () => {
    const weapon = { arc: 'double-turret', value: 3 } as const;
    const game = table({ us: [yt1300(us, { turret: 0 }), decimator([700, 400, 0], { turret: 1 })] });
    expect(weaponArcs(game.ship(0), weapon)).toEqual(['front', 'rear']);
    expect(weaponArcs(game.ship(1), weapon)).toEqual(['right', 'left']);
    const around = attacks({
      us: [yt1300(us, { turret: 0 })],
      them: [tie([400, 600, 0]), tie([400, 200, 0]), tie([200, 400, 0]), tie([600, 400, 0])],
    });
    expect(around.options.map((option) => (option as { readonly target?: number }).target)).toEqual([
      1,
      2,
      undefined,
    ]);
    around.pick('none');
  });

  it('xwing2:arc.19 the rotate action points the turret elsewhere', () => {
    const game = table({ us: [trial('plain', { turret: 0 })] });
    game.act(0).pick({ action: 'rotate' });
    expect(game.options).toEqual([{ arc: 1 }, { arc: 2 }, { arc: 3 }]);
    game.pick({ arc: 1 });
    expect(game.ship(0).turret).toBe(1);
    expect(weaponArcs(game.ship(0), { arc: 'single-turret', value: 2 })).toEqual(['right']);
  });

  it('xwing2:arc.20 firing arcs are the printed ones and every turret arc', () => {
    const game = table({
      us: [trial('plain', { turret: 2 }), firespray([700, 400, 0]), decimator([200, 200, 0], { turret: 1 })],
    });
    const arcs: readonly (readonly Arc[])[] = [0, 1, 2].map((id) => firingArcs(game.ship(id)));
    expect(arcs).toEqual([
      ['front', 'rear'],
      ['front', 'rear'],
      ['right', 'left'],
    ]);
  });

  it('xwing2:faq-arcs.1 only a weapon with the front arc makes front arc attacks', () => {
    const game = table({ us: [yt1300(us, { turret: 0 })], them: [fang([400, 600, 180])] });
    expect(isFrontArcAttack({ arc: 'double-turret', value: 3 })).toBe(false);
    expect(isFrontArcAttack({ arc: 'full-front', value: 3 })).toBe(false);
    expect(isFrontArcAttack({ arc: 'front', value: 3 })).toBe(true);
    // The defender is in the attacker's front arc all the same.
    expect(inArc(bodyOf(game.ship(0)), 'front', bodyOf(game.ship(1)))).toBe(true);
  });

  it('xwing2:faq-arcs.2 a front arc attack is none from the turret arc, also when the turret points ahead', () => {
    const game = attacks({ us: [trial('plain', { turret: 0 })], them: [tie([400, 600, 180])] });
    expect(game.options).toMatchObject([
      { weapon: 0, arc: 'front' },
      { weapon: 1, arc: 'front' },
      { kind: 'none' },
    ]);
    expect(shipCard('trial-plain').chassis.weapons.map(isTurretArcAttack)).toEqual([false, true]);
    game.pick('none');
  });

  it('xwing2:faq-arcs.3 a ship is not in its own firing arc', () => {
    const game = table({
      us: [xwing(us), decimator([600, 400, 0]), bomber([500, 500, 45])],
      them: [tie([400, 500, 180])],
    });
    for (const ship of game.state.ships) expect(inFiringArc(ship, ship)).toBe(false);
    expect(inFiringArc(game.ship(0), game.ship(3))).toBe(true);
    expect(inFiringArc(game.ship(3), game.ship(0))).toBe(true);
  });
});

describe('what forbids attacks', () => {
  const rock = (outline: string) => [{ outline, at: [400, 400, 0] as const }];

  it('xwing2:obstacles.17 on an asteroid', () => {
    const game = attacks({ us: [xwing(us)], them: [tie(ahead(100))], obstacles: rock('coreasteroid5') });
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:obstacles.17' }]);
    expect(game.story).not.toContain('attack');
  });

  it('xwing2:obstacles.18 on a debris cloud, a corner of the base is enough', () => {
    const touching = (x: number) =>
      attacks({
        us: [xwing(us)],
        them: [tie(ahead(100))],
        obstacles: [{ outline: 'yt2400debris0', at: [x, 400, 0] }],
      });
    // The cloud reaches 42.54 mm to the left of its middle, the base 20 mm to the right of its own.
    const on = touching(462);
    expect(on.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:obstacles.18' }]);
    const beside = touching(463);
    expect(beside.offers({ target: 1 })).toBe(true);
    beside.pick('none');
  });

  it('xwing2:obstacles.19 in a gas cloud it neither attacks nor locks nor is locked', () => {
    const game = table({
      us: [xwing(us)],
      them: [xwing(ahead(100)), tie([600, 400, 0])],
      obstacles: rock('gascloud1'),
    });
    game.engage(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:obstacles.19' }]);
    game.act(0).pick({ action: 'lock' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ ship: 0, action: 'lock' }]);
    game.act(1).pick({ action: 'lock' });
    expect(game.offers({ kind: 'ship', id: 0 })).toBe(false);
    expect(game.refusal('ship-0')).toBe('xwing2:obstacles.19');
    game.pick({ kind: 'ship', id: 2 });
    // It can be attacked there.
    game.attack(1, 0).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ attacker: 1, defender: 0 }]);
  });

  it('xwing2:disarmed.2 a disarmed ship performs no attacks, no bonus attacks either', () => {
    const layout = {
      us: [{ ...trial('strikes-again'), tokens: { disarm: 1 } }],
      them: [tie(ahead(100))],
    };
    const game = attacks(layout);
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:disarmed.2' }]);
    game.run({ kind: 'attack', ship: 0, bonus: true });
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:disarmed.2' }]);
    expect(game.ship(0).bonusAttacked).toBe(false);
  });

  it('xwing2:disarmed.1 a disarm token disarms until the End Phase', () => {
    const game = table({ us: [ywing(us, { tokens: { disarm: 1 } })], them: [tie(ahead(100))] });
    game.engage(0);
    expect(game.story).not.toContain('attack');
    game.run({ kind: 'end-cleanup' });
    expect(game.eventsOf('lost')).toMatchObject([
      { ship: 0, token: 'disarm', because: 'xwing2:end-phase.3' },
    ]);
    expect(game.ship(0).tokens.disarm).toBe(0);
    game.attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
  });

  it('xwing2:disarmed.3 a disarmed ship engages all the same', () => {
    const disarmed = xwing(us, { tokens: { disarm: 1 }, damage: ['Console Fire'] });
    const game = table({ us: [disarmed], them: [tie(ahead(100))], phase: 'engagement' });
    game.rolls('hit').run({ kind: 'engage-next' }).passAll();
    expect(game.story.slice(0, 4)).toEqual(['engages', 'ability', 'rolled', 'shield-lost']);
    expect(game.eventsOf('no-attack')[0]).toMatchObject({ ship: 0, because: 'xwing2:disarmed.2' });
  });
});

describe('attack range', () => {
  it('xwing2:attack-range.1 is measured to the part in the arc: a band farther than the nearest point', () => {
    // The nearest corner of the large base is at range 1, outside the front arc.
    const game = attacks({ us: [xwing(us)], them: [decimator([550, 500, 0])] });
    const [a, b] = game.state.ships;
    expect(distance(bodyOf(a!), bodyOf(b!))).toBeLessThan(100);
    expect(game.options[0]).toMatchObject({ target: 1, range: 2 });
    game.pick('none');
  });

  it('xwing2:attack-range.3 in contact it is 0, though the part in the arc is farther away', () => {
    // Flush at the right side, its front reaching into the front arc.
    const side = BASES.small.half + BASES.large.half;
    const game = table({
      us: [xwing(us)],
      them: [decimator([400 + side, 400 + 30, 0])],
      contacts: [[0, 1]],
    });
    expect(attackRangeThrough(game.state, game.ship(0), 'front', game.ship(1))).toBe(0);
    expect(attackRangeThrough({ ...game.state, contacts: [] }, game.ship(0), 'front', game.ship(1))).toBe(1);
    game.engage(0);
    expect(game.options[0]).toMatchObject({ target: 1, range: 0 });
    game.pick('none');
    // Flush behind, with nothing in the arc: no target at range 0 either.
    const behind = table({ us: [xwing(us)], them: [tie([400, 360, 0])], contacts: [[0, 1]] });
    behind.engage(0);
    expect(behind.eventsOf('no-attack')).toHaveLength(1);
  });

  it('xwing2:range.14 contact lasts until one of the two moves, whatever the numbers say', () => {
    const game = table({ us: [xwing(us)], them: [tie([440.01, 430, 0])], contacts: [[0, 1]] });
    for (const _ of [1, 2]) {
      game.engage(0);
      expect(game.options[0]).toMatchObject({ target: 1, range: 0 });
      game.pick('none');
    }
    game.fly(1, '2 straight').passAll();
    expect(game.state.contacts).toEqual([]);
    game.engage(0);
    expect(game.options[0]).toMatchObject({ target: 1, range: 2 });
    game.pick('none');
  });
});

import '../testing/attack-cards.ts';
import { describe, expect, it } from 'vitest';
import { firingArcs, isTurretArcAttack } from '../ship/arcs.ts';
import { type At, bomber, firespray, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';
import { isPrimaryAttack, weaponOf } from './weapon.ts';
import { inFiringArc } from './weapons.ts';

const us: At = [400, 400, 0];
/** Ahead of a ship at (400, 400), so many mm between the bases. */
const ahead = (gap: number): At => [400, 440 + gap, 180];
const locked = [[0, 1]] as const;

/** Ship 0, with upgrades, engages a TIE fighter (agility 3, hull 3) so many mm ahead. */
const engages = (upgrades: readonly string[], gap: number, more: Partial<TestShip> = {}, lock = true) =>
  table({
    us: [xwing(us, { upgrades, ...more })],
    them: [tie(ahead(gap))],
    locks: lock ? locked : [],
  }).engage(0);

const misses = (attack: number, defense: number): readonly string[] =>
  new Array<string>(attack + defense).fill('blank');

describe('special weapons', () => {
  it('xwing2:special-weapon.1 an upgrade with an attack of its own is a weapon beside the primary one', () => {
    const game = engages(['ioncannon'], 150);
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 1, range: 2 },
      { kind: 'attack', weapon: 1, arc: 'front', target: 1, range: 2 },
      { kind: 'none' },
    ]);
    game.pick('none');
  });

  it('xwing2:special-weapon.2 arc and range are right, but the lock is missing: the weapon cannot be used', () => {
    const game = engages(['protontorpedoes'], 150, {}, false);
    expect(game.offers({ weapon: 0 })).toBe(true);
    expect(game.offers({ weapon: 1 })).toBe(false);
    expect(game.refusal('upgrade-protontorpedoes ship-1')).toBe('xwing2:special-weapon.7');
    game.pick('none');
  });

  it('xwing2:special-weapon.3 a torpedo of value 4 at range 2 rolls 4 dice', () => {
    const game = engages(['protontorpedoes'], 150)
      .rolls(...misses(4, 3))
      .pick({ weapon: 1 })
      .pick('done');
    expect(game.eventsOf('rolled').map((roll) => roll.faces.length)).toEqual([4, 3]);
  });

  it('xwing2:special-weapon.4 with the ordnance icon neither side has a range bonus', () => {
    const far = engages(['protontorpedoes'], 250)
      .rolls(...misses(4, 3))
      .pick({ weapon: 1 })
      .pick('done');
    expect(far.eventsOf('attack')).toMatchObject([{ range: 3 }]);
    expect(far.eventsOf('rolled').map((roll) => roll.faces.length)).toEqual([4, 3]);
    const near = engages(['advprotontorpedoes'], 50)
      .rolls(...misses(5, 3))
      .pick({ weapon: 1 })
      .pick('done');
    expect(near.eventsOf('attack')).toMatchObject([{ range: 1 }]);
    expect(near.eventsOf('rolled').map((roll) => roll.faces.length)).toEqual([5, 3]);
  });

  it('xwing2:range-bonus.3 a cannon without the icon: one defense die more at range 3, one attack die more at 1', () => {
    const far = engages(['ioncannon'], 250, {}, false)
      .rolls(...misses(3, 4))
      .pick({ weapon: 1 });
    expect(far.eventsOf('rolled').map((roll) => roll.faces.length)).toEqual([3, 4]);
    const near = engages(['ioncannon'], 50, {}, false)
      .rolls(...misses(4, 3))
      .pick({ weapon: 1 });
    expect(near.eventsOf('rolled').map((roll) => roll.faces.length)).toEqual([4, 3]);
    const ordnance = engages(['protontorpedoes'], 250)
      .rolls(...misses(4, 3))
      .pick({ weapon: 1 })
      .pick('done');
    expect(ordnance.eventsOf('dice-count')).toEqual([]);
  });

  it('xwing2:special-weapon.5 in the front arc but not in the bullseye arc of a bullseye weapon', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['protonrockets'], tokens: { focus: 1 } })],
      them: [tie([460, 590, 180]), tie(ahead(150))],
    }).engage(0);
    expect(game.offers({ weapon: 0, target: 1 })).toBe(true);
    expect(game.offers({ weapon: 1, target: 1 })).toBe(false);
    expect(game.refusal('upgrade-protonrockets ship-1')).toBe('xwing2:special-weapon.5');
    expect(game.offers({ weapon: 1, target: 2 })).toBe(true);
    game.pick('none');
  });

  it('xwing2:special-weapon.6 range 2-3: not at attack range 1, at 2 and 3', () => {
    const offered = [50, 150, 250].map((gap) => {
      const game = engages(['protontorpedoes'], gap);
      const answer = [game.offers({ weapon: 1 }), game.refusal('upgrade-protontorpedoes ship-1')];
      game.pick('none');
      return answer;
    });
    expect(offered).toEqual([
      [false, 'xwing2:special-weapon.6'],
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('xwing2:special-weapon.7 a lock on one enemy allows no other target, and is not spent', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['protontorpedoes'] })],
      them: [tie([370, 590, 180]), tie([430, 590, 180])],
      locks: locked,
    }).engage(0);
    expect(game.offers({ weapon: 1, target: 1 })).toBe(true);
    expect(game.offers({ weapon: 1, target: 2 })).toBe(false);
    expect(game.refusal('upgrade-protontorpedoes ship-2')).toBe('xwing2:special-weapon.7');
    game
      .rolls(...misses(4, 3))
      .pick({ weapon: 1, target: 1 })
      .pick('done');
    expect(game.state.locks).toHaveLength(1);
  });

  it('xwing2:special-weapon.8 an attack that needs focus: only with a focus token, which stays', () => {
    const without = engages(['protonrockets'], 150);
    expect(without.offers({ weapon: 1 })).toBe(false);
    expect(without.refusal('upgrade-protonrockets')).toBe('xwing2:special-weapon.8');
    without.pick('none');
    const focused = engages(['protonrockets'], 150, { tokens: { focus: 1 } }, false)
      .rolls(...misses(5, 3))
      .pick({ weapon: 1 });
    expect(focused.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:special-weapon.9 an ability tied to primary attacks does nothing for a cannon', () => {
    const cannon = engages(['ioncannon', 'predator'], 150, {}, false)
      .rolls(...misses(3, 3))
      .pick({ weapon: 1 });
    expect(cannon.question).toBeUndefined();
    const primary = engages(['ioncannon', 'predator'], 150, {}, false)
      .rolls(...misses(3, 3))
      .pick({ weapon: 0 });
    expect(primary.offers({ kind: 'ability', ability: 'upgrade-predator.0' })).toBe(true);
    primary.pick('done');
    const asked = engages(['ioncannon', 'predator'], 150, { tokens: { focus: 1 } }, false)
      .rolls('focus', ...misses(2, 3))
      .pick({ weapon: 1 });
    expect(asked.refusal('ability-upgrade-predator.0@0')).toBe('xwing2:special-weapon.9');
    asked.pick('done');
  });

  it('xwing2:primary-weapon.4 an ability tied to special attacks does nothing for a primary one', () => {
    const trial = (weapon: number) =>
      table({
        us: [{ pilot: 'trial-rerolls-in-special-attacks', at: us, upgrades: ['ioncannon'], turret: 2 }],
        them: [tie(ahead(150))],
      })
        .rolls(...misses(3, 3))
        .engage(0)
        .pick({ weapon });
    expect(trial(0).question).toBeUndefined();
    const special = trial(2);
    expect(special.offers({ kind: 'ability', ability: 'pilot.0' })).toBe(true);
    special.pick('done');
    const asked = table({
      us: [
        { pilot: 'trial-rerolls-in-special-attacks', at: us, upgrades: ['ioncannon'], tokens: { focus: 1 } },
      ],
      them: [tie(ahead(150))],
    })
      .rolls('focus', ...misses(2, 3))
      .engage(0)
      .pick({ weapon: 0 });
    expect(asked.refusal('ability-pilot.0@0')).toBe('xwing2:primary-weapon.4');
    asked.pick('done');
  });

  it('xwing2:special-weapon.10 an attack of any upgrade is a special attack, a turret’s too', () => {
    const game = table({
      us: [ywing(us, { upgrades: ['dorsalturret'], turret: 0 })],
      them: [tie(ahead(150), { tokens: { focus: 1 } })],
    });
    game.rolls('hit', 'blank', 'focus', 'blank', 'blank').engage(0).pick({ weapon: 1 });
    const attack = game.state.attack!;
    expect(isPrimaryAttack(game.state, attack)).toBe(false);
    expect(isTurretArcAttack(weaponOf(game.state, attack))).toBe(true);
    expect(weaponOf(game.state, attack).special).toMatchObject({ upgrade: 'dorsalturret', slot: 'turret' });
    game.pick('done');
  });
});

describe('costs of attacks', () => {
  it('xwing2:attack.2 range, weapon and defender first, then the cost, then dice', () => {
    const game = engages(['protontorpedoes'], 150)
      .rolls(...misses(4, 3))
      .pick({ weapon: 1 })
      .pick('done');
    expect(game.story.slice(0, 3)).toEqual(['attack', 'charge-spent', 'rolled']);
    expect(game.eventsOf('attack')).toMatchObject([{ defender: 1, weapon: 1, range: 2 }]);
  });

  it('xwing2:attack.6 a missile’s charge is spent when the defender is declared', () => {
    const game = table({
      us: [bomber(us, { upgrades: ['ionmissiles'] })],
      them: [tie(ahead(150))],
      locks: locked,
    }).engage(0);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'ionmissiles', charges: 3 }]);
    game
      .rolls(...misses(3, 3))
      .pick({ weapon: 1 })
      .pick('done');
    expect(game.eventsOf('charge-spent')).toEqual([
      {
        kind: 'charge-spent',
        ship: 0,
        charge: 'standard',
        because: 'xwing2:attack.6',
        upgrade: 'ionmissiles',
      },
    ]);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'ionmissiles', charges: 2 }]);
  });

  it('xwing2:attack.7 without a charge the torpedo is refused, and the player takes another weapon or none', () => {
    const game = engages(['protontorpedoes:0'], 150);
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 1, range: 2 },
      { kind: 'none' },
    ]);
    expect(game.refusal('upgrade-protontorpedoes')).toBe('xwing2:attack.7');
    game.pick('none');
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0 }]);
  });

  it('xwing2:charges.12 xwing2:charges.13 the pilot’s charges are not the upgrade’s', () => {
    const game = table({
      us: [{ pilot: 'wesjanson', at: us, upgrades: ['crackshot:0'] }],
      them: [tie(ahead(150))],
    });
    expect([game.ship(0).charges, game.ship(0).upgrades[0]!.charges]).toEqual([1, 0]);
    game.rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank').attack(0, 1);
    // No Crack Shot: the first question is the pilot's own, after the attack.
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: 'pilot.0' });
    game.passAll();
  });
});

describe('a weapon that attacks twice', () => {
  const MISSED = misses(3, 3);
  /** A bomber that attacks with its missiles the TIE it has locked, at range 2; others stand around. */
  const fires = (missiles: string) =>
    table({
      us: [bomber(us, { upgrades: [missiles] })],
      them: [tie([400, 590, 180]), tie([460, 590, 180]), tie([620, 400, 180]), tie([400, 900, 180])],
      locks: [[0, 1]],
    })
      .engage(0)
      .rolls(...MISSED)
      .pick({ weapon: 1, target: 1 })
      .pick('done');

  it('xwing2:bonus-attack.2 keeps arc, range and cost, but needs no lock when the card says so', () => {
    const game = fires('clustermissiles');
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0 });
    // Not the first defender, nor who is out of the arc, nor who is too far from the defender.
    expect(game.options).toMatchObject([
      { kind: 'attack', weapon: 1, target: 2, range: 2 },
      { kind: 'none' },
    ]);
    expect(game.ship(0).upgrades[0]?.charges).toBe(3);
    // The weapon is not refused, since it is offered; the first defender is no target for this card, and needs no lock.
    const refused = game.help.refused?.().map(({ option, ruling }) => [option, ruling]);
    expect(refused).not.toContainEqual(['upgrade-clustermissiles', expect.anything()]);
    expect(refused).not.toContainEqual(['upgrade-clustermissiles ship-2', expect.anything()]);
    expect(refused).not.toContainEqual([expect.anything(), 'xwing2:special-weapon.7']);
    expect(refused).toContainEqual(['ship-1', 'xwing2:abilities.1']);
    game.rolls(...MISSED).pick({ target: 2 });
    expect(game.ship(0)).toMatchObject({ bonusAttacked: true, upgrades: [{ charges: 2 }] });
    expect(game.eventsOf('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    expect(fires('clustermissiles:1').question).toBeUndefined();
  });
});

describe('results that become tokens', () => {
  it('xwing2:inflict.1 xwing2:dice-modification.8 the attacker spends one of its own results: 1 damage, the others are ion tokens', () => {
    const game = engages(['ioncannon'], 150, {}, false)
      .rolls('hit', 'hit', 'crit', 'focus', 'focus', 'blank')
      .pick({ weapon: 1 });
    expect(game.question).toMatchObject({ kind: 'spend-result', player: 0, ship: 0 });
    // The defender's focus results are left too, and are not among the options.
    expect(game.state.attack!.defenseDice).toHaveLength(3);
    expect(game.options).toEqual([{ die: 0 }, { die: 2 }]);
    game.deals('Fuel Leak').pick({ die: 2 });
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'spend', faces: ['hit', 'hit'] }]);
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ ship: 1, card: null }]);
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.ship(1).tokens.ion).toBe(2);
  });

  it('a single result is damage without tokens, and a miss is neither', () => {
    const one = engages(['ioncannon'], 150, {}, false)
      .rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .deals('Fuel Leak')
      .pick({ weapon: 1 });
    expect(one.eventsOf('damage-dealt')).toMatchObject([{ ship: 1, card: null }]);
    expect(one.eventsOf('gained')).toEqual([]);
    const none = engages(['ioncannon'], 150, {}, false)
      .rolls(...misses(3, 3))
      .pick({ weapon: 1 });
    expect(none.eventsOf('gained')).toEqual([]);
    expect(none.eventsOf('damage-dealt')).toEqual([]);
  });
});

describe('arcs of upgrades', () => {
  it('xwing2:arc.21 a turret upgrade’s arc is a firing arc; the arc of a cannon is not', () => {
    const game = table({
      us: [
        ywing(us, { upgrades: ['ioncannonturret'], turret: 2 }),
        xwing([100, 100, 0], { upgrades: ['heavylasercannon'] }),
        firespray([700, 100, 0]),
      ],
    });
    expect([0, 1, 2].map((id) => firingArcs(game.ship(id)))).toEqual([
      ['front', 'rear'],
      ['front'],
      ['front', 'rear'],
    ]);
  });

  it('xwing2:faq-arcs.4 the firing arc of a range 1-2 turret reaches range 3', () => {
    const game = table({
      us: [ywing(us, { upgrades: ['dorsalturret'], turret: 1 })],
      them: [tie([690, 400, 270])],
    });
    expect(inFiringArc(game.ship(0), game.ship(1))).toBe(true);
    game.engage(0);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('no-attack')).toHaveLength(1);
  });

  it('a ship whose only turret is an upgrade has an indicator, which it can rotate', () => {
    const game = table({ us: [ywing(us, { upgrades: ['dorsalturret'] }), ywing([100, 100, 0])] });
    expect([game.ship(0).turret, game.ship(1).turret]).toEqual([0, -1]);
    game.act(0).pick({ kind: 'action', action: 'rotate' }).pick({ arc: 3 });
    expect(game.ship(0).turret).toBe(3);
  });
});

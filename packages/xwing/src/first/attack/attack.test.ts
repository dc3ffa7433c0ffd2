import { describe, expect, it } from 'vitest';
import { scoreOf } from '../phases/end.ts';
import {
  firespray,
  interceptor,
  lambda,
  phantom,
  table,
  tie,
  xwing,
  yt1300,
  ywing,
} from '../testing/index.ts';
import { ATTACK_STEPS } from './events.ts';

/** An X-wing in the middle, facing up; `ahead` mm between its base and a TIE fighter in front of it. */
const duel = (ahead: number, mine = {}, theirs = {}) =>
  table({ us: [xwing([400, 300, 0], mine)], them: [tie([400, 340 + ahead, 180], theirs)] });

describe('the steps of an attack', () => {
  it('xwing1:attack.2 are seven, in order', () => {
    const game = duel(150).attack(0, 1).rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank');
    expect(game.eventsOf('attack-step').map(({ step }) => step)).toEqual([...ATTACK_STEPS]);
  });

  it('xwing1:attack.1 xwing1:combat-phase.4 a ship attacks once', () => {
    const game = duel(150).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.ship(0).fought).toBe(true);
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.question).toBeUndefined();
  });

  it('xwing1:attack.31 a player may pass', () => {
    const game = duel(150).combat(0).pick('none');
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing1:attack.31' }]);
    expect(game.ship(0).fought).toBe(true);
  });

  it('xwing1:attack.8 xwing1:target.1 xwing1:defender.1 xwing1:attacker.1 the target becomes the defender', () => {
    const game = duel(150).rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('attack')).toMatchObject([{ attacker: 0, defender: 1, range: 2, weapon: null }]);
  });
});

describe('declare target', () => {
  it('xwing1:attack.5 xwing1:firing-arc.1 a primary weapon needs arc and range 1 to 3', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [tie([400, 620, 180]), tie([650, 300, 0]), tie([400, 645, 180])],
    }).combat(0);
    expect(game.offers({ target: 1, range: 3 })).toBe(true);
    expect(game.offers({ target: 2 })).toBe(false);
    expect(game.offers({ target: 3 })).toBe(false);
    expect(game.refusal('weapon 0 target 2')).toBe('xwing1:attack.5');
    expect(game.refusal('weapon 0 target 3')).toBe('xwing1:attack.5');
    game.pick('none');
  });

  it('xwing1:attack.3 xwing1:faq-measuring-range.1 the ranges of all enemies in arc are known', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [tie([400, 400, 180]), tie([430, 520, 180]), tie([350, 600, 180])],
    }).combat(0);
    const ranges = game.options.map((option) => (option as { range?: number }).range);
    expect(ranges).toEqual([1, 2, 3, undefined]);
    game.pick('none');
  });

  it('xwing1:firing-arc.2 part of a base in the arc is enough', () => {
    // The front arc of a small base leaves its middle at some 40 degrees: 100 mm ahead it is 85 mm wide to a side.
    const inside = table({ us: [xwing([400, 300, 0])], them: [tie([500, 400, 0])] }).combat(0);
    expect(inside.offers({ target: 1 })).toBe(true);
    inside.pick('none');
    const outside = table({ us: [xwing([400, 300, 0])], them: [tie([520, 350, 0])] }).combat(0);
    expect(outside.offers({ target: 1 })).toBe(false);
  });

  it('xwing1:attack.30 xwing1:friendly.2 friends are no targets', () => {
    const game = table({ us: [xwing([400, 300, 0]), xwing([400, 400, 0])], them: [tie([400, 520, 180])] });
    game.combat(0);
    expect(game.offers({ target: 1 })).toBe(false);
    expect(game.refusal('weapon 0 target 1')).toBe('xwing1:attack.30');
    game.pick('none');
  });

  it('xwing1:overlapping-ships.5 xwing1:overlapping-ships.6 a ship attacks others than those it touches', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [tie([400, 340, 180]), tie([430, 500, 180])],
      contacts: [[0, 1]],
    }).combat(0);
    expect(game.offers({ target: 1 })).toBe(false);
    expect(game.refusal('weapon 0 target 1')).toBe('xwing1:overlapping-ships.5');
    expect(game.offers({ target: 2 })).toBe(true);
    game.pick('none');
  });

  it('bases in contact without an overlap do not hinder an attack, which is at range 1', () => {
    const game = table({ us: [xwing([400, 300, 0])], them: [tie([400, 340, 180])] }).combat(0);
    expect(game.offers({ target: 1, range: 1 })).toBe(true);
    game.pick('none');
  });

  it('xwing1:cloak.3 a cloaked ship does not attack', () => {
    const us = [phantom([400, 300, 0], { tokens: { cloak: 1 } })];
    const game = table({ us, them: [tie([400, 450, 180])] }).combat(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:cloak.3' }]);
  });

  it('xwing1:obstacles.4 xwing1:obstacles.7 on an asteroid a ship does not attack, on debris it does', () => {
    const on = (outline: string) =>
      table({
        us: [xwing([400, 300, 0])],
        them: [tie([400, 450, 180])],
        obstacles: [{ outline, at: [400, 300, 0] }],
      }).combat(0);
    expect(on('coreasteroid0').eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:obstacles.4' }]);
    const game = on('yt2400debris0');
    expect(game.offers({ target: 1 })).toBe(true);
    game.pick('none');
  });
});

describe('arcs and weapons', () => {
  it('xwing1:turret-primary-weapon.1 xwing1:range.7 a turret fires all around, closest point to closest point', () => {
    const game = table({ us: [yt1300([400, 400, 0])], them: [tie([400, 250, 0])] }).combat(0);
    expect(game.offers({ weapon: 0, target: 1, range: 1 })).toBe(true);
    game.pick('none');
  });

  it('xwing1:turret-primary-weapon.3 xwing1:firing-arc.3 the secondary weapons of a turret ship do not', () => {
    const game = table({
      us: [yt1300([400, 400, 0], { upgrades: ['concussionmissiles'] })],
      them: [tie([400, 200, 0])],
      locks: [[0, 1]],
    }).combat(0);
    expect(game.offers({ weapon: 0, target: 1 })).toBe(true);
    expect(game.offers({ weapon: 1, target: 1 })).toBe(false);
    expect(game.refusal('weapon 1 target 1')).toBe('xwing1:attack.6');
    game.pick('none');
  });

  it('xwing1:auxiliary-firing-arc.1 xwing1:auxiliary-firing-arc.2 the rear arc serves the primary weapon alone', () => {
    const game = table({
      us: [firespray([400, 400, 0], { upgrades: ['ioncannon'] })],
      them: [tie([400, 140, 0])],
    }).combat(0);
    expect(
      game.offers({ weapon: 0, target: 1, range: 2 }) || game.offers({ weapon: 0, target: 1, range: 3 }),
    ).toBe(true);
    expect(game.refusal('weapon 1 target 1')).toBe('xwing1:attack.6');
    game.pick('none');
  });

  it('a half circle of fire, and an arc that is turned', () => {
    const slaver = { pilot: 'trandoshanslaver', at: [400, 400, 0] } as const;
    const beside = table({ us: [slaver], them: [tie([600, 410, 0])] }).combat(0);
    expect(beside.offers({ weapon: 0, target: 1 })).toBe(true);
    beside.pick('none');
    const hunter = { pilot: 'shadowporthunter', at: [400, 400, 0], arc: 2 } as const;
    const behind = table({ us: [hunter], them: [tie([400, 250, 0]), tie([600, 400, 0])] }).combat(0);
    expect(behind.offers({ weapon: 0, target: 1 })).toBe(true);
    expect(behind.offers({ weapon: 0, target: 2 })).toBe(false);
    behind.pick('none');
  });

  it('xwing1:attack.6 xwing1:weapon-range.1 a secondary weapon needs arc and its own range', () => {
    const at = (x: number, y: number) =>
      table({
        us: [xwing([400, 300, 0], { upgrades: ['protontorpedoes'] })],
        them: [tie([x, y, 180])],
        locks: [[0, 1]],
      }).combat(0);
    const near = at(400, 420);
    expect(near.offers({ weapon: 1 })).toBe(false);
    expect(near.refusal('weapon 1 target 1')).toBe('xwing1:weapon-range.1');
    near.pick('none');
    const far = at(400, 490);
    expect(far.offers({ weapon: 1, range: 2 })).toBe(true);
    far.pick('none');
    expect(at(600, 300).eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:attack.7' }]);
  });

  it('xwing1:attack.7 xwing1:secondary-weapons.2 without what the header asks for another weapon is left', () => {
    const game = duel(150, { upgrades: ['protontorpedoes'] }).combat(0);
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 0 }, { kind: 'none' }]);
    expect(game.refusal('weapon 1 target 1')).toBe('xwing1:secondary-weapons.3');
    game.pick('none');
  });

  it('xwing1:attack.4 xwing1:attack.9 costs are paid after weapon and target, and the card says how many dice', () => {
    const game = duel(150, { upgrades: ['protontorpedoes'] }, {});
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 });
    expect(game.state.locks).toEqual([]);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
    const story = game.story;
    expect(story.indexOf('attack')).toBeLessThan(story.indexOf('lock-spent'));
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(4);
    expect(game.ship(1).destroyed).toBe(true);
  });

  it('xwing1:acquire-a-target-lock.8 a lock that paid for the weapon rerolls nothing', () => {
    const game = duel(150, { upgrades: ['protontorpedoes'] });
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('modified')).toEqual([]);
  });

  it('xwing1:secondary-weapons.3 xwing1:faq-upgrade-cards.42 a lock that the card does not spend is kept, and rerolls', () => {
    const game = duel(150, { upgrades: ['homingmissiles'] });
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    game
      .rolls('blank', 'blank', 'blank', 'hit', 'hit', 'blank', 'blank', 'blank')
      .combat(0)
      .pick({ weapon: 1 });
    expect(game.state.locks).toHaveLength(1);
    game.pick({ kind: 'target-lock', dice: [0] });
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'blank', 'blank', 'hit']);
  });

  it('xwing1:secondary-weapons.2 a weapon whose card holds too little energy is no choice', () => {
    const at = [457, 300, 0] as const;
    const fires = (held: number) =>
      table({
        us: [
          { pilot: 'cr90corvettefore', at, upgrades: ['singleturbolasers'] },
          { pilot: 'cr90corvetteaft', at },
        ],
        them: [tie([90, 340, 90])],
        set: { '/ships/0/upgrades/0/held': held },
      }).combat(0);
    const empty = fires(1);
    expect(empty.offers({ weapon: 0 })).toBe(true);
    expect(empty.refusal('weapon 1 target 2')).toBe('xwing1:secondary-weapons.2');
    empty.pick('none');
    const charged = fires(2);
    expect(charged.offers({ weapon: 1, target: 2 })).toBe(true);
    charged.pick('none');
  });

  it('xwing1:secondary-weapons.4 a focus token that the card spends is gone', () => {
    const us = [ywing([400, 300, 0], { upgrades: ['blasterturret'], tokens: { focus: 1 } })];
    const game = table({ us, them: [tie([400, 150, 0])] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.question).toBeUndefined();
    const spent = [ywing([400, 300, 0], { upgrades: ['blasterturret'] })];
    const without = table({ us: spent, them: [tie([400, 150, 0]), tie([400, 450, 180])] }).combat(0);
    expect(without.offers({ weapon: 0, target: 2 })).toBe(true);
    expect(without.refusal('weapon 1 target 1')).toBe('xwing1:secondary-weapons.4');
    without.passAll();
  });

  it('xwing1:faq-upgrade-cards.43 Hot Shot Blaster is a secondary weapon that fires all around and is gone', () => {
    const us = [{ pilot: 'binayrepirate', at: [400, 300, 0], upgrades: ['hotshotblaster'] } as const];
    const game = table({ us, them: [xwing([400, 200, 0])] });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 });
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
    expect(game.ship(1).shields).toBe(1);
  });

  it('xwing1:faq-upgrade-cards.16 xwing1:faq-upgrade-cards.17 Cluster Missiles attack one target twice for one lock', () => {
    const game = duel(150, { upgrades: ['clustermissiles'] });
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    const first = ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'];
    const second = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'];
    game
      .rolls(...first, ...second)
      .deals('console-fire', 'damaged-engine')
      .combat(0)
      .pick({ weapon: 1 });
    expect(game.eventsOf('attack').map(({ defender }) => defender)).toEqual([1, 1]);
    expect(game.eventsOf('lock-spent')).toHaveLength(1);
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, true]);
  });
});

describe('attack dice', () => {
  it('xwing1:primary-weapon.1 as many as the primary weapon value', () => {
    const game = duel(150).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(3);
  });

  it('xwing1:attack.11 one more at range 1', () => {
    const game = table({ us: [tie([400, 300, 0])], them: [xwing([400, 420, 180])] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([3, 2]);
  });

  it('xwing1:range-combat-bonus.1 secondary weapons have no bonus at range 1 or 3', () => {
    const us = [firespray([400, 300, 0], { upgrades: ['ioncannon'] })];
    const near = table({ us, them: [xwing([400, 440, 180])] });
    near.rolls('blank', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 });
    expect(near.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([3, 2]);
    const far = table({ us, them: [xwing([400, 600, 180])] });
    far.rolls('blank', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1, range: 3 });
    expect(far.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([3, 2]);
  });

  it('xwing1:primary-weapon.2 a value of 0 still has the dice of its range', () => {
    const us = [{ pilot: 'rebeloperative', at: [400, 300, 0], damage: ['weapon-malfunction'] } as const];
    const game = table({ us, them: [xwing([400, 420, 180])], damageDeck: 'core' });
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([1, 2]);
  });

  it('xwing1:primary-weapon.3 a value below 0 counts as 0', () => {
    const us = [
      {
        pilot: 'rebeloperative',
        at: [400, 300, 0],
        damage: ['weapon-malfunction', 'weapon-malfunction'],
      } as const,
    ];
    const game = table({ us, them: [xwing([400, 490, 180])], damageDeck: 'core' });
    game.rolls('blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([0, 2]);
  });

  it('xwing1:damage-deck-original-core-set.5 Weapon Malfunction takes a die of the primary weapon', () => {
    const game = table({
      us: [xwing([400, 300, 0], { damage: ['weapon-malfunction'] })],
      them: [xwing([400, 490, 180])],
      damageDeck: 'core',
    });
    game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([2, 2]);
  });

  it('xwing1:damage-deck-the-force-awakens.9 Weapons Failure takes a die of any attack', () => {
    const game = duel(150, { damage: ['weapons-failure'] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(2);
  });
});

describe('modifying attack dice', () => {
  it('xwing1:attack.13 xwing1:dice-results.1 a focus token turns all focus results to hits', () => {
    const game = duel(150, { tokens: { focus: 1 } }).rolls(
      'hit',
      'focus',
      'focus',
      'blank',
      'blank',
      'blank',
    );
    game.deals('console-fire', 'console-fire', 'damaged-engine').attack(0, 1).pick({ kind: 'focus' });
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'focus', faces: ['hit', 'hit', 'hit'] }]);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 3, crits: 0 }]);
  });

  it('xwing1:dice-results.3 without a token focus and blank do nothing', () => {
    const game = duel(150).rolls('focus', 'focus', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });

  it('xwing1:focus.3 xwing1:spend.1 xwing1:faq-ship-cards.28 it may be spent without a focus result, and is gone', () => {
    const game = duel(150, { tokens: { focus: 1 } }).rolls(
      'hit',
      'blank',
      'blank',
      'evade',
      'blank',
      'blank',
    );
    game.attack(0, 1).pick({ kind: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'blank', 'blank'] }]);
  });

  it('xwing1:attack.14 xwing1:acquire-a-target-lock.3 xwing1:modifying-dice.4 a lock rerolls the dice it picks', () => {
    const game = duel(150);
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    game
      .rolls('blank', 'focus', 'hit', 'hit', 'crit', 'blank', 'evade', 'evade')
      .deals('damaged-engine')
      .attack(0, 1);
    expect(game.offers({ kind: 'target-lock', dice: [] })).toBe(true);
    game.pick({ kind: 'target-lock', dice: [0, 1] });
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'target-lock', faces: ['hit', 'crit', 'hit'] }]);
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 1 }]);
  });

  it('xwing1:acquire-a-target-lock.12 a lock may be spent on no dice', () => {
    const game = duel(150);
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    game
      .rolls('blank', 'blank', 'hit', 'evade', 'blank', 'blank')
      .attack(0, 1)
      .pick({ kind: 'target-lock', dice: [] });
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['blank', 'blank', 'hit'] }]);
  });

  it('xwing1:spend.2 xwing1:attack.22 xwing1:acquire-a-target-lock.3 says why a token does not help with these dice', () => {
    const attacker = table({ us: [xwing([400, 300, 0])], them: [tie([400, 490, 180])], locks: [[0, 1]] });
    attacker.rolls('blank', 'blank', 'hit').attack(0, 1);
    expect(attacker.offers({ kind: 'target-lock' })).toBe(true);
    expect(['focus', 'evade'].map((option) => attacker.refusal(option))).toEqual([
      'xwing1:spend.2',
      'xwing1:attack.22',
    ]);
    const them = [tie([400, 490, 180], { tokens: { focus: 1 } })];
    const defender = table({ us: [xwing([400, 300, 0])], them });
    defender.rolls('hit', 'hit', 'hit', 'focus', 'blank', 'blank', 'blank').attack(0, 1);
    expect(defender.question).toMatchObject({ player: 1 });
    expect(['evade', 'target-lock'].map((option) => defender.refusal(option))).toEqual([
      'xwing1:spend.2',
      'xwing1:acquire-a-target-lock.3',
    ]);
  });

  it('a lock on another ship does not help', () => {
    const game = table({
      us: [xwing([400, 300, 0], { tokens: { focus: 1 } })],
      them: [tie([400, 490, 180]), tie([500, 700, 180])],
      locks: [[0, 2]],
    });
    game.rolls('blank', 'blank', 'hit', 'evade', 'blank', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'target-lock' })).toBe(false);
    expect(game.refusal('target-lock')).toBe('xwing1:attack.14');
    game.pick('done');
  });

  it('xwing1:attack.16 xwing1:modifying-dice.1 xwing1:modifying-dice.3 lock and focus come in either order', () => {
    const setup = () => {
      const game = duel(150, { tokens: { focus: 1 } });
      game.state.locks.push({ letter: 0, by: 0, on: 1 });
      return game.rolls('blank', 'focus', 'hit', 'focus', 'evade', 'evade', 'evade').attack(0, 1);
    };
    const lockFirst = setup()
      .pick({ kind: 'target-lock', dice: [0] })
      .pick({ kind: 'focus' });
    expect(lockFirst.eventsOf('modified').map(({ faces }) => faces)).toEqual([
      ['focus', 'focus', 'hit'],
      ['hit', 'hit', 'hit'],
    ]);
    const focusFirst = setup()
      .pick({ kind: 'focus' })
      .pick({ kind: 'target-lock', dice: [0] });
    expect(focusFirst.eventsOf('modified').map(({ faces }) => faces)).toEqual([
      ['blank', 'hit', 'hit'],
      ['focus', 'hit', 'hit'],
    ]);
  });

  it('xwing1:modifying-dice.5 a die is rerolled once', () => {
    const game = duel(150, {}, {});
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    game.rolls('blank', 'blank', 'hit').attack(0, 1);
    game.state.attack!.attackDice[0]!.rerolled = true;
    const again = table({ us: [xwing([400, 300, 0])], them: [tie([400, 490, 180])], locks: [[0, 1]] });
    again.state.attack = game.state.attack;
    again
      .rolls('evade', 'blank', 'blank')
      .run(
        { kind: 'attack-part', part: 'modify-attack-dice' },
        { kind: 'attack-part', part: 'roll-defense-dice' },
      );
    expect(again.offers({ kind: 'target-lock', dice: [1] })).toBe(true);
    expect(again.offers({ kind: 'target-lock', dice: [0] })).toBe(false);
    expect(again.offers({ kind: 'target-lock', dice: [0, 1] })).toBe(false);
    again.pick('done');
    game.rolls('blank', 'blank', 'blank').pick('done');
  });

  it('xwing1:spend.2 a ship spends its own tokens only', () => {
    const game = table({
      us: [xwing([400, 300, 0]), xwing([300, 300, 0], { tokens: { focus: 2 } })],
      them: [tie([400, 490, 180])],
    });
    game.rolls('focus', 'blank', 'hit', 'evade', 'blank', 'blank').attack(0, 2);
    expect(game.eventsOf('modified')).toEqual([]);
    expect(game.ship(1).tokens.focus).toBe(2);
  });
});

describe('defense dice', () => {
  it('xwing1:agility.1 xwing1:attack.17 xwing1:attack.32 as many as the agility, without a choice to roll fewer', () => {
    const game = duel(150).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[1]).toMatchObject({ ship: 1, dice: 'defense' });
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(3);
  });

  it('xwing1:attack.18 xwing1:agility.2 one more against a primary weapon at range 3', () => {
    const us = [tie([400, 300, 0])];
    const game = table({ us, them: [lambda([400, 610, 180])] });
    game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('attack')[0]?.range).toBe(3);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(2);
  });

  it('xwing1:cloak.2 two more when cloaked', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [phantom([400, 490, 180], { tokens: { cloak: 1 } })],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(4);
  });

  it('xwing1:damage-deck-the-force-awakens.11 Structural Damage takes one', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [xwing([400, 490, 180], { damage: ['structural-damage'] })],
    });
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(1);
  });

  it('xwing1:agility.3 modifiers add together', () => {
    const them = [phantom([400, 490, 180], { tokens: { cloak: 1 }, damage: ['structural-damage'] })];
    const game = table({ us: [tie([400, 300, 0])], them });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(3);
  });

  it('xwing1:agility.4 xwing1:faq-clarifications.3 a sum below 0 is 0', () => {
    const them = [ywing([400, 490, 180], { damage: ['structural-damage', 'structural-damage'] })];
    const game = table({ us: [tie([400, 300, 0])], them });
    game.rolls('blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(0);
  });

  it('xwing1:attack.21 xwing1:dice-results.2 a focus token turns all focus results to evades', () => {
    const game = duel(150, {}, { tokens: { focus: 1 } }).rolls(
      'hit',
      'hit',
      'hit',
      'focus',
      'focus',
      'blank',
    );
    game.deals('damaged-engine').attack(0, 1).pick({ kind: 'focus' });
    expect(game.eventsOf('modified')).toMatchObject([
      { ship: 1, dice: 'defense', faces: ['evade', 'evade', 'blank'] },
    ]);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('xwing1:attack.22 xwing1:modifying-dice.2 an evade token adds a die that shows an evade', () => {
    const game = duel(150, {}, { tokens: { evade: 1 } }).rolls(
      'hit',
      'hit',
      'blank',
      'blank',
      'blank',
      'blank',
    );
    game.deals('damaged-engine').attack(0, 1).pick({ kind: 'evade' });
    expect(game.eventsOf('modified')).toMatchObject([
      { how: 'evade', faces: ['blank', 'blank', 'blank', 'evade'] },
    ]);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('xwing1:faq-clarifications.4 more evade tokens may be spent than there are results', () => {
    const game = duel(150, {}, { tokens: { evade: 2 } }).rolls(
      'hit',
      'blank',
      'blank',
      'blank',
      'blank',
      'blank',
    );
    game.attack(0, 1).pick({ kind: 'evade' }).pick({ kind: 'evade' });
    expect(game.ship(1).tokens.evade).toBe(0);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });
});

describe('comparing and damage', () => {
  it('xwing1:attack.24 xwing1:attack.26 xwing1:hit.1 xwing1:cancel.1 each evade cancels one', () => {
    const game = duel(150)
      .rolls('hit', 'hit', 'hit', 'evade', 'evade', 'blank')
      .deals('damaged-engine')
      .attack(0, 1);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
    expect(game.eventsOf('attack-hits')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(game.ship(1).damage).toHaveLength(1);
  });

  it('xwing1:attack.25 hits are canceled before crits', () => {
    const game = duel(150)
      .rolls('hit', 'crit', 'blank', 'evade', 'blank', 'blank')
      .deals('damaged-engine')
      .attack(0, 1);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 1 }]);
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
  });

  it('xwing1:attack.27 nothing left is a miss', () => {
    const game = duel(150).rolls('hit', 'hit', 'blank', 'evade', 'evade', 'blank').attack(0, 1);
    expect(game.eventsOf('attack-misses')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(game.ship(1).damage).toEqual([]);
  });

  it('xwing1:attack.28 xwing1:faq-errata.1 each hit is a damage, each crit a critical damage', () => {
    const game = table({ us: [interceptor([400, 300, 0])], them: [yt1300([400, 520, 180], { shields: 0 })] });
    game
      .rolls('hit', 'hit', 'crit', 'blank')
      .deals('damaged-engine', 'damaged-engine', 'console-fire')
      .attack(0, 1);
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false, true]);
  });

  it('xwing1:attack.29 all damage comes before critical damage', () => {
    const game = table({ us: [xwing([400, 300, 0])], them: [ywing([400, 490, 180], { shields: 1 })] });
    game.rolls('crit', 'hit', 'blank', 'blank').deals('console-fire').attack(0, 1);
    expect(game.ship(1)).toMatchObject({ shields: 0, damage: [{ up: true }] });
  });
});

describe('obstructed attacks', () => {
  const rock = { outline: 'coreasteroid0', at: [400, 400, 0] } as const;
  const across = (...obstacles: { outline: string; at: readonly [number, number, number] }[]) =>
    table({ us: [tie([400, 250, 0])], them: [ywing([400, 560, 180])], obstacles });

  it('xwing1:obstructed.1 xwing1:obstacles.8 xwing1:attack.19 one more defense die', () => {
    const game = across(rock).rolls('blank', 'blank', 'blank', 'blank', 'blank');
    game.attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ range: 3, obstructed: true }]);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(3);
  });

  it('xwing1:obstructed.2 and no more for more obstacles', () => {
    const second = { outline: 'coreasteroid1', at: [400, 480, 0] } as const;
    const game = across(rock, second).rolls('blank', 'blank', 'blank', 'blank', 'blank');
    game.attack(0, 1).passAll();
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(3);
  });

  it('xwing1:obstructed.3 ships do not obstruct', () => {
    const game = table({ us: [tie([400, 250, 0]), tie([400, 400, 0])], them: [ywing([400, 560, 180])] });
    game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 2);
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
  });

  it('xwing1:obstructed.5 of equally short lines the attacker picks one', () => {
    const aside = { outline: 'coreasteroid0', at: [430, 400, 0] } as const;
    const game = across(aside).attack(0, 1);
    expect(game.question?.kind).toBe('measuring-line');
    expect(game.options).toEqual([{ obstructed: false }, { obstructed: true }]);
    game.rolls('blank', 'blank', 'blank', 'blank').pick({ obstructed: false });
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
  });

  it('xwing1:obstructed.4 only those that are shortest', () => {
    const game = table({
      us: [tie([400, 250, 0])],
      them: [ywing([430, 560, 160])],
      obstacles: [{ outline: 'coreasteroid0', at: [415, 400, 0] }],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
  });
});

it('xwing1:range.2 the range of an attack is that to the nearest point in the arc', () => {
  // Its nearest corner is 94 mm away, but out of the arc; what is in the arc begins at 133 mm.
  const game = table({
    us: [xwing([400, 300, 0])],
    them: [{ pilot: 'omicrongrouppilot', at: [545, 400, 0] }],
  }).combat(0);
  expect(game.options).toMatchObject([{ target: 1, range: 2 }, { kind: 'none' }]);
  game.pick('none');
});

describe('discarded weapons', () => {
  const fired = () => {
    const us = [xwing([400, 300, 0], { upgrades: ['protontorpedoes'], points: 25 })];
    const game = table({ us, them: [tie([400, 490, 180])], locks: [[0, 1]] });
    return game
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .combat(0)
      .pick({ weapon: 1 });
  };

  it('xwing1:upgrade-cards.5 are out of play, but their cost counts', () => {
    const game = fired();
    expect(game.ship(0).upgrades).toMatchObject([{ discarded: true }]);
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    expect(game.combat(0).options).toMatchObject([{ weapon: 0 }, { kind: 'none' }]);
    game.pick('none');
    game.state.ships[0]!.destroyed = true;
    expect(scoreOf(game.state, 1)).toBe(25);
  });

  it('xwing1:upgrade-cards.6 are usable again when they turn faceup', () => {
    const game = fired();
    game.state.ships[0]!.upgrades[0]!.discarded = false;
    game.state.locks.push({ letter: 0, by: 0, on: 1 });
    expect(game.combat(0).offers({ weapon: 1, target: 1 })).toBe(true);
    game.pick('none');
  });
});

it('xwing1:cancel.2 results that were canceled after the hit do no damage', () => {
  const game = table({ us: [xwing([400, 300, 0])], them: [tie([400, 490, 180])] });
  game.state.attack = {
    attacker: 0,
    defender: 1,
    weapon: 0,
    range: 2,
    obstructed: false,
    step: 'compare-results',
    attackDice: [],
    defenseDice: [],
    hit: true,
    critsCanceled: 0,
    dealt: [],
    defenseRolled: 0,
    suffered: 0,
    attackMore: 0,
    defenseMore: 0,
    barred: [],
    used: [],
  };
  game.run({ kind: 'attack-part', part: 'deal-damage' });
  expect(game.ship(1).damage).toEqual([]);
});

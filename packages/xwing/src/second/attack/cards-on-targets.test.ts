import { describe, expect, it } from 'vitest';
import { type At, type TestShip, type TestTable, table, tie, xwing } from '../testing/index.ts';
import '../testing/attack-cards.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + (gap || 5.8), 180];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });

/** The attacks that ship 0 is offered, as weapon, target and range. */
function offered(layout: TestTable): readonly string[] {
  const game = table(layout).engage(0);
  const found = (game.options as readonly Record<string, unknown>[]).flatMap((option) =>
    option.kind === 'attack' ? [`${option.weapon} ${option.arc} at ${option.target}, ${option.range}`] : [],
  );
  if (game.question) game.pick('none');
  return found;
}

describe('what a disarmed ship may attack with by its cards', () => {
  const disarmed = (upgrades: readonly string[], disarm: number, locks: TestTable['locks'] = []) =>
    offered({
      us: [xwing(us, { upgrades, tokens: { disarm } })],
      them: [tie([370, 590, 180]), tie([430, 590, 180])],
      locks,
    });

  it('xwing2:disarmed.2 with a cannon, while it has one disarm token', () => {
    const cannon = ['xg1assaultconfiguration', 'heavylasercannon'];
    expect(disarmed(['xg1assaultconfiguration', 'ioncannon'], 1)).toEqual([
      '1 front at 1, 2',
      '1 front at 2, 2',
    ]);
    expect(disarmed(['xg1assaultconfiguration', 'ioncannon'], 2)).toEqual([]);
    expect(disarmed(cannon, 1)).toEqual([]);
    expect(disarmed(['ioncannon'], 1)).toEqual([]);
  });

  it('xwing2:disarmed.2 with a torpedo, at what it has locked', () => {
    const torpedo = ['os1arsenalloadout', 'protontorpedoes'];
    expect(disarmed(torpedo, 1, [[0, 2]])).toEqual(['1 front at 2, 2']);
    expect(disarmed(torpedo, 1)).toEqual([]);
    expect(disarmed(['os1arsenalloadout', 'ioncannon'], 1, [[0, 2]])).toEqual([]);
  });

  it('xwing2:disarmed.2 the weapon that its card does not name is refused by the disarm token', () => {
    const upgrades = ['xg1assaultconfiguration', 'ioncannon', 'protontorpedoes'];
    const game = table({
      us: [xwing(us, { upgrades, tokens: { disarm: 1 } })],
      them: [tie([400, 590, 180])],
      locks: [[0, 1]],
    }).engage(0);
    expect(game.refusal('upgrade-protontorpedoes')).toBe('xwing2:disarmed.2');
    game.pick('none');
  });
});

describe('what a ship on an obstacle may attack with by its cards', () => {
  const on = (outline: string, upgrades: readonly string[]) =>
    offered({
      us: [xwing(us, { upgrades })],
      them: [tie(ahead(150))],
      obstacles: [{ outline, at: us }],
      locks: [[0, 1]],
    });

  it('xwing2:obstacles.17 with a special weapon from an asteroid, but from no debris', () => {
    expect(on('coreasteroid5', ['tierfonbellyrun', 'protontorpedoes'])).toEqual(['1 front at 1, 2']);
    expect(on('coreasteroid5', ['protontorpedoes'])).toEqual([]);
    expect(on('vt49decimatordebris1', ['tierfonbellyrun', 'protontorpedoes'])).toEqual([]);
  });
});

describe('whom a ship may attack by its cards', () => {
  it('xwing2:friendly.2 friendly ships, where a card says so', () => {
    const layout = (...upgrades: string[]) => ({
      us: [xwing(us, { upgrades }), tie([430, 590, 0])],
      them: [tie([370, 590, 180])],
    });
    expect(offered(layout('r5tk'))).toEqual(['0 front at 1, 2', '0 front at 2, 2']);
    expect(offered(layout())).toEqual(['0 front at 2, 2']);
  });

  it('xwing2:faq-specific-card-questions.56 only the closest of each weapon', () => {
    const layout = (...upgrades: string[]) => ({
      us: [xwing(us, { upgrades })],
      them: [tie([370, 700, 180]), tie([430, 590, 180]), tie([340, 590, 180])],
      locks: [[0, 1]] as const,
    });
    expect(offered(layout('automatedtargetpriority', 'protontorpedoes'))).toEqual([
      '0 front at 2, 2',
      '0 front at 3, 2',
      '1 front at 1, 3',
    ]);
    expect(offered(layout())).toHaveLength(3);
  });

  it('xwing2:special-weapon.5 what is treated as in the bullseye arc is a target of a weapon with that arc', () => {
    const recoil = (stress: number, at: At) =>
      offered({
        us: [ship('recoil', us, { upgrades: ['foresight'], tokens: { stress } })],
        them: [tie(at)],
      });
    expect(recoil(1, [450, 500, 180])).toEqual(['0 front at 1, 1', '1 front at 1, 1']);
    expect(recoil(0, [450, 500, 180])).toEqual(['0 front at 1, 1']);
    expect(recoil(1, [450, 590, 180])).toEqual(['0 front at 1, 2']);
    expect(recoil(1, [400, 500, 180])).toEqual(['0 front at 1, 1', '1 bullseye at 1, 1']);
  });
});

describe('how far a weapon reaches by its cards', () => {
  it('xwing2:faq-specific-card-questions.61 one farther and one nearer, between 0 and 3', () => {
    const rhymer = (pilot: string, gap: number) =>
      offered({
        us: [ship(pilot, us, { upgrades: ['protonrockets', 'clustermissiles'], tokens: { focus: 1 } })],
        them: [tie(ahead(gap))],
        contacts: gap === 0 ? [[0, 1]] : [],
        locks: [[0, 1]],
      });
    expect(rhymer('majorrhymer', 250)).toEqual(['0 front at 1, 3', '1 bullseye at 1, 3', '2 front at 1, 3']);
    expect(rhymer('majorrhymer', 0)).toEqual(['0 front at 1, 0', '1 bullseye at 1, 0', '2 front at 1, 0']);
    expect(rhymer('scimitarsquadronpilot', 250)).toEqual(['0 front at 1, 3']);
    expect(rhymer('scimitarsquadronpilot', 0)).toEqual(['0 front at 1, 0']);
  });

  it('xwing2:attack.6 one farther for a calculate token, which is spent when the defender is declared', () => {
    const raider = (calculate: number, y: number) =>
      table({
        us: [
          ship('outerrimgarrison', [457, 400, 0], {
            upgrades: ['bombardmentspecialists'],
            tokens: { calculate },
          }),
        ],
        them: [tie([457, y, 180])],
      }).run({ kind: 'huge-attack', ship: 0, before: -1 });
    const far = raider(1, 850);
    expect(far.offers({ kind: 'attack', target: 1, range: 4 })).toBe(true);
    far.pick({ kind: 'attack', target: 1 }).passAll();
    expect(far.eventsOf('spent')).toMatchObject([{ ship: 0, token: 'calculate' }]);
    expect(raider(0, 850).question).toBeUndefined();
    const near = raider(1, 650).pick({ kind: 'attack', target: 1 }).passAll();
    expect(near.ship(0).tokens.calculate).toBe(1);
  });

  it('xwing2:attack-range.3 a card has range 0 count as range 1', () => {
    const shot = (pilot: string) => {
      const game = table({ us: [ship(pilot, us)], them: [tie(ahead(0))], contacts: [[0, 1]] });
      return game.attack(0, 1).passAll().eventsOf('attack')[0]!.range;
    };
    expect([shot('arvelcrynyd'), shot('phoenixsquadronpilot')]).toEqual([1, 0]);
  });

  it('xwing2:attack-range.1 a card has range 1 count as 0, for the weapon and the targets that it names', () => {
    const shot = (weapon: string, tractor: number) => {
      const game = table({
        us: [ship('colicoiddestroyer', [457, 300, 0], { upgrades: ['grappler', weapon] })],
        them: [tie([457, 150, 0], { tokens: { tractor } })],
      }).engage(0);
      return game.pick({ kind: 'attack', weapon: 1 }).passAll().eventsOf('attack')[0]!.range;
    };
    expect([shot('drillbeak', 1), shot('drillbeak', 0), shot('drillbeak-epicsl', 1)]).toEqual([0, 1, 1]);
  });

  it('xwing2:attack-range.3 xwing2:huge-ships.10 in contact with a huge ship the attack range is 0', () => {
    const huge = { pilot: 'alderaanianguard', at: [400, 560, 90] as const };
    const range = (contacts: TestTable['contacts']) =>
      offered({ us: [xwing(us)], them: [huge], contacts: contacts ?? [] });
    expect(range([[0, 1]])).toEqual(['0 front at 1, 0']);
    expect(range([])).toEqual(['0 front at 1, 1']);
  });
});

describe('what a weapon needs', () => {
  const needs = (upgrades: readonly string[], more: Partial<TestTable> = {}, force = 0) =>
    table({
      us: [ship('lukeskywalker', us, { upgrades, tokens: {} }), ...(more.us ?? [])],
      them: [tie(ahead(150))],
      set: { '/ships/0/force': force },
      locks: more.locks ?? [],
    });

  it('xwing2:special-weapon.7 xwing2:attack.6 a card lets the Force stand for a lock, and it is paid', () => {
    const game = needs(['instinctiveaim', 'protontorpedoes'], {}, 1).engage(0);
    expect(game.offers({ weapon: 1 })).toBe(true);
    game.pick({ kind: 'attack', weapon: 1 });
    expect(game.ship(0).force).toBe(0);
    game.passAll();
    const locked = needs(['instinctiveaim', 'protontorpedoes'], { locks: [[0, 1]] }, 1).engage(0);
    locked.pick({ kind: 'attack', weapon: 1 });
    expect(locked.ship(0).force).toBe(1);
    locked.passAll();
    const spent = needs(['instinctiveaim', 'protontorpedoes'], {}, 0).engage(0);
    expect(spent.offers({ weapon: 1 })).toBe(false);
    spent.passAll();
  });

  it('xwing2:special-weapon.7 the lock of a friend near enough stands for one', () => {
    const friend = (at: At) => ({
      us: [xwing(at, { upgrades: ['targetingsynchronizer'] })],
      locks: [[1, 2]] as const,
    });
    const near = needs(['protontorpedoes'], friend([520, 400, 0])).engage(0);
    expect(near.offers({ weapon: 1, target: 2 })).toBe(true);
    near.passAll();
    const far = needs(['protontorpedoes'], friend([880, 400, 0])).engage(0);
    expect(far.offers({ weapon: 1 })).toBe(false);
    far.passAll();
  });
});

describe('another attack', () => {
  it('xwing2:bonus-attack.1 may be made through the same turret arc, where no card bars it', () => {
    const game = table({
      us: [ship('trial-strikes-again', us, { turret: 1 })],
      them: [tie([590, 400, 0])],
    }).engage(0);
    game.pick({ kind: 'attack', weapon: 1 });
    expect(game.everOffers({ kind: 'attack', weapon: 1, target: 1 })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({ pilot: name, at: us, ...more });
const ahead = (gap: number, half = 20): At => [400, 420 + half + gap, 180];
const phase = { kind: 'window', ...occasion('start-of-engagement') } as const;
const pool = (game: TestGame, dice: string) =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;
const bare = { upgrades: [] };

describe('Separatist pilots', () => {
  it('Berwer Kret: friends that have a lock on whom he hit may perform a red calculate action', () => {
    const drone = { pilot: 'tradefederationdrone', at: [600, 300, 0] } as const;
    const layout = { us: [pilot('berwerkret', { turret: 0 }), drone], them: [tie(ahead(150))] };
    const shot = (locks: readonly (readonly [number, number])[], face: string) =>
      table({ ...layout, locks })
        .rolls(face, 'blank', 'blank', 'blank', 'blank', 'blank')
        .engage(0)
        .pick({ kind: 'attack', weapon: 0 });
    const game = shot([[1, 2]], 'hit');
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick({ action: 'calculate', difficulty: 'red' });
    expect(game.ship(1).tokens).toMatchObject({ calculate: 1, stress: 1 });
    expect(shot([], 'hit').question).toBeUndefined();
    expect(shot([[1, 2]], 'blank').question).toBeUndefined();
  });

  it('Chertek and Sun Fac against a tractored ship', () => {
    const layout = (name: string, tractor: number) => ({
      us: [pilot(name)],
      them: [tie(ahead(150), { tokens: { tractor } })],
    });
    const chertek = table(layout('chertek', 1))
      .rolls('blank', 'blank', 'blank')
      .engage(0)
      .pick({ kind: 'attack', weapon: 0 });
    expect(chertek.offers({ kind: 'ability', dice: [0] })).toBe(true);
    chertek
      .rolls('hit', 'hit', 'blank', 'blank')
      .pick({ kind: 'ability', dice: [0, 1] })
      .passAll();
    expect(chertek.eventsOf('neutralized')).toMatchObject([{ hits: 2 }]);
    const fresh = table(layout('chertek', 0))
      .rolls('blank', 'blank', 'blank')
      .engage(0)
      .pick({ kind: 'attack', weapon: 0 });
    expect(fresh.offers({ kind: 'ability' })).toBe(false);
    fresh.passAll();
    for (const [tractor, dice] of [
      [1, 4],
      [0, 3],
    ] as const) {
      const game = table(layout('sunfac', tractor)).engage(0).pick({ kind: 'attack', weapon: 0 }).passAll();
      expect(pool(game, 'attack')).toBe(dice);
    }
  });

  it('xwing2:errata-ship-cards.9 no Nantex pilot points the turret to the rear arc', () => {
    for (const name of [
      'berwerkret',
      'chertek',
      'gorgol',
      'petranakiarenaace',
      'sunfac',
      'stalgasinhiveguard',
    ]) {
      const game = table({ us: [pilot(name, { turret: 0 })] }).fly(0, '2 straight');
      game.pick({ action: 'rotate' });
      expect(game.options).toEqual([{ arc: 1 }, { arc: 3 }]);
      game.passAll();
    }
  });

  it('Gorgol repairs a Ship card of a friend that he tractors, disarmed by it', () => {
    const hurt = tie([400, 560, 0], { damage: ['Fuel Leak', 'Stunned Pilot'] });
    const game = table({ us: [pilot('gorgol'), hurt] }).run({
      kind: 'window',
      ...occasion('during-system', { ship: 0 }),
    });
    game.pick({ target: 1 });
    expect(game.ship(0).tokens.disarm).toBe(1);
    expect(game.eventsOf('gained').some(({ ship, token }) => ship === 1 && token === 'tractor')).toBe(true);
    expect(game.ship(1).damage.filter(({ up }) => up)).toHaveLength(1);
    game.passAll();
  });

  it('Boba Fett turns a blank to a focus when no friend is near', () => {
    const boba = pilot('bobafett-firesprayclasspatrolcraft');
    const shot = (friend: At) =>
      table({ us: [boba, { pilot: 'tradefederationdrone', at: friend }], them: [tie(ahead(150, 30))] })
        .rolls('hit', 'hit', 'blank', 'blank')
        .attack(2, 0);
    const alone = shot([400, 50, 0]).pick({ kind: 'ability' });
    expect(alone.eventsOf('modified')[0]!.faces).toContain('focus');
    alone.passAll();
    expect(shot([520, 400, 0]).question).toBeUndefined();
  });

  it('Count Dooku removes a red token or a lock when one in his arc attacks, and acts when he hits', () => {
    const dooku = pilot('countdooku', { tokens: { strain: 0, deplete: 1, ion: 1 } });
    const layout = { us: [dooku], them: [xwing(ahead(150, 40))], locks: [[1, 0]] } as const;
    const game = table(layout).rolls('blank', 'blank', 'blank', 'blank').attack(1, 0);
    // Attacker's lock may be spent on a reroll.
    game.pick('done').pick({ use: true });
    game.pick({ token: 'lock', by: 1 });
    expect([game.state.locks.length, game.ship(0).force, game.ship(0).tokens.ion]).toEqual([0, 2, 1]);
    const token = table(layout)
      .rolls('blank', 'blank', 'blank', 'blank')
      .attack(1, 0)
      .pick('done')
      .pick({ use: true });
    token.pick({ token: 'ion' });
    expect([token.state.locks.length, token.ship(0).tokens.ion, token.ship(0).tokens.deplete]).toEqual([
      1, 0, 1,
    ]);
    const hit = table({ us: [pilot('countdooku')], them: [xwing(ahead(150, 40))] });
    hit.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(0, 1).pick({ action: 'focus' });
    expect([hit.ship(0).tokens.focus, hit.ship(0).force]).toEqual([1, 2]);
  });

  it('xwing2:errata-ship-cards.14 DBS-404 rolls one die more at attack range 1 and suffers a crit when it hits', () => {
    for (const name of ['dbs404', 'dbs404-siegeofcoruscant']) {
      const shot = (gap: number, ...faces: string[]) =>
        table({ us: [pilot(name, bare)], them: [xwing(ahead(gap))] })
          .rolls(...faces, 'blank', 'blank')
          .engage(0)
          .pick({ kind: 'attack', weapon: 0 })
          .passAll();
      const near = shot(50, 'hit', 'blank', 'blank', 'blank');
      expect([pool(near, 'attack'), near.ship(0).damage.length]).toEqual([4, 1]);
      expect(near.ship(0).damage[0]).toMatchObject({ up: true });
      expect(shot(50, 'blank', 'blank', 'blank', 'blank').ship(0).damage).toEqual([]);
      const far = shot(150, 'hit', 'blank');
      expect([pool(far, 'attack'), far.ship(0).damage.length]).toEqual([2, 0]);
    }
  });

  it('DBS-32C jams after a calculate action for a charge', () => {
    const game = table({ us: [pilot('dbs32c-siegeofcoruscant', bare)], them: [tie(ahead(50))] })
      .act(0)
      .pick({ action: 'calculate' });
    game.pick({ action: 'jam' });
    game.passAll();
    expect(game.ship(0).charges).toBe(1);
    expect(game.story).toContain('jammed');
  });

  it('DFS-081 cancels a crit for a charge and a calculate token', () => {
    const shot = (calculate: number) =>
      table({
        us: [pilot('dfs081-siegeofcoruscant', { ...bare, tokens: { calculate } })],
        them: [tie(ahead(150))],
      })
        .rolls('crit', 'hit', 'blank', 'blank')
        .attack(1, 0);
    const game = shot(1).pick({ use: true });
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 0 }]);
    expect([game.ship(0).charges, game.ship(0).tokens.calculate]).toEqual([1, 0]);
    game.passAll();
    expect(shot(0).question).toBeUndefined();
  });

  it('DFS-311 hands a calculate token on', () => {
    const friend = { pilot: 'tradefederationdrone', at: [600, 400, 0] } as const;
    const start = (calculate: number) =>
      table({ us: [pilot('dfs311-siegeofcoruscant', { ...bare, tokens: { calculate } }), friend] }).run(
        phase,
      );
    const game = start(1).pick({ target: 1 });
    expect([game.ship(0).tokens.calculate, game.ship(1).tokens.calculate]).toEqual([0, 1]);
    expect(start(0).question).toBeUndefined();
  });

  it('Haor Chall Prototype acts when an enemy in its bullseye arc declares another friend as defender', () => {
    const haor = pilot('haorchallprototype-siegeofcoruscant', bare);
    const friend = { pilot: 'tradefederationdrone', at: [460, 400, 0] } as const;
    const layout = { us: [haor, friend], them: [tie(ahead(150))] };
    const game = table(layout).attack(2, 1);
    game.pick({ action: 'calculate' });
    expect(game.ship(0).tokens.calculate).toBe(1);
    game.passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    const himself = table(layout).attack(2, 0);
    expect(himself.offers({ action: 'calculate' })).toBe(false);
    himself.passAll();
  });

  it('Phlac-Arphocc Prototype of the Siege gains a calculate token with an enemy in its bullseye arc', () => {
    const start = (at: At) =>
      table({ us: [pilot('phlacarphoccprototype-siegeofcoruscant', bare)], them: [tie(at)] }).run(phase);
    expect(start(ahead(150)).ship(0).tokens.calculate).toBe(1);
    expect(start([600, 400, 0]).ship(0).tokens.calculate).toBe(0);
  });
});

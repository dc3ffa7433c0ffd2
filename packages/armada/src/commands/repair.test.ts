import { describe, expect, it } from 'vitest';
import { nebulon, type TestShip, table, victory } from '../testing/table.ts';

const SPOT = [600, 400, 0] as const;
const destroyer = (more: Partial<TestShip>) => table({ us: [victory(SPOT, more)] });
const repairing = (points: number, more: Partial<TestShip>) =>
  destroyer(more).run({ kind: 'repair', ship: 0, points });

describe('the repair command', () => {
  it('armada:commands-repair.1 resolves right after the dial is revealed, not when attacks begin', () => {
    const game = table({
      us: [victory(SPOT, { dials: ['repair'] })],
      them: [nebulon([600, 600, 180])],
    });
    game.activate(0).pick('keep');
    expect(game.question?.kind).toBe('resolve-command');
    expect(game.offers({ command: 'repair', with: 'dial' })).toBe(true);
    game.pick('none');
    expect(game.question?.kind).toBe('attack');
    game.pick('none');
    expect(game.question?.kind).toBe('course');
    game.answer(0);
  });

  it('armada:commands-repair.2 gives engineering points equal to the engineering value by dial', () => {
    const game = destroyer({ revealed: ['repair'] }).run({ kind: 'resolve-commands', ship: 0 });
    game.pick({ command: 'repair', with: 'dial' });
    expect(game.eventsOf('engineering')[0]!.points).toBe(4);
  });

  it('armada:commands-repair.3 gives half of it by token, rounded up, and both together', () => {
    const points = (spending: 'token' | 'both') => {
      const frigate = table({
        us: [nebulon(SPOT, { revealed: ['repair'], tokens: ['repair'] })],
      }).run({ kind: 'resolve-commands', ship: 0 });
      return frigate.pick({ command: 'repair', with: spending }).passAll().eventsOf('engineering')[0];
    };
    expect(points('token')).toMatchObject({ points: 2 });
    expect(points('both')).toMatchObject({ points: 5 });
  });

  it('armada:commands-repair.4 moves one shield to a zone below its maximum for one point', () => {
    const game = repairing(1, { shields: { left: 1 } });
    expect(game.offers({ kind: 'move-shield', from: 'left', to: 'front' })).toBe(false);
    game.pick({ kind: 'move-shield', from: 'front', to: 'left' }).passAll();
    expect(game.ship(0).shields).toMatchObject({ front: 2, left: 2 });
  });

  it('armada:commands-repair.5 recovers one shield up to the maximum for two points', () => {
    const game = repairing(2, { shields: { rear: 0 } });
    expect(game.refusal('recover-shield front')).toBe('armada:shields.1');
    game.pick({ kind: 'recover-shield', zone: 'rear' }).passAll();
    expect(game.ship(0).shields.rear).toBe(1);
    const poor = repairing(1, { shields: { rear: 0 } });
    expect(poor.offers({ kind: 'recover-shield', zone: 'rear' })).toBe(false);
    expect(poor.refusal('recover-shield rear')).toBe('armada:commands-repair.5');
  });

  it('armada:commands-repair.6 discards any damage card, faceup or facedown, for three points', () => {
    const damage = ['power-failure', 'facedown: blinded-gunners'];
    for (const name of ['power-failure', null]) {
      const game = repairing(3, { damage });
      expect(game.options.filter((one) => (one as { kind: string }).kind === 'discard-card')).toHaveLength(2);
      game.pick({ kind: 'discard-card', name }).passAll();
      expect(game.ship(0).damage.map(({ up }) => up)).toEqual([name === null]);
    }
    expect(repairing(2, { damage }).offers('discard-card')).toBe(false);
  });

  it('armada:commands-repair.7 armada:commands-repair.9 buys in any order and loses what is left', () => {
    const game = repairing(5, { shields: { front: 1, left: 1, right: 3 } });
    game.pick({ kind: 'recover-shield', zone: 'front' });
    game.pick({ kind: 'move-shield', from: 'right', to: 'left' });
    expect(game.question).toMatchObject({ kind: 'repair', points: 2 });
    game.pick('done');
    expect(game.question).toBeUndefined();
    expect(game.ship(0).shields).toMatchObject({ front: 2, left: 2, right: 2 });
    game.run({ kind: 'resolve-commands', ship: 0 });
    expect(game.question).toBeUndefined();
  });

  it('armada:commands-repair.8 finishes each effect before the next is paid for', () => {
    const game = repairing(5, { shields: { left: 0 }, damage: ['capacitor-failure'] });
    expect(game.offers({ kind: 'recover-shield', zone: 'left' })).toBe(false);
    expect(game.refusal('recover-shield left')).toBe('armada:damage-cards.9');
    game.pick({ kind: 'discard-card', name: 'capacitor-failure' });
    game.pick({ kind: 'recover-shield', zone: 'left' });
    expect(game.ship(0).shields.left).toBe(1);
  });
});

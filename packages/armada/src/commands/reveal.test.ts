import { describe, expect, it } from 'vitest';
import type { Command } from '../cards/index.ts';
import { cr90, nebulon, type TestShip, table, victory } from '../testing/table.ts';
import { gainCommandToken } from './tokens.ts';

const SPOT = [600, 400, 0] as const;
const FAR = [600, 800, 180] as const;
const pair = (more: Partial<TestShip>) => table({ us: [victory(SPOT, more)], them: [cr90(FAR)] });
const reveal = (more: Partial<TestShip>) => pair(more).run({ kind: 'reveal-dial', ship: 0 });

describe('command dials', () => {
  it('armada:command-dials.1 reveals the top dial when the ship is activated', () => {
    const game = reveal({ dials: ['repair', 'navigate'] });
    expect(game.eventsOf('dial-revealed')).toMatchObject([{ ship: 0, command: 'repair' }]);
    game.pick('keep').passAll();
    expect(game.ship(0)).toMatchObject({ dials: ['navigate'], revealed: ['repair'] });
  });

  it('armada:command-dials.2 turns a dial just revealed into a token', () => {
    const game = reveal({ dials: ['squadron'] })
      .pick('token')
      .passAll();
    expect(game.ship(0)).toMatchObject({ tokens: ['squadron'], revealed: [], dials: [] });
  });

  it('armada:command-dials.3 discards a dial that is not spent by the end of the activation', () => {
    const game = pair({ dials: ['navigate'] })
      .activate(0)
      .pick('keep')
      .passAll();
    expect(game.story).toContain('dial-discarded');
    expect(game.ship(0).revealed).toEqual([]);
  });

  it('armada:command-dials.4 armada:command-dials.5 armada:ship-activation.2 activates no ship twice', () => {
    const game = table({
      us: [cr90(SPOT, { activated: true }), cr90([800, 400, 0]), cr90([400, 400, 0])],
      them: [cr90(FAR, { activated: true })],
    }).run({ kind: 'ship-turn', player: 0 });
    expect(game.options).toEqual([
      { kind: 'ship', ship: 1 },
      { kind: 'ship', ship: 2 },
    ]);
    expect(game.refusal('ship-0')).toBe('armada:ship-activation.2');
    game.pick({ ship: 1 }).passAll();
    expect(game.view(1).ships.map(({ activated }) => activated)).toEqual([true, true, true, true]);
  });

  it('armada:command-dials.7 armada:command-dials.8 converts or resolves a gained dial, which is not revealed', () => {
    const game = pair({ revealed: ['navigate'], speed: 1 }).run({ kind: 'use-dial', ship: 0 });
    expect(game.offers('token')).toBe(true);
    game.pick('keep').maneuver(0).pick({ command: 'navigate', with: 'dial' });
    expect(game.story).not.toContain('dial-revealed');
    game.pick({ speed: 2, joint: 0 }).passAll();
    expect(game.ship(0).speed).toBe(2);
  });
});

describe('command tokens', () => {
  const gain = (more: Partial<TestShip>, command: Command) =>
    table({ us: [cr90(SPOT, more)] }).does((game) =>
      gainCommandToken(game, game.state.ships[0]!, command, 'armada:command-dials.2'),
    );

  it('armada:command-tokens.2 discards one over the command value at once', () => {
    const game = gain({ tokens: ['navigate'] }, 'repair');
    expect(game.options).toEqual([{ command: 'navigate' }, { command: 'repair' }]);
    expect(game.pick({ command: 'navigate' }).ship(0).tokens).toEqual(['repair']);
  });

  it('armada:command-tokens.3 discards a duplicate', () => {
    const game = gain({ tokens: ['navigate'] }, 'navigate');
    expect(game.ship(0).tokens).toEqual(['navigate']);
    expect(game.eventsOf('command-token-lost')).toHaveLength(1);
  });

  it('armada:command-tokens.1 armada:command-tokens.4 armada:command-tokens.5 spends a token in the round it was gained', () => {
    const game = pair({ dials: ['navigate'], speed: 1 })
      .activate(0)
      .pick('token')
      .passAll();
    expect(game.ship(0).tokens).toEqual(['navigate']);
    game.maneuver(0).pick({ with: 'token' }).pick({ speed: 2 }).passAll();
    expect(game.ship(0)).toMatchObject({ speed: 2, tokens: [] });
  });
});

describe('commands', () => {
  it('armada:commands.1 armada:commands.4 offers dial, token or both before any effect', () => {
    const game = pair({ revealed: ['navigate'], tokens: ['navigate'] }).maneuver(0);
    expect(game.options).toMatchObject([
      { with: 'dial' },
      { with: 'token' },
      { with: 'both' },
      { kind: 'none' },
    ]);
    game.pick({ with: 'dial' }).pick({ speed: 2, joint: 0 });
    expect(game.question?.kind).toBe('course');
    game.passAll();
    expect(game.ship(0).tokens).toEqual(['navigate']);
  });

  it('armada:commands.2 armada:commands.5 resolves each command once a round', () => {
    const game = pair({ revealed: ['repair', 'repair'], tokens: ['repair'], shields: { front: 0 } });
    game.run({ kind: 'resolve-commands', ship: 0 });
    expect(game.options).toHaveLength(4);
    game.pick({ with: 'dial' }).pick('done');
    expect(game.question).toBeUndefined();
    expect(game.ship(0)).toMatchObject({ revealed: ['repair'], tokens: ['repair'], resolved: ['repair'] });
  });

  it('armada:commands.3 spends dial and token as one resolution with both effects', () => {
    const game = table({ us: [nebulon(SPOT, { speed: 1, revealed: ['navigate'], tokens: ['navigate'] })] });
    game.maneuver(0).pick({ with: 'both' }).pick({ speed: 3, joint: 1 }).passAll();
    expect(game.ship(0)).toMatchObject({ speed: 3, revealed: [], tokens: [] });
    expect(game.eventsOf('command')).toHaveLength(1);
  });

  it('armada:commands.6 resolves different commands in one round', () => {
    const game = pair({ revealed: ['squadron'], tokens: ['repair'] }).run({
      kind: 'resolve-commands',
      ship: 0,
    });
    game.pick({ command: 'squadron', with: 'dial' }).pick({ command: 'repair', with: 'token' }).passAll();
    expect(game.eventsOf('command').map(({ command }) => command)).toEqual(['squadron', 'repair']);
  });

  it('armada:commands.7 counts a command as resolved that has no effect', () => {
    const game = pair({ revealed: ['repair'] }).run({ kind: 'resolve-commands', ship: 0 });
    game.pick({ command: 'repair' }).passAll();
    expect(game.ship(0).resolved).toEqual(['repair']);
    expect(game.story).not.toContain('shield-recovered');
  });
});

describe('raid tokens', () => {
  it('armada:raid-tokens.2 armada:faq.5 are cleared by the dial, all of them, or by a matching command token', () => {
    const raided = { dials: ['squadron'], raids: ['repair', 'navigate'], tokens: ['repair'] } as const;
    const byDial = reveal(raided).pick('dial');
    expect(byDial.question?.kind).toBe('resolve-command');
    expect(byDial.offers({ command: 'repair', with: 'token' })).toBe(true);
    byDial.passAll();
    expect(byDial.ship(0)).toMatchObject({ raids: [], revealed: [], tokens: ['repair'] });
    const byToken = reveal(raided).pick({ kind: 'token', command: 'repair' });
    byToken.pick('none').pick('keep').passAll();
    expect(byToken.ship(0)).toMatchObject({ raids: ['navigate'], revealed: ['squadron'], tokens: [] });
  });

  it('bar the command while they lie there', () => {
    const game = pair({ revealed: ['navigate'], raids: ['navigate'] }).maneuver(0);
    expect(game.question?.kind).toBe('course');
    game.passAll();
  });
});

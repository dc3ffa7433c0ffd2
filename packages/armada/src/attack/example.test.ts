import { describe, expect, it } from 'vitest';
import { apart, attackOn, cr90, table, victory } from '../testing/index.ts';

/** The attack of the booklet: a CR90 behind a Victory II at medium range, with concentrate fire on its dial. */
const behind = () =>
  table({
    us: [cr90([900, 300, 0], { revealed: ['concentrate-fire'] })],
    them: [victory([900, 300 + apart('cr90', 150, 'victory'), 0])],
  });

describe('the attack example of the booklet', () => {
  it('armada:learning-scenario.1 plays step by step', () => {
    const game = behind().rolls('double-hit', 'double-hit', 'accuracy', 'crit');
    game.draws('damaged-munitions', 'comm-noise');

    game.attack(0).pick(attackOn('front', 1, 'rear'));
    expect(game.eventsOf('attack')).toMatchObject([{ reach: 'medium', obstructed: false }]);
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['red', 'red', 'blue'] }]);

    expect(game.question).toMatchObject({ kind: 'attack-effect', player: 0 });
    game.pick({ kind: 'concentrate-fire', with: 'dial' }).pick({ color: 'blue' });
    expect(game.state.attack!.dice).toHaveLength(4);

    game.pick({ kind: 'accuracy', token: 1 });
    expect(game.eventsOf('token-locked')).toMatchObject([{ token: 'redirect' }]);

    expect(game.question).toMatchObject({ kind: 'defense-token', player: 1 });
    game.pick({ kind: 'token', name: 'brace' }).pick('done');

    expect(game.question).toMatchObject({ kind: 'critical-effect', player: 0 });
    game.pick({ effect: 'standard' });
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 3, braced: true }]);
    expect(game.eventsOf('shield-lost')).toMatchObject([{ ship: 1, zone: 'rear', shields: 0 }]);
    expect(game.eventsOf('damage-dealt').map(({ card }) => card)).toEqual(['damaged-munitions', null]);
    expect(game.ship(1).shields).toMatchObject({ front: 3, left: 3, right: 3, rear: 0 });
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([true, false]);
    game.passAll();
  });
});

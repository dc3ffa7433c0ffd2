import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { initiativeOf } from '../ship/initiative.ts';
import {
  type At,
  awing,
  decimator,
  dialEntry,
  fang,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
} from '../testing/index.ts';
import { loseTokens } from '../tokens.ts';
import { HIDDEN_DIAL } from '../view.ts';

const HERE: At = [400, 200, 0];
const bed = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
const howlrunner = (at: At): TestShip => ({ pilot: 'howlrunner', at });
const ace = (at: At): TestShip => ({ pilot: 'blacksquadronace', at });

/** Every ship flies `name`, one after the other as the rules say. */
function everybodyFlies(game: TestGame, name: string): TestGame {
  for (const ship of game.state.ships) ship.dial = dialEntry(ship, name);
  return game.run({ kind: 'activation' });
}

describe('the Activation Phase', () => {
  it('xwing2:activation-phase.1 activates ships in ascending initiative', () => {
    const game = table({ us: [howlrunner([200, 200, 0]), tie([400, 200, 0])], them: [ace([600, 700, 180])] });
    everybodyFlies(game, '2 straight').passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([1, 2, 0]);
  });

  it('xwing2:activation-phase.2 a ship reveals its dial, executes the maneuver, performs an action', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '3 straight')
      .pick({ action: 'focus' });
    expect(game.story).toEqual(['dial-revealed', 'maneuver', 'action', 'gained']);
  });

  it('xwing2:activation-phase.3 both players see a revealed dial from then on', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([600, 700, 180])] });
    game.ship(0).dial = dialEntry(game.ship(0), '3 straight');
    expect(game.view(0).ships[0]?.dial).toBe(game.ship(0).dial);
    expect(game.view(1).ships[0]?.dial).toBe(HIDDEN_DIAL);
    game.activate(0).passAll();
    for (const who of [0, 1, -1]) expect(game.view(who).ships[0]?.dial).toBe(game.ship(0).dial);
  });

  it('xwing2:activation-phase.4 a ship executes the maneuver on its dial', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '2 bank left')
      .passAll();
    expect(game.eventsOf('maneuver')[0]?.maneuver).toEqual({ speed: 2, bearing: 'bank', direction: 'left' });
    expect(game.pose(0).facing).toBe(315);
    expect(game.pose(0).x).toBeLessThan(400);
  });

  it('xwing2:activation-phase.5 xwing2:planning-phase.8 Planning, System, Activation and Engagement follow', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([600, 800, 180])] });
    game.rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank').run({ kind: 'round' });
    game.answer([dialEntry(game.ship(0), '1 straight')]).answer([dialEntry(game.ship(1), '2 straight')]);
    while (game.question?.form === 'choice') game.pick('none');
    const happened = game.events.flatMap((event) => {
      if (event.kind === 'phase') return [event.phase];
      return ['player-order', 'activates', 'engages'].includes(event.kind) ? [event.kind] : [];
    });
    expect(happened).toEqual([
      'planning',
      'player-order',
      'system',
      'activation',
      'activates',
      'activates',
      'engagement',
      'engages',
      'engages',
      'end',
      'planning',
    ]);
  });

  it('xwing2:activation-phase.6 a player orders ships of one initiative; one finishes before the next', () => {
    const game = table({ us: [xwing([200, 200, 0]), xwing([400, 200, 0]), xwing([600, 200, 0])] });
    everybodyFlies(game, '3 straight');
    expect(game.question).toMatchObject({ kind: 'choose-activation', player: 0 });
    expect(game.options).toEqual([{ ship: 0 }, { ship: 1 }, { ship: 2 }]);
    game.pick({ ship: 1 });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick('none');
    expect(game.options).toEqual([{ ship: 0 }, { ship: 2 }]);
    game.pick({ ship: 2 }).passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([1, 2, 0]);
  });

  it('xwing2:activation-phase.7 xwing2:player-order.3 at one initiative the first player goes first', () => {
    const us = [tie([200, 200, 0]), tie([300, 200, 0])];
    const them = [awing([600, 700, 180]), fang([700, 700, 180])];
    for (const firstPlayer of [0, 1] as const) {
      const game = table({ us, them, firstPlayer });
      everybodyFlies(game, '2 straight');
      expect(game.question?.player).toBe(firstPlayer);
      game.passAll();
      const players = game.eventsOf('activates').map(({ ship }) => game.ship(ship).player);
      expect(players).toEqual(firstPlayer === 0 ? [0, 0, 1, 1] : [1, 1, 0, 0]);
      game.run({ kind: 'engagement' }).passAll();
      const engaged = game.eventsOf('engages').map(({ ship }) => game.ship(ship).player);
      expect(engaged).toEqual(firstPlayer === 0 ? [0, 0, 1, 1] : [1, 1, 0, 0]);
    }
  });

  it('xwing2:activation-phase.8 a ship that skips revealing uses nothing that follows it', () => {
    const reveals = table({ us: [bed('focuses-after-reveal')] })
      .fly(0, '1 straight')
      .passAll();
    expect(reveals.ship(0).tokens.focus).toBe(1);
    const skips = table({ us: [bed('focuses-after-reveal')] })
      .activate(0)
      .passAll();
    expect(skips.eventsOf('dial-revealed')).toEqual([]);
    expect(skips.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:planning-phase.12 a ship without a dial gains 1 stress and flies the stress maneuver', () => {
    const game = table({ us: [xwing(HERE)] }).activate(0);
    expect(game.story).toEqual(['gained', 'maneuver-replaced', 'maneuver', 'action-skipped']);
    expect(game.eventsOf('maneuver-replaced')).toMatchObject([
      { difficulty: 'white', because: 'xwing2:planning-phase.12' },
    ]);
    expect(game.pose(0)).toEqual({ x: 400, y: 320, facing: 0 });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:actions.2' }]);
  });
});

describe('initiative', () => {
  it('xwing2:initiative.1 orders placement and activation upwards, engagement downwards', () => {
    const us = [howlrunner([200, 200, 0]), tie([400, 200, 0]), ace([600, 200, 0])];
    const game = table({ us });
    everybodyFlies(game, '2 straight').passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([1, 2, 0]);
    game.run({ kind: 'engagement' }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).toEqual([0, 2, 1]);
    for (const ship of game.state.ships) ship.place = 'reserve';
    game.run({ kind: 'deploy' });
    for (const x of [200, 300, 400]) game.answer([x, 30, 0]);
    expect(game.eventsOf('ship-placed').map(({ ship }) => ship)).toEqual([1, 2, 0]);
  });

  it('xwing2:initiative.2 xwing2:initiative.3 the most recent change counts, and the one before when it ends', () => {
    const game = table({ us: [howlrunner(HERE)] });
    game.ship(0).initiatives = [
      { value: 7, until: 'end of engagement' },
      { value: 1, until: 'end of activation' },
    ];
    expect(initiativeOf(game.ship(0))).toBe(1);
    game.run({ kind: 'end-phase-of', phase: 'activation' });
    expect(initiativeOf(game.ship(0))).toBe(7);
    game.run({ kind: 'end-phase-of', phase: 'engagement' });
    expect(initiativeOf(game.ship(0))).toBe(5);
  });
});

describe('ionized ships', () => {
  const ionized = { tokens: { ion: 1 } };

  it('xwing2:ion.8 perform only the focus action in their activation', () => {
    const game = table({ us: [xwing(HERE, ionized)], them: [tie([400, 400, 180])] }).fly(0, '2 straight');
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'none' },
    ]);
    expect(game.refusal('lock')).toBe('xwing2:ion.8');
    game.passAll();
  });

  it('xwing2:ion.9 shed every ion token when the activation ends', () => {
    const game = table({ us: [decimator(HERE, { tokens: { ion: 4 } })] }).fly(0, '2 straight');
    expect(game.ship(0).tokens.ion).toBe(4);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens.ion).toBe(0);
    expect(game.eventsOf('lost')).toMatchObject([{ token: 'ion', count: 4, because: 'xwing2:ion.9' }]);
  });

  it('xwing2:ion.9 a ship that did not fly the ion maneuver keeps its ion tokens', () => {
    const game = table({ us: [decimator(HERE, { tokens: { ion: 2 } })] })
      .fly(0, '2 straight')
      .passAll();
    expect(game.ship(0).tokens.ion).toBe(2);
  });

  it('xwing2:ion.10 perform only the focus action at any other time', () => {
    const game = table({ us: [xwing(HERE, ionized)], them: [tie([400, 400, 180])], phase: 'system' }).act(0);
    expect(game.options.length).toBe(2);
    expect(game.offers({ action: 'focus' })).toBe(true);
    expect(game.refusal('lock')).toBe('xwing2:ion.10');
    game.passAll();
  });

  it('xwing2:ion.11 trigger nothing by revealing', () => {
    const game = table({ us: [bed('focuses-after-reveal', ionized)] })
      .fly(0, '1 straight')
      .pick('none');
    expect(game.eventsOf('dial-revealed').length).toBe(1);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:ion.12 a ship that is no longer ionized activates normally', () => {
    const game = table({ us: [bed('focuses-after-reveal', ionized)], phase: 'system' });
    game.does((rules) => loseTokens(rules, shipOf(rules, 0), 'ion', 1, 'xwing2:tokens.2'));
    game.fly(0, '3 turn left').passAll();
    expect(game.eventsOf('maneuver')[0]?.maneuver).toEqual({ speed: 3, bearing: 'turn', direction: 'left' });
    expect(game.eventsOf('maneuver-replaced')).toEqual([]);
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:faq-activation-phase-and-actions.3 take no link after their focus action', () => {
    const linked = table({ us: [bed('plain')] })
      .act(0)
      .pick({ action: 'focus' });
    expect(linked.offers({ action: 'barrel-roll' })).toBe(true);
    linked.passAll();
    const game = table({ us: [bed('plain', ionized)] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.focus).toBe(1);
  });
});

import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { ACTION_NAMES } from '../cards/chassis.ts';
import { shipOf } from '../game.ts';
import { isCalculating, isEvading, isFocused, isStressed } from '../ship/conditions.ts';
import {
  type At,
  awing,
  bomber,
  decimator,
  fang,
  interceptor,
  type TestShip,
  table,
  tie,
  xwing,
  yt1300,
  ywing,
} from '../testing/index.ts';
import { gainTokens } from '../tokens.ts';
import { boostAction } from './boost.ts';
import { mostRestrictive } from './difficulty.ts';
import { CAN_FAIL } from './perform.ts';

const HERE: At = [400, 200, 0];
const bed = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
/** A rock under the template of a boost straight ahead from HERE. */
const BLOCKED = [{ outline: 'coreasteroid0', at: [400, 260, 0] as const }];
const RED = { tokens: { stress: 1 } };

const failedBoost = () =>
  table({ us: [interceptor(HERE)], obstacles: BLOCKED })
    .act(0)
    .pick({ action: 'boost' })
    .pick({ direction: 'straight' });

describe('standard actions', () => {
  it('xwing2:actions.1 are those of the action bar and those printed on damage cards', () => {
    const game = table({ us: [xwing(HERE, { damage: ['Weapons Failure', 'facedown: Fuel Leak'] })] }).act(0);
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'action', action: 'lock', difficulty: 'white' },
      { kind: 'action', action: 'barrel-roll', difficulty: 'white' },
      { kind: 'repair', card: 1, name: 'Weapons Failure' },
      { kind: 'none' },
    ]);
    game.pick({ kind: 'repair' });
    expect(game.ship(0).damage[0]?.up).toBe(false);
  });

  it('xwing2:actions.1 a granted action may be one of a damage card, and of the ship’s own cards', () => {
    const vader = bed('darthvader', { damage: ['Weapons Failure'] });
    const game = table({ us: [vader] })
      .act(0)
      .pick({ action: 'focus' })
      .pick({ ability: 'pilot.0' });
    expect(game.offers({ kind: 'repair', name: 'Weapons Failure' })).toBe(true);
    game.pick({ kind: 'repair' }).passAll();
    expect(game.ship(0).damage[0]?.up).toBe(false);
    expect(game.ship(0).force).toBe(2);
    expect(game.ship(0).tokens.stress).toBe(0);
  });

  it('xwing2:actions.1 xwing2:actions.10 treated as red where the grant says so', () => {
    const poe = () =>
      table({
        us: [
          bed('poedameron', {
            upgrades: ['r5astromech'],
            damage: ['Weapons Failure', 'facedown: Fuel Leak'],
          }),
        ],
      })
        .act(0)
        .pick({ action: 'focus' });
    const repaired = poe().pick({ kind: 'repair', difficulty: 'red' }).passAll();
    expect(repaired.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
    expect(repaired.ship(0).tokens.stress).toBe(1);
    const game = poe();
    const printed = (game.options as readonly { kind: string; difficulty?: string }[]).filter(
      ({ kind }) => kind === 'card',
    );
    expect(printed.map(({ difficulty }) => difficulty)).toEqual(['red', 'red']);
    game.pick({ kind: 'card' }).passAll();
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:actions.1 is granted to no ship that could only perform what it cannot pay for', () => {
    const ahsoka = (charges: number) =>
      table({
        us: [bed('ahsokatano-rz1awing'), xwing([470, 300, 0], { upgrades: [`cloakingdevice:${charges}`] })],
        set: { '/ships/1/performed': ['focus', 'lock', 'barrel-roll'] },
      }).fly(0, '2 straight');
    const asked = (charges: number) => {
      const game = ahsoka(charges);
      const kind = game.question?.kind;
      game.passAll();
      return kind;
    };
    expect([asked(0), asked(1)]).toEqual(['action', 'choose-ship']);
  });

  it('xwing2:actions.2 a stressed ship performs none', () => {
    const game = table({ us: [xwing(HERE, { ...RED, damage: ['Weapons Failure'] })] }).fly(0, '3 straight');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-skipped')).toMatchObject([{ ship: 0, because: 'xwing2:actions.2' }]);
    expect(game.eventsOf('action')).toEqual([]);
  });

  it('xwing2:quick-reference.2 there are thirteen actions', () => {
    expect([...ACTION_NAMES].sort()).toEqual([
      'barrel-roll',
      'boost',
      'calculate',
      'cloak',
      'coordinate',
      'evade',
      'focus',
      'jam',
      'lock',
      'reinforce',
      'reload',
      'rotate',
      'slam',
    ]);
  });

  it('xwing2:actions.18 a ship performs one action in its activation', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '3 straight')
      .pick({ action: 'focus' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action').length).toBe(1);
  });

  it('xwing2:actions.19 a ship may decline, in its activation and when granted one', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '3 straight')
      .pick('none');
    expect(game.eventsOf('action')).toEqual([]);
    game.act(0).pick('none');
    expect(game.eventsOf('action')).toEqual([]);
    expect(game.ship(0).performed).toEqual([]);
  });
});

describe('the colour of an action', () => {
  it('xwing2:actions.6 white, red and purple follow each other', () => {
    expect(mostRestrictive('white', 'white')).toBe('white');
    expect(mostRestrictive('white', 'red')).toBe('red');
    expect(mostRestrictive('red', 'purple')).toBe('purple');
    expect(mostRestrictive('purple', 'white')).toBe('purple');
  });

  it('xwing2:actions.7 a red action costs 1 stress', () => {
    const game = table({ us: [fang(HERE)] })
      .act(0)
      .pick({ action: 'boost' });
    game.pick({ direction: 'straight' }).pick({ action: 'focus', difficulty: 'red' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(game.eventsOf('gained')).toMatchObject([
      { token: 'stress', count: 1, because: 'xwing2:actions.7' },
      { token: 'focus' },
    ]);
  });

  it('xwing2:actions.9 an action is white unless something else is said', () => {
    const game = table({ us: [{ pilot: 'nightbeast', at: HERE }] }).fly(0, '2 bank left');
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'none' },
    ]);
    game.pick({ action: 'focus' }).pick('none');
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 0 });
  });

  it('xwing2:actions.10 of several colours the most restrictive one applies', () => {
    expect(mostRestrictive('red', 'purple', 'white')).toBe('purple');
    const game = table({ us: [xwing(HERE)], them: [tie([400, 330, 180])] }).fly(0, '2 straight');
    expect(game.offers({ action: 'focus', difficulty: 'red' })).toBe(true);
    expect(game.offers({ action: 'focus', difficulty: 'white' })).toBe(false);
    game.passAll();
  });

  it('xwing2:faq-activation-phase-and-actions.1 an action of the bar has the colour of the bar', () => {
    const game = table({ us: [decimator(HERE), ywing([400, 400, 0])] })
      .act(0)
      .pick({ action: 'coordinate' });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    expect(game.offers({ action: 'barrel-roll', difficulty: 'red' })).toBe(true);
    expect(game.offers({ action: 'focus', difficulty: 'white' })).toBe(true);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(game.ship(1).tokens.stress).toBe(1);
  });
});

describe('actions in a round', () => {
  it('xwing2:actions.11 there is no limit to their number', () => {
    const game = table({ us: [interceptor(HERE)] });
    game.act(0).pick({ action: 'focus' }).pick('none');
    game.act(0).pick({ action: 'evade' }).pick('none');
    game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' }).pick('none');
    game.act(0).pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(game.ship(0).performed).toEqual(['focus', 'evade', 'boost', 'barrel-roll']);
  });

  it('xwing2:actions.12 none is performed twice', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '3 straight')
      .pick({ action: 'focus' });
    game.act(0);
    expect(game.offers({ action: 'focus' })).toBe(false);
    expect(game.refusal('focus')).toBe('xwing2:actions.12');
    game.passAll().run({ kind: 'round' });
    expect(game.ship(0).performed).toEqual([]);
  });

  it('xwing2:actions.13 one that failed is not performed again', () => {
    const game = failedBoost().act(0);
    expect(game.refusal('boost')).toBe('xwing2:actions.13');
    expect(game.offers({ action: 'boost' })).toBe(false);
    expect(game.offers({ action: 'evade' })).toBe(true);
    game.passAll();
  });

  it('xwing2:actions.14 each damage card of one name has an action of its own', () => {
    const game = table({ us: [xwing(HERE, { damage: ['Weapons Failure', 'Weapons Failure'] })] });
    game.act(0).pick({ kind: 'repair', card: 1 });
    game.act(0);
    expect(game.options.filter((option) => JSON.stringify(option).includes('repair'))).toEqual([
      { kind: 'repair', card: 2, name: 'Weapons Failure' },
    ]);
    game.pick({ kind: 'repair', card: 2 });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('xwing2:actions.16 doing what an action does is not the action: a ship boosts again', () => {
    const game = table({ us: [interceptor(HERE)] })
      .act(0)
      .pick({ action: 'boost' });
    game.pick({ direction: 'straight' }).pick('none');
    game.does((rules) => boostAction(rules, shipOf(rules, 0))).pick({ direction: 'straight' });
    expect(game.pose(0)).toEqual({ x: 400, y: 360, facing: 0 });
    expect(game.eventsOf('action')).toEqual([]);
  });

  it('xwing2:actions.17 performing an action because a card says so counts', () => {
    const game = table({ us: [{ pilot: 'nightbeast', at: HERE }] })
      .fly(0, '2 bank left')
      .pick({ action: 'focus' });
    expect(game.question?.kind).toBe('action');
    expect(game.offers({ action: 'focus' })).toBe(false);
    expect(game.refusal('focus')).toBe('xwing2:actions.12');
    game.passAll();
  });
});

describe('failing', () => {
  it('xwing2:fail.2 eight kinds of effects can fail', () => {
    expect([...CAN_FAIL].sort()).toEqual([
      'barrel-roll',
      'boost',
      'coordinate',
      'decloak',
      'deploy',
      'jam',
      'lock',
      'slam',
    ]);
  });

  it('xwing2:actions.5 xwing2:fail.1 a boost onto a rock fails and nothing moves', () => {
    const game = failedBoost();
    expect(game.pose(0)).toEqual({ x: 400, y: 200, facing: 0 });
    expect(game.eventsOf('action-failed')).toEqual([
      { kind: 'action-failed', ship: 0, action: 'boost', because: 'xwing2:boost.5' },
    ]);
    expect(game.ship(0)).toMatchObject({ performed: [], failed: ['boost'] });
  });

  it('xwing2:fail.3 what follows the action is not triggered', () => {
    const layout = { us: [awing(HERE)] };
    const done = table(layout).act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(done.refusal('boost')).toBeUndefined();
    expect(done.question).toBeUndefined();
    const roll = table(layout).act(0).pick({ action: 'barrel-roll' }).pick({ side: 'left' });
    expect(roll.pick({ placement: 'middle' }).offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    roll.passAll();
    const edge = table({ us: [awing([21, 200, 0])] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    expect(edge.pick({ side: 'left' }).question).toBeUndefined();
    expect(edge.eventsOf('action-failed').length).toBe(1);
  });

  it('xwing2:fail.4 another action or another way to do it is not offered', () => {
    const game = table({ us: [xwing([21, 200, 0])] })
      .fly(0, '1 straight')
      .pick({ action: 'barrel-roll' });
    game.pick({ side: 'left' });
    expect(game.question).toBeUndefined();
    expect(game.pose(0)).toEqual({ x: 21, y: 280, facing: 0 });
  });

  it('xwing2:fail.5 no link follows', () => {
    const game = table({ us: [fang(HERE)], obstacles: BLOCKED })
      .act(0)
      .pick({ action: 'boost' });
    expect(game.pick({ direction: 'straight' }).question).toBeUndefined();
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:fail.6 a red action that fails leaves exactly 1 stress', () => {
    const game = table({ us: [yt1300([400, 180, 0])], obstacles: BLOCKED })
      .act(0)
      .pick({ action: 'boost' });
    game.pick({ direction: 'straight' });
    expect(game.eventsOf('action-failed').length).toBe(1);
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('linked actions', () => {
  it('xwing2:linked-action.1 xwing2:actions.4 a link may follow the action it is attached to', () => {
    const game = table({ us: [bomber(HERE)], them: [tie([400, 400, 180])] }).act(0);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(game.question?.because).toBe('xwing2:linked-action.1');
    expect(game.options).toEqual([{ kind: 'action', action: 'lock', difficulty: 'red' }, { kind: 'none' }]);
    game.pick({ action: 'lock' });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:linked-action.2 it is queued with what else follows, in the order of the player', () => {
    const act = () => {
      const game = table({ us: [fang(HERE, { damage: ['Wounded Pilot'] })] })
        .act(0)
        .pick({ action: 'boost' });
      return game.pick({ direction: 'straight' });
    };
    const linkFirst = act();
    expect(linkFirst.question?.kind).toBe('order-abilities');
    expect(linkFirst.options).toMatchObject([{ ability: 'damage-1.0' }, { ability: 'link' }]);
    linkFirst.rolls('blank', 'blank').pick({ ability: 'link' }).pick({ action: 'focus' });
    expect(linkFirst.story.filter((kind) => kind === 'action' || kind === 'rolled')).toEqual([
      'action',
      'action',
      'rolled',
      'rolled',
    ]);
    const cardFirst = act();
    cardFirst.rolls('hit').pick({ ability: 'damage-1.0' });
    expect(cardFirst.question).toBeUndefined();
    expect(cardFirst.ship(0).tokens).toMatchObject({ focus: 0, stress: 1 });
  });

  it('xwing2:linked-action.3 of several links of one action only one is performed', () => {
    const game = table({ us: [bed('plain')] }).act(0);
    expect(game.options.filter((option) => JSON.stringify(option).includes('"focus"')).length).toBe(1);
    game.pick({ action: 'focus' });
    expect(game.options).toEqual([
      { kind: 'action', action: 'barrel-roll', difficulty: 'white' },
      { kind: 'action', action: 'boost', difficulty: 'red' },
      { kind: 'none' },
    ]);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).performed).toEqual(['focus', 'boost']);
  });

  it('xwing2:linked-action.4 it follows an action that another ship granted', () => {
    const game = table({ us: [decimator(HERE), fang([400, 400, 0])] })
      .act(0)
      .pick({ action: 'coordinate' });
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick({ action: 'focus', difficulty: 'red' });
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  it('xwing2:linked-action.5 a link starts no other link', () => {
    const roll = table({ us: [bed('plain')] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    expect(roll.pick({ side: 'left' }).pick({ placement: 'middle' }).offers({ action: 'evade' })).toBe(true);
    roll.passAll();
    const linked = table({ us: [bed('plain')] })
      .act(0)
      .pick({ action: 'focus' })
      .pick({ action: 'barrel-roll' });
    linked.pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(linked.question).toBeUndefined();
    expect(linked.ship(0).performed).toEqual(['focus', 'barrel-roll']);
  });
});

describe('tokens of actions', () => {
  it('xwing2:focus.1 the focus action gives 1 focus token: the ship is focused', () => {
    const game = table({ us: [xwing(HERE)] }).act(0);
    expect(isFocused(game.ship(0))).toBe(false);
    game.pick({ action: 'focus' });
    expect(game.eventsOf('gained')).toMatchObject([{ token: 'focus', count: 1, because: 'xwing2:focus.1' }]);
    expect(isFocused(game.ship(0))).toBe(true);
  });

  it('xwing2:evade.1 the evade action gives 1 evade token: the ship is evading', () => {
    const game = table({ us: [tie(HERE)] }).act(0);
    expect(isEvading(game.ship(0))).toBe(false);
    game.pick({ action: 'evade' });
    expect(game.eventsOf('gained')).toMatchObject([{ token: 'evade', count: 1, because: 'xwing2:evade.1' }]);
    expect(isEvading(game.ship(0))).toBe(true);
  });

  it('xwing2:calculate.1 xwing2:calculate.2 the calculate action gives 1 calculate token: it is calculating', () => {
    const game = table({ us: [bed('plain')] }).act(0);
    expect(isCalculating(game.ship(0))).toBe(false);
    game.pick({ action: 'calculate' });
    expect(game.eventsOf('gained')).toMatchObject([
      { token: 'calculate', count: 1, because: 'xwing2:calculate.1' },
    ]);
    expect(isCalculating(game.ship(0))).toBe(true);
  });

  it('xwing2:stress.1 a ship with a stress token is stressed', () => {
    const game = table({ us: [xwing(HERE), xwing([600, 200, 0], RED)] });
    expect([0, 1].map((id) => isStressed(game.ship(id)))).toEqual([false, true]);
  });

  it('xwing2:focus.5 xwing2:evade.4 xwing2:calculate.6 a token given by an ability leaves the action to be performed', () => {
    const game = table({ us: [tie(HERE), bed('plain', { at: [600, 200, 0] })] });
    game.does((rules) => {
      for (const token of ['focus', 'evade'] as const)
        gainTokens(rules, shipOf(rules, 0), token, 1, 'xwing2:tokens.1');
      gainTokens(rules, shipOf(rules, 1), 'calculate', 1, 'xwing2:tokens.1');
    });
    game.act(0).pick({ action: 'focus' });
    game.act(0).pick({ action: 'evade' });
    game.act(1).pick({ action: 'calculate' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 2, evade: 2 });
    expect(game.ship(1).tokens.calculate).toBe(2);
  });
});

import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { activeAbilities, damageAbilities } from '../ship/abilities.ts';
import { occasion, WINDOWS } from '../state.ts';
import {
  type At,
  bomber,
  fang,
  interceptor,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../testing/index.ts';
import { DAMAGE_DECK } from './damage-deck.ts';
import { collect } from './queue.ts';

const HERE: At = [400, 200, 0];
const fly = (pilot: string, at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at,
  ...more,
});
const queued = (game: ReturnType<typeof table>) =>
  game.state.agenda.flatMap((step) => (step.kind === 'ability' ? [step] : []));

/** Two Old Terochs face each other at range 1, each with a focus token. */
const facing = (firstPlayer: 0 | 1) =>
  table({
    us: [fly('oldteroch', HERE, { tokens: { focus: 1 } })],
    them: [fly('oldteroch', [400, 290, 180], { tokens: { focus: 1 } })],
    firstPlayer,
  }).run({ kind: 'engagement' });

describe('the ability queue', () => {
  it('xwing2:ability-queue.1 one ability resolves completely before the next', () => {
    const game = table({ us: [bomber(HERE, { damage: ['Loose Stabilizer', 'Loose Stabilizer'] })] })
      .fly(0, '2 bank left')
      .pick({ ability: 'damage-2.0' })
      .passAll();
    const one = ['ability', 'damage-dealt', 'repaired'];
    expect(game.story).toEqual(['dial-revealed', 'maneuver', ...one, ...one]);
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false, false, false]);
  });

  it('xwing2:ability-queue.2 xwing2:player-order.1 the abilities of the first player come first', () => {
    for (const firstPlayer of [0, 1] as const) {
      const game = facing(firstPlayer);
      expect(game.question).toMatchObject({ kind: 'choose-ship', player: firstPlayer });
      game.pick({ target: 1 - firstPlayer });
      expect(game.question).toMatchObject({ kind: 'choose-ship', player: 1 - firstPlayer });
      game.pick({ target: firstPlayer }).passAll();
    }
  });

  it('xwing2:ability-queue.3 a player orders the own abilities of one event', () => {
    const act = () =>
      table({ us: [fang(HERE, { damage: ['Wounded Pilot'] })] })
        .act(0)
        .pick({ action: 'boost' })
        .pick({ direction: 'straight' });
    const game = act();
    expect(game.question).toMatchObject({
      kind: 'order-abilities',
      player: 0,
      because: 'xwing2:ability-queue.3',
    });
    expect(game.options.length).toBe(2);
    game.rolls('blank').pick({ ability: 'damage-1.0' }).pick('none');
    expect(game.story.indexOf('rolled')).toBeGreaterThan(0);
    expect(act().pick({ ability: 'link' }).question?.kind).toBe('action');
  });

  it('xwing2:ability-queue.4 what an ability triggers goes to the front', () => {
    const game = table({ us: [interceptor(HERE, { damage: ['Wounded Pilot'] })] }).act(0);
    game.pick({ action: 'focus' }).pick({ ability: 'ship.0' });
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(queued(game).map((step) => [step.ability, step.occasion.what])).toEqual([['damage-1.0', 'focus']]);
    expect(game.question?.kind).toBe('order-abilities');
    expect(game.eventsOf('rolled')).toEqual([]);
    game.passAll();
  });

  it('xwing2:ability-queue.5 the effects of rules come before abilities of the same moment', () => {
    const game = table({ us: [ywing(HERE, { damage: ['Wounded Pilot'] })] })
      .rolls('blank')
      .act(0);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(game.story).toEqual(['action', 'gained', 'moved', 'ability', 'rolled']);
    expect(game.eventsOf('gained')).toMatchObject([{ token: 'stress' }]);
  });

  it('xwing2:ability-queue.6 an ability whose requirement is unmet is not added', () => {
    const blue = table({ us: [fly('nightbeast')] }).fly(0, '2 bank left');
    expect(blue.question?.because).toBe('xwing2:actions.17');
    blue.passAll();
    const white = table({ us: [fly('nightbeast')] }).fly(0, '3 bank left');
    expect(white.question?.because).toBe('xwing2:actions.18');
    white.passAll();
    expect(white.eventsOf('ability')).toEqual([]);
    const added = (game: typeof blue) => collect(game.state, occasion('after-maneuver', { ship: 0 })).length;
    expect([added(blue), added(white)]).toEqual([1, 0]);
  });

  it('xwing2:ability-queue.7 a requirement met later does not add it', () => {
    const meets = (y: number, order: 'boost' | 'token') => {
      const game = table({ us: [fly('boosts-then-calculates-near-enemies')], them: [tie([400, y, 180])] });
      game.fly(0, '1 straight');
      if (game.question?.kind === 'order-abilities')
        game.pick({ ability: order === 'boost' ? 'pilot.0' : 'pilot.1' });
      return game;
    };
    const late = meets(445, 'boost').pick({ action: 'boost' }).pick({ direction: 'straight' }).passAll();
    expect(late.ship(0)).toMatchObject({ y: 360 });
    expect(late.ship(0).tokens.calculate).toBe(0);
    const inTime = meets(380, 'token').passAll();
    expect(inTime.ship(0).tokens.calculate).toBe(1);
  });

  it('xwing2:ability-queue.8 a ship is not removed while abilities are queued', () => {
    const game = table({ us: [tie(HERE, { damage: ['Loose Stabilizer', 'Loose Stabilizer'] })] });
    game.fly(0, '2 bank left').pick({ ability: 'damage-1.0' });
    expect(game.story.slice(2)).toEqual([
      'ability',
      'damage-dealt',
      'destroyed',
      'repaired',
      'ability',
      'damage-dealt',
      'repaired',
      'removed',
      'points',
    ]);
    expect(game.ship(0)).toMatchObject({ place: 'removed', destroyed: true });
  });
});

describe('what an ability is', () => {
  it('xwing2:faq-abilities-and-the-ability-queue.1 text on a card: rules and links are none', () => {
    const game = table({ us: [xwing(HERE), fang([600, 200, 0], { damage: ['Fuel Leak'] })] });
    expect(activeAbilities(game.ship(0))).toEqual([]);
    expect(activeAbilities(game.ship(1)).map(({ name }) => name)).toEqual(['Concordia Faceoff', 'Fuel Leak']);
  });

  it('xwing2:faq-abilities-and-the-ability-queue.2 constant abilities are always on and never queued', () => {
    const damage = ['Weapons Failure', 'Structural Damage', 'Damaged Engine', 'Blinded Pilot'];
    const game = table({ us: [xwing(HERE, { damage })], them: [tie([400, 400, 180])] });
    for (const window of WINDOWS) {
      expect(collect(game.state, occasion(window, { ship: 0, other: 1 }))).toEqual([]);
    }
    game.attack(0, 1);
    expect(game.eventsOf('rolled')[0]?.faces.length).toBe(2);
    game.passAll();
  });

  it('xwing2:faq-abilities-and-the-ability-queue.3 triggered abilities are queued', () => {
    const game = table({ us: [fang(HERE, { damage: ['Wounded Pilot'] })] }).act(0);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' }).pick({ ability: 'link' });
    expect(queued(game)).toMatchObject([{ kind: 'ability', ability: 'damage-1.0', ship: 0 }]);
    game.passAll();
  });

  it('xwing2:faq-abilities-and-the-ability-queue.4 requirements and costs may be there or not', () => {
    const of = (pilot: string) => shipCard(pilot).abilities[0]!.ability;
    expect(of('nightbeast')).toMatchObject({ requires: [{ kind: 'flown' }], costs: [] });
    expect(of('alphasquadronpilot')).toMatchObject({ requires: [], costs: [] });
    expect(of('pays-to-focus')).toMatchObject({ requires: [], costs: [{ kind: 'charge', count: 1 }] });
  });

  it('xwing2:faq-abilities-and-the-ability-queue.5 one card can hold several', () => {
    const kind = DAMAGE_DECK.findIndex(({ name }) => name === 'Disabled Power Regulator');
    const windows = damageAbilities(1, kind).map(
      ({ ability }) => ability.kind === 'trigger' && ability.window,
    );
    expect(windows).toEqual(['before-engaging', 'after-maneuver']);
  });
});

describe('requirements', () => {
  it('xwing2:faq-abilities-and-the-ability-queue.6 an attack granted needs an enemy in arc and range', () => {
    const near = { us: [fly('attacks-again')], them: [tie([400, 300, 180])] };
    const again = table(near).attack(0, 1).passAll();
    expect(again.eventsOf('no-attack').length).toBe(1);
    const game = table(near);
    const about = occasion('aftermath', { ship: 0, other: 1, side: 0, bonus: true });
    game.state.attack = null;
    expect(collect(game.state, about).map(({ ability }) => ability)).toEqual(['pilot.0']);
    game.ship(1).x = 600;
    expect(collect(game.state, about)).toEqual([]);
  });

  it('xwing2:faq-abilities-and-the-ability-queue.7 one that fails when it is reached drops the ability', () => {
    const game = table({
      us: [fly('boosts-then-calculates-near-enemies')],
      them: [tie([320, 250, 90])],
    }).fly(0, '1 straight');
    expect(game.options.length).toBe(2);
    game.pick({ ability: 'pilot.0' }).pick({ action: 'boost' }).pick({ direction: 'right' }).passAll();
    expect(game.eventsOf('ability').length).toBe(1);
    expect(game.ship(0).tokens.calculate).toBe(0);
  });

  it('xwing2:faq-abilities-and-the-ability-queue.8 having somebody to choose is none', () => {
    const game = table({ us: [fly('oldteroch')], them: [tie([400, 800, 180])] });
    const about = occasion('start-of-engagement');
    expect(collect(game.state, about)).toEqual([{ ability: 'pilot.0', ship: 0, player: 0 }]);
    game.run({ kind: 'window', ...about });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('ability')).toEqual([]);
  });
});

describe('costs', () => {
  const flies = (charges: number) =>
    table({ us: [fly('two-uses-of-charges', HERE, { charges })] }).fly(0, '1 straight');

  it('xwing2:faq-abilities-and-the-ability-queue.9 are paid when the ability resolves', () => {
    const declined = flies(2).pick({ ability: 'pilot.0' });
    expect(declined.ship(0).charges).toBe(2);
    declined.pick({ use: false }).pick({ use: true });
    expect(declined.ship(0)).toMatchObject({ charges: 0, tokens: { focus: 0, evade: 1 } });
    declined.passAll();
    const used = flies(2).pick({ ability: 'pilot.0' }).pick({ use: true }).passAll();
    expect(used.ship(0)).toMatchObject({ charges: 1, tokens: { focus: 1, evade: 0 } });
  });

  it('xwing2:faq-abilities-and-the-ability-queue.10 an ability that cannot be paid for is not queued', () => {
    const none = flies(0);
    expect(none.question?.kind).toBe('action');
    none.passAll();
    const one = flies(1);
    expect(one.question).toMatchObject({ kind: 'use-ability', ability: 'pilot.0' });
    one.passAll();
  });

  it('xwing2:faq-abilities-and-the-ability-queue.11 one that can no longer be paid for is dropped', () => {
    const game = flies(2).pick({ ability: 'pilot.1' }).pick({ use: true });
    expect(game.question?.kind).toBe('action');
    game.passAll();
    expect(game.ship(0)).toMatchObject({ charges: 0, tokens: { focus: 0, evade: 1 } });
  });

  it('xwing2:faq-abilities-and-the-ability-queue.12 of several all are paid or none', () => {
    const game = flies(2).pick({ ability: 'pilot.0' }).pick({ use: true });
    expect(game.question?.kind).toBe('action');
    game.passAll();
    expect(game.eventsOf('charge-spent').length).toBe(1);
    expect(game.ship(0)).toMatchObject({ charges: 1, tokens: { evade: 0 } });
  });

  it('xwing2:abilities.12 are not paid for an effect that cannot resolve', () => {
    const stressed = table({ us: [fly('pays-to-focus', HERE, { tokens: { stress: 2 } })] }).fly(
      0,
      '1 straight',
    );
    expect(stressed.question).toBeUndefined();
    expect(stressed.ship(0).charges).toBe(1);
    const game = table({ us: [fly('pays-to-focus')] })
      .fly(0, '1 straight')
      .pick({ action: 'focus' });
    expect(game.ship(0)).toMatchObject({ charges: 0, tokens: { focus: 1 } });
    game.passAll();
  });

  it('xwing2:faq-abilities-and-the-ability-queue.16 choosing nobody costs nothing', () => {
    const layout = {
      us: [fly('pays-to-choose')],
      them: [tie([400, 300, 180], { tokens: { evade: 1 } })],
    };
    const nobody = table(layout).run({ kind: 'window', ...occasion('start-of-engagement') });
    expect(nobody.options).toEqual([{ target: 1 }, { target: -1 }]);
    nobody.pick({ target: -1 });
    expect(nobody.ship(0).charges).toBe(1);
    expect(nobody.eventsOf('ability')).toEqual([]);
    const one = table(layout)
      .run({ kind: 'window', ...occasion('start-of-engagement') })
      .pick({ target: 1 });
    expect(one.ship(0).charges).toBe(0);
    expect(one.ship(1).tokens.evade).toBe(0);
  });
});

describe('optional abilities', () => {
  const acts = () =>
    table({ us: [interceptor(HERE, { damage: ['Wounded Pilot'] })] })
      .act(0)
      .pick({ action: 'evade' });

  it('xwing2:faq-abilities-and-the-ability-queue.13 are queued by themselves', () => {
    const game = acts();
    expect(game.options).toMatchObject([{ ability: 'ship.0' }, { ability: 'damage-1.0' }]);
    game.passAll();
  });

  it('xwing2:faq-abilities-and-the-ability-queue.14 are used or declined when they are reached', () => {
    const game = acts().rolls('blank').pick({ ability: 'damage-1.0' });
    expect(game.eventsOf('rolled').length).toBe(1);
    expect(game.offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    expect(game.offers({ kind: 'none' })).toBe(true);
    game.pick('none');
    expect(game.eventsOf('action').length).toBe(1);
  });

  it('xwing2:faq-abilities-and-the-ability-queue.15 are lost when not used', () => {
    const game = table({ us: [fly('nightbeast')] })
      .fly(0, '2 bank left')
      .pick('none');
    expect(game.question?.because).toBe('xwing2:actions.18');
    game.pick('none');
    expect(game.question).toBeUndefined();
    game.run({ kind: 'engagement' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('ability')).toEqual([]);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { occasion } from '../state.ts';
import { type At, awing, fang, type TestShip, table, tie } from '../testing/index.ts';
import { at, charge, gain, noFriendAt, the, whileAttacking, you, youDefend } from './language.ts';
import '../testing/cards.ts';

const HERE: At = [400, 200, 0];
const fly = (pilot: string, at_: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: at_,
  ...more,
});
const ENGAGEMENT = { kind: 'window', ...occasion('start-of-engagement') } as const;

/** Takes the abilities of one moment in the order given. */
function anyOrder(game: ReturnType<typeof table>): void {
  while (game.question?.kind === 'order-abilities') game.answer(0);
}

describe('replacement effects', () => {
  const focuses = () =>
    table({ us: [fly('evades-instead-of-focus')] })
      .act(0)
      .pick({ action: 'focus' });

  it('xwing2:abilities.9 act at the moment of what they replace, with no queue entry', () => {
    const game = focuses();
    expect(game.question).toMatchObject({ kind: 'replacement', player: 0, because: 'xwing2:abilities.11' });
    expect(game.state.agenda.filter(({ kind }) => kind === 'ability')).toEqual([]);
    game.pick({ ability: 'pilot.0' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 1 });
    game.passAll();
  });

  it('xwing2:abilities.10 what they replace has never happened', () => {
    const replaced = focuses().pick({ ability: 'pilot.0' }).passAll();
    expect(replaced.eventsOf('gained').map(({ token }) => token)).toEqual(['evade']);
    expect(replaced.ship(0).tokens.strain).toBe(0);
    const kept = focuses().pick({ ability: '' }).passAll();
    expect(kept.ship(0).tokens).toMatchObject({ focus: 1, strain: 1 });
  });

  it('xwing2:abilities.11 only one of several acts', () => {
    const game = focuses();
    expect(game.options).toEqual([
      { ability: 'pilot.0', ship: 0 },
      { ability: 'pilot.1', ship: 0 },
      { ability: '', ship: -1 },
    ]);
    game.pick({ ability: 'pilot.1' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, calculate: 1 });
  });

  it('xwing2:abilities.13 a cost that is replaced counts as paid', () => {
    const game = table({ us: [fly('disarms-to-focus')] })
      .run(ENGAGEMENT)
      .pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ disarm: 0, stress: 1, focus: 1 });
  });

  it('xwing2:ability-queue-examples.5 act at once in the middle of another ability', () => {
    const us = [fly('gives-two-ions')];
    const them = [fly('passes-ions-on', [400, 300, 180]), tie([450, 300, 180])];
    const game = table({ us, them }).run(ENGAGEMENT);
    expect(game.question).toMatchObject({ kind: 'replacement', player: 1, ship: 1 });
    game.pick({ ship: 1 });
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 1 });
    game.pick({ target: 2 });
    // The other enemy got its own two ions besides: one ability, nothing between.
    expect(game.ship(1).tokens).toMatchObject({ ion: 0, stress: 1 });
    expect(game.ship(2).tokens.ion).toBe(3);
  });
});

describe('costs', () => {
  it('xwing2:abilities.12 are not paid for what cannot resolve: no shield to recover', () => {
    const game = table({ us: [fly('recovers-a-shield')] }).run(ENGAGEMENT);
    expect(game.question).toBeUndefined();
    expect(game.ship(0).charges).toBe(1);
  });
});

describe('effects with a duration', () => {
  it('xwing2:abilities.6 last until it is over, though the ship they came from is gone', () => {
    const us = [fly('orders-an-attack-die-more', [500, 200, 0]), fly('plain')];
    const game = table({ us, them: [tie([400, 400, 180])] }).run(ENGAGEMENT);
    game.state.ships[0]!.place = 'removed';
    game.attack(1, 2);
    expect(game.eventsOf('rolled')[0]?.faces.length).toBe(3);
    game.passAll().run({ kind: 'end-round' }).state.agenda = [];
    expect(game.ship(1).lasting).toEqual([]);
  });
});

describe('permissions and prohibitions', () => {
  it('xwing2:card-interpretation.5 "can" is always applied and never asked', () => {
    const stressed = { tokens: { stress: 1 } };
    const game = table({ us: [fly('acts-while-stressed', HERE, stressed)] }).act(0);
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'none' },
    ]);
    game.passAll();
    const plain = table({ us: [fly('plain', HERE, stressed)] }).act(0);
    expect(plain.question).toBeUndefined();
  });

  it('xwing2:tokens.4 a token that the other ship cannot gain is not transferred', () => {
    const us = (to: string) => [fly('gives-a-focus', HERE, { tokens: { focus: 1 } }), fly(to, [500, 200, 0])];
    const barred = table({ us: us('gains-no-focus') })
      .run(ENGAGEMENT)
      .pick({ target: 1 });
    expect([barred.ship(0).tokens.focus, barred.ship(1).tokens.focus]).toEqual([1, 0]);
    const free = table({ us: us('plain') })
      .run(ENGAGEMENT)
      .pick({ target: 1 });
    expect([free.ship(0).tokens.focus, free.ship(1).tokens.focus]).toEqual([0, 1]);
  });
});

describe('the ability queue in its examples', () => {
  const rolls = (pilot: TestShip) =>
    table({ us: [fly('lets-friends-focus'), pilot] })
      .act(0)
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'left' })
      .pick({ placement: 'middle' });

  it('xwing2:ability-queue-examples.1 a ship may choose itself, and what that triggers comes first', () => {
    const game = rolls(tie([700, 200, 0]));
    game.pick({ ability: 'pilot.0' });
    anyOrder(game);
    expect(game.question).toMatchObject({ kind: 'choose-ship' });
    game.pick({ target: 0 }).pick({ action: 'focus' });
    const queued = game.state.agenda.flatMap((step) => (step.kind === 'ability' ? [step.occasion.what] : []));
    expect(queued).toContain('barrel-roll');
    expect(game.question).toMatchObject({ kind: 'order-abilities' });
    game.passAll();
  });

  it('xwing2:ability-queue-examples.2 an action granted to another ship triggers that ship’s abilities first', () => {
    const game = rolls(awing([430, 250, 0]));
    game.pick({ ability: 'pilot.0' });
    anyOrder(game);
    game.pick({ target: 1 }).pick({ action: 'focus' });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    expect(game.offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    game.passAll();
  });

  it('xwing2:ability-queue-examples.3 what a ship that is stressed now cannot do has no effect', () => {
    const game = rolls(tie([700, 200, 0]));
    game.pick({ ability: 'pilot.1' });
    anyOrder(game);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    anyOrder(game);
    const asked: string[] = [];
    while (game.question) {
      asked.push(game.question.kind);
      game.answer((game.question.form === 'choice' ? game.question.options.length : 1) - 1);
    }
    expect(asked).not.toContain('action');
    expect(game.eventsOf('action').map(({ action }) => action)).toEqual(['barrel-roll', 'boost']);
  });

  it('xwing2:ability-queue-examples.4 the first player’s abilities come before the second’s', () => {
    const us = [fly('gives-a-focus', HERE, { tokens: { focus: 1 } }), fly('plain', [500, 200, 0])];
    const game = table({ us, them: [fang([400, 700, 180]), fly('oldteroch', [400, 300, 180])] }).run(
      ENGAGEMENT,
    );
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 0 });
    game.pick({ target: -1 });
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 1 });
    game.passAll();
  });

  it('xwing2:ability-queue-examples.7 choices that find nothing to do have no effect', () => {
    const game = table({ us: [fly('oldteroch')], them: [tie([400, 300, 180])] }).run(ENGAGEMENT);
    game.pick({ target: 1 });
    expect(game.eventsOf('lost')).toEqual([]);
    expect(game.question).toBeUndefined();
  });
});

describe('moments', () => {
  it('xwing2:setup.12 a Setup: ability acts in its step of setup', () => {
    const game = table({ us: [fly('is-set-up-with-calculate')], phase: 'setup' }).run({
      kind: 'window',
      ...occasion('after-placing-forces'),
    });
    expect(game.ship(0).tokens.calculate).toBe(1);
  });

  it('a card watches the moments of other ships', () => {
    const us = [fly('watches-red-maneuvers'), fly('plain', [600, 200, 0])];
    const red = table({ us }).fly(1, '3 turn right').passAll();
    expect([red.ship(0).tokens.focus, red.ship(1).tokens.focus]).toEqual([0, 1]);
    const white = table({ us }).fly(1, '3 straight').passAll();
    expect(white.ship(1).tokens.focus).toBe(0);
    const own = table({ us }).fly(0, '3 turn right').passAll();
    expect(own.ship(0).tokens.focus).toBe(0);
  });
});

describe('effects in order', () => {
  it('the rest of an ability waits for the attack that its first part begins', () => {
    const game = table({ us: [fly('attacks-then-depletes')], them: [tie([400, 400, 180])] })
      .act(0)
      .pick({ action: 'calculate' });
    game.pick({ use: true });
    expect(game.question?.kind).toBe('attack');
    game.pick({ kind: 'attack' }).passAll();
    expect(game.ship(0).tokens.deplete).toBe(1);
    const kinds = game.story;
    expect(kinds.indexOf('rolled')).toBeLessThan(kinds.lastIndexOf('gained'));
  });

  it('a result is spent for an effect', () => {
    const game = table({ us: [fly('spends-results')], them: [tie([400, 400, 180])] })
      .rolls('focus', 'blank', 'evade', 'blank')
      .attack(0, 1);
    game.pick({ kind: 'ability' });
    expect(game.eventsOf('lost')).toMatchObject([{ ship: 1, token: 'strain' }]); // Spent before the defender rolled.
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['blank']);
    game.passAll();
  });

  it('an enemy chooses between two evils', () => {
    const them = [tie([400, 300, 180], { tokens: { evade: 1 } })];
    const pays = table({ us: [fly('makes-them-choose')], them })
      .run(ENGAGEMENT)
      .pick({ target: 1 });
    expect(pays.question).toMatchObject({ kind: 'use-ability', player: 1 });
    pays.pick({ use: true });
    expect(pays.ship(1)).toMatchObject({ tokens: { evade: 0 }, damage: [] });
    const suffers = table({ us: [fly('makes-them-choose')], them })
      .run(ENGAGEMENT)
      .pick({ target: 1 });
    suffers.pick({ use: false });
    expect(suffers.ship(1).damage.length).toBe(1);
  });

  it('code acts where no block does, with its own text', () => {
    const game = table({ us: [fly('repeats-by-code')] }).run(ENGAGEMENT);
    expect(game.story).toEqual(['ability', 'no-attack']);
  });
});

describe('what does not compile', () => {
  it('a block about an attack in a window without one', () => {
    type InManeuver = NonNullable<Parameters<typeof at<'after-maneuver'>>[1]>;
    type InAttack = NonNullable<Parameters<typeof at<'after-attack'>>[1]>;
    expectTypeOf(youDefend).not.toExtend<InManeuver>();
    expectTypeOf(youDefend).toExtend<InAttack>();
    const calm = at('start-of-engagement');
    expectTypeOf(gain('strain', 1, 'defender')).not.toExtend<Parameters<typeof calm.youMay>[0]>();
    expectTypeOf(gain('strain', 1, 'it')).toExtend<Parameters<typeof calm.youMay>[0]>();
    const fine = at('after-attack', the('defender', { kind: 'condition', is: 'damaged' })).you(
      gain('strain', 1, 'defender'),
    );
    expect(fine.effect).toMatchObject({ kind: 'gain', on: 'defender' });
    expect(
      whileAttacking({}, noFriendAt([0, 1]), you()).may({ kind: 'add', face: 'hit' }, charge()).may,
    ).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { destroy } from '../../damage/destroy.ts';
import { occasion } from '../../state.ts';
import { type At, decimator, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const pilot = (id: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot: id, at, ...more });
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

describe('Anakin Skywalker of the N-1', () => {
  const ANAKIN = 'anakinskywalker-nabooroyaln1starfighter';

  it('barrel rolls before he reveals his dial, for the Force', () => {
    const game = table({ us: [pilot(ANAKIN, us)] }).fly(0, '2 straight');
    game.takes({ use: true });
    game.answer(0);
    game.passAll();
    expect(game.ship(0).force).toBe(0);
    expect(game.pose(0).x).not.toBe(400);
  });

  it('xwing2:faq-activation-phase-and-actions.5 keeps the Force when the roll fails', () => {
    const walled = [-1, 0, 1].flatMap((row) =>
      [340, 460].map((x) => tie([x, 400 + row * 41, 0] as unknown as At)),
    );
    const game = table({ us: [pilot(ANAKIN, us), ...walled] }).fly(0, '2 straight');
    game.takes({ use: true });
    while (game.question?.kind === 'barrel-roll-side') game.answer(0);
    game.passAll();
    expect(game.eventsOf('effect-failed')).toHaveLength(1);
    expect(game.ship(0).force).toBe(1);
  });
});

describe('Lieutenant Sai', () => {
  const coordinated = (action: string) => {
    const game = table({ us: [pilot('lieutenantsai', us), xwing([400, 520, 0])] }).act(0);
    game.pick({ action: 'coordinate' });
    if (game.question?.kind === 'coordinate-target') game.pick({ ship: 1 });
    return game.pick({ action });
  };

  it('performs what the coordinated ship performed, if he has it on his bar', () => {
    const game = coordinated('focus').takes({ action: 'focus' }).passAll();
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([1, 1]);
    expect(coordinated('barrel-roll').everOffers({ action: 'barrel-roll' })).toBe(false);
  });

  it('xwing2:faq-specific-card-questions.11 not the link of it', () => {
    const game = table({ us: [pilot('lieutenantsai', us), tie([400, 520, 0], { pilot: 'darthvader' })] });
    game.run({ kind: 'window', ...occasion('after-coordinate', { ship: 0, other: 1, what: 'coordinate' }) });
    expect(game.question).toBeUndefined();
    game.state.ships[1]!.performed = ['focus', 'barrel-roll'];
    game.run({ kind: 'window', ...occasion('after-coordinate', { ship: 0, other: 1, what: 'coordinate' }) });
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'none' },
    ]);
    game.passAll();
  });
});

describe('“Deathfire”', () => {
  const shot = (upgrade: string) => {
    const game = table({
      us: [decimator(us)],
      them: [
        pilot('deathfire', ahead(100), {
          upgrades: [upgrade],
          damage: Array(5).fill('facedown: Direct Hit!'),
        }),
      ],
    });
    game.rolls('hit', 'hit', 'hit', ...BLANK.slice(0, 3));
    return game.attack(0, 1);
  };

  it('xwing2:faq-specific-card-questions.15 shoots and drops when destroyed, but launches no bomb', () => {
    const game = shot('protonbombs').takes({ use: true });
    game.rolls(...BLANK.slice(0, 3)).takes({ kind: 'attack', target: 0 });
    while (game.question?.kind !== 'place-device') game.answer(game.options.length - 1);
    expect(game.offers({ how: 'drop' })).toBe(true);
    expect(game.offers({ how: 'launch' })).toBe(false);
    game.answer(0);
    game.passAll();
    expect(game.eventsOf('attack')).toHaveLength(2);
    expect(game.state.devices).toHaveLength(1);
  });

  it('acts too when something else than an attack destroys it', () => {
    const game = table({
      us: [decimator(us)],
      them: [pilot('deathfire', ahead(100), { upgrades: ['protonbombs'] })],
      phase: 'activation',
    });
    game.does((inner) => destroy(inner, inner.state.ships[1]!));
    expect(game.everOffers({ use: true })).toBe(true);
  });
});

describe('Padmé Amidala of the N-1', () => {
  const shot = (faces: readonly string[], tokens: TestShip['tokens'], helper = false) =>
    table({
      us: [pilot('padmeamidala', us)],
      them: [
        xwing(ahead(120), { tokens: tokens ?? {} }),
        ...(helper ? [xwing([700, 700, 180], { upgrades: ['emperorpalpatine'] })] : []),
      ],
    })
      .rolls(...faces, ...BLANK.slice(faces.length, 5))
      .attack(1, 0);

  it('lets an enemy in her front arc modify one focus result', () => {
    const game = shot(['focus', 'focus', 'focus'], { focus: 1, calculate: 1 });
    game.pick({ kind: 'spend-focus' });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['hit', 'focus', 'focus']);
    expect(game.offers({ kind: 'spend-calculate' })).toBe(false);
    game.passAll();
  });

  it('leaves it its other results, and leaves it free outside her front arc', () => {
    const behind = table({
      us: [pilot('padmeamidala', [400, 400, 180])],
      them: [xwing(ahead(120), { tokens: { focus: 1 } })],
    })
      .rolls('focus', 'focus', 'focus', 'blank', 'blank')
      .attack(1, 0);
    behind.pick({ kind: 'spend-focus' });
    expect(behind.eventsOf('modified').at(-1)?.faces).toEqual(['hit', 'hit', 'hit']);
    behind.passAll();
  });

  it('xwing2:faq-specific-card-questions.25 another ship may still modify a second one', () => {
    const game = shot(['focus', 'focus', 'blank'], { focus: 1 }, true);
    game.pick({ kind: 'spend-focus' });
    game.takes({ kind: 'ability', ship: 2 }).passAll();
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['hit', 'hit', 'blank']);
  });
});

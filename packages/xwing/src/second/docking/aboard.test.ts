import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { occasion } from '../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../testing/index.ts';

const AT: At = [457, 457, 0];
const AWAY: At = [100, 100, 0];
const ghost = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'lothalrebel',
  at: AT,
  upgrades: ['ghost'],
  ...more,
});
const BEHIND = tie([457, 280, 0]);

describe('what docked ships do for their carrier', () => {
  it('xwing2:errata-ship-cards.5 Tail Gun is a rear weapon as strong as the docked ship’s front one, for Kallus too', () => {
    const armed = (...docked: readonly TestShip[]) =>
      weaponsOf(table({ us: [ghost({ pilot: 'alexsandrkallus' }), ...docked] }).ship(0)).filter(
        ({ arc }) => arc === 'rear',
      );
    expect(armed()).toEqual([]);
    expect(armed({ pilot: 'zeborrelios', at: AWAY, docked: 0 })).toEqual([{ arc: 'rear', value: 3 }]);
    expect(armed({ pilot: 'ap5', at: AWAY, docked: 0 })).toEqual([{ arc: 'rear', value: 2 }]);
  });

  it('Locked and Loaded lets it shoot back after an attack ahead', () => {
    const game = table({
      us: [ghost(), { pilot: 'zeborrelios', at: AWAY, docked: 0 }],
      them: [tie([457, 640, 180]), BEHIND],
      phase: 'engagement',
    })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 2);
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0 });
    expect(game.offers({ arc: 'rear', target: 3 })).toBe(true);
    expect(game.offers({ arc: 'front' })).toBe(false);
    game.passAll();
  });

  it('Comms Shuttle lets it coordinate before it activates, until the shuttle deploys', () => {
    const carried = (docked: boolean) =>
      table({
        us: [
          ghost(),
          { pilot: 'ap5', at: [100, 100, 0], ...(docked ? { docked: 0 } : {}) },
          xwing([457, 600, 0]),
        ],
      }).run({ kind: 'window', ...occasion('before-activating', { ship: 0 }) });
    const game = carried(true);
    expect(game.offers({ action: 'coordinate' })).toBe(true);
    game.passAll();
    expect(carried(false).question).toBeUndefined();
  });

  it('forgets them when they have left', () => {
    const game = table({
      us: [ghost(), { pilot: 'zeborrelios', at: AWAY, docked: 0 }],
      them: [tie([60, 60, 0])],
      phase: 'system',
    });
    expect(game.ship(0).aboard).toEqual(['zeborrelios']);
    game.run({ kind: 'system' }).pick({ kind: 'deploy' }).passAll();
    expect(game.ship(1).place).toBe('table');
    expect(game.ship(0).aboard).toBeUndefined();
  });

  it('Co-Pilot gives the pilot’s ability', () => {
    const game = table({
      us: [
        { pilot: 'freightercaptain', at: AT, upgrades: ['landosmillenniumfalcon'] },
        { pilot: 'landocalrissian-escapecraft', at: AWAY, docked: 0 },
      ],
    });
    const { abilities } = shipCard('landocalrissian-escapecraft').pilot;
    expect(
      shipCard('landocalrissian-escapecraft').forCarrier.abilities.map(({ ability }) => ability),
    ).toEqual(abilities);
    expect(game.ship(0).aboard).toEqual(['landocalrissian-escapecraft']);
  });
});

describe('Rigged Energy Cells', () => {
  const drone = (charges: number) => ({ pilot: 'autopilotdrone', at: [457, 457, 0] as const, charges });

  it('lose a charge in the System Phase and destroy the ship when none is left', () => {
    const game = table({ us: [drone(2)], them: [BEHIND], phase: 'system' }).run({ kind: 'system' });
    game.passAll();
    expect(game.ship(0).charges).toBe(1);
    game.run({ kind: 'window', ...occasion('end-of-activation') });
    expect(game.ship(0).destroyed).toBe(false);
    const spent = table({ us: [drone(0)], them: [tie([457, 530, 180]), tie([457, 800, 180])] });
    spent.run({ kind: 'window', ...occasion('end-of-activation') });
    expect(spent.ship(0).place).toBe('removed');
    expect(spent.eventsOf('removed')).toHaveLength(1);
    expect(spent.ship(1).damage).toHaveLength(1);
    expect(spent.ship(2).damage).toHaveLength(0);
  });
});

describe('Microthrusters', () => {
  it('roll with banks, by either side', () => {
    const game = table({ us: [{ pilot: 'blacksunenforcer', at: AT }] }).act(0);
    game.pick({ action: 'barrel-roll' });
    expect(game.options).toHaveLength(4);
    expect(game.offers({ side: 'left', template: { speed: 1, shape: 'bank', direction: 'right' } })).toBe(
      true,
    );
    game.passAll();
    expect(game.ship(0).facing).not.toBe(0);
  });

  it('xwing2:faq-specific-card-questions.13 bend the roll of a tractored ship, as its mover picks', () => {
    const game = table({ us: [{ pilot: 'blacksunenforcer', at: AT }], them: [tie([457, 800, 180])] }).run({
      kind: 'tractor',
      ship: 0,
      player: 1,
    });
    game.pick({ move: 'roll-left' });
    expect(game.question).toMatchObject({ kind: 'barrel-roll-side', player: 1 });
    expect(game.options).toHaveLength(2);
    game.passAll();
    expect(game.ship(0).facing).not.toBe(0);
  });
});

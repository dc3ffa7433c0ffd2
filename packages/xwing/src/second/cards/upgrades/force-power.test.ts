import { describe, expect, it } from 'vitest';
import { sufferDamage } from '../../damage/suffer.ts';
import { occasion } from '../../state.ts';
import { type At, fang, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const engagement = { kind: 'window', ...occasion('start-of-engagement') } as const;

/** Darth Vader's fighter (Force 3) with a power. */
const sith = (power: string, at: At = us, more: Partial<TestShip> & { force?: number } = {}): TestShip => ({
  pilot: 'darthvader',
  at,
  upgrades: [power],
  ...more,
});

describe('Force powers', () => {
  it('Hate recovers as much Force as damage was suffered', () => {
    const game = table({ us: [sith('hate', us, { force: 0, shields: 2 })] });
    game.does((running) =>
      sufferDamage(running, running.state.ships[0]!, { hits: 2, crits: 0 }, 'xwing2:damage.1'),
    );
    expect(game.ship(0).force).toBe(2);
  });

  it('Patience depletes its ship for Force with an enemy in front, Roiling Anger strains it with one facing it', () => {
    const patient = table({ us: [sith('patience', us, { force: 1 })], them: [tie(ahead(50))] });
    patient.run(engagement).pick({ use: true }).passAll();
    expect([patient.ship(0).force, patient.ship(0).tokens.deplete]).toEqual([2, 1]);
    const angry = table({
      us: [sith('roilinganger-siegeofcoruscant', us, { force: 1 })],
      them: [tie(ahead(50))],
    });
    angry.run(engagement).pick({ use: true }).passAll();
    expect([angry.ship(0).force, angry.ship(0).tokens.strain]).toEqual([2, 1]);
    const unseen = table({ us: [sith('patience', us, { force: 1 })], them: [tie([400, 300, 180])] });
    expect(unseen.run(engagement).question).toBeUndefined();
  });

  it('Heightened Perception engages at initiative 7 for a Force', () => {
    const game = table({ us: [sith('heightenedperception')] });
    game.run(engagement).pick({ use: true }).passAll();
    expect(game.ship(0).initiatives).toEqual([{ value: 7, until: 'end of engagement' }]);
    expect(game.ship(0).force).toBe(2);
  });

  it('Brilliant Evasion turns two focus results to evades outside the bullseye', () => {
    const game = table({
      us: [xwing([440, 400, 0])],
      them: [sith('brilliantevasion', [400, 590, 180])],
    });
    game.rolls('hit', 'hit', 'blank', 'focus', 'focus', 'blank').attack(0, 1);
    while (game.question && !game.offers({ kind: 'ability' })) game.pick('done');
    game.pick({ kind: 'ability' });
    while (game.question && !game.offers({ kind: 'done' })) game.answer(0);
    game.passAll();
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.ship(1).force).toBe(2);
  });

  it('Shattering Shot adds a focus against a defender on an obstacle', () => {
    const game = table({
      us: [sith('shatteringshot')],
      them: [fang(ahead(150))],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 610, 0] }],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'ability' })).toBe(true);
    game.passAll();
  });

  it('Compassion takes a facedown card itself for a friend’s faceup Pilot card', () => {
    const game = table({
      us: [
        { pilot: 'lukeskywalker', at: us, upgrades: ['compassion'] },
        xwing([480, 400, 0], { shields: 0 }),
      ],
    });
    game
      .deals('Blinded Pilot')
      .does((running) =>
        sufferDamage(running, running.state.ships[1]!, { hits: 0, crits: 1 }, 'xwing2:damage.1'),
      );
    game.pick({ ship: 0 }).passAll();
    expect([game.ship(0).damage.length, game.ship(1).damage.length]).toEqual([1, 0]);
    expect(game.ship(0).damage[0]?.up).toBe(false);
  });

  it('Supernatural Reflexes roll or boost before activating, and hurt a ship that has not that action', () => {
    const able = table({ us: [sith('supernaturalreflexes')] }).fly(0, '2 straight');
    able
      .pick({ use: true })
      .pick({ effect: 0 })
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'left' })
      .answer(0);
    able.passAll();
    expect([able.ship(0).force, able.ship(0).shields]).toEqual([2, 2]);
    const unable = table({ us: [{ pilot: 'lukeskywalker', at: us, upgrades: ['supernaturalreflexes'] }] });
    unable.fly(0, '2 straight').pick({ use: true }).pick({ effect: 1 });
    unable.pick({ action: 'boost' }).pick({ direction: 'straight' }).passAll();
    expect([unable.ship(0).force, unable.ship(0).shields]).toEqual([1, 1]);
  });

  it('Foresight answers an enemy’s maneuver in the bullseye for a Force, and may turn one focus to a hit', () => {
    const game = table({ us: [sith('foresight')], them: [tie(ahead(150))] });
    game.rolls('focus', 'focus', 'blank', 'blank', 'blank');
    game.run({ kind: 'window', ...occasion('after-maneuver', { ship: 1 }) });
    while (game.question && !game.offers({ kind: 'attack', target: 1 })) game.pick({ use: true });
    game.pick({ kind: 'attack', target: 1 }).pick({ kind: 'ability' }).passAll();
    expect([game.ship(0).force, game.ship(1).damage.length]).toEqual([2, 1]);
    const aside = table({ us: [sith('foresight')], them: [tie([440, 590, 180])] });
    expect(
      aside.run({ kind: 'window', ...occasion('after-maneuver', { ship: 1 }) }).question,
    ).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { CHASSIS, chassisOf, DAMAGE_DECKS, dial, upgradeCard } from './index.ts';

const ship = (id: string) => CHASSIS.find((chassis) => chassis.id === id)!;

describe('damage decks', () => {
  it('xwing1:damage-deck-the-force-awakens.1 7 direct hits and 2 of 13 others', () => {
    expect(DAMAGE_DECKS.tfa).toHaveLength(14);
    expect(DAMAGE_DECKS.tfa.reduce((sum, { count }) => sum + count, 0)).toBe(33);
    expect(DAMAGE_DECKS.tfa.filter(({ count }) => count === 7).map(({ name }) => name)).toEqual([
      'direct-hit',
    ]);
  });

  it('xwing1:damage-deck-original-core-set.1 33 cards with five other titles', () => {
    expect(DAMAGE_DECKS.core.reduce((sum, { count }) => sum + count, 0)).toBe(33);
    const newer = new Set(DAMAGE_DECKS.tfa.map(({ name }) => name));
    expect(DAMAGE_DECKS.core.filter(({ name }) => !newer.has(name))).toEqual([
      { deck: 'core', name: 'injured-pilot', count: 2, trait: 'pilot' },
      { deck: 'core', name: 'minor-explosion', count: 2, trait: 'ship' },
      { deck: 'core', name: 'minor-hull-breach', count: 2, trait: 'ship' },
      { deck: 'core', name: 'munitions-failure', count: 2, trait: 'ship' },
      { deck: 'core', name: 'weapon-malfunction', count: 2, trait: 'ship' },
    ]);
  });
});

describe('ship cards', () => {
  it('xwing1:maneuver.1 xwing1:difficulty.1 a maneuver is a speed and bearing, there once, and one of three colours', () => {
    for (const chassis of CHASSIS) {
      const maneuvers = chassis.dial.map(({ maneuver }) => JSON.stringify(maneuver));
      expect(new Set(maneuvers).size).toBe(maneuvers.length);
      for (const { difficulty } of chassis.dial) expect(['green', 'white', 'red']).toContain(difficulty);
    }
  });

  it('xwing1:critical-damage.4 a damage card of the pilot is told from one of the ship', () => {
    const traits = new Map(DAMAGE_DECKS.tfa.map(({ name, trait }) => [name, trait]));
    expect([traits.get('damaged-cockpit'), traits.get('damaged-engine')]).toEqual(['pilot', 'ship']);
  });

  it('are 56, each with a dial that left and right share', () => {
    expect(CHASSIS).toHaveLength(56);
    for (const chassis of CHASSIS) {
      const count = (direction: string) =>
        chassis.dial.filter(({ maneuver }) => maneuver.direction === direction).length;
      expect(count('left')).toBe(count('right'));
    }
  });

  it('xwing1:faq-qanda-general.2 xwing1:auxiliary-firing-arc.3 all Firesprays have the rear arc', () => {
    expect(chassisOf('kathscarlet-scumandvillainy')).toBe(ship('firespray31'));
    expect(ship('firespray31').extraArcs).toEqual(['auxiliary-rear']);
    expect(ship('xwing').extraArcs).toEqual([]);
  });

  it('xwing1:ship.1 a TIE Interceptor flies with its own dial', () => {
    const card = chassisOf('alphasquadronpilot')!;
    expect(card.dial).toContainEqual({
      maneuver: { speed: 5, bearing: 'koiogran', direction: 'straight' },
      difficulty: 'red',
    });
    expect(ship('tiefighter').dial).not.toContainEqual(
      expect.objectContaining({ maneuver: { speed: 5, bearing: 'koiogran', direction: 'straight' } }),
    );
  });

  it('six ships have a primary turret', () => {
    expect(CHASSIS.filter(({ turret }) => turret).map(({ id }) => id)).toEqual([
      'bsf17bomber',
      'jumpmaster5000',
      'kwing',
      'vt49decimator',
      'yt1300',
      'yt2400',
    ]);
  });

  it('xwing1:huge-ship.1 the corvette is huge', () => {
    expect(ship('cr90corvettefore')).toMatchObject({ size: 'huge', attack: 4, huge: { range: [3, 5] } });
    expect(ship('cr90corvetteaft').huge).toMatchObject({ unarmed: true, energy: 5 });
  });

  it('a dial refuses what is no maneuver', () => {
    expect(() => dial('1FB')).toThrow("'1FB' is no maneuver");
    expect(() => dial('1FG 1FW')).toThrow('repeats');
  });
});

it('xwing1:secondary-weapons.1 an Attack header makes a secondary weapon', () => {
  expect(upgradeCard('ioncannon')?.weapon).toEqual({ attack: 3, range: [1, 3] });
  expect(upgradeCard('homingmissiles')?.weapon).toMatchObject({ needs: 'target-lock', discarded: true });
  expect(upgradeCard('homingmissiles')?.weapon?.spends).toBeUndefined();
  expect(upgradeCard('r2d2')?.weapon).toBeUndefined();
});

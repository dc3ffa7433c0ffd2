import { describe, expect, it } from 'vitest';
import { UPGRADES } from './all.ts';
import { addCards, chassisOf, knownCards, pilotCard, shipCard, upgradeCard, upgradeOf } from './library.ts';
import { t65xwing } from './ships/t65xwing.ts';

describe('the cards that the rules know', () => {
  it('may be added again without a difference', () => {
    const before = knownCards();
    const card = shipCard('lukeskywalker');
    addCards({ chassis: [t65xwing], upgrades: UPGRADES });
    expect(knownCards()).toEqual(before);
    expect(shipCard('lukeskywalker')).toBe(card);
  });

  it('are never another card under the same name', () => {
    const [luke] = t65xwing.pilots.filter(({ id }) => id === 'lukeskywalker');
    const impostor = { ...t65xwing, id: 'impostor', pilots: [{ ...luke!, initiative: 6 }] };
    expect(() => addCards({ chassis: [impostor] })).toThrow("two cards are called 'lukeskywalker'");
    expect(pilotCard('lukeskywalker')?.initiative).toBe(5);
    expect(() => addCards({ upgrades: [{ ...UPGRADES[0]! }] })).toThrow(UPGRADES[0]!.id);
  });

  it('are named when they are missing, and a remote is no pilot', () => {
    expect(() => shipCard('nobody')).toThrow("pilot 'nobody' is not among the cards of the house");
    expect(() => upgradeOf('nothing')).toThrow("upgrade 'nothing' is not among the cards of the house");
    expect(upgradeCard('nothing')).toBeUndefined();
    expect(shipCard('sensorbuoy').chassis.hull).toBe(2);
    expect(pilotCard('sensorbuoy')).toBeUndefined();
    expect(chassisOf('sensorbuoy')).toBeUndefined();
  });
});

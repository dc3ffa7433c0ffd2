import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json';
import { setupFromSquads } from '../setup/from-squads.ts';
import { beginGame } from '../setup/setup.ts';
import { fillsSlot } from '../ship/upgrades.ts';
import { actionBar, healthOf, printedAgility, shieldsOf } from '../ship/values.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { packFrom } from '../squads/pack.ts';
import { table, tie } from '../testing/index.ts';
import { bar, chassisOf } from './index.ts';

const at = [400, 200, 0] as const;
const far = tie([400, 800, 180]);
const flying = (pilot: string, ...upgrades: readonly string[]) =>
  table({ us: [{ pilot, at, upgrades }], them: [far] });

describe('what upgrades add', () => {
  it('xwing2:charges.16 Force capacity of an upgrade raises that of the ship card, which keeps it all', () => {
    expect(flying('leiaorgana').ship(0).force).toBe(1);
    const game = flying('leiaorgana', 'kananjarrus');
    expect(game.ship(0).force).toBe(2);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'kananjarrus', charges: 0 }]);
  });

  it('xwing2:charges.17 a ship card without Force has capacity 0, with such an upgrade 1', () => {
    expect(flying('outerrimsmuggler').ship(0).force).toBe(0);
    expect(flying('outerrimsmuggler', 'kananjarrus').ship(0).force).toBe(1);
  });

  it('xwing2:charges.18 of several sources of recurring Force only the best one counts', () => {
    const forceAfterRound = (force: number): number => {
      const game = flying('leiaorgana', 'kananjarrus');
      game.state.ships[0]!.force = force;
      return game.run({ kind: 'end-cleanup' }).ship(0).force;
    };
    expect([0, 1, 2].map(forceAfterRound)).toEqual([1, 2, 2]);
  });

  it('agility, shields and the value of the front arc weapon change with a Delta-7B', () => {
    const plain = flying('jediknight').ship(0);
    const heavy = flying('jediknight', 'delta7b').ship(0);
    const values = (ship: typeof plain) => [printedAgility(ship), shieldsOf(ship), weaponsOf(ship)[0]!.value];
    expect(values(plain)).toEqual([3, 1, 2]);
    expect(values(heavy)).toEqual([2, 3, 3]);
    expect(heavy.shields).toBe(3);
  });

  it.each([
    ['virago', 'blacksunassassin', 1, []],
    ['wartimeloadout', 'newrepublicpatrol', 2, bar('lock, reload')],
    ['angleddeflectors', 'bluesquadronescort', -1, bar('reinforce')],
  ] as const)(
    '%s changes the shields of %s by %i, and its action bar',
    (upgrade, pilot, shields, actions) => {
      const [plain, more] = [flying(pilot).ship(0), flying(pilot, upgrade).ship(0)];
      expect(shieldsOf(more)).toBe(shieldsOf(plain) + shields);
      expect(more.shields).toBe(plain.shields + shields);
      expect(actionBar(more).slice(actionBar(plain).length)).toEqual(actions);
    },
  );

  it('a weapon stands beside those of the ship card', () => {
    expect(weaponsOf(flying('rebelscout', 'moldycrow').ship(0))).toEqual([
      { arc: 'single-turret', value: 2 },
      { arc: 'front', value: 3 },
    ]);
  });

  it('of a card with two sides, the one that is up adds what it says', () => {
    const game = flying('bladesquadronveteran', 'stabilizedsfoils');
    const added = () => actionBar(game.ship(0)).slice(chassisOf('bladesquadronveteran')!.actions.length);
    expect(added()).toEqual(bar('barrel-roll > red evade, red reload'));
    game.state.ships[0]!.upgrades[0]!.flipped = true;
    expect(added()).toEqual(bar('barrel-roll > red lock'));
  });

  it('xwing2:faq-specific-card-questions.42 an upgrade that fills several slots is one of each kind', () => {
    const game = flying('academypilot', 'electrochaffmissiles', 'barragerockets');
    const [chaff, barrage] = game.ship(0).upgrades;
    expect([fillsSlot(chaff!, 'missile'), fillsSlot(chaff!, 'device'), fillsSlot(chaff!, 'torpedo')]).toEqual(
      [true, true, false],
    );
    expect(fillsSlot(barrage!, 'missile')).toBe(true);
  });
});

describe('a standard loadout', () => {
  it('comes to the table with its printed upgrades and its own values', () => {
    const vader = { pilot: 'darthvader-swz105', upgrades: [] };
    const squad = { faction: 'galacticempire', ships: [vader, vader] } as const;
    const setup = setupFromSquads(packFrom(amg), [squad, squad]);
    expect(setup.sides[0].ships[0]).toEqual({
      pilot: 'darthvader-swz105',
      points: 6,
      upgrades: ['hate', 'ionmissiles', 'afterburners'],
    });
    const [ship] = beginGame(setup, [0, 0, 0, 0, 0]).ships;
    expect([ship!.shields, healthOf(ship!), ship!.force]).toEqual([3, 6, 3]);
    expect(ship!.upgrades.map(({ id, charges }) => [id, charges])).toEqual([
      ['hate', 0],
      ['ionmissiles', 3],
      ['afterburners', 2],
    ]);
  });
});

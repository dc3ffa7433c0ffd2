import { describe, expect, it } from 'vitest';
import { CHASSIS, UPGRADES } from './all.ts';
import {
  bar,
  chassisById,
  chassisOf,
  dial,
  HUGE_SLOTS,
  pilotCard,
  STANDARD_SLOTS,
  upgradeCard,
} from './index.ts';

/** Totals of the edition, so that no number changes unseen. */
const DIAL_ENTRIES = 1368;
const TOTALS = { agility: 159, hull: 397, shields: 178, attack: 233, actions: 325, initiative: 2422 };
const COUNTS = {
  astromech: 48,
  cannon: 12,
  cargo: 6,
  command: 29,
  configuration: 27,
  crew: 149,
  device: 12,
  'force-power': 17,
  gunner: 40,
  hardpoint: 14,
  hyperdrive: 1,
  illicit: 17,
  missile: 18,
  modification: 45,
  sensor: 10,
  'tactical-relay': 6,
  talent: 70,
  team: 10,
  tech: 23,
  title: 70,
  torpedo: 6,
  turret: 3,
};

/** Every ship card but those of huge ships, which have tests of their own. */
const STANDARD = CHASSIS.filter((chassis) => chassis.size !== 'huge');
const PILOTS = STANDARD.flatMap((chassis) => chassis.pilots);

describe('dials', () => {
  it('reads speed, bearing, direction and difficulty from a code', () => {
    expect(dial('1TB 2NW 3FB 4KR 2LR 3PR 3ER 1RP 0OR 1AR 1SR 1DR')).toEqual([
      { maneuver: { speed: 1, bearing: 'turn', direction: 'left' }, difficulty: 'blue' },
      { maneuver: { speed: 2, bearing: 'bank', direction: 'right' }, difficulty: 'white' },
      { maneuver: { speed: 3, bearing: 'straight', direction: 'straight' }, difficulty: 'blue' },
      { maneuver: { speed: 4, bearing: 'koiogran', direction: 'straight' }, difficulty: 'red' },
      { maneuver: { speed: 2, bearing: 'segnor', direction: 'left' }, difficulty: 'red' },
      { maneuver: { speed: 3, bearing: 'segnor', direction: 'right' }, difficulty: 'red' },
      { maneuver: { speed: 3, bearing: 'tallon', direction: 'left' }, difficulty: 'red' },
      { maneuver: { speed: 1, bearing: 'tallon', direction: 'right' }, difficulty: 'purple' },
      { maneuver: { speed: 0, bearing: 'stationary', direction: 'straight' }, difficulty: 'red' },
      { maneuver: { speed: 1, bearing: 'reverse-bank', direction: 'left' }, difficulty: 'red' },
      { maneuver: { speed: 1, bearing: 'reverse-straight', direction: 'straight' }, difficulty: 'red' },
      { maneuver: { speed: 1, bearing: 'reverse-bank', direction: 'right' }, difficulty: 'red' },
    ]);
  });

  it('refuses what is no maneuver and what is there twice', () => {
    for (const bad of ['', '6FB', '1XB', '1FG', '1F', '1FBB', '1FB 1FW']) expect(() => dial(bad)).toThrow();
  });

  it('xwing2:dial.1 every ship type has its own dial', () => {
    const sizes = STANDARD.map((chassis) => [chassis.id, chassis.dial.length] as const);
    expect(sizes.reduce((sum, [, length]) => sum + length, 0)).toBe(DIAL_ENTRIES);
    expect(Object.fromEntries(sizes)).toMatchObject({
      t65xwing: 17,
      btla4ywing: 15,
      tielnfighter: 16,
      vt49decimator: 16,
      jumpmaster5000: 16,
      eta2actis: 17,
      upsilonclassshuttle: 16,
    });
    expect(chassisById('t65xwing')!.dial).not.toEqual(chassisById('btla4ywing')!.dial);
  });

  it('offers each maneuver to the left and to the right alike, but for the JumpMaster’s lopsided dial', () => {
    const lopsided = STANDARD.filter(({ dial: entries }) => {
      const side = (direction: string) =>
        entries
          .filter((entry) => entry.maneuver.direction === direction)
          .map((entry) => `${entry.maneuver.speed} ${entry.maneuver.bearing} ${entry.difficulty}`)
          .sort()
          .join();
      return side('left') !== side('right');
    });
    expect(lopsided.map((chassis) => chassis.id)).toEqual(['jumpmaster5000']);
  });

  it('knows every bearing and colour on some ship', () => {
    const entries = STANDARD.flatMap((chassis) => chassis.dial);
    expect(new Set(entries.map((entry) => entry.maneuver.bearing)).size).toBe(9);
    expect(new Set(entries.map((entry) => entry.difficulty))).toEqual(
      new Set(['blue', 'white', 'red', 'purple']),
    );
  });
});

describe('action bars', () => {
  it('reads difficulties and links', () => {
    expect(bar('focus, barrel-roll > red lock, red reload')).toEqual([
      { action: 'focus', difficulty: 'white' },
      { action: 'barrel-roll', difficulty: 'white', link: { action: 'lock', difficulty: 'red' } },
      { action: 'reload', difficulty: 'red' },
    ]);
  });

  it('refuses unknown words and second links', () => {
    for (const bad of ['', 'fly', 'blue focus', 'focus > lock > boost', 'very red focus']) {
      expect(() => bar(bad)).toThrow();
    }
  });
});

const numbers = (id: string) => {
  const { weapons, agility, hull, shields } = chassisOf(id)!;
  const arcs = weapons.map((weapon) => `${weapon.arc} ${weapon.value}`).join(' + ');
  return `${arcs} / ${agility} / ${hull} / ${shields}`;
};

describe('ship cards', () => {
  it('xwing2:ship-sizes.1 xwing2:standard-ship.1 every ship that is not huge is a standard one: small, medium or large', () => {
    const ofSize = (size: string) => STANDARD.filter((each) => each.size === size).length;
    expect([ofSize('small'), ofSize('medium'), ofSize('large')]).toEqual([56, 14, 14]);
    expect(STANDARD.length).toBe(84);
  });

  it('carries the printed numbers: every weapon that there is on a ship card', () => {
    const flying = {
      redsquadronveteran: 'front 3 / 2 / 4 / 2',
      outerrimsmuggler: 'double-turret 3 / 1 / 8 / 5',
      patrolleader: 'double-turret 3 / 0 / 12 / 4',
      bountyhunter: 'front 3 + rear 3 / 2 / 6 / 4',
      zetasquadronsurvivor: 'front 2 + single-turret 2 / 2 / 3 / 3',
      petranakiarenaace: 'bullseye 3 + single-turret 2 / 3 / 4 / 0',
      jediknight: 'front 2 / 3 / 3 / 1',
      starkillerbasepilot: 'front 4 / 1 / 6 / 6',
      lothalrebel: 'front 4 / 0 / 10 / 4',
    };
    for (const [id, printed] of Object.entries(flying)) expect(numbers(id), id).toBe(printed);
    const arcs = new Set(STANDARD.flatMap((chassis) => chassis.weapons.map((weapon) => weapon.arc)));
    expect([...arcs].sort()).toEqual([
      'bullseye',
      'double-turret',
      'front',
      'full-front',
      'rear',
      'single-turret',
    ]);
  });

  it('adds up to the totals of the edition', () => {
    const sum = (value: (chassis: (typeof STANDARD)[number]) => number) =>
      STANDARD.reduce((total, chassis) => total + value(chassis), 0);
    expect({
      agility: sum((each) => each.agility),
      hull: sum((each) => each.hull),
      shields: sum((each) => each.shields),
      attack: sum((each) => each.weapons.reduce((total, weapon) => total + weapon.value, 0)),
      actions: sum((each) => each.actions.length),
      initiative: PILOTS.reduce((total, pilot) => total + pilot.initiative, 0),
    }).toEqual(TOTALS);
  });

  it('has every pilot once, and finds them by id', () => {
    const ids = PILOTS.map((pilot) => pilot.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(708);
    expect(PILOTS.filter((pilot) => pilot.limited === 0).length).toBe(138);
    expect(PILOTS.filter((pilot) => pilot.force).length).toBe(66);
    expect(PILOTS.filter((pilot) => pilot.charges).length).toBe(91);
    expect(pilotCard('howlrunner')).toMatchObject({ initiative: 5, limited: 1, keywords: ['TIE'] });
    expect(chassisOf('oldteroch')?.id).toBe('fangfighter');
    expect(pilotCard('nobody')).toBeUndefined();
    expect(chassisOf('nobody')).toBeUndefined();
  });

  it('xwing2:abilities.7 a limited ship has a pilot ability, but for those whose card prints none or only another dial', () => {
    const without = CHASSIS.flatMap(({ pilots }) =>
      pilots.flatMap(({ id, limited, abilities }) => (limited > 0 && abilities.length === 0 ? [id] : [])),
    );
    // What the players' epic loadouts print is their ship ability alone.
    expect(without.filter((id) => !id.includes('-epicsl'))).toEqual([
      'autopilotdrone',
      'niteowlliberator',
      'stomeronistarck-evacuationofdqar',
    ]);
    expect(without).toHaveLength(17);
  });

  it('gives every pilot an initiative from 0 to 7', () => {
    for (const pilot of PILOTS) {
      expect(pilot.initiative, pilot.id).toBeGreaterThanOrEqual(0);
      expect(pilot.initiative, pilot.id).toBeLessThanOrEqual(7);
    }
  });

  it('xwing2:standard-loadouts.3 a card’s own values stand instead of those of its ship type', () => {
    expect(numbers('maulermithel')).toBe('front 2 / 3 / 3 / 0');
    expect(numbers('maulermithel-battleofyavin')).toBe('front 2 / 3 / 4 / 0');
    expect(numbers('tychocelchu-battleoverendor')).toBe('single-turret 2 / 3 / 2 / 3');
    expect(chassisOf('idenversio-battleofyavin')?.shipAbility).toBe('Sensitive Controls');
    expect(chassisOf('volandas')).toMatchObject({ shipAbility: 'Modified for Organics' });
    expect(chassisOf('lieutenantkarsabi-ssl')?.actions).toEqual(
      bar('focus, lock, slam > red lock, slam > red reload, reload'),
    );
    expect(chassisById('rz1awing')).toMatchObject({ shipAbility: 'Vectored Thrusters', shields: 2 });
  });

  it('xwing2:standard-loadouts.3 the X-Wing Alliance prints hull, dials and ship abilities of its own', () => {
    expect(numbers('fennrau-armedanddangerous')).toBe('front 3 / 3 / 5 / 0');
    expect(numbers('zuckuss-armedanddangerous')).toBe('front 3 / 1 / 5 / 5');
    expect(numbers('zoriibliss-wartime')).toBe('front 2 / 1 / 4 / 5');
    expect(chassisOf('stomeronistarck-evacuationofdqar')?.dial).toEqual(chassisById('rz2awing')!.dial);
    expect(chassisOf('jaycristubbs-evacuationofdqar')?.dial).toEqual(chassisById('t70xwing')!.dial);
    expect(chassisOf('pettyofficerthanisson-evacuationofdqar')?.shipAbility).toBeUndefined();
    expect(chassisOf('pettyofficerthanisson')?.shipAbility).toBe('Linked Battery');
  });

  it('xwing2:standard-loadouts.1 a standard loadout lists all of its upgrades, each a card of the house', () => {
    const printed = PILOTS.filter((pilot) => pilot.standardLoadout);
    expect(printed.length).toBe(116);
    expect(pilotCard('darthvader-swz105')?.standardLoadout).toEqual(['hate', 'ionmissiles', 'afterburners']);
    for (const { id, standardLoadout = [] } of printed) {
      expect(new Set(standardLoadout).size, id).toBe(standardLoadout.length);
      for (const upgrade of standardLoadout) expect(upgradeCard(upgrade), `${id} ${upgrade}`).toBeDefined();
    }
  });

  it('xwing2:errata-ship-cards.5 Alexandr Kallus has the Tail Gun like every other VCX-100', () => {
    const flown = chassisById('vcx100lightfreighter')!.pilots.map(
      (pilot) => chassisOf(pilot.id)?.shipAbility,
    );
    expect(pilotCard('alexsandrkallus')).toBeDefined();
    expect(new Set(flown)).toEqual(new Set(['Tail Gun']));
  });
});

describe('upgrade cards', () => {
  it('are all 633, each once, with the slots they fill', () => {
    expect(UPGRADES.length).toBe(633);
    expect(new Set(UPGRADES.map((card) => card.id)).size).toBe(633);
    const slots = [...STANDARD_SLOTS, ...HUGE_SLOTS];
    const counts = slots.map((slot) => [slot, UPGRADES.filter((card) => card.slot === slot).length]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS);
    expect(UPGRADES.filter((card) => card.slots.length > 1).length).toBe(49);
    for (const card of UPGRADES) expect(card.slots, card.id).toContain(card.slot);
  });

  it('have two sides where the printed card has', () => {
    expect(UPGRADES.filter((card) => card.back).length).toBe(32);
    expect(upgradeCard('stabilizedsfoils')).toMatchObject({
      actions: bar('barrel-roll > red evade, red reload'),
      back: { name: 'Stabilized S-foils (Open)', actions: bar('barrel-roll > red lock') },
    });
  });
});

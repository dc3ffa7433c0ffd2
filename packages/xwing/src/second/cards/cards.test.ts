import { describe, expect, it } from 'vitest';
import { bar, CHASSIS, chassisById, chassisOf, dial, pilotCard } from './index.ts';

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
    const sizes = CHASSIS.map((chassis) => [chassis.id, chassis.dial.length]);
    expect(Object.fromEntries(sizes)).toEqual({
      t65xwing: 17,
      btla4ywing: 15,
      rz1awing: 17,
      modifiedyt1300lightfreighter: 17,
      tielnfighter: 16,
      tieininterceptor: 17,
      tiesabomber: 16,
      vt49decimator: 16,
      firesprayclasspatrolcraft: 17,
      fangfighter: 17,
    });
    expect(chassisById('t65xwing')!.dial).not.toEqual(chassisById('btla4ywing')!.dial);
  });

  it('offers each maneuver to the left and to the right alike', () => {
    for (const { id, dial: entries } of CHASSIS) {
      const side = (direction: string) =>
        entries
          .filter((entry) => entry.maneuver.direction === direction)
          .map((entry) => `${entry.maneuver.speed} ${entry.maneuver.bearing} ${entry.difficulty}`)
          .sort();
      expect(side('left'), id).toEqual(side('right'));
    }
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

describe('ship cards', () => {
  it('xwing2:ship-sizes.1 every chassis is small, medium or large', () => {
    const ofSize = (size: string) => CHASSIS.filter((each) => each.size === size).map((each) => each.id);
    expect(ofSize('small').length).toBe(7);
    expect(ofSize('medium')).toEqual(['firesprayclasspatrolcraft']);
    expect(ofSize('large')).toEqual(['modifiedyt1300lightfreighter', 'vt49decimator']);
  });

  it('carries the printed numbers', () => {
    const numbers = CHASSIS.map(
      ({ id, weapons, agility, hull, shields }) =>
        `${id} ${weapons.map((weapon) => `${weapon.arc} ${weapon.value}`).join(' + ')} / ${agility} / ${hull} / ${shields}`,
    );
    expect(numbers).toEqual([
      't65xwing front 3 / 2 / 4 / 2',
      'btla4ywing front 2 / 1 / 6 / 2',
      'rz1awing front 2 / 3 / 2 / 2',
      'modifiedyt1300lightfreighter double-turret 3 / 1 / 8 / 5',
      'tielnfighter front 2 / 3 / 3 / 0',
      'tieininterceptor front 3 / 3 / 3 / 0',
      'tiesabomber front 2 / 2 / 6 / 0',
      'vt49decimator double-turret 3 / 0 / 12 / 4',
      'firesprayclasspatrolcraft front 3 + rear 3 / 2 / 6 / 4',
      'fangfighter front 3 / 3 / 4 / 0',
    ]);
  });

  it('has every pilot once, and finds them by id', () => {
    const ids = CHASSIS.flatMap((chassis) => chassis.pilots.map((pilot) => pilot.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(113);
    expect(pilotCard('howlrunner')).toMatchObject({ initiative: 5, limited: 1, keywords: ['TIE'] });
    expect(chassisOf('oldteroch')?.id).toBe('fangfighter');
    expect(pilotCard('nobody')).toBeUndefined();
    expect(chassisOf('nobody')).toBeUndefined();
  });

  it('gives every pilot an initiative from 0 to 7', () => {
    for (const pilot of CHASSIS.flatMap((chassis) => chassis.pilots)) {
      expect(pilot.initiative, pilot.id).toBeGreaterThanOrEqual(0);
      expect(pilot.initiative, pilot.id).toBeLessThanOrEqual(7);
    }
  });

  it('has the generic pilots of every faction that flies a chassis', () => {
    const generics = CHASSIS.flatMap((chassis) => chassis.pilots)
      .filter((pilot) => pilot.limited === 0)
      .map((pilot) => pilot.id);
    expect(generics).toEqual([
      'redsquadronveteran',
      'bluesquadronescort',
      'cavernangelszealot',
      'goldsquadronveteran',
      'graysquadronbomber',
      'amaxinewarrior',
      'hiredgun',
      'jinatasecurityofficer',
      'crymorahgoon',
      'greensquadronpilot',
      'phoenixsquadronpilot',
      'outerrimsmuggler',
      'blacksquadronace',
      'obsidiansquadronpilot',
      'academypilot',
      'sabersquadronace',
      'alphasquadronpilot',
      'gammasquadronace',
      'scimitarsquadronpilot',
      'patrolleader',
      'bountyhunter',
      'separatistracketeer',
      'skullsquadronpilot',
      'zealousrecruit',
    ]);
  });
});

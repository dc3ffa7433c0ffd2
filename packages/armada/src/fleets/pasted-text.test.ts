import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packFrom } from './pack.ts';
import { readFleetText } from './read-text.ts';

const file = new URL('../../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));
const read = (...lines: string[]) => readFleetText(lines.join('\n'), pack);
const clean = (...lines: string[]) => {
  const { fleet, problems } = read(...lines);
  expect(problems).toEqual([]);
  return fleet!;
};
const shipsOf = (...lines: string[]) =>
  clean(...lines).ships.map(({ ship, upgrades }) => [ship, ...upgrades].join(' + '));

describe('fleets as people paste them', () => {
  it('may have a ship behind a bullet, and an upgrade without one', () => {
    expect(
      shipsOf(
        'Faction: Rebel',
        'Hammerhead Torpedo Corvette (36)',
        '• General Dodonna (20)',
        '• Task Force Organa (1)',
        'External Racks (4)',
        '• Hammerhead Torpedo Corvette (36)',
        '• Task Force Organa (1)',
      ),
    ).toEqual([
      'hammerhead-torpedo-corvette + general-dodonna-commander + task-force-organa-title + external-racks',
      'hammerhead-torpedo-corvette + task-force-organa-title',
    ]);
  });

  it('may call a title like the ship that it is on', () => {
    const ship = 'Interdictor Suppression Refit (90)';
    expect(shipsOf('Faction: Empire', ship, `• ${ship}`, '• Grav Shift Reroute (2)')).toEqual([
      'interdictor-suppression-refit + interdictor-title + grav-shift-reroute',
    ]);
  });

  it('may break the name of an objective, and bring only some', () => {
    const fleet = clean(
      'Faction: Rebel',
      'Assault:',
      'Defense: Abandoned Mining',
      'Facility',
      'Navigation: none',
      'CR90 Corvette A (44)',
    );
    expect(fleet.objectives).toEqual({ defense: 'abandoned-mining-facility' });
  });

  it('may leave costs out, and write names short', () => {
    const fleet = clean(
      'Faction: Empire',
      'ISD II',
      '- Admiral Motti',
      '* XI7',
      '- ECM',
      '3 x TIE Fighter',
      'Howlrunner',
    );
    expect(fleet.ships).toEqual([
      {
        ship: 'imperial-ii-class-star-destroyer',
        upgrades: ['admiral-motti-commander', 'xi7-turbolasers', 'electronic-countermeasures'],
      },
    ]);
    expect(fleet.squadrons).toEqual([
      'tie-fighter-squadron',
      'tie-fighter-squadron',
      'tie-fighter-squadron',
      'howlrunner-tie-fighter-squadron',
    ]);
  });

  it('may stand on one line each, or wear the marks of a web page', () => {
    expect(shipsOf('Faction: Empire', '**ISD II** (120) + Gunnery Team (7) + XI7 Turbolasers (6)')).toEqual([
      'imperial-ii-class-star-destroyer + gunnery-team + xi7-turbolasers',
    ]);
    expect(shipsOf('## Fleet', '**Gladiator I-class Star Destroyer** (56)', '* Demolisher [10]')).toEqual([
      'gladiator-i-class-star-destroyer + demolisher-title',
    ]);
  });

  it('may name the commander only at the head: it is on the ship that is marked', () => {
    const lines = ['Faction: Empire', 'Commander: Admiral Motti (24)', 'Gozanti-class Cruisers (23)'];
    expect(shipsOf(...lines, '[ flagship ] ISD II (120)')).toEqual([
      'gozanti-class-cruisers',
      'imperial-ii-class-star-destroyer + admiral-motti-commander',
    ]);
  });

  it('leave what nobody knows out, each line by its number', () => {
    const { fleet, problems } = read(
      'Faction: Empire',
      'ISD II (120)',
      '• match not found for rav`',
      'Warp Drive (3)',
    );
    expect(fleet!.ships).toHaveLength(1);
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('of no sane size are refused at once, and steer no terminal', () => {
    expect(read('Faction: Empire', 'x'.repeat(200_000)).problems[0]!.message).toContain(
      'characters is no fleet',
    );
    expect(read('Faction: Empire', ...Array.from({ length: 5000 }, () => 'y')).fleet).toBeNull();
    const { fleet, problems } = read(
      `Name: \u001b[2Jred${'z'.repeat(900)}`,
      'Faction: Empire',
      '\u001b]0;x (3)',
    );
    expect(fleet!.name).toMatch(/^\[2Jredz+…$/);
    expect(problems[0]!.message).not.toMatch(/\p{Cc}/u);
    expect(read('Faction: Empire', '__proto__ (3)', '• constructor (4)').problems).toHaveLength(2);
  });
});

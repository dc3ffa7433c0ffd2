import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_OBJECTIVES } from '../objectives/cards.ts';
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

  it.each<[string, ...string[]]>([
    [
      'entities',
      'Faction:&nbsp;Empire',
      'ISD&#32;II (120)',
      '&bull; Darth Vader (36)',
      '&#8226; Boarding Troopers &#x28;3)',
    ],
    ['line breaks', 'Faction: Empire<br>ISD II (120)<br/>• Darth Vader (36)<br />• Boarding Troopers (3)'],
    [
      'breaks where lines end, too',
      'Faction: Empire<br>',
      'ISD II (120)<br>',
      '• Darth Vader (36)<br>',
      '• Boarding Troopers (3)',
    ],
    [
      'a list of tags',
      '<p>Faction: Empire</p><b>ISD II</b> (120)<ul class="u"><li>Darth Vader (36)</li><li><a href="/x">Boarding Troopers</a> (3)</li></ul>',
    ],
    [
      'slanted Markdown',
      '*Faction: Empire*',
      '_ISD II_ (120)',
      '* *Darth Vader* (36)',
      '* ~~Boarding Troopers~~ (3)',
    ],
    [
      'a block of code',
      '```text',
      'Faction: Empire',
      'ISD II (120)',
      '- `Darth Vader` (36)',
      '- Boarding Troopers (3)',
      '```',
    ],
    [
      'a quotation',
      '> Faction: Empire',
      '> ISD II (120)',
      '> - Darth Vader (36)',
      '> - Boarding Troopers (3)',
    ],
    [
      'links and numbers',
      'Faction: Empire',
      '[ISD II](https://example.org/isd) (120)',
      '1. [Darth Vader](/v) (36)',
      '2. Boarding Troopers (3)',
    ],
    [
      'a table',
      '| Faction: Empire | |',
      '|---|---|',
      '| ISD II | (120) |',
      '| • Darth Vader | (36) |',
      '| • Boarding Troopers | (3) |',
    ],
    [
      'marks that are escaped',
      'Faction: Empire',
      'ISD II \\(120\\)',
      '\\- Darth Vader \\(36\\)',
      '\\* Boarding Troopers \\(3\\)',
    ],
    [
      'brackets of a forum',
      '[quote=somebody]',
      'Faction: Empire',
      '[b]ISD II[/b] (120)',
      '[*]Darth Vader (36)',
      '[*]Boarding Troopers (3)[/quote]',
    ],
  ])('may come with %s', (_, ...lines) => {
    const ship = 'imperial-ii-class-star-destroyer + darth-vader-commander + boarding-troopers-boarding-team';
    expect(shipsOf(...lines)).toEqual([ship]);
    expect(shipsOf(lines.join('\r\n'))).toEqual([ship]);
  });

  it('keep what only looks like marks, and what nobody knows as it was written', () => {
    const { fleet, problems } = read(
      'Name: red_blue_five & 3 < 4',
      'Faction: Empire',
      '[ flagship ] Gladiator I (56)',
      'Squadrons:',
      '> TIE Fighter Squadron (8)',
      '&bogus; (7)',
      '&#27;[2J&#x202e; (7)',
    );
    expect(fleet).toMatchObject({
      name: 'red_blue_five & 3 < 4',
      squadrons: ['tie-fighter-squadron'],
    });
    expect(problems.map(({ text }) => text)).toEqual(['&bogus; (7)', '[2J (7)']);
  });

  it('name the objectives of campaigns as such, by each name and id', () => {
    const ids = [
      ...CAMPAIGN_OBJECTIVES.map((name) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
      ...['armed-station', 'fighter-wing', 'ion-cannon'].flatMap((kind) =>
        ['cc', 'ritr'].map((campaign) => `base-defense-${kind}-${campaign}`),
      ),
    ];
    for (const named of [...CAMPAIGN_OBJECTIVES, ...ids]) {
      const { fleet, problems } = read('Faction: Empire', `Defense: ${named}`, 'Gladiator I (56)');
      expect(fleet!.objectives).toEqual({});
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringContaining('for battles of a campaign'),
      ]);
    }
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

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../cards/upgrades.ts';
import { packFrom } from '../fleets/pack.ts';
import { CORE_FLEETS } from '../fleets/ready.ts';
import { setupFromFleets } from './from-fleets.ts';
import { setupProblems } from './setup.ts';

const file = new URL('../../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));
const [rebels, empire] = CORE_FLEETS.map(({ fleet }) => fleet);

it('a setup has costs, edition and rounds of the pack', () => {
  const setup = setupFromFleets(pack, [rebels!, empire!], { play: 'core', hash: 'abc' });
  expect(setupProblems(setup)).toEqual([]);
  expect(setup).toMatchObject({ edition: '1.6', rounds: 6, format: { id: 'armada', hash: 'abc' } });
  expect(setup.sides[0].ships[0]).toEqual({
    card: 'cr90-corvette-a',
    points: 71,
    own: 44,
    upgrades: ['general-dodonna-commander', 'turbolaser-reroute-circuits'],
  });
  expect(setup.sides[1].squadrons[0]).toEqual({ card: 'tie-fighter-squadron', points: 8 });
});

it('a setup has the costs of upgrades where a card may pass them to another ship', () => {
  const [first, ...others] = rebels!.ships;
  const fleet = {
    ...rebels!,
    ships: [{ ...first!, upgrades: ['mercy-mission', 'jedi-hostage'] }, ...others],
  };
  const [led, plain] = setupFromFleets(pack, [fleet, empire!]).sides[0].ships;
  expect(led).toMatchObject({ costs: [5, 3], points: led!.own! + 8 });
  expect(plain).not.toHaveProperty('costs');
  const setup = setupFromFleets(pack, [fleet, empire!]);
  expect(setupProblems(setup)).toEqual([]);
});

it('armada:obstacles.14 six obstacles of one set lie on the table: three asteroid fields, two debris fields, a station', () => {
  const { obstacles } = setupFromFleets(pack, [rebels!, empire!]);
  expect(obstacles.map((id) => id.replace(/_\d/, ''))).toEqual([
    'asteroid',
    'asteroid',
    'asteroid',
    'debris',
    'debris',
    'station',
  ]);
});

it('a setup has the costs of all fleet commands where a card may bring them in', () => {
  const [first, ...others] = empire!.ships;
  const fleet = {
    ...empire!,
    ships: [{ ...first!, upgrades: ['chimaera-title', 'entrapment-formation'] }, ...others],
  };
  const setup = setupFromFleets(pack, [rebels!, fleet]);
  expect(setup.upgradeCosts).toContainEqual({ id: 'take-evasive-action', points: 6 });
  expect(setup.upgradeCosts).not.toContainEqual(expect.objectContaining({ id: 'chimaera-title' }));
  expect(setup.sides[1].ships[0]).toMatchObject({ costs: [4, 5] });
  expect(setupProblems(setup)).toEqual([]);
  expect(setupProblems({ ...setup, upgradeCosts: [{ id: 'picnic', points: 1.5 }] })).toHaveLength(1);
  expect(setupFromFleets(pack, [rebels!, empire!])).not.toHaveProperty('upgradeCosts');
});

import { describe, expect, it } from 'vitest';
import json from '../../../../../formats/xwing1.json' with { type: 'json' };
import { checkSquad } from './legality.ts';
import { packFrom } from './pack.ts';
import { readSquad } from './read-squad.ts';

const pack = packFrom(json);
const read = (value: unknown) => readSquad(JSON.stringify(value), pack);
const imperial = (pilot: object) => read({ faction: 'empire', pilots: [pilot] });

describe('lists of First Edition that players bring', () => {
  it.each([
    ['colvessery', {}, 'colonelvessery', []],
    ['Colonel Vessery', { missile: ['ionpulsemissile'] }, 'colonelvessery', ['ionpulsemissiles']],
    ['maarekstele', { ept: ['Push the Limit'] }, 'maarekstele-tiedefender', ['pushthelimit']],
    [
      'rexlerbrath',
      { torpedo: ['protontorpedos', 'advancedprotontorpedoes'] },
      'rexlerbrath',
      ['protontorpedoes', 'advprotontorpedoes'],
    ],
  ])('are read: %s with %j', (name, upgrades, pilot, ids) => {
    const { squad, problems } = imperial({ name, ship: 'tiedefender', upgrades });
    expect(problems).toEqual([]);
    expect(squad!.ships).toEqual([{ pilot, upgrades: ids }]);
  });

  it('lets the slot decide between cards of one name', () => {
    const upgrades = { crew: ['r2d2'], amd: ['r2d2'] };
    const { squad } = read({
      faction: 'rebel',
      pilots: [{ name: 'lukeskywalker', ship: 'xwing', upgrades }],
    });
    expect(squad!.ships[0]!.upgrades).toEqual(['r2d2-swx22', 'r2d2']);
  });

  it('may leave slots empty that only later editions have', () => {
    const upgrades = { gunner: [], talent: null, amd: ['r2d2'] };
    const { squad, problems } = read({
      faction: 'rebel',
      pilots: [{ name: 'lukeskywalker', ship: 'xwing', upgrades }],
    });
    expect(problems).toEqual([]);
    expect(squad!.ships).toEqual([{ pilot: 'lukeskywalker', upgrades: ['r2d2'] }]);
  });

  it('tells a squad of 2.0 or 2.5', () => {
    const reading = read({ faction: 'rebel', pilots: [{ id: 'lukeskywalker', ship: 't65xwing' }] });
    expect(reading).toMatchObject({ squad: null, problems: [{ kind: 'edition', edition: 'second' }] });
  });

  it('names what it does not know and keeps the rest', () => {
    const { squad, problems } = read({ pilots: [{ name: 'howlrunner' }, { name: 'darthmaulsbrother' }] });
    expect(squad).toEqual({ faction: 'imperial', ships: [{ pilot: 'howlrunner', upgrades: [] }] });
    expect(problems.map(({ message }) => message)).toEqual([
      'faction must be a text such as rebel',
      "pilots[1]: no pilot 'darthmaulsbrother' is known",
    ]);
  });
});

describe('links of the squad builder for First Edition', () => {
  it.each([
    [
      'f=Rebel%20Alliance&d=v4!s!75:27,36,-1,3:-1:3:;95:18,23,-1,159:14:-1:',
      ['corranhorn', 'dashrendar'],
      100,
    ],
    [
      'f=Galactic%20Empire&d=v3!s!99:57,-1,102,21,46,-1:-1:3:;28:18:5:15:M.1',
      ['rearadmiralchiraneau', 'soontirfel'],
      100,
    ],
    ['f=Scum%20and%20Villainy&d=v4!s!248::50:-1:&sn=Sunny%20B!', ['sunnybounder'], 12],
  ])('%s', (query, pilots, points) => {
    const { squad, problems } = readSquad(`http://geordanr.github.io/xwing/?${query}`, pack);
    expect(problems).toEqual([]);
    expect(squad!.ships.map(({ pilot }) => pilot)).toEqual(pilots);
    expect(checkSquad(squad!, pack)).toMatchObject({ legal: true, points });
  });

  it.each([
    ['v3', 'v3!s!4:-1,99:-1:-1:U.-1;50:127'],
    ['v4', 'v4!s!4:-1,99:-1:-1:U.-1;50:127'],
    ['v5', 'v5!s!4:-1,99:-1:-1:U.-1;50:127'],
    ['v6', 'v6!h=200!4:,99,:U.-1;50:127:'],
    ['v7', 'v7!s=200!4:,99,:U.-1;50:127:'],
    ['v8', 'v8ZsZ200Z4XW99Y50X127'],
    ['v9', 'v9ZsZ200Z4XW99Y50X127'],
    ['v10', 'v10ZsZ50Z4XW99Y50X127'],
  ])('tell a squad of the later editions: %s', (_, data) => {
    for (const site of ['https://raithos.github.io/', 'https://yasb.app/']) {
      const reading = readSquad(`${site}?f=Rebel%20Alliance&d=${data}`, pack);
      expect(reading).toMatchObject({ squad: null, problems: [{ kind: 'edition', edition: 'second' }] });
    }
  });

  it('names numbers that nothing has', () => {
    const link = 'http://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!75:999::;60:::;5:::';
    const { squad, problems } = readSquad(link, pack);
    expect(squad!.ships.map(({ pilot }) => pilot)).toEqual(['corranhorn', 'lukeskywalker']);
    expect(problems.map(({ message }) => message)).toEqual([
      'ship 1: no upgrade has the number 999',
      'ship 2: no pilot has the number 60',
    ]);
  });
});

describe('links of other builders', () => {
  it.each([
    "https://launchbaynext.app/print?lbx='All%20Clones'.20.6.0.l62.789r",
    ' https://launchbaynext.app/?lbx=l204.10\n',
    'https://example.org/squads/12',
  ])('are said to be none that can be read, with what to do instead: %s', (link) => {
    const { squad, problems } = readSquad(link, pack);
    expect(squad).toBeNull();
    const site = link.includes('launchbay') ? 'launchbaynext.app' : 'example.org';
    expect(problems[0]!.message).toMatch(new RegExp(`^a link of ${site} cannot be read.*as XWS`));
  });
});

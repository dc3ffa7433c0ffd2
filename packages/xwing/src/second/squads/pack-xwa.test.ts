import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { bar } from '../cards/chassis.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import type { Squad } from './squad.ts';

const pack = packFrom(xwa);
const index = indexPack(pack);
const old = indexPack(packFrom(amg));

const rulings = (list: Squad) => checkSquad(list, pack).refusals.map((refusal) => refusal.ruling);

function list(faction: Squad['faction'], ...lines: readonly string[]): Squad {
  return {
    faction,
    ships: lines.map((line) => {
      const [pilot = '', ...upgrades] = line.split(' ');
      return { pilot, upgrades };
    }),
  };
}

describe('the pack xwing2-xwa', () => {
  it('names its origin, version and date, and plays 50 points', () => {
    expect(pack).toMatchObject({
      id: 'xwing2-xwa',
      version: 'R3',
      date: '2026-07-05',
      squad: { points: 50, ships: { least: 3, most: 8 } },
    });
    expect(pack.origin).toContain('X-Wing Alliance');
  });

  it('has every card of the 20-point pack, and those of the community', () => {
    expect([pack.ships.length, pack.pilots.length, pack.upgrades.length]).toEqual([90, 734, 633]);
    for (const id of old.pilots.keys()) expect(index.pilots.has(id), id).toBe(true);
    for (const id of old.upgrades.keys()) expect(index.upgrades.has(id), id).toBe(true);
  });

  it('gives every ship that is legal a cost, and every upgrade that a ship can buy', () => {
    // The pup comes with its mother ship for nothing.
    const free = pack.pilots.filter((each) => each.formats.includes('standard') && !each.cost);
    expect(free.map((pilot) => pilot.id)).toEqual(['nashtahpup']);
    for (const upgrade of pack.upgrades) {
      if (upgrade.formats.includes('standard') && !upgrade.standardLoadoutOnly) {
        expect(upgrade.cost, upgrade.id).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('writes every action bar in words that the rules know', () => {
    for (const { actions } of [...pack.ships, ...pack.pilots]) if (actions) bar(actions);
    expect(bar(index.pilots.get('poedameron-evacuationofdqar')!.actions!)).toContainEqual({
      action: 'slam',
      difficulty: 'white',
    });
  });

  it('has values of its own', () => {
    const values = (id: string) => [index.pilots.get(id)!.cost, index.pilots.get(id)!.loadout];
    expect(values('howlrunner')).toEqual([8, 6]);
    expect(values('cavernangelszealot')).toEqual([10, 10]);
    expect(index.upgrades.get('r2astromech')!.cost).toBe(7);
    expect(index.pilots.get('kyloren-evacuationofdqar')).toMatchObject({
      standardLoadout: ['determination-evacuationofdqar', 'malice', 'protontorpedoes'],
      cost: 17,
    });
  });

  it('is checked by the same rules: 50 points', () => {
    const six = list('galacticempire', ...Array.from({ length: 6 }, () => 'darthvader'));
    expect(checkSquad(six, pack).refusals.map((refusal) => refusal.ruling)).toEqual([
      'xwing2:squad-building.1',
      'xwing2:limited.1',
    ]);
    const eight = list('galacticempire', ...Array.from({ length: 8 }, () => 'academypilot'));
    const check = checkSquad(eight, pack);
    expect(check).toMatchObject({ legal: true, points: 8 * index.pilots.get('academypilot')!.cost! });
    expect(check.deficit).toBe(50 - check.points);
  });

  it('limits copies by its restricted list', () => {
    const talented = ['soontirfel', 'turrphennir', 'maulermithel'];
    const juke = (copies: number) =>
      list('galacticempire', ...talented.map((pilot, n) => `${pilot}${n < copies ? ' juke' : ''}`));
    expect(rulings(juke(2))).toEqual([]);
    expect(rulings(juke(3))).toEqual(['xwing2:squad-building.7']);
    const sense = (lists: number) =>
      list(
        'rebelalliance',
        'jakefarrell',
        ...['lukeskywalker', 'ahsokatano-rz1awing'].map((pilot, n) => `${pilot}${n < lists ? ' sense' : ''}`),
      );
    expect(rulings(sense(1))).toEqual([]);
    expect(rulings(sense(2))).toEqual(['xwing2:squad-building.7']);
  });

  it('bans no ship type and no card: its tournaments fly them all', () => {
    expect(pack).toMatchObject({ mode: 'extended', bans: [] });
    // Ships and cards of squads that were flown in the winter of 2025.
    expect(rulings(list('rebelalliance', 'corranhorn', 'sabinewren', 'esegetuketu'))).toEqual([]);
    expect(rulings(list('galacticempire', 'deathrain', 'vedfoslo', 'academypilot'))).toEqual([]);
    expect(
      rulings(list('scumandvillainy', 'guri advancedsensors', 'binayrepirate', 'binayrepirate')),
    ).toEqual([]);
  });

  it('prints Advanced Sensors on a standard loadout', () => {
    const card = index.pilots.get('pettyofficerthanisson-evacuationofdqar')!;
    expect(card.standardLoadout).toContain('advancedsensors');
    const squad = list('firstorder', card.id, 'epsilonsquadroncadet', 'epsilonsquadroncadet');
    expect(checkSquad(squad, pack).refusals).toEqual([]);
  });

  it('says of cards that only the community has that they cannot be played here yet, or plays them', () => {
    const squad = list('galacticempire', 'carnorjax-legendsandrelics', 'academypilot', 'academypilot');
    const check = checkSquad(squad, pack);
    expect(check.legal).toBe(true);
    expect(check.playable).toBe(check.notices.every((notice) => notice.kind !== 'cannot-play'));
  });
});

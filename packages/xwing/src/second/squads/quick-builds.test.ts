import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import file from '../../../../../formats/quick-builds/xwing2.json' with { type: 'json' };
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import {
  checkThreat,
  judgeQuickBuild,
  judgeQuickBuilds,
  quickBuildsFrom,
  squadOfQuickBuilds,
} from './quick-builds.ts';

const pack = packFrom(amg);
const index = indexPack(pack);
const builds = quickBuildsFrom(file);
const build = (id: string) => builds.find((each) => each.id === id)!;

describe('quick builds', () => {
  it('are 644, of known cards, each of one faction', () => {
    expect(builds).toHaveLength(644);
    expect(new Set(builds.map((each) => each.id)).size).toBe(644);
    expect(builds.filter((each) => each.ships.length === 2)).toHaveLength(26);
    for (const { id, faction, ships } of builds) {
      for (const { pilot, upgrades } of ships) {
        expect(index.pilots.get(pilot)?.faction, id).toBe(faction);
        for (const upgrade of upgrades) expect(index.upgrades.has(upgrade), upgrade).toBe(true);
      }
    }
  });

  it('xwing2:threat-value.1 fly by threat value in place of squad points', () => {
    const eight = ['lukeskywalker-threat3', 'wedgeantilles-threat3', 'biggsdarklighter-threat2'].map(build);
    expect(eight.map((each) => each.threat)).toEqual([3, 3, 2]);
    expect(checkThreat(eight, 8, pack)).toEqual([]);
    expect(checkThreat([...eight, build('redsquadronveteran-threat2')], 8, pack)).toEqual([
      {
        ruling: 'xwing2:threat-value.1',
        message: 'The quick builds have a threat of 10; at most 8 is allowed, so it is 2 over.',
      },
    ]);
    // By points of the format the same ships would be too dear for their loadout.
    expect(checkSquad(squadOfQuickBuilds(eight), pack).legal).toBe(false);
    expect(checkThreat([], 8, pack)).toEqual([]);
  });

  it('are still held to one faction and to limited cards', () => {
    const luke = build('lukeskywalker-threat3');
    expect(checkThreat([luke, luke], 8, pack).map((refusal) => refusal.ruling)).toContain('xwing2:limited.1');
    const mixed = [luke, build('midnight-threat2')];
    expect(checkThreat(mixed, 8, pack).map((refusal) => refusal.ruling)).toEqual(['xwing2:squad-building.3']);
  });

  it('are judged one by one in a format: legal, or why not', () => {
    const blackout = judgeQuickBuild(build('blackout-threat3-2'), pack);
    expect(blackout).toMatchObject({ legal: true, points: 5, refusals: [] });
    const midnight = judgeQuickBuild(build('midnight-threat2'), pack);
    expect(midnight.refusals.map((refusal) => refusal.ruling)).toEqual(['xwing2:squad-building.10']);
    const scorch = judgeQuickBuild(build('scorch-threat2'), pack);
    expect(scorch.legal).toBe(false);
    expect(scorch.refusals.map((refusal) => refusal.ruling)).toContain('xwing2:ban-and-restricted-list.12');
    // Alpha-3B “Besh” adds the slot for its bombs: only the points are too many.
    const klick = judgeQuickBuild(build('klick-threat2'), pack);
    expect(klick.refusals.map((refusal) => refusal.ruling)).toEqual(['xwing2:squad-building.10']);
    const verdicts = judgeQuickBuilds(builds, pack);
    expect(verdicts.filter((verdict) => verdict.legal)).toHaveLength(92);
    for (const { legal, refusals } of verdicts) expect(legal).toBe(refusals.length === 0);
    expect(judgeQuickBuilds(builds, packFrom(xwa)).filter((verdict) => verdict.legal)).toHaveLength(174);
  });

  it('make a squad of those that are legal, chosen by threat', () => {
    const legal = judgeQuickBuilds(builds, pack).filter((verdict) => verdict.legal);
    const cheap = legal.filter(
      ({ build: each, points }) => each.faction === 'galacticempire' && each.threat <= 2 && points <= 4,
    );
    const names = new Set<string>();
    const chosen = cheap
      .map((verdict) => verdict.build)
      .filter(({ ships }) => {
        const name = index.pilots.get(ships[0]!.pilot)!.name;
        return !names.has(name) && names.add(name);
      })
      .slice(0, 5);
    const squad = squadOfQuickBuilds(chosen);
    expect(checkSquad(squad, pack)).toMatchObject({ legal: true });
    expect(() => squadOfQuickBuilds([])).toThrow('no quick builds');
  });

  it('refuse a file that is none', () => {
    expect(() => quickBuildsFrom({ game: 'chess' })).toThrow('Not a file of quick builds');
  });
});

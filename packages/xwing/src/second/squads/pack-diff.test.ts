import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { type Pack, packFrom } from './pack.ts';
import { packDifference } from './pack-diff.ts';

const before = packFrom(amg);
const after = packFrom(xwa);

const texts = (from: Pack, to: Pack) => packDifference(from, to).map((change) => change.text);

describe('the difference between two packs', () => {
  it('is nothing between a pack and itself', () => {
    expect(packDifference(before, before)).toEqual([]);
  });

  it('tells what the community changed', () => {
    const changes = texts(before, after);
    for (const text of [
      'squad points 20 → 50',
      'upgrade sense is no longer banned',
      'copies of Juke in a squad: none → 2',
      'Howlrunner” (tielnfighter, galacticempire): squad points 4 → 8; loadout 8 → 6; loses slot talent',
      'Burst Laser Turret (turret) is new, 4 loadout points, legal',
      'Kylo Ren (tievnsilencer, firstorder) is new, 17 squad points, legal',
    ]) {
      expect(
        changes.some((change) => change.endsWith(text)),
        text,
      ).toBe(true);
    }
    expect(changes.filter((text) => text.endsWith(' is gone'))).toEqual([]);
    expect(changes.filter((text) => / is new, /.test(text))).toHaveLength(62 + 109);
  });

  it('tells which scenarios are other ones', () => {
    const [first, second, ...rest] = before.scenarios ?? [];
    const scenarios = [{ ...first!, id: 'parade' }, { ...second!, name: 'Other' }, ...rest];
    expect(texts(before, { ...before, scenarios })).toEqual([
      'loses scenario assault',
      'gains scenario parade',
      'scenario chance is played differently',
    ]);
  });

  it('says of each change of a card what it was and what it is', () => {
    const pilots = before.pilots.map((pilot) =>
      pilot.id === 'wampa'
        ? { ...pilot, slots: ['talent', 'talent', 'talent'] as const, keywords: [] }
        : pilot,
    );
    const upgrades = before.upgrades
      .filter((upgrade) => upgrade.id !== 'juke')
      .map((upgrade) =>
        upgrade.id === 'marksmanship' ? { ...upgrade, cost: 9, solitary: true, formats: [] } : upgrade,
      );
    const bans = before.bans.slice(1);
    const changed: Pack = { ...before, bans, pilots, upgrades, restricted: ['wampa'] };
    expect(texts(before, changed)).toEqual([
      `${before.bans[0]!.kind} ${before.bans[0]!.id} is no longer banned`,
      'now wampa is on the restricted list',
      '“Wampa” (tielnfighter, galacticempire): loses slot modification; gains slot talent (2 times); loses keyword TIE',
      'Marksmanship (talent): loadout points 1 → 9; solitary false → true; legal → not legal',
      'Juke (talent) is gone',
    ]);
    expect(texts(changed, before)).toContain('Juke (talent) is new, 7 loadout points, legal');
  });
});

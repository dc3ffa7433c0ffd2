import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packFrom } from './pack.ts';
import { packDifference } from './pack-diff.ts';

const before = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing1.json', import.meta.url), 'utf8')),
);
const texts = (after: typeof before) => packDifference(before, after).map(({ text }) => text);

describe('the difference of two packs', () => {
  it('is nothing between a pack and itself', () => {
    expect(texts(before)).toEqual([]);
  });

  it('tells new conditions of play', () => {
    const epic = { ...before.play.epic, points: 400, width: 914.4 };
    expect(texts({ ...before, version: '2', play: { ...before.play, epic } })).toEqual([
      `version ${before.version} → 2`,
      'squad points of epic play 300 → 400',
      'play area of epic play 1828.8 × 914.4 mm → 914.4 × 914.4 mm',
    ]);
  });

  it('tells what cards gained, lost and cost', () => {
    const ships = before.ships.map((ship) =>
      ship.id === 'xwing' ? { ...ship, hull: 4, actions: ['focus' as const, 'boost' as const] } : ship,
    );
    const pilots = before.pilots.flatMap((pilot) =>
      pilot.id === 'rookiepilot' ? [{ ...pilot, points: 20 }] : pilot.id === 'wedgeantilles' ? [] : [pilot],
    );
    const upgrades = before.upgrades.map((upgrade) =>
      upgrade.id === 'protontorpedoes' ? { ...upgrade, limited: true as const, points: 3 } : upgrade,
    );
    expect(texts({ ...before, ships, pilots, upgrades })).toEqual([
      'X-wing: hull 3 → 4; gains action boost; loses action target-lock',
      'Rookie Pilot (xwing, rebelalliance): squad points 21 → 20',
      'Wedge Antilles (xwing, rebelalliance) is gone',
      'Proton Torpedoes (torpedo): squad points 4 → 3; limited false → true',
    ]);
    const [pilot] = before.pilots;
    const more = [...before.pilots, { ...pilot!, id: 'somebody', name: 'Somebody', points: 30 }];
    expect(texts({ ...before, pilots: more })).toEqual([
      expect.stringMatching(/^Somebody \(.*\) is new, 30 squad points$/),
    ]);
  });
});

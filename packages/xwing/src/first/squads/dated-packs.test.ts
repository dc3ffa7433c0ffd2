import { readdirSync, readFileSync } from 'node:fs';
import { baseOf, withBase } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import type { Faction } from '../cards/chassis.ts';
import { FRENCH_SQUADS } from '../words/french/index.ts';
import { GERMAN_SQUADS } from '../words/german/index.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom, readPack, wasThere } from './pack.ts';
import { packDifference } from './pack-diff.ts';
import { randomSquad, squadPool } from './random-squad.ts';
import { CORE_SETS } from './ready.ts';

const FORMATS = new URL('../../../../../formats/', import.meta.url);

function whole(id: string): unknown {
  const json: unknown = JSON.parse(readFileSync(new URL(`${id}.json`, FORMATS), 'utf8'));
  const base = baseOf(json);
  return base === null ? json : withBase(json, whole(base));
}

const DATED = readdirSync(FORMATS)
  .flatMap((file) => /^(xwing1-.*)\.json$/.exec(file)?.[1] ?? [])
  .toSorted();
const packOf = (id: string) => packFrom(whole(id));
const final = packOf('xwing1');
const last = packOf('xwing1-2018-06-wave-14');

/** The wave or product that brought a card first, and the day. */
function cameWith(list: 'pilots' | 'upgrades', id: string): string {
  if (!final[list].some((card) => card.id === id)) throw new Error(`there is no card ${id}`);
  const release = last.releases?.find((each) => each[list]?.includes(id));
  return release ? `${release.wave ?? release.product} ${release.date}` : 'from the beginning';
}

const alone = (pilot: string, faction: Faction, upgrades: readonly string[] = []) => ({
  faction,
  ships: [{ pilot, upgrades }],
});

describe('First Edition as it stood after each wave', () => {
  it('brings each card once, with what first brought it', () => {
    for (const list of ['pilots', 'upgrades'] as const) {
      const named = (last.releases ?? []).flatMap((release) => release[list] ?? []);
      const known = final[list].map(({ id }) => id);
      expect(named.filter((id, at) => named.indexOf(id) !== at || !known.includes(id))).toEqual([]);
    }
    const pilots = ['wedgeantilles', 'bobafett-galacticempire', 'corranhorn', 'carnorjax', 'dashrendar'];
    expect(pilots.map((id) => cameWith('pilots', id))).toEqual([
      'from the beginning',
      '2 2013-02-28',
      '4 2014-06-26',
      'Imperial Aces 2014-03-14',
      '5 2014-11-26',
    ]);
    expect(
      ['mirandadoni', 'poedameron', 'dengar', 'kyloren-tiesilencer'].map((id) => cameWith('pilots', id)),
    ).toEqual(['7 2015-08-25', 'The Force Awakens Core Set 2015-09-04', '8 2016-03-17', '13 2017-12-08']);
    const upgrades = ['r2d2', 'pushthelimit', 'r2d2-swx22', 'autothrusters', 'deathtroopers'];
    expect(upgrades.map((id) => cameWith('upgrades', id))).toEqual([
      'from the beginning',
      '2 2013-02-28',
      'Tantive IV 2014-05-22',
      '6 2015-02-26',
      '14 2018-06-21',
    ]);
  });

  it.each(DATED)('%s is a pack of its day, with the points of all days', (id) => {
    const pack = packOf(id);
    expect([pack.id, pack.asOf, pack.date, pack.version]).toEqual([id, pack.date, pack.date, pack.date]);
    expect(id).toContain(`xwing1-${pack.date.slice(0, 7)}-wave-`);
    expect([pack.ships, pack.pilots, pack.upgrades]).toEqual([final.ships, final.pilots, final.upgrades]);
    const [core] = CORE_SETS;
    for (const { squad } of core!.squads) expect(checkSquad(squad, pack).legal).toBe(true);
    const index = indexPack(pack);
    const pool = squadPool(pack);
    const streams = growStreams('by then', ['squad']);
    const squads = Array.from({ length: 30 }, () => randomSquad(pool, streams, 0));
    expect(new Set(squads.map(({ faction }) => faction))).toEqual(new Set(pool.factions));
    for (const { pilot, upgrades } of squads.flatMap(({ ships }) => ships)) {
      expect(wasThere(index, 'pilots', { id: pilot })).toBe(true);
      expect(upgrades.filter((each) => !wasThere(index, 'upgrades', { id: each }))).toEqual([]);
    }
  });

  it('has two factions until the third came', () => {
    const factionsOf = (id: string) => squadPool(packOf(id)).factions;
    expect(factionsOf('xwing1-2014-06-wave-4')).toEqual(['rebel', 'imperial']);
    expect(factionsOf('xwing1-2015-02-wave-6')).toEqual(['rebel', 'imperial', 'scum']);
  });

  it('xwing1:formats-of-play.4 cards of a later wave are refused, with what brought them and when', () => {
    const wave5 = packOf('xwing1-2014-11-wave-5');
    const miranda = alone('mirandadoni', 'rebel', ['twinlaserturret', 'hullupgrade']);
    const said = (say?: typeof GERMAN_SQUADS) =>
      checkSquad(miranda, wave5, say && { say }).refusals.map(({ ruling, message }) => [ruling, message]);
    const ruling = 'xwing1:formats-of-play.4';
    expect(said()).toEqual([
      [
        ruling,
        'Miranda Doni (ship 1, K-wing) came with wave 7, 2015-08; this format has what there was in 2014-11.',
      ],
      [
        ruling,
        'Miranda Doni (ship 1, K-wing): Twin Laser Turret came with wave 7, 2015-08; this format has what there was in 2014-11.',
      ],
    ]);
    expect(said(GERMAN_SQUADS)[0]![1]).toBe(
      'Miranda Doni (Schiff 1, K-wing) kam mit Welle 7, 2015-08; dieses Format hat, was es 2014-11 gab.',
    );
    expect(said(FRENCH_SQUADS)[0]![1]).toBe(
      'Miranda Doni (vaisseau 1, K-wing) est sorti avec la vague 7, 2015-08 ; ce format a ce qui existait en 2014-11.',
    );
    expect(checkSquad(miranda, packOf('xwing1-2015-08-wave-7')).legal).toBe(true);
    expect(checkSquad(miranda, packOf('xwing1-2015-02-wave-6')).legal).toBe(false);
    expect(checkSquad(miranda, final).legal).toBe(true);
    const between = checkSquad(alone('poedameron', 'rebel'), packOf('xwing1-2015-08-wave-7')).refusals;
    expect(between.map(({ message }) => message)).toEqual([
      'Poe Dameron (ship 1, T-70 X-wing) came with The Force Awakens Core Set, 2015-09; this format has what there was in 2015-08.',
    ]);
  });

  it('tells a card of two names by its list: Chewbacca flew before he was crew', () => {
    expect([cameWith('pilots', 'chewbacca'), cameWith('upgrades', 'bossk')]).toEqual([
      '2 2013-02-28',
      '7 2015-08-25',
    ]);
    const gunner = alone('outerrimsmuggler', 'rebel', ['kananjarrus']);
    expect(checkSquad(gunner, packOf('xwing1-2015-08-wave-7')).legal).toBe(false);
  });

  it('has the obstacles of its day', () => {
    const has = (id: string, obstacle: string) => packOf(id).obstacles.ids.includes(obstacle);
    expect([
      has('xwing1-2014-06-wave-4', 'yt2400debris0'),
      has('xwing1-2014-11-wave-5', 'yt2400debris0'),
    ]).toEqual([false, true]);
    expect([
      has('xwing1-2015-08-wave-7', 'core2asteroid0'),
      has('xwing1-2016-03-wave-8', 'core2asteroid0'),
    ]).toEqual([false, true]);
  });

  it('tells what came between two days', () => {
    const texts = packDifference(packOf('xwing1-2014-06-wave-4'), packOf('xwing1-2014-11-wave-5')).map(
      ({ text }) => text,
    );
    expect(texts).toContain('cards as of 2014-06-26 → 2014-11-26');
    expect(texts).toContain('Dash Rendar (yt2400, rebelalliance): not legal → legal');
    expect(texts).toContain('Mara Jade (crew): not legal → legal');
    expect(texts.filter((text) => /Miranda Doni|Corran Horn/.test(text))).toEqual([]);
  });
});

describe('a pack with days', () => {
  const problems = (change: object) => {
    const reading = readPack({ ...final, ...change });
    return reading.ok ? [] : reading.problems;
  };

  it('says which cards were there, and what brought the others', () => {
    expect(problems({ asOf: '2014-01-01' })).toEqual([
      { path: '/asOf', message: 'no releases say which cards were there on that day' },
    ]);
    const release = { date: '2015-01-01', pilots: ['corranhorn'] };
    expect(problems({ releases: [release] })).toEqual([
      { path: '/releases/0', message: 'is either a wave or a product' },
    ]);
    expect(problems({ releases: [{ ...release, wave: '4', product: 'E-wing' }] })).toHaveLength(1);
    expect(problems({ releases: [{ ...release, wave: '4' }] })).toEqual([]);
    expect(problems({ releases: [{ ...release, wave: '4', date: 'June' }] })).toHaveLength(1);
  });
});

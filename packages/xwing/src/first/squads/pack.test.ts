import { readFileSync } from 'node:fs';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { CHASSIS, pilotCard, UPGRADES, upgradeCard } from '../cards/index.ts';
import { packCoverage } from './coverage.ts';
import { checkSquad } from './legality.ts';
import { packFrom, readPack, readPackText } from './pack.ts';
import { randomSquad, squadPool } from './random-squad.ts';
import { CORE_SETS, EPIC_SQUADS, READY_SQUADS } from './ready.ts';
import { readXws, writeXws } from './xws.ts';

const text = readFileSync(new URL('../../../../../formats/xwing1.json', import.meta.url), 'utf8');
const pack = packFrom(JSON.parse(text));

describe('the pack', () => {
  it('has all ships, pilots and upgrades, and the house has a card for each', () => {
    expect([pack.ships.length, pack.pilots.length, pack.upgrades.length]).toEqual([56, 297, 362]);
    for (const { id, skill, unique = false, faction } of pack.pilots) {
      expect(pilotCard(id)).toMatchObject({ id, skill, unique, faction });
    }
    for (const { id, name, slots, unique = false, limited = false } of pack.upgrades) {
      expect(upgradeCard(id)).toMatchObject({ id, name, slot: slots[0], unique, limited });
    }
    expect(CHASSIS.flatMap(({ pilots }) => pilots)).toHaveLength(297);
    expect(UPGRADES).toHaveLength(362);
  });

  it('agrees with the ship cards', () => {
    for (const { id, name, size, agility, hull, shields, actions } of pack.ships) {
      const card = CHASSIS.find((chassis) => chassis.id === id);
      expect(card).toMatchObject({ id, name, size, agility, hull, shields, actions });
    }
  });

  it('counts what is exact', () => {
    const { cards, totals } = packCoverage(pack, {
      pilot: (id) => (id === 'rookiepilot' ? 'all' : 'not-yet'),
      upgrade: () => 'not-yet',
    });
    expect(cards).toHaveLength(297 + 362);
    expect(totals.find(({ group }) => group === 'xwing')).toMatchObject({ cards: 14, exact: 1 });
    const waits = packCoverage(pack).cards.flatMap(({ missing }) => missing);
    expect(waits.filter((why) => why.includes('not written yet'))).toEqual([]);
    expect(packCoverage(pack).cards.find(({ id }) => id === 'rookiepilot')?.missing).toEqual([]);
  });

  it('is refused with the place of what is wrong', () => {
    const broken = text.replace('"skill": 9', '"skill": "nine"');
    const reading = readPackText(broken);
    expect(reading.ok ? [] : reading.problems).toMatchObject([{ path: '/pilots/0/skill' }]);
    const lost = { ...pack, ships: pack.ships.filter(({ id }) => id !== 'cr90corvetteaft') };
    const problems = readPack(lost);
    expect(problems.ok ? [] : problems.problems.map(({ path }) => path)).toContain('/ships/17/otherSection');
  });
});

describe('the ready squads of epic play', () => {
  it.each(EPIC_SQUADS)(
    '$id can be flown there, its huge ship not in standard play (formats-of-play.3)',
    ({ squad }) => {
      expect(checkSquad(squad, pack, { play: 'epic' })).toMatchObject({ legal: true, playable: true });
      const { refusals } = checkSquad(squad, pack);
      expect(refusals.map(({ ruling }) => ruling)).toContain('xwing1:formats-of-play.3');
    },
  );
});

describe('XWS 1.0', () => {
  const everything = [...READY_SQUADS, ...CORE_SETS.flatMap(({ squads }) => squads)];

  it('brings back what it wrote', () => {
    for (const { squad } of everything) {
      const written = JSON.stringify(writeXws({ ...squad, damageDeck: 'core' }, pack));
      expect(readXws(written, pack)).toEqual({ squad: { ...squad, damageDeck: 'core' }, problems: [] });
    }
  });

  it('brings back every pilot, also those that share a name', () => {
    for (const { id, faction } of pack.pilots.filter(({ points }) => points !== undefined)) {
      const primary =
        faction === 'scumandvillainy' ? 'scum' : /rebel|resis/.test(faction) ? 'rebel' : 'imperial';
      const squad = { faction: primary, ships: [{ pilot: id, upgrades: [] }] } as const;
      expect(readXws(JSON.stringify(writeXws(squad, pack)), pack).squad).toEqual(squad);
    }
  });

  it('reads the short names of slots, and tells what it does not know', () => {
    const luke = {
      faction: 'rebels',
      pilots: [
        {
          name: 'lukeskywalker',
          ship: 'xwing',
          upgrades: {
            amd: ['r2d2'],
            ept: ['pushthelimit'],
            mod: ['shieldupgrade'],
            torpedo: ['clustermissiles', 'clusterfudge'],
          },
        },
      ],
    };
    const { squad, problems } = readXws(JSON.stringify(luke), pack);
    expect(squad?.ships).toEqual([
      { pilot: 'lukeskywalker', upgrades: ['r2d2', 'pushthelimit', 'shieldupgrade', 'clustermissiles'] },
    ]);
    expect(problems).toMatchObject([{ what: 'upgrade', at: 'pilots[0].upgrades.torpedo[1]' }]);
    expect(readXws('{"faction": "rebel", "pilots": [', pack).problems).toMatchObject([
      { kind: 'text', line: 1 },
    ]);
    expect(readXws('{"faction": "hutts", "pilots": []}', pack).squad).toBeNull();
  });

  it('numbers the sections of huge ships in pairs', () => {
    const ships = ['cr90corvettefore', 'cr90corvetteaft', 'cr90corvetteaft', 'cr90corvettefore'];
    const squad = { faction: 'rebel', ships: ships.map((pilot) => ({ pilot, upgrades: [] })) } as const;
    const numbers = writeXws(squad, pack).pilots.map((pilot) => pilot.multisection_id);
    expect(numbers).toEqual([0, 0, 1, 1]);
  });
});

describe('squads of the house', () => {
  it('are ten of three factions, legal, and of at least 95 points', () => {
    expect(READY_SQUADS).toHaveLength(10);
    expect(new Set(READY_SQUADS.map(({ squad }) => squad.faction))).toEqual(
      new Set(['rebel', 'imperial', 'scum']),
    );
    for (const { squad } of READY_SQUADS) {
      const check = checkSquad(squad, pack);
      expect(check).toMatchObject({ legal: true, playable: true });
      expect(check.points).toBeGreaterThanOrEqual(95);
    }
  });

  it('of a core set are small, legal, and all that they say is written', () => {
    for (const { squad } of CORE_SETS.flatMap(({ squads }) => squads)) {
      expect(checkSquad(squad, pack)).toMatchObject({ legal: true, playable: true, notices: [] });
    }
  });

  it('by chance are legal, and the same from the same seed', () => {
    const pool = squadPool(pack);
    for (let n = 0; n < 20; n++) {
      const squad = randomSquad(pool, growStreams(`squad ${n}`, ['squad']), 0);
      expect(checkSquad(squad, pack)).toMatchObject({ legal: true, playable: true });
      expect(randomSquad(pool, growStreams(`squad ${n}`, ['squad']), 0)).toEqual(squad);
    }
  });
});

import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import epic from '../../../../../formats/xwing2-epic.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { FACTIONS } from '../cards/chassis.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import { EPIC_SQUADS, READY_SQUADS, readySquads } from './ready.ts';
import type { Squad } from './squad.ts';

const pack = packFrom(epic);
const index = indexPack(pack);
const community = packFrom(xwa);
const isHuge = (pilot: string) => index.ships.get(index.pilots.get(pilot)!.ship)!.size === 'huge';

function list(faction: Squad['faction'], ...lines: readonly string[]): Squad {
  return {
    faction,
    ships: lines.map((line) => {
      const [pilot = '', ...upgrades] = line.split(' ');
      return { pilot, upgrades };
    }),
  };
}

const rulings = (squad: Squad) => checkSquad(squad, pack).refusals.map(({ ruling }) => ruling);
const notices = (squad: Squad) =>
  checkSquad(squad, pack).notices.map(({ kind, ship, card }) => `${kind} ${ship} ${card}`);

describe('the pack xwing2-epic', () => {
  it('xwing2:play-area.2 plays 100 points on a table twice as wide, and says what of it is uncertain', () => {
    expect(pack).toMatchObject({
      mode: 'epic',
      date: '2026-07-05',
      squad: { points: 100 },
      board: { width: 2 * 914.4, depth: 914.4 },
    });
    for (const said of [
      'never published values of huge ships',
      'Readings of our own',
      'never brought up to date',
      'damage deck',
    ])
      expect(pack.origin).toContain(said);
  });

  it('has the cards of the 50-point pack at its values, and a command slot for every standard ship', () => {
    expect(pack.upgrades).toEqual(community.upgrades);
    expect(pack.ships).toEqual(community.ships);
    const withSlot = community.pilots.map((pilot) =>
      !pilot.slots || isHuge(pilot.id) ? pilot : { ...pilot, slots: [...pilot.slots, 'command'] },
    );
    expect(pack.pilots).toEqual(withSlot);
  });

  it('has huge ships with points for every faction', () => {
    const factions = pack.pilots.filter(({ id, cost }) => isHuge(id) && cost).map(({ faction }) => faction);
    expect(new Set(factions)).toEqual(new Set(FACTIONS));
  });

  it('xwing2:huge-ships.6 admits huge ships, which standard play does not', () => {
    const squad = list('galacticempire', 'outerrimpatrol turbolaserbattery', 'academypilot');
    expect(rulings(squad)).toEqual([]);
    const modes = checkSquad(squad, community).refusals.map(({ ruling }) => ruling);
    expect(modes.filter((ruling) => ruling === 'xwing2:game-mode.1')).toHaveLength(2);
  });
});

describe('wings in a squad', () => {
  const mates = ['academypilot', 'academypilot'];

  it('xwing2:wings.1 needs two ships behind its leader that can follow', () => {
    expect(rulings(list('galacticempire', 'howlrunner veteranwingleader', ...mates))).toEqual([]);
    expect(rulings(list('galacticempire', 'howlrunner veteranwingleader', 'academypilot'))).toEqual([
      'xwing2:wings.1',
    ]);
    expect(rulings(list('galacticempire', ...mates, 'howlrunner veteranwingleader'))).toEqual([
      'xwing2:wings.1',
    ]);
  });

  it('is formed of the ships behind the leader when the game begins', () => {
    const squad = list('galacticempire', 'howlrunner veteranwingleader', ...mates);
    expect(setupFromSquads(pack, [squad, squad]).sides[0].wings).toEqual([{ leader: 0, mates: [1, 2] }]);
  });
});

describe('the damage deck of huge ships', () => {
  it('is said to be the standard one, once, and not without huge ships', () => {
    const convoy = list('rebelalliance', 'bluesquadronescort', 'echobaseevacuees', 'echobaseevacuees');
    expect(notices(convoy)).toEqual(['otherwise 1 echobaseevacuees']);
    expect(notices(list('rebelalliance', 'bluesquadronescort'))).toEqual([]);
  });
});

describe('ready epic squads', () => {
  it('are four, legal, of nearly all points, each with a huge ship and a wing, of cards that all act', () => {
    expect(EPIC_SQUADS).toHaveLength(4);
    for (const { id, squad } of EPIC_SQUADS) {
      const check = checkSquad(squad, pack);
      expect(check.refusals, id).toEqual([]);
      expect(check.playable, id).toBe(true);
      expect(check.points, id).toBeGreaterThan(95);
      expect(
        check.notices.map(({ kind }) => kind),
        id,
      ).toEqual(['otherwise']);
      expect(
        squad.ships.some(({ pilot }) => isHuge(pilot)),
        id,
      ).toBe(true);
      expect(setupFromSquads(pack, [squad, squad]).sides[0].wings, id).toHaveLength(1);
    }
  });

  it('are offered in the epic format alone, the corvette against the raider at first', () => {
    expect(readySquads(pack)).toEqual(EPIC_SQUADS);
    const legal = READY_SQUADS.filter(({ squad }) => checkSquad(squad, community).legal);
    expect(readySquads(community)).toEqual(legal);
    expect(
      readySquads(pack)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['corvette-and-x-wings', 'raider-and-ties']);
  });
});

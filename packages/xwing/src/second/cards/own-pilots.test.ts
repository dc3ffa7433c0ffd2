import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { STAYS_AS_IT_IS } from '../../common/squads/endless.ts';
import { scenarioFiles } from '../position/index.ts';
import { SECOND } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { checkSquad } from '../squads/legality.ts';
import { packFrom, readPack, readPackText } from '../squads/pack.ts';
import { readXws, writeXws } from '../squads/xws.ts';
import { occasion } from '../state.ts';
import { type At, table, tie, xwing } from '../testing/index.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { ENGLISH } from '../words/english/index.ts';
import { FRENCH } from '../words/french/index.ts';
import { GERMAN } from '../words/german/index.ts';
import { CHASSIS, ownPilotId, pilotElements } from './all.ts';
import { chassisOf, knownCards, noOwnPilot, pilotCard } from './index.ts';

/** The id of a pilot like one of the house, with another value of some elements. */
function own(id: string, name: string, ...changes: readonly (readonly [string, number | string])[]): string {
  const elements = pilotElements(id);
  const values = changes.map(([of, value]) => {
    const element = elements.find(({ what, name: called }) => what === of || `${what} ${called}` === of);
    if (!element) throw new Error(`${id} has no ${of}: ${elements.map(({ what }) => what).join(', ')}`);
    return [element.at, value] as const;
  });
  return ownPilotId(id, new Map(values), name);
}

/** Howlrunner helps ships at range 0-2, with two dice. */
const CALLER = own('howlrunner', 'Storm Caller', ['dice.friendlyAt friendlyAt 1', 2], ['reroll.count', 2]);
const YOUNG_LUKE = own('lukeskywalker', 'Young Luke', ['card.initiative', 2], ['force.limit', 1]);
const DEADLY_WEDGE = own('wedgeantilles', 'Deadly Wedge', ['modifier.change', -2]);

type PackChanges = Readonly<Record<string, unknown>>;

/** The record of a pilot in a pack, as one of a club's own: otherwise as the one with which it begins. */
const recordOf = (id: string, changes: PackChanges = {}) => {
  const { aliases: _, ...like } = amg.pilots.find((card) => card.id === id.split('--')[0])!;
  return { ...like, id, name: 'Ours', initiative: pilotCard(id)?.initiative ?? 0, ...changes };
};
const withPilots = (...pilots: readonly object[]) => ({ ...amg, pilots: [...amg.pilots, ...pilots] });
const window = (name: Parameters<typeof occasion>[0], ship?: number) =>
  ({ kind: 'window', ...occasion(name, ship === undefined ? {} : { ship }) }) as const;

describe('a pilot of a club’s own', () => {
  it('is said by its id, flies the ship of the one with which it begins, and reads as any card', () => {
    expect(CALLER).toBe('howlrunner--e2-1-2--e3-1-2--as-storm-caller');
    const [card, like] = [pilotCard(CALLER)!, pilotCard('howlrunner')!];
    expect(card).toMatchObject({ name: 'Storm Caller', faction: like.faction, limited: 1, initiative: 5 });
    expect(chassisOf(CALLER)).toEqual(chassisOf('howlrunner'));
    expect(ENGLISH.abilities(card.abilities).join(' ')).toContain('at range 0-2 attacks');
    for (const { abilities } of [GERMAN, FRENCH])
      expect(abilities(card.abilities)).not.toEqual(abilities(like.abilities));
    expect(knownCards().pilots).not.toContain(CALLER);
    expect(pilotCard(YOUNG_LUKE)).toMatchObject({ initiative: 2, force: { limit: 1, recurring: 1 } });
  });

  it('does what it says, by its own name', () => {
    const us: At = [400, 400, 0];
    const dice = (pilot: string) =>
      table({ us: [tie(us)], them: [{ pilot, at: [400, 540, 180] }] })
        .attack(1, 0)
        .eventsOf('rolled')
        .find(({ dice: kind }) => kind === 'defense')?.faces.length;
    expect([dice('wedgeantilles'), dice(DEADLY_WEDGE)]).toEqual([2, 1]);
    const game = table({
      us: [{ pilot: CALLER, at: us }, tie([540, 400, 0])],
      them: [xwing([540, 600, 180])],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 2);
    expect(game.offers({ kind: 'ability' })).toBe(true);
    expect(ENGLISH.ship(game.state, 0)).toContain('Storm Caller');
  });

  it('engages at its own initiative, with its own Force', () => {
    const game = table({ us: [{ pilot: YOUNG_LUKE, at: [400, 400, 0] }], them: [tie([400, 700, 180])] });
    expect(game.ship(0).force).toBe(1);
    expect(initiativeOf(game.ship(0))).toBe(2);
  });

  it('is made of every pilot with an element, by each value that one of the house has there', () => {
    const pilots = CHASSIS.flatMap((chassis) => chassis.pilots);
    const text = (id: string) => ENGLISH.abilities(pilotCard(id)!.abilities).join(' ');
    const made = pilots.flatMap(({ id }) =>
      pilotElements(id).flatMap(({ at, what, choices, value }) =>
        choices.flatMap((choice) =>
          choice === value ? [] : [{ like: id, what, id: ownPilotId(id, new Map([[at, choice]]), 'Ours') }],
        ),
      ),
    );
    expect(made.length).toBeGreaterThan(10_000);
    const refused = made.filter(({ id }) => noOwnPilot(id) !== null);
    expect(new Set(refused.map(({ id }) => noOwnPilot(id)))).toEqual(
      new Set(['a range ends before it begins', STAYS_AS_IT_IS]),
    );
    const sets = made.filter(({ id }) => noOwnPilot(id) === null);
    const silent = sets.filter(({ id, like }) => text(id) === text(like));
    // Initiative, charges and Force stand beside the text; of none there are none; the last of several initiatives says all.
    expect([...new Set(silent.map(({ what }) => what))].sort()).toEqual([
      'card.initiative',
      'card.limit',
      'card.recurring',
      'count.least',
      'force.limit',
      'force.recurring',
      'initiative.to',
      'tokens.least',
    ]);
  });

  it.each([
    ['howlrunner--e3-1-7--as-ours', "'e3-1-7': value 3 of howlrunner is 1, and may be 1, 2"],
    ['howlrunner--e0-5-7--as-ours', "'e0-5-7': value 0 of howlrunner is 5, and may be 0, 1, 2, 3, 4, 5, 6"],
    ['howlrunner--e9-1-2--as-ours', "'e9-1-2' is no value of howlrunner"],
    ['howlrunner--e3-1-2', "it ends in no name, as 'as-keen-eye'"],
    ['predator--as-ours', "there is no pilot 'predator' to begin with"],
    [own('idenversio', 'x', ['range.range range 0', 3]), 'a range ends before it begins'],
    [own('k2so', 'x', ['gain.token', 'stress']), STAYS_AS_IT_IS],
  ])('is none by the id %s, and the reason is told', (id, reason) => {
    expect(noOwnPilot(id)).toBe(reason);
    expect(pilotCard(id)).toBeUndefined();
    const refused = readPack(withPilots(recordOf('howlrunner', { id })));
    const message = `${id}: is no pilot made of the house's: ${reason}`;
    const path = `/pilots/${amg.pilots.length}/id`;
    expect(refused).toMatchObject({ ok: false, problems: [{ path, message }] });
  });
});

describe('a pack with a pilot of its own', () => {
  it('says of it what its card says; what it says otherwise is told with line and column', () => {
    expect(readPack(withPilots(recordOf(YOUNG_LUKE))).ok).toBe(true);
    const wrong = recordOf(YOUNG_LUKE, { initiative: 5, ship: 'rz1awing' });
    const text = JSON.stringify(withPilots(wrong), null, 1);
    const reading = readPackText(text);
    if (reading.ok) throw new Error('the pack was read');
    const lines = text.split('\n');
    const from = lines.findIndex((line) => line.includes(YOUNG_LUKE));
    const at = (field: string) => lines.findIndex((line, n) => n > from && line.includes(`"${field}"`));
    expect(reading.problems.map(({ path, message, line, column }) => [path, message, line, column])).toEqual(
      [
        ['ship', "its card says ship 't65xwing'"],
        ['initiative', "its card says initiative '2'"],
      ].map(([field, message]) => {
        const line = at(field!);
        const column = lines[line]!.indexOf(':') + 3;
        return [`/pilots/${amg.pilots.length}/${field}`, `${YOUNG_LUKE}: ${message}`, line + 1, column];
      }),
    );
  });

  it('sets its points and loadout; it is read and written in lists', () => {
    const pack = packFrom(withPilots(recordOf(CALLER, { cost: 7, loadout: 30 })));
    const squad = {
      faction: 'galacticempire' as const,
      ships: [
        { pilot: CALLER, upgrades: ['predator'] },
        ...Array(4).fill({ pilot: 'academypilot', upgrades: [] }),
      ],
    };
    const check = checkSquad(squad, pack);
    expect(check).toMatchObject({ legal: true, playable: true, points: 15, notices: [] });
    const written = writeXws(squad, pack);
    expect(written.pilots[0]).toMatchObject({ id: CALLER, ship: 'tielnfighter', points: 7 });
    expect(readXws(JSON.stringify(written), pack)).toMatchObject({ squad, problems: [] });
    const plain = { ...squad, ships: [{ pilot: 'howlrunner', upgrades: [] }] };
    expect(readXws(JSON.stringify(writeXws(plain, pack)), pack)).toMatchObject({
      squad: plain,
      problems: [],
    });
  });

  it('xwing2:limited.1 counts it as the character with which it begins, whatever its name is', () => {
    const pack = packFrom(withPilots(recordOf(YOUNG_LUKE, { name: 'The Farm Boy' })));
    const squad = (...pilots: readonly string[]) => ({
      faction: 'rebelalliance' as const,
      ships: pilots.map((pilot) => ({ pilot, upgrades: [] })),
    });
    const limits = (...pilots: readonly string[]) =>
      checkSquad(squad(...pilots), pack).refusals.filter(({ ruling }) => ruling.startsWith('xwing2:limited'));
    expect(limits(YOUNG_LUKE, 'wedgeantilles')).toEqual([]);
    expect(limits(YOUNG_LUKE, 'lukeskywalker')).toMatchObject([{ ruling: 'xwing2:limited.1' }]);
    expect(limits(YOUNG_LUKE, YOUNG_LUKE)).toMatchObject([
      { ruling: 'xwing2:limited.1', message: expect.stringContaining('Luke Skywalker') },
    ]);
    const free = packFrom(withPilots(recordOf(YOUNG_LUKE, { limited: 0 })));
    expect(
      checkSquad(squad(YOUNG_LUKE, YOUNG_LUKE), free).refusals.map(({ ruling }) => ruling),
    ).not.toContain('xwing2:limited.1');
  });

  it('xwing2:squad-building.15 lets it count where a card asks for the character', () => {
    const vader = own('darthvader', 'Fallen Knight', ['card.initiative', 4]);
    const droid = (pilot: string) => ({
      faction: 'galacticempire' as const,
      ships: [
        { pilot, upgrades: [] },
        { pilot: 'captainkagi', upgrades: ['000'] },
      ],
    });
    const pack = packFrom(withPilots(recordOf(vader)));
    const refused = (pilot: string) =>
      checkSquad(droid(pilot), pack).refusals.some(({ message }) => message.includes('0-0-0'));
    expect([refused(vader), refused('darthvader'), refused('academypilot')]).toEqual([false, false, true]);
  });
});

describe('where cards name a pilot', () => {
  const maiden = own('naboohandmaiden', 'Other Maiden', ['card.initiative', 3]);

  it('one of a club’s own is meant, too', () => {
    const game = table({
      us: [
        { pilot: maiden, at: [200, 200, 0] },
        { pilot: 'naboohandmaiden', at: [300, 200, 0] },
        xwing([400, 200, 0]),
      ],
      them: [tie([200, 500, 180])],
    });
    game.run(window('after-placing-forces')).passAll();
    expect(game.state.ships.map(({ conditions }) => conditions.map(({ id }) => id))).toEqual([
      [],
      [],
      ['decoyed'],
      [],
    ]);
  });

  it('by a name, it is known by the one with which it begins', () => {
    const vader = own('darthvader', 'Fallen Knight', ['card.initiative', 4]);
    const reroll = (pilot: string) =>
      table({
        us: [
          { pilot: 'backstabber-battleofyavin', at: [400, 400, 0] },
          { pilot, at: [460, 400, 0] },
        ],
        them: [xwing([400, 540, 180])],
      })
        .attack(0, 2)
        .eventsOf('rolled')
        .find(({ dice: kind }) => kind === 'attack')?.faces.length;
    expect(reroll(vader)).toBe(reroll('darthvader'));
    expect(reroll(vader)).not.toBe(reroll('academypilot'));
  });

  it('its charges pay for what a condition asks of that card', () => {
    const zam = own('zamwesell', 'Shape Changer', ['card.limit', 3]);
    const game = table({ us: [{ pilot: zam, at: [200, 200, 0] }], them: [tie([200, 500, 180])] });
    game.run(window('end-of-setup'));
    expect(game.ship(0).charges).toBe(1);
  });

  it('scenario files hold it, say by the reason why another id is none, and name it in what they expect', () => {
    const files = scenarioFiles(() => ({}));
    const position = (pilot: string) => ({
      sides: [{ ships: [{ pilot, at: [400, 300, 0] as const }] }, { ships: [{ pilot: 'academypilot' }] }],
    });
    expect(files.build(position(CALLER))).toMatchObject({ state: { ships: [{ card: CALLER }, {}] } });
    expect(files.build(position('howlrunner--e3-1-7--as-ours'))).toMatchObject({
      problems: [{ what: expect.stringContaining('value 3 of howlrunner is 1, and may be 1, 2') }],
    });
  });
});

it('pilots of a club’s own are flown in whole games that are the same straight, saved and restored, undone and repeated', () => {
  const ours = [CALLER, own('idenversio', 'Guard', ['card.limit', 2], ['range.range range 1', 3])];
  const theirs = [DEADLY_WEDGE, YOUNG_LUKE, own('garvendreis', 'Giver', ['gain.token', 'evade'])];
  const pack = packFrom(withPilots(...[...ours, ...theirs].map((id) => recordOf(id))));
  const squads = [
    { faction: 'galacticempire' as const, ships: ours.map((pilot) => ({ pilot, upgrades: ['predator'] })) },
    {
      faction: 'rebelalliance' as const,
      ships: theirs.map((pilot) => ({ pilot, upgrades: ['r2astromech'] })),
    },
  ] as const;
  const setup = setupFromSquads(pack, squads);
  expect(JSON.stringify(setup)).toContain(CALLER);
  const played = thrice(
    SECOND,
    () => SECOND.begin(setup, growStreams('own pilots', SECOND.streams)),
    () => {
      const streams = growStreams('their answers', ['one', 'two']);
      return [0, 1].map((index) => stayingAnswerer(streams, index));
    },
  );
  expect(played.outcome).not.toBeNull();
});

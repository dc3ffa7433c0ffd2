import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../formats/xwing1.json' with { type: 'json' };
import { STAYS_AS_IT_IS } from '../../common/squads/endless.ts';
import { skillOf, typeOf } from '../game.ts';
import { buildPosition } from '../position/index.ts';
import { FIRST } from '../rules.ts';
import { LONGEST_GAME, setupFromSquads } from '../setup/from-squads.ts';
import { checkSquad } from '../squads/legality.ts';
import { packFrom, readPack, readPackText } from '../squads/pack.ts';
import { readXws, writeXws } from '../squads/xws.ts';
import { stayingAnswerer, table, tie, xwing } from '../testing/index.ts';
import { ENGLISH } from '../words/english/index.ts';
import { FRENCH } from '../words/french/index.ts';
import { GERMAN } from '../words/german/index.ts';
import { CHASSIS, chassisOf, noOwnPilot, pilotCard } from './index.ts';
import { ownCardId, ownPilotId, pilotElements } from './own.ts';

/** The id of a pilot like one of the house, with another value of the elements of some names. */
function own(id: string, name: string, changes: Readonly<Record<string, number | string>>): string {
  const elements = pilotElements(id);
  const values = Object.entries(changes).map(([of, value]) => {
    const element = elements.find(({ what, name: called }) => what === of || `${what} ${called}` === of);
    if (!element) throw new Error(`${id} has no ${of}: ${elements.map(({ what }) => what).join(', ')}`);
    return [element.at, value] as const;
  });
  return ownPilotId(id, new Map(values), name);
}

const YOUNG_LUKE = own('lukeskywalker', 'Young Luke', { 'card.skill': 3 });
const CALM_WEDGE = own('wedgeantilles', 'Calm Wedge', { 'modifier.change': 1 });
const CALLER = own('howlrunner', 'Storm Caller', { 'reroll.count': 2 });

/** The record of a pilot as one of a club's own: otherwise as the one with which it begins. */
const recordOf = (id: string, changes: object = {}) => {
  const { xws: _, ...like } = xwing1.pilots.find((card) => card.id === id.split('--')[0])! as {
    readonly id: string;
    readonly xws?: string;
  };
  return { ...like, id, name: 'Ours', skill: pilotCard(id)?.skill ?? 0, points: 20, ...changes };
};
const withPilots = (...pilots: readonly object[]) => ({ ...xwing1, pilots: [...xwing1.pilots, ...pilots] });

describe('a pilot of a club’s own', () => {
  it('is said by its id, flies the ship of the one with which it begins, and reads as any card', () => {
    const card = pilotCard(CALLER)!;
    expect(card).toMatchObject({ name: 'Storm Caller', skill: 8, unique: true });
    expect(chassisOf(CALLER)).toBe(chassisOf('howlrunner'));
    expect(typeOf({ card: CALLER })).toBe(typeOf({ card: 'howlrunner' }));
    for (const { pilotText } of [ENGLISH, GERMAN, FRENCH]) {
      expect(pilotText(CALLER)).not.toEqual(pilotText('howlrunner'));
      expect(pilotText(CALLER).join(' ')).toContain('2');
    }
  });

  it('does what it says, at its own skill, by its own name', () => {
    const dice = (pilot: string) =>
      table({ us: [tie([400, 400, 0])], them: [{ pilot, at: [400, 540, 180] }] })
        .attack(1, 0)
        .eventsOf('rolled')
        .find(({ dice: kind }) => kind === 'defense')?.faces.length;
    expect([dice('wedgeantilles'), dice(CALM_WEDGE)]).toEqual([2, 4]);
    const game = table({ us: [{ pilot: YOUNG_LUKE, at: [400, 400, 0] }], them: [xwing([400, 700, 180])] });
    expect(skillOf(game.ship(0))).toBe(3);
    expect(ENGLISH.ship(game.state, 0)).toContain('Young Luke');
  });

  it('is made of every pilot with an element, by each value that one of the house has there', () => {
    const pilots = CHASSIS.flatMap((chassis) => chassis.pilots);
    const text = (id: string) => ENGLISH.pilotText(id).join(' ');
    const made = pilots.flatMap(({ id: like }) =>
      pilotElements(like).flatMap(({ at, what, choices, value }) =>
        choices.flatMap((choice) =>
          choice === value ? [] : [{ like, what, id: ownPilotId(like, new Map([[at, choice]]), 'Ours') }],
        ),
      ),
    );
    expect(made.length).toBeGreaterThan(3000);
    const reasons = made.flatMap(({ id }) => noOwnPilot(id) ?? []);
    expect(new Set(reasons)).toEqual(new Set(['a range ends before it begins', STAYS_AS_IT_IS]));
    const silent = made.filter(({ id, like }) => noOwnPilot(id) === null && text(id) === text(like));
    // The skill stands beside the text; of none there are none, and any number is no number.
    expect([...new Set(silent.map(({ what }) => what))].sort()).toEqual([
      'card.skill',
      'count.least',
      'tokens.least',
      'tokens.most',
      'treat-maneuver.faster',
    ]);
    const huge = CHASSIS.filter((chassis) => chassis.huge).flatMap((chassis) => chassis.pilots);
    expect(huge.flatMap(({ id }) => pilotElements(id).map(({ what }) => what))).not.toContain('card.skill');
  });

  it.each([
    [
      'howlrunner--e0-8-12--as-ours',
      "'e0-8-12': value 0 of howlrunner is 8, and may be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ],
    ['predator--as-ours', "there is no pilot 'predator' to begin with"],
    ['nashtahpuppilot--as-ours', "'nashtahpuppilot' comes aboard with a title alone"],
    [own('soontirfel', 'x', { 'gain.token': 'stress' }), STAYS_AS_IT_IS],
  ])('is none by the id %s, and the reason is told', (id, reason) => {
    expect(noOwnPilot(id)).toBe(reason);
    expect(pilotCard(id)).toBeUndefined();
    expect(readPack(withPilots(recordOf('howlrunner', { id })))).toMatchObject({
      ok: false,
      problems: [
        {
          path: `/pilots/${xwing1.pilots.length}/id`,
          message: `${id}: is no pilot made of the house's: ${reason}`,
        },
      ],
    });
    const refused = buildPosition({ sides: [{ ships: [{ pilot: id }] }, { ships: [] }] });
    expect(JSON.stringify(refused)).toContain(JSON.stringify(reason).slice(1, -1));
  });
});

describe('a pack with a pilot of its own', () => {
  it('says of it what its card says; what it says otherwise is told with line and column', () => {
    const text = JSON.stringify(withPilots(recordOf(YOUNG_LUKE, { skill: 8 })), null, 1);
    const lines = text.split('\n');
    const from = lines.findIndex((each) => each.includes(YOUNG_LUKE));
    const line = lines.findIndex((each, at) => at > from - 5 && each.includes('"skill": 8')) + 1;
    const problem = { path: `/pilots/${xwing1.pilots.length}/skill`, line };
    expect(readPackText(text)).toMatchObject({
      ok: false,
      problems: [{ ...problem, message: `${YOUNG_LUKE}: its card says skill '3'` }],
    });
  });

  it('xwing1:unique-names.1 counts it as the character with whom it begins; lists go out and in with it', () => {
    const pack = packFrom(withPilots(recordOf(YOUNG_LUKE)));
    const squad = (...pilots: readonly string[]) => ({
      faction: 'rebel' as const,
      ships: pilots.map((pilot) => ({ pilot, upgrades: [] })),
    });
    const both = checkSquad(squad(YOUNG_LUKE, 'lukeskywalker'), pack);
    expect(both.refusals).toMatchObject([
      { ruling: 'xwing1:unique-names.1', message: expect.stringContaining('Luke Skywalker') },
    ]);
    const one = squad(YOUNG_LUKE, 'wedgeantilles');
    expect(checkSquad(one, pack)).toMatchObject({ legal: true, playable: true, notices: [] });
    expect(readXws(JSON.stringify(writeXws(one, pack)), pack)).toMatchObject({ squad: one, problems: [] });
  });
});

it('pilots of a club’s own are flown in whole games that are the same straight, saved and restored, undone and repeated', () => {
  const ours = [CALM_WEDGE, YOUNG_LUKE];
  const theirs = [CALLER, own('darthvader', 'Fallen Knight', { 'card.skill': 5 })];
  const pack = packFrom(withPilots(...[...ours, ...theirs].map((id) => recordOf(id))));
  const squads = [
    { faction: 'rebel' as const, ships: ours.map((pilot) => ({ pilot, upgrades: ['r2astromech'] })) },
    {
      faction: 'imperial' as const,
      ships: theirs.map((pilot) => ({ pilot, upgrades: [ownCardId('predator', new Map(), 'Hunter')] })),
    },
  ] as const;
  const setup = setupFromSquads(pack, squads, { rounds: LONGEST_GAME });
  expect(JSON.stringify(setup)).toContain(CALLER);
  const played = thrice(
    FIRST,
    () => FIRST.begin(setup, growStreams('own pilots', FIRST.streams)),
    () => {
      const streams = growStreams('their answers', ['one', 'two']);
      return [0, 1].map((index) => stayingAnswerer(streams, index));
    },
  );
  expect(played.outcome).not.toBeNull();
});

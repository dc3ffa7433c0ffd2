import { readFileSync } from 'node:fs';
import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaState,
  bodyOf,
  distance,
  distanceOf,
  endOfDistance,
  engagedWith,
  LEARNING_SCENARIO,
  moveShip,
  packFrom,
  RANGE_ENDS,
  READY_FLEETS,
  setupFromFleets,
  squadronBodyOf,
} from '@firing-arc/armada';
import { firstPosition, newRecord, type Question, Referee } from '@firing-arc/referee';
import { beforeAll, expect, it } from 'vitest';
import type { ShownMeeting, ShownPlace } from '../../shown/question.ts';
import { actOf } from './act.ts';
import { shipPrints } from './base.ts';
import { previewCourse } from './course.ts';
import { harmOf } from './harm.ts';
import { learningReading, learningSetup } from './learning.ts';
import { headingOf } from './log.ts';
import { MEETINGS } from './meetings-later.ts';
import { spoken, squadronTag } from './names.ts';
import { shownQuestion } from './question.ts';
import { rulerOf } from './ruler.ts';
import { shownTable } from './table.ts';
import { tokenTitle } from './things.ts';

beforeAll(() => Promise.all([spoken(), MEETINGS.bring()]));

/** The learning scenario before its first dials. */
const learning = (): ArmadaState => firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'page'));

/** Puts a piece of a kind somewhere else. */
const put = <Piece extends { x: number; y: number }>(piece: Piece | undefined, at: Partial<Piece>): Piece =>
  Object.assign(piece!, at);

it('counts squadrons on after the ships, so that every piece has a number of its own', () => {
  const { ships, card } = shownTable(learning());
  expect(ships.map(({ id }) => id)).toEqual(ships.map((_, at) => at));
  expect(ships.slice(0, 4).map(({ tag }) => tag)).toEqual(['1', '2', '3', 'XA']);
  expect(ships.at(-1)).toMatchObject({ tag: 'TFF', type: 'squadron', player: 1 });
  expect(card(3)).toMatchObject({ id: 3, tag: 'XA', rankSays: '13 points' });
});

it('gives every squadron of any two ready fleets a tag of its own', () => {
  const pack = packFrom(
    JSON.parse(readFileSync(new URL('../../../../../formats/armada.json', import.meta.url), 'utf8')),
  );
  for (const { fleet: one } of READY_FLEETS) {
    for (const { fleet: other } of READY_FLEETS) {
      const view = firstPosition(ARMADA, newRecord(ARMADA, setupFromFleets(pack, [one, other]), 'tags'));
      const tags = view.squadrons.map((squadron) => squadronTag(view, squadron));
      expect(
        tags.filter((tag, at) => tags.indexOf(tag) !== at),
        `${one.name}, ${other.name}`,
      ).toEqual([]);
    }
  }
});

it('shows the own dials of a stack and hides the other side’s', () => {
  const view = learning();
  view.ships[0]!.dials = ['repair', 'navigate'];
  view.ships[2]!.dials = ['hidden', 'hidden', 'hidden'];
  const { card } = shownTable(view);
  expect(card(0).dials?.map(({ text }) => text)).toEqual(['Repair', 'Navigate']);
  expect(card(2).dials).toEqual([0, 1, 2].map((at) => ({ key: String(at), sign: '', text: 'hidden' })));
});

it('asks for the dials that are due, and says in which round each is revealed', () => {
  const opened = newRecord(ARMADA, LEARNING_SCENARIO, 'page');
  const referee = Referee.start(ARMADA, firstPosition(ARMADA, opened));
  const [asked] = referee.questions;
  const question = shownQuestion(asked!, referee.look(0), referee.help(0));
  if (question.form !== 'stacks') throw new Error('stacks are asked for');
  expect(question.stacks.map(({ ship, dials }) => [ship, dials.map(({ round }) => round)])).toEqual([
    [0, [1, 2]],
    [1, [1]],
  ]);
  expect(question.stacks[0]!.dials[0]!.options.map(({ sign }) => sign)).toEqual([
    'navigate',
    'squadron',
    'repair',
    'concentrate-fire',
  ]);
});

it('knows what comes before new dials: what lies there, else what was revealed last', () => {
  const question: ArmadaQuestion = {
    form: 'each',
    kind: 'commands',
    player: 0,
    because: 'armada:command-phase.1',
    parts: [0, 1].map((about) => ({ about, options: [{ command: 'navigate' }] })),
  };
  const view = learning();
  view.ships[0]!.dials = ['repair', 'squadron'];
  const revealed = (ship: number, command: 'navigate' | 'repair'): ArmadaEvent => ({
    kind: 'dial-revealed',
    ship,
    command,
    because: 'armada:command-dials.1',
  });
  const before = (past: readonly ArmadaEvent[]) => {
    const shown = shownQuestion(question, view, {}, past);
    return shown.form === 'stacks' ? shown.stacks.map((stack) => stack.before) : [];
  };
  expect(before([])).toEqual(['squadron', null]);
  expect(before([revealed(1, 'repair'), revealed(1, 'navigate'), revealed(0, 'repair')])).toEqual([
    'squadron',
    'navigate',
  ]);
});

it('bends the tool: a straight course at speed 2 ends two segments ahead, and warns of what is there', () => {
  const view = learning();
  const ship = put(view.ships[1], { x: 450, y: 200, facing: 0 });
  const straight = { clicks: [0, 0], side: 'left', end: [0, 0, 0] } as const;
  const free = previewCourse(view, ship, straight);
  expect(free.to.x).toBeCloseTo(450, 6);
  expect(free.to.y).toBeGreaterThan(200 + 100);
  expect(free.warnings).toEqual([]);
  expect(free.tool).toHaveLength(3);
  put(view.squadrons[0], { x: free.to.x, y: free.to.y });
  expect(previewCourse(view, ship, straight).warnings).toEqual([
    'Comes down on XA: your opponent places them beside it.',
  ]);
  put(view.ships[0], { x: free.to.x, y: free.to.y, facing: 0 });
  const [blocked] = previewCourse(view, ship, straight).warnings;
  expect(blocked).toMatch(/^1 Nebulon-B Escort Frigate is in the way: the ship ends at speed [01]/);
  put(ship, { y: 860 });
  expect(previewCourse(view, ship, straight)).toMatchObject({ bad: true });
});

/** The move of the first squadron, three distances at the most, as it is shown where it stands and has yet to attack. */
function movesFirst(view: ArmadaState): ShownPlace {
  const { x, y } = view.squadrons[0]!;
  const question: ArmadaQuestion & Question = {
    form: 'place',
    kind: 'move-squadron',
    player: 0,
    because: 'armada:squadron-movement.1',
    squadron: 0,
  };
  const shown = shownQuestion(question, view, {
    validate: ([px = 0, py = 0]) =>
      Math.hypot(px - x, py - y) > endOfDistance(3)
        ? [{ option: 'there', ruling: 'armada:squadron-movement.1' }]
        : [],
    propose: () => [x, y, 0],
  });
  if (shown.form !== 'place') throw new Error('a squadron moves to a place');
  return shown.place;
}

it('rings a squadron that moves by the end of its speed, however the move came about', () => {
  const view = learning();
  const { x, y } = put(view.squadrons[0], { x: 450, y: 450 });
  expect(movesFirst(view)).toMatchObject({ freedom: 'spot', ring: { x, y, radius: endOfDistance(3) } });
});

it('offers a squadron whom it can meet, each at the nearest place for that, a ship where nobody else engages it', () => {
  const view = learning();
  const mine = put(view.squadrons[0], { x: 450, y: 450 });
  const [theirs, far] = view.squadrons.filter(({ player }) => player === 1);
  for (const other of view.squadrons) if (other.player === 1) put(other, { x: 100, y: 900 });
  put(theirs, { x: 450, y: 450 + endOfDistance(3) });
  view.agenda.push({ kind: 'squadron-acts', squadron: 0, by: 0, move: false, attack: true, both: true });
  const meetings = movesFirst(view).meets!();
  expect(meetings).toMatchObject([
    {
      ship: view.ships.length + theirs!.id,
      text: 'Move to TIE Fighter Squadron A and attack',
      says: 'Engaged there with TFA.',
      attacks: true,
    },
  ]);
  const [{ at }] = meetings as [ShownMeeting];
  const there = { ...mine, x: at[0]!, y: at[1]! };
  expect(engagedWith(view, there).map(({ id }) => id)).toEqual([theirs!.id]);
  // It flies straight there, no farther than it must.
  expect(at[0]).toBeCloseTo(450, 6);
  expect(engagedWith(view, { ...there, y: there.y - 5 })).toEqual([]);
  expect(meetings.some(({ ship }) => ship === view.ships.length + far!.id)).toBe(false);

  const [victory] = view.ships.filter(({ player }) => player === 1);
  put(victory, { x: 450, y: 640, facing: 180 });
  const beside = movesFirst(view).meets!().find(({ ship }) => ship === victory!.id)!;
  expect(beside.text).toBe('Move to Victory II-class Star Destroyer and attack');
  const by = { ...mine, x: beside.at[0]!, y: beside.at[1]! };
  expect(distanceOf(distance(squadronBodyOf(by), bodyOf(victory!)))).toBe(1);
  expect(engagedWith(view, by)).toEqual([]);
  view.agenda.pop();
  expect(movesFirst(view).meets!()).toMatchObject([
    { text: 'Move to Victory II-class Star Destroyer', attacks: false },
  ]);
});

it('lays the ruler: bands of range and distance, and the arc of a hull zone', () => {
  const view = learning();
  put(view.ships[1], { x: 450, y: 200, facing: 0 });
  put(view.squadrons[0], { x: 450, y: 500 });
  put(view.squadrons[1], { x: 450, y: 540 });
  const { between, things } = rulerOf(view);
  const thing = (id: string) => ({ kind: 'thing', id }) as const;
  expect(things.some(({ id }) => id === 'zone 1 front')).toBe(true);
  expect(between({ kind: 'spot', x: 100, y: 100 }, { kind: 'spot', x: 100, y: 200 }).text).toBe(
    'close range, distance 2 (100 mm)',
  );
  expect(between(thing('squadron 0'), thing('squadron 1')).text).toMatch(/^close range, distance 1/);
  expect(between(thing('zone 1 front'), thing('squadron 0')).text).toMatch(/^In arc, long range/);
  expect(between(thing('zone 1 rear'), thing('squadron 0')).text).toMatch(/^Not in its firing arc/);
});

it('draws the range bands of the ruler around a ship', () => {
  const { bands } = shownTable(learning()).reach(0);
  expect(bands.map(({ far }) => far)).toEqual([
    RANGE_ENDS.close.value,
    RANGE_ENDS.medium.value,
    RANGE_ENDS.long.value,
  ]);
});

it('turns the learning scenario round for who flies the Empire first, and lets its fleets meet only each other', () => {
  const [rebels, empire] = ['learning-rebels', 'learning-empire'].map(
    (id) => ({ kind: 'ready', id }) as const,
  );
  expect(learningReading(rebels!)?.findings).toMatchObject({ points: 153, legal: true });
  const turned = learningSetup([empire!, rebels!]);
  expect(turned.sides.map(({ name }) => name)).toEqual(['Imperials', 'Rebels']);
  expect(turned.first).toBe(1);
  expect(ARMADA.setupProblems(turned)).toEqual([]);
  const [x, y, facing] = turned.sides[0]!.ships[0]!.at!;
  expect([x.toFixed(1), y.toFixed(1), facing]).toEqual(['457.4', '134.4', 0]);
  expect(() => learningSetup([rebels!, rebels!])).toThrow(/only each other/);
});

it('flies a ship along its tool, past each joint, with the tool on the table', () => {
  const view = learning();
  const ship = view.ships[0]!;
  const [clicks, side] = [[0, 1], 'left'] as const;
  const move = (as: readonly number[]) => moveShip(bodyOf(ship), as, side, []).pose;
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  const event: ArmadaEvent = {
    kind: 'maneuver',
    ship: 0,
    speed: 2,
    clicks,
    side,
    from,
    to: move(clicks),
    overlapped: [],
    because: 'armada:ship-movement.3',
  };
  const act = actOf(event, view);
  if (act?.kind !== 'glide') throw new Error('a maneuver moves its ship');
  const { poses, templates } = act;
  expect(poses[0]).toEqual(from);
  expect(poses[(poses.length - 1) / 2]).toEqual(move([0]));
  expect(poses.at(-1)).toEqual(move(clicks));
  expect(templates).toHaveLength(3);
});

it('draws the special arc on the base of an Onager, and on no other ship', () => {
  const arcs = (card: string) =>
    shipPrints({ card }).filter(({ className }) => className.includes('special-arc')).length;
  expect([
    arcs('onager-class-star-destroyer'),
    arcs('onager-class-testbed'),
    arcs('cr90-corvette-a'),
  ]).toEqual([2, 2, 0]);
});

it('calls a token on the table what it is', () => {
  expect(['objective', 'mine', 'targeting', 'grav', 'corona'].map(tokenTitle)).toEqual([
    'objective token',
    'mine',
    'targeting token',
    'grav token',
    'corona',
  ]);
});

it('shows the objective with what it does, once one is chosen', () => {
  const view = learning();
  expect(shownTable(view).common).toBeUndefined();
  expect(shownTable({ ...view, objective: 'minefields' }).common).toMatchObject({
    title: 'Minefields',
    text: expect.stringContaining('6 mines'),
  });
});

it('says on the board what tokens do, and with the objectives to choose from what each of them does', () => {
  const view = learning();
  const token = { id: 0, player: 1, ship: -1, zone: '', x: 300, y: 300 };
  view.markers = ['mine', 'grav', 'objective'].map((kind, id) => ({ ...token, id, kind }));
  view.objective = 'fire-lanes';
  const said = shownTable(view).things.flatMap(({ says }) => says ?? []);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('2 blue dice');
  expect(said[1]).toContain('battery dice');
  const grav = { id: 'g7x-grav-well-projector', side: 'readied', tokens: [] } as const;
  view.ships.find(({ player }) => player === 1)!.upgrades = [{ ...grav, tokens: [] }];
  expect(shownTable(view).things.map(({ says }) => says ?? '')[1]).toContain('speed 0');
  const asked: ArmadaQuestion = {
    form: 'choice',
    kind: 'objective',
    player: 0,
    because: 'armada:setup.3',
    options: [{ objective: 'minefields' }, { objective: 'most-wanted' }],
  };
  const shown = shownQuestion(asked, view, {});
  expect(shown.form === 'choice' && shown.options[0]!.says).toContain('6 mines');
});

it('tells a ship that left the play area from one that was shot down, and its move from the attacks before it', () => {
  const view = learning();
  const harms = ['destroyed-ships-and-squadrons.2', 'damage.3'].map((line) =>
    harmOf({ kind: 'ship-destroyed', ship: 0, because: `armada:${line}` }, view),
  );
  expect(harms).toEqual([
    { kind: 'fled', ship: 0 },
    { kind: 'destroyed', ship: 0 },
  ]);
  const activated = headingOf({ kind: 'ship-activated', ship: 0, because: 'armada:ship-phase.1' }, view);
  const course = { kind: 'course', ship: 0, speed: 2, clicks: [0, 0], side: 'left' } as const;
  expect(headingOf({ ...course, because: 'armada:ship-movement.1' }, view)).toEqual(activated);
});

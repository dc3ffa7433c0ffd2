import { type Built, byText, keysOf, nearest, type Problem, valueAt } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OUTLINES, PLAY_AREA } from '../../common/index.ts';
import { hooksOf } from '../abilities/hooks.ts';
import { BOMB_TOKENS } from '../bombs/cards.ts';
import { CONDITIONS } from '../cards/conditions.ts';
import { chassisOf, noOwnCard, noOwnPilot, pilotCard, upgradeCard } from '../cards/index.ts';
import { COUNTER, deckKinds, decksOf } from '../damage/deck.ts';
import { loseSkill } from '../damage/turn-down.ts';
import { STREAMS, shieldsOf } from '../game.ts';
import { dialEntry } from '../maneuver/dial-names.ts';
import { type Mission, missionProblems } from '../missions/mission.ts';
import { beginGame } from '../setup/setup.ts';
import { MOST_PLAYERS, sideOf } from '../sides.ts';
import { compiledState, type FirstState, type Ship, TOKENS } from '../state.ts';

/** A position somebody writes down. What is left out is as when the first round begins: whole ships, no tokens. */

const strict = { additionalProperties: false } as const;
const count = Type.Integer({ minimum: 0 });
const flag = Type.Optional(Type.Boolean());
const pose = Type.Tuple([Type.Number(), Type.Number(), Type.Number()], {
  description: 'x and y in mm from the lower left corner to the middle, facing in degrees clockwise from +y',
});

const condition = Type.Object(
  {
    card: Type.Enum(CONDITIONS.map(({ id }) => id)),
    from: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'id of the ship that assigned it; the first enemy if left out',
      }),
    ),
    damage: Type.Optional(Type.String({ description: 'name of the damage card that lies on it' })),
  },
  strict,
);

const ship = Type.Object(
  {
    pilot: Type.String({ description: 'id of the pilot card' }),
    at: Type.Optional(pose),
    place: Type.Optional(
      Type.Union(
        [Type.Literal('table'), Type.Literal('reserve'), Type.Literal('docked'), Type.Literal('removed')],
        {
          description:
            'on the table if `at` is given, else docked where its cards say so with a ship that is there, else in reserve',
        },
      ),
    ),
    points: Type.Optional(count),
    upgrades: Type.Optional(
      Type.Array(Type.String(), {
        description: 'ids of upgrade cards; "discarded: id" for one that lies facedown',
      }),
    ),
    shields: Type.Optional(count),
    arc: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3, description: 'mobile arc: 0 front, 1 right, 2 rear, 3 left' }),
    ),
    dial: Type.Optional(
      Type.Union([count, Type.String()], {
        description: 'a maneuver such as "3 bank left", or its place on the dial',
      }),
    ),
    revealed: flag,
    activated: flag,
    fought: flag,
    destroyed: flag,
    tokens: Type.Optional(
      Type.Object(Object.fromEntries(TOKENS.map((token) => [token, Type.Optional(count)])), strict),
    ),
    damage: Type.Optional(
      Type.Array(Type.String(), {
        description: 'names of faceup damage cards; "facedown: name" for a facedown one',
      }),
    ),
    conditions: Type.Optional(
      Type.Array(Type.Union([condition.properties.card, condition]), {
        description: 'condition cards that were assigned to it',
      }),
    ),
  },
  strict,
);

const side = Type.Object(
  {
    name: Type.Optional(Type.String()),
    faction: Type.Optional(Type.String()),
    edge: Type.Optional(Type.String({ description: 'near (y = 0), far, left (x = 0) or right' })),
    ships: Type.Array(ship, { description: 'their ids count on from one side to the next, from 0' }),
  },
  strict,
);

export const PositionSchema = Type.Object(
  {
    size: Type.Optional(
      Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })], {
        description: 'width and depth of the play area in mm; 914.4 by 914.4 if left out',
      }),
    ),
    round: Type.Optional(count),
    rounds: Type.Optional(Type.Integer({ minimum: 1, description: 'rounds after which the game ends' })),
    phase: Type.Optional(Type.String()),
    initiative: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PLAYERS - 1 })),
    damageDeck: Type.Optional(Type.Union([Type.Literal('core'), Type.Literal('tfa')])),
    measuring: Type.Optional(Type.Union([Type.Literal('rules'), Type.Literal('free')])),
    mission: Type.Optional(
      Type.Unsafe<Mission>(
        Type.Object({}, { additionalProperties: true, description: 'a mission as setups name it' }),
      ),
    ),
    sides: Type.Array(side, { minItems: 2, maxItems: MOST_PLAYERS }),
    teams: Type.Optional(
      Type.Array(count, { description: 'the team of each side, where more than two play: [0, 0, 1]' }),
    ),
    obstacles: Type.Optional(Type.Array(Type.Object({ outline: Type.String(), at: pose }, strict))),
    bombs: Type.Optional(
      Type.Array(Type.Object({ kind: Type.Enum([...BOMB_TOKENS]), player: count, at: pose }, strict)),
    ),
    locks: Type.Optional(Type.Array(Type.Object({ by: count, on: count }, strict))),
    contacts: Type.Optional(
      Type.Array(Type.Tuple([count, count]), { description: 'pairs of ships that touch after an overlap' }),
    ),
    set: Type.Optional(
      byText(Type.Unknown(), {
        description: 'any other part of the state by its path, as "/ships/0/performed"',
      }),
    ),
  },
  strict,
);
export type Position = Static<typeof PositionSchema>;
export type PositionShip = Position['sides'][number]['ships'][number];
type PositionCondition = NonNullable<PositionShip['conditions']>[number];

/** Why a written position cannot be set up. */
export type PositionReason =
  | 'unknown-card'
  | 'none-left'
  | 'unknown-outline'
  | 'mission'
  | 'unknown-maneuver'
  | 'no-place'
  | 'no-such-ship'
  | 'no-such-side'
  | 'too-many'
  | 'overlap'
  | 'outside'
  | 'apart'
  | 'path'
  | 'state';
export type PositionProblem = Problem & { readonly reason: PositionReason };

/** Sets a position up, or tells every name in it that means nothing and every part that has no place. */
export function buildPosition(
  given: Position,
): Built<FirstState> & { readonly problems?: readonly PositionProblem[] } {
  const unknown = [...unknownCards(given), ...unknownOutlines(given), ...unknownMission(given)];
  if (unknown.length > 0) return { problems: unknown };
  const state = bareState(given);
  const problems: PositionProblem[] = [];
  for (const [one, written, where] of eachShip(state, given))
    problems.push(...setUpShip(state, one, written, where));
  problems.push(...layOut(state, given), ...relate(state, given), ...setParts(state, given.set ?? {}));
  if (problems.length > 0) return { problems };
  state.hooks = hooksOf(state.ships);
  return { state };
}

/** What a bare problem is made of. */
export const problem = (where: string, reason: PositionReason, what: string): PositionProblem => ({
  where,
  reason,
  what,
});

const PATH = (side: number, ship: number) => `/sides/${side}/ships/${ship}`;
/** How a card that lies facedown is written. */
export const FACEDOWN = 'facedown: ';
export const DISCARDED = 'discarded: ';

const without = (prefix: string, text: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;

function unknownOutlines(given: Position): readonly PositionProblem[] {
  return (given.obstacles ?? []).flatMap(({ outline }, id) =>
    OUTLINES[outline]
      ? []
      : [problem(`/obstacles/${id}/outline`, 'unknown-outline', `there is no obstacle '${outline}'`)],
  );
}

function unknownMission({ mission, sides }: Position): readonly PositionProblem[] {
  const ships = sides.reduce((sum, one) => sum + one.ships.length, 0);
  return missionProblems(mission, sides.length, ships).map((what) => problem('/mission', 'mission', what));
}

function unknownCards(given: Position): readonly PositionProblem[] {
  return given.sides.flatMap(({ ships }, player) =>
    ships.flatMap(({ pilot, upgrades = [] }, at) => {
      const where = PATH(player, at);
      const problems = upgrades.flatMap((upgrade, i) => {
        const id = without(DISCARDED, upgrade);
        if (upgradeCard(id)) return [];
        return [
          problem(
            `${where}/upgrades/${i}`,
            'unknown-card',
            `there is no upgrade '${id}' in the house${because(noOwnCard(id))}`,
          ),
        ];
      });
      if (pilotCard(pilot)) return problems;
      const what = `there is no pilot '${pilot}' in the house${because(noOwnPilot(pilot))}`;
      return [problem(`${where}/pilot`, 'unknown-card', what), ...problems];
    }),
  );
}

/** Why a card of a club's own is none. */
const because = (reason: string | null): string => (reason === null ? '' : `: ${reason}`);

/** A game with these squads of which nothing has been played: its agenda is empty. */
function bareState(given: Position): FirstState {
  const [width, depth] = given.size ?? [PLAY_AREA.width, PLAY_AREA.depth];
  const sides = given.sides.map(({ name, faction, ships }, player) => ({
    name: name ?? `Side ${player + 1}`,
    faction: faction ?? 'rebel',
    ships: ships.map(({ pilot, points, upgrades }) => ({
      pilot,
      points: points ?? 1,
      upgrades: (upgrades ?? []).map((upgrade) => without(DISCARDED, upgrade)),
    })),
    obstacles: player === 0 ? (given.obstacles ?? []).map(({ outline }) => outline) : [],
  }));
  const state = beginGame(
    {
      format: { id: 'scenario', version: '1' },
      width,
      depth,
      ...(given.rounds === undefined ? {} : { rounds: given.rounds }),
      ...(given.damageDeck === undefined ? {} : { damageDeck: given.damageDeck }),
      ...(given.measuring === undefined ? {} : { measuring: given.measuring }),
      ...(given.mission === undefined ? {} : { mission: given.mission }),
      sides,
      ...(given.teams === undefined ? {} : { teams: given.teams }),
    },
    new Array<number>(STREAMS.length * NUMBERS_IN_A_STREAM).fill(1),
  );
  state.agenda = [];
  state.phase = given.phase ?? 'activation';
  state.round = given.round ?? 1;
  state.initiative = given.initiative ?? 0;
  for (const [player, { edge }] of given.sides.entries())
    state.players[player]!.edge = edge ?? (sideOf(state, player) === 0 ? 'near' : 'far');
  return state;
}

/** A file that cares about chance forces its results. */
const NUMBERS_IN_A_STREAM = 4;

function eachShip(state: FirstState, given: Position): readonly (readonly [Ship, PositionShip, string])[] {
  let id = 0;
  return given.sides.flatMap(({ ships }, player) =>
    ships.map((written, at) => [state.ships[id++]!, written, PATH(player, at)] as const),
  );
}

function setUpShip(
  state: FirstState,
  ship: Ship,
  given: PositionShip,
  where: string,
): readonly PositionProblem[] {
  const { at, tokens, upgrades, dial, damage, conditions = [] } = given;
  ship.place = given.place ?? (at ? 'table' : ship.place);
  if (ship.place !== 'docked') ship.carrier = -1;
  if (at) Object.assign(ship, poseAt(...at));
  Object.assign(ship.tokens, tokens);
  ship.arc = given.arc ?? ship.arc;
  for (const name of ['revealed', 'activated', 'fought', 'destroyed'] as const)
    ship[name] = given[name] ?? ship[name];
  for (const [i, upgrade] of (upgrades ?? []).entries())
    ship.upgrades[i]!.discarded = upgrade.startsWith(DISCARDED);
  const problems =
    at || ship.place !== 'table' ? [] : [problem(where, 'no-place', '`at` says where it lies on the table')];
  problems.push(...conditions.flatMap((one, i) => assign(state, ship, one, `${where}/conditions/${i}`)));
  // A condition may add to the shields.
  ship.shields = given.shields ?? shieldsOf(ship);
  if (dial !== undefined) problems.push(...setDial(ship, dial, where));
  problems.push(...dealDamage(state, ship, damage ?? [], where));
  // Cards that are written were received in an earlier round.
  loseSkill({ state }, ship);
  return problems;
}

function setDial(ship: Ship, dial: number | string, where: string): readonly PositionProblem[] {
  const entry = typeof dial === 'string' ? dialEntry(ship.card, dial) : dial;
  const entries = chassisOf(ship.card)?.dial.length ?? 0;
  if (entry === undefined || entry >= entries)
    return [problem(`${where}/dial`, 'unknown-maneuver', `'${dial}' is not on the dial of ${ship.card}`)];
  ship.dial = entry;
  return [];
}

function dealDamage(
  state: FirstState,
  ship: Ship,
  cards: readonly string[],
  where: string,
): readonly PositionProblem[] {
  return cards.flatMap((written, at) => {
    const up = !written.startsWith(FACEDOWN);
    const drawn = drawNamed(state, ship, without(FACEDOWN, written), `${where}/damage/${at}`);
    if ('what' in drawn) return [drawn];
    ship.damage.push({ uid: state.nextUid++, kind: drawn.kind, up, since: 0 });
    return [];
  });
}

/** Takes a damage card from the deck of a ship's player, or says why there is none. */
function drawNamed(
  state: FirstState,
  ship: Ship,
  name: string,
  where: string,
): { readonly kind: number } | PositionProblem {
  const decks = decksOf(state, ship);
  const kind = deckKinds(state).findIndex((card) => card.name === name && decks.includes(card.deck));
  if (kind < 0) {
    const known = deckKinds(state).flatMap((card) => (decks.includes(card.deck) ? [card.name] : []));
    return problem(where, 'unknown-card', `there is no damage card '${name}'${nearest(name, known)}`);
  }
  const { deck } = state.players[ship.player]!;
  if (deck[kind] === 0) return problem(where, 'none-left', `there is no other '${name}' in the deck`);
  deck[kind]! -= 1;
  return { kind };
}

function assign(
  state: FirstState,
  ship: Ship,
  written: PositionCondition,
  where: string,
): readonly PositionProblem[] {
  const {
    card,
    from = firstEnemy(state, ship),
    damage,
  } = typeof written === 'string' ? { card: written } : written;
  if (from >= state.ships.length)
    return [problem(`${where}/from`, 'no-such-ship', `there is no ship ${from}`)];
  const drawn = damage === undefined ? { kind: COUNTER } : drawNamed(state, ship, damage, `${where}/damage`);
  if ('what' in drawn) return [drawn];
  ship.conditions.push({ id: card, from, damage: drawn.kind });
  return [];
}

/** -1 where there is no enemy: then nobody's card assigned it. */
const firstEnemy = ({ ships }: FirstState, { side }: Ship): number =>
  ships.findIndex((other) => other.side !== side);

/** Obstacles are in the game already, as the first side's; here they get their places, and bombs lie on the table. */
function layOut(state: FirstState, given: Position): readonly PositionProblem[] {
  for (const [id, { at }] of (given.obstacles ?? []).entries())
    Object.assign(state.obstacles[id]!, poseAt(...at), { placed: true });
  return (given.bombs ?? []).flatMap(({ kind, player, at }, place) => {
    if (!state.players[player])
      return [problem(`/bombs/${place}/player`, 'no-such-side', `there is no side ${player}`)];
    state.bombs.push({ id: state.nextUid++, kind, player, ...poseAt(...at) });
    return [];
  });
}

function relate(state: FirstState, given: Position): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  const known = (ship: number, where: string) => {
    if (!state.ships[ship]) problems.push(problem(where, 'no-such-ship', `there is no ship ${ship}`));
  };
  state.locks = (given.locks ?? []).map(({ by, on }, at) => {
    known(by, `/locks/${at}/by`);
    known(on, `/locks/${at}/on`);
    return { letter: at, by, on };
  });
  for (const [at, pair] of (given.contacts ?? []).entries())
    for (const [i, ship] of pair.entries()) known(ship, `/contacts/${at}/${i}`);
  state.contacts = (given.contacts ?? []).map(([a, b]) => ({ ships: [a, b], moved: [] }));
  return problems;
}

/** Puts values into the state by their paths; each must be there already, and fit the state's schema. */
function setParts(state: FirstState, parts: Readonly<Record<string, unknown>>): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  for (const [path, value] of Object.entries(parts)) {
    const where = `/set/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!path.startsWith('/') || valueAt(state, path) === undefined)
      problems.push(problem(where, 'path', 'there is no such part of the state'));
    else put(state, keysOf(path), structuredClone(value));
  }
  if (problems.length > 0) return problems;
  return compiledState.problems(state).map((what) => problem('/set', 'state', what));
}

function put(state: FirstState, keys: readonly string[], value: unknown): void {
  let here: unknown = state;
  for (const key of keys.slice(0, -1)) here = (here as Record<string, unknown>)[key];
  (here as Record<string, unknown>)[keys[keys.length - 1]!] = value;
}

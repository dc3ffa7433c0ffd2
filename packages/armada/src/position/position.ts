import { type Built, byText, nearest, type Problem, setParts } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { COMMANDS, noOwnCard, noOwnSquadron, shipCard, squadronCard, upgradeCard } from '../cards/index.ts';
import { DAMAGE_CARDS, DAMAGE_NAMES } from '../damage/cards.ts';
import { STREAMS } from '../game.ts';
import { OBSTACLES } from '../geometry/index.ts';
import { beginGame, newObstacle, type SetupSide } from '../setup/setup.ts';
import { type ArmadaState, compiledState, type Ship, type Squadron } from '../state.ts';

/** A position somebody writes down. What is left out is as when the first round begins: whole ships at speed 1. */

const strict = { additionalProperties: false } as const;
const count = Type.Integer({ minimum: 0 });
const flag = Type.Optional(Type.Boolean());
const texts = Type.Optional(Type.Array(Type.String()));
const commands = Type.Optional(Type.Array(Type.Enum(COMMANDS)));
const place = Type.Optional(Type.Enum(['table', 'reserve', 'set-aside', 'destroyed'] as const));
const pose = Type.Tuple([Type.Number(), Type.Number(), Type.Number()], {
  description: 'x and y in mm from the lower left corner to the middle, facing in degrees clockwise from +y',
});
const spot = Type.Tuple([Type.Number(), Type.Number()]);

const effect = Type.Object(
  {
    card: Type.String({ description: 'id of the card, or the name under which an effect is kept' }),
    on: Type.Optional(Type.String({ description: 'whom it is about, as "ship-0"; all if left out' })),
    what: Type.Optional(Type.String({ description: 'a command, a round, a number' })),
    until: Type.Enum(['attack', 'activation', 'squadron-activation', 'round', 'game'] as const),
  },
  strict,
);
const lasting = Type.Optional(
  Type.Array(effect, { description: 'what its cards have begun that still goes on' }),
);
// Files and records of before have it so.
const begun = Type.Optional(Type.Array(effect, { description: 'an older name of "lasting"' }));

const ship = Type.Object(
  {
    card: Type.String({ description: 'id of the ship card' }),
    at: Type.Optional(pose),
    place,
    points: Type.Optional(count),
    own: Type.Optional(count),
    speed: Type.Optional(count),
    shields: Type.Optional(byText(count, { description: 'by hull zone' })),
    dials: commands,
    revealed: commands,
    tokens: commands,
    raids: commands,
    defense: Type.Optional(
      Type.Array(Type.Enum(['readied', 'exhausted', 'discarded'] as const), {
        description: 'sides of the defense tokens in the order of the card',
      }),
    ),
    damage: Type.Optional(
      Type.Array(Type.String(), {
        description: 'names of faceup damage cards; "facedown: name" for a facedown one',
      }),
    ),
    upgrades: Type.Optional(
      Type.Array(Type.String(), { description: 'ids; "exhausted: id" or "discarded: id" for such a card' }),
    ),
    activated: flag,
    lasting,
    begun,
  },
  strict,
);

const squadron = Type.Object(
  {
    card: Type.String({ description: 'id of the squadron card' }),
    at: Type.Optional(spot),
    place,
    points: Type.Optional(count),
    hull: Type.Optional(count),
    activated: flag,
    lasting,
    begun,
  },
  strict,
);

const side = Type.Object(
  {
    name: Type.Optional(Type.String()),
    faction: Type.Optional(Type.String()),
    ships: Type.Array(ship, { description: 'their ids count on from one side to the next, from 0' }),
    squadrons: Type.Optional(Type.Array(squadron, { description: 'counted like ships' })),
    objectives: texts,
  },
  strict,
);

export const PositionSchema = Type.Object(
  {
    size: Type.Optional(
      Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })], {
        description: 'width and depth of the play area in mm; 1828.8 by 914.4 if left out',
      }),
    ),
    edition: Type.Optional(Type.Enum(['1.6', '1.5', '2015'] as const)),
    round: Type.Optional(count),
    rounds: Type.Optional(count),
    phase: Type.Optional(Type.String()),
    first: Type.Optional(Type.Enum([0, 1] as const)),
    objective: Type.Optional(Type.String()),
    sides: Type.Array(side, { minItems: 2, maxItems: 2 }),
    obstacles: Type.Optional(
      Type.Array(
        Type.Object(
          { outline: Type.String(), at: Type.Optional(pose), type: Type.Optional(Type.String()) },
          strict,
        ),
      ),
    ),
    set: Type.Optional(
      byText(Type.Unknown(), {
        description: 'any other part of the state by its path, as "/ships/0/attacksOnShips"',
      }),
    ),
  },
  strict,
);
export type Position = Static<typeof PositionSchema>;
export type PositionSide = Position['sides'][number];
export type PositionShip = PositionSide['ships'][number];
export type PositionSquadron = NonNullable<PositionSide['squadrons']>[number];

/** How a card that lies facedown, or an upgrade that is not readied, is written. */
export const FACEDOWN = 'facedown: ';
const SIDES = ['exhausted', 'discarded'] as const;
const NUMBERS_IN_A_STREAM = 4;

/** Sets a position up, or tells every name in it that means nothing and every part that has no place. */
export function buildPosition(given: Position): Built<ArmadaState> {
  const unknown = unknownNames(given);
  if (unknown.length > 0) return { problems: unknown };
  const state = bareState(given);
  const problems = [...dressAll(state, given), ...setParts(compiledState, state, given.set ?? {})];
  return problems.length > 0 ? { problems } : { state };
}

function unknownNames({ sides, obstacles = [] }: Position): readonly Problem[] {
  const problems: Problem[] = [];
  const look = (known: boolean, where: string, what: string, reason: string | null = null) => {
    const because = reason === null ? '' : `: ${reason}`;
    if (!known)
      problems.push({ where, reason: 'unknown-card', what: `there is no ${what} in the house${because}` });
  };
  for (const [player, { ships, squadrons = [] }] of sides.entries()) {
    for (const [at, { card, upgrades = [] }] of ships.entries()) {
      const where = `/sides/${player}/ships/${at}`;
      look(shipCard(card) !== undefined, `${where}/card`, `ship '${card}'`);
      for (const [i, written] of upgrades.entries()) {
        const { id } = writtenUpgrade(written);
        look(upgradeCard(id) !== undefined, `${where}/upgrades/${i}`, `upgrade '${id}'`, noOwnCard(id));
      }
    }
    for (const [at, { card }] of squadrons.entries()) {
      const where = `/sides/${player}/squadrons/${at}/card`;
      look(squadronCard(card) !== undefined, where, `squadron '${card}'`, noOwnSquadron(card));
    }
  }
  for (const [at, { outline }] of obstacles.entries()) {
    look(Object.hasOwn(OBSTACLES, outline), `/obstacles/${at}/outline`, `obstacle '${outline}'`);
  }
  return problems;
}

/** "exhausted: id" as its parts. */
function writtenUpgrade(written: string): Pick<Ship['upgrades'][number], 'id' | 'side'> {
  const side = SIDES.find((one) => written.startsWith(`${one}: `));
  return side ? { id: written.slice(side.length + 2), side } : { id: written, side: 'readied' };
}

/** A game with these fleets of which nothing has been played: its agenda is empty. */
function bareState(given: Position): ArmadaState {
  const [ours, theirs] = given.sides.map(setupSide) as [SetupSide, SetupSide];
  const state = beginGame(
    {
      format: { id: 'scenario', version: '1' },
      first: given.first ?? 0,
      obstacles: [],
      sides: [ours, theirs],
      ...(given.size ? { width: given.size[0], depth: given.size[1] } : {}),
      ...(given.edition ? { edition: given.edition } : {}),
      ...(given.rounds === undefined ? {} : { rounds: given.rounds }),
    },
    new Array<number>(STREAMS.length * NUMBERS_IN_A_STREAM).fill(1),
  );
  state.agenda = [];
  state.phase = given.phase ?? 'ship';
  // In setup it is still to be determined who is first.
  if (given.phase === 'setup' && given.first === undefined) state.first = -1;
  // A side without a ship would have lost; before the first round nobody loses.
  state.round = given.round ?? (given.sides.every(({ ships }) => ships.length > 0) ? 1 : 0);
  state.objective = given.objective ?? '';
  return state;
}

const setupSide = (
  { name, faction, ships, squadrons, objectives }: PositionSide,
  player: number,
): SetupSide => ({
  name: name ?? `Side ${player + 1}`,
  faction: faction ?? '',
  ships: ships.map(({ card, points = 0, own = points, upgrades = [] }) => ({
    card,
    points,
    own,
    upgrades: upgrades.map((written) => writtenUpgrade(written).id),
  })),
  squadrons: (squadrons ?? []).map(({ card, points = 0 }) => ({ card, points })),
  objectives: objectives ?? [],
});

function dressAll(state: ArmadaState, given: Position): readonly Problem[] {
  const problems: Problem[] = [];
  let ships = 0;
  let squadrons = 0;
  for (const [player, one] of given.sides.entries()) {
    for (const [at, written] of one.ships.entries()) {
      problems.push(...dressShip(state, state.ships[ships++]!, written, `/sides/${player}/ships/${at}`));
    }
    for (const written of one.squadrons ?? []) dressSquadron(state, state.squadrons[squadrons++]!, written);
  }
  state.obstacles = (given.obstacles ?? []).map(({ outline, at, type }, id) => {
    const bare = newObstacle(id, outline);
    return {
      ...bare,
      ...(at && { ...poseAt(...at), placed: true }),
      type: (type as typeof bare.type) ?? bare.type,
    };
  });
  return problems;
}

function dressShip(state: ArmadaState, on: Ship, given: PositionShip, where: string): readonly Problem[] {
  const { at, place: lying, speed, shields, defense = [], upgrades = [], activated } = given;
  on.place = lying ?? (at ? 'table' : 'reserve');
  if (at) Object.assign(on, poseAt(...at));
  on.speed = speed ?? 1;
  Object.assign(on.shields, shields);
  for (const name of ['dials', 'revealed', 'tokens', 'raids'] as const) on[name] = [...(given[name] ?? [])];
  for (const [i, one] of defense.entries()) if (on.defense[i]) on.defense[i].side = one;
  for (const [i, one] of upgrades.entries()) on.upgrades[i]!.side = writtenUpgrade(one).side;
  on.activated = activated ?? false;
  on.lasting = lastingOf(given);
  return dealDamage(state, on, given.damage ?? [], where);
}

const lastingOf = ({
  begun = [],
  lasting = begun,
}: Pick<PositionShip, 'begun' | 'lasting'>): Ship['lasting'] =>
  lasting.map(({ card, on = '', what = '', until }) => ({ card, on, what, until }));

function dealDamage(
  state: ArmadaState,
  on: Ship,
  cards: readonly string[],
  where: string,
): readonly Problem[] {
  return cards.flatMap((written, at) => {
    const up = !written.startsWith(FACEDOWN);
    const name = up ? written : written.slice(FACEDOWN.length);
    const kind = DAMAGE_CARDS.findIndex((card) => card.name === name);
    const path = `${where}/damage/${at}`;
    if (kind < 0) {
      const what = `there is no damage card '${name}'${nearest(name, DAMAGE_NAMES)}`;
      return [{ where: path, reason: 'unknown-card', what }];
    }
    if (state.deck[kind] === 0) {
      return [{ where: path, reason: 'none-left', what: `there is no other '${name}' in the deck` }];
    }
    state.deck[kind]! -= 1;
    on.damage.push({ uid: state.nextUid++, kind, up });
    return [];
  });
}

function dressSquadron(state: ArmadaState, on: Squadron, given: PositionSquadron): void {
  on.place = given.place ?? (given.at ? 'table' : 'reserve');
  if (given.at) {
    const { x, y } = poseAt(...given.at, 0);
    Object.assign(on, { x, y });
  }
  on.hull = given.hull ?? on.hull;
  on.lasting = lastingOf(given);
  on.slider = given.activated ? 1 - state.initiativeSide : state.initiativeSide;
}

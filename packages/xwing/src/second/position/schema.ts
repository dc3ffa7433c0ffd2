import { byText } from '@firing-arc/referee';
import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { OUTLINES } from '../../common/index.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { DEVICE_KINDS, traitOf } from '../devices/kinds.ts';
import { ENVIRONMENTS } from '../scenarios/environments.ts';
import { scenarioSchema } from '../scenarios/scenario.ts';
import { MOST_PLAYERS } from '../sides.ts';
import { TOKENS } from '../state.ts';

/** The shape of a position that somebody writes down. What is left out is as in a game that begins. */

const strict = { additionalProperties: false } as const;
const count = Type.Integer({ minimum: 0 });
const text = Type.String();
const some = <T extends TSchema>(schema: T, description: string) =>
  Type.Optional(Type.Unsafe<Static<T>>({ ...schema, description }));
const flag = (description: string) => Type.Optional(Type.Boolean({ description }));

/** One of some words; the editor offers them, and an error names them. */
const oneOf = <const Names extends readonly string[]>(names: Names, description?: string) =>
  Type.Unsafe<Names[number]>({ enum: [...names], ...(description !== undefined && { description }) });

const pose = Type.Tuple([Type.Number(), Type.Number(), Type.Number()], {
  description: 'x and y in mm from the lower left corner to the middle, facing in degrees clockwise from +y',
});
const shipId = Type.Integer({ minimum: 0, description: 'id of a ship' });

/** Where a turret indicator points, by its number in the state. */
export const ARCS = ['front', 'right', 'rear', 'left'] as const;
const turret = Type.Union([Type.Integer({ minimum: 0, maximum: 3 }), oneOf(ARCS)], {
  description: '"front", "right", "rear" or "left"; a double one "front" or "right"',
});

const upgrade = Type.Object(
  {
    id: text,
    charges: some(count, 'active charges; all if left out'),
    flipped: flag('whether a two-sided card lies on its other side'),
    under: some(text, 'id of the upgrade that lies facedown under it'),
    turret: some(turret, "where the indicator of a huge ship's upgrade points"),
  },
  strict,
);

const condition = Type.Object(
  {
    card: oneOf(CONDITIONS.map(({ id }) => id)),
    by: some(count, 'the player who assigned it; the next enemy if left out'),
    facedown: flag('whether it is secret'),
    damage: some(text, 'name of the damage card that lies on it'),
    points: some(count, 'mission points that lie on it'),
  },
  strict,
);

const PLACES = ['table', 'reserve', 'aside', 'removed'] as const;
const UNTIL = [
  'end of round',
  'end of activation',
  'end of its activation',
  'end of engagement',
  'end of system',
  'end of attack',
  'next planning',
] as const;

/** What a ship has done in the round. */
const done = {
  activated: flag('whether it has activated this round'),
  engaged: flag('whether it has engaged this round'),
  performed: some(Type.Array(text), 'actions it performed this round, as "focus"'),
  failed: some(Type.Array(text), 'actions it failed this round'),
  bonusAttacked: flag('whether it made a bonus attack this round'),
  systemUsed: some(Type.Array(text), 'what it did in the System Phase, as "decloak"'),
  systemDone: flag('whether its part of the System Phase is over'),
  devicesPlaced: some(count, 'devices it dropped or launched this round'),
  tractored: flag('whether it became tractored this round already'),
  decloakedIn: some(oneOf(['system', 'activation']), 'the phase in which it decloaked this round'),
  skipsAction: some(text, 'the ruling by which it skips its Perform Action step'),
  noMoreActions: flag('whether it performs no more actions this round'),
  flown: Type.Optional(
    Type.Object(
      {
        maneuver: Type.String({ description: 'as "3 bank left"' }),
        difficulty: Type.Optional(oneOf(['blue', 'white', 'red', 'purple'])),
        fully: flag('whether it was executed fully; true if left out'),
        ion: flag('whether it was the ion maneuver'),
        obstacle: flag('whether the ship moved through an obstacle or overlapped one'),
        through: some(Type.Array(shipId), 'ships that it moved through'),
      },
      { ...strict, description: 'the last maneuver it executed this round' },
    ),
  ),
};

const ship = Type.Object(
  {
    pilot: Type.String({ description: 'id of the pilot card' }),
    at: Type.Optional(pose),
    place: some(oneOf(PLACES), 'on the table if `at` is given, else in reserve'),
    docked: some(shipId, 'id of the ship that it is docked with'),
    points: some(count, 'squad points; 1 if left out'),
    upgrades: some(
      Type.Array(Type.Union([text, upgrade])),
      'ids of upgrade cards; as an object to say their charges, their side, their turret, what lies under them',
    ),
    shields: some(count, 'active shields; all if left out'),
    charges: some(count, "active charges of the ship's own card; all if left out"),
    force: some(count, 'active Force charges; all if left out'),
    energy: some(count, 'active energy of a huge ship; all if left out'),
    turret: Type.Optional(turret),
    dial: Type.Optional(
      Type.Union([count, text], {
        description: 'the maneuver that is set, as "3 bank left", or its place on the dial',
      }),
    ),
    revealed: flag('whether its dial is revealed'),
    dialShown: flag('whether an effect turned its dial faceup'),
    destroyed: flag('whether it is destroyed and waits for its removal'),
    fled: flag('whether it left the game by fleeing'),
    halfScored: flag('whether half of its points was earned already'),
    tokens: Type.Optional(
      Type.Object(Object.fromEntries(TOKENS.map((token) => [token, Type.Optional(count)])), strict),
    ),
    damage: some(
      Type.Array(text),
      'names of faceup damage cards; "facedown: Name" for a facedown one, "facedown" for any',
    ),
    conditions: some(
      Type.Array(Type.Union([oneOf(CONDITIONS.map(({ id }) => id)), condition])),
      'condition cards that were assigned to it',
    ),
    split: flag('whether a wingmate left the formation of its wing'),
    initiatives: some(
      Type.Array(
        Type.Object(
          {
            value: count,
            until: oneOf(UNTIL),
            only: Type.Optional(oneOf(['activation', 'engagement'])),
          },
          strict,
        ),
      ),
      'initiatives that effects have set, the most recent last',
    ),
    lasting: some(
      Type.Array(
        Type.Object(
          {
            card: Type.String({ description: 'id of the card whose effect it is' }),
            by: some(shipId, 'the ship that has the card; this one if left out'),
            which: some(count, 'which of the effects on the card; the first one if left out'),
          },
          strict,
        ),
      ),
      'effects of cards that still last on it',
    ),
    ...done,
  },
  strict,
);

const side = Type.Object(
  {
    name: Type.Optional(text),
    faction: Type.Optional(text),
    points: some(count, 'mission points'),
    deficit: some(count, 'squad points that were not spent; counted if left out'),
    ships: Type.Array(ship, { description: 'their ids count on from one side to the next, from 0' }),
    wings: some(
      Type.Array(Type.Object({ leader: count, mates: Type.Array(count) }, strict)),
      "wings, by the places of their ships in this side's list; a mate without `at` stands in formation",
    ),
  },
  strict,
);

const obstacle = Type.Object(
  {
    outline: oneOf(Object.keys(OUTLINES), 'id of the obstacle'),
    at: Type.Optional(pose),
    fuses: some(count, 'fuse markers on it'),
    player: some(count, 'the player who placed it by a card during the game'),
    removed: flag('whether it was removed from the table'),
  },
  strict,
);

/** What can be written under `devices`: cargo and clouds are obstacles once they lie there. */
export const LYING = DEVICE_KINDS.filter((kind) => traitOf(kind) !== 'obstacle');

const device = Type.Object(
  {
    kind: oneOf(LYING),
    at: pose,
    player: some(count, 'its owner; player 0 if left out'),
    fuses: some(count, 'fuse markers on it'),
    id: some(count, 'the number that events and options call it by; its place in this list if left out'),
    damage: some(Type.Array(text), 'damage cards of a remote, as of a ship'),
    charges: some(count, 'active charges of a remote'),
    removed: flag('whether a remote left the game, and only the number of its unit is taken'),
  },
  strict,
);

const LOCKED = ['ship', 'obstacle', 'device'] as const;

const objective = Type.Object(
  {
    at: Type.Optional(pose),
    carrier: some(shipId, 'id of the ship that carries it'),
    holder: some(count, 'the player whose player marker lies on it'),
    charges: some(count, 'active charges of a data cache'),
  },
  strict,
);

/** The moments of a round at which a position can stand. */
export const PHASES = ['setup', 'planning', 'system', 'activation', 'engagement', 'end'] as const;

type Side = Static<typeof side>;

export const PositionSchema = Type.Object(
  {
    size: Type.Optional(
      Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })], {
        description: 'width and depth of the play area in mm; 914.4 by 914.4 if left out',
      }),
    ),
    round: some(count, '1 if left out'),
    rounds: Type.Optional(Type.Integer({ minimum: 1, description: 'rounds after which the game ends' })),
    phase: some(oneOf(PHASES), 'activation if left out'),
    engaging: some(count, 'the initiative that engages now'),
    firstPlayer: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MOST_PLAYERS - 1, description: 'the others follow in order' }),
    ),
    order: some(Type.Array(count), 'all players in player order, where there are more than two'),
    points: Type.Optional(Type.Integer({ minimum: 1, description: 'squad points of the format' })),
    sides: Type.Unsafe<[Side, Side, ...Side[]]>(
      Type.Array(side, {
        minItems: 2,
        maxItems: MOST_PLAYERS,
        description: "one for each player; the first side's edge is y = 0, the second's opposite",
      }),
    ),
    teams: Type.Optional(
      Type.Array(count, { description: 'the team of each side, where several play together: [0, 0, 1, 1]' }),
    ),
    obstacles: some(Type.Array(obstacle), 'ids from 0; without `at` one is still to be placed'),
    devices: some(Type.Array(device), 'bombs, mines and remotes in play'),
    scenario: Type.Optional(
      Type.Union([text, scenarioSchema], {
        description: 'id of a scenario, as "assault" or "xwing2-xwa/assault", or a scenario with its numbers',
      }),
    ),
    objectives: some(
      Type.Array(objective),
      'objectives of the scenario, the centre one first; if left out, only that one lies there',
    ),
    red: some(count, 'the player with the red player markers'),
    informed: some(Type.Array(shipId), 'ships that learned what a data cache holds'),
    hideable: some(Type.Array(text), 'ids of upgrades that may lie facedown under a card that says so'),
    environment: some(oneOf(ENVIRONMENTS.map(({ id }) => id)), 'the environment card in play'),
    locks: some(
      Type.Array(
        Type.Object({ by: shipId, on: count, kind: some(oneOf(LOCKED), 'ship if left out') }, strict),
      ),
      'who has a lock on which ship, obstacle or device; a remote is a device',
    ),
    contacts: Type.Optional(
      Type.Array(Type.Tuple([count, count]), {
        description: 'pairs of ships that touch after one ran into the other',
      }),
    ),
    set: Type.Optional(
      byText(Type.Unknown(), {
        description: 'any other part of the state by its path, as "/ships/0/fired"',
      }),
    ),
  },
  strict,
);

export type Position = Static<typeof PositionSchema>;
export type PositionShip = Position['sides'][number]['ships'][number];
export type PositionDevice = NonNullable<Position['devices']>[number];

/**
 * A table for tests of X-Wing 2.5: lay ships out, let them act, force dice, answer questions, look at what
 * happened. Every activity runs three times: answered one by one with the game saved to JSON and restored by a
 * fresh referee at every question, and again from its start with all answers known: same events, same hash.
 */

import { Activity } from '@firing-arc/referee/testing';
import type { Pose } from '../../common/index.ts';
import '../cards/all.ts';
import type { SecondEvent } from '../events.ts';
import type { Interpreter, SecondGame } from '../game.ts';
import { queueTractorMoves } from '../maneuver/tractor.ts';
import {
  buildPosition,
  dialEntry as entryOnDial,
  type Position,
  type PositionShip,
  stepsOf,
} from '../position/index.ts';
import type { SecondQuestion } from '../questions.ts';
import { SECOND } from '../rules.ts';
import type { SecondSetup } from '../setup/setup.ts';
import type { SecondState, Ship, Token } from '../state.ts';
import { tellReasons } from '../tell-reasons.ts';

export { actionKey } from '../actions/refusal.ts';
export { weaponsOf } from '../ship/weapons.ts';
export { stayingAnswerer } from './players.ts';
export { SECRETS } from './secrets.ts';

export type At = readonly [x: number, y: number, facing: number];

/** A ship on the test table. What is left out is as the card prints it. */
export interface TestShip {
  readonly pilot: string;
  readonly at: At;
  /** Id of the ship it is docked with; then `at` counts for nothing. */
  readonly docked?: number;
  readonly points?: number;
  readonly tokens?: Partial<Record<Token, number>>;
  readonly shields?: number;
  readonly charges?: number;
  readonly turret?: number;
  /** Ids of upgrades, each with its active charges after a colon if not all: `protontorpedoes:1`. */
  readonly upgrades?: readonly string[];
  /** Names of faceup damage cards; `facedown: Name` for a facedown one. */
  readonly damage?: readonly string[];
}

/** What lies on the test table. Player 0 has `us`, player 1 `them`, more players `others`; ids count on from one to the next. */
export interface TestTable {
  readonly us: readonly TestShip[];
  readonly them?: readonly TestShip[];
  readonly others?: readonly (readonly TestShip[])[];
  /** The team of each player. */
  readonly teams?: readonly number[];
  readonly obstacles?: readonly { readonly outline: string; readonly at: At }[];
  /** Pairs of ships in contact. */
  readonly contacts?: readonly (readonly [number, number])[];
  /** Locks, as ship and target ship. */
  readonly locks?: readonly (readonly [by: number, on: number])[];
  readonly firstPlayer?: 0 | 1 | 2 | 3;
  readonly phase?: string;
  readonly round?: number;
  readonly rounds?: number;
  readonly points?: number;
  readonly size?: readonly [width: number, depth: number];
  /** Upgrades that may lie facedown under a card that says so. */
  readonly hideable?: readonly string[];
  /** Any other part of the state by its path, as in a scenario file: `{ '/ships/0/performed': ['focus'] }`. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** One pilot of each kind, for tests that need a ship of a size, an initiative or a weapon. */
export const xwing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bluesquadronescort',
  at,
  ...more,
});
export const ywing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'graysquadronbomber',
  at,
  ...more,
});
export const awing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'phoenixsquadronpilot',
  at,
  ...more,
});
export const yt1300 = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'outerrimsmuggler',
  at,
  ...more,
});
export const tie = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'academypilot',
  at,
  ...more,
});
export const interceptor = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'alphasquadronpilot',
  at,
  ...more,
});
export const bomber = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'scimitarsquadronpilot',
  at,
  ...more,
});
export const decimator = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'patrolleader',
  at,
  ...more,
});
export const firespray = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bountyhunter',
  at,
  ...more,
});
export const fang = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'zealousrecruit',
  at,
  ...more,
});

/** Lays a table out. Throws when a name is unknown. */
export function table(layout: TestTable): TestGame {
  return new TestGame(positionOf(layout));
}

function positionOf(layout: TestTable): SecondState {
  const {
    us,
    them = [],
    others = [],
    teams,
    obstacles,
    contacts,
    locks,
    size,
    phase,
    hideable,
    ...plain
  } = layout;
  const built = buildPosition({
    ...plain,
    ...(size ? { size: [...size] } : {}),
    ...(hideable ? { hideable: [...hideable] } : {}),
    ...(phase === undefined ? {} : { phase: phase as NonNullable<Position['phase']> }),
    ...(teams ? { teams: [...teams] } : {}),
    sides: [
      { name: 'us', ships: us.map(writtenShip) },
      { name: 'them', ships: them.map(writtenShip) },
      ...others.map((ships, i) => ({ name: `others ${i + 1}`, ships: ships.map(writtenShip) })),
    ],
    obstacles: (obstacles ?? []).map(({ outline, at }) => ({ outline, at: [...at] })),
    contacts: (contacts ?? []).map(([one, other]) => [one, other]),
    locks: (locks ?? []).map(([by, on]) => ({ by, on })),
  });
  if ('problems' in built)
    throw new Error(built.problems.map(({ where, what }) => `${where}: ${what}`).join('; '));
  return built.state;
}

/** A ship of a test as a scenario file writes it. */
function writtenShip({ at, upgrades, damage, ...plain }: TestShip): PositionShip {
  return {
    ...plain,
    at: [...at],
    damage: [...(damage ?? [])],
    upgrades: (upgrades ?? []).map((upgrade) => {
      const [id = '', charges] = upgrade.split(':');
      return charges === undefined ? id : { id, charges: Number(charges) };
    }),
  };
}

tellReasons();

/** A position with activities that run on it. */
export class TestGame extends Activity<SecondState, SecondSetup, SecondQuestion, SecondEvent, Interpreter> {
  constructor(state: SecondState) {
    super(SECOND, state);
  }

  /** The next damage cards dealt are these. */
  deals(...names: readonly string[]): this {
    return this.draws(...names);
  }

  /** A ship activates with its dial set to a maneuver such as `3 bank left`, `4 koiogran` or `2 tallon right`. */
  fly(ship: number, maneuver: string): this {
    this.state.ships[ship]!.dial = dialEntry(this.ship(ship), maneuver);
    return this.activate(ship);
  }

  /** A ship activates with the dial it has, or without one. */
  activate(ship: number): this {
    return this.run(...stepsOf(this.state, { activate: ship }));
  }

  /** A ship is granted an action. */
  act(ship: number): this {
    return this.run(...stepsOf(this.state, { action: ship }));
  }

  /** A ship engages. */
  engage(ship: number): this {
    return this.run(...stepsOf(this.state, { engage: ship }));
  }

  /** A ship engages and attacks another. */
  attack(ship: number, target: number): this {
    return this.engage(ship).pick({ kind: 'attack', target });
  }

  /** Runs rules directly, as a step of its own: for what no card in the house brings about. */
  override does(what: (game: SecondGame) => void): this {
    return super.does((game) => {
      what(game);
      queueTractorMoves(game);
    });
  }

  /** Takes the last option, which is "none" or "done" where there is one, until nothing is asked. */
  override passAll(): this {
    super.passAll();
    if (this.question) throw new Error(`cannot pass on ${this.question.kind}`);
    return this;
  }

  ship(id: number): Ship {
    const ship = this.state.ships[id];
    if (!ship) throw new Error(`there is no ship ${id}`);
    return ship;
  }

  pose(id: number): Pose {
    const { x, y, facing } = this.ship(id);
    return { x, y, facing };
  }
}

/** Index on a ship's dial of a maneuver named like `3 bank left`. */
export function dialEntry(ship: Ship, name: string): number {
  const at = entryOnDial(ship.card, name);
  if (at === undefined) throw new Error(`${ship.card} has no ${name} on its dial`);
  return at;
}

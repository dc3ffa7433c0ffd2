/** A table for tests of Armada: lay ships and squadrons out, let them act, force dice, look at what happened. */
import { Activity } from '@firing-arc/referee/testing';
import { growStreams, type Pose } from '@firing-arc/table';
import type { Edition } from '../attack/dice.ts';
import type { Command } from '../cards/index.ts';
import type { ArmadaEvent } from '../events.ts';
import type { Interpreter } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import { buildPosition, type Position, stepsOf } from '../position/index.ts';
import type { ArmadaQuestion } from '../questions.ts';
import { ARMADA } from '../rules.ts';
import type { ArmadaSetup } from '../setup/setup.ts';
import type { ArmadaState, DefenseTokenSide, ObstacleType, Ship, Squadron } from '../state.ts';

export type At = readonly [x: number, y: number, facing: number];

/** A ship on the test table. What is left out is as the card prints it. */
export interface TestShip {
  readonly kind: 'ship';
  readonly card: string;
  readonly at: At;
  readonly points?: number;
  /** Speed; 1 if left out. */
  readonly speed?: number;
  readonly shields?: Partial<Record<Zone, number>>;
  /** Facedown dials, the top one first. */
  readonly dials?: readonly Command[];
  readonly revealed?: readonly Command[];
  readonly tokens?: readonly Command[];
  readonly raids?: readonly Command[];
  /** Names of faceup damage cards; `facedown: name` for a facedown one. */
  readonly damage?: readonly string[];
  /** Sides of the defense tokens in the order of the card. */
  readonly defense?: readonly DefenseTokenSide[];
  readonly upgrades?: readonly string[];
  readonly activated?: boolean;
}

/** A squadron on the test table. */
export interface TestSquadron {
  readonly kind: 'squadron';
  readonly card: string;
  readonly at: readonly [x: number, y: number];
  readonly points?: number;
  readonly hull?: number;
  readonly activated?: boolean;
}

export type TestPiece = TestShip | TestSquadron;

/** What lies on the test table. Player 0 has `us`, player 1 `them`; ids count on from one to the other. */
export interface TestTable {
  readonly us: readonly TestPiece[];
  readonly them?: readonly TestPiece[];
  readonly obstacles?: readonly {
    readonly outline: string;
    readonly at: At;
    /** Another kind on the same outline. */
    readonly type?: ObstacleType;
  }[];
  readonly first?: 0 | 1;
  readonly edition?: Edition;
  readonly round?: number;
  readonly rounds?: number;
  readonly size?: readonly [width: number, depth: number];
}

/** A ship by its card. */
export const ship = (card: string, at: At, more: Partial<TestShip> = {}): TestShip => ({
  kind: 'ship',
  card,
  at,
  ...more,
});
export const cr90 = (at: At, more: Partial<TestShip> = {}): TestShip => ship('cr90-corvette-a', at, more);
export const nebulon = (at: At, more: Partial<TestShip> = {}): TestShip =>
  ship('nebulon-b-escort-frigate', at, more);
export const victory = (at: At, more: Partial<TestShip> = {}): TestShip =>
  ship('victory-ii-class-star-destroyer', at, more);

/** A squadron by its card. */
export const squadron = (
  card: string,
  at: TestSquadron['at'],
  more: Partial<TestSquadron> = {},
): TestSquadron => ({ kind: 'squadron', card, at, ...more });
export const xwings = (at: TestSquadron['at'], more: Partial<TestSquadron> = {}): TestSquadron =>
  squadron('x-wing-squadron', at, more);
export const ties = (at: TestSquadron['at'], more: Partial<TestSquadron> = {}): TestSquadron =>
  squadron('tie-fighter-squadron', at, more);

/** Lays a table out. Throws when a name is unknown. */
export const table = (layout: TestTable): TestGame => new TestGame(positionOf(layout));

function positionOf({ us, them = [], obstacles = [], size, ...plain }: TestTable): ArmadaState {
  const built = buildPosition({
    ...plain,
    ...(size ? { size: [...size] } : {}),
    sides: [sideOf('us', us), sideOf('them', them)],
    obstacles: obstacles.map(({ at, ...obstacle }) => ({ ...obstacle, at: [...at] })),
  });
  if ('problems' in built)
    throw new Error(built.problems.map(({ where, what }) => `${where}: ${what}`).join('; '));
  return { ...built.state, streams: growStreams('test', ARMADA.streams) };
}

const sideOf = (name: string, pieces: readonly TestPiece[]): Position['sides'][number] => ({
  name,
  ships: pieces.filter(isShip).map(({ kind: _, ...ship }) => structuredClone(ship) as WrittenShip),
  squadrons: pieces.filter(isSquadron).map(({ kind: _, ...one }) => structuredClone(one) as WrittenSquadron),
});

type WrittenShip = Position['sides'][number]['ships'][number];
type WrittenSquadron = NonNullable<Position['sides'][number]['squadrons']>[number];

const isShip = (piece: TestPiece): piece is TestShip => piece.kind === 'ship';
const isSquadron = (piece: TestPiece): piece is TestSquadron => piece.kind === 'squadron';

/** A position with activities that run on it. */
export class TestGame extends Activity<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent, Interpreter> {
  constructor(state: ArmadaState) {
    super(ARMADA, state);
  }

  /** A ship's whole activation. */
  activate(id: number): this {
    return this.run(...stepsOf(this.state, { activate: id }));
  }

  /** A ship executes a maneuver: navigate command and course are asked. */
  maneuver(id: number): this {
    return this.run(...stepsOf(this.state, { maneuver: id }));
  }

  /** A ship moves along a course. */
  fly(id: number, clicks: readonly number[], side: 'left' | 'right' = 'left'): this {
    return this.run(...stepsOf(this.state, { fly: id, clicks, side }));
  }

  /** A ship is in its Attack step. */
  attack(id: number): this {
    return this.run(...stepsOf(this.state, { attack: id }));
  }

  /** A squadron is activated in the Squadron Phase. */
  squadronActs(id: number, both = false): this {
    return this.run(...stepsOf(this.state, { squadron: id, both }));
  }

  /** A squadron attacks. */
  squadronAttack(id: number): this {
    return this.run({ kind: 'squadron-attack', squadron: id, by: -1 });
  }

  ship(id: number): Ship {
    const found = this.state.ships[id];
    if (!found) throw new Error(`there is no ship ${id}`);
    return found;
  }

  squadron(id: number): Squadron {
    const found = this.state.squadrons[id];
    if (!found) throw new Error(`there is no squadron ${id}`);
    return found;
  }

  pose(id: number): Pose {
    const { x, y, facing } = this.ship(id);
    return { x, y, facing };
  }
}

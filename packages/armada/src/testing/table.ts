/** A table for tests of Armada: lay ships and squadrons out, let them act, force dice, look at what happened. */
import { Activity } from '@firing-arc/referee/testing';
import { growStreams, type Pose } from '@firing-arc/table';
import type { Edition } from '../attack/dice.ts';
import type { Command } from '../cards/index.ts';
import { DAMAGE_CARDS } from '../damage/cards.ts';
import type { ArmadaEvent } from '../events.ts';
import { type AnyZone, type ObstacleKind, PLAY_AREA } from '../geometry/index.ts';
import { activationSteps } from '../phases/ship.ts';
import type { ArmadaQuestion } from '../questions.ts';
import { ARMADA } from '../rules.ts';
import { type ArmadaSetup, beginGame, newObstacle, type SetupSide } from '../setup/setup.ts';
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
  readonly shields?: Partial<Record<AnyZone, number>>;
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
  const sides = [sideOf('us', us), sideOf('them', them)] as const;
  const { first = 0, edition = '1.6', rounds } = plain;
  const [width, depth] = size ?? [PLAY_AREA.width, PLAY_AREA.height];
  const state = beginGame(
    {
      format: { id: 'test', version: '1' },
      edition,
      width,
      depth,
      first,
      obstacles: [],
      sides,
      ...(rounds === undefined ? {} : { rounds }),
    },
    growStreams('test', ARMADA.streams),
  );
  state.agenda = [];
  state.phase = 'ship';
  // A side without a ship would have lost; before the first round nobody loses.
  state.round = plain.round ?? (sides.every(({ ships }) => ships.length > 0) ? 1 : 0);
  state.obstacles = obstacles.map(({ outline, at: [x, y, facing], type }, id) => {
    const one = newObstacle(id, outline);
    return { ...one, type: type ?? (one.type as ObstacleKind), placed: true, x, y, facing };
  });
  const pieces = [...us, ...them];
  for (const [id, given] of pieces.filter(isShip).entries()) fillShip(state, state.ships[id]!, given);
  for (const [id, given] of pieces.filter(isSquadron).entries()) {
    fillSquadron(state, state.squadrons[id]!, given);
  }
  return state;
}

const sideOf = (name: string, pieces: readonly TestPiece[]): SetupSide => ({
  name,
  faction: '',
  ships: pieces.filter(isShip).map(({ card, at, points = 0, speed = 1, upgrades = [] }) => ({
    card,
    at,
    points,
    speed,
    upgrades,
  })),
  squadrons: pieces.filter(isSquadron).map(({ card, at, points = 0 }) => ({ card, at, points })),
  objectives: [],
});

const isShip = (piece: TestPiece): piece is TestShip => piece.kind === 'ship';
const isSquadron = (piece: TestPiece): piece is TestSquadron => piece.kind === 'squadron';

function fillShip(state: ArmadaState, on: Ship, given: TestShip): void {
  Object.assign(on.shields, given.shields);
  on.dials = [...(given.dials ?? [])];
  on.revealed = [...(given.revealed ?? [])];
  on.tokens = [...(given.tokens ?? [])];
  on.raids = [...(given.raids ?? [])];
  on.activated = given.activated ?? false;
  given.defense?.forEach((side, at) => {
    on.defense[at]!.side = side;
  });
  for (const name of given.damage ?? []) {
    const [, down] = /^facedown: (.+)$/.exec(name) ?? [];
    const kind = DAMAGE_CARDS.findIndex((card) => card.name === (down ?? name));
    if (kind < 0) throw new Error(`there is no damage card '${down ?? name}'`);
    state.deck[kind]! -= 1;
    on.damage.push({ uid: state.nextUid++, kind, up: down === undefined });
  }
}

function fillSquadron(state: ArmadaState, on: Squadron, given: TestSquadron): void {
  on.hull = given.hull ?? on.hull;
  on.slider = given.activated ? 1 - state.initiativeSide : state.initiativeSide;
}

/** A position with activities that run on it. */
export class TestGame extends Activity<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> {
  constructor(state: ArmadaState) {
    super(ARMADA, state);
  }

  /** A ship's whole activation. */
  activate(id: number): this {
    this.state.active = id;
    this.ship(id).activated = true;
    return this.run(...activationSteps(id));
  }

  /** A ship executes a maneuver: navigate command and course are asked. */
  maneuver(id: number): this {
    return this.run({ kind: 'determine-course', ship: id });
  }

  /** A ship moves along a course. */
  fly(id: number, clicks: readonly number[], side: 'left' | 'right' = 'left'): this {
    return this.run({ kind: 'move-ship', ship: id, course: { clicks, side } });
  }

  /** A ship is in its Attack step. */
  attack(id: number): this {
    return this.run({ kind: 'ship-attacks', ship: id });
  }

  /** A squadron is activated in the Squadron Phase. */
  squadronActs(id: number, both = false): this {
    return this.run({ kind: 'activate-squadron', squadron: id, by: -1, move: true, attack: true, both });
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

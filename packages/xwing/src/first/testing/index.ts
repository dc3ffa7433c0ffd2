/**
 * A table for tests of First Edition: lay ships out, let them act, force dice, answer questions, look at what
 * happened. Every activity runs three times: answered one by one with the game saved to JSON and restored by a
 * fresh referee at every question, and again from its start with all answers known: same events, same hash.
 */

import { Activity } from '@firing-arc/referee/testing';
import type { Pose } from '../../common/index.ts';
import type { FirstEvent } from '../events.ts';
import type { Interpreter } from '../game.ts';
import type { Mission } from '../missions/mission.ts';
import { buildPosition, dialEntry as entryOnDial, type PositionShip, stepsOf } from '../position/index.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import type { FirstSetup } from '../setup/setup.ts';
import type { FirstState, Ship, Token } from '../state.ts';

export { actionKey } from '../abilities/possible.ts';
export { stayingAnswerer } from './players.ts';
export { SECRETS } from './secrets.ts';

export type At = readonly [x: number, y: number, facing: number];

/** A ship on the test table. What is left out is as the card prints it. */
export interface TestShip {
  readonly pilot: string;
  /** Left out: docked with a ship as its cards say. */
  readonly at?: At;
  readonly points?: number;
  readonly tokens?: Partial<Record<Token, number>>;
  readonly shields?: number;
  readonly arc?: number;
  /** Ids of upgrades; `discarded: id` for one that lies facedown. */
  readonly upgrades?: readonly string[];
  /** Names of faceup damage cards; `facedown: name` for a facedown one. */
  readonly damage?: readonly string[];
}

/** What lies on the test table. Player 0 has `us`, player 1 `them`; ids count on from one to the other. */
export interface TestTable {
  readonly us: readonly TestShip[];
  readonly them?: readonly TestShip[];
  /** More players by their ships, with the team of each one: of two teams of as many, or one more. */
  readonly others?: readonly (readonly TestShip[])[];
  readonly teams?: readonly number[];
  readonly obstacles?: readonly { readonly outline: string; readonly at: At }[];
  readonly bombs?: readonly { readonly kind: string; readonly player: number; readonly at: At }[];
  /** Pairs of ships that touch. */
  readonly contacts?: readonly (readonly [number, number])[];
  /** Target locks, as ship and target ship. */
  readonly locks?: readonly (readonly [by: number, on: number])[];
  readonly initiative?: 0 | 1;
  readonly damageDeck?: 'core' | 'tfa';
  readonly measuring?: 'rules' | 'free';
  readonly phase?: string;
  readonly mission?: Mission;
  readonly round?: number;
  readonly rounds?: number;
  readonly size?: readonly [width: number, depth: number];
  /** Any other part of the state by its path, as in a scenario file: `{ '/ships/0/performed': ['focus'] }`. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** One pilot of each kind, for tests that need a ship of a size, a pilot skill or a weapon. */
export const xwing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'rookiepilot',
  at,
  ...more,
});
export const tie = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'academypilot',
  at,
  ...more,
});
export const ywing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'goldsquadronpilot',
  at,
  ...more,
});
export const awing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'prototypepilot',
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
export const phantom = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'sigmasquadronpilot',
  at,
  ...more,
});
export const t70 = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bluesquadronnovice',
  at,
  ...more,
});
export const yt1300 = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'outerrimsmuggler',
  at,
  ...more,
});
export const firespray = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bountyhunter',
  at,
  ...more,
});
export const lambda = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'omicrongrouppilot',
  at,
  ...more,
});

/** Lays a table out. Throws when a name is unknown. */
export function table(layout: TestTable): TestGame {
  return new TestGame(positionOf(layout));
}

function positionOf(layout: TestTable): FirstState {
  const { us, them = [], others = [], teams, obstacles, bombs, contacts, locks, size, ...plain } = layout;
  const built = buildPosition({
    ...plain,
    ...(size ? { size: [...size] } : {}),
    sides: [
      { name: 'us', ships: us.map(writtenShip) },
      { name: 'them', ships: them.map(writtenShip) },
      ...others.map((ships) => ({ ships: ships.map(writtenShip) })),
    ],
    ...(teams ? { teams: [...teams] } : {}),
    obstacles: (obstacles ?? []).map(({ outline, at }) => ({ outline, at: [...at] })),
    bombs: (bombs ?? []).map(({ kind, player, at }) => ({ kind, player, at: [...at] })),
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
    ...(at && { at: [...at] }),
    damage: [...(damage ?? [])],
    upgrades: [...(upgrades ?? [])],
  };
}

/** A position with activities that run on it. */
export class TestGame extends Activity<FirstState, FirstSetup, FirstQuestion, FirstEvent, Interpreter> {
  constructor(state: FirstState) {
    super(FIRST, state);
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

  /** A ship is in its Perform Action step. */
  act(ship: number): this {
    return this.run({ kind: 'action', ship, because: 'xwing1:actions.1', tried: [] });
  }

  /** A ship is granted one of some actions as a free action. */
  free(ship: number, ...actions: readonly string[]): this {
    return this.run(...stepsOf(this.state, { free: ship, actions }));
  }

  /** A ship has its turn in the Combat phase. */
  combat(ship: number): this {
    return this.run(...stepsOf(this.state, { combat: ship }));
  }

  /** A ship has its turn in the Combat phase and attacks another. */
  attack(ship: number, target: number): this {
    return this.combat(ship).pick({ kind: 'attack', target });
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

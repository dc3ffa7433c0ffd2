import type { Pack } from '../squads/pack.ts';
import type { Marker } from '../state.ts';
import { type TestGame, type TestTable, table } from '../testing/index.ts';
import { scenarioOf } from './choose.ts';
import { newMarkers } from './place-markers.ts';
import type { Scenario } from './scenario.ts';

/** For tests: tables on which a scenario of standard play is played. */

/** Where an objective of a test lies, whose ship carries it, whose player marker is on it. */
export interface TestMarker {
  readonly at?: readonly [x: number, y: number];
  readonly carrier?: number;
  readonly holder?: number;
}

/** A table in the second round of a scenario, with its objectives as given; the others are not there. */
export function scenarioTable(
  scenario: Scenario,
  layout: TestTable,
  markers: readonly TestMarker[] = [],
): TestGame {
  const game = table({ round: 2, ...layout });
  game.state.scenario = scenario;
  game.state.markers = newMarkers(scenario)
    .slice(0, markers.length)
    .map((marker, i): Marker => {
      const { at, carrier = -1, holder = -1 } = markers[i]!;
      const [x, y] = at ?? [0, 0];
      return { ...marker, placed: at !== undefined, carrier, holder, x, y };
    });
  return game;
}

/** A table before its objectives are placed. */
export function beforeMarkers(scenario: Scenario, layout: TestTable): TestGame {
  const game = scenarioTable(scenario, { ...layout, phase: 'setup', round: 0 });
  game.state.markers = newMarkers(scenario);
  return game.run({ kind: 'place-marker', turn: 0 });
}

/** Why the marker that is to be placed may not lie there; nothing when it may. */
export const rulingsAt = (game: TestGame, x: number, y: number): readonly string[] | null =>
  game.help.validate?.([x, y, 0]).map(({ ruling }) => ruling) ?? null;

/** The scenarios of a pack, with these tables for them by name. */
export function scenariosOf(pack: Pack) {
  const named = (id: string, change: Partial<Scenario> = {}): Scenario => ({
    ...scenarioOf(pack, id)!,
    ...change,
  });
  return {
    scenarioNamed: named,
    scenarioTable: (scenario: string | Scenario, layout: TestTable, markers: readonly TestMarker[] = []) =>
      scenarioTable(typeof scenario === 'string' ? named(scenario) : scenario, layout, markers),
    beforeMarkers: (scenario: string | Scenario, layout: TestTable) =>
      beforeMarkers(typeof scenario === 'string' ? named(scenario) : scenario, layout),
  };
}

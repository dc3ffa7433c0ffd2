import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { packFrom } from '../squads/pack.ts';
import type { Marker } from '../state.ts';
import { type TestGame, type TestTable, table } from '../testing/index.ts';
import { scenarioOf } from './choose.ts';
import { newMarkers } from './place-markers.ts';
import type { Scenario } from './scenario.ts';

/** For tests: tables on which a scenario of standard play is played. */

const PACK = packFrom(amg);

/** A scenario of the 20-point pack, with some of its numbers changed. */
export function scenarioNamed(id: string, change: Partial<Scenario> = {}): Scenario {
  return { ...scenarioOf(PACK, id)!, ...change };
}

/** Where an objective of a test lies, whose ship carries it, whose player marker is on it. */
export interface TestMarker {
  readonly at?: readonly [x: number, y: number];
  readonly carrier?: number;
  readonly holder?: number;
}

/** A table in the second round of a scenario, with its objectives as given; the others are not there. */
export function scenarioTable(
  scenario: string | Scenario,
  layout: TestTable,
  markers: readonly TestMarker[] = [],
): TestGame {
  const game = table({ round: 2, ...layout });
  const played = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario;
  game.state.scenario = played;
  game.state.markers = newMarkers(played)
    .slice(0, markers.length)
    .map((marker, i): Marker => {
      const { at, carrier = -1, holder = -1 } = markers[i]!;
      const [x, y] = at ?? [0, 0];
      return { ...marker, placed: at !== undefined, carrier, holder, x, y };
    });
  return game;
}

/** A table before its objectives are placed. */
export function beforeMarkers(scenario: string | Scenario, layout: TestTable): TestGame {
  const game = scenarioTable(scenario, { ...layout, phase: 'setup', round: 0 });
  game.state.markers = newMarkers(game.state.scenario!);
  return game.run({ kind: 'place-marker', turn: 0 });
}

/** Why the marker that is to be placed may not lie there; nothing when it may. */
export const rulingsAt = (game: TestGame, x: number, y: number): readonly string[] | null =>
  game.question?.form === 'place' ? game.question.validate([x, y, 0]).map(({ ruling }) => ruling) : null;

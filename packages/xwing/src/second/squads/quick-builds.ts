/**
 * Quick builds: one or two ships with their upgrades and a threat value, which stands in place of squad points
 * (threat-value.1). They fly by threat among themselves, and those that a format allows as ships of a squad.
 */

import * as Type from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { FACTIONS, type Faction } from '../cards/chassis.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import { checkLimits, checkSquad, fittedShips, type Refusal } from './legality.ts';
import { indexPack, type Pack, type PackIndex } from './pack.ts';
import { HOUSE } from './readiness.ts';
import type { Squad, SquadShip } from './squad.ts';

/** What one card sets up. */
export interface QuickBuild {
  readonly id: string;
  readonly faction: Faction;
  readonly threat: number;
  readonly ships: readonly SquadShip[];
}

/** Is a quick build legal as ships of a squad in a format? If not, why. */
export interface QuickBuildVerdict {
  readonly build: QuickBuild;
  readonly legal: boolean;
  /** Squad points of its ships in the format. */
  readonly points: number;
  readonly refusals: readonly Refusal[];
}

const fileRecord = Type.Object({
  game: Type.Literal('xwing2'),
  builds: Type.Array(
    Type.Object({
      id: Type.String(),
      faction: Type.Enum(FACTIONS),
      threat: Type.Integer({ minimum: 1 }),
      ships: Type.Array(Type.String({ pattern: '^[a-z0-9+-]+$' }), { minItems: 1 }),
    }),
  ),
});

/** The quick builds in a value that ships with an app. Throws when it is none. */
export function quickBuildsFrom(value: unknown): readonly QuickBuild[] {
  if (!Check(fileRecord, value)) {
    const [first] = Errors(fileRecord, value)[1];
    throw new Error(`Not a file of quick builds: ${first?.instancePath ?? '/'} ${first?.message ?? ''}`);
  }
  return value.builds.map((build) => ({
    ...build,
    ships: build.ships.map((ship) => {
      const [pilot = '', ...upgrades] = ship.split('+');
      return { pilot, upgrades };
    }),
  }));
}

/** What speaks against a quick build as part of a squad; how many ships a squad needs is no matter of one card. */
export function judgeQuickBuild(
  build: QuickBuild,
  pack: Pack,
  index: PackIndex = indexPack(pack),
): QuickBuildVerdict {
  const squad: Squad = { faction: build.faction, ships: build.ships };
  const { refusals, points } = checkSquad(squad, pack, HOUSE, index);
  const against = refusals.filter(({ ruling }) => ruling !== 'xwing2:squad-building.2');
  return { build, legal: against.length === 0, points, refusals: against };
}

/** Every quick build with its verdict in a format, in the order of the file. */
export function judgeQuickBuilds(builds: readonly QuickBuild[], pack: Pack): readonly QuickBuildVerdict[] {
  const index = indexPack(pack);
  return builds.map((build) => judgeQuickBuild(build, pack, index));
}

/** The squad of some quick builds of one faction. */
export function squadOfQuickBuilds(builds: readonly QuickBuild[]): Squad {
  const [first] = builds;
  if (!first) throw new RangeError('a squad of no quick builds has no faction');
  return { faction: first.faction, ships: builds.flatMap((build) => build.ships) };
}

/** What speaks against quick builds for a game of so much threat: points, slots and bans do not count there. */
export function checkThreat(builds: readonly QuickBuild[], threat: number, pack: Pack): readonly Refusal[] {
  const sum = builds.reduce((total, build) => total + build.threat, 0);
  const refusals: Refusal[] = [];
  if (sum > threat) {
    const message = `The quick builds have a threat of ${sum}; at most ${threat} is allowed, so it is ${sum - threat} over.`;
    refusals.push({ ruling: 'xwing2:threat-value.1', message });
  }
  const strange = builds.filter((build) => build.faction !== builds[0]?.faction);
  for (const { id, faction } of strange) {
    const message = `The quick build ${id} belongs to ${faction}; the first is of ${builds[0]!.faction}.`;
    refusals.push({ ruling: 'xwing2:squad-building.3', message });
  }
  if (builds.length === 0) return refusals;
  return [
    ...refusals,
    ...checkLimits(fittedShips(squadOfQuickBuilds(builds), indexPack(pack)), ENGLISH_SQUADS),
  ];
}

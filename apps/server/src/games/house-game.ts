/** What the server knows of a game: its rules, its formats, its squads and its computer players. */

import type { PackInfo, SquadFindings, SquadSource } from '@firing-arc/online';
import {
  type Decision,
  type GivenPack,
  type Reading,
  readGiven,
  shown,
  shownName,
  type Task,
} from '@firing-arc/referee';
import type { Played } from './play.ts';

/** What a squad is, and the squad itself as plain data where it may be brought. */
export interface BroughtSquad {
  readonly findings: SquadFindings;
  readonly squad: unknown;
}

/** Terms of a match beside its squads. */
export interface MatchTerms {
  readonly scenario: string | null;
  /** The team of each seat; null: as the game has it with so many. */
  readonly teams: readonly number[] | null;
  /** A number between 0 and 1, for what is left to chance before a game has dice. */
  readonly chance: number;
}

/** A format of a game as tables are made with it. */
export interface TableFormat {
  readonly ready: readonly { readonly id: string; readonly name: string }[];
  /** The ready squads that go well together; a computer player takes the one of its seat. */
  readonly usual: (seat: number) => string;
  readonly scenarios: readonly string[];
  /** Whether so many can play it. */
  readonly seats: (count: number) => boolean;
  /** Whether seats may be on these teams. */
  readonly teams: (teams: readonly number[]) => boolean;
  readonly read: (source: SquadSource) => BroughtSquad;
  /** The setup of squads that were read by this format. Throws when they cannot meet. */
  readonly match: (squads: readonly unknown[], terms: MatchTerms) => unknown;
}

/** How a game stands between two of its rounds. */
export interface Standing {
  readonly round: number;
  /** Who would win by points; several as a team, or nobody where points are even. */
  readonly leaders: readonly number[];
}

/** A pack that somebody brought, and its formats; the second one is epic play of First Edition. */
export interface OwnPack {
  readonly info: PackInfo;
  readonly formats: readonly TableFormat[];
}

export interface HouseGame {
  readonly played: Played;
  /** How a game stands, from its state. */
  readonly standing: (state: unknown) => Standing;
  readonly formats: readonly string[];
  readonly format: (id: string) => TableFormat;
  /** Reads a pack that somebody brings; `base` is the whole JSON of the pack from which it is told, null without one. */
  readonly readPack: (given: GivenPack, base: unknown) => Reading<PackInfo>;
  /** The formats of a pack that was read so, as plain data. */
  readonly own: (pack: unknown) => OwnPack;
  /** What a computer player decides; the longest work of all, never done where others wait. */
  readonly decide: (player: string, task: Task) => Decision;
}

/** Packs that somebody brings, as a game has them: how one is read, and a format in each of these ways. */
export const ownPacks = <Pack extends PackInfo>(
  read: (value: unknown) => Reading<Pack>,
  ...ways: readonly ((pack: Pack) => TableFormat)[]
): Pick<HouseGame, 'readPack' | 'own'> => ({
  readPack: (given, base) => readGiven(given, read, base),
  own: (known) => {
    const pack = known as Pack;
    const { id, date } = pack;
    // All that are told of a table are told this: what a pack says of itself is plain, and no longer than a line.
    const [name, version] = [shownName(pack.name), shown(pack.version)];
    return { info: { id, name, version, date }, formats: ways.map((way) => withLegal(way(pack))) };
  },
});

/** The ready squads that are legal under a pack, where at least two are; all of them else. */
export function withLegal(format: TableFormat): TableFormat {
  const legal = format.ready.filter(({ id }) => format.read({ ready: id }).findings.brought);
  if (legal.length < 2) return format;
  const usual = (seat: number): string => {
    const id = format.usual(seat);
    return legal.some((squad) => squad.id === id) ? id : legal[seat % legal.length]!.id;
  };
  return { ...format, ready: legal, usual };
}

/** The findings of a squad of any game. */
export function findingsOf(
  name: string | undefined,
  problems: readonly string[],
  check: {
    readonly points: number;
    readonly legal: boolean;
    readonly playable: boolean;
    readonly refusals: readonly { readonly message: string; readonly ruling: string }[];
    readonly notices: readonly { readonly kind: string; readonly message: string }[];
  } | null,
): SquadFindings {
  return {
    brought: problems.length === 0 && check !== null && check.legal && check.playable,
    name: name ?? null,
    points: check?.points ?? null,
    problems: [...problems],
    refusals: (check?.refusals ?? []).map(({ message, ruling }) => ({ message, ruling })),
    notices: (check?.notices ?? []).map(({ kind, message }) => ({ kind, message })),
  };
}

/** The side with the most points; nobody where two have as many. Each seat has the points of its side. */
export function mostPoints(
  points: readonly number[],
  sideOf: (seat: number) => readonly number[],
): readonly number[] {
  const most = Math.max(...points);
  const side = sideOf(points.indexOf(most));
  return points.every((one, seat) => one < most || side.includes(seat)) ? side : [];
}

/** How many teams there are, and how many play in each. */
export const sizesOf = (teams: readonly number[]): readonly number[] =>
  [...new Set(teams)].map((team) => teams.filter((one) => one === team).length);

/** One format made once, however many tables play it. */
export function once<Made>(make: (id: string) => Made): (id: string) => Made {
  const made = new Map<string, Made>();
  return (id) => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  };
}

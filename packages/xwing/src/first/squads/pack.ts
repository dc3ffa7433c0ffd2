/** Format packs of First Edition: which cards cost what and what they ask of their ship. Data only. */

import { type PackProblem, packReader, type Reading, repeatedIds } from '@firing-arc/referee';
import { commitment } from '@firing-arc/table';
import { onceFor } from '../../common/squads/once-for.ts';
import { otherThanItsCard, type Repeated } from '../../common/squads/own-pilots.ts';
import { chassisOf, noOwnCard, noOwnPilot, pilotCard } from '../cards/index.ts';
import {
  type Pack,
  type PackPilot,
  type PackRelease,
  type PackShip,
  type PackUpgrade,
  packRecord,
} from './pack-schema.ts';

export type { PackProblem } from '@firing-arc/referee';
export type {
  Pack,
  PackLimit,
  PackNeeds,
  PackPilot,
  PackRelease,
  PackShip,
  PackUpgrade,
  Play,
} from './pack-schema.ts';

export type PackReading = Reading<Pack>;

const reader = packReader(packRecord, contradictions);

/** Checks that a value read from JSON is a format pack whose records agree with each other. */
export const readPack = (value: unknown): PackReading => reader.read(value);

/** Reads a pack from the text of a file; each problem has its line and column. */
export const readPackText = (text: string): PackReading => reader.readText(text);

/** The pack in a value that ships with an app; throws an error that names the first problems. */
export const packFrom = (value: unknown): Pack => reader.from(value);

/** The pack in a value that ships with the house: tests read each of them, so that who plays need not check it again. */
export const knownPack = (value: unknown): Pack => value as Pack;

function contradictions(pack: Pack): readonly PackProblem[] {
  const problems: PackProblem[] = [
    ...repeatedIds({ ships: pack.ships, pilots: pack.pilots, upgrades: pack.upgrades }),
  ];
  const say = (path: string, message: string): void => void problems.push({ path, message });
  const { ships, upgrades } = indexPack(pack);
  if (pack.asOf !== undefined && pack.releases === undefined)
    say('/asOf', 'no releases say which cards were there on that day');
  (pack.releases ?? []).forEach(({ wave, product }, at) => {
    if ((wave === undefined) === (product === undefined))
      say(`/releases/${at}`, 'is either a wave or a product');
  });
  pack.ships.forEach(({ id, otherSection }, at) => {
    if (otherSection !== undefined && ships.get(otherSection)?.otherSection !== id) {
      say(`/ships/${at}/otherSection`, `${id}: '${otherSection}' is not its other section`);
    }
  });
  pack.pilots.forEach((pilot, at) => {
    const flies = ships.get(pilot.ship)?.factions.includes(pilot.faction);
    if (!flies) {
      say(`/pilots/${at}/ship`, `${pilot.id}: no ship '${pilot.ship}' for ${pilot.faction}`);
    }
    const others = otherThanItsCard(pilot, noOwnPilot(pilot.id), () => repeated(pilot.id));
    for (const [field, message] of others)
      if (flies || field !== 'ship') say(`/pilots/${at}/${field}`, message);
  });
  pack.upgrades.forEach(({ id, needs, brings }, at) => {
    const reason = noOwnCard(id);
    if (reason !== null) say(`/upgrades/${at}/id`, `${id}: is no card made of the house's: ${reason}`);
    for (const ship of needs?.ships ?? []) {
      if (!ships.has(ship)) say(`/upgrades/${at}/needs/ships`, `${id}: no ship '${ship}'`);
    }
    for (const type of needs?.types ?? []) {
      if (!pack.ships.some(({ name }) => isOfType(name, type))) {
        say(`/upgrades/${at}/needs/types`, `${id}: no ship of the type '${type}'`);
      }
    }
    if (brings !== undefined && !upgrades.has(brings)) {
      say(`/upgrades/${at}/brings`, `${id}: no upgrade '${brings}'`);
    }
  });
  return problems;
}

/** What the card of a pilot says that its record repeats. */
const repeated = (id: string): Repeated => {
  const card = pilotCard(id);
  return { ship: chassisOf(id)?.id, faction: card?.faction, skill: card?.skill };
};

/** Whether a ship's name contains the whole of a restricted type, word by word: a TIE/fo is a TIE (upgrade-cards.4). */
export function isOfType(shipName: string, type: string): boolean {
  const parts = (name: string) => name.toLowerCase().split(/[ /]/);
  const own = parts(shipName);
  return parts(type).every((word) => own.includes(word));
}

/** The first 16 digits of the pack's SHA-256: tells two packs apart that go by one name. */
export function packHash(pack: Pack): string {
  return commitment(JSON.stringify(pack)).slice(0, 16);
}

/** The records of a pack by id. */
export interface PackIndex {
  readonly ships: ReadonlyMap<string, PackShip>;
  readonly pilots: ReadonlyMap<string, PackPilot>;
  readonly upgrades: ReadonlyMap<string, PackUpgrade>;
  /** What came after the day of the pack, by the list and the id of the card: `pilots/poedameron`. */
  readonly later: ReadonlyMap<string, PackRelease>;
}

/** The index of a pack, built when it is first asked for. */
export const indexPack = onceFor(
  (pack: Pack): PackIndex => ({
    ships: new Map(pack.ships.map((ship) => [ship.id, ship])),
    pilots: new Map(pack.pilots.map((pilot) => [pilot.id, pilot])),
    upgrades: new Map(pack.upgrades.map((upgrade) => [upgrade.id, upgrade])),
    later: laterCards(pack),
  }),
);

function laterCards({ asOf, releases = [] }: Pack): PackIndex['later'] {
  const later = releases.filter(({ date }) => asOf !== undefined && date > asOf);
  return new Map(
    later.flatMap((release) => [
      ...(release.pilots ?? []).map((id) => [`pilots/${id}`, release] as const),
      ...(release.upgrades ?? []).map((id) => [`upgrades/${id}`, release] as const),
    ]),
  );
}

/** Whether a card was there on the day of the pack; always where the pack has no day (formats-of-play.4). */
export const wasThere = (
  { later }: PackIndex,
  list: 'pilots' | 'upgrades',
  { id }: { readonly id: string },
) => !later.has(`${list}/${id}`);

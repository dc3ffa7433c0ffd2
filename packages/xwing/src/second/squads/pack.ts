/** Format packs: which cards cost what and are legal, at which date. Data only; this file checks its shape. */

import { type PackProblem, packReader, type Reading, repeatedIds } from '@firing-arc/referee';
import { commitment } from '@firing-arc/table';
import { onceFor } from '../../common/squads/once-for.ts';
import { otherThanItsCard, type Repeated } from '../../common/squads/own-pilots.ts';
import { chassisOf, noOwnCard, noOwnPilot, pilotCard } from '../cards/index.ts';
import { ACTION_OF } from '../scenarios/scenario.ts';
import { type Pack, type PackPilot, type PackShip, type PackUpgrade, packRecord } from './pack-schema.ts';

export type { PackProblem } from '@firing-arc/referee';
export type { Pack, PackPilot, PackShip, PackUpgrade, Restriction, Slot } from './pack-schema.ts';

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
  const { ships, pilots, upgrades } = indexPack(pack);
  pack.pilots.forEach((pilot, at) => {
    const flies = ships.get(pilot.ship)?.factions.includes(pilot.faction);
    if (!flies) {
      say(`/pilots/${at}/ship`, `${pilot.id}: no ship '${pilot.ship}' for ${pilot.faction}`);
    }
    if ((pilot.slots === undefined) === (pilot.standardLoadout === undefined)) {
      say(`/pilots/${at}`, `${pilot.id}: needs either slots or a standard loadout`);
    }
    for (const id of pilot.standardLoadout ?? []) {
      if (!upgrades.has(id)) say(`/pilots/${at}/standardLoadout`, `${pilot.id}: no upgrade '${id}'`);
    }
    const others = otherThanItsCard(pilot, noOwnPilot(pilot.id), () => repeated(pilot.id));
    for (const [field, message] of others)
      if (flies || field !== 'ship') say(`/pilots/${at}/${field}`, message);
  });
  const names = new Set([...pack.pilots, ...pack.upgrades].map((card) => card.name));
  pack.restrictedCopies?.forEach(({ name }, at) => {
    if (!names.has(name)) say(`/restrictedCopies/${at}/name`, `no card is called '${name}'`);
  });
  pack.restricted.forEach((id, at) => {
    if (!pilots.has(id) && !upgrades.has(id)) say(`/restricted/${at}`, `no card '${id}'`);
  });
  pack.upgrades.forEach((upgrade, at) => {
    const reason = noOwnCard(upgrade.id);
    if (reason !== null)
      say(`/upgrades/${at}/id`, `${upgrade.id}: is no card made of the house's: ${reason}`);
    if (pack.squad.upgrades !== 'squad-points')
      for (const [where, cost] of costsOf(upgrade))
        if (cost < 0)
          say(`/upgrades/${at}/${where}`, `${upgrade.id}: ${cost}: no upgrade gives loadout points`);
    if (upgrade.cost !== undefined && upgrade.costBy) {
      say(`/upgrades/${at}/costBy`, `${upgrade.id}: has a cost and a variable cost`);
    }
    for (const [n, { stat, least, most, ships: types }] of (upgrade.restrictions ?? []).entries()) {
      const where = `/upgrades/${at}/restrictions/${n}`;
      if ((stat === undefined) !== (least === undefined && most === undefined)) {
        say(where, `${upgrade.id}: 'stat' goes with 'least' or 'most'`);
      }
      for (const type of types ?? []) if (!ships.has(type)) say(where, `${upgrade.id}: no ship '${type}'`);
    }
  });
  pack.bans.forEach((ban, at) => {
    const card = (ban.kind === 'pilot' ? pilots : upgrades).get(ban.id);
    if (!card) say(`/bans/${at}`, `no ${ban.kind} '${ban.id}'`);
    else if (card.formats.includes(pack.mode)) say(`/bans/${at}`, `${ban.id} is banned and legal at once`);
  });
  pack.scenarios?.forEach(({ control, action, marker }, at) => {
    const needed = ACTION_OF[control];
    if (needed && action !== needed)
      say(`/scenarios/${at}/action`, `'${control}' needs the action '${needed}': nothing would ever be held`);
    if (action === 'transmit' && marker !== 'data-cache')
      say(`/scenarios/${at}/marker`, `'transmit' needs 'data-cache': nothing would ever be learned`);
  });
  if (pack.squad.ships.least > pack.squad.ships.most) say('/squad/ships', 'least is more than most');
  return problems;
}

/** What an upgrade may cost, with the field that says so. */
const costsOf = ({ cost, costBy }: PackUpgrade): readonly (readonly [field: string, cost: number])[] => [
  ...(cost === undefined ? [] : [['cost', cost] as const]),
  ...Object.entries(costBy?.costs ?? {}).map(([key, each]) => [`costBy/costs/${key}`, each] as const),
];

/** What the card of a pilot says that its record repeats. */
const repeated = (id: string): Repeated => {
  const card = pilotCard(id);
  return { ship: chassisOf(id)?.id, faction: card?.faction, initiative: card?.initiative };
};

/** The first 16 digits of the pack's SHA-256: tells two packs apart that go by one name. About 10 ms. */
export function packHash(pack: Pack): string {
  return commitment(JSON.stringify(pack)).slice(0, 16);
}

/** The records of a pack by id; pilots also by the ids that other list builders use for them. */
export interface PackIndex {
  readonly ships: ReadonlyMap<string, PackShip>;
  readonly pilots: ReadonlyMap<string, PackPilot>;
  readonly upgrades: ReadonlyMap<string, PackUpgrade>;
}

/** The index of a pack, built when it is first asked for. */
export const indexPack = onceFor((pack: Pack): PackIndex => {
  const aliases = pack.pilots.flatMap((pilot) => (pilot.aliases ?? []).map((also) => [also, pilot] as const));
  return {
    ships: new Map(pack.ships.map((ship) => [ship.id, ship])),
    pilots: new Map([...aliases, ...pack.pilots.map((pilot) => [pilot.id, pilot] as const)]),
    upgrades: new Map(pack.upgrades.map((upgrade) => [upgrade.id, upgrade])),
  };
});

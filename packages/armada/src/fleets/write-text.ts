/** Writes fleets as text that list builders and tables read. */
import { type Faction, SQUADRON_CARDS, shipCard, squadronCard, upgradeCard } from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { OBJECTIVE_CATEGORIES, objectiveCard } from '../objectives/cards.ts';
import type { Fleet } from './fleet.ts';
import { flagshipOf } from './legality.ts';
import { indexPack, type Pack, type PackIndex } from './pack.ts';

export const FLEET_TEXTS = ['kingston', 'star-forge', 'warlords'] as const;
/** The builders whose text can be written. */
export type FleetText = (typeof FLEET_TEXTS)[number];

const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel',
  empire: 'Empire',
  republic: 'Republic',
  separatist: 'Separatist',
};

/** A fleet as text; cards that the pack does not have are left out. */
export function writeFleetText(fleet: Fleet, pack: Pack, as: FleetText = 'kingston'): string {
  const counted = count(fleet, indexPack(pack));
  return as === 'warlords' ? warlords(fleet, counted, pack) : kingston(fleet, counted, as);
}

interface Entry {
  readonly name: string;
  readonly points: number;
}

interface Counted {
  readonly ships: readonly (Entry & { readonly flagship: boolean; readonly upgrades: readonly Entry[] })[];
  readonly squadrons: readonly (Entry & { readonly id: string; readonly count: number })[];
  readonly commander: Entry | undefined;
}

const sum = (entries: readonly Entry[]): number => entries.reduce((all, { points }) => all + points, 0);

function count(fleet: Fleet, index: PackIndex): Counted {
  const flagship = flagshipOf(fleet);
  const ships = fleet.ships.flatMap(({ ship, upgrades }, at) => {
    const name = shipCard(ship)?.name;
    const points = index.ships.get(ship);
    if (name === undefined || points === undefined) return [];
    const carried = upgrades.flatMap((id) => {
      const cost = index.upgrades.get(id);
      return cost === undefined ? [] : [{ name: upgradeName(id), points: cost }];
    });
    return [{ name, points, flagship: at === flagship, upgrades: carried }];
  });
  const squadrons = [...new Set(fleet.squadrons)].flatMap((id) => {
    const points = index.squadrons.get(id);
    if (points === undefined) return [];
    return [
      { id, name: squadronName(id), points, count: fleet.squadrons.filter((each) => each === id).length },
    ];
  });
  const commander = fleet.ships[flagship]?.upgrades.find((id) =>
    upgradeCard(id)?.icons.includes('commander'),
  );
  const points = commander === undefined ? undefined : index.upgrades.get(commander);
  return {
    ships,
    squadrons,
    commander: points === undefined ? undefined : { name: upgradeCard(commander!)!.name, points },
  };
}

const MARKS: Readonly<Record<string, string>> = { commander: 'com', officer: 'off', 'weapons-team': 'wpn' };

/** The name of an upgrade, with the mark of its icon where a faction has several cards of the name. */
function upgradeName(id: string): string {
  const card = upgradeCard(id)!;
  const twins = UPGRADE_CARDS.filter(
    ({ name, factions }) => name === card.name && factions.join() === card.factions.join(),
  );
  const mark = MARKS[card.icons[0]!];
  return twins.length > 1 && mark !== undefined ? `${card.name} (${mark})` : card.name;
}

/** The name of a squadron: the ace alone where no other card of the faction has the same ace. */
function squadronName(id: string): string {
  const card = squadronCard(id)!;
  if (card.ace === undefined) return card.name;
  const twins = SQUADRON_CARDS.filter(({ ace, faction }) => ace === card.ace && faction === card.faction);
  return twins.length > 1 ? `${card.ace} - ${card.name}` : card.ace;
}

const objectiveLines = ({ objectives }: Fleet, suffix: string): readonly string[] =>
  OBJECTIVE_CATEGORIES.flatMap((category) => {
    const name = objectiveCard(objectives[category] ?? '')?.name;
    return name === undefined ? [] : [`${category[0]!.toUpperCase()}${category.slice(1)}${suffix}: ${name}`];
  });

function kingston(
  fleet: Fleet,
  { ships, squadrons, commander }: Counted,
  as: 'kingston' | 'star-forge',
): string {
  const forge = as === 'star-forge';
  const flown = squadrons.map(({ id, name, points, count }) => {
    const { ace, name: craft } = squadronCard(id)!;
    if (ace !== undefined) return `• ${forge ? `${ace} - ${craft}` : name} (${points})`;
    return `• ${forge || count > 1 ? `${count} x ` : ''}${name} (${points * count})`;
  });
  const squadronPoints = squadrons.reduce((all, { points, count }) => all + points * count, 0);
  const total = ships.reduce((all, ship) => all + ship.points + sum(ship.upgrades), squadronPoints);
  return [
    `${forge ? ' ' : ''}Name: ${fleet.name ?? 'Fleet'}`,
    `Faction: ${FACTION_NAMES[fleet.faction]}`,
    ...(commander ? [`Commander: ${commander.name}${forge ? ` (${commander.points})` : ''}`] : []),
    '',
    ...objectiveLines(fleet, ''),
    '',
    ...ships.flatMap(({ name, points, upgrades }) => [
      `${name} (${points})`,
      ...upgrades.map((each) => `• ${each.name} (${each.points})`),
      `= ${points + sum(upgrades)} Points`,
      '',
    ]),
    'Squadrons:',
    ...flown,
    `= ${squadronPoints} Points`,
    '',
    `Total Points: ${total}`,
    '',
  ].join('\n');
}

const WARLORDS_FACTIONS: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel Alliance',
  empire: 'Galactic Empire',
  republic: 'Galactic Republic',
  separatist: 'Separatist Alliance',
};

function warlords(fleet: Fleet, { ships, squadrons, commander }: Counted, pack: Pack): string {
  const squadronPoints = squadrons.reduce((all, { points, count }) => all + points * count, 0);
  const total = ships.reduce((all, ship) => all + ship.points + sum(ship.upgrades), squadronPoints);
  return [
    fleet.name ?? 'Fleet',
    '',
    `Faction: ${WARLORDS_FACTIONS[fleet.faction]}`,
    `Points: ${total}/${pack.play.standard.points}`,
    ...(commander ? [`Commander: ${commander.name}`] : []),
    '',
    ...objectiveLines(fleet, ' Objective'),
    '',
    ...ships.flatMap(({ name, points, flagship, upgrades }) => [
      `${flagship ? '[ flagship ] ' : ''}${name} (${points} points)`,
      ...upgrades.map((each) => `-  ${each.name}  ( ${each.points}  points)`),
      `= ${points + sum(upgrades)} total ship cost`,
      '',
    ]),
    ...squadrons.map(({ name, points, count }) => `${count} ${name} ( ${points * count} points)`),
    `= ${squadronPoints} total squadron cost`,
    '',
  ].join('\n');
}

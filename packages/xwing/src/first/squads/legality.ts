/** Is a squad legal in a format, and what of it can be played here? Every refusal names its ruling. */

import { FACTION_OF } from '../cards/chassis.ts';
import { unmetNeed } from './needs.ts';
import {
  indexPack,
  type Pack,
  type PackIndex,
  type PackPilot,
  type PackShip,
  type PackUpgrade,
  type Play,
} from './pack.ts';
import { HOUSE, type House, type Notice, readiness } from './readiness.ts';
import type { Squad } from './squad.ts';
import { checkUpgradeBar, upgradePoints } from './upgrade-bar.ts';

/** Why a squad is not legal: the ledger line, the ship it concerns (index in the squad), plain words. */
export interface Refusal {
  readonly ruling: string;
  readonly ship?: number;
  readonly message: string;
}

/** Squad points, why it is illegal if it is, and what the house cannot play. */
export interface SquadCheck {
  readonly legal: boolean;
  readonly playable: boolean;
  readonly points: number;
  readonly refusals: readonly Refusal[];
  readonly notices: readonly Notice[];
}

/** One ship of the squad with its records looked up. */
export interface Fitted {
  readonly at: number;
  readonly label: string;
  readonly pilot: PackPilot;
  readonly ship: PackShip;
  readonly upgrades: readonly PackUpgrade[];
}

/**
 * Checks a squad against a pack, for standard play unless told otherwise. `house` says which cards can be played; by
 * default what is built in. Who checks many squads makes the `index` once.
 */
export function checkSquad(
  squad: Squad,
  pack: Pack,
  play: Play = 'standard',
  house: House = HOUSE,
  index: PackIndex = indexPack(pack),
): SquadCheck {
  const { ships, refusals: unknown } = lookUp(squad, index);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  const refusals = [
    ...unknown,
    ...checkTotal(squad, points, pack, play),
    ...checkFaction(squad, ships),
    ...checkHugeShips(ships, pack, play),
    ...checkUniqueNames(ships),
    ...checkCopies(ships),
    ...ships.flatMap((ship) => checkUpgradeBar(ship)),
    ...ships.flatMap((ship) => ship.upgrades.flatMap((upgrade) => unmetNeed(upgrade, ship) ?? [])),
    ...ships.flatMap(checkLimited),
    ...ships.flatMap(checkBrought),
    ...checkObstacles(squad, pack),
  ];
  const notices = readiness(ships, house);
  return {
    legal: refusals.length === 0,
    playable: unknown.length === 0 && notices.every((notice) => notice.kind !== 'cannot-play'),
    points,
    refusals,
    notices,
  };
}

/** Squad points of a ship with its upgrades, discarded or not (upgrade-cards.5). */
export const shipPoints = (fitted: Fitted): number =>
  fitted.upgrades.reduce((sum, upgrade) => sum + upgradePoints(upgrade, fitted), fitted.pilot.points ?? 0);

/** The ships of a squad with their records; what the pack does not know is left out. */
export function fittedShips(squad: Squad, index: PackIndex): readonly Fitted[] {
  return lookUp(squad, index).ships;
}

function lookUp(squad: Squad, index: PackIndex): { ships: readonly Fitted[]; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const ruling = 'xwing1:squad-building.1';
  const ships = squad.ships.flatMap(({ pilot: id, upgrades: ids }, at) => {
    const pilot = index.pilots.get(id);
    const ship = pilot && index.ships.get(pilot.ship);
    if (!pilot || !ship || pilot.points === undefined) {
      refusals.push({ ruling, ship: at, message: `Ship ${at + 1}: '${id}' has no cost in this format.` });
      return [];
    }
    const label = `${pilot.name} (ship ${at + 1}, ${ship.name})`;
    for (const each of ids.filter((each) => !index.upgrades.has(each))) {
      refusals.push({ ruling, ship: at, message: `${label}: '${each}' has no cost in this format.` });
    }
    const upgrades = ids.flatMap((each) => index.upgrades.get(each) ?? []);
    return [{ at, label, pilot, ship, upgrades }];
  });
  return { ships, refusals };
}

function checkTotal(squad: Squad, points: number, pack: Pack, play: Play): readonly Refusal[] {
  const most = pack.play[play].points;
  const refusals: Refusal[] = [];
  if (points > most) {
    const message = `The squad costs ${points} squad points; at most ${most} are allowed, so it is ${points - most} over.`;
    refusals.push({ ruling: 'xwing1:squad-building.1', message });
  }
  if (squad.ships.length === 0) {
    refusals.push({ ruling: 'xwing1:setup.2', message: 'The squad has no ships to reveal.' });
  }
  return refusals;
}

/** The squads of a team have together what one squad may have, however many play in it (optional-rules-team-play.2). */
export function checkTeam(
  squads: readonly Squad[],
  pack: Pack,
  play: Play = 'standard',
  index: PackIndex = indexPack(pack),
): readonly Refusal[] {
  const ships = squads.flatMap((squad) => lookUp(squad, index).ships);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  const most = pack.play[play].points;
  if (points <= most) return [];
  const message = `The team's squads cost ${points} squad points; at most ${most} are allowed, so they are ${points - most} over.`;
  return [{ ruling: 'xwing1:optional-rules-team-play.2', message }];
}

function checkFaction(squad: Squad, ships: readonly Fitted[]): readonly Refusal[] {
  return ships
    .filter(({ pilot }) => FACTION_OF[pilot.faction] !== squad.faction)
    .map(({ at, label, pilot }) => ({
      ruling: 'xwing1:faction.2',
      ship: at,
      message: `${label} is ${FACTION_OF[pilot.faction]}; this is a squad of the faction ${squad.faction}.`,
    }));
}

/** Huge ships only come to epic play, and both sections of one together. */
function checkHugeShips(ships: readonly Fitted[], pack: Pack, play: Play): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const { at, label, ship } of ships) {
    if (ship.size !== 'huge') continue;
    if (!pack.play[play].huge) {
      const message = `${label} is a huge ship; those only come to epic play.`;
      refusals.push({ ruling: 'xwing1:formats-of-play.3', ship: at, message });
    }
    const count = (id: string) => ships.filter((other) => other.ship.id === id).length;
    if (ship.otherSection !== undefined && count(ship.id) > count(ship.otherSection)) {
      const message = `${label} is one section of a huge ship and lacks the other one.`;
      refusals.push({ ruling: 'xwing1:huge-ship.1', ship: at, message });
    }
  }
  return refusals;
}

/** No two cards of one unique name, ships and upgrades together. */
function checkUniqueNames(ships: readonly Fitted[]): readonly Refusal[] {
  const cards = ships.flatMap(({ pilot, upgrades, label }) => [
    { name: bare(pilot.name), unique: pilot.unique, where: label },
    ...upgrades.map(({ name, unique }) => ({ name: bare(name), unique, where: `on ${label}` })),
  ]);
  const names = [...new Set(cards.filter((card) => card.unique).map((card) => card.name))];
  return names.flatMap((name) => {
    const same = cards.filter((card) => card.unique && card.name === name);
    if (same.length === 1) return [];
    const message = `${name} is unique, and in the squad ${same.length} times (${same.map((card) => card.where).join('; ')}).`;
    return [{ ruling: 'xwing1:unique-names.1', message }];
  });
}

/** A name without the quotation marks around a nickname: they are on some cards of a pilot and not on others. */
const bare = (name: string): string => name.replace(/[“”]/g, '');

/** Upgrades that say how many of them a squad may have. */
function checkCopies(ships: readonly Fitted[]): readonly Refusal[] {
  const upgrades = ships.flatMap((ship) => ship.upgrades);
  return [...new Set(upgrades)].flatMap((upgrade) => {
    const count = upgrades.filter((each) => each === upgrade).length;
    if (upgrade.copies === undefined || count <= upgrade.copies) return [];
    const message = `The squad has ${upgrade.name} ${count} times; the card allows ${upgrade.copies}.`;
    return [{ ruling: 'xwing1:golden-rules.2', message }];
  });
}

function checkLimited({ at, label, upgrades }: Fitted): readonly Refusal[] {
  const twice = upgrades.filter((upgrade, n) => upgrade.limited && upgrades.indexOf(upgrade) !== n);
  return [...new Set(twice)].map(({ name }) => ({
    ruling: 'xwing1:limited.1',
    ship: at,
    message: `${label} has ${name}, which is limited, more than once.`,
  }));
}

/** Some upgrades come only together with another. */
function checkBrought({ at, label, upgrades }: Fitted): readonly Refusal[] {
  return upgrades
    .filter(({ brings }) => brings !== undefined && !upgrades.some(({ id }) => id === brings))
    .map(({ name, brings }) => ({
      ruling: 'xwing1:golden-rules.2',
      ship: at,
      message: `${label}: ${name} must come together with '${brings}'.`,
    }));
}

function checkObstacles(squad: Squad, pack: Pack): readonly Refusal[] {
  const { perPlayer, different, ids } = pack.obstacles;
  const chosen = squad.obstacles;
  if (!chosen) return [];
  const ruling = 'xwing1:setup.3';
  const unknown = chosen.filter((id) => !ids.includes(id));
  const refusals = unknown.map((id) => ({ ruling, message: `Obstacle '${id}' is not part of this format.` }));
  if (chosen.length !== perPlayer) {
    refusals.push({ ruling, message: `The squad brings ${chosen.length} obstacles; it needs ${perPlayer}.` });
  }
  if (different && new Set(chosen).size < chosen.length) {
    refusals.push({ ruling, message: `The squad brings the same obstacle twice (${chosen.join(', ')}).` });
  }
  return refusals;
}

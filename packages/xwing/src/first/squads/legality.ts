/** Is a squad legal in a format, and what of it can be played here? Every refusal names its ruling. */

import { checkObstacles } from '../../common/squads/obstacles.ts';
import { characterName } from '../../common/squads/own-pilots.ts';
import { FACTION_OF } from '../cards/chassis.ts';
import { pilotCard } from '../cards/index.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
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

/** How a squad is checked: for standard play, by the cards that are built in and in English unless told otherwise. */
export interface Checking {
  readonly play?: Play;
  /** Which cards can be played. */
  readonly house?: House;
  /** Of the pack: who checks many squads makes it once. */
  readonly index?: PackIndex;
  /** The sentences of a language. */
  readonly say?: SquadWords;
}

/** Checks a squad against a pack. */
export function checkSquad(
  squad: Squad,
  pack: Pack,
  { play = 'standard', house = HOUSE, index = indexPack(pack), say = ENGLISH_SQUADS }: Checking = {},
): SquadCheck {
  const { ships, refusals: unknown } = lookUp(squad, index, say);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  const refusals = [
    ...unknown,
    ...checkTotal(squad, points, pack, play, say),
    ...checkDay(ships, pack, index, say),
    ...checkFaction(squad, ships, say),
    ...checkHugeShips(ships, pack, play, say),
    ...checkUniqueNames(ships, say),
    ...checkCopies(ships, say),
    ...ships.flatMap((ship) => checkUpgradeBar(ship, say)),
    ...ships.flatMap((ship) => ship.upgrades.flatMap((upgrade) => unmetNeed(upgrade, ship, say) ?? [])),
    ...ships.flatMap((ship) => checkLimited(ship, say)),
    ...ships.flatMap((ship) => checkBrought(ship, say)),
    ...checkObstacles(squad.obstacles, pack.obstacles, 'xwing1:setup.3', say),
  ];
  const notices = readiness(ships, house, say);
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
  return lookUp(squad, index, ENGLISH_SQUADS).ships;
}

function lookUp(
  squad: Squad,
  index: PackIndex,
  say: SquadWords,
): { ships: readonly Fitted[]; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const ruling = 'xwing1:squad-building.1';
  const ships = squad.ships.flatMap(({ pilot: id, upgrades: ids }, at) => {
    const pilot = index.pilots.get(id);
    const ship = pilot && index.ships.get(pilot.ship);
    if (!pilot || !ship || pilot.points === undefined) {
      refusals.push({ ruling, ship: at, message: say.pilotWithoutCost(at + 1, id) });
      return [];
    }
    const label = say.ship(pilot.name, at + 1, ship.name);
    for (const each of ids.filter((each) => !index.upgrades.has(each))) {
      refusals.push({ ruling, ship: at, message: say.upgradeWithoutCost(label, each) });
    }
    const upgrades = ids.flatMap((each) => index.upgrades.get(each) ?? []);
    return [{ at, label, pilot, ship, upgrades }];
  });
  return { ships, refusals };
}

function checkTotal(
  squad: Squad,
  points: number,
  pack: Pack,
  play: Play,
  say: SquadWords,
): readonly Refusal[] {
  const most = pack.play[play].points;
  const refusals: Refusal[] = [];
  if (points > most) {
    refusals.push({ ruling: 'xwing1:squad-building.1', message: say.tooManyPoints(points, most) });
  }
  if (squad.ships.length === 0) {
    refusals.push({ ruling: 'xwing1:setup.2', message: say.noShips() });
  }
  return refusals;
}

/** The squads of a team have together what one squad may have, however many play in it (optional-rules-team-play.2). */
export function checkTeam(
  squads: readonly Squad[],
  pack: Pack,
  play: Play = 'standard',
  index: PackIndex = indexPack(pack),
  say: SquadWords = ENGLISH_SQUADS,
): readonly Refusal[] {
  const ships = squads.flatMap((squad) => lookUp(squad, index, say).ships);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  const most = pack.play[play].points;
  if (points <= most) return [];
  return [{ ruling: 'xwing1:optional-rules-team-play.2', message: say.tooManyTeamPoints(points, most) }];
}

function checkFaction(squad: Squad, ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  return ships
    .filter(({ pilot }) => FACTION_OF[pilot.faction] !== squad.faction)
    .map(({ at, label, pilot }) => ({
      ruling: 'xwing1:faction.2',
      ship: at,
      message: say.otherFaction(label, FACTION_OF[pilot.faction], squad.faction),
    }));
}

/** The month of a day: 2015-08. */
const monthOf = (day: string): string => day.slice(0, 7);

/** A pack of a day has no cards that came later (formats-of-play.4). */
function checkDay(
  ships: readonly Fitted[],
  { asOf = '' }: Pack,
  { later }: PackIndex,
  say: SquadWords,
): readonly Refusal[] {
  return ships.flatMap(({ at, label, pilot, upgrades }) =>
    [
      { key: `pilots/${pilot.id}`, card: label },
      ...upgrades.map(({ id, name }) => ({ key: `upgrades/${id}`, card: say.upgradeOf(label, name) })),
    ].flatMap(({ key, card }) => {
      const came = later.get(key);
      if (!came) return [];
      return [
        {
          ruling: 'xwing1:formats-of-play.4',
          ship: at,
          message: say.cameLater(card, came, monthOf(came.date), monthOf(asOf)),
        },
      ];
    }),
  );
}

/** Huge ships only come to epic play, and both sections of one together. */
function checkHugeShips(
  ships: readonly Fitted[],
  pack: Pack,
  play: Play,
  say: SquadWords,
): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const { at, label, ship } of ships) {
    if (ship.size !== 'huge') continue;
    if (!pack.play[play].huge) {
      refusals.push({ ruling: 'xwing1:formats-of-play.3', ship: at, message: say.hugeShip(label) });
    }
    const count = (id: string) => ships.filter((other) => other.ship.id === id).length;
    if (ship.otherSection !== undefined && count(ship.id) > count(ship.otherSection)) {
      refusals.push({ ruling: 'xwing1:huge-ship.1', ship: at, message: say.oneSection(label) });
    }
  }
  const most = pack.play[play].epicPoints;
  const points = ships.reduce((sum, { ship }) => sum + (ship.epicPoints ?? 0), 0);
  if (most !== undefined && points > most)
    refusals.push({ ruling: 'xwing1:huge-ships.37', message: say.tooManyEpicPoints(points, most) });
  return [...refusals, ...checkSections(ships, say)];
}

/** A ship in two sections has one title and one modification (huge-ships.38). */
function checkSections(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  const sections = ships.filter(({ ship }) => ship.otherSection !== undefined);
  return sections.flatMap((fore) => {
    const nth = sections.filter(({ ship, at }) => ship === fore.ship && at <= fore.at).length;
    const aft = sections.filter(({ ship }) => ship.id === fore.ship.otherSection)[nth - 1];
    if (!aft || aft.at < fore.at) return [];
    return (['title', 'modification'] as const).flatMap((slot) => {
      const own = (one: Fitted) => one.upgrades.filter(({ slots }) => slots.includes(slot));
      const names = [...own(fore), ...own(aft)].map(({ name }) => name);
      if (own(fore).length === 0 || own(aft).length === 0) return [];
      return [
        {
          ruling: 'xwing1:huge-ships.38',
          ship: fore.at,
          message: say.tooManyOfSlot(fore.label, slot, names, 1),
        },
      ];
    });
  });
}

/** No two cards of one unique name, ships and upgrades together. */
function checkUniqueNames(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  const cards = ships.flatMap(({ pilot, upgrades, label }) => [
    { name: bare(characterName(pilot, pilotCard)), unique: pilot.unique, where: label },
    ...upgrades.map(({ name, unique }) => ({ name: bare(name), unique, where: say.onShip(label) })),
  ]);
  const names = [...new Set(cards.filter((card) => card.unique).map((card) => card.name))];
  return names.flatMap((name) => {
    const same = cards.filter((card) => card.unique && card.name === name);
    if (same.length === 1) return [];
    const message = say.uniqueAgain(
      name,
      same.map((card) => card.where),
    );
    return [{ ruling: 'xwing1:unique-names.1', message }];
  });
}

/** A name without the quotation marks around a nickname: they are on some cards of a pilot and not on others. */
const bare = (name: string): string => name.replace(/[“”]/g, '');

/** Upgrades that say how many of them a squad may have. */
function checkCopies(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  const upgrades = ships.flatMap((ship) => ship.upgrades);
  return [...new Set(upgrades)].flatMap((upgrade) => {
    const count = upgrades.filter((each) => each === upgrade).length;
    if (upgrade.copies === undefined || count <= upgrade.copies) return [];
    const message = say.tooManyCopies(upgrade.name, count, upgrade.copies);
    return [{ ruling: 'xwing1:golden-rules.2', message }];
  });
}

function checkLimited({ at, label, upgrades }: Fitted, say: SquadWords): readonly Refusal[] {
  const twice = upgrades.filter((upgrade, n) => upgrade.limited && upgrades.indexOf(upgrade) !== n);
  return [...new Set(twice)].map(({ name }) => ({
    ruling: 'xwing1:limited.1',
    ship: at,
    message: say.limitedAgain(label, name),
  }));
}

/** Some upgrades come only together with another. */
function checkBrought({ at, label, upgrades }: Fitted, say: SquadWords): readonly Refusal[] {
  return upgrades.flatMap(({ name, brings }) => {
    if (brings === undefined || upgrades.some(({ id }) => id === brings)) return [];
    return [{ ruling: 'xwing1:golden-rules.2', ship: at, message: say.comesWith(label, name, brings) }];
  });
}

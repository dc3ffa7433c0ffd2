import { PLAY_AREA } from '../../common/index.ts';
import { upgradeCard } from '../cards/index.ts';
import { comesAboard } from '../docking/carriers.ts';
import type { Mission } from '../missions/mission.ts';
import { type Fitted, fittedShips, shipPoints } from '../squads/legality.ts';
import { unmetNeed } from '../squads/needs.ts';
import { indexPack, type Pack, type Play } from '../squads/pack.ts';
import type { Squad } from '../squads/squad.ts';
import { upgradePoints } from '../squads/upgrade-bar.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SetupOfSquads, SetupShip, SetupSide } from './setup.ts';

/** What a game between two squads may have that their format does not decide. */
export interface GameTerms {
  readonly play?: Play;
  /** Rounds after which the game ends (optional-rules-round-limit-and-time-limit.1). */
  readonly rounds?: number;
  /** The damage deck; else the one that both squads bring, else that of The Force Awakens. */
  readonly damageDeck?: 'core' | 'tfa';
  readonly measuring?: 'rules' | 'free';
  /** A mission, on a table of 3 by 3 feet unless it says otherwise (play-area.3), for a number of rounds. */
  readonly mission?: Mission & { readonly size?: readonly [width: number, depth: number] };
  /** The team of each squad's player, where more than two play (optional-rules-team-play.1). */
  readonly teams?: readonly number[];
  /** `packHash` of the pack, made once for many games. */
  readonly hash?: string;
}

/**
 * A round limit that no game comes to in which somebody can still move: two ships nose to nose at an edge may block
 * each other for ever, and a limit is what the rules offer (optional-rules-round-limit-and-time-limit.1).
 */
export const LONGEST_GAME = 60;

/**
 * The setup of a game between squads under a format pack, with everything the pack decides copied in. A team brings the
 * obstacles of its first player.
 */
export function setupFromSquads(
  pack: Pack,
  squads: readonly [Squad, Squad, ...Squad[]],
  { play = 'standard', rounds, damageDeck, measuring, mission, teams, hash }: GameTerms = {},
): SetupOfSquads {
  const index = indexPack(pack);
  const side = (squad: Squad, player: number): SetupSide => ({
    name: squad.name ?? squad.faction,
    faction: squad.faction,
    ships: [
      ...fittedShips(squad, index).map((fitted, _, all) => setupShip(fitted, stockOf(fitted, all, pack))),
      ...escapeShips(squad),
    ],
    obstacles: leadsTeam(teams, player)
      ? (squad.obstacles ?? pack.obstacles.ids.slice(0, pack.obstacles.perPlayer))
      : [],
  });
  const [one, other, ...more] = squads;
  const agreed = squads.every(({ damageDeck: theirs }) => theirs === one.damageDeck);
  const brought = agreed ? one.damageDeck : undefined;
  const deck = damageDeck ?? brought;
  const [width, depth] = mission
    ? (mission.size ?? [PLAY_AREA.width, PLAY_AREA.depth])
    : [pack.play[play].width, pack.play[play].depth];
  const limit = rounds ?? (mission && LONGEST_GAME);
  return {
    format: { id: pack.id, version: pack.version, ...(hash !== undefined && { hash }) },
    width,
    depth,
    ...(limit !== undefined && { rounds: limit }),
    ...(deck && { damageDeck: deck }),
    ...(measuring && { measuring }),
    ...(teams && { teams }),
    ...(mission && { mission }),
    sides: [side(one, 0), side(other, 1), ...more.map((squad, at) => side(squad, at + 2))],
  };
}

/** The upgrade cards that a card of a ship may bring in: those that the ship may equip, and that are not in the squad if they are unique. */
function stockOf(
  fitted: Fitted,
  all: readonly Fitted[],
  { upgrades }: Pack,
): NonNullable<SetupShip['stock']> {
  const slots = fitted.upgrades.flatMap(({ id }) => replacedBy(id));
  if (slots.length === 0) return [];
  const names = all.flatMap((one) => one.upgrades.map(({ name }) => name));
  return upgrades
    .filter(
      (upgrade) =>
        slots.includes(upgrade.slots[0]!) &&
        upgradeCard(upgrade.id)?.notYet === false &&
        !(upgrade.unique && names.includes(upgrade.name)) &&
        unmetNeed(upgrade, fitted, ENGLISH_SQUADS) === null,
    )
    .map((upgrade) => ({ id: upgrade.id, points: upgradePoints(upgrade, fitted) }));
}

/** The slots of upgrade cards that a card of the ship lets it replace. */
const replacedBy = (upgrade: string): readonly string[] =>
  (upgradeCard(upgrade)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'trigger' && ability.effect.kind === 'replace-upgrade' ? ability.effect.slots : [],
  );

const setupShip = (fitted: Fitted, stock: NonNullable<SetupShip['stock']>): SetupShip => ({
  pilot: fitted.pilot.id,
  points: shipPoints(fitted),
  ...(fitted.upgrades.length > 0 && {
    upgrades: fitted.upgrades.map(({ id }) => id),
    upgradePoints: fitted.upgrades.map((upgrade) => upgradePoints(upgrade, fitted)),
  }),
  ...(stock.length > 0 && { stock }),
});

/** Ships that come with an upgrade card of another, and cost nothing (docked-ships.12). */
const escapeShips = ({ ships }: Squad): readonly SetupShip[] =>
  ships.flatMap(({ upgrades }) => upgrades.flatMap(comesAboard)).map((pilot) => ({ pilot, points: 0 }));

/** Whether a player is the first of a team, or plays alone. */
const leadsTeam = (teams: readonly number[] | undefined, player: number): boolean =>
  teams === undefined || teams.indexOf(teams[player]!) === player;

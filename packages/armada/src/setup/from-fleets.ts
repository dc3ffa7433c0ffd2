import { bringsFleetCommands, passesUpgrades } from '../abilities/strange/remembered.ts';
import { upgradeCard } from '../cards/index.ts';
import type { Fleet } from '../fleets/fleet.ts';
import { indexPack, type Pack, type Play } from '../fleets/pack.ts';
import { HOUSE, type House } from '../fleets/readiness.ts';
import { OBJECTIVE_CATEGORIES, SIX_OBSTACLES } from '../objectives/cards.ts';
import type { SetupOfFleets, SetupSide } from './setup.ts';

/** What a game between two fleets may have that their format does not decide. */
export interface GameTerms {
  readonly play?: Play;
  /** `packHash` of the pack, made once for many games. */
  readonly hash?: string;
  /** Which cards can be played; by default what is built in. */
  readonly house?: House;
}

/**
 * The setup of a game between two fleets under a format pack, with everything the pack decides copied in. Objectives
 * that cannot be played are left out: nobody may choose them. Cards without a cost in the pack cost nothing.
 */
export function setupFromFleets(
  pack: Pack,
  fleets: readonly [Fleet, Fleet],
  { play = 'standard', hash, house = HOUSE }: GameTerms = {},
): SetupOfFleets {
  const index = indexPack(pack);
  const side = (fleet: Fleet): SetupSide => ({
    name: fleet.name ?? fleet.faction,
    faction: fleet.faction,
    ships: fleet.ships.map(({ ship, upgrades }) => {
      const own = index.ships.get(ship) ?? 0;
      const points = upgrades.reduce((sum, id) => sum + (index.upgrades.get(id) ?? 0), own);
      const costs = upgrades.map((id) => index.upgrades.get(id) ?? 0);
      return {
        card: ship,
        points,
        own,
        ...(upgrades.length > 0 && { upgrades }),
        ...(upgrades.some(passesUpgrades) && { costs }),
      };
    }),
    squadrons: fleet.squadrons.map((card) => ({ card, points: index.squadrons.get(card) ?? 0 })),
    objectives: OBJECTIVE_CATEGORIES.flatMap((category) => {
      const id = fleet.objectives[category];
      return id === undefined || house.objective(id) === 'none' ? [] : [id];
    }),
  });
  return {
    format: { id: pack.id, version: pack.version, ...(hash !== undefined && { hash }) },
    edition: pack.edition,
    rounds: pack.play[play].rounds,
    obstacles: SIX_OBSTACLES,
    ...(fleets.some(bringsIn) && { upgradeCosts: fleetCommandCosts(pack) }),
    sides: [side(fleets[0]), side(fleets[1])],
  };
}

const bringsIn = ({ ships }: Fleet): boolean =>
  ships.some(({ upgrades }) => upgrades.some(bringsFleetCommands));

/** What the fleet commands of a pack cost. */
const fleetCommandCosts = ({ upgrades }: Pack): readonly { readonly id: string; readonly points: number }[] =>
  upgrades
    .filter(({ id }) => upgradeCard(id)?.icons.includes('fleet-command'))
    .map(({ id, points }) => ({ id, points }));

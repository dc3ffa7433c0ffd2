import { fittedShips, shipPoints } from '../squads/legality.ts';
import { indexPack, type Pack, type Play } from '../squads/pack.ts';
import type { Squad } from '../squads/squad.ts';
import type { FirstSetup, SetupSide } from './setup.ts';

/** What a game between two squads may have that their format does not decide. */
export interface GameTerms {
  readonly play?: Play;
  /** Rounds after which the game ends (optional-rules-round-limit-and-time-limit.1). */
  readonly rounds?: number;
  /** The damage deck; else the one that both squads bring, else that of The Force Awakens. */
  readonly damageDeck?: 'core' | 'tfa';
  readonly measuring?: 'rules' | 'free';
  /** `packHash` of the pack, made once for many games. */
  readonly hash?: string;
}

/**
 * A round limit that no game comes to in which somebody can still move: two ships nose to nose at an edge may block
 * each other for ever, and a limit is what the rules offer (optional-rules-round-limit-and-time-limit.1).
 */
export const LONGEST_GAME = 60;

/** The setup of a game between two squads under a format pack, with everything the pack decides copied in. */
export function setupFromSquads(
  pack: Pack,
  squads: readonly [Squad, Squad],
  { play = 'standard', rounds, damageDeck, measuring, hash }: GameTerms = {},
): FirstSetup {
  const index = indexPack(pack);
  const side = (squad: Squad): SetupSide => ({
    name: squad.name ?? squad.faction,
    faction: squad.faction,
    ships: fittedShips(squad, index).map((fitted) => ({
      pilot: fitted.pilot.id,
      points: shipPoints(fitted),
      ...(fitted.upgrades.length > 0 && { upgrades: fitted.upgrades.map(({ id }) => id) }),
    })),
    obstacles: squad.obstacles ?? pack.obstacles.ids.slice(0, pack.obstacles.perPlayer),
  });
  const [one, other] = squads;
  const brought = one.damageDeck === other.damageDeck ? one.damageDeck : undefined;
  const deck = damageDeck ?? brought;
  const { width, depth } = pack.play[play];
  return {
    format: { id: pack.id, version: pack.version, ...(hash !== undefined && { hash }) },
    width,
    depth,
    ...(rounds !== undefined && { rounds }),
    ...(deck && { damageDeck: deck }),
    ...(measuring && { measuring }),
    sides: [side(one), side(other)],
  };
}

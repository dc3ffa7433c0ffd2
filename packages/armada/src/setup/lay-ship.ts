/** How a player lays a ship on the table: from the fleet, or when it arrives later. */
import type { PlaceHelp } from '@firing-arc/referee';
import { type Pose, poseAt } from '@firing-arc/table';
import { type ArmadaGame, cardOf } from '../game.ts';
import { deploymentSpeeds } from '../geometry/index.ts';
import type { Ship } from '../state.ts';

/** A player chooses where a ship lies. */
export function askShipPlace(game: ArmadaGame, ship: Ship, because: string, help: PlaceHelp): Pose {
  const asked = { form: 'place', kind: 'deploy-ship', player: ship.player, because, ship: ship.id } as const;
  const answer = game.ask(asked, help) as readonly number[];
  return poseAt(answer[0]!, answer[1]!, answer[2]!);
}

/** A player chooses the speed, of those of its chart, and the place of a ship that arrives later. */
export function askArrival(
  game: ArmadaGame,
  ship: Ship,
  because: string,
  places: readonly (readonly number[])[],
  validate: PlaceHelp['validate'],
): { readonly at: Pose; readonly speed: number } {
  const { speed } = game.choose({
    form: 'choice',
    kind: 'choose-deployment',
    player: ship.player,
    because,
    options: deploymentSpeeds(cardOf(ship).speeds).map((speed) => ({
      kind: 'ship' as const,
      ship: ship.id,
      speed,
    })),
  });
  const at = askShipPlace(game, ship, because, {
    validate,
    propose: (random) => places[Math.floor(random() * places.length)]!,
  });
  return { at, speed };
}

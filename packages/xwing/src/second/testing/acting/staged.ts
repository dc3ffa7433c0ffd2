/**
 * Staged positions: aimed ones that begin where only a few abilities lead, as with ships that are still to be deployed,
 * and ones for a single card where no position by chance has what it asks for.
 */
import type { OwnedAbility } from '../../cards/gathered.ts';
import { shipCard } from '../../cards/library.ts';
import type { Activity, Position, PositionShip } from '../../position/index.ts';
import { aimedSceneFor } from './aimed.ts';
import { type Bearer, FLYERS, type Scene } from './positions.ts';
import { SINGLE, single, unplace } from './single.ts';
import { flyerOf, replace, type Wide } from './wide.ts';

/** A staged scene for an ability with this label. */
export function stagedSceneFor(
  label: string,
  owned: OwnedAbility,
  bearers: readonly Bearer[],
  draw: Wide,
  seed: string,
): Scene {
  const scene = aimedSceneFor(owned, bearers, draw, seed);
  const { position } = scene;
  const able = STAGES.filter(({ when }) => when.test(draw.text));
  const alone = SINGLE[label];
  const activity = alone
    ? single(draw, position, alone)
    : able.length > 0
      ? draw.oneOf(able).stage(draw, position)
      : scene.activity;
  return { ...scene, activity, rounds: /from-card|card-holds/.test(draw.text) ? 2 : 1 };
}

/** Situations that abilities with such words need; each changes a position and tells what happens. */
const STAGES: readonly {
  readonly when: RegExp;
  readonly stage: (draw: Wide, position: Position) => Activity;
}[] = [
  {
    // Ships that are placed, deployed or docked in setup.
    when: /after-placed|"deploy|placing-forces|end-of-setup|docks-nearby|"flipped"/,
    stage: ({ chance }, position) => {
      const [us, them] = position.sides;
      unplace(position, chance(50) ? [us] : [us, them]);
      return { game: 'setup' };
    },
  },
  {
    // Ships about to be destroyed.
    when: /stay-|destroyed|removed/,
    stage: ({ chance, upTo }, position) => {
      const [us, them] = position.sides;
      const about = us.ships.filter(({ at }, id) => at && (id === 0 || chance(50)));
      for (const ship of about) Object.assign(ship, dying(ship));
      const [x, y] = about[0]?.at ?? [457, 457];
      const half = shipCard(about[0]!.pilot).chassis.size === 'huge' ? 110 : 40;
      them.ships[0]!.at = [x + upTo(40) - 20, y + half + 30 + upTo(60), 180];
      return { game: 'engagement' };
    },
  },
  {
    // Tokens that are laid on the card in one round and taken in the next.
    when: /from-card|card-holds/,
    stage: ({ oneOf }) => ({ game: oneOf(['activation', 'engagement'] as const) }),
  },
  {
    // A ship that flies off the play area.
    when: /"flee"/,
    stage: ({ upTo }, position) => {
      const ship = position.sides[0].ships[0]!;
      const dial = shipCard(ship.pilot).chassis.dial.map(({ maneuver }, at) => ({ ...maneuver, at }));
      const fastest = dial
        .filter(({ bearing }) => bearing === 'straight')
        .sort((a, b) => b.speed - a.speed)[0]!;
      Object.assign(ship, { at: [300 + upTo(300), 45, 180], dial: fastest.at });
      return { activate: 0 };
    },
  },
  {
    // Ships of another faction in the squad.
    when: /joins-squads|"allied"/,
    stage: (draw, position) => {
      const named =
        /"factions":\[([^\]]*)\]/.exec(draw.text)?.[1] ?? 'rebelalliance resistance galacticrepublic';
      const able = FLYERS.filter(({ id, faction }) => {
        const { actions } = shipCard(id).chassis;
        return named.includes(faction) && actions.some(({ action }) => action === 'coordinate');
      });
      position.sides[0].ships.forEach((ship, id) => {
        if (id > 0) replace(ship, flyerOf(draw, draw.oneOf(able).id));
      });
      return { action: 1 };
    },
  },
];

/** Damage that leaves a ship one more. */
function dying({ pilot }: PositionShip): Partial<PositionShip> {
  const { hull } = shipCard(pilot).chassis;
  return { shields: 0, damage: Array.from({ length: hull - 1 }, () => 'facedown') };
}

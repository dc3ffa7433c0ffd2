/**
 * Staged positions: aimed ones that begin where only a few abilities lead, as with ships that are still to be placed or
 * docked with another.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { CENTRE } from '../../../common/testing/acting/spots.ts';
import type { Ability } from '../../abilities/language.ts';
import { CHASSIS, chassisOf, UPGRADES, upgradeCard } from '../../cards/index.ts';
import { type Activity, type Position, type PositionShip, stepsOf } from '../../position/index.ts';
import type { Step } from '../../state.ts';
import { type AimedScene, aimedScene } from './aimed.ts';
import { facedown } from './damage.ts';

type Ship = { -readonly [Part in keyof PositionShip]: PositionShip[Part] };

/** What a stage changes, and what it draws from. */
interface Stage {
  readonly draw: Drawing;
  readonly us: Ship[];
  readonly them: Ship[];
  readonly position: Position;
  readonly set: Record<string, unknown>;
  /** Pilots of ships that may have an upgrade. */
  readonly pilotsWith: (upgrade: string) => readonly string[];
}

/** A staged scene for an ability of the first ship. */
export function stagedScene(
  plain: Position,
  ability: Ability,
  draw: Drawing,
  otherwise: Activity,
  pilotsWith: Stage['pilotsWith'],
): AimedScene {
  const scene = aimedScene(plain, ability, draw, otherwise);
  const position = structuredClone(scene.position);
  const [us, them] = position.sides.map(({ ships }) => ships as Ship[]);
  const set: Record<string, unknown> = { ...position.set };
  const able = STAGES.filter(({ when }) => when.test(draw.text));
  if (able.length === 0) return scene;
  const happens = draw.oneOf(able).stage({ draw, us: us!, them: them!, position, set, pilotsWith });
  const ships = us!.length + them!.length;
  position.locks = (position.locks ?? []).filter(({ by, on }) => by < ships && on < ships);
  position.contacts = (position.contacts ?? []).filter((pair) => pair.every((id) => id < ships));
  return {
    position: { ...position, set },
    steps:
      happens === null
        ? scene.steps
        : (state) => happens.flatMap((one) => ('kind' in one ? [one] : stepsOf(state, one))),
  };
}

type Happens = readonly (Activity | Step)[] | null;

/** Situations that abilities with such words need; each changes a position and tells what happens, or leaves that. */
const STAGES: readonly { readonly when: RegExp; readonly stage: (stage: Stage) => Happens }[] = [
  {
    // Ships that are placed in setup, and what happens until the first attacks.
    when: /"gathers"|placed-anywhere|takes-aboard|end-of-setup|ship-placed|before-forces|start-of-planning/,
    stage: ({ us, them, position, draw, set, pilotsWith }) => {
      for (const ship of us.concat(draw.chance(50) ? them : [])) delete ship.at;
      Object.assign(position, { obstacles: [], contacts: [], locks: [], bombs: [] });
      for (const path of Object.keys(set)) delete set[path];
      if (draw.text.includes('lay-mines')) us[0]!.upgrades!.push('proximitymines');
      dock({ us, draw, pilotsWith });
      return [{ kind: 'gather-forces' }];
    },
  },
  {
    // Ships that are docked, and their carriers.
    when: /docks|docked|deploy|takes-aboard|takes-over|escape-ship/,
    stage: ({ us, them, draw, set, pilotsWith }) => {
      dock({ us, draw, pilotsWith });
      const carrier = us.findIndex(({ at }) => at !== undefined);
      const ship = us[carrier]!;
      us.forEach((guest, id) => {
        if (guest.at) return;
        guest.place = 'docked';
        set[`/ships/${id}/carrier`] = carrier;
      });
      if (draw.chance(40)) {
        Object.assign(ship, dying(ship));
        them[0]!.at = [CENTRE[0], CENTRE[1] + 130, 180];
        return [{ combat: us.length }, { phase: 'combat' }];
      }
      return draw.chance(50)
        ? [{ activate: carrier }, { kind: 'window', ...NOBODYS, window: 'end-of-activation' }]
        : [{ phase: 'activation' }, { phase: 'combat' }];
    },
  },
  {
    // Locks farther than usual: on an enemy that is near a friend only.
    when: /lock-range|locks-afar|lock-costs/,
    stage: ({ us, them, draw }) => {
      const far = 300 + draw.upTo(90);
      us[1]!.at = [CENTRE[0] + 60, CENTRE[1] + far - 30 - draw.upTo(200), 0];
      them[0]!.at = [CENTRE[0], Math.min(870, CENTRE[1] + far), 180];
      us[0]!.tokens = {};
      if (!draw.text.includes('lock-costs'))
        return [{ free: draw.chance(60) ? 0 : 1, actions: ['target-lock'] }];
      us[1]!.upgrades = ['protontorpedoes', 'concussionmissiles'];
      return [{ free: 0, actions: ['target-lock'] }, { combat: 1 }];
    },
  },
  {
    // Red maneuvers of stressed ships.
    when: /while-stressed|"red"/,
    stage: ({ us, draw }) => {
      const red = chassisOf(us[0]!.pilot)!.dial.flatMap(({ difficulty }, at) =>
        difficulty === 'red' ? [at] : [],
      );
      us[0]!.tokens = { stress: 1 };
      if (red.length > 0) us[0]!.dial = draw.oneOf(red);
      return [{ activate: 0 }];
    },
  },
  {
    // A maneuver that a rule names, or that a card named by the ability changes.
    when: /ignore-card|segnor|koiogran|tallon/,
    stage: ({ us, draw }) => {
      const dial = chassisOf(us[0]!.pilot)!.dial.map(({ maneuver }) => maneuver.bearing);
      const named = dial.flatMap((bearing, at) => (draw.text.includes(bearing.split('-')[0]!) ? [at] : []));
      if (named.length > 0) us[0]!.dial = draw.oneOf(named);
      us[0]!.tokens = {};
      const words = [...draw.words].filter((word) => upgradeCard(word));
      us[0]!.upgrades = [...new Set([...(us[0]!.upgrades ?? []), ...words])];
      return [{ activate: 0 }];
    },
  },
  {
    // Cards of slots that the ability names: to be discarded, replaced or recovered.
    when: /slots"|illicit/,
    stage: ({ us, draw, set }) => {
      const slots = [...new Set(UPGRADES.map(({ slot }) => slot))].filter((slot) => draw.text.includes(slot));
      const cardsOf = (slot: string) => UPGRADES.filter((card) => card.slot === slot).map(({ id }) => id);
      for (const ship of us.slice(0, 2))
        ship.upgrades = [...(ship.upgrades ?? []), ...slots.map((slot) => draw.oneOf(cardsOf(slot)))];
      us[0]!.upgrades!.forEach((_, at) => {
        set[`/ships/0/upgrades/${at}/points`] = 2 + draw.upTo(3);
      });
      set['/ships/0/stock'] = slots.flatMap((slot) =>
        [1, 3, 6].map((points) => ({ id: draw.oneOf(cardsOf(slot)), points })),
      );
      return draw.chance(50)
        ? null
        : [{ activate: draw.upTo(1) }, { combat: draw.upTo(1) }, { phase: 'end' }];
    },
  },
  {
    // A target for weapons that a token disables, locked or not.
    when: /fire-disabled/,
    stage: ({ us, them, draw, position }) => {
      us[0]!.tokens = { 'weapons-disabled': 1 };
      us[0]!.upgrades = [
        ...(us[0]!.upgrades ?? []),
        ...['protontorpedoes', 'concussionmissiles', 'heavylasercannon', 'flechettecannon'].filter(() =>
          draw.chance(60),
        ),
      ];
      us.slice(1).forEach((ship, at) => {
        ship.at = [60 + 100 * at, 60, 0];
      });
      them.forEach((ship, at) => {
        ship.at = [CENTRE[0] - 40 + 80 * at, CENTRE[1] + 150, 180];
      });
      position.locks = [
        { by: 0, on: us.length },
        { by: 1, on: us.length + 1 },
      ].filter(() => draw.chance(75));
      return [{ combat: 0 }];
    },
  },
  {
    // Energy of huge ships, and what it is spent for.
    when: /recover|energy/,
    stage: ({ us, draw, set }) => {
      us[0]!.tokens = { energy: 1 + draw.upTo(4) };
      us[0]!.shields = draw.upTo(2);
      us[0]!.damage = facedown(us[0]!.pilot, 2);
      us[0]!.upgrades!.forEach((one, at) => {
        const most = upgradeCard(one)?.energy ?? 0;
        if (most > 0) set[`/ships/0/upgrades/${at}/held`] = Math.max(1, most - draw.upTo(1));
      });
      return draw.chance(60) ? [{ free: 0, actions: ['recover'] }] : [{ combat: 0 }];
    },
  },
  {
    // Damage outside of attacks: an enemy flies over a mine.
    when: /after-damage|shield-lost/,
    stage: ({ them, us, position, draw }) => {
      const id = us.length;
      const ship = them[0]!;
      ship.at = [CENTRE[0] + draw.upTo(60) - 30, CENTRE[1] + 200, 180];
      ship.dial = chassisOf(ship.pilot)!.dial.findIndex(
        ({ maneuver: { bearing } }) => bearing === 'straight',
      );
      position.bombs = [{ kind: 'proximitymine', player: 0, at: [ship.at[0], ship.at[1] - 60, 0] }];
      return [{ activate: id }];
    },
  },
  {
    // Pilots with the title that the abilities of others go with.
    when: /learns-pilot-abilities|shares-pilot-abilities/,
    stage: ({ us, draw }) => {
      us[1] = {
        ...us[1]!,
        pilot: draw.oneOf(['ig88a', 'ig88b', 'ig88c', 'ig88d']),
        upgrades: ['ig2000'],
        dial: 0,
      };
      return draw.chance(50) ? [{ combat: 0 }] : [{ activate: 0 }];
    },
  },
];

const NOBODYS = { ship: -1, other: -1, what: '' } as const;

/** Damage that leaves a ship one more. */
function dying({ pilot }: PositionShip): Partial<PositionShip> {
  const { hull } = chassisOf(pilot)!;
  return { shields: 0, damage: facedown(pilot, hull - 1) };
}

/** The first ship carries others of its side, or another one carries it, as its cards say. */
function dock({ us, draw, pilotsWith }: Pick<Stage, 'us' | 'draw' | 'pilotsWith'>): void {
  const first = us[0]!;
  const own =
    CARRIERS.find(({ id }) => first.upgrades?.includes(id)) ??
    CARRIERS.find((card) => pilotsWith(card.id).includes(first.pilot));
  if (own) {
    if (!first.upgrades?.includes(own.id)) first.upgrades = [...(first.upgrades ?? []), own.id];
    const aboard = guestsOf(own, draw);
    us.splice(1, us.length - 1, ...aboard);
    return;
  }
  const carrier = CARRIERS.find((card) => guestsOf(card, draw).some((guest) => isLike(guest, first)));
  if (!carrier) return;
  us.push({
    pilot: draw.oneOf(pilotsWith(carrier.id)),
    upgrades: [carrier.id, 'ioncannonturret'],
    dial: 0,
    at: CENTRE,
  });
  us.splice(1, 2);
  delete first.at;
}

const isLike = (guest: Ship, ship: Ship): boolean =>
  guest.upgrades?.length
    ? guest.upgrades.some((one) => ship.upgrades?.includes(one))
    : guest.pilot === ship.pilot;

/** What the cards say with which ships dock: read once, as a scene is the same without them. */
const CARRIERS = UPGRADES.flatMap(({ id, abilities }) => {
  const rules = abilities.flatMap((one) => (one.kind === 'modifier' && 'rule' in one.of ? [one.of] : []));
  const found = rules.find(({ rule }) => /^(docks|escape-ship|takes-aboard)$/.test(rule));
  return found ? [{ id, rule: found }] : [];
});
type Carrier = (typeof CARRIERS)[number];

/** Ships that dock with one that has such a card. */
function guestsOf({ rule }: Carrier, draw: Drawing): Ship[] {
  const ofType = (id: string) => CHASSIS.find((type) => type.id === id)!.pilots;
  if (rule.rule === 'escape-ship') return [{ pilot: rule.pilot }];
  if (rule.rule === 'docks') return [{ pilot: draw.oneOf(ofType(rule.type)).id, upgrades: [rule.title] }];
  if (rule.rule !== 'takes-aboard') return [];
  const pilots = ofType(draw.oneOf(rule.types));
  return Array.from({ length: rule.most }, () => ({ pilot: draw.oneOf(pilots).id }));
}

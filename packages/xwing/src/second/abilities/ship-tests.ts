/** Tests of a ship that ask nothing of modifiers: what it is and has, how it stands to others, and where. */
import { beginsWith } from '@firing-arc/referee';
import { type Arc, inArc, isBehind } from '../../common/index.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import { shipCard, upgradeCard } from '../cards/library.ts';
import { deviceBodyOf, rangeOf, unitBody } from '../devices/bodies.ts';
import { traitOf } from '../devices/kinds.ts';
import { hasLockOn, locksOn } from '../locks.ts';
import { atRange } from '../range.ts';
import { pilotOf } from '../ship/card.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { fillsSlot, replacesShipAbility } from '../ship/upgrades.ts';
import { actionBar } from '../ship/values.ts';
import { areEnemies, relationOf } from '../sides.ts';
import type { Ship } from '../state.ts';
import type { ShipTest } from './language.ts';
import {
  compares,
  damageOn,
  fitsManeuver,
  hardness,
  isAtFeature,
  isAtObstacle,
  isFullyCharged,
  isWithin,
  obstructs,
  POINTS,
  plainName,
  revealedBy,
  type Scene,
  shipIn,
  sizeRank,
  tokensOn,
} from './scene.ts';

/** Tests that look at modifiers, or at other tests; `evaluate.ts` has them. */
type Asking = 'side' | 'range' | 'in-arc' | 'has-in-arc' | 'condition' | 'locked-by-one' | 'not' | 'either';

type LoneTest = Exclude<ShipTest, { readonly kind: Asking }>;

/** Whether a ship passes one of them. */
export function passesAlone(scene: Scene, ship: Ship, test: LoneTest): boolean {
  const { state } = scene;
  switch (test.kind) {
    case 'leads-wing':
      return ship.upgrades.some(({ id }) =>
        upgradeCard(id)?.abilities.some(({ kind }) => kind === 'wing-leader'),
      );
    case 'tokens': {
      const count = tokensOn(state, ship, test.of);
      return count >= test.least && count <= test.most;
    }
    case 'damage': {
      const count = damageOn(ship, test.of);
      return count >= test.least && count <= test.most;
    }
    case 'pilot':
      return (
        test.ids.includes(beginsWith(ship.card)) || test.ids.includes(beginsWith(ship.successorOf ?? ''))
      );
    case 'named':
      return test.names.includes(plainName(shipCard(beginsWith(pilotOf(ship).id)).pilot.name));
    case 'keyword':
      return shipCard(ship.card).pilot.keywords.includes(test.keyword);
    case 'faction':
      return shipCard(ship.card).pilot.faction === test.faction;
    case 'chassis':
      return test.ids.includes(shipCard(ship.card).chassis.id);
    case 'size':
      return !isRemote(ship) && test.sizes.some((size) => size === shipCard(ship.card).chassis.size);
    case 'size-against': {
      const who = shipIn(scene, test.who);
      if (!who || isRemote(ship) || isRemote(who)) return false; // remotes.10
      const [a, b] = [sizeRank(ship), sizeRank(who)];
      return test.compare === 'smaller' ? a < b : a > b;
    }
    case 'limited':
      return shipCard(ship.card).pilot.limited > 0 === test.is;
    case 'initiative': {
      if (typeof test.than === 'number') return compares(initiativeOf(ship), test.compare, test.than);
      const than = shipIn(scene, test.than);
      return than !== undefined && compares(initiativeOf(ship), test.compare, initiativeOf(than));
    }
    case 'revealed': {
      const entry = revealedBy(ship);
      return entry !== null && fitsManeuver(entry, test.maneuver);
    }
    case 'revealed-against': {
      const who = shipIn(scene, test.who);
      const own = revealedBy(ship);
      const theirs = who && revealedBy(who);
      if (!own || !theirs) return false;
      if (test.of === 'speed') return compares(own.speed, test.compare, theirs.speed);
      if (test.of === 'bearing') return own.bearing === theirs.bearing;
      return compares(hardness(own.difficulty), test.compare, hardness(theirs.difficulty));
    }
    case 'defended':
      return ship.defended === true;
    case 'attacked':
      return ship.attacked === true;
    case 'action-on-bar': {
      const wanted = test.action === 'its-action' ? scene.occasion?.what : test.action;
      return actionBar(ship).some(({ action }) => action === wanted);
    }
    case 'has-upgrade':
      return ship.upgrades.some(
        ({ id, flipped }) => beginsWith(id) === test.id && !(test.onFront && flipped),
      );
    case 'turret-in':
      return ship.turret >= 0 && test.arcs.includes(POINTS[ship.turret]!);
    case 'uses-slot':
      return ship.upgrades.some((upgrade) => fillsSlot(upgrade, test.slot));
    case 'fully-charged':
      return isFullyCharged(ship, test.card);
    case 'has-condition':
      return ship.conditions.some(({ id, up }) => up && id === test.id);
    case 'has-ship-ability':
      return shipCard(ship.card).chassis.shipAbility === test.name && !replacesShipAbility(ship);
    case 'closed-configuration':
      return ship.upgrades.some(
        (upgrade) => !upgrade.flipped && (upgradeCard(upgrade.id)?.back?.name.endsWith('(Open)') ?? false),
      );
    default:
      return standsSo(scene, ship, test);
  }
}

/** Tests of how a ship stands to others, and where. */
type PlaceTest = Extract<
  LoneTest,
  {
    readonly kind:
      | 'is'
      | 'in-attack-arc'
      | 'wingmate'
      | 'obstructs'
      | 'behind'
      | 'locked-by'
      | 'locks'
      | 'unit-side'
      | 'friendly-unit-at'
      | 'at-obstacle'
      | 'at-friendly-device'
      | 'at-trait'
      | 'enemy-remote-at'
      | 'attacked-by'
      | 'at-device'
      | 'moved-through';
  }
>;

function standsSo(scene: Scene, ship: Ship, test: PlaceTest): boolean {
  const { state } = scene;
  switch (test.kind) {
    case 'is':
      return shipIn(scene, test.who) === ship;
    case 'in-attack-arc': {
      const attacker = shipIn(scene, 'attacker');
      return (
        attacker !== undefined &&
        attacker !== ship &&
        inArc(bodyOf(attacker), state.attack!.arc as Arc, unitBody(ship))
      );
    }
    case 'wingmate':
      return ship.inFormation && ship.wing === scene.self.id;
    case 'obstructs':
      return obstructs(state, ship);
    case 'behind': {
      const of = shipIn(scene, test.of);
      return of !== undefined && !isRemote(of) && isBehind(unitBody(ship), bodyOf(of));
    }
    case 'locked-by': {
      if (test.who === 'anybody') return locksOn(state, ship).length > 0;
      if (test.who === 'friend')
        return locksOn(state, ship).some((lock) => state.ships[lock.by]?.player === scene.self.player);
      const who = shipIn(scene, test.who);
      return who !== undefined && hasLockOn(state, who, ship);
    }
    case 'locks': {
      const who = shipIn(scene, test.who);
      return who !== undefined && hasLockOn(state, ship, who);
    }
    case 'unit-side':
      return relationOf(state, scene.self.player, ship.player) === test.is;
    case 'friendly-unit-at':
      return state.ships.some(
        (unit) =>
          unit !== ship &&
          (inPlay(unit) || isRemote(unit)) &&
          relationOf(state, scene.self.player, unit.player) === 'friendly' &&
          atRange(state, unit, ship, test.range),
      );
    case 'at-obstacle':
      return (
        isAtObstacle(state, ship, test.range, test.types) ||
        (test.orFeature === true && isAtFeature(state, ship, test.range))
      );
    case 'at-friendly-device':
      return state.devices.some(
        (device) =>
          relationOf(state, scene.self.player, device.player) === 'friendly' &&
          isWithin(rangeOf(unitBody(ship), deviceBodyOf(device)), test.range),
      );
    case 'at-trait':
      return state.devices.some((device) => {
        if (!test.traits.includes(traitOf(device.kind))) return false;
        const range = rangeOf(unitBody(ship), deviceBodyOf(device));
        return range >= test.range[0] && range <= test.range[1];
      });
    case 'enemy-remote-at':
      return state.ships.some(
        (unit) =>
          isRemote(unit) &&
          areEnemies(state, unit.player, ship.player) &&
          atRange(state, unit, ship, test.range),
      );
    case 'attacked-by':
      return shipIn(scene, test.who)?.targets?.includes(ship.id) ?? false;
    case 'at-device':
      return state.devices.some((device) => {
        if (device.kind !== test.device || device.player !== scene.self.player) return false;
        const range = rangeOf(unitBody(ship), deviceBodyOf(device));
        return range >= test.range[0] && range <= test.range[1];
      });
    case 'moved-through':
      return scene.self.flown.through.includes(ship.id);
  }
}

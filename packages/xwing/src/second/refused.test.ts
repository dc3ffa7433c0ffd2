// In games by chance: what is told to keep an option away is there, measured without the rule that refuses it.
import { readFileSync } from 'node:fs';
import { firstPosition, newRecord, Referee, type Refusal } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import {
  attackRange,
  bodiesOverlap,
  distance,
  dropOrLaunch,
  edgeDistances,
  inArc,
  insidePlayArea,
  objectiveBody,
  obstacleBody,
  overlapsBody,
  type Pose,
  RANGE_BAND,
  type RollPlacement,
  rollPlacements,
  shipsOverlap,
  type Template,
  tallonPlacements,
} from '../common/index.ts';
import { DAMAGE_DECK } from './abilities/damage-deck.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from './bodies.ts';
import './cards/all.ts';
import { unitBody } from './devices/bodies.ts';
import { PLACING } from './devices/kinds.ts';
import type { SecondEvent } from './events.ts';
import { obstacleType } from './obstacles.ts';
import type { SecondQuestion } from './questions.ts';
import { SECOND } from './rules.ts';
import { markerBodyOf, placedMarkers } from './scenarios/markers.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import type { SecondSetup } from './setup/setup.ts';
import { activeAbilities, findAbility } from './ship/abilities.ts';
import { weaponArcs } from './ship/arcs.ts';
import { dialFor, isHuge, sizeOf } from './ship/card.ts';
import { isIonized } from './ship/conditions.ts';
import { chargesOfUpgrade, fillsSlot, upgradeWith } from './ship/upgrades.ts';
import { weaponsOf } from './ship/weapons.ts';
import { packFrom, randomSquad, squadPool } from './squads/index.ts';
import type { SecondState, Ship } from './state.ts';
import { stayingAnswerer } from './testing/players.ts';
import { ENGLISH } from './words/english/index.ts';
import { FRENCH } from './words/french/index.ts';
import { GERMAN } from './words/german/index.ts';

/** A refusal where it is told: about a ship, and the upgrade, the target, the ability or the place that it names. */
interface Told {
  readonly state: SecondState;
  readonly question: SecondQuestion;
  readonly ship: Ship;
  readonly refusal: Refusal;
  readonly target: Ship;
  /** Empty where no upgrade is named. */
  readonly upgrade: string;
  readonly ability: ReturnType<typeof findAbility>;
  readonly at: Pose;
}

/** Whether what a ruling names is in the way. */
type Obstacle = (refused: Told) => boolean;

const isBeyond = (ship: Ship, other: Ship, bands: number): boolean =>
  distance(unitBody(ship), unitBody(other)) > bands * RANGE_BAND;
const others = ({ state, ship }: Told): readonly Ship[] =>
  state.ships.filter((other) => other !== ship && inPlay(other));
const areTouching = ({ contacts }: SecondState, a: Ship, b: Ship): boolean =>
  contacts.some(
    (id, at) => at % 2 === 0 && id + contacts[at + 1]! === a.id + b.id && [a.id, b.id].includes(id),
  );
const hasFaceup = ({ damage }: Ship, name: string): boolean =>
  damage.some(({ up, kind }) => up && DAMAGE_DECK[kind]!.name === name);
const liesOn = ({ obstacles }: SecondState, ship: Ship, type: string): boolean =>
  obstacles.some(
    (rock) =>
      rock.placed && obstacleType(rock.outline) === type && overlapsBody(bodyOf(ship), obstacleBodyOf(rock)),
  );

/** A card of that name is on the table: only such a one forbids anything. */
const namesCard: Obstacle = ({ state, refusal }) =>
  state.ships.some((ship) => activeAbilities(ship).some(({ name }) => name === refusal.facts?.card));

/** The weapons that are asked about: those of an upgrade, or all. */
const weaponsFor = ({ ship, upgrade }: Told) =>
  weaponsOf(ship).filter(({ special }) => upgrade === '' || special?.upgrade === upgrade);
type Weapon = ReturnType<typeof weaponsFor>[number];

const isInNoArc = ({ ship, target }: Told, weapon: Weapon): boolean =>
  weaponArcs(ship, weapon).every(
    (arc) => !inArc(bodyOf(ship), arc, unitBody(target), Number.POSITIVE_INFINITY),
  );

/** Whether a target in an arc of a weapon is at none of these ranges there. */
function isAtNoRange({ state, ship, target }: Told, weapon: Weapon, from: number, to: number): boolean {
  const touching = areTouching(state, ship, target);
  return weaponArcs(ship, weapon)
    .map((arc) => attackRange(bodyOf(ship), arc, unitBody(target), 6 * RANGE_BAND))
    .filter((mm) => mm >= 0)
    .every((mm) => {
      const range = touching ? 0 : Math.max(1, Math.ceil(mm / RANGE_BAND - 1e-6));
      return range < from || range > to;
    });
}

const locks = ({ state, ship, target }: Told): boolean =>
  state.locks.some(({ by, kind, on }) => by === ship.id && kind === 'ship' && on === target.id);

/** Whether one of the costs of a weapon is more than there is. */
const isTooDear = ({ ship, upgrade }: Told): boolean =>
  weaponsFor({ ship, upgrade } as Told).some(({ special }) =>
    special?.attack.costs.some((cost) => {
      if (cost.kind === 'charge') return ship.upgrades.find(({ id }) => id === upgrade)!.charges < cost.count;
      if (cost.kind === 'energy') return ship.energy < cost.count;
      return cost.kind !== 'force' || ship.force < cost.count;
    }),
  );

/** The templates by which ships roll. */
const TEMPLATES: readonly Template[] = [1, 2, 3].flatMap((speed) => [
  { speed, shape: 'straight' as const, direction: 'straight' as const },
  ...(['bank', 'turn'] as const).flatMap((shape) =>
    (['left', 'right'] as const).map((direction) => ({ speed, shape, direction })),
  ),
]);

/** Where a refused placement of a roll lies: in the roll of which the offered ones are the others. */
function rollsRefused({ question, ship, refusal }: Told): readonly RollPlacement[] {
  if (question.kind !== 'barrel-roll-placement') return [];
  const rolls = (['left', 'right'] as const).flatMap((side) =>
    TEMPLATES.map((template) => rollPlacements(sizeOf(ship), ship, side, template)),
  );
  return rolls
    .filter((roll) =>
      question.options.every(({ placement, at }) =>
        roll.some((one) => one.placement === placement && one.pose.x === at.x && one.pose.y === at.y),
      ),
    )
    .flatMap((roll) => roll.filter(({ placement }) => placement === refusal.option));
}

const onShip: Obstacle = (refused) =>
  rollsRefused(refused).some(({ pose }) =>
    others(refused).some((other) => shipsOverlap(bodyOf(refused.ship, pose), bodyOf(other))),
  );
const onObstacle: Obstacle = (refused) =>
  rollsRefused(refused).some(({ pose, template }) =>
    refused.state.obstacles.some(
      (rock) =>
        rock.placed &&
        (overlapsBody(bodyOf(refused.ship, pose), obstacleBodyOf(rock)) ||
          bodiesOverlap(template, obstacleBodyOf(rock))),
    ),
  );

/** How far (mm) a base reaches beyond range 1 of its player's edge; both players sit at the long way of the table. */
function beyondItsEdge({ state, ship, at }: Told): number {
  const body = bodyOf(ship, at);
  const reach = edgeDistances(body, 1e5, 1e5) - Math.min(at.x, at.y);
  const fromEdge = ship.player === 0 ? at.y : state.depth - at.y;
  return fromEdge - reach - RANGE_BAND;
}

const obstacleAt = ({ state, question, at }: Told) =>
  obstacleBody((question.kind === 'place-obstacle' && state.obstacles[question.obstacle]!.outline) || '', at);

const isNearEdge = ({ state, ship }: Told): boolean =>
  Math.min(ship.x, ship.y, state.width - ship.x, state.depth - ship.y) < 2 * RANGE_BAND;

/** Whether one of the usual ways of a device leaves the table: of those that lie on it none would be refused. */
const leavesTable: Obstacle = ({ state, ship, upgrade }) =>
  (Object.keys(PLACING) as readonly (keyof typeof PLACING)[]).some((device) =>
    PLACING[device].ways.some(({ how, template }) =>
      dropOrLaunch(device, sizeOf(ship), ship, how === 'drop' ? 'rear' : 'front', template).some(
        ({ pose }) =>
          Math.min(pose.x, pose.y, state.width - pose.x, state.depth - pose.y) < RANGE_BAND && upgrade !== '',
      ),
    ),
  );

const usedThisAttack: Obstacle = ({ state, ability }) =>
  ability?.ability.kind === 'dice' &&
  state.attack!.used.some((key) =>
    key.startsWith(`${(ability.ability as { group?: string }).group ?? ability.ref}@`),
  );
const isBySpecialWeapon = ({ state }: Told): boolean =>
  weaponsOf(state.ships[state.attack!.attacker]!)[state.attack!.weapon]!.special !== undefined;
const asksForSomething: Obstacle = ({ ability }) =>
  ability !== undefined && 'requires' in ability.ability && (ability.ability.requires ?? []).length > 0;
const costsSomething: Obstacle = ({ ability }) =>
  ability !== undefined && 'costs' in ability.ability && ability.ability.costs.length > 0;
/** A line about the ability that is refused, or about the card that is named: about this ability of it. */
const isOwnLine: Obstacle = ({ state, ability, refusal: { ruling, facts } }) =>
  facts === undefined
    ? ability?.ability.rulings?.[0] === ruling
    : state.ships.some((ship) =>
        activeAbilities(ship).some((one) => one.name === facts.card && one.ability.rulings?.[0] === ruling),
      );

const MODIFYING: Readonly<Record<string, Obstacle>> = {
  'xwing2:ability-queue.6': asksForSomething,
  'xwing2:faq-abilities-and-the-ability-queue.10': costsSomething,
  'xwing2:card-interpretation.8': usedThisAttack,
  'xwing2:special-weapon.9': isBySpecialWeapon,
  'xwing2:primary-weapon.4': (refused) => !isBySpecialWeapon(refused),
  'xwing2:introduction.3': namesCard,
  'xwing2:damage-deck.2': ({ state }) => hasFaceup(state.ships[state.attack!.attacker]!, 'Blinded Pilot'),
  'xwing2:attack.12': ({ state }) => state.attack!.range === 0,
  'xwing2:attack.16': ({ state }) => state.attack!.range === 0,
};

const SHIPS_PLACED: Readonly<Record<string, Obstacle>> = {
  'xwing2:ship-sizes.5': ({ state, ship, at }) => !insidePlayArea(bodyOf(ship, at), state.width, state.depth),
  'xwing2:setup.9': (refused) => beyondItsEdge(refused) > 0,
  'xwing2:overlap.1': ({ state, ship, at, refusal }) =>
    refusal.facts === undefined
      ? state.ships.some((other) => inPlay(other) && shipsOverlap(bodyOf(ship, at), bodyOf(other)))
      : shipsOverlap(bodyOf(ship, at), bodyOf(state.ships[Number(refusal.facts.ship)]!)),
  'xwing2:reserve.2': ({ ship }) => ship.place === 'reserve',
  'xwing2:faq-deployment.1': ({ ship }) => ship.upgrades.some(({ id }) => id === 'bobafett'),
  'xwing2:huge-ships.42': ({ state, question, ship, at }) => {
    const huge = state.ships[(question as { huge?: number }).huge ?? -1]!;
    const body = bodyOf(ship, at);
    return distance(bodyOf(huge), body) > RANGE_BAND || !inArc(bodyOf(huge), 'full-rear', body);
  },
};

/** Whether an objective is not at range 3 of the first one, or within range 2 of another. */
const isWrongFromOthers: Obstacle = ({ state, at }) =>
  placedMarkers(state).some((marker) => {
    const mm = distance(objectiveBody(at), markerBodyOf(marker));
    return mm <= 2 * RANGE_BAND || (marker.id === 0 && mm > 3 * RANGE_BAND);
  });
/** Whether an objective is beside range 2-4 of each edge of a player. */
const isWrongFromEdge: Obstacle = ({ state, at }) =>
  [at.y, state.depth - at.y].some((mm) => mm < 1.5 * RANGE_BAND || mm > 3.5 * RANGE_BAND);
/** Whether an objective that is let go of is not at range 1 of where its ship is, or was. */
const isFarFromShip: Obstacle = ({ refusal }) =>
  Number(refusal.facts?.mm) <= 0 || Number(refusal.facts?.mm) > RANGE_BAND;

/** The name under which a ship remembers an action that is refused. */
const keyOf = ({ option }: Refusal): string => option.replace(/^ability-(.+)@\d+$/, 'card-$1');

/** By kind of question and ruling; a ruling that is not here fails the test. */
const OBSTACLES: Readonly<Partial<Record<SecondQuestion['kind'], Readonly<Record<string, Obstacle>>>>> = {
  action: {
    'xwing2:actions.2': ({ ship }) => ship.tokens.stress > 0,
    'xwing2:actions.12': ({ ship, refusal }) => ship.performed.includes(keyOf(refusal)),
    'xwing2:actions.13': ({ ship, refusal }) => ship.failed.includes(keyOf(refusal)),
    'xwing2:ion.8': ({ ship, question }) => isIonized(ship) && question.because === 'xwing2:actions.18',
    'xwing2:ion.10': ({ ship }) => isIonized(ship),
    'xwing2:overlap.12': (refused) =>
      others(refused).some(
        (other) => other.player !== refused.ship.player && areTouching(refused.state, refused.ship, other),
      ),
    'xwing2:wings.10': ({ ship }) => ship.inFormation,
    'xwing2:damage-deck.10': ({ ship, refusal }) =>
      hasFaceup(ship, 'Damaged Sensor Array') && refusal.option !== 'focus',
    'xwing2:introduction.3': namesCard,
    'xwing2:purple-actions.1': ({ ship }) => ship.force === 0,
    'xwing2:cloak.4': ({ ship }) => ship.tokens.cloak > 0,
    'xwing2:slam.1': ({ ship }) => dialFor(ship).every(({ maneuver }) => maneuver.speed !== ship.flown.speed),
    'xwing2:slam.4': ({ question }) => question.because !== 'xwing2:actions.18',
    'xwing2:reload.1': ({ ship }) =>
      ship.upgrades.every(
        (one) =>
          one.charges >= (chargesOfUpgrade(one)?.limit ?? 0) ||
          chargesOfUpgrade(one)?.spentForGood ||
          !(['torpedo', 'missile', 'device'] as const).some((slot) => fillsSlot(one, slot)),
      ),
    'xwing2:ability-queue.6': asksForSomething,
    'xwing2:faq-abilities-and-the-ability-queue.10': costsSomething,
    'xwing2:abilities.12': ({ ability }) => ability?.ability.kind === 'action',
    'xwing2:scenario-salvage-mission.5': ({ state }) => state.round < 2,
    'xwing2:scenario-salvage-mission.7': ({ state, ship }) =>
      state.markers.some(({ carrier }) => carrier === ship.id),
    'xwing2:scenario-salvage-mission.8': (refused) => isFarFromMarkers(refused),
    'xwing2:scenario-salvage-mission.11': ({ state, ship }) =>
      state.markers.some(({ carrier }) => carrier === ship.id),
    'xwing2:scenario-scramble.3': ({ state }) => state.round < 2,
    'xwing2:scenario-scramble.5': (refused) => isFarFromMarkers(refused),
    'xwing2:scenarios.9': (refused) => isFarFromMarkers(refused) || refused.state.round < 2,
  },
  attack: {
    'xwing2:friendly.2': ({ ship, target }) => ship.player === target.player,
    'xwing2:attack-arc.1': (refused) => weaponsFor(refused).every((weapon) => isInNoArc(refused, weapon)),
    'xwing2:primary-weapon.3': (refused) =>
      isBeyond(refused.ship, refused.target, 3) ||
      weaponsFor(refused).every((weapon) => weapon.special || isAtNoRange(refused, weapon, 0, 3)),
    'xwing2:huge-ships.9': (refused) =>
      isHuge(refused.ship) &&
      weaponsFor(refused).every((weapon) => weapon.special || isAtNoRange(refused, weapon, 1, 3)),
    'xwing2:special-weapon.5': (refused) => weaponsFor(refused).every((weapon) => isInNoArc(refused, weapon)),
    'xwing2:special-weapon.6': (refused) =>
      weaponsFor(refused).some(
        (weapon) =>
          weapon.special &&
          (isBeyond(refused.ship, refused.target, weapon.special.attack.range[1]) ||
            !isInNoArc(refused, weapon)) &&
          isAtNoRange(refused, weapon, ...weapon.special.attack.range),
      ),
    'xwing2:special-weapon.7': (refused) => !locks(refused),
    'xwing2:special-weapon.8': ({ ship }) => ship.tokens.focus === 0,
    'xwing2:special-weapon.2': (refused) =>
      weaponsFor(refused).some(({ special }) => special?.attack.onlyBonus || special?.attack.against),
    'xwing2:attack.7': isTooDear,
    'xwing2:disarmed.2': ({ ship }) => ship.tokens.disarm > 0,
    'xwing2:cloak.3': ({ ship }) => ship.tokens.cloak > 0,
    'xwing2:obstacles.17': ({ state, ship }) => liesOn(state, ship, 'asteroid'),
    'xwing2:obstacles.18': ({ state, ship }) => liesOn(state, ship, 'debris'),
    'xwing2:obstacles.19': ({ state, ship }) => liesOn(state, ship, 'gascloud'),
    'xwing2:abilities.1': namesCard,
    'xwing2:introduction.3': namesCard,
    'xwing2:faq-specific-card-questions.56': namesCard,
    'xwing2:huge-ships.4': ({ ship }) => isHuge(ship) && ship.fired.length > 0,
    'xwing2:huge-ships.7': ({ ship }) => isHuge(ship) && ship.fired.length > 0,
    'xwing2:huge-ships.8': ({ ship }) => isHuge(ship) && ship.fired.length > 0,
  },
  'lock-target': {
    'xwing2:lock.8': ({ ship, target }) => ship === target,
    'xwing2:lock.2': ({ ship, target }) => isBeyond(ship, target, 3),
    'xwing2:introduction.2': namesCard,
    'xwing2:introduction.3': namesCard,
    'xwing2:obstacles.19': ({ state, target }) => liesOn(state, target, 'gascloud'),
    'xwing2:obstacles.20': ({ state, target }) => liesOn(state, target, 'electrochaff'),
  },
  'jam-target': {
    'xwing2:jam.2': ({ state, ship, target }) =>
      areTouching(state, ship, target) ||
      (isBeyond(ship, target, 1) &&
        (isBeyond(ship, target, 2) || !inArc(bodyOf(ship), 'bullseye', bodyOf(target)))),
  },
  'coordinate-target': {
    'xwing2:coordinate.2': ({ state, ship, target }) =>
      areTouching(state, ship, target) || isBeyond(ship, target, 2),
    'xwing2:introduction.3': namesCard,
  },
  'barrel-roll-placement': {
    'xwing2:barrel-roll.7': onShip,
    'xwing2:barrel-roll.8': onObstacle,
    'xwing2:barrel-roll.9': (refused) =>
      rollsRefused(refused).some(
        ({ pose }) => !insidePlayArea(bodyOf(refused.ship, pose), refused.state.width, refused.state.depth),
      ),
    'xwing2:tractor.6': onObstacle,
  },
  'tallon-placement': {
    'xwing2:bearing.11': (refused) =>
      dialFor(refused.ship)
        .filter(({ maneuver }) => maneuver.bearing === 'tallon')
        .flatMap(({ maneuver }) => tallonPlacements(sizeOf(refused.ship), refused.ship, maneuver, []))
        .filter(({ placement }) => placement === refused.refusal.option)
        .some(({ pose }) =>
          others(refused).some((other) => shipsOverlap(bodyOf(refused.ship, pose), bodyOf(other))),
        ),
  },
  system: {
    'xwing2:device.8': ({ ship }) => ship.devicesPlaced > 0,
    'xwing2:device.9': ({ ship, upgrade }) => upgradeWith(ship, `upgrade-${upgrade}.0`)!.charges === 0,
    'xwing2:device.10': ({ ship }) => ship.tokens.calculate === 0,
    'xwing2:device.12': ({ ship }) => ship.tokens.cloak > 0 && ship.devicesPlaced > 0,
    'xwing2:cloak.12': ({ ship }) => ship.decloakedIn === 'system',
    'xwing2:device.17': (refused) => isNearEdge(refused) && leavesTable(refused),
    'xwing2:errata-upgrade-cards.11': ({ ship }) =>
      ship.upgrades.some(({ id, charges }) => id === 'concussionbombs' && charges < 3),
    'xwing2:dock.8': (refused) =>
      carriersOf(refused).every((carrier) => !areTouching(refused.state, refused.ship, carrier)),
    'xwing2:huge-ships.22': (refused) =>
      carriersOf(refused).every((carrier) => isHuge(carrier) && isBeyond(refused.ship, carrier, 1)),
    'xwing2:dock.9': ({ ship }) => ship.systemUsed.includes('deploy'),
  },
  'modify-attack-dice': MODIFYING,
  'modify-defense-dice': MODIFYING,
  'place-ship': SHIPS_PLACED,
  'set-down': SHIPS_PLACED,
  'place-marker': {
    'xwing2:play-area.1': (refused) =>
      edgeDistances(objectiveBody(refused.at), refused.state.width, refused.state.depth) < 0,
    'xwing2:scenario-assault.2': isWrongFromOthers,
    'xwing2:scenario-assault.3': isWrongFromEdge,
    'xwing2:scenario-salvage-mission.2': isWrongFromOthers,
    'xwing2:scenario-salvage-mission.3': isWrongFromEdge,
    'xwing2:scenario-salvage-mission.10': isFarFromShip,
    'xwing2:scenario-salvage-mission.12': isFarFromShip,
    'xwing2:scenario-salvage-mission.13': isFarFromShip,
    'xwing2:scenario-salvage-mission.14': isFarFromShip,
    'xwing2:scenario-scramble.1': (refused) => isWrongFromOthers(refused) || isWrongFromEdge(refused),
    'xwing2:scenarios.7': (refused) => isWrongFromOthers(refused) || isWrongFromEdge(refused),
  },
  'place-obstacle': {
    'xwing2:setup.7': (refused) =>
      edgeDistances(obstacleAt(refused), refused.state.width, refused.state.depth) <= 2 * RANGE_BAND,
    'xwing2:setup.6': (refused) =>
      refused.state.obstacles.some(
        (rock) => rock.placed && distance(obstacleBodyOf(rock), obstacleAt(refused)) <= RANGE_BAND,
      ),
    'xwing2:scenarios.11': (refused) =>
      placedMarkers(refused.state).some((marker) => bodiesOverlap(markerBodyOf(marker), obstacleAt(refused))),
    'xwing2:play-area.1': ({ state, at }) => at.x < 0 || at.y < 0 || at.x > state.width || at.y > state.depth,
  },
};

/** The carriers of a ship's player that are on the table. */
const carriersOf = ({ state, ship }: Told): readonly Ship[] =>
  state.carriers
    .map((id) => state.ships[id]!)
    .filter((carrier) => carrier.player === ship.player && inPlay(carrier));

const isFarFromMarkers = ({ state, ship }: Told): boolean =>
  placedMarkers(state)
    .filter(({ charges }) => state.scenario?.action !== 'transmit' || charges > 0)
    .every((marker) => distance(bodyOf(ship), markerBodyOf(marker)) > RANGE_BAND);

const read = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const LINES = new Set(
  read('rulebook/xwing2.jsonl')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly id: string }).id),
);
const LANGUAGES = [
  [ENGLISH, 'the rules do not allow it'],
  [GERMAN, 'die Regeln erlauben es nicht'],
  [FRENCH, 'les règles ne le permettent pas'],
] as const;

/** Names of the options of a question, as refusals name theirs. */
function offeredIn(question: SecondQuestion, { ships }: SecondState): ReadonlySet<string> {
  const names = new Set<string>();
  switch (question.kind) {
    case 'attack':
      for (const option of question.options) {
        if (option.kind === 'none') continue;
        const { special } = weaponsOf(ships[question.ship]!)[option.weapon]!;
        names.add(`ship-${option.target}`);
        if (special) names.add(`upgrade-${special.upgrade}`);
        if (special) names.add(`upgrade-${special.upgrade} ship-${option.target}`);
      }
      break;
    case 'action':
      for (const option of question.options) {
        if (option.kind === 'card') names.add(`ability-${option.ability}@${question.ship}`);
        else if (option.kind === 'repair') names.add(`repair-${option.card}`);
        else if (option.kind !== 'none') names.add(option.action);
      }
      break;
    case 'modify-attack-dice':
    case 'modify-defense-dice':
      for (const option of question.options)
        names.add(
          option.kind === 'ability'
            ? `ability-${option.ability}@${option.ship}`
            : option.kind.replace('spend-', ''),
        );
      break;
    case 'lock-target':
      for (const { kind, id } of question.options) names.add(`${kind}-${id}`);
      break;
    case 'jam-target':
    case 'coordinate-target':
      for (const { ship } of question.options) names.add(`ship-${ship}`);
      break;
    case 'barrel-roll-placement':
    case 'tallon-placement':
      for (const { placement } of question.options) names.add(placement);
      break;
    case 'system':
      for (const option of question.options)
        names.add(option.kind === 'device' ? `upgrade-${option.upgrade}` : option.kind);
  }
  return names;
}

/** What an attack must say a word about: each ship, and each special weapon against each enemy. */
function askedBy(question: SecondQuestion, { ships }: SecondState): readonly (readonly string[])[] {
  if (question.kind === 'lock-target' && question.options.length > 1)
    return ships.filter(inPlay).map(({ id }) => [`ship-${id}`]);
  if (question.kind !== 'attack') return [];
  const ship = ships[question.ship]!;
  const others = ships.filter((other) => other !== ship && (inPlay(other) || isRemote(other)));
  return others.flatMap(({ id }) => [
    [`ship-${id}`],
    ...weaponsOf(ship).flatMap(({ special }) =>
      special ? [[`upgrade-${special.upgrade} ship-${id}`, `upgrade-${special.upgrade}`, `ship-${id}`]] : [],
    ),
  ]);
}

/** What of a refusal is not so. */
function problemsOf(told: Told, offered: ReadonlySet<string>): readonly string[] {
  const { state, question, refusal, ship } = told;
  const { option, ruling } = refusal;
  const name = `${question.kind} of ${ship?.card}: ${option}, ${ruling} ${JSON.stringify(refusal.facts ?? {})}`;
  const texts = LANGUAGES.map(([words]) => words.refusal(refusal, state));
  return [
    ...(LINES.has(ruling) ? [] : [`${name} is no line of the rulebook`]),
    ...(offered.has(option) ? [`${name} is offered, too`] : []),
    ...((OBSTACLES[question.kind]?.[ruling] ?? isOwnLine)(told) ? [] : [`${name} is not so`]),
    ...(refusal.detail === undefined ? [] : [`${name} is told in one language`]),
    ...LANGUAGES.flatMap(([, fallback], at) =>
      texts[at]!.includes(fallback) || /undefined|(ability|upgrade|card)-/.test(texts[at]!)
        ? [`${name} has no words: ${texts[at]}`]
        : [],
    ),
  ];
}

/** Places that a player might try: on the table and off it. */
const placesIn = ({ width, depth }: SecondState): readonly (readonly [number, number, number])[] => [
  [1, 1, 45],
  [width / 2, depth / 2, 0],
  [width / 2, 60, 0],
  [width / 2 + 40, 80, 20],
  [width / 3, depth - 70, 180],
  [-20, 30, 0],
];

/** What is told wrongly of a question, and what is not told. */
function wrongAbout(
  game: Referee<SecondState, SecondSetup, SecondQuestion, SecondEvent>,
  question: SecondQuestion,
  refused: Map<string, number>,
): readonly string[] {
  const { state } = game;
  const help = game.help(question.player);
  const offered = offeredIn(question, state);
  const wrong: string[] = [];
  const look = (refusal: Refusal, [x, y, facing]: readonly number[]): void => {
    const { option, ruling } = refusal;
    refused.set(`${question.kind} ${ruling}`, (refused.get(`${question.kind} ${ruling}`) ?? 0) + 1);
    const [, upgrade = '', on] = /^upgrade-(\S+?)(?: ship-(\d+))?$/.exec(option) ?? [];
    const [, ref = '', owner] = /^ability-(.+)@(\d+)$/.exec(option) ?? [];
    const target = state.ships[Number(on ?? /^ship-(\d+)$/.exec(option)?.[1] ?? -1)]!;
    const ship = state.ships[(question as { readonly ship?: number }).ship ?? -1]!;
    const ability = owner === undefined ? undefined : findAbility(state.ships[Number(owner)]!, ref);
    const at = { x: x!, y: y!, facing: facing! };
    wrong.push(...problemsOf({ state, question, ship, refusal, target, upgrade, ability, at }, offered));
  };
  const told = help.refused?.() ?? [];
  for (const refusal of told) look(refusal, [0, 0, 0]);
  const names = told.map(({ option }) => option);
  if (new Set(names).size < names.length) wrong.push(`${question.kind}: twice among ${names.join(', ')}`);
  for (const words of told.length > 0 ? askedBy(question, state) : [])
    if (!words.some((word) => offered.has(word) || names.includes(word)))
      wrong.push(`${question.kind}: nothing is told of ${words[0]}`);
  if (question.form === 'place')
    for (const at of placesIn(state)) for (const refusal of help.validate!(at)) look(refusal, at);
  return wrong;
}

/** What is told wrongly in a game by chance, and how often what was refused. */
function wrongIn(
  pack: string,
  seed: string,
  scenario: string,
  refused: Map<string, number>,
): readonly string[] {
  const { pool } = PACKS[pack]!;
  const chance = growStreams(seed, ['squads', 'minds']);
  const squads = [randomSquad(pool, chance, 0), randomSquad(pool, chance, 0)] as const;
  const setup = setupFromSquads(pool.pack, squads, scenario);
  const game = Referee.start(SECOND, firstPosition(SECOND, newRecord(SECOND, setup, seed)));
  const robot = stayingAnswerer(chance, 1);
  const wrong = new Set<string>();
  while (!game.outcome) {
    const question = game.questions[0]!;
    const { player, id } = question;
    for (const problem of wrongAbout(game, question, refused)) wrong.add(problem);
    game.answer(
      player,
      id,
      robot(question, () => game.look(player), game.help(player)),
    );
  }
  return [...wrong];
}

const PACKS = Object.fromEntries(
  ['xwing2-amg', 'xwing2-xwa', 'xwing2-epic'].map((name) => [
    name,
    { pool: squadPool(packFrom(JSON.parse(read(`formats/${name}.json`)))) },
  ]),
);

describe('why something is not offered', () => {
  it.each([
    ['xwing2-amg', 'none', 2],
    ['xwing2-amg', 'assault', 1],
    ['xwing2-xwa', 'salvage', 1],
    ['xwing2-xwa', 'scramble', 1],
    ['xwing2-xwa', 'knowledge', 1],
    ['xwing2-epic', 'none', 1],
  ] as const)('is what is in the way, in games by chance of %s, %s', (pack, scenario, games) => {
    const refused = new Map<string, number>();
    for (let game = 0; game < games; game++)
      expect(wrongIn(pack, `${pack} ${scenario} ${game}`, scenario, refused)).toEqual([]);
    expect(refused.size).toBeGreaterThan(10);
  });
});

// In games by chance and in scenes of cards: what is told to keep an option away is there, measured without the rule that refuses it.
import { readFileSync } from 'node:fs';
import { type Help, playOut, type Refusal } from '@firing-arc/referee';
import { heardAsking, type Moment } from '@firing-arc/referee/testing';
import { containsPoint, growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { keyword } from './abilities/evaluate.ts';
import { commandRangeOf, pinnedBy } from './abilities/modifiers.ts';
import { armamentOf } from './attack/armament.ts';
import { measured, tokensOf } from './attack/parties.ts';
import type { AttackOption } from './attack/questions.ts';
import type { Party as Side } from './attack/schema.ts';
import { shipCard, squadronCard, upgradeCard } from './cards/index.ts';
import { DAMAGE_CARDS } from './damage/cards.ts';
import { fleetPool, packFrom, randomFleet } from './fleets/index.ts';
import {
  bodyOf,
  isActivated,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  setupArea,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
  zonesOf,
} from './game.ts';
import {
  type Area,
  attackLines,
  type Body,
  baseOf,
  distance,
  endOfDistance,
  extent,
  HUGE_ZONES,
  isInArc,
  isInside,
  obstacleBody,
  overlaps,
  type Party,
  RANGE_ENDS,
  sightLine,
  spanFrom,
  squadronBody,
  type Zone,
  type ZoneBody,
  zoneBody,
} from './geometry/index.ts';
import { OBJECTIVE_CARDS, objectiveCard } from './objectives/cards.ts';
import { tokenBody, tokensOnTable } from './objectives/on-table.ts';
import type { ArmadaQuestion } from './questions.ts';
import { ARMADA } from './rules.ts';
import { setupFromFleets } from './setup/from-fleets.ts';
import { deploymentZoneOf, gapToEdge } from './setup/zones.ts';
import { sightRule } from './squadrons/engaged.ts';
import type { ArmadaState, DefenseToken, Ship, Squadron } from './state.ts';
import { playKnownScenes } from './testing/acting/acting.ts';
import scenes from './testing/acting/scenes.json' with { type: 'json' };
import { keenAnswerer } from './testing/players.ts';
import { ENGLISH } from './words/english/index.ts';
import { REFUSALS as ENGLISH_REFUSALS } from './words/english/refusals.ts';
import { FRENCH } from './words/french/index.ts';
import { REFUSALS as FRENCH_REFUSALS } from './words/french/refusals.ts';
import { GERMAN } from './words/german/index.ts';
import { REFUSALS as GERMAN_REFUSALS } from './words/german/refusals.ts';

/** A refusal where it is told. */
interface Told {
  readonly state: ArmadaState;
  readonly question: ArmadaQuestion;
  readonly refusal: Refusal;
  /** The attack that is refused, where one is. */
  readonly attack: { readonly attacker: Side; readonly defender: Side } | null;
  /** The place that is asked about. */
  readonly at: readonly [x: number, y: number, facing: number];
}

/** Whether what a ruling names is in the way. */
type Obstacle = (told: Told) => boolean;

// ── Ships and squadrons ──

const shipIn = ({ state, question }: Told): Ship => state.ships[(question as { ship: number }).ship]!;
const squadronIn = ({ state, question }: Told): Squadron =>
  state.squadrons[(question as { squadron: number }).squadron]!;
const hasFaceup = (ship: Ship | undefined, name: string): boolean =>
  ship?.damage.some(({ up, kind }) => up && DAMAGE_CARDS[kind]!.name === name) ?? false;
const enemiesAt = (state: ArmadaState, squadron: Squadron, mm: number): readonly Squadron[] =>
  squadronsInPlay(state).filter(
    (one) =>
      one.player !== squadron.player && distance(squadronBodyOf(one), squadronBodyOf(squadron)) <= mm + 0.01,
  );
const bodiesIn = (state: ArmadaState): readonly Body[] => [
  ...shipsInPlay(state).map((one) => bodyOf(one)),
  ...squadronsInPlay(state).map(squadronBodyOf),
];
const AT_1 = endOfDistance(1);

/** A card of that name is in play, or was discarded for what is asked: only such a one forbids anything. */
const namesCard: Obstacle = ({ state, refusal: { facts } }) =>
  state.ships.some(
    (ship) => ship.upgrades.some(({ id }) => id === facts?.card) || hasFaceup(ship, String(facts?.card)),
  ) || state.squadrons.some(({ card }) => card === facts?.card);
const namesObjective: Obstacle = ({ state, refusal }) =>
  state.objective !== '' && refusal.facts?.card === state.objective;

// ── Attacks ──

const attackerOf = ({ state, attack }: Told): Ship | Squadron =>
  attack!.attacker.kind === 'zone'
    ? state.ships[attack!.attacker.id]!
    : state.squadrons[attack!.attacker.id]!;
const bodiesOf = ({ state, attack }: Told): readonly [Party, Party] => [
  measured(state, attack!.attacker),
  measured(state, attack!.defender),
];

/** How far an attack goes; beyond everything where the target is in no arc. */
const lengthOf = (told: Told): number => attackLines(...bodiesOf(told))?.mm ?? Number.POSITIVE_INFINITY;

/** How far the dice of the attacker reach. */
function reachOf({ state, attack }: Told): number {
  const { red = 0, blue = 0, black = 0 } = armamentOf(state, 'attack', attack!.attacker, attack!.defender);
  if (red > 0) return RANGE_ENDS.long.value;
  if (blue > 0) return RANGE_ENDS.medium.value;
  return black > 0 ? RANGE_ENDS.close.value : 0;
}

/** How much of a line (mm) lies in a convex polygon with clockwise corners. */
function lengthIn([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], points: ArrayLike<number>): number {
  let [from, to] = [0, 1];
  for (let at = 0; at < points.length; at += 2) {
    const [ax, ay] = [points[at]!, points[at + 1]!];
    const next = (at + 2) % points.length;
    const [bx, by] = [points[next]! - ax, points[next + 1]! - ay];
    const outside = by * (x1 - ax) * -1 + bx * (y1 - ay);
    const change = by * (x2 - x1) * -1 + bx * (y2 - y1);
    if (change === 0 && outside > 0) return 0;
    if (change > 0) to = Math.min(to, -outside / change);
    if (change < 0) from = Math.max(from, -outside / change);
  }
  return Math.max(0, to - from) * Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
}

/** Whether a part of a line lies in an outline. */
function goesThrough([x1, y1, x2, y2]: readonly number[], points: ArrayLike<number>): boolean {
  const steps = 4000;
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    if (containsPoint(points as number[], x1! + part * (x2! - x1!), y1! + part * (y2! - y1!))) return true;
  }
  return false;
}

const isThroughOtherZone: Obstacle = (told) => {
  const { state, attack } = told;
  const [from, to] = bodiesOf(told);
  if (to.kind !== 'zone') return false;
  const lines = [sightLine(from, to, sightRule(state)), ...(attackLines(from, to)?.lines ?? [])];
  return zonesOf(state.ships[attack!.defender.id]!)
    .filter((zone) => zone !== to.zone)
    .some((zone) => lines.some((line) => lengthIn(line, zoneBody(to.ship, zone).points) > 0));
};

const isThroughDust: Obstacle = (told) =>
  placedObstacles(told.state)
    .filter(({ type }) => type === 'dust field')
    .some((one) =>
      goesThrough(sightLine(...bodiesOf(told), sightRule(told.state)), obstacleBodyOf(one).points),
    );

/** Whether a ship has attacked a target from its zone in this activation, the same hull zone or any of a ship. */
const hasAttacked = (told: Told, whichever: boolean): boolean => {
  const { attacker, defender } = told.attack!;
  return (attackerOf(told) as Ship).attacks.some(
    ({ zone, target, id, targetZone, more }) =>
      zone === attacker.zone &&
      (defender.kind === 'zone'
        ? target === 'ship' && id === defender.id && (whichever || targetZone === defender.zone)
        : target === defender.kind && (id === defender.id || more.includes(defender.id))),
  );
};

const isWithoutEscort: Obstacle = (told) => {
  const { state, attack } = told;
  const escorted = enemiesAt(state, attackerOf(told) as Squadron, AT_1).some(
    (one) => keyword(state, one, 'escort') > 0,
  );
  return escorted && keyword(state, state.squadrons[attack!.defender.id]!, 'escort') === 0;
};

const TARGETS: Readonly<Record<string, Obstacle>> = {
  'armada:armament.4': (told) => reachOf(told) === 0,
  'armada:attack.5': (told) => !isInArc(bodiesOf(told)[0] as ZoneBody, bodiesOf(told)[1]),
  'armada:attack.7': (told) => lengthOf(told) > AT_1,
  'armada:attack.23': (told) =>
    (attackerOf(told) as Ship).attacks.some(({ zone }) => zone === told.attack!.attacker.zone),
  'armada:attack-range.1': (told) => {
    const [from, to] = bodiesOf(told).map(baseOf) as [Body, Body];
    return lengthOf(told) > reachOf(told) || distance(from, to) > RANGE_ENDS.long.value;
  },
  'armada:attacking-stations.3': (told) => overlaps(baseOf(bodiesOf(told)[0]), bodiesOf(told)[1] as Body),
  'armada:damage-cards.10': (told) =>
    hasFaceup(attackerOf(told) as Ship, 'coolant-discharge') && (attackerOf(told) as Ship).attacksOnShips > 0,
  'armada:damage-cards.12': (told) =>
    hasFaceup(attackerOf(told) as Ship, 'depowered-armament') && lengthOf(told) > RANGE_ENDS.medium.value,
  'armada:damage-cards.13': (told) => hasFaceup(attackerOf(told) as Ship, 'disengaged-fire-control'),
  'armada:engagement.3': (told) =>
    enemiesAt(told.state, attackerOf(told) as Squadron, AT_1).some(({ id }) =>
      (told.question.form === 'choice' ? (told.question.options as readonly AttackOption[]) : []).some(
        (one) => one.kind === 'attack' && one.defender.kind === 'squadron' && one.defender.id === id,
      ),
    ),
  'armada:faq-cards-core-set.4': (told) => namesCard(told) && hasAttacked(told, true),
  'armada:golden-rules.3': namesCard,
  'armada:line-of-sight.3': isThroughOtherZone,
  'armada:objective-cards-core-set.2': (told) =>
    told.state.objective === 'advanced-gunnery' &&
    (attackerOf(told) as Ship).objective &&
    hasAttacked(told, false),
  'armada:obstacles.7': isThroughDust,
  'armada:squadron-keywords.3': isWithoutEscort,
  'armada:squadron-keywords.11': isWithoutEscort,
};

// ── Defense tokens ──

const ofKind = ({ state, refusal }: Told): readonly { readonly token: DefenseToken; readonly at: number }[] =>
  tokensOf(state, state.attack!.defender)
    .map((token, at) => ({ token, at }))
    .filter(({ token }) => token.kind === refusal.option);
const defender = ({ state: { attack, ships } }: Told): Ship | undefined =>
  attack!.defender.kind === 'zone' ? ships[attack!.defender.id] : undefined;

const TOKENS: Readonly<Record<string, Obstacle>> = {
  'armada:attack.13': (told) => ofKind(told).some(({ at }) => told.state.attack!.locked.includes(at)),
  'armada:damage-cards.9': (told) =>
    hasFaceup(defender(told), 'capacitor-failure') &&
    defender(told)!.shields[told.state.attack!.defender.zone] === 0 &&
    told.refusal.option === 'redirect',
  'armada:damage-cards.14': (told) =>
    hasFaceup(defender(told), 'faulty-countermeasures') &&
    ofKind(told).every(({ token }) => token.side !== 'readied'),
  'armada:defense-tokens.10': ({ state, refusal }) =>
    refusal.option === 'salvo' && !['zone', 'squadron'].includes(state.attack!.attacker.kind),
  'armada:defense-tokens.11': ({ state, refusal }) =>
    refusal.option === 'salvo' && state.attack!.kind !== 'attack',
  'armada:defense-tokens.16': (told) => ofKind(told).every(({ token }) => token.side === 'discarded'),
  'armada:defense-tokens.17': (told) => defender(told)?.speed === 0,
  'armada:defense-tokens.18': (told) =>
    ofKind(told).some(({ at }) => told.state.attack!.spent.includes(at)) ||
    told.state.attack!.used.includes(`effect-of-${told.refusal.option}`),
  'armada:defense-tokens.19': (told) =>
    ofKind(told).every(
      ({ token, at }) => token.side === 'discarded' || told.state.attack!.spent.includes(at),
    ),
  'armada:golden-rules.3': namesCard,
};

// ── Places ──

const isOutside = ({ left, right, bottom, top }: Area, { at: [x, y] }: Told): boolean =>
  x < left || x > right || y < bottom || y > top;
const shipAt = (told: Told): Body => bodyOf(shipIn(told), poseOf(told));
const squadronAt = ({ at }: Told): Body => squadronBody(at[0], at[1]);
const obstacleOf = ({ state, question }: Told) =>
  state.obstacles[(question as { obstacle: number }).obstacle]!;
const obstacleAt = (told: Told): Body => obstacleBody(obstacleOf(told).outline, poseOf(told));
const poseOf = ({ at: [x, y, facing] }: Told) => ({ x, y, facing });
const others = (told: Told): readonly Body[] => placedObstacles(told.state).map(obstacleBodyOf);
const isNearEdge = (body: Body, area: Area, mm: number): boolean => {
  const { left, right, bottom, top } = extent(body);
  return Math.min(left - area.left, area.right - right, bottom - area.bottom, area.top - top) <= mm + 0.01;
};
const toEdges = ({ state, at }: Told): number => Math.min(at[1], state.depth - at[1]);
const toTokens = ({ state, at: [x, y] }: Told): number =>
  Math.min(...tokensOnTable(state).map((one) => distance(tokenBody(one), tokenBody({ x, y }))));
const overlapsAny = (body: Body, all: readonly Body[]): boolean => all.some((one) => overlaps(body, one));
const otherShips = (told: Told): readonly Body[] =>
  shipsInPlay(told.state)
    .filter(({ id }) => id !== (told.question as { ship?: number }).ship)
    .map((one) => bodyOf(one));
const otherSquadrons = (told: Told): readonly Body[] =>
  squadronsInPlay(told.state)
    .filter(({ id }) => id !== (told.question as { squadron?: number }).squadron)
    .map(squadronBodyOf);
/** Whether one of the tokens, which may be the one that is meant, is farther than distance 1. */
const isFarFromToken = (told: Told, body: Body): boolean =>
  tokensOnTable(told.state).some((one) => distance(tokenBody(one), body) > AT_1);

/** The middle of the setup area in which every other ship of the first player is deployed. */
const ambush = ({ state }: Told): Area => {
  const { left, right, bottom, top } = setupArea(state);
  const depth = endOfDistance(5);
  return { left: left + depth, right: right - depth, bottom: bottom + depth, top: top - depth };
};

const SHIP_PLACED: Readonly<Record<string, Obstacle>> = {
  'armada:deployment-zone.1': (told) =>
    !isInside(shipAt(told) as Body, deploymentZoneOf(told.state, shipIn(told).player)),
  'armada:golden-rules.2': (told) => namesObjective(told) || namesCard(told),
  'armada:huge-ship.5': (told) =>
    shipCard(shipIn(told).card)!.size === 'huge' &&
    (Math.abs(gapToEdge(told.state, shipIn(told).player, bodyOf(shipIn(told), poseOf(told)))) > 0.1 ||
      overlapsAny(shipAt(told), others(told))),
  'armada:objective-cards-core-set.20': (told) => !isInside(shipAt(told), ambush(told)),
  'armada:objective-cards-core-set.21': (told) => overlapsAny(shipAt(told), others(told)),
  'armada:objective-cards-core-set.23': (told) => isFarFromToken(told, shipAt(told)),
  'armada:overlapping.11': (told) => overlapsAny(shipAt(told), otherSquadrons(told)),
  'armada:play-area.1': (told) => !isInside(shipAt(told), playArea(told.state)),
  'armada:setup.9': (told) => overlapsAny(shipAt(told), otherShips(told)),
  'armada:setup-area.1': (told) => !isInside(shipAt(told), setupArea(told.state)),
};

const SQUADRON_PLACED: Readonly<Record<string, Obstacle>> = {
  'armada:destroyed-ships-and-squadrons.2': (told) => !isInside(squadronAt(told), playArea(told.state)),
  'armada:golden-rules.2': (told) => namesObjective(told) || namesCard(told),
  'armada:golden-rules.3': namesCard,
  'armada:objective-cards-core-set.21': (told) => overlapsAny(squadronAt(told), others(told)),
  'armada:objective-cards-core-set.23': (told) => isFarFromToken(told, squadronAt(told)),
  'armada:overlapping.11': (told) =>
    overlapsAny(squadronAt(told), [...otherShips(told), ...otherSquadrons(told)]),
  'armada:play-area.1': (told) => !isInside(squadronAt(told), playArea(told.state)),
  'armada:setup.7': (told) =>
    shipsInPlay(told.state)
      .filter(({ player }) => player === squadronIn(told).player)
      .every((ship) => spanFrom(bodyOf(ship), squadronAt(told)).farthest > endOfDistance(2)),
  'armada:setup-area.1': (told) => !isInside(squadronAt(told), setupArea(told.state)),
  'armada:squadron-movement.1': (told) =>
    distance(squadronBodyOf(squadronIn(told)), squadronAt(told)) > AT_1 - 2 * 17.1,
};

const setupReason: Obstacle = (told) => {
  const { state, refusal } = told;
  const body = obstacleAt(told);
  switch (refusal.facts?.reason) {
    case 'near-edge':
      return isNearEdge(body, playArea(state), endOfDistance(3));
    case 'near-obstacle':
      return others(told).some((one) => distance(one, body) <= AT_1 + 0.01);
    default:
      return !isInside(body, setupArea(state));
  }
};

const OBSTACLE_PLACED: Readonly<Record<string, Obstacle>> = {
  'armada:golden-rules.2': namesObjective,
  'armada:objective-cards-core-set.14': (told) =>
    obstacleOf(told).type === 'station' &&
    isNearEdge(obstacleAt(told), playArea(told.state), endOfDistance(5)),
  'armada:objective-cards-core-set.25': (told) =>
    isNearEdge(obstacleAt(told), playArea(told.state), endOfDistance(5)),
  'armada:objective-cards-core-set.31': (told) =>
    others(told).some((one) => distance(one, obstacleAt(told)) <= endOfDistance(5)),
  'armada:setup.4': (told) =>
    setupReason(told) &&
    // Where the objective asks for something else, its line is the reason.
    !(
      told.refusal.facts?.reason === 'near-edge' &&
      ['dangerous-territory', 'minefields'].includes(told.state.objective)
    ),
};

const TOKEN_PLACED: Readonly<Record<string, Obstacle>> = {
  'armada:golden-rules.2': (told) => namesObjective(told) || namesCard(told),
  'armada:objective-cards-core-set.17': (told) => toEdges(told) <= endOfDistance(4),
  'armada:objective-cards-core-set.22': (told) => toEdges(told) <= endOfDistance(3),
  'armada:objective-cards-core-set.28': (told) =>
    toEdges(told) <= endOfDistance(5) || toTokens(told) <= endOfDistance(3),
  'armada:objective-cards-core-set.31': (told) =>
    others(told).every((one) => distance(one, tokenBody({ x: told.at[0], y: told.at[1] })) > AT_1),
  'armada:play-area.1': (told) => isOutside(playArea(told.state), told),
  'armada:proximity-mine-tokens.1': (told) => toTokens(told) <= AT_1,
  'armada:setup-area.1': (told) => isOutside(setupArea(told.state), told),
};

const moved =
  (mm: number): Obstacle =>
  ({ state, question, at }) => {
    const marker = state.markers.find(({ id }) => id === (question as { marker: number }).marker)!;
    return distance(tokenBody(marker), tokenBody({ x: at[0], y: at[1] })) > mm;
  };
const pointAt = ({ at: [x, y] }: Told): Body => tokenBody({ x, y });

// ── All questions ──

/** By kind of question and ruling; a ruling that is not here fails the test. */
const OBSTACLES: Readonly<Partial<Record<ArmadaQuestion['kind'], Readonly<Record<string, Obstacle>>>>> = {
  attack: TARGETS,
  'next-squadron': TARGETS,
  'attack-effect': {
    'armada:commands.1': ({ state }) => {
      const ship = state.ships[state.attack!.attacker.id]!;
      return [...ship.revealed, ...ship.tokens].every((one) => one !== 'concentrate-fire');
    },
    'armada:commands.2': ({ state }) =>
      state.ships[state.attack!.attacker.id]!.resolved.includes('concentrate-fire'),
    'armada:commands-concentrate-fire.2': ({ state }) => state.attack!.dice.length === 0,
    'armada:damage-cards.2': ({ state }) =>
      hasFaceup(state.ships[state.attack!.attacker.id], 'blinded-gunners'),
    'armada:defense-tokens.12': ({ state }) => state.attack!.kind === 'salvo',
    'armada:golden-rules.3': namesCard,
    'armada:raid-tokens.1': ({ state }) =>
      state.ships[state.attack!.attacker.id]!.raids.includes('concentrate-fire'),
  },
  'defense-token': TOKENS,
  squadron: {
    'armada:armament.4': (told) => enemiesNear(told) > 0,
    'armada:attack.7': (told) => enemiesNear(told) === 0,
    'armada:attacking-stations.3': (told) => overlapsAny(squadronBodyOf(squadronIn(told)), others(told)),
    'armada:commands-squadron.4': ({ question }) => question.form === 'choice',
    'armada:engagement.2': (told) => holders(told) > 0,
    'armada:golden-rules.3': namesCard,
    'armada:line-of-sight.3': (told) => enemiesNear(told) > 0,
    'armada:squadron-keywords.3': (told) =>
      enemiesAt(told.state, squadronIn(told), AT_1).some((one) => keyword(told.state, one, 'escort') > 0),
    'armada:squadron-keywords.6': (told) => holders(told) > 1,
    'armada:squadron-keywords.8': (told) => keyword(told.state, squadronIn(told), 'rogue') > 0,
    'armada:squadron-keywords.11': (told) =>
      enemiesAt(told.state, squadronIn(told), AT_1).some((one) => keyword(told.state, one, 'escort') > 0),
  },
  repair: {
    'armada:commands-repair.5': ({ question }) => question.kind === 'repair' && question.points < 2,
    'armada:commands-repair.6': ({ question }) => question.kind === 'repair' && question.points < 3,
    'armada:damage-cards.9': (told) =>
      hasFaceup(shipIn(told), 'capacitor-failure') && shipIn(told).shields[zoneNamed(told)] === 0,
    'armada:golden-rules.3': namesCard,
    'armada:shields.1': (told) =>
      shipIn(told).shields[zoneNamed(told)] >= shipCard(shipIn(told).card)!.shields[zoneNamed(told)]!,
  },
  'choose-ship': {
    'armada:golden-rules.3': namesBringer,
    'armada:pass-tokens.2': ({ state, question }) => state.players[question.player]!.passTokens === 0,
    'armada:ship-activation.2': ({ state, refusal }) =>
      state.ships[Number(refusal.option.slice(5))]!.activated,
    'armada:ship-phase.3': ({ state, question }) =>
      question.player === state.first &&
      (state.ships.every((one) => one.player !== state.first || !one.activated) ||
        waiting(state, state.first) >= waiting(state, 1 - state.first)),
    'armada:ship-phase.4': ({ state, question }) =>
      question.player !== state.first && waiting(state, 1 - state.first) > waiting(state, state.first),
    'armada:ship-phase.5': ({ state, question }) => state.players[question.player]!.passed,
  },
  'command-squadron': {
    'armada:commands-squadron.2': (told) => {
      const squadron = told.state.squadrons[Number(told.refusal.option.slice(9))]!;
      const mm = distance(bodyOf(shipIn(told)), squadronBodyOf(squadron));
      return mm > RANGE_ENDS[commandRangeOf(shipIn(told))].value && mm === told.refusal.facts?.mm;
    },
  },
  'choose-deployment': {
    'armada:golden-rules.2': namesObjective,
    'armada:objective-cards-core-set.21': ({ state, question }) =>
      state.objective === 'fleet-ambush' && left(state.ships, question.player) > 0,
    'armada:setup.5': ({ question }) =>
      question.kind === 'choose-deployment' && question.options.every(({ kind }) => kind === 'squadron'),
    'armada:setup.7': ({ state, question }) =>
      shipsInPlay(state).every(({ player }) => player !== question.player),
    'armada:setup.8': ({ state, question }) =>
      left(state.squadrons, question.player) === 1 && left(state.ships, question.player) > 0,
  },
  'set-aside-ship': {
    'armada:objective-cards-core-set.22': ({ state, refusal }) =>
      ['large', 'huge'].includes(shipCard(state.ships[Number(refusal.option.slice(5))]!.card)!.size),
  },
  'deploy-ship': SHIP_PLACED,
  'deploy-squadron': SQUADRON_PLACED,
  'move-squadron': SQUADRON_PLACED,
  'place-displaced': {
    'armada:overlapping.3': ({ refusal, state }) => {
      const [x, y] = placeIn(refusal);
      return isNearEdge(squadronBody(x, y), playArea(state), 1);
    },
    'armada:overlapping.4': (told) => told.refusal.facts?.room !== undefined,
    'armada:overlapping.11': (told) => {
      const [x, y] = placeIn(told.refusal);
      const body = squadronBody(x, y);
      return [...bodiesIn(told.state)].filter((one) => distance(one, body) < 1.5).length > 1;
    },
  },
  'place-obstacle': OBSTACLE_PLACED,
  'move-obstacle': {
    'armada:obstacle-and-token-movement.1': (told) => {
      const from = obstacleBodyOf(obstacleOf(told));
      return from.points.some((_, at) => at % 2 === 0 && beyond(told, at) > AT_1 - 2 * from.radius);
    },
    'armada:obstacle-and-token-movement.2': (told) =>
      overlapsAny(obstacleAt(told), [
        ...bodiesIn(told.state),
        ...placedObstacles(told.state)
          .filter((one) => one !== obstacleOf(told))
          .map(obstacleBodyOf),
      ]),
    'armada:play-area.1': (told) => !isInside(obstacleAt(told), playArea(told.state)),
  },
  'place-exogorth': { 'armada:golden-rules.2': namesObjective },
  'place-beside': { 'armada:golden-rules.2': namesObjective },
  'place-token': TOKEN_PLACED,
  'move-token': {
    'armada:golden-rules.2': (told) => namesObjective(told) && moved(endOfDistance(2))(told),
    'armada:objective-cards-core-set.17': moved(endOfDistance(2)),
    'armada:objective-cards-core-set.24': moved(AT_1),
    'armada:obstacle-and-token-movement.2': (told) =>
      overlapsAny(pointAt(told), [...bodiesIn(told.state), ...others(told)]),
    'armada:play-area.1': (told) => isOutside(playArea(told.state), told),
    'armada:squadron-keywords.12': (told) =>
      squadronsInPlay(told.state)
        .filter(({ player }) => player === told.question.player)
        .some((one) => distance(squadronBodyOf(one), pointAt(told)) > AT_1),
  },
  'place-targeting': {
    'armada:ignition.1': (told) => {
      const body = bodyOf(shipIn(told));
      const zones = HUGE_ZONES.filter((zone) => zonesOf(shipIn(told)).includes(zone) && zone !== 'rear');
      return (
        isNearEdge(pointAt(told), playArea(told.state), 15) ||
        zones.some((zone) => !isInArc(zoneBody(body, zone), pointAt(told))) ||
        distance(body, pointAt(told)) > RANGE_ENDS.close.value - 30
      );
    },
  },
};

const beyond = ({ at: [x, y], state, question }: Told, corner: number): number => {
  const { points } = obstacleBodyOf(state.obstacles[(question as { obstacle: number }).obstacle]!);
  const [dx, dy] = [points[corner]! - x, points[corner + 1]! - y];
  return Math.sqrt(dx * dx + dy * dy);
};
const placeIn = ({ option }: Refusal): readonly [number, number] => {
  const [, x, y] = /^at (-?\d+), (-?\d+)$/.exec(option)!;
  return [Number(x), Number(y)];
};
const zoneNamed = ({ refusal }: Told): Zone => refusal.option.split(' ')[1] as Zone;
const waiting = (state: ArmadaState, player: number): number =>
  shipsInPlay(state).filter((one) => one.player === player && !one.activated).length;
const left = (pieces: readonly (Ship | Squadron)[], player: number): number =>
  pieces.filter((one) => one.player === player && one.place === 'reserve').length;
const holders = (told: Told): number =>
  enemiesAt(told.state, squadronIn(told), AT_1).length + pinnedBy(told.state, squadronIn(told));

/** Enemy squadrons and hull zones at distance 1 of a squadron that is asked what it does. */
function enemiesNear(told: Told): number {
  const { state } = told;
  const squadron = squadronIn(told);
  const zones = shipsInPlay(state)
    .filter(({ player }) => player !== squadron.player)
    .flatMap((one) => zonesOf(one).map((zone) => zoneBody(bodyOf(one), zone)))
    .filter((zone) => attackLines(squadronBodyOf(squadron), zone)!.mm <= AT_1);
  return enemiesAt(state, squadron, AT_1).length + zones.length;
}

/** The card that brought a ship in and keeps it from being the first one. */
function namesBringer({ state, refusal }: Told): boolean {
  const ship = state.ships[Number(refusal.option.slice(5))]!;
  return (
    ship.lasting.some(({ card }) => card === refusal.facts?.card) &&
    state.ships.every((one) => !one.activated)
  );
}

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const LINES = new Set(
  read('rulebook/armada.jsonl')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly id: string }).id),
);
const LANGUAGES = [
  [ENGLISH, 'the rules do not allow it'],
  [GERMAN, 'die Regeln erlauben es nicht'],
  [FRENCH, 'les règles ne le permettent pas'],
] as const;
/** The lines by which a card forbids: those say nothing without its name. */
const BY_CARDS = ['armada:golden-rules.2', 'armada:golden-rules.3'];

/** What is printed on a card as its name. */
function nameOf(id: string): string {
  const printed = upgradeCard(id)?.name ?? squadronCard(id)?.name ?? objectiveCard(id)?.name;
  return (
    printed ??
    id
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}

const nameOfAttack = ({ attacker, defender: { kind, id, zone } }: NonNullable<Told['attack']>): string =>
  `${attacker.kind === 'zone' ? `${attacker.zone} at ` : ''}${kind === 'zone' ? `ship ${id} ${zone}` : `${kind} ${id}`}`;

/** Names of the options of a question, as refusals name theirs. */
function offeredIn(question: ArmadaQuestion, state: ArmadaState): ReadonlySet<string> {
  if (question.form !== 'choice') return new Set();
  switch (question.kind) {
    case 'attack':
    case 'next-squadron':
      return new Set(question.options.flatMap((one) => (one.kind === 'attack' ? [nameOfAttack(one)] : [])));
    case 'defense-token':
      return new Set(
        question.options.flatMap((one) =>
          one.kind === 'token' ? [tokensOf(state, state.attack!.defender)[one.token]!.kind] : [],
        ),
      );
    case 'repair':
      return new Set(
        question.options.map((one) =>
          one.kind === 'recover-shield' ? `recover-shield ${one.zone}` : one.kind,
        ),
      );
    case 'choose-ship':
      return new Set(question.options.map((one) => (one.kind === 'ship' ? `ship-${one.ship}` : one.kind)));
    case 'set-aside-ship':
      return new Set(question.options.map(({ ship }) => `ship-${ship}`));
    case 'command-squadron':
    case 'choose-deployment':
      return new Set(
        question.options.map((one) =>
          'squadron' in one ? `squadron-${one.squadron}` : 'ship' in one ? `ship-${one.ship}` : one.kind,
        ),
      );
    case 'squadron':
    case 'attack-effect':
      return new Set(question.options.map(({ kind }) => kind));
    default:
      return new Set();
  }
}

/** Of what a question says whether it is offered or why not. */
function askedBy(question: ArmadaQuestion, state: ArmadaState): readonly string[] {
  const own = ({ player }: Ship | Squadron): boolean => player === question.player;
  switch (question.kind) {
    case 'squadron':
      return ['move', 'attack'];
    case 'defense-token':
      return tokensOf(state, state.attack!.defender).map(({ kind }) => kind);
    case 'repair':
      return [
        ...zonesOf(state.ships[question.ship]!).map((zone) => `recover-shield ${zone}`),
        ...(state.ships[question.ship]!.damage.length > 0 ? ['discard-card'] : []),
      ];
    case 'choose-ship':
      return [
        'pass',
        ...shipsInPlay(state)
          .filter(own)
          .map(({ id }) => `ship-${id}`),
      ];
    case 'command-squadron':
      return squadronsInPlay(state)
        .filter((one) => own(one) && !isActivated(state, one))
        .map(({ id }) => `squadron-${id}`);
    case 'choose-deployment':
      return question.because === 'armada:setup.5' ||
        question.because === 'armada:objective-cards-core-set.33'
        ? [
            ...state.ships.filter((one) => own(one) && one.place === 'reserve').map(({ id }) => `ship-${id}`),
            ...state.squadrons
              .filter((one) => own(one) && one.place === 'reserve')
              .map(({ id }) => `squadron-${id}`),
          ]
        : [];
    case 'attack-effect':
      return state.attack!.attacker.kind === 'zone' &&
        ['attack', 'ignition', 'salvo'].includes(state.attack!.kind)
        ? ['concentrate-fire']
        : [];
    default:
      return [];
  }
}

/** The attack that a refusal names: "front at ship 1 rear", "squadron 3" from whoever is asked. */
function attackNamed(question: ArmadaQuestion, { option }: Refusal): Told['attack'] {
  if (question.kind !== 'attack' && question.kind !== 'next-squadron') return null;
  const first = question.options.find((one) => one.kind === 'attack')!;
  const [, from, kind, id, zone = ''] =
    /^(?:(\S+) at )?(ship|squadron|obstacle|token) (\d+)(?: (\S+))?$/.exec(option)!;
  const defenderKind = kind === 'ship' ? 'zone' : (kind as Side['kind']);
  return {
    attacker: from === undefined ? first.attacker : { ...first.attacker, zone: from as Zone },
    defender: { kind: defenderKind, id: Number(id), zone: (zone || 'front') as Zone },
  };
}

/** What of a refusal is not so. */
function problemsOf(told: Told, offered: ReadonlySet<string>): readonly string[] {
  const { state, question, refusal } = told;
  const { option, ruling, facts } = refusal;
  const name = `${question.kind}: ${option}, ${ruling} ${JSON.stringify(facts ?? {})}`;
  const texts = LANGUAGES.map(([words]) => words.refusal(refusal, state));
  return [
    ...(LINES.has(ruling) ? [] : [`${name} is no line of the rulebook`]),
    ...(offered.has(option) ? [`${name} is offered, too`] : []),
    ...(OBSTACLES[question.kind]?.[ruling]?.(told) ? [] : [`${name} is not so`]),
    ...(refusal.detail === undefined ? [] : [`${name} is told in one language`]),
    ...(BY_CARDS.includes(ruling) && facts?.card === undefined ? [`${name} names no card`] : []),
    ...LANGUAGES.flatMap(([, fallback], at) =>
      texts[at]!.includes(fallback) || /undefined|NaN|\w-(title|officer)|#\d/.test(texts[at]!)
        ? [`${name} has no words: ${texts[at]}`]
        : [],
    ),
    ...(facts?.card !== undefined && texts.some((text) => !text.includes(nameOf(String(facts.card))))
      ? [`${name} does not name its card: ${texts.join(' ')}`]
      : []),
  ];
}

/** Places that a player might try: on the table and off it, on what lies there and beside it. */
function placesIn(state: ArmadaState): readonly (readonly [number, number, number])[] {
  const { width, depth } = state;
  const [ship] = shipsInPlay(state);
  const squadron = squadronsInPlay(state).at(-1);
  const [obstacle] = placedObstacles(state);
  const [token] = tokensOnTable(state);
  const lying = [ship, squadron, obstacle, token].flatMap((one) =>
    one ? [[one.x, one.y, 0] as const, [one.x + 60, one.y + 40, 30] as const] : [],
  );
  return [
    [1, 1, 45],
    [width / 2, depth / 2, 0],
    [width / 2, 60, 0],
    [width / 3, depth - 130, 180],
    [width - 200, depth / 2 - 80, 20],
    [-20, 30, 0],
    ...lying,
  ];
}

/** What is told wrongly of a question, and what is not told. */
function wrongAbout(
  question: ArmadaQuestion,
  state: ArmadaState,
  help: Help,
  refused: Map<string, number>,
): readonly string[] {
  const offered = offeredIn(question, state);
  const wrong: string[] = [];
  const look = (refusal: Refusal, at: readonly [number, number, number]): void => {
    const key = `${question.kind} ${refusal.ruling}`;
    refused.set(key, (refused.get(key) ?? 0) + 1);
    wrong.push(
      ...problemsOf({ state, question, refusal, attack: attackNamed(question, refusal), at }, offered),
    );
  };
  const told = question.form === 'choice' ? (help.refused?.() ?? []) : [];
  for (const refusal of told) look(refusal, [0, 0, 0]);
  const names = told.map(({ option }) => option);
  if (new Set(names).size < names.length) wrong.push(`${question.kind}: twice among ${names.join(', ')}`);
  for (const option of help.refused ? askedBy(question, state) : [])
    if (!offered.has(option) && !names.includes(option))
      wrong.push(`${question.kind}: nothing is told of ${option}`);
  if (question.form !== 'place') return wrong;
  for (const at of placesIn(state)) {
    const here = help.validate!(at);
    for (const refusal of here) look(refusal, at);
    const rulings = here.map(({ ruling, facts }) => `${ruling} ${facts?.reason ?? ''}`);
    if (new Set(rulings).size < rulings.length)
      wrong.push(`${question.kind}: twice among ${rulings.join(', ')} ${state.objective}`);
  }
  return wrong;
}

/** Hears plays, and keeps what is told wrongly in them and how often what was refused. */
function listener(refused: Map<string, number>, wrong: Set<string>) {
  return (moment: Moment): void => {
    if (!('question' in moment)) return;
    const { question, help, view } = moment;
    if (!help.refused && !help.validate) return;
    for (const problem of wrongAbout(question as ArmadaQuestion, view() as ArmadaState, help, refused))
      wrong.add(problem);
  };
}

const PACK = packFrom(JSON.parse(read('formats/armada.json')));
const POOL = fleetPool(PACK, 'standard');
/** Ships and squadrons of a fleet by chance that take part. */
const SHIPS = 3;
const SQUADRONS = 5;

/** What is told wrongly in a game by chance with an objective, setup included. */
function hearGame(objective: string, rounds: number, hear: (moment: Moment) => void): void {
  const chance = growStreams(objective, ['fleets']);
  const fleets = [randomFleet(POOL, chance, 0), randomFleet(POOL, chance, 0)] as const;
  const setup = setupFromFleets(PACK, fleets);
  const [ours, theirs] = setup.sides.map((side) => ({
    ...side,
    ships: side.ships.slice(0, SHIPS),
    squadrons: side.squadrons.slice(0, SQUADRONS),
    objectives: [objective],
  }));
  const streams = growStreams(objective, ['one', 'two']);
  const players = [0, 1].map((index) => heardAsking(hear, keenAnswerer(streams, index)));
  const opening = ARMADA.begin(
    { ...setup, rounds, sides: [ours!, theirs!] },
    growStreams(objective, ARMADA.streams),
  );
  playOut(ARMADA, opening, players);
}

/** Other work may share the machine. */
const TIMEOUT = 300_000;

describe('why something is not offered', () => {
  it('has words in every language for the same lines of the rulebook', () => {
    const [english, ...others] = [ENGLISH_REFUSALS, GERMAN_REFUSALS, FRENCH_REFUSALS].map((one) =>
      Object.keys(one.reasons ?? {}).sort(),
    );
    for (const keys of others) expect(keys).toEqual(english);
    expect(english!.filter((key) => !LINES.has(key.split(' ')[0]!))).toEqual([]);
  });

  it('is what is in the way, in games by chance with each objective', { timeout: TIMEOUT }, () => {
    const refused = new Map<string, number>();
    const wrong = new Set<string>();
    OBJECTIVE_CARDS.forEach(({ id }, at) => {
      hearGame(id, at % 4 === 0 ? 4 : 1, listener(refused, wrong));
    });
    expect([...wrong]).toEqual([]);
    expect(refused.size).toBeGreaterThan(10);
  });

  it('is what is in the way, where cards forbid something', { timeout: TIMEOUT }, () => {
    const refused = new Map<string, number>();
    const wrong = new Set<string>();
    const hear = listener(refused, wrong);
    playKnownScenes(scenes.found, hear);
    expect([...wrong]).toEqual([]);
    expect(refused.size).toBeGreaterThan(10);
  });
});

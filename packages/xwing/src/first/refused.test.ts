// In games by chance: what is told to keep an option away is there, measured without the rule that refuses it.
import { readFileSync } from 'node:fs';
import { firstPosition, newRecord, Referee, type Refusal, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { areTouching, attackRange, distance, inArc, RANGE_BAND } from '../common/index.ts';
import { lockRange } from './abilities/modifiers.ts';
import { ROLL_RULINGS, rollWaysLeft, templateOfRoll } from './actions/barrel-roll.ts';
import { BOOST_RULINGS, boostTemplate, directionsLeft } from './actions/boost.ts';
import { boostRefusal, rollRefusal } from './actions/reposition.ts';
import { weaponOf } from './attack/printed-weapons.ts';
import { asUsed } from './attack/weapons.ts';
import { bodyOf, cardOf, friendly, isHuge, obstacleBodyOf, shieldsOf, typeOf } from './game.ts';
import { dialEntry } from './maneuver/dial-names.ts';
import type { BoostWay, FirstQuestion, RollBend, RollSide } from './questions.ts';
import { FIRST } from './rules.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { packFrom, randomSquad, squadPool } from './squads/index.ts';
import type { FirstState, GrantedAttack, Ship } from './state.ts';
import { ENGLISH } from './words/index.ts';

/** A refusal where it is told: about a ship, and the weapon and the target that it names. */
interface Told {
  readonly state: FirstState;
  readonly ship: Ship;
  readonly refusal: Refusal;
  readonly target: Ship;
  readonly weapon: number;
  /** What grants the attack that is asked about. */
  readonly granted: GrantedAttack;
}

/** Whether what a ruling names is in the way. */
type Obstacle = (refused: Told) => boolean;

const isBeyond = (ship: Ship, other: Ship, bands: number): boolean =>
  distance(bodyOf(ship), bodyOf(other)) > bands * RANGE_BAND;
const others = ({ state, ship }: Told): readonly Ship[] =>
  state.ships.filter((other) => other !== ship && other.place === 'table');
const enemies = (refused: Told): readonly Ship[] =>
  others(refused).filter((other) => !friendly(refused.ship, other));
const friends = (refused: Told): readonly Ship[] =>
  others(refused).filter((other) => friendly(refused.ship, other));

/** The weapon as its cards let it be used. */
const weaponIn = ({ state, ship, weapon }: Told) => asUsed(state, ship, weaponOf(ship, weapon));
const isInArc = (refused: Told): boolean => {
  const { ship, target } = refused;
  const { arcs } = weaponIn(refused);
  return arcs === null || arcs.some((arc) => inArc(bodyOf(ship), arc, bodyOf(target)));
};

/** Whether no part of the target that the weapon may fire at is at its range. */
const isOutOfRange = (refused: Told): boolean => {
  const { ship, target } = refused;
  const { arcs, range } = weaponIn(refused);
  const [least, most] = [(range[0] - 1) * RANGE_BAND, range[1] * RANGE_BAND];
  const lengths = arcs
    ? arcs.map((arc) => attackRange(bodyOf(ship), arc, bodyOf(target), 6 * RANGE_BAND))
    : [distance(bodyOf(ship), bodyOf(target))];
  return lengths.every((mm) => mm < 0 || mm > most || (least > 0 && mm <= least));
};

const locks = ({ state, ship }: Told, target: Ship): boolean =>
  state.locks.some(({ by, on }) => by === ship.id && on === target.id);
const isOutOfLockRange = ({ state, ship }: Told, other: Ship): boolean => {
  const [from, to] = lockRange(state, ship);
  return isBeyond(ship, other, to) || (from > 1 && !isBeyond(ship, other, from - 1));
};
const hasFaceup = ({ damage }: Ship): boolean => damage.some(({ up }) => up);
const namesCard: Obstacle = ({ refusal }) => typeof refusal.facts?.card === 'string';
const isNamedAction: Obstacle = ({ refusal }) => !refusal.option.startsWith('card ');

/** A position without what could be in the way. */
function without(state: FirstState, ship: Ship, what: 'ships' | 'obstacles' | 'edges'): FirstState {
  const copy = FIRST.schema.copy(state);
  if (what === 'ships') for (const other of copy.ships) if (other.id !== ship.id) other.place = 'removed';
  if (what === 'obstacles') for (const obstacle of copy.obstacles) obstacle.placed = false;
  if (what === 'edges') {
    const moved = copy.ships[ship.id]!;
    [copy.width, copy.depth] = [1e5, 1e5];
    for (const one of [...copy.ships, ...copy.obstacles]) [one.x, one.y] = [one.x + 4e4, one.y + 4e4];
    moved.facing = ship.facing;
  }
  return copy;
}

/** A boost that something refuses is not refused by it where that is gone. */
const boostBlockedBy =
  (what: 'ships' | 'obstacles' | 'edges'): Obstacle =>
  ({ state, ship, refusal: { option, ruling } }) => {
    const copy = without(state, ship, what);
    const template = boostTemplate(option as BoostWay);
    return boostRefusal(copy, copy.ships[ship.id]!, template, BOOST_RULINGS) !== ruling;
  };
const rollBlockedBy =
  (what: 'ships' | 'obstacles' | 'edges'): Obstacle =>
  ({ state, ship, refusal: { option, ruling } }) => {
    const copy = without(state, ship, what);
    const [side, by] = option.split(' ') as [RollSide, RollBend | undefined];
    const template = templateOfRoll(by ? { side, by } : { side }, 1);
    return rollRefusal(copy, copy.ships[ship.id]!, side, template, ROLL_RULINGS) !== ruling;
  };
const whereMeasured = (state: FirstState): FirstState => ({ ...state, measuring: 'free' });

/** Whether anything lies as near as a decloaking ship, or one that is pulled, may come. */
const isCrowded: Obstacle = (refused) =>
  others(refused).some((other) => !isBeyond(refused.ship, other, 3)) ||
  refused.state.obstacles.some(
    (one) => one.placed && distance(bodyOf(refused.ship), obstacleBodyOf(one)) < 3 * RANGE_BAND,
  );
const isNearEdge: Obstacle = ({ state, ship: { x, y } }) =>
  Math.min(x, y, state.width - x, state.depth - y) < 3 * RANGE_BAND;

/** By kind of question and ruling; a ruling that is not here fails the test. */
const OBSTACLES: Readonly<Partial<Record<FirstQuestion['kind'], Readonly<Record<string, Obstacle>>>>> = {
  action: {
    'xwing1:actions.4': (refused) => !isNamedAction(refused),
    'xwing1:actions.5': ({ ship }) => ship.tokens.stress > 0,
    'xwing1:actions.7': ({ ship, refusal }) => ship.performed.includes(refusal.option),
    'xwing1:golden-rules.2': namesCard,
    'xwing1:faq-damage-cards.7': ({ ship }) => hasFaceup(ship),
    'xwing1:damage-deck-the-force-awakens.12': ({ ship }) => hasFaceup(ship),
    'xwing1:damage-deck-rebel-transport.3': ({ ship }) => hasFaceup(ship) && ship.tokens.energy < 3,
    'xwing1:damage-deck-rebel-transport.4': ({ ship }) => hasFaceup(ship) && ship.tokens.energy < 3,
    'xwing1:damage-deck-rebel-transport.5': ({ ship }) => hasFaceup(ship),
    'xwing1:cloak.4': ({ ship }) => ship.tokens.cloak > 0,
    'xwing1:slam.1': ({ ship }) =>
      typeOf(ship).dial.every(({ maneuver }) => maneuver.speed !== ship.flown.speed),
    'xwing1:coordinate.2': (refused) =>
      friends(refused).every((other) => isHuge(other) || isBeyond(refused.ship, other, 2)),
    'xwing1:jam.1': (refused) =>
      !isHuge(refused.ship) &&
      enemies(refused).every((other) => other.tokens.jam > 0 || isBeyond(refused.ship, other, 1)),
    'xwing1:huge-ships.26': (refused) =>
      isHuge(refused.ship) &&
      enemies(refused).every(
        (other) => isHuge(other) || other.tokens.stress > 1 || isBeyond(refused.ship, other, 2),
      ),
    'xwing1:huge-ships.22': ({ ship }) => ship.tokens.energy === 0 || ship.shields >= shieldsOf(ship),
    'xwing1:reload.2': ({ ship }) =>
      ship.upgrades.every((one) => !one.discarded || !['torpedo', 'missile'].includes(cardOf(one).slot)),
    'xwing1:acquire-a-target-lock.2': (refused) =>
      enemies(refused).every((other) => isOutOfLockRange(refused, other)),
    'xwing1:barrel-roll.11': ({ state, ship }) => rollWaysLeft(whereMeasured(state), ship, []).length === 0,
    'xwing1:boost.7': ({ state, ship }) => directionsLeft(whereMeasured(state), ship, []).length === 0,
  },
  'boost-direction': {
    'xwing1:boost.3': boostBlockedBy('ships'),
    'xwing1:boost.4': boostBlockedBy('obstacles'),
    'xwing1:boost.5': boostBlockedBy('edges'),
  },
  'barrel-roll-side': {
    'xwing1:barrel-roll.6': rollBlockedBy('ships'),
    'xwing1:barrel-roll.7': rollBlockedBy('obstacles'),
    'xwing1:barrel-roll.8': rollBlockedBy('obstacles'),
    'xwing1:barrel-roll.9': rollBlockedBy('edges'),
  },
  'lock-target': {
    'xwing1:friendly.2': ({ ship, target }) => friendly(ship, target),
    'xwing1:acquire-a-target-lock.2': (refused) => isOutOfLockRange(refused, refused.target),
    'xwing1:golden-rules.2': namesCard,
  },
  'jam-target': {
    'xwing1:jam.1': ({ ship, target }) =>
      !isHuge(ship) && (target.tokens.jam > 0 || isBeyond(ship, target, 1)),
    'xwing1:huge-ships.26': ({ ship, target }) =>
      isHuge(ship) && (isHuge(target) || target.tokens.stress > 1 || isBeyond(ship, target, 2)),
  },
  'coordinate-target': {
    'xwing1:coordinate.1': ({ ship, target }) => isBeyond(ship, target, 2),
    'xwing1:huge-ships.23': ({ target }) => isHuge(target),
  },
  decloak: {
    'xwing1:cloak.12': isCrowded,
    'xwing1:cloak.13': isNearEdge,
  },
  'tractor-move': {
    'xwing1:tractor-beam-token.4': (refused) => isCrowded(refused) || isNearEdge(refused),
  },
  'opponent-maneuver': {
    'xwing1:difficulty.3': ({ ship, refusal }) =>
      ship.tokens.stress > 0 && dialEntry(ship.card, refusal.option) !== undefined,
  },
  attack: {
    'xwing1:attack.30': ({ ship, target }) => friendly(ship, target),
    'xwing1:attack.5': (refused) => refused.weapon === 0 && (!isInArc(refused) || isOutOfRange(refused)),
    'xwing1:attack.6': (refused) => refused.weapon > 0 && !isInArc(refused),
    'xwing1:weapon-range.1': (refused) => refused.weapon > 0 && isInArc(refused) && isOutOfRange(refused),
    'xwing1:overlapping-ships.5': ({ state, ship, target }) =>
      areTouching(state.contacts, ship.id, target.id),
    'xwing1:secondary-weapons.2': ({ ship, weapon }) =>
      ship.upgrades[weapon - 1]!.held < (weaponOf(ship, weapon).secondary?.spends ?? 0),
    'xwing1:secondary-weapons.3': (refused) => !locks(refused, refused.target),
    'xwing1:secondary-weapons.4': ({ ship }) => ship.tokens.focus === 0,
    'xwing1:huge-ships.30': ({ state, ship, target }) =>
      [ship, target].some((one) => state.ships[one.section]?.place === 'table'),
    'xwing1:huge-ships.35': ({ target }) => target.crippled,
    'xwing1:huge-ships.25': ({ ship, weapon }) => ship.fired.includes(weapon),
    'xwing1:card-abilities.1': ({ granted }) =>
      granted.by !== undefined && (granted.with !== undefined || granted.on !== undefined),
    'xwing1:golden-rules.2': namesCard,
  },
  'modify-attack-dice': {
    'xwing1:spend.2': ({ ship }) => ship.tokens.focus === 0,
    'xwing1:attack.22': ({ refusal }) => refusal.option === 'evade',
    'xwing1:attack.14': (refused) =>
      refused.ship.id === refused.state.attack!.attacker &&
      !locks(refused, refused.state.ships[refused.state.attack!.defender]!),
    'xwing1:golden-rules.2': ({ state, ship }) => state.attack !== null && ship.place === 'table',
  },
  'modify-defense-dice': {
    'xwing1:spend.2': ({ ship, refusal }) => ship.tokens[refusal.option as 'focus' | 'evade'] === 0,
    'xwing1:acquire-a-target-lock.3': ({ refusal }) => refusal.option === 'target-lock',
    'xwing1:golden-rules.2': ({ state, ship }) => state.attack !== null && ship.place === 'table',
  },
};

const json = JSON.parse(readFileSync(new URL('../../../../formats/xwing1.json', import.meta.url), 'utf8'));
const PACK = packFrom(json);

/** What is told wrongly in a game by chance, and how often what was refused. */
function wrongIn(play: 'standard' | 'epic', seed: string, refused: Map<string, number>): readonly string[] {
  const pool = squadPool(PACK, undefined, play);
  const chance = growStreams(seed, ['squads', 'minds']);
  const squads = [randomSquad(pool, chance, 0), randomSquad(pool, chance, 0)] as const;
  const setup = setupFromSquads(PACK, squads, { play });
  const game = Referee.start(FIRST, firstPosition(FIRST, newRecord(FIRST, setup, seed)));
  const robot = randomAnswerer(chance, 1);
  const wrong = new Set<string>();
  while (!game.outcome) {
    const question = game.questions[0]!;
    const { player, kind, id } = question;
    const help = game.help(player);
    for (const refusal of help.refused?.() ?? []) {
      const { option, ruling } = refusal;
      refused.set(`${kind} ${ruling}`, (refused.get(`${kind} ${ruling}`) ?? 0) + 1);
      const { state } = game;
      const ship = state.ships[(question as { readonly ship?: number }).ship ?? -1]!;
      const [, weapon, aimed] = /^weapon (\d+) target (\d+)$/.exec(option) ?? [];
      const target = state.ships[Number(aimed ?? /^ship-(\d+)$/.exec(option)?.[1] ?? -1)]!;
      const granted = game.snapshot().checkpoint.agenda.at(-1) as GrantedAttack;
      const obstacle = OBSTACLES[kind]?.[ruling];
      if (!obstacle?.({ state, ship, refusal, target, weapon: Number(weapon ?? 0), granted }))
        wrong.add(`${kind} of ${ship.card}: ${option}, ${ruling} ${JSON.stringify(refusal.facts ?? {})}`);
      if (ENGLISH.refusal(refusal, state).includes('the rules do not allow it'))
        wrong.add(`${kind}: ${ruling} has no words`);
    }
    game.answer(
      player,
      id,
      robot(question, () => game.look(player), help),
    );
  }
  return [...wrong];
}

describe('why something is not offered', () => {
  it.each([
    ['standard', 20],
    ['epic', 8],
  ] as const)('is what is in the way, in %s games by chance', (play, games) => {
    const refused = new Map<string, number>();
    for (let game = 0; game < games; game++) expect(wrongIn(play, `${play} ${game}`, refused)).toEqual([]);
    expect(refused.size).toBeGreaterThan(10);
  });
});

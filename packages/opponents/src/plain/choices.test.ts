import { NO_HELP } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  bodyOf,
  buildPosition,
  dialFor,
  type Position,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import { opponent } from '../index.ts';
import { placingValue } from './devices.ts';
import { blockedCost, fly, planOf } from './flight.ts';
import { rememberHarm } from './harm.ts';
import { observe } from './observation.ts';

type Pose = [number, number, number];
type Ships = Position['sides'][number]['ships'];

function positionOf(us: Ships, them: Ships, more: Partial<Position> = {}): SecondState {
  const built = buildPosition({ phase: 'system', sides: [{ ships: us }, { ships: them }], ...more });
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return built.state;
}

const seen = (state: SecondState) => observe(state, 0, rememberHarm());

const at = (x: number, y: number, facing: number) => ({ at: [x, y, facing] as [number, number, number] });
const FAR_FOE: Ships = [{ pilot: 'obsidiansquadronpilot', points: 4, ...at(800, 850, 180) }];

/** The entry of a dial that shows a maneuver. */
const dial = (maneuver: string) => ({ dial: maneuver, points: 4 });

describe('plain drops bombs', () => {
  const bomb = {
    kind: 'device',
    upgrade: 'protonbombs',
    device: 'protonbomb',
    how: 'drop',
    template: { speed: 1, shape: 'straight', direction: 'straight' },
    guides: 'rear',
    at: { x: 400, y: 400, facing: 0 },
  } as const;
  const bomber = { pilot: 'redsquadronveteran', ...at(400, 500, 0), ...dial('4 straight') };

  it('not where a friend will be who is still to move, but where one is who will be gone', () => {
    const comes = { pilot: 'redsquadronveteran', ...at(400, 200, 0), ...dial('3 straight') };
    const goes = { pilot: 'redsquadronveteran', ...at(400, 330, 180), ...dial('4 straight') };
    const withFriend = (friend: Ships[number]) =>
      placingValue(seen(positionOf([bomber, friend], FAR_FOE)), bomb);
    expect(withFriend(comes)).toBeLessThan(-1);
    expect(withFriend(goes)).toBeGreaterThan(-0.5);
  });

  it('a mine is for those who touch it', () => {
    const foe: Ships = [{ pilot: 'obsidiansquadronpilot', points: 4, ...at(400, 520, 180), activated: true }];
    const state = positionOf([{ ...bomber, ...at(800, 100, 0), ...dial('1 straight') }], foe);
    const mine = { ...bomb, device: 'proximitymine' } as const;
    expect(placingValue(seen(state), mine)).toBeLessThan(placingValue(seen(state), bomb) - 0.4);
  });
});

describe('plain flies past obstacles', () => {
  const rock: Partial<Position> = {
    phase: 'planning',
    obstacles: [{ outline: 'coreasteroid0', at: [400, 420, 0] }],
  };
  const wing = (more = {}) => ({ pilot: 'redsquadronveteran', points: 4, ...at(400, 300, 0), ...more });

  it('the more it minds them the less hull is left', () => {
    const costOf = (more: object): number => {
      const state = positionOf([wing(more)], FAR_FOE, rock);
      const ship = state.ships[0]!;
      const ahead = dialFor(ship).findIndex(
        ({ maneuver: { bearing, speed } }) => bearing === 'straight' && speed === 3,
      );
      const cost = (from: SecondState) =>
        fly(seen(from), ship, planOf(ship, ahead), { others: [], enemies: 0 }).cost;
      return cost(state) - cost({ ...state, obstacles: [] });
    };
    expect(costOf({})).toBeGreaterThan(0.5);
    expect(costOf({ shields: 0, damage: ['facedown', 'facedown', 'facedown'] })).toBeGreaterThan(
      2 * costOf({}),
    );
  });

  it('and minds places with nothing but them ahead', () => {
    const wall = [340, 400, 460].map((x, i) => ({ outline: `coreasteroid${i}`, at: [x, 400, 0] as Pose }));
    const near = seen(positionOf([wing()], FAR_FOE, { ...rock, obstacles: wall }));
    const [ship] = near.own;
    expect(blockedCost(near, ship!, bodyOf(ship!))).toBeGreaterThan(0.05);
    expect(blockedCost(near, ship!, bodyOf({ ...ship!, facing: 180 }))).toBe(0);
  });
});

describe('plain uses what cards offer', () => {
  const CARD = 'synchronizedhandling-armedanddangerous';

  /** What it answers when it may spend a charge for a calculate token before it engages. */
  function uses(away: number): boolean {
    const us: Ships = [{ pilot: 'redsquadronveteran', points: 4, ...at(400, 100, 0), upgrades: [CARD] }];
    const state = positionOf(us, [{ pilot: 'obsidiansquadronpilot', ...at(400, 100 + away, 180) }], {
      phase: 'engagement',
    });
    const question: SecondQuestion = {
      form: 'choice',
      kind: 'use-ability',
      player: 0,
      because: 'xwing2:card-interpretation.4',
      ship: 0,
      ability: `upgrade-${CARD}.0`,
      options: [{ use: true }, { use: false }],
    };
    const plain = opponent('plain', growStreams('uses', ['plain']), 0);
    return plain(question, () => state, NO_HELP) === 0;
  }

  it('spends a charge with an enemy in reach, and keeps it while nobody is', () => {
    expect(uses(250)).toBe(true);
    expect(uses(750)).toBe(false);
  });
});

describe('plain uses cards on dice', () => {
  type Kind = 'modify-attack-dice' | 'modify-defense-dice';
  type Attack = NonNullable<SecondState['attack']>;

  const SHOT: Attack = {
    attacker: 0,
    defender: 1,
    weapon: 0,
    arc: 'front',
    range: 1,
    obstructed: false,
    bonus: false,
    step: 'modify-defense-dice',
    attackDice: [],
    defenseDice: [],
    hit: false,
    attackMore: 0,
    defenseMore: 0,
    dealt: 0,
    dealtFaceup: 0,
    modified: false,
    attackerRerolled: 0,
    used: [],
  };

  /** Whether the player of the ship with a card uses it on the first die of an attack that shows these faces; ship 0 attacks ship 1. */
  function uses(
    kind: Kind,
    ship: 0 | 1,
    card: string,
    [attack, defense]: readonly [string, string],
  ): boolean {
    const pilot = { pilot: 'sabersquadronace', points: 4 };
    const carry = (id: number) => (id === ship ? { upgrades: [card] } : {});
    const state = positionOf(
      [{ ...pilot, ...at(400, 300, 0), ...carry(0) }],
      [{ ...pilot, ...at(400, 440, 180), ...carry(1) }],
      { phase: 'engagement' },
    );
    const die = (face: string) => [{ face, rerolled: false }];
    const shot: Attack = { ...SHOT, attackDice: die(attack), defenseDice: die(defense) };
    const question: SecondQuestion = {
      form: 'choice',
      kind,
      player: ship,
      because: 'xwing2:attack.1',
      ship,
      options: [{ kind: 'ability', ability: `upgrade-${card}.0`, ship, dice: [0] }, { kind: 'done' }],
    };
    const plain = opponent('plain', growStreams('dice', ['plain']), 0);
    return plain(question, () => ({ ...state, attack: shot }), NO_HELP) === 0;
  }

  it('takes an evade from an enemy, where there is something that it would cancel', () => {
    expect(uses('modify-defense-dice', 0, 'juke', ['hit', 'evade'])).toBe(true);
    expect(uses('modify-defense-dice', 0, 'juke', ['blank', 'evade'])).toBe(false);
    expect(uses('modify-defense-dice', 0, 'juke', ['hit', 'blank'])).toBe(false);
  });

  it('pays for an evade of its own only while a hit is left', () => {
    const card = 'blanksignature-battleoverendor';
    expect(uses('modify-defense-dice', 1, card, ['hit', 'focus'])).toBe(true);
    expect(uses('modify-defense-dice', 1, card, ['blank', 'focus'])).toBe(false);
  });
});

// A ship boosted before it flew, to where its dial led off the table: one in six games with random squads saw that.
it('plain moves a ship that is still to fly only where its dial leads on', () => {
  const foe: Ships = [{ pilot: 'obsidiansquadronpilot', points: 4, ...at(60, 640, 135), activated: true }];
  const chosen = (more: object): string => {
    const us = { pilot: 'sabersquadronace', points: 4, ...at(170, 330, 0), dial: '3 bank left', ...more };
    const question: SecondQuestion = {
      form: 'choice',
      kind: 'boost-direction',
      player: 0,
      because: 'xwing2:boost.1',
      ship: 0,
      options: [{ direction: 'left' }, { direction: 'straight' }, { direction: 'right' }],
    };
    const plain = opponent('plain', growStreams('boosts', ['plain']), 0);
    const answer = plain(question, () => positionOf([us], foe), NO_HELP);
    return question.options[answer as number]!.direction;
  };
  expect(chosen({ activated: true, revealed: true })).toBe('left');
  expect(chosen({})).not.toBe('left');
});

/** Positions by chance in which an ability may act: what its blocks name lies near the ship that has it. */

import { type Drawing, drawing } from '@firing-arc/referee/testing';
import { CENTRE, type Spot, Spots } from '../../../common/testing/acting/spots.ts';
import type { Ability } from '../../abilities/language.ts';
import { CHASSIS } from '../../cards/all.ts';
import type { PilotCard } from '../../cards/chassis.ts';
import { shipCard } from '../../cards/library.ts';
import { CONDITIONS } from '../../conditions/cards.ts';
import { type Activity, LYING, type Position, type PositionShip } from '../../position/index.ts';
import { type Step, TOKENS } from '../../state.ts';

/** A ship that has a card, with its upgrades. */
export interface Bearer {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** A position, what happens in it, and the seed of its chance. */
export interface Scene {
  readonly position: Position;
  readonly activity: Activity;
  readonly seed: string;
  /** What the ability names. */
  readonly words: ReadonlySet<string>;
  /** Steps in the place of the activity. */
  readonly first?: readonly Step[];
  /** What happens after it. */
  readonly after?: readonly (Activity | Step)[];
  /** Rounds that are played at most; 1 if left out. */
  readonly rounds?: number;
}

export const FLYERS = CHASSIS.filter(({ size }) => size !== 'huge').flatMap((type) => type.pilots);

/** Pilots by what cards call them: their names, ship types, sizes, ship abilities and keywords. */
export const CALLED = new Map<string, PilotCard[]>();
for (const { id, name, size, shipAbility = '', pilots } of CHASSIS)
  for (const pilot of size === 'huge' ? [] : pilots)
    for (const word of [id, name, size, shipAbility, pilot.id, pilot.name, ...pilot.keywords])
      CALLED.set(word, [...(CALLED.get(word) ?? []), pilot]);

/** A scene for an ability of one of these ships; the same for the same seed. */
export function sceneFor(ability: Ability, bearers: readonly Bearer[], seed: string): Scene {
  const draw = drawing(ability, seed);
  const { chance, oneOf } = draw;
  const bearer = oneOf(bearers);
  const { pilot, chassis } = shipCard(bearer.pilot);
  const spots = new Spots(draw, chassis.size === 'huge' ? 170 : chassis.size === 'small' ? 75 : 90);
  const flyer = (ours: boolean) => {
    const side = (list: readonly PilotCard[]) =>
      list.filter((one) => one.id !== pilot.id && (!ours || one.faction === pilot.faction));
    const wanted = chance(70) ? side([...draw.words].flatMap((word) => CALLED.get(word) ?? [])) : [];
    return oneOf(wanted.length > 0 ? wanted : side(FLYERS)).id;
  };
  const us = [
    dressed(draw, bearer.pilot, CENTRE, bearer.upgrades),
    dressed(draw, flyer(true), spots.near(), []),
    dressed(draw, flyer(true), spots.near(), []),
  ];
  const them = [
    dressed(draw, flyer(false), spots.ahead(), []),
    dressed(draw, flyer(false), spots.near(), []),
  ];
  const position: Position = {
    rounds: 9,
    round: 2,
    firstPlayer: oneOf([0, 1] as const),
    sides: [
      { name: 'us', faction: pilot.faction, ships: us },
      { name: 'them', ships: them },
    ],
    locks: LOCKS.filter(() => chance(40)).map(([by, on]) => ({ by, on })),
    obstacles: obstaclesIn(draw, spots),
    devices: devicesIn(draw, spots),
  };
  return { position, activity: activityFor(ability, draw), words: draw.words, seed };
}

const LOCKS = [
  [0, 3],
  [1, 4],
  [3, 0],
  [4, 1],
] as const;

/** A ship with tokens, damage and charges by chance, more of those that the ability names. */
function dressed(draw: Drawing, id: string, at: Spot, upgrades: readonly string[]): PositionShip {
  const { chance, upTo, oneOf, words, text } = draw;
  const { chassis, pilot } = shipCard(id);
  const tokens: Partial<Record<(typeof TOKENS)[number], number>> = {};
  for (const token of TOKENS)
    if (chance(words.has(token) ? 55 : COMMON.includes(token) ? 12 : 2)) tokens[token] = 1 + upTo(1);
  const dying = /destroy|removed/.test(text) && chance(50);
  const hurt = dying || chance(40);
  const facedown = dying ? chassis.hull - 1 : hurt && chance(50) ? upTo(Math.max(0, chassis.hull - 2)) : 0;
  const damage = Array.from({ length: facedown }, (_, at) =>
    at > 0 || chance(60) ? 'facedown' : oneOf(FACEUP),
  );
  const flips = text.includes('flip');
  return {
    pilot: id,
    at,
    points: 1 + upTo(5),
    tokens,
    damage,
    ...(chassis.dial.length > 0 && { dial: dialOf(draw, id) }),
    upgrades: [
      ...upgrades.map((upgrade) => (flips && chance(50) ? { id: upgrade, flipped: true } : upgrade)),
      ...extras(draw, upgrades),
    ],
    ...(hurt && { shields: dying ? 0 : upTo(chassis.shields) }),
    ...(chance(25) && { charges: upTo(pilot.charges?.limit ?? 0) }),
    ...(chance(25) && pilot.force && { force: upTo(pilot.force.limit) }),
    ...(words.has('has-condition') && {
      conditions: CONDITIONS.map((card) => card.id).filter((one) => words.has(one) && chance(60)),
    }),
  };
}

/** A maneuver of the dial, often of a difficulty that the ability names. */
function dialOf({ chance, oneOf, words }: Drawing, id: string): number {
  const all = shipCard(id).chassis.dial.map(({ difficulty }, entry) => ({ difficulty, entry }));
  const named = all.filter(({ difficulty }) => words.has(difficulty));
  return oneOf(named.length > 0 && chance(70) ? named : all).entry;
}

export const COMMON: readonly string[] = [
  'focus',
  'evade',
  'calculate',
  'stress',
  'ion',
  'strain',
  'deplete',
  'disarm',
];
const FACEUP = ['Structural Damage', 'Panicked Pilot', 'Weapons Failure', 'Damaged Engine'];

/** Weapons and devices for an ability that asks for them. */
function extras({ chance, oneOf, text }: Drawing, upgrades: readonly string[]): readonly string[] {
  const more: string[] = [];
  if (/special|torpedo|missile|cannon|reload|"weapon"/.test(text) && chance(60))
    more.push(oneOf(['protontorpedoes', 'concussionmissiles', 'heavylasercannon', 'ioncannonturret']));
  if (/device|bomb|mine|drop|launch|detonat|remote|reload/.test(text) && chance(70))
    more.push(oneOf(['protonbombs', 'seismiccharges', 'proximitymines', 'connernets']));
  return more.filter((id) => !upgrades.includes(id));
}

function obstaclesIn({ chance, text, oneOf }: Drawing, spots: Spots): NonNullable<Position['obstacles']> {
  if (!chance(/obstacle|asteroid|debris|gas|overlap|cross/.test(text) ? 85 : 15)) return [];
  return (['coreasteroid0', 'vt49decimatordebris0', 'gascloud1'] as const).map((outline) => ({
    outline,
    at: oneOf([spots.near(), spots.ahead()]),
  }));
}

function devicesIn({ chance, oneOf, upTo, text }: Drawing, spots: Spots): NonNullable<Position['devices']> {
  if (!chance(/device|bomb|mine|detonat|remote|fuse/.test(text) ? 70 : 5)) return [];
  return [0, 1].map(() => ({ kind: oneOf(LYING), at: spots.near(), player: upTo(1) }));
}

/** What happens: mostly what leads to the moment of the ability. */
export function activityFor(ability: Ability, { chance, oneOf, upTo, text }: Drawing): Activity {
  const moment = 'window' in ability ? ability.window : '';
  const anyone = () => (chance(60) ? 0 : upTo(4));
  const leads = LEADS.filter(({ when, in: where }) => when.test(where === 'moment' ? moment : text));
  const lead = leads.length > 0 && chance(85) ? oneOf(leads) : undefined;
  switch (lead?.to ?? oneOf(['attack', 'flight', 'action', 'round', 'system', 'end'] as const)) {
    case 'setup':
      return { game: 'setup' };
    case 'round':
      return { game: 'planning' };
    case 'system':
      return oneOf<Activity>([{ phase: 'system' }, { system: 0 }, { game: 'system' }]);
    case 'flight':
      return chance(85) ? { activate: anyone() } : { phase: 'activation' };
    case 'action':
      return { action: anyone() };
    case 'attack':
      return chance(70) ? { engage: anyone() } : { phase: 'engagement' };
    case 'end':
      return { game: oneOf(['end', 'end', 'engagement'] as const) };
  }
}

/** Where words of an ability or its moment lead. */
const LEADS = [
  { when: /placing-forces|after-placed|end-of-setup|deploys|before-setup/, in: 'text', to: 'setup' },
  { when: /planning|dial/, in: 'text', to: 'round' },
  { when: /system|drop|place|detonat|device|launch|decloak/, in: 'text', to: 'system' },
  {
    when: /activat|maneuver|reveal|action|overlap|obstacle|flown|difficulty|coordinate|jam|moved|repair/,
    in: 'moment',
    to: 'flight',
  },
  { when: /^after-(gain|spend|lock)|damage|dealt|shield/, in: 'moment', to: 'flight' },
  {
    when: /"(can|cannot|permission|rule|value)":"[a-z-]*(maneuver|difficulty|speed|move|obstacle|overlap|template|dial)/,
    in: 'text',
    to: 'flight',
  },
  {
    when: /"(can|cannot|permission|rule|value)":"[a-z-]*(act|perform|lock|coordinate|jam|boost|roll|link)/,
    in: 'text',
    to: 'action',
  },
  {
    when: /"kind":"action"|after-action|after-lock|after-jam|after-coordinate|action-failed/,
    in: 'text',
    to: 'action',
  },
  {
    when: /attack|defen|neutral|engag|initiative|reroll|hit|weapon|range|destroy|before-removed|damage|dealt|shield|spend|"dice"/,
    in: 'text',
    to: 'attack',
  },
  { when: /attack|defen|neutral|hit|engag|aftermath|initiative|reroll/, in: 'moment', to: 'attack' },
  { when: /attack|defen|neutral|hit|engag|aftermath|initiative|reroll/, in: 'moment', to: 'attack' },
  { when: /-end$|green-removed|end-of-game|end-phase|recover|keep/, in: 'text', to: 'end' },
] as const;

/**
 * Scenes beside another one: where an ability acts already, one or two things are otherwise. A ship stands at another
 * range or angle, has other tokens, cards or damage, is another ship; dice and answers may be others, too.
 */
import { atan2, cos, sin } from '@firing-arc/table';
import { cornerOf, onTable } from '../../../common/testing/acting/stands.ts';
import { shipCard } from '../../cards/library.ts';
import type { Activity, Position, PositionShip } from '../../position/index.ts';
import { upgradeId } from '../../position/index.ts';
import { TOKENS } from '../../state.ts';
import { halfOf, withToken } from './aimed.ts';
import { CALLED, FLYERS, type Scene } from './positions.ts';
import { flyerOf, replace, type Wide } from './wide.ts';

/** Scenes beside each one. */
export const TURNS = 50;

/** The scene of this seed beside one; `card` is the id of the ability's card. */
export function sceneBeside(scene: Scene, draw: Wide, card: string, seed: string): Scene {
  const { chance, oneOf } = draw;
  const position = structuredClone(scene.position);
  const able = CHANGES.filter(({ when }) => when.test(draw.text));
  const named = able.filter(({ when }) => !when.test(''));
  const otherwise = {};
  for (let left = 1 + (chance(35) ? 1 : 0) + (chance(15) ? 1 : 0); left > 0; left--) {
    const { change } = oneOf(named.length > 0 && chance(60) ? named : able);
    change({ draw, position, card, activity: scene.activity, otherwise });
  }
  return { ...scene, position, ...otherwise, ...(chance(30) && { seed }) };
}

interface Change {
  readonly draw: Wide;
  readonly position: Position;
  readonly card: string;
  /** What happened in the scene. */
  readonly activity: Activity;
  /** What happens now, and for how long, where that is otherwise. */
  readonly otherwise: { activity?: Activity; rounds?: number };
}

type Changing = (change: Change) => void;

const all = ({ sides }: Position): PositionShip[] => sides.flatMap(({ ships }) => ships);

/** A ship that stands on the table. */
const some = ({ draw: { oneOf }, position }: Change): PositionShip =>
  oneOf(all(position).filter(({ at }) => at));
const other = ({ draw: { oneOf }, position }: Change, ship: PositionShip): PositionShip | undefined => {
  const others = all(position).filter((one) => one.at && one !== ship);
  return others.length > 0 ? oneOf(others) : undefined;
};

/** Angles in the arcs of a ship and beside them. */
const ANGLES = [0, 0, 3, 20, 40, 60, 85, 105, 165, 180, 240, 275, 300, 340];

const moves: Changing = (change) => {
  const { draw, position } = change;
  const { chance, oneOf, upTo } = draw;
  const ship = some({ ...change, position });
  const of = chance(60) && ship !== all(position)[0] ? all(position)[0]! : other(change, ship);
  if (!of?.at || !ship.at) return;
  const range = upTo(4);
  const gap = range === 0 ? 1 : (range - 1) * 100 + 6 + upTo(range === 4 ? 60 : 88);
  const [x, y, facing] = of.at;
  const towards = atan2(ship.at[0] - x, ship.at[1] - y);
  const turned = Math.round(
    chance(45) && range > 0 ? towards : facing + (range === 0 ? 90 * upTo(3) : oneOf(ANGLES) + upTo(6) - 3),
  );
  const far = halfOf(of.pilot) + halfOf(ship.pilot) + gap;
  const looks = range === 0 ? facing + 90 * upTo(3) : chance(60) ? ship.at[2] : turned + 180;
  ship.at = [onTable(x + far * sin(turned)), onTable(y + far * cos(turned)), (looks + 720) % 360];
  const [one, two] = [all(position).indexOf(of), all(position).indexOf(ship)];
  const apart = (position.contacts ?? []).filter((pair) => !pair.includes(two));
  position.contacts = range === 0 ? [...apart, [one, two]] : apart;
};

const turns: Changing = (change) => {
  const ship = some(change);
  if (ship.at) ship.at = [ship.at[0], ship.at[1], (ship.at[2] + change.draw.oneOf(ANGLES)) % 360];
};

const tokens: Changing = (change) => {
  const { oneOf, upTo, words, chance } = change.draw;
  const ship = some(change);
  const named = TOKENS.filter((token) => words.has(token));
  const kind = oneOf(named.length > 0 && chance(40) ? named : TOKENS);
  ship.tokens = withToken(ship.tokens, kind, upTo(3));
  if (chance(35)) ship.tokens = chance(50) ? {} : withToken(ship.tokens, oneOf(TOKENS), 1 + upTo(2));
};

const stress: Changing = (change) => {
  const ship = change.draw.chance(60) ? all(change.position)[0]! : some(change);
  ship.tokens = { ...ship.tokens, stress: change.draw.upTo(3) };
};

const locks: Changing = (change) => {
  const { position, draw } = change;
  const ships = all(position);
  const ship = some(change);
  const on = other(change, ship);
  if (!on) return;
  const [by, at] = [ships.indexOf(ship), ships.indexOf(on)];
  const rest = (position.locks ?? []).filter((lock) => lock.by !== by);
  position.locks = draw.chance(70) ? [...rest, { by, on: at }] : rest;
};

const damage: Changing = (change) => {
  const { chance, upTo, oneOf } = change.draw;
  const ship = some(change);
  const { chassis } = shipCard(ship.pilot);
  if (chance(50)) ship.shields = upTo(chassis.shields);
  else
    ship.damage = Array.from({ length: upTo(Math.min(3, chassis.hull - 1)) }, () =>
      oneOf(['facedown', 'Structural Damage', 'Panicked Pilot', 'Damaged Engine']),
    );
};

const charges: Changing = (change) => {
  const { upTo, chance } = change.draw;
  const ship = some(change);
  const { pilot, chassis } = shipCard(ship.pilot);
  if (pilot.charges && chance(50)) ship.charges = upTo(pilot.charges.limit);
  if (pilot.force && chance(60)) ship.force = upTo(pilot.force.limit);
  if (chassis.huge) ship.energy = upTo(chassis.huge.energy.limit);
};

/** Weapons, and cards with actions. */
const CARDS = [
  'ioncannon',
  'concussionmissiles',
  'protontorpedoes',
  'dorsalturret',
  'r5astromech',
  'protonbombs',
];

const cards: Changing = (change) => {
  const { draw, card, position } = change;
  const ship = some(change);
  const given = draw.chance(50) && isUpgrade(card) ? card : draw.oneOf(CARDS);
  const rest = (ship.upgrades ?? []).filter((one) => upgradeId(one) !== given);
  const loses = ship !== all(position)[0] && draw.chance(25);
  ship.upgrades = loses ? [] : [...rest, given];
};

const isUpgrade = (card: string): boolean => card !== '' && !FLYERS.some(({ id }) => id === card);

const pilots: Changing = (change) => {
  const { draw, position } = change;
  const [first] = all(position);
  const ship = some(change);
  if (ship === first || position.sides.some(({ wings }) => wings)) return;
  const ours = position.sides[0].ships.includes(ship);
  const { faction } = shipCard(first!.pilot).pilot;
  const named = [...draw.words].flatMap((word) => CALLED.get(word) ?? []);
  const able = (named.length > 0 && draw.chance(50) ? named : FLYERS).filter(
    ({ id, ...one }) => id !== first!.pilot && (!ours || one.faction === faction),
  );
  if (able.length > 0) replace(ship, flyerOf(draw, draw.oneOf(able).id));
};

/** A ship more, beside another one. */
const more: Changing = (change) => {
  const { draw, position } = change;
  const [first] = all(position);
  const { faction } = shipCard(first!.pilot).pilot;
  const them = position.sides[1].ships;
  const able = FLYERS.filter((one) => one.faction !== faction);
  const id = all(position).length;
  them.push({ ...flyerOf(draw, draw.oneOf(able).id), at: cornerOf(id, false) });
  return moves({ ...change, position });
};

const dials: Changing = (change) => {
  const ship = change.draw.chance(60) ? all(change.position)[0]! : some(change);
  const { dial } = shipCard(ship.pilot).chassis;
  if (dial.length > 0) ship.dial = change.draw.upTo(dial.length - 1);
};

const obstacles: Changing = (change) => {
  const { chance, oneOf, upTo, text } = change.draw;
  const ship = some(change);
  const [x, y, facing] = ship.at!;
  const half = halfOf(ship.pilot);
  const turned = facing + oneOf([0, 0, 0, 90, 270]);
  const far = chance(25) ? upTo(20) : half + 20 + upTo(140);
  const outline = oneOf(['coreasteroid0', 'vt49decimatordebris0', 'gascloud1'] as const);
  const lies = {
    outline,
    at: [onTable(x + far * sin(turned)), onTable(y + far * cos(turned)), upTo(359)] as [
      number,
      number,
      number,
    ],
  };
  change.position.obstacles = [lies, ...(change.position.obstacles ?? []).slice(0, upTo(2))];
  if (/"locked":true|"object"/.test(text) && chance(50))
    change.position.locks = [
      ...(change.position.locks ?? []).filter(({ by }) => by !== 0),
      { by: 0, on: 0, kind: 'obstacle' },
    ];
};

const goesOn: Changing = ({ otherwise }) => {
  otherwise.rounds = 2;
};

const fromAPhaseOn: Changing = ({ draw, otherwise }) => {
  otherwise.activity = {
    game: draw.oneOf(['planning', 'system', 'activation', 'engagement', 'end'] as const),
  };
  otherwise.rounds = draw.chance(30) ? 2 : 1;
};

const happensToAnother: Changing = ({ draw, position, activity, otherwise }) => {
  const id = draw.upTo(all(position).length - 1);
  if ('engage' in activity) otherwise.activity = { engage: id };
  if ('activate' in activity) otherwise.activity = { activate: id };
  if ('action' in activity) otherwise.activity = { action: id };
};

/** Each with the words of blocks that call for it. */
const CHANGES: readonly { readonly when: RegExp; readonly change: Changing }[] = [
  { when: /range|arc/, change: moves },
  { when: /range|arc|count|ships/, change: moves },
  { when: /arc/, change: turns },
  { when: /token|remove|transfer|spend|gain/, change: tokens },
  { when: /evenWhileStressed|mostStress|stress/, change: stress },
  { when: /lock|"this"|special|weapon/i, change: locks },
  { when: /damage|shield|repair|deal|suffer|hull/, change: damage },
  { when: /charge|force|energy/, change: charges },
  { when: /weapon|"this"|perform-action|special|primary|upgrade/, change: cards },
  { when: /pilot|named|keyword|size|faction|limited|initiative|chassis|bar|is/, change: pilots },
  { when: /most|count|each|choose/, change: more },
  { when: /flown|maneuver|speed|bearing|difficulty|revealed/, change: dials },
  { when: /obstacle|obstruct|object/, change: obstacles },
  { when: /until/, change: goesOn },
  { when: /until|round/, change: fromAPhaseOn },
  { when: /who|whom|of/, change: happensToAnother },
];

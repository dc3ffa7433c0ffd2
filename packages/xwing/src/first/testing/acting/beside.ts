/**
 * Scenes beside another one: where an ability acts already, some things are otherwise. A ship stands at another range or
 * angle, has other tokens, locks, cards or damage, is another one or one of several; the ability has been used, or a phase
 * ends and something more happens.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { atan2, cos, sin } from '@firing-arc/table';
import { cornerOf, onTable } from '../../../common/testing/acting/stands.ts';
import { CHASSIS, chassisOf, pilotCard, UPGRADES, upgradeCard } from '../../cards/index.ts';
import { type Activity, type Position, type PositionShip, stepsOf } from '../../position/index.ts';
import { type FirstState, type Step, TOKENS } from '../../state.ts';
import { type AimedScene, halfOf } from './aimed.ts';
import { damageOf, facedown } from './damage.ts';

/** A scene beside one, with so many changes; `ref` is how its first ship refers to the ability. */
export function sceneBeside(scene: AimedScene, draw: Drawing, ref: string, count: number): AimedScene {
  const position = structuredClone(scene.position);
  const change: Change = { draw, position, ref, after: [] };
  const able = CHANGES.filter(({ when }) => when.test(draw.text));
  const named = able.filter(({ when }) => !when.test(''));
  for (let left = count; left > 0; left--)
    draw.oneOf(named.length > 0 && draw.chance(65) ? named : able).change(change);
  const otherwise = change.instead;
  const before = otherwise ? (state: FirstState) => stepsOf(state, otherwise) : scene.steps;
  return {
    position,
    rounds: change.rounds ?? 0,
    steps: (state) => [
      ...before(state),
      ...change.after.flatMap((one) => ('kind' in one ? [one] : stepsOf(state, one))),
    ],
  };
}

type Ship = { -readonly [Part in keyof PositionShip]: PositionShip[Part] };
type Open = { -readonly [Part in keyof Position]: Position[Part] };

interface Change {
  readonly draw: Drawing;
  readonly position: Open;
  readonly ref: string;
  /** What happens in the place of what did. */
  instead?: Activity;
  /** What happens after it, for so many rounds more. */
  readonly after: (Activity | Step)[];
  rounds?: number;
}
type Changing = (change: Change) => void;

const all = ({ sides }: Open): Ship[] => sides.flatMap(({ ships }) => ships as Ship[]);
const some = ({ draw, position }: Change): Ship => draw.oneOf(all(position).filter(({ at }) => at));
const ownOr = (change: Change): Ship => (change.draw.chance(50) ? all(change.position)[0]! : some(change));
const someId = ({ draw, position }: Change): number =>
  draw.chance(45) ? 0 : draw.upTo(all(position).length - 1);

/** Angles in the arcs of a ship and beside them. */
const ANGLES = [0, 0, 3, 20, 35, 45, 60, 85, 105, 140, 180, 240, 275, 320, 340];

const moves: Changing = (change) => {
  const { draw, position } = change;
  const { chance, oneOf, upTo } = draw;
  const ships = all(position);
  const ship = some(change);
  const others = ships.filter((one) => one.at && one !== ship);
  const of = chance(60) && ship !== ships[0] ? ships[0] : others.length > 0 ? oneOf(others) : undefined;
  if (!of?.at || !ship.at) return;
  const range = upTo(4);
  const gap = range === 0 ? 1 : (range - 1) * 100 + 6 + upTo(range === 4 ? 160 : 88);
  const [x, y, facing] = of.at;
  const towards = atan2(ship.at[0] - x, ship.at[1] - y);
  const turned = Math.round(
    chance(45) && range > 0 ? towards : facing + (range === 0 ? 90 * upTo(3) : oneOf(ANGLES) + upTo(6) - 3),
  );
  const far = halfOf(of.pilot) + halfOf(ship.pilot) + gap;
  const looks = range === 0 ? facing + 90 * upTo(3) : chance(60) ? ship.at[2] : turned + 180;
  ship.at = [onTable(x + far * sin(turned)), onTable(y + far * cos(turned)), (looks + 720) % 360];
  const [one, two] = [ships.indexOf(of), ships.indexOf(ship)];
  const apart = (position.contacts ?? []).filter((pair) => !pair.includes(two));
  position.contacts = range === 0 ? [...apart, [one, two]] : apart;
};

const turns: Changing = (change) => {
  const ship = some(change);
  ship.at = [ship.at![0], ship.at![1], (ship.at![2] + change.draw.oneOf(ANGLES)) % 360];
};

/** So many of a token that the ability names, or of any; seldom only those. */
const tokens: Changing = (change) => {
  const { oneOf, upTo, words, chance } = change.draw;
  const ship = ownOr(change);
  const named = TOKENS.filter((token) => words.has(token));
  const kind = oneOf(named.length > 0 && chance(65) ? named : TOKENS);
  ship.tokens = { ...(chance(30) ? {} : ship.tokens), [kind]: upTo(4) } as NonNullable<Ship['tokens']>;
};

const locks: Changing = (change) => {
  const { position, draw } = change;
  const most = all(position).length - 1;
  const [by, on] = [someId(change), draw.upTo(most)];
  if (by === on) return;
  const rest = (position.locks ?? []).filter((lock) => lock.by !== by);
  position.locks = draw.chance(70) ? [...rest, { by, on }] : rest;
};

const damage: Changing = (change) => {
  const { chance, upTo, oneOf } = change.draw;
  const ship = ownOr(change);
  const { shields, hull } = chassisOf(ship.pilot)!;
  if (chance(50)) ship.shields = upTo(shields);
  else {
    const cards = facedown(ship.pilot, chance(25) ? hull - 1 : upTo(Math.min(3, hull - 1)));
    ship.damage = cards.map((one) => (chance(30) ? oneOf(damageOf(ship.pilot)) : one));
  }
};

/** Cards of slots that the ability names, or weapons. */
const cards: Changing = (change) => {
  const { oneOf, chance, text } = change.draw;
  const ship = ownOr(change);
  const isFirst = ship === all(change.position)[0];
  const slots = UPGRADES.filter(({ slot }) => text.includes(`"${slot}"`));
  const weapons = UPGRADES.filter(({ weapon }) => weapon && weapon.needs !== 'energy');
  const given = oneOf(slots.length > 0 && chance(70) ? slots : weapons).id;
  const has = (ship.upgrades ?? []).filter((one) => upgradeCard(one)?.id !== given);
  ship.upgrades = isFirst || chance(70) ? [...has, given] : [];
};

const held: Changing = ({ draw, position }) => {
  const ship = all(position)[0]!;
  const at = draw.upTo(Math.max(0, (ship.upgrades ?? []).length - 1));
  position.set = { ...position.set, [`/ships/0/upgrades/${at}/held`]: draw.upTo(4) };
};

const FLYERS = CHASSIS.filter(({ size }) => size !== 'huge').flatMap(({ pilots }) => pilots);

const otherPilot = (
  change: Change,
  fits: (faction: string, skill: number) => boolean,
): string | undefined => {
  const { draw, position } = change;
  const own = all(position)[0]!.pilot;
  const able = FLYERS.filter(({ id, faction, skill }) => id !== own && fits(faction, skill));
  return able.length > 0 ? draw.oneOf(able).id : undefined;
};

const pilots: Changing = (change) => {
  const { draw, position } = change;
  const ship = some(change);
  if (ship === all(position)[0]) return;
  const { faction, skill } = pilotCard(all(position)[0]!.pilot)!;
  const ours = position.sides[0]!.ships.includes(ship);
  const near = draw.chance(40);
  const pilot = otherPilot(
    change,
    (of, at) => (!ours || of === faction) && (!near || Math.abs(at - skill) <= 1),
  );
  if (pilot === undefined) return;
  ship.pilot = pilot;
  const { dial } = chassisOf(pilot)!;
  if (dial.length > 0) ship.dial = draw.upTo(dial.length - 1);
  else delete ship.dial;
  delete ship.shields;
  ship.damage = [];
};

/** Up to three enemies more, beside other ships. */
const more: Changing = (change) => {
  const { draw, position } = change;
  const { faction } = pilotCard(all(position)[0]!.pilot)!;
  const them = position.sides[1]!.ships as Ship[];
  for (let left = 1 + draw.upTo(2); left > 0; left--) {
    const pilot = otherPilot(change, (of) => of !== faction);
    if (pilot === undefined) return;
    const { dial } = chassisOf(pilot)!;
    const at = cornerOf(all(position).length, false);
    them.push({
      pilot,
      at,
      upgrades: [],
      ...(dial.length > 0 && { dial: draw.upTo(dial.length - 1) }),
    } as Ship);
    moves(change);
    moves(change);
  }
};

/** A pilot skill that an effect has set. */
const skills: Changing = (change) => {
  const { draw, position } = change;
  const id = draw.upTo(all(position).length - 1);
  const value = draw.chance(60) ? 10 + draw.upTo(3) : draw.upTo(9);
  position.set = { ...position.set, [`/ships/${id}/skills`]: [{ value, until: 'end of game' }] };
  if (draw.chance(60)) change.instead = { phase: draw.oneOf(['activation', 'combat'] as const) };
};

const dials: Changing = (change) => {
  const ship = ownOr(change);
  const { dial } = chassisOf(ship.pilot)!;
  if (dial.length > 0) ship.dial = change.draw.upTo(dial.length - 1);
};

const obstacles: Changing = (change) => {
  const { chance, oneOf, upTo } = change.draw;
  const ship = some(change);
  const [x, y, facing] = ship.at!;
  const turned = facing + oneOf([0, 0, 0, 90, 270]);
  const far = chance(25) ? upTo(20) : halfOf(ship.pilot) + 20 + upTo(140);
  const outline = oneOf(['coreasteroid0', 'vt49decimatordebris0'] as const);
  change.position.obstacles = [
    { outline, at: [onTable(x + far * sin(turned)), onTable(y + far * cos(turned)), upTo(359)] },
    ...(change.position.obstacles ?? []).slice(0, upTo(2)),
  ];
};

/** The ability has been used in this round, or in this game. */
const used: Changing = ({ draw, position, ref }) => {
  position.set = { ...position.set, '/ships/0/used': [`${draw.oneOf(['round', 'game'])} ${ref}`] };
};

/** Something more happens, mostly once a phase is over. */
const goesOn: Changing = (change) => {
  const { draw, after, position } = change;
  const phase = draw.oneOf(['activation', 'combat', 'planning', 'attack'] as const);
  if (draw.chance(65)) after.push(draw.chance(25) ? { kind: 'end' } : { kind: 'end-phase-of', phase });
  const id = draw.chance(60) ? 0 : draw.upTo(all(position).length - 1);
  after.push(
    draw.oneOf<Activity>([
      { combat: id },
      { combat: id },
      { activate: id },
      { action: id },
      { phase: 'end' },
    ]),
  );
  if (draw.chance(30)) after.push({ phase: draw.oneOf(['combat', 'end', 'activation'] as const) });
};

const nextRound: Changing = (change) => {
  change.after.push({ kind: 'round' });
  change.rounds = 1;
};

const happens: Changing = (change) => {
  const id = someId(change);
  change.instead = change.draw.oneOf<Activity>([
    { activate: id },
    { action: id },
    { combat: id },
    { combat: id },
    { phase: 'combat' },
    { phase: 'end' },
    { game: 'combat' },
    { game: 'end' },
  ]);
};

/** Each with the words of blocks that call for it. */
const CHANGES: readonly { readonly when: RegExp; readonly change: Changing }[] = [
  { when: /range|arc/, change: moves },
  { when: /range|arc|count|ships|side/, change: moves },
  { when: /arc/, change: turns },
  { when: /token|remove|transfer|spend|gain|stress|focus/, change: tokens },
  { when: /"tokens"|least|stress/, change: tokens },
  { when: /lock/, change: locks },
  { when: /damage|shield|deal|suffer|hull|discard-face/, change: damage },
  { when: /slots?"|weapon|"this"|secondary|torpedo|missile|discard/, change: cards },
  { when: /hold|held|energy/, change: held },
  { when: /pilot|chassis|size|allegiance|skill|agility|attack|unique/, change: pilots },
  { when: /most|count|each|choose|ships/, change: more },
  { when: /skill/, change: skills },
  { when: /flown|maneuver|speed|bearing|difficulty|revealed|dial/, change: dials },
  { when: /obstacle|obstruct/, change: obstacles },
  { when: /"once"/, change: used },
  { when: /until|once|last"/, change: goesOn },
  { when: /until|last"/, change: goesOn },
  { when: /end of game|"last":"round"/, change: nextRound },
  { when: /who|whom|of/, change: happens },
];

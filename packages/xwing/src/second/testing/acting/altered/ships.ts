/** Other ships: with other tokens, damage, charges, cards and weapons, other pilots, or what they have done. */
import { UPGRADES } from '../../../cards/all.ts';
import { shipCard, upgradeOf } from '../../../cards/library.ts';
import { CONDITIONS } from '../../../conditions/cards.ts';
import { upgradeId } from '../../../position/index.ts';
import { TOKENS } from '../../../state.ts';
import { withToken } from '../aimed.ts';
import { FLYERS } from '../positions.ts';
import { flyerOf, replace } from '../wide.ts';
import {
  ANGLES,
  all,
  type Changing,
  gapIn,
  give,
  idOf,
  isUpgrade,
  ofCard,
  own,
  ownOr,
  some,
  someId,
  stand,
  turret,
} from './change.ts';

/** Only tokens of other kinds, so many. */
export const tokens: Changing = (change) => {
  const { oneOf, upTo, words, chance } = change.draw;
  const ship = ownOr(change);
  const named = TOKENS.filter((token) => words.has(token));
  const kind = oneOf(named.length > 0 && chance(45) ? named : TOKENS);
  let left = chance(55) ? {} : ship.tokens;
  for (const token of named) if (chance(40)) left = withToken(left, token, 0);
  ship.tokens = withToken(left, kind, upTo(3));
  if (chance(20)) ship.tokens = withToken(ship.tokens, oneOf(TOKENS), 1);
};

/** All that pass by with the tokens and damage of one. */
export const alike: Changing = (change) => {
  const from = some(change);
  const { chance } = change.draw;
  for (const ship of all(change.position))
    if (ship !== from && chance(60)) {
      ship.tokens = { ...from.tokens };
      if (chance(40)) ship.conditions = [...(from.conditions ?? [])];
    }
};

export const locks: Changing = (change) => {
  const { position, draw } = change;
  const [by, on] = [someId(change), draw.upTo(all(position).length - 1)];
  const rest = draw.chance(30) ? [] : (position.locks ?? []).filter((lock) => lock.by !== by);
  position.locks = by === on || draw.chance(15) ? rest : [...rest, { by, on }];
};

export const damage: Changing = (change) => {
  const { chance, upTo, oneOf } = change.draw;
  const ship = ownOr(change);
  const { chassis } = shipCard(ship.pilot);
  if (chance(55)) ship.shields = upTo(chassis.shields);
  if (chance(30)) return;
  const count = chance(35) ? chassis.hull - 1 : upTo(Math.min(3, chassis.hull - 1));
  const up = chance(40)
    ? oneOf(['Structural Damage', 'Panicked Pilot', 'Damaged Engine', 'Loose Stabilizer'])
    : null;
  ship.damage = Array.from({ length: count }, (_, at) => (at === 0 && up !== null ? up : 'facedown'));
};

/** The card has other charges, and so have those of its ship. */
export const charges: Changing = (change) => {
  const { chance, upTo } = change.draw;
  const ship = ownOr(change);
  const { pilot, chassis } = shipCard(ship.pilot);
  if (pilot.charges && chance(70)) ship.charges = upTo(pilot.charges.limit);
  if (pilot.force && chance(70)) ship.force = upTo(pilot.force.limit);
  if (chassis.huge) ship.energy = upTo(chassis.huge.energy.limit);
  ship.upgrades = (ship.upgrades ?? []).map((one) => {
    const limit = upgradeOf(upgradeId(one)).card.charges?.limit;
    if (limit === undefined || chance(35)) return one;
    return { ...(typeof one === 'string' ? { id: one } : one), charges: chance(40) ? 0 : upTo(limit) };
  });
};

/** The card lies on its other side. */
export const flips: Changing = (change) => {
  for (const ship of ofCard(change))
    ship.upgrades = (ship.upgrades ?? []).map((one) => {
      if (upgradeId(one) !== change.of.id || !upgradeOf(change.of.id).card.back) return one;
      const given = typeof one === 'string' ? { id: one } : one;
      return { ...given, flipped: !given.flipped };
    });
};

/** An effect of the card lasts on a ship, or none does. */
export const marks: Changing = (change) => {
  const ship = ownOr(change);
  const { draw, of } = change;
  const card = isUpgrade(of.id) ? of.id : own(change).pilot;
  ship.lasting = draw.chance(30) ? [] : [{ card, by: 0, which: 0 }];
};

/** Another weapon, of the slot of the card or one that the ability names, and something to shoot at. */
export const arms: Changing = (change) => {
  const { draw, position, of } = change;
  const { chance, oneOf, upTo } = draw;
  const ship = chance(75) ? own(change) : some(change);
  const slot = isUpgrade(of.id) ? upgradeOf(of.id).card.slot : '';
  const weapons = UPGRADES.filter(
    ({ id, ...card }) =>
      ARMS.includes(card.slot) && id !== of.id && !card.notYet && card.slot !== 'hardpoint',
  );
  const like = weapons.filter((card) => card.slot === slot || draw.words.has(card.slot));
  give(ship, oneOf(like.length > 0 && chance(65) ? like : weapons).id);
  if (chance(35) && slot !== '') give(ship, of.id, { charges: 0 });
  const foes = position.sides[position.sides[0].ships.includes(ship) ? 1 : 0].ships.filter(({ at }) => at);
  if (foes.length === 0) return;
  const foe = oneOf(foes);
  const angle = chance(70) ? upTo(40) - 20 : (chance(50) ? 1 : -1) * oneOf(ANGLES);
  if (foe !== own(change)) stand(change, [ship, foe], { gap: 10 + upTo(270), angle, looks: upTo(360) });
  const [by, on] = [idOf(change, ship), idOf(change, foe)];
  if (chance(70)) position.locks = [...(position.locks ?? []).filter((lock) => lock.by !== by), { by, on }];
  if (chance(50)) ship.tokens = withToken(ship.tokens, oneOf(['focus', 'calculate', 'evade'] as const), 1);
  if (chance(60)) change.instead = { engage: by };
};

const ARMS: readonly string[] = ['torpedo', 'missile', 'cannon', 'turret'];

/** Cards that the ability's slots or actions name, or with an action of their own; or damage that is repaired by one. */
export const cards: Changing = (change) => {
  const { draw } = change;
  const ship = ownOr(change);
  const named = UPGRADES.filter(({ slot, id }) => draw.words.has(slot) || draw.words.has(id));
  const given = draw.oneOf(named.length > 0 && draw.chance(45) ? named : WITH_ACTIONS);
  if (ship !== own(change) && draw.chance(20)) ship.upgrades = [];
  else if (!given.notYet) give(ship, given.id);
  if (draw.chance(40)) ship.tokens = {};
  if (draw.chance(40)) ship.damage = ['Structural Damage'];
  if (draw.chance(30)) change.instead = { action: idOf(change, ship) };
};

const WITH_ACTIONS = UPGRADES.filter(
  ({ abilities, actions }) => actions.length > 0 || abilities.some(({ kind }) => kind === 'action'),
);

/** Another ship bears the card. */
export const bearers: Changing = (change) => {
  const { draw, of, position } = change;
  if (of.able.length < 2 || position.sides.some(({ wings }) => wings)) return;
  const ship = own(change);
  const { pilot, upgrades } = draw.oneOf(of.able);
  const { dial } = shipCard(pilot).chassis;
  replace(ship, { ...flyerOf(draw, pilot), ...(dial.length > 0 && { dial: draw.upTo(dial.length - 1) }) });
  ship.upgrades = [...upgrades];
};

export const pilots: Changing = (change) => {
  const { draw, position } = change;
  const ship = some(change);
  if (ship === own(change) || position.sides.some(({ wings }) => wings)) return;
  const self = shipCard(own(change).pilot).pilot;
  const ours = position.sides[0].ships.includes(ship);
  const near = draw.chance(40);
  const able = FLYERS.filter(
    ({ id, faction, initiative }) =>
      id !== self.id &&
      (!ours || faction === self.faction) &&
      (!near || Math.abs(initiative - self.initiative) <= 1),
  );
  if (able.length > 0) replace(ship, flyerOf(draw, draw.oneOf(able).id));
};

export const initiative: Changing = (change) => {
  const ship = ownOr(change);
  const value = change.draw.upTo(7);
  ship.initiatives = [{ value, until: 'end of round' }];
};

export const conditions: Changing = (change) => {
  const { draw } = change;
  const named = CONDITIONS.map(({ id }) => id).filter((id) => draw.words.has(id));
  const ship = ownOr(change);
  ship.conditions = draw.chance(25)
    ? []
    : [draw.oneOf(named.length > 0 ? named : CONDITIONS.map(({ id }) => id))];
};

export const dials: Changing = (change) => {
  const ship = ownOr(change);
  const { dial } = shipCard(ship.pilot).chassis;
  if (dial.length === 0) return;
  ship.dial = change.draw.upTo(dial.length - 1);
  if (change.draw.chance(35)) ship.revealed = change.draw.chance(60);
};

/** A ship fires the weapon of the card, or has a turret that looks elsewhere. */
export const shoots: Changing = (change) => {
  const { chance, oneOf, upTo } = change.draw;
  const { position } = change;
  const ship = own(change);
  const foe = oneOf(position.sides[1].ships);
  const angle = chance(50) ? upTo(60) - 30 : (chance(50) ? 1 : -1) * oneOf(ANGLES);
  stand(change, [ship, foe], {
    gap: chance(60) ? 20 + upTo(260) : gapIn(change.draw),
    angle,
    looks: upTo(359),
  });
  position.locks = [{ by: 0, on: idOf(change, foe) }];
  ship.tokens = chance(70) ? { focus: 1, calculate: 1 } : {};
  if (chance(60)) turret(change, ship);
  change.instead = { engage: 0 };
};

/** What a ship has done in the round. */
export const did: Changing = (change) => {
  const ship = ownOr(change);
  const { chance, oneOf } = change.draw;
  const done = oneOf([
    'activated',
    'engaged',
    'bonusAttacked',
    'tractored',
    'systemDone',
    'revealed',
  ] as const);
  Object.assign(ship, { [done]: chance(70) });
};

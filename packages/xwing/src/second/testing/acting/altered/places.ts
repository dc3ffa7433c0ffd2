/** Other places: at another range, in another arc, far away; more ships, and what lies in their way. */
import { atan2, cos, sin } from '@firing-arc/table';
import { cornerOf, onTable } from '../../../../common/testing/acting/stands.ts';
import { CHASSIS } from '../../../cards/all.ts';
import { shipCard } from '../../../cards/library.ts';
import { type Activity, LYING } from '../../../position/index.ts';
import { halfOf } from '../aimed.ts';
import { FLYERS } from '../positions.ts';
import { flyerOf, replace } from '../wide.ts';
import { ANGLES, all, type Changing, gapIn, idOf, own, ownOr, pair, some, stand, turret } from './change.ts';

export const atRange: Changing = (change) => {
  const two = pair(change);
  if (!two?.[0].at || !two[1].at) return;
  const [of, ship] = two;
  const towards = atan2(ship.at![0] - of.at![0], ship.at![1] - of.at![1]) - of.at![2];
  const looks = change.draw.upTo(60) - 30;
  stand(change, two, { gap: gapIn(change.draw), angle: Math.round(towards), looks });
};

export const inArc: Changing = (change) => {
  const { chance, oneOf, upTo } = change.draw;
  const two = pair(change);
  if (!two) return;
  const angle = (chance(50) ? 1 : -1) * oneOf(ANGLES) + upTo(4) - 2;
  const looks = chance(60) ? upTo(60) - 30 : (chance(50) ? 1 : -1) * oneOf(ANGLES);
  stand(change, two, { gap: chance(70) ? 6 + upTo(280) : gapIn(change.draw), angle, looks });
  if (chance(40)) turret(change, two[0]);
};

/** Far from each other on the length of the table. */
export const farAway: Changing = (change) => {
  const { chance, upTo } = change.draw;
  const two = pair(change);
  if (!two?.[0].at) return;
  two[0].at = [300 + upTo(300), 90, 0];
  stand(change, two, { gap: 290 + upTo(330), angle: chance(60) ? 0 : upTo(40) - 20, looks: upTo(40) - 20 });
};

/** Two ships change places. */
export const swap: Changing = (change) => {
  const two = pair(change);
  if (!two?.[0].at || !two[1].at || halfOf(two[0].pilot) !== halfOf(two[1].pilot)) return;
  [two[0].at, two[1].at] = [two[1].at, two[0].at];
  change.position.contacts = [];
};

/** Some stand around another one. */
export const gather: Changing = (change) => {
  const { chance, upTo } = change.draw;
  const of = ownOr(change);
  const others = all(change.position).filter((one) => one.at && one !== own(change) && one !== of);
  others.forEach((ship, at) => {
    if (chance(65))
      stand(change, [of, ship], { gap: 10 + upTo(180), angle: 70 * at + upTo(40), looks: 180 * upTo(1) });
  });
};

/** Up to three enemies more, beside other ships. */
export const more: Changing = (change) => {
  const { draw, position } = change;
  const { faction } = shipCard(own(change).pilot).pilot;
  const able = FLYERS.filter((one) => one.faction !== faction);
  for (let left = 1 + draw.upTo(2); left > 0; left--) {
    const ship = { ...flyerOf(draw, draw.oneOf(able).id), at: cornerOf(all(position).length, false) };
    position.sides[1].ships.push(ship);
    const of = ownOr(change);
    if (of !== ship) stand(change, [of, ship], { gap: 10 + draw.upTo(280), angle: draw.upTo(359) });
  }
};

/** Up to two friends more; those that come after them have higher ids. */
export const friends: Changing = (change) => {
  const { draw, position, after } = change;
  const [us] = position.sides;
  if (after.length > 0 || us.wings) return;
  const { faction, id } = shipCard(own(change).pilot).pilot;
  const able = FLYERS.filter((one) => one.faction === faction && one.id !== id);
  if (able.length === 0) return;
  for (let left = 1 + draw.upTo(1); left > 0; left--) {
    const first = us.ships.length;
    const ship = { ...flyerOf(draw, draw.oneOf(able).id), at: cornerOf(first, true) };
    us.ships.push(ship);
    const moved = (at: number): number => (at < first ? at : at + 1);
    position.locks = (position.locks ?? []).map(({ by, on, ...lock }) => ({
      ...lock,
      by: moved(by),
      on: lock.kind === undefined || lock.kind === 'ship' ? moved(on) : on,
    }));
    position.contacts = (position.contacts ?? []).map(([a, b]) => [moved(a), moved(b)]);
    change.instead = withMoved(change.instead ?? change.activity, moved);
    stand(change, [ownOr(change), ship], { gap: 10 + draw.upTo(200), angle: draw.upTo(359) });
  }
};

function withMoved(activity: Activity, moved: (id: number) => number): Activity {
  if ('engage' in activity) return { engage: moved(activity.engage) };
  if ('activate' in activity) return { ...activity, activate: moved(activity.activate) };
  if ('action' in activity) return { action: moved(activity.action) };
  return 'system' in activity ? { system: moved(activity.system) } : activity;
}

/** A huge enemy, which shoots farther than others, looks at a ship. */
export const huge: Changing = (change) => {
  const { draw, position } = change;
  const { faction } = shipCard(own(change).pilot).pilot;
  const able = HUGE.filter((one) => one.faction !== faction);
  const foe = position.sides[1].ships[0];
  if (able.length === 0 || !foe?.at || position.sides[1].wings) return;
  replace(foe, flyerOf(draw, draw.oneOf(able).id));
  own(change).at &&= [300 + draw.upTo(300), 150, 0];
  stand(change, [own(change), foe], { gap: 180 + draw.upTo(280), angle: draw.upTo(20) - 10, looks: 0 });
  if (draw.chance(70)) change.instead = draw.chance(70) ? { engage: idOf(change, foe) } : { engage: 0 };
};

const HUGE = CHASSIS.filter(({ size }) => size === 'huge').flatMap(({ pilots: list }) => list);

/** Another ship stands in the way of one that flies ahead. */
export const blocked: Changing = (change) => {
  const { chance, upTo, oneOf } = change.draw;
  const two = pair(change);
  if (!two) return;
  const [flies] = two;
  stand(change, two, { gap: 4 + upTo(90), angle: upTo(16) - 8, looks: oneOf([0, 90, 180, 10]) });
  const dial = shipCard(flies.pilot).chassis.dial.flatMap(({ maneuver }, at) =>
    maneuver.bearing === 'straight' ? [at] : [],
  );
  if (dial.length > 0 && chance(70)) flies.dial = oneOf(dial);
  if (chance(70)) change.instead = { activate: idOf(change, flies) };
};

const OUTLINES = ['coreasteroid0', 'vt49decimatordebris0', 'gascloud1'] as const;

/** Obstacles or devices ahead of a ship, beside or under it. */
export const lying: Changing = (change) => {
  const { chance, oneOf, upTo, text, words } = change.draw;
  const { position } = change;
  const { at, pilot } = ownOr(change);
  if (!at) return;
  const turned = at[2] + oneOf([0, 0, 0, 45, 315, 90, 270]);
  const far = chance(25) ? upTo(20) : halfOf(pilot) + 15 + upTo(110);
  const spot: [number, number, number] = [
    onTable(at[0] + far * sin(turned)),
    onTable(at[1] + far * cos(turned)),
    upTo(359),
  ];
  if (/device|bomb|mine|remote|detonat|drop|launch/.test(text) && chance(60)) {
    const named = LYING.filter((kind) => words.has(kind));
    const kind = oneOf(named.length > 0 && chance(60) ? named : LYING);
    position.devices = [...(position.devices ?? []).slice(0, upTo(2)), { kind, at: spot, player: upTo(1) }];
    return;
  }
  position.obstacles = [
    { outline: oneOf(OUTLINES), at: spot },
    ...(position.obstacles ?? []).slice(0, upTo(2)),
  ];
};

/** An obstacle where a ship moves, shoots or stands, which does so. */
export const rocks: Changing = (change) => {
  const { chance, oneOf, upTo } = change.draw;
  const ship = chance(75) ? own(change) : some(change);
  if (!ship.at) return;
  const turned = ship.at[2] + oneOf([0, 0, 20, 340, 90, 270]);
  const far = chance(25) ? upTo(15) : halfOf(ship.pilot) + 10 + upTo(60);
  const at: [number, number, number] = [
    onTable(ship.at[0] + far * sin(turned)),
    onTable(ship.at[1] + far * cos(turned)),
    upTo(359),
  ];
  change.position.obstacles = [{ outline: oneOf(OUTLINES), at }];
  if (chance(50)) ship.tokens = {};
  const id = idOf(change, ship);
  change.instead = oneOf<Activity>([{ action: id }, { action: id }, { activate: id }, { engage: id }]);
};

/**
 * Aimed positions by chance: wide ones in which each ship that an ability is about is made what its tests ask for, often
 * all but one of them, by one step: just inside and just outside a range, an arc, a count; of the other side, unlocked.
 */
import { cos, sin } from '@firing-arc/table';
import { BASES, HUGE_BASE } from '../../../common/index.ts';
import { type Asked, collect } from '../../../common/testing/acting/asked.ts';
import { cornerOf, gapFor, onTable, Stands } from '../../../common/testing/acting/stands.ts';
import { isInAttack } from '../../abilities/language/windows.ts';
import type { Ability, ArcName, ManeuverTest, Requirement, ShipTest } from '../../abilities/language.ts';
import { compares, fitsManeuver, tokensIn } from '../../abilities/scene.ts';
import { type OwnedAbility, UPGRADE_REF } from '../../cards/gathered.ts';
import { shipCard } from '../../cards/library.ts';
import { traitOf } from '../../devices/kinds.ts';
import { type Activity, LYING, type Position, type PositionShip, upgradeId } from '../../position/index.ts';
import type { Token } from '../../state.ts';
import { activityFor, type Bearer, FLYERS, type Scene } from './positions.ts';
import { flyerOf, replace, type Wide, wideSceneFor } from './wide.ts';

/**
 * An aimed scene for an ability of one of these ships; a contrasting one has more ships, of which others are what is asked
 * of one, and goes on where something lasts.
 */
export function aimedSceneFor(
  { ability, ref }: OwnedAbility,
  bearers: readonly Bearer[],
  draw: Wide,
  seed: string,
  contrasting = false,
): Scene {
  const scene = wideSceneFor(ability, bearers, draw, seed);
  const aim = new Aim(draw, structuredClone(scene.position), ref);
  if (contrasting) aim.crowd();
  aim.take(ability, contrasting);
  if (contrasting && draw.text.includes('"until"') && draw.chance(60))
    return { ...scene, position: aim.position, activity: { game: draw.oneOf(GOES_ON) }, rounds: 2 };
  const activity = draw.chance(15) ? scene.activity : (aim.leads(ability) ?? scene.activity);
  return { ...scene, position: aim.position, activity };
}

const GOES_ON = ['planning', 'system', 'activation', 'engagement'] as const;

/** Tests that ships pass by what they are: which pilot is drawn for them. */
const OF_CARDS = ['pilot', 'named', 'keyword', 'faction', 'chassis', 'size', 'limited', 'has-ship-ability'];

class Aim {
  readonly position: Position;
  readonly #draw: Wide;
  readonly #ref: string;
  #ours: number;
  readonly #roles = new Map<string, number>();
  #stands: Stands;
  readonly #laid: (() => void)[] = [];
  /** Tests still to be met before the one that is not. */
  #untilMiss = Number.POSITIVE_INFINITY;
  /** The ship whose maneuver matters. */
  #flies: number | null = null;

  constructor(draw: Wide, position: Position, ref: string) {
    this.#draw = draw;
    this.position = position;
    this.#ref = ref;
    this.#ours = position.sides[0].ships.length;
    this.#stands = this.#newStands();
  }

  #newStands(): Stands {
    return new Stands(this.#draw, {
      ships: () => this.position.sides.flatMap(({ ships }) => ships),
      half: (id) => halfOf(this.#ship(id).pilot),
      ours: this.#ours,
    });
  }

  /** A ship more on each side. */
  crowd(): void {
    const [us, them] = this.position.sides;
    const { faction } = shipCard(this.#ship(0).pilot).pilot;
    const another = (ours: boolean, id: number): PositionShip => ({
      ...flyerOf(this.#draw, this.#draw.oneOf(FLYERS.filter((one) => !ours || one.faction === faction)).id),
      at: cornerOf(id, ours),
    });
    const [first, moved] = [this.#ours, (id: number) => (id < first ? id : id + 1)];
    us.ships.push(another(true, first));
    them.ships.push(another(false, first + 1 + them.ships.length));
    this.#ours += 1;
    this.#stands = this.#newStands();
    this.position.locks = (this.position.locks ?? []).map((lock) => ({
      ...lock,
      by: moved(lock.by),
      on: moved(lock.on),
    }));
    this.position.contacts = (this.position.contacts ?? []).map(([a, b]) => [moved(a), moved(b)]);
  }

  take(ability: Ability, contrasting = false): void {
    const { chance, upTo } = this.#draw;
    const asked: Asked<ShipTest>[] = [];
    const requires: Requirement[] = [];
    collect(ability, asked, requires);
    this.#rolesIn(ability, asked);
    const tests = asked.reduce((sum, { that }) => sum + that.length, 0);
    if (tests > 0 && chance(45)) this.#untilMiss = upTo(tests - 1);
    for (const { role, that } of asked) {
      if (role !== 'none') this.#meet(role, that);
      else if (chance(75)) this.#empty(that);
    }
    for (const one of requires) this.#require(one);
    this.#own(ability);
    if (contrasting) this.#contrast(asked);
    this.#fight();
    const contacts = this.#stands.place();
    if (contacts.length > 0) this.position.contacts = [...(this.position.contacts ?? []), ...contacts];
    for (const lay of this.#laid) lay();
  }

  /** Others are what is asked of a ship, or just not; many are what is counted; there are weapons, stress and ships in the way. */
  #contrast(asked: readonly Asked<ShipTest>[]): void {
    const { chance, oneOf, upTo } = this.#draw;
    const all = this.position.sides.flatMap(({ ships }) => ships).flatMap(({ at }, id) => (at ? [id] : []));
    for (const { role, that } of asked) {
      const own = this.#of(role, that);
      if (role === 'counted' && chance(50)) {
        const alike = all.filter((id) => id > 0 && id < this.#ours === own < this.#ours);
        for (const id of alike) for (const test of that) this.#pass(id, test, true);
        continue;
      }
      const taking = [...new Set([0, ...this.#roles.values()])].filter((id) => id !== own);
      const others = taking.length > 0 ? taking : all.filter((id) => id !== own);
      for (const test of that)
        if (CONTRASTED.includes(test.kind === 'not' ? test.test.kind : test.kind) && chance(60))
          this.#pass(oneOf(others), test, chance(50));
    }
    if (chance(35)) this.#arm(this.#roles.get('attacker') ?? 0);
    if (chance(20)) {
      const ship = this.#ship(oneOf([0, this.#roles.get('it') ?? 0]));
      ship.tokens = withToken(ship.tokens, 'stress', 1 + upTo(1));
    }
    const flies = this.#flies ?? 0;
    const foe = this.position.sides[1].ships.length - 1 + this.#ours;
    if (chance(15) && flies !== foe) this.#stands.put(foe, { of: flies, gap: 15 + upTo(90), angle: 0 });
  }

  /** Gives a ship a special weapon, and the lock that it may ask for. */
  #arm(id: number): void {
    const ship = this.#ship(id);
    const weapon = this.#draw.oneOf(WEAPONS);
    ship.upgrades = [...(ship.upgrades ?? []).filter((one) => upgradeId(one) !== weapon), weapon];
    this.#lock(id, this.#roles.get('defender') ?? this.#ours, true);
  }

  /** What a block of its kind asks for besides tests and requirements. */
  #own(ability: Ability): void {
    const { chance } = this.#draw;
    if (ability.kind === 'modifier' && 'maneuver' in ability.of && ability.of.maneuver)
      this.#fly(0, ability.of.maneuver, !chance(15));
    if ('window' in ability && ability.window === 'after-overlap') {
      const it = this.#of('it');
      this.#stands.put(this.#of('other'), { of: it, gap: 15 + this.#draw.upTo(70), angle: 0 });
      this.#fly(it, { bearing: 'straight' }, true);
    }
    if (ability.kind === 'attack') {
      const [attacker, defender] = this.#fighters();
      this.#stands.atRange(defender, attacker, gapFor(this.#draw, ability.range, !chance(25)));
      if (ability.arc === 'front' || ability.arc === 'bullseye')
        this.#inArc(attacker, defender, [ability.arc], !chance(15));
    }
    if (ability.kind === 'dice' && typeof ability.whose === 'object' && 'friendlyAt' in ability.whose) {
      const [attacker, defender] = this.#fighters();
      const friend = ability.window === 'modify-attack-dice' ? attacker : defender;
      this.#stands.atRange(friend, 0, gapFor(this.#draw, ability.whose.friendlyAt, !chance(35)));
    }
    for (const cost of 'costs' in ability ? ability.costs : [])
      if (cost.kind === 'lock' && cost.on !== undefined) this.#lock(0, this.#of(cost.on), !chance(12));
  }

  /** Who attacks whom, as far as the ability tells. */
  #rolesIn(ability: Ability, asked: readonly Asked<ShipTest>[]): void {
    for (const { role, that } of asked)
      if (that.some((test) => test.kind === 'is' && test.who === 'self')) this.#roles.set(role, 0);
    const roles = this.#roles;
    if (ability.kind === 'attack') roles.set('attacker', 0);
    if (ability.kind === 'dice' && typeof ability.whose === 'string') {
      const own = (ability.whose === 'own') === (ability.window === 'modify-attack-dice');
      roles.set(own ? 'attacker' : 'defender', 0);
    }
    if (ability.kind === 'dice' && typeof ability.whose === 'object' && 'friendlyAt' in ability.whose)
      this.#of(ability.window === 'modify-attack-dice' ? 'attacker' : 'defender', [FRIENDLY]);
    if (ability.kind === 'trigger' || ability.kind === 'strange') {
      if (ability.of === 'own' && !roles.has('it')) roles.set('it', 0);
      if (ability.of === 'own' && ability.window === 'after-attack') roles.set('attacker', 0);
      if (ability.of === 'own' && ability.window === 'after-defending') roles.set('defender', 0);
    }
    const moment = 'window' in ability ? ability.window : '';
    const harmed =
      /^(after-destroyed|before-removed|after-crit-damage|dealt-faceup|after-damage|after-shield-lost|after-dealt)$/.test(
        moment,
      ) ||
      (ability.kind === 'replacement' && /damage|deal|destroyed/.test(ability.of.event));
    if (harmed && !roles.has('attacker') && this.#draw.chance(85)) {
      const it = asked.find(({ role }) => role === 'it');
      if (ability.kind === 'replacement' && ability.whom === 'own') roles.set('it', 0);
      const id = this.#of('it', it?.that);
      if (!roles.has('defender')) roles.set('defender', id);
    }
    const named = /attack-(with|range|is|result)|"weapon"|"attacker"|"defender"|neutraliz/.test(
      this.#draw.text,
    );
    const inAttack = 'window' in ability && ability.kind !== 'dice' && isInAttack(ability.window);
    if (!(named || inAttack) || roles.has('attacker') || roles.has('defender')) return;
    if (!asked.some(({ role }) => role === 'attacker' || role === 'defender'))
      roles.set(this.#draw.chance(70) ? 'attacker' : 'defender', 0);
  }

  #ship(id: number): PositionShip {
    const [us, them] = this.position.sides;
    return id < this.#ours ? us.ships[id]! : them.ships[id - this.#ours]!;
  }

  /** The ship of a role: known, or one of the side that is asked for. */
  #of(role: string, that: readonly ShipTest[] = []): number {
    if (role === 'self') return 0;
    const known = this.#roles.get(role);
    if (known !== undefined) return known;
    const { chance, oneOf } = this.#draw;
    const side = that.find((test) => test.kind === 'side');
    const fromOurs = side === undefined || side.of === 'self' || this.#of(side.of) < this.#ours;
    const other = role === 'attacker' ? 'defender' : role === 'defender' ? 'attacker' : '';
    const against = this.#roles.get(other);
    const ours = side
      ? (side.is !== 'enemy') === fromOurs
      : against !== undefined
        ? against >= this.#ours
        : chance(role === 'other' && /coordinate/.test(this.#draw.text) ? 95 : 35);
    const us = this.position.sides[0].ships.flatMap(({ at }, id) => (at && id > 0 ? [id] : []));
    const id = ours && us.length > 0 ? oneOf(us) : this.#ours;
    this.#roles.set(role, id);
    return id;
  }

  /** No ship is to pass these tests: those of the side have no part. */
  #empty(that: readonly ShipTest[]): void {
    const side = that.find((test) => test.kind === 'side');
    const { ships } = this.position.sides[side?.is === 'enemy' ? 1 : 0];
    this.#laid.push(() => {
      ships.forEach((ship, at) => {
        const id = side?.is === 'enemy' ? this.#ours + at : at;
        if (ship.at && id > 0 && !this.#stands.has(id)) ship.at = cornerOf(id, id < this.#ours);
      });
    });
  }

  /** Makes a ship what is asked of it. */
  #meet(role: string, that: readonly ShipTest[]): void {
    const id = this.#of(role, that);
    const missed = this.#untilMiss >= 0 && this.#untilMiss < that.length ? this.#untilMiss : -1;
    this.#untilMiss -= that.length;
    const cards = that.map((test, at) => ({ test, holds: at !== missed }));
    if (id > 0) this.#redraw(id, cards);
    for (const { test, holds } of cards) this.#pass(id, test, holds);
  }

  /** Draws a pilot that passes the tests of cards, where the ship's own does not. */
  #redraw(id: number, tests: readonly { readonly test: ShipTest; readonly holds: boolean }[]): void {
    const own = tests.filter(({ test }) => isOfCard(test) || test.kind === 'initiative');
    const self = shipCard(this.#ship(0).pilot).pilot;
    const fits = (pilot: string) =>
      own.every(({ test, holds }) => passesCard(test, pilot, self.initiative) === holds);
    const ship = this.#ship(id);
    if (own.length === 0 || fits(ship.pilot)) return;
    const { faction } = self;
    const able = FLYERS.filter(
      (one) => one.id !== self.id && (id >= this.#ours || one.faction === faction) && fits(one.id),
    );
    if (able.length === 0) return;
    const { docked } = ship;
    replace(ship, {
      ...flyerOf(this.#draw, this.#draw.oneOf(able).id),
      ...(docked !== undefined && { docked }),
    });
  }

  /** Lets a ship pass a test, or just fail it. */
  #pass(id: number, test: ShipTest, holds: boolean): void {
    const { chance, upTo, oneOf } = this.#draw;
    const ship = this.#ship(id);
    switch (test.kind) {
      case 'not':
        return this.#pass(id, test.test, !holds);
      case 'either':
        if (!holds) for (const one of test.tests) this.#pass(id, one, false);
        else this.#pass(id, oneOf(test.tests), true);
        return;
      case 'range':
        return this.#stands.atRange(id, this.#of(test.of), gapFor(this.#draw, test.range, holds));
      case 'in-arc':
        return this.#inArc(this.#of(test.of), id, test.arcs, holds);
      case 'has-in-arc':
        return this.#inArc(id, this.#of(test.who), test.arcs, holds);
      case 'tokens': {
        const { of, least, most } = test;
        const count = holds
          ? least + upTo(Math.min(1, most - least))
          : least > 0
            ? least - 1
            : Math.min(9, most + 1);
        ship.tokens = { ...ship.tokens };
        const kinds = tokensIn(of);
        for (const kind of kinds) delete ship.tokens[kind];
        if (count > 0) ship.tokens[oneOf(kinds)] = count;
        return;
      }
      case 'damage': {
        const count = holds ? test.least : Math.max(0, test.least - 1);
        const card = test.of === 'faceup' ? oneOf(['Structural Damage', 'Panicked Pilot']) : 'facedown';
        ship.damage = Array.from({ length: count }, () => card);
        return;
      }
      case 'condition':
        return this.#inCondition(ship, test.is, holds);
      case 'locked-by': {
        const by =
          test.who === 'anybody' || test.who === 'friend'
            ? chance(60)
              ? 0
              : this.#of('friend')
            : this.#of(test.who);
        return this.#lock(by, id, holds);
      }
      case 'locks':
        return this.#lock(id, this.#of(test.who), holds);
      case 'locked-by-one': {
        const by = this.#of('locker', test.that);
        this.#redraw(
          by,
          test.that.map((one) => ({ test: one, holds: true })),
        );
        return this.#lock(by, id, holds);
      }
      case 'revealed':
        ship.revealed = true;
        return this.#fly(id, test.maneuver, holds);
      case 'revealed-against': {
        const who = this.#ship(this.#of(test.who));
        const [own, theirs] = [shipCard(ship.pilot).chassis.dial, shipCard(who.pilot).chassis.dial];
        if (own.length === 0 || theirs.length === 0) return;
        const set = typeof who.dial === 'number' ? who.dial : upTo(theirs.length - 1);
        const other = theirs[set]!;
        const able = own.flatMap(({ maneuver }, at) => {
          const so =
            test.of === 'bearing'
              ? maneuver.bearing === other.maneuver.bearing
              : compares(maneuver.speed, test.compare, other.maneuver.speed);
          return so === holds ? [at] : [];
        });
        Object.assign(who, { dial: set, revealed: true });
        Object.assign(ship, { revealed: true, ...(able.length > 0 && { dial: oneOf(able) }) });
        return;
      }
      case 'has-upgrade':
        ship.upgrades = (ship.upgrades ?? []).filter((one) => upgradeId(one) !== test.id);
        if (holds) ship.upgrades.push(test.id);
        return;
      case 'has-condition':
        ship.conditions = holds ? [test.id] : [];
        return;
      case 'turret-in': {
        const at = POINTS.findIndex((arc) => (test.arcs as readonly string[]).includes(arc) === holds);
        if (ship.turret !== undefined || hasTurret(ship.pilot)) ship.turret = Math.max(0, at);
        return;
      }
      case 'moved-through': {
        if (!holds) return;
        this.#stands.put(id, { of: 0, gap: 4 + upTo(30), angle: 0 });
        return this.#fly(0, { bearing: 'straight', speed: [3, 5] }, true);
      }
      case 'at-obstacle': {
        const outline = oneOf(OUTLINES.filter(([type]) => !test.types || test.types.includes(type)))[1];
        const obstacles = this.position.obstacles ?? [];
        this.position.obstacles = obstacles;
        this.#lay(id, test.range, holds, (at) => void obstacles.push({ outline, at }));
        return;
      }
      case 'at-device':
      case 'at-trait': {
        const kinds = LYING.filter((kind) =>
          test.kind === 'at-device' ? kind === test.device : test.traits.includes(traitOf(kind)),
        );
        const devices = this.position.devices ?? [];
        this.position.devices = devices;
        if (kinds.length > 0)
          this.#lay(id, test.range, holds, (at) => void devices.push({ kind: oneOf(kinds), at, player: 0 }));
        return;
      }
    }
  }

  /** A ship lies in an arc of another, or just outside. */
  #inArc(of: number, id: number, arcs: readonly ArcName[], holds: boolean): void {
    if (of === id || arcs.length === 0) return;
    const angle = this.#angle(of, this.#draw.oneOf(arcs), holds);
    this.#stands.atAngle(id, of, angle);
  }

  #angle(of: number, arc: ArcName, holds: boolean): number {
    const { upTo, chance } = this.#draw;
    const aside = (most: number) => (chance(50) ? -1 : 1) * (holds ? upTo(most) : most + 4 + upTo(14));
    const ship = this.#ship(of);
    switch (arc) {
      case 'bullseye':
        return holds ? 0 : aside(8);
      case 'full-front':
        return aside(80);
      case 'full-rear':
        return 180 + aside(80);
      case 'turret': {
        const points = typeof ship.turret === 'number' ? ship.turret : upTo(1);
        ship.turret = points;
        return 90 * points + aside(36);
      }
      case 'firing':
        return aside(36);
      default:
        return 90 * POINTS.indexOf(arc) + aside(36);
    }
  }

  #inCondition(ship: PositionShip, is: string, holds: boolean): void {
    const { chassis, pilot } = shipCard(ship.pilot);
    const most = chassis.size === 'large' || chassis.size === 'huge' ? 3 : chassis.size === 'medium' ? 2 : 1;
    const token = TOKEN_OF[is];
    if (token) {
      ship.tokens = withToken(
        ship.tokens,
        token,
        holds ? (token === 'cloak' || token === 'disarm' ? 1 : most) : 0,
      );
      return;
    }
    if (is === 'damaged') ship.damage = holds ? ['facedown'] : [];
    if (is === 'critically-damaged') ship.damage = holds ? ['Structural Damage'] : ['facedown'];
    if (is === 'shielded') ship.shields = holds ? Math.min(1, chassis.shields) : 0;
    if (is === 'full-shields') ship.shields = holds ? chassis.shields : Math.max(0, chassis.shields - 1);
    if (is === 'has-charge' && pilot.charges) ship.charges = holds ? pilot.charges.limit : 0;
    if (is === 'bonus-attacked') ship.bonusAttacked = holds;
    if (!pilot.force) return;
    if (is === 'has-force') ship.force = holds ? 1 : 0;
    if (is === 'full-force') ship.force = holds ? pilot.force.limit : pilot.force.limit - 1;
    if (is === 'still-force') ship.force = holds ? pilot.force.limit - 1 : pilot.force.limit;
  }

  #lock(by: number, on: number, holds: boolean): void {
    if (by === on) return;
    const others = (this.position.locks ?? []).filter((lock) => lock.by !== by);
    this.position.locks = holds ? [...others, { by, on }] : others;
  }

  /** Sets a maneuver that passes a test, or just does not. */
  #fly(id: number, test: ManeuverTest, holds: boolean, aside?: boolean): void {
    const ship = this.#ship(id);
    const able = shipCard(ship.pilot).chassis.dial.flatMap(({ maneuver, difficulty }, at) => {
      const so =
        fitsManeuver({ ...maneuver, difficulty }, test) &&
        (aside === undefined || maneuver.bearing.startsWith('sideslip') === aside);
      return so === holds ? [at] : [];
    });
    this.#flies = id;
    if (able.length > 0) ship.dial = this.#draw.oneOf(able);
  }

  /** Something lies at a range of a ship once that has its place. */
  #lay(
    id: number,
    range: readonly [number, number],
    holds: boolean,
    lay: (at: [number, number, number]) => void,
  ) {
    const { upTo } = this.#draw;
    const gap = gapFor(this.#draw, range, holds);
    this.#laid.push(() => {
      const { at, pilot } = this.#ship(id);
      if (!at) return;
      const [far, turned] = [gap < 1 ? upTo(15) : halfOf(pilot) + 20 + gap, upTo(359)];
      lay([onTable(at[0] + far * sin(turned)), onTable(at[1] + far * cos(turned)), upTo(359)]);
    });
  }

  #require(one: Requirement): void {
    const { chance, oneOf } = this.#draw;
    const holds = !chance(12);
    switch (one.kind) {
      case 'flown':
        return this.#fly(this.#of('it'), one, holds, one.sideslip);
      case 'about-to-fly':
        return this.#fly(this.#of('it'), one.maneuver, holds);
      case 'attack-range': {
        const [attacker, defender] = this.#fighters();
        return this.#stands.atRange(defender, attacker, gapFor(this.#draw, one.range, holds));
      }
      case 'attack-with': {
        const [attacker, defender] = this.#fighters();
        const arc = ARC_OF[one.weapon];
        if (arc) this.#inArc(attacker, defender, [arc], true);
        return;
      }
      case 'attack-is': {
        if (!one.is.startsWith('obstructed') || one.holds !== holds) return;
        const [attacker, defender] = this.#fighters();
        this.#laid.push(() => {
          const [from, to] = [this.#ship(attacker).at, this.#ship(defender).at];
          const obstacles = this.position.obstacles ?? [];
          this.position.obstacles = obstacles;
          if (from && to)
            obstacles.push({
              outline: oneOf(OUTLINES)[1],
              at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0],
            });
        });
        return;
      }
      case 'marked': {
        this.#ship(0).lasting = [{ card: this.#card() }];
        return;
      }
      case 'compare': {
        const { a, b } = one;
        if (typeof a === 'number' || a.kind !== 'stat' || typeof b !== 'number') return;
        const able = [b - 1, b, b + 1].filter((n) => n >= 0 && compares(n, one.compare, b) === holds);
        if (able.length > 0) this.#number(this.#ship(this.#of(a.who)), a.of, oneOf(able));
        return;
      }
    }
  }

  /** The id of the ability's card; of a ship's own ability its pilot. */
  #card(): string {
    const [card = ''] = this.#ref.split('.');
    return card.startsWith(UPGRADE_REF) ? card.slice(UPGRADE_REF.length) : this.#ship(0).pilot;
  }

  #number(ship: PositionShip, of: string, number: number): void {
    const { chassis, pilot } = shipCard(ship.pilot);
    if (of === 'shields') ship.shields = Math.min(number, chassis.shields);
    if (of === 'force' && pilot.force) ship.force = Math.min(number, pilot.force.limit);
    if (of === 'energy' && chassis.huge) ship.energy = Math.min(number, chassis.huge.energy.limit);
    if (of === 'damage-cards') ship.damage = Array.from({ length: number }, () => 'facedown');
    if (of !== 'charges') return;
    const card = this.#card();
    if (card === ship.pilot && pilot.charges) ship.charges = Math.min(number, pilot.charges.limit);
    ship.upgrades = (ship.upgrades ?? []).map((one) =>
      upgradeId(one) === card ? { ...(typeof one === 'string' ? { id: one } : one), charges: number } : one,
    );
  }

  #fighters(): readonly [attacker: number, defender: number] {
    return [this.#of('attacker'), this.#of('defender')];
  }

  /** In an attack the defender is where the attacker can shoot at it. */
  #fight(): void {
    if (!this.#roles.has('attacker') && !this.#roles.has('defender')) return;
    const { chance, oneOf } = this.#draw;
    const [attacker, defender] = this.#fighters();
    if (attacker === defender) return;
    // What forbids or follows dice modifications needs some.
    for (const id of [attacker, defender])
      if (chance(35)) {
        const [ship, token] = [this.#ship(id), oneOf(MODIFYING)];
        ship.tokens = withToken(ship.tokens, token, ship.tokens?.[token] ?? 1);
      }
    this.#stands.fight(attacker, defender);
  }

  /** What happens, where the ability tells it. */
  leads(ability: Ability): Activity | null {
    const { chance, text } = this.#draw;
    const it = this.#roles.get('it') ?? 0;
    const moment = 'window' in ability ? ability.window : '';
    if (this.#roles.has('attacker') && this.#roles.has('defender') && chance(80))
      return { engage: this.#roles.get('attacker')! };
    if (ability.kind === 'action') return { action: 0 };
    if (/^(after-action|action-failed|after-coordinate|after-jam|after-lock)$/.test(moment))
      return chance(70) ? { action: it } : { activate: it };
    if (this.#flies !== null && /maneuver|reveal|difficulty|flown|activat/.test(`${moment} ${text}`))
      return chance(80) ? { activate: this.#flies } : null;
    if (
      /^(before-activating|before-reveal|after-reveal|before-maneuver|after-maneuver|before-difficulty|after-overlap|after-activating|end-of-activation)$/.test(
        moment,
      )
    )
      return { activate: it };
    if (moment === 'during-system' && chance(70)) return { system: it };
    if (moment === 'before-engaging' || moment === 'after-engaging') return { engage: it };
    return chance(70) ? activityFor(ability, this.#draw) : null;
  }
}

/** Tests that another ship may pass where it stands. */
const CONTRASTED = ['tokens', 'damage', 'condition', 'has-upgrade', 'has-condition', 'revealed', 'turret-in'];
const WEAPONS = ['ioncannon', 'heavylasercannon', 'concussionmissiles', 'protontorpedoes'];
const FRIENDLY: ShipTest = { kind: 'side', is: 'friendly', of: 'self' };
const POINTS: readonly string[] = ['front', 'right', 'rear', 'left'];
const OUTLINES = [
  ['asteroid', 'coreasteroid0'],
  ['debris', 'vt49decimatordebris0'],
  ['gascloud', 'gascloud1'],
] as const;
const MODIFYING = ['focus', 'evade', 'calculate'] as const;
const TOKEN_OF: Readonly<Record<string, Token | undefined>> = {
  ionized: 'ion',
  tractored: 'tractor',
  disarmed: 'disarm',
  cloaked: 'cloak',
};
/** Where the defender is for an attack with a weapon that does not look ahead. */
const ARC_OF: Readonly<Record<string, ArcName | undefined>> = {
  'rear-arc': 'rear',
  'primary-rear': 'rear',
  turret: 'turret',
  'turret-slot': 'turret',
  'primary-turret': 'turret',
  bullseye: 'bullseye',
  'front-arc': 'front',
  'primary-front': 'front',
};

type Tokens = NonNullable<PositionShip['tokens']>;

/** Tokens with so many of one kind. */
export function withToken(tokens: Tokens | undefined, token: Token, count: number): Tokens {
  const now: Partial<Record<Token, number>> = { ...tokens };
  now[token] = count;
  return now;
}

/** Half the length of a ship's base, in whole mm. */
export function halfOf(pilot: string): number {
  const { size } = shipCard(pilot).chassis;
  return Math.floor((size === 'huge' ? HUGE_BASE : BASES[size]).halfY);
}

const hasTurret = (pilot: string): boolean =>
  shipCard(pilot).chassis.weapons.some(({ arc }) => arc.includes('turret'));

const isOfCard = (test: ShipTest): boolean => OF_CARDS.includes(test.kind);

function passesCard(test: ShipTest, id: string, initiative: number): boolean {
  const { chassis, pilot } = shipCard(id);
  switch (test.kind) {
    case 'pilot':
      return test.ids.includes(id);
    case 'named':
      return test.names.includes(pilot.name);
    case 'keyword':
      return (pilot.keywords as readonly string[]).includes(test.keyword);
    case 'faction':
      return pilot.faction === test.faction;
    case 'chassis':
      return test.ids.includes(chassis.id);
    case 'size':
      return (test.sizes as readonly string[]).includes(chassis.size);
    case 'limited':
      return pilot.limited > 0 === test.is;
    case 'has-ship-ability':
      return chassis.shipAbility === test.name;
    case 'initiative':
      return compares(pilot.initiative, test.compare, typeof test.than === 'number' ? test.than : initiative);
    default:
      return true;
  }
}

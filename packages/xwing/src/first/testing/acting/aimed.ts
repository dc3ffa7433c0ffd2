/**
 * Aimed positions by chance: ones in which each ship that an ability is about is made what its tests ask for, often all
 * but one of them, by one step: just inside and just outside a range, an arc, a count; of the other side, unlocked.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';
import { FIRST_BASES, HUGE_BASE, SECTION_BASES } from '../../../common/index.ts';
import { compares } from '../../../common/language/index.ts';
import { type Asked, collect } from '../../../common/testing/acting/asked.ts';
import type { Spot } from '../../../common/testing/acting/spots.ts';
import { gapFor, onTable, Stands } from '../../../common/testing/acting/stands.ts';
import type { Ability, ArcName, Requirement, ShipTest } from '../../abilities/language.ts';
import { fitsManeuver } from '../../abilities/requirements.ts';
import { CHASSIS, chassisOf, type PilotCard, pilotCard, UPGRADES, upgradeCard } from '../../cards/index.ts';
import { type Activity, type Position, type PositionShip, stepsOf } from '../../position/index.ts';
import { type FirstState, isInAttack, type Occasion, occasion, type Step, type Token } from '../../state.ts';
import { damageOf, facedown } from './damage.ts';

/** A position, and what happens there. */
export interface AimedScene {
  readonly position: Position;
  readonly steps: (state: FirstState) => readonly Step[];
  /** How many rounds more than that in which it begins are played. */
  readonly rounds?: number;
}

type Ship = { -readonly [Part in keyof PositionShip]: PositionShip[Part] };

/** Aims a position at an ability of its first ship; `otherwise` happens where the ability does not tell what does. */
export function aimedScene(
  plain: Position,
  ability: Ability,
  draw: Drawing,
  otherwise: Activity,
): AimedScene {
  const aim = new Aim(draw, structuredClone(plain));
  aim.take(ability);
  const happens = (draw.chance(15) ? null : aim.leads(ability)) ?? [otherwise];
  const moment = draw.chance(35) ? aim.momentOf(ability) : null;
  const before: readonly Step[] = moment ? [{ kind: 'window', ...moment }] : [];
  return {
    position: aim.finished(),
    steps: (state) => [...before, ...happens.flatMap((one) => stepsOf(state, one))],
  };
}

/** Tests that ships pass by what they are: which pilot is drawn for them. */
const OF_CARDS = ['chassis', 'size', 'unique', 'on-bar', 'shield-value', 'allegiance', 'skill'];

const FLYERS = CHASSIS.filter(({ size }) => size !== 'huge').flatMap((type) => type.pilots);

class Aim {
  readonly position: Position;
  readonly #draw: Drawing;
  readonly #ours: number;
  readonly #roles = new Map<string, number>();
  readonly #stands: Stands;
  readonly #laid: (() => void)[] = [];
  /** Parts of the state beside what positions have words for. */
  readonly #set: Record<string, unknown> = {};
  /** What the moment of the ability is about: a token, an action, a slot. */
  #what = '';
  /** Tests still to be met before the one that is not. */
  #untilMiss = Number.POSITIVE_INFINITY;
  /** The ship whose maneuver matters. */
  #flies: number | null = null;

  constructor(draw: Drawing, position: Position) {
    this.#draw = draw;
    this.position = position;
    this.#ours = position.sides[0]!.ships.length;
    this.#stands = new Stands(draw, {
      ships: () => position.sides.flatMap(({ ships }) => ships) as { at?: Spot }[],
      half: (id) => halfOf(this.#ship(id).pilot),
      ours: this.#ours,
    });
  }

  take(ability: Ability): void {
    const { chance, upTo } = this.#draw;
    const asked: Asked<ShipTest>[] = [];
    const requires: Requirement[] = [];
    collect(ability, asked, requires);
    this.#rolesIn(ability, asked);
    const tests = asked.reduce((sum, { that }) => sum + that.length, 0);
    if (tests > 0 && chance(45)) this.#untilMiss = upTo(tests - 1);
    for (const { role, that } of asked) if (role !== 'none') this.#meet(role, that);
    for (const one of requires) this.#require(one);
    this.#own(ability);
    this.#pay(ability);
    this.#fight();
    const contacts = this.#stands.place();
    if (contacts.length > 0) this.position.contacts = [...(this.position.contacts ?? []), ...contacts];
    for (const lay of this.#laid) lay();
  }

  finished(): Position {
    return { ...this.position, set: { ...this.position.set, ...this.#set } };
  }

  /** What a block of its kind asks for besides tests and requirements. */
  #own(ability: Ability): void {
    const { chance } = this.#draw;
    if (ability.kind === 'modifier' && 'maneuver' in ability.of && ability.of.maneuver)
      this.#fly(0, ability.of.maneuver, !chance(15));
    if (ability.kind !== 'dice') return;
    const [attacker, defender] = this.#fighters();
    if (ability.weapon !== 'any') this.#arm(attacker, ability.weapon);
    if (typeof ability.whose !== 'object' || !('friendlyAt' in ability.whose)) return;
    const friend = ability.window === 'modify-attack-dice' ? attacker : defender;
    this.#stands.atRange(friend, 0, gapFor(this.#draw, ability.whose.friendlyAt, !chance(35)));
  }

  /** What the ability costs is there, or just not. */
  #pay(ability: Ability): void {
    const self = this.#ship(0);
    for (const cost of 'costs' in ability ? ability.costs : []) {
      const holds = !this.#draw.chance(12);
      if (cost.kind === 'lock') this.#lock(0, this.#of(cost.on), holds);
      if (cost.kind === 'spend-token')
        self.tokens = withToken(self.tokens, cost.token, cost.count - (holds ? 0 : 1));
      if (cost.kind === 'remove-token') {
        const ship = this.#ship(this.#of(cost.of ?? 'self'));
        ship.tokens = withToken(ship.tokens, cost.token, cost.count - (holds ? 0 : 1));
      }
      if (cost.kind === 'shield') {
        self.shields = holds ? cost.count : 0;
        self.damage = [];
      }
      if (cost.kind === 'energy-here') this.#set['/ships/0/upgrades/0/held'] = holds ? cost.count : 0;
      if (cost.kind === 'discard-one-of') this.#carry(0, cost.slot, holds);
    }
  }

  /** Who attacks whom, as far as the ability tells. */
  #rolesIn(ability: Ability, asked: readonly Asked<ShipTest>[]): void {
    for (const { role, that } of asked)
      if (that.some((test) => test.kind === 'is' && test.who === 'self')) this.#roles.set(role, 0);
    const roles = this.#roles;
    if (ability.kind === 'dice' && typeof ability.whose === 'string') {
      const own = (ability.whose === 'own') === (ability.window === 'modify-attack-dice');
      roles.set(own ? 'attacker' : 'defender', 0);
    }
    if (ability.kind === 'dice' && typeof ability.whose === 'object' && 'friendlyAt' in ability.whose)
      this.#of(ability.window === 'modify-attack-dice' ? 'attacker' : 'defender', [FRIENDLY]);
    if (ability.kind === 'trigger') {
      const inAttack = isInAttack(ability.window);
      if (ability.of === 'own' && !roles.has('it') && !inAttack) roles.set('it', 0);
      if (ability.of === 'own' && ability.window === 'after-attack') roles.set('attacker', 0);
      if (ability.of === 'own' && ability.window === 'after-defending') roles.set('defender', 0);
      if (/^(destroyed|after-damage|shield-lost|damage-dealt)$/.test(ability.window) && this.#draw.chance(70))
        roles.set('defender', this.#of('it', asked.find(({ role }) => role === 'it')?.that));
    }
    const named = /attack-(with|range|is|result|dice)|defense-dice|"attacker"|"defender"|agility|dice"/.test(
      this.#draw.text,
    );
    const inAttack = 'window' in ability && ability.kind === 'trigger' && isInAttack(ability.window);
    if (!(named || inAttack) || roles.has('attacker') || roles.has('defender')) return;
    if (!asked.some(({ role }) => role === 'attacker' || role === 'defender'))
      roles.set(this.#draw.chance(70) ? 'attacker' : 'defender', 0);
  }

  #ship(id: number): Ship {
    const [us, them] = this.position.sides;
    return id < this.#ours ? us!.ships[id]! : them!.ships[id - this.#ours]!;
  }

  /** The ship of a role: known, or one of the side that is asked for. */
  #of(role: string, that: readonly ShipTest[] = []): number {
    if (role === 'self') return 0;
    if (role === 'enemy') return this.#fighters().find((id) => id >= this.#ours) ?? this.#ours;
    const known = this.#roles.get(role);
    if (known !== undefined) return known;
    const side = that.find((test) => test.kind === 'side');
    const fromOurs = side === undefined || side.of === 'self' || this.#of(side.of) < this.#ours;
    const other = role === 'attacker' ? 'defender' : role === 'defender' ? 'attacker' : '';
    const against = this.#roles.get(other);
    const ours = side
      ? (side.is !== 'enemy') === fromOurs
      : against !== undefined
        ? against >= this.#ours
        : this.#draw.chance(35);
    const friends = this.position.sides[0]!.ships.flatMap(({ at }, id) => (at && id > 0 ? [id] : []));
    const id = ours && friends.length > 0 ? this.#draw.oneOf(friends) : this.#ours;
    this.#roles.set(role, id);
    return id;
  }

  #fighters(): readonly [attacker: number, defender: number] {
    return [this.#of('attacker'), this.#of('defender')];
  }

  /** Makes a ship what is asked of it. */
  #meet(role: string, that: readonly ShipTest[]): void {
    const id = this.#of(role, that);
    const missed = this.#untilMiss >= 0 && this.#untilMiss < that.length ? this.#untilMiss : -1;
    this.#untilMiss -= that.length;
    const tests = that.map((test, at) => ({ test, holds: at !== missed }));
    if (id > 0) this.#redraw(id, tests);
    for (const { test, holds } of tests) this.#pass(id, test, holds);
  }

  /** Draws a pilot that passes the tests of cards, where the ship's own does not. */
  #redraw(id: number, tests: readonly { readonly test: ShipTest; readonly holds: boolean }[]): void {
    const own = tests.filter(({ test }) => OF_CARDS.includes(test.kind));
    const self = pilotCard(this.#ship(0).pilot)!;
    const fits = (pilot: PilotCard) =>
      own.every(({ test, holds }) => passesCard(test, pilot, self) === holds);
    const ship = this.#ship(id);
    if (own.length === 0 || fits(pilotCard(ship.pilot)!)) return;
    const able = FLYERS.filter(
      (one) => one.id !== self.id && (id >= this.#ours || one.faction === self.faction) && fits(one),
    );
    if (able.length === 0) return;
    ship.pilot = this.#draw.oneOf(able).id;
    const { dial } = chassisOf(ship.pilot)!;
    if (dial.length > 0) ship.dial = this.#draw.upTo(dial.length - 1);
    else delete ship.dial;
    delete ship.shields;
    ship.damage = [];
  }

  /** Lets a ship pass a test, or just fail it. */
  #pass(id: number, test: ShipTest, holds: boolean): void {
    const { chance, oneOf, upTo } = this.#draw;
    const ship = this.#ship(id);
    switch (test.kind) {
      case 'not':
        return this.#pass(id, test.test, !holds);
      case 'either':
        if (holds) return this.#pass(id, oneOf(test.tests), true);
        for (const one of test.tests) this.#pass(id, one, false);
        return;
      case 'range':
        return this.#stands.atRange(id, this.#of(test.of), gapFor(this.#draw, test.range, holds));
      case 'in-arc':
        return this.#inArc(this.#of(test.of), id, test.arcs, holds);
      case 'has-in-arc':
        return this.#inArc(id, this.#of(test.who), test.arcs, holds);
      case 'touching':
        if (this.#of(test.who) !== id) this.#stands.atRange(id, this.#of(test.who), holds ? 0 : 4 + upTo(10));
        return;
      case 'overlapped':
        return this.#overlap(id, this.#of(test.who), holds);
      case 'overlapped-by':
        return this.#overlap(this.#of(test.who), id, holds);
      case 'tokens': {
        const { of, least, most } = test;
        const count = holds
          ? least + upTo(Math.min(1, most - least))
          : least > 0
            ? least - 1
            : Math.min(9, most + 1);
        const kind = of === 'any' ? oneOf(['focus', 'evade', 'stress'] as const) : of;
        ship.tokens = withToken(of === 'any' ? {} : ship.tokens, kind, count);
        return;
      }
      case 'damage': {
        const count = holds ? test.least + (chance(30) ? 1 : 0) : Math.max(0, test.least - 1);
        const most = Math.min(count, test.most);
        ship.damage = test.of === 'faceup' ? damageOf(ship.pilot).slice(0, most) : facedown(ship.pilot, most);
        return;
      }
      case 'faceup':
        ship.damage = holds ? [test.card] : [`facedown: ${test.card}`];
        return;
      case 'condition':
        return this.#inCondition(ship, test.is, holds);
      case 'locked-by': {
        const friend = test.who === 'anybody' || test.who === 'friend';
        return this.#lock(
          friend ? (chance(60) ? 0 : this.#of('friend')) : this.#of(test.who as string),
          id,
          holds,
        );
      }
      case 'locks':
        return this.#lock(id, this.#of(test.who), holds);
      case 'carries':
        return this.#carry(id, test.slot, holds);
      case 'equipped':
        ship.upgrades = (ship.upgrades ?? []).filter((one) => one !== test.card);
        if (holds) ship.upgrades.push(test.card);
        return;
      case 'has-condition':
        ship.conditions = holds ? [test.card] : [];
        return;
      case 'dial-color':
        return this.#fly(id, { difficulty: test.is }, holds);
      case 'marked':
        if (holds) this.#set['/ships/0/upgrades/0/marked'] = id;
        return;
      case 'near-bomb':
        return this.#lay(id, [1, 1], holds, (at) => {
          this.position.bombs = [...(this.position.bombs ?? []), { kind: 'seismiccharge', player: 0, at }];
        });
    }
  }

  /** A ship flies into another one, or just not. */
  #overlap(id: number, on: number, holds: boolean): void {
    if (id === on) return;
    const [moved, by] = on === 0 ? [id, on] : [on, id];
    this.#stands.put(moved, { of: by, gap: 15 + this.#draw.upTo(70), angle: 0, facing: 0 });
    this.#fly(id, { bearing: 'straight' }, holds);
  }

  /** A ship lies in an arc of another, or just outside. */
  #inArc(of: number, id: number, arcs: readonly ArcName[], holds: boolean): void {
    if (of === id || arcs.length === 0) return;
    this.#stands.atAngle(id, of, this.#angle(of, this.#draw.oneOf(arcs), holds));
  }

  #angle(of: number, arc: ArcName, holds: boolean): number {
    const { upTo, chance } = this.#draw;
    const aside = (most: number) => (chance(50) ? -1 : 1) * (holds ? upTo(most) : most + 4 + upTo(14));
    const ship = this.#ship(of);
    const extra = chassisOf(ship.pilot)?.extraArcs ?? [];
    if (arc === 'bullseye') return holds ? 0 : aside(8);
    if (arc === 'auxiliary' && extra.includes('auxiliary-180')) return aside(80);
    if (arc === 'auxiliary') return 180 + aside(36);
    if (arc === 'mobile') {
      ship.arc ??= upTo(3);
      return 90 * ship.arc + aside(36);
    }
    return aside(36);
  }

  #inCondition(ship: Ship, is: string, holds: boolean): void {
    const { shields, size, hull } = chassisOf(ship.pilot)!;
    if (is === 'shielded') ship.shields = holds ? Math.min(1, shields) : 0;
    if (is === 'full-shields') ship.shields = holds ? shields : Math.max(0, shields - 1);
    if (is === 'cloaked') ship.tokens = { ...ship.tokens, cloak: holds ? 1 : 0 };
    if (is === 'ionized') ship.tokens = { ...ship.tokens, ion: holds ? (size === 'small' ? 1 : 2) : 0 };
    if (is === 'facedown-card') ship.damage = holds ? facedown(ship.pilot, 1) : [damageOf(ship.pilot)[0]!];
    if (is === 'hull-left') ship.damage = facedown(ship.pilot, holds ? hull - 1 : 0);
  }

  #lock(by: number, on: number, holds: boolean): void {
    if (by === on) return;
    const others = (this.position.locks ?? []).filter((lock) => lock.by !== by);
    this.position.locks = holds ? [...others, { by, on }] : others;
  }

  #carry(id: number, slot: string, holds: boolean): void {
    const ship = this.#ship(id);
    const others = (ship.upgrades ?? []).filter(
      (one, at) => (id === 0 && at === 0) || upgradeCard(one)?.slot !== slot,
    );
    const able = UPGRADES.filter((card) => card.slot === slot);
    ship.upgrades = holds ? [...others, this.#draw.oneOf(able).id] : others;
  }

  /** Sets a maneuver that passes a test, or just does not. */
  #fly(id: number, test: Parameters<typeof fitsManeuver>[1], holds: boolean): void {
    const ship = this.#ship(id);
    const able = (chassisOf(ship.pilot)?.dial ?? []).flatMap(({ maneuver, difficulty }, at) =>
      fitsManeuver({ ...maneuver, difficulty }, test) === holds ? [at] : [],
    );
    this.#flies = id;
    if (able.length > 0) ship.dial = this.#draw.oneOf(able);
  }

  /** Something lies at a range of a ship once that has its place. */
  #lay(id: number, range: readonly [number, number], holds: boolean, lay: (at: Spot) => void): void {
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
        return this.#fly(this.#of('it'), one, holds);
      case 'revealed':
        this.#ship(this.#of('it')).revealed = true;
        return this.#fly(this.#of('it'), one, holds);
      case 'attack-range': {
        const [attacker, defender] = this.#fighters();
        return this.#stands.atRange(defender, attacker, gapFor(this.#draw, one.range, holds));
      }
      case 'attack-with':
        return this.#arm(this.#fighters()[0], one.weapon);
      case 'attack-is': {
        if (one.is !== 'obstructed' || one.holds !== holds) return;
        const [attacker, defender] = this.#fighters();
        this.#laid.push(() => {
          const [from, to] = [this.#ship(attacker).at, this.#ship(defender).at];
          if (!from || !to) return;
          const at: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0];
          this.position.obstacles = [...(this.position.obstacles ?? []), { outline: 'coreasteroid0', at }];
        });
        return;
      }
      case 'action':
        if (one.actions.length > 0) this.#what = oneOf(one.actions);
        return;
      case 'token-is':
        this.#what = oneOf(one.tokens);
        this.#give(this.#of('it'), this.#what);
        return;
      case 'card-is':
        this.#what = oneOf(one.slots);
        return;
      case 'acted-stressed':
        this.#give(this.#of('it'), 'stress');
        return;
      case 'holds-tokens':
        this.#set['/ships/0/upgrades/0/held'] = holds ? 1 : 0;
        return;
      case 'in-attack':
        for (const inner of one.requires) this.#require(inner);
        return;
      case 'compare': {
        const { a, b } = one;
        if (typeof a === 'number' || a.kind !== 'stat' || typeof b !== 'number') return;
        const able = [b - 1, b, b + 1].filter((n) => n >= 0 && compares(n, one.compare, b) === holds);
        if (able.length > 0) this.#number(this.#of(a.who), a.of, oneOf(able));
        return;
      }
    }
  }

  #give(id: number, token: string): void {
    const ship = this.#ship(id);
    const count = chassisOf(ship.pilot)?.size === 'large' && token === 'ion' ? 2 : 1;
    ship.tokens = withToken(ship.tokens, token as Token, count);
  }

  #number(id: number, of: string, number: number): void {
    const ship = this.#ship(id);
    const { shields } = chassisOf(ship.pilot)!;
    if (of === 'shields') ship.shields = Math.min(number, shields);
    if (of === 'damage-cards') ship.damage = facedown(ship.pilot, number);
    if (of === 'speed') this.#fly(id, { speed: [number, number] }, true);
    if (id === 0 || !['attack', 'agility', 'hull', 'skill'].includes(of)) return;
    const able = FLYERS.filter((one) => statOf(one, of) === number && one.id !== this.#ship(0).pilot);
    if (able.length > 0) Object.assign(ship, { pilot: this.#draw.oneOf(able).id, dial: 0, damage: [] });
  }

  /** A ship has a weapon of a class and what its header asks for; the defender is where it reaches. */
  #arm(id: number, weapon: string): void {
    if (weapon === 'primary') return;
    const ship = this.#ship(id);
    const cards = (ship.upgrades ?? []).flatMap((one) => upgradeCard(one) ?? []);
    const isOf = (slot: string) => weapon === 'secondary' || slot === weapon;
    let card = weapon === 'this' ? cards[0] : cards.find((one) => one.weapon && isOf(one.slot));
    if (!card && weapon !== 'this') {
      const able = UPGRADES.filter((one) => one.weapon && one.weapon.needs !== 'energy' && isOf(one.slot));
      card = this.#draw.oneOf(able);
      ship.upgrades = [...(ship.upgrades ?? []), card.id];
    }
    const header = card?.weapon;
    if (!card || !header) return;
    const at = (ship.upgrades ?? []).indexOf(card.id);
    this.#set[`/ships/${id}/upgrades/${at}/points`] = 1 + this.#draw.upTo(4);
    const target = this.#of('defender');
    if (header.needs === 'target-lock') this.#lock(id, target, true);
    if (header.needs === 'focus') ship.tokens = { ...ship.tokens, focus: 1 };
    if (header.needs === 'energy') this.#set[`/ships/${id}/upgrades/${at}/held`] = 1 + this.#draw.upTo(1);
    ship.tokens = { ...ship.tokens, 'weapons-disabled': 0 };
    this.#stands.atRange(target, id, gapFor(this.#draw, header.range, true));
  }

  /** In an attack the defender is where the attacker can shoot at it. */
  #fight(): void {
    if (!this.#roles.has('attacker') && !this.#roles.has('defender')) return;
    const { chance, oneOf } = this.#draw;
    const [attacker, defender] = this.#fighters();
    if (attacker === defender) return;
    // What forbids or follows dice modifications needs some.
    for (const id of [attacker, defender]) if (chance(35)) this.#give(id, oneOf(['focus', 'evade'] as const));
    if (chance(35)) this.#lock(attacker, defender, true);
    this.#stands.fight(attacker, defender);
  }

  /** The moment of an ability by itself, where it can come without an attack. */
  momentOf(ability: Ability): Occasion | null {
    if (ability.kind !== 'trigger' || /attack|defend|dice|compar|hit/.test(ability.window)) return null;
    const ship = this.#of('it');
    return occasion(ability.window, { ship, other: this.#of('other'), what: this.#what });
  }

  /** What happens, where the ability tells it. */
  leads(ability: Ability): readonly Activity[] | null {
    const { chance, text } = this.#draw;
    const it = this.#roles.get('it') ?? 0;
    const moment = 'window' in ability ? ability.window : '';
    if (this.#roles.has('attacker') && this.#roles.has('defender') && chance(80))
      return [{ combat: this.#of('attacker') }];
    if (moment === 'after-action' || moment === 'recovering' || moment === 'coordinating') {
      const what = this.#what || (moment === 'recovering' ? 'recover' : 'coordinate');
      const flies = chance(50) ? [{ activate: it }] : [];
      return chance(75) ? [...flies, { free: it, actions: [what] }] : [{ activate: it }];
    }
    if (ability.kind === 'action') return [{ action: 0 }];
    if (this.#flies !== null && /maneuver|reveal|difficulty|flown|activat/.test(`${moment} ${text}`))
      return chance(80) ? [{ activate: this.#flies }] : null;
    if (
      /^(before-reveal|reveal|after-maneuver|after-stress-check|end-of-activation|gaining-energy|using-energy)$/.test(
        moment,
      )
    )
      return [{ activate: it }];
    return null;
  }
}

const FRIENDLY: ShipTest = { kind: 'side', is: 'friendly', of: 'self' };

type Tokens = NonNullable<PositionShip['tokens']>;

/** Tokens with so many of one kind. */
function withToken(tokens: Tokens | undefined, token: Token, count: number): Tokens {
  const now: Partial<Record<Token, number>> = { ...tokens };
  now[token] = count;
  return now as Tokens;
}

/** Half the length of a ship's base, in whole mm. */
export function halfOf(pilot: string): number {
  const { size, huge } = chassisOf(pilot)!;
  if (size !== 'huge') return Math.floor(FIRST_BASES[size].half);
  return Math.floor(huge?.base ? SECTION_BASES[huge.base].halfY : HUGE_BASE.halfY);
}

function statOf(pilot: PilotCard, of: string): number {
  const type = chassisOf(pilot.id)!;
  if (of === 'skill') return pilot.skill;
  return { ...type, ...pilot.own }[of as 'attack' | 'agility' | 'hull' | 'shields'];
}

function passesCard(test: ShipTest, pilot: PilotCard, self: PilotCard): boolean {
  const type = chassisOf(pilot.id)!;
  switch (test.kind) {
    case 'chassis':
      return test.ids.includes(type.id);
    case 'size':
      return test.sizes.includes(type.size);
    case 'unique':
      return pilot.unique;
    case 'on-bar':
      return type.actions.includes(test.action);
    case 'shield-value':
      return statOf(pilot, 'shields') <= test.most;
    case 'allegiance':
      return pilot.faction === test.is;
    case 'skill':
      return compares(pilot.skill, test.compare, typeof test.than === 'number' ? test.than : self.skill);
    default:
      return true;
  }
}

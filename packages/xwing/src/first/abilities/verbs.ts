/** What the verbs of First Edition alone do. */

import type { Maneuver } from '../../common/index.ts';
import { hasMobileArc, rotateArc } from '../actions/rotate-arc.ts';
import { isAllowed } from '../attack/declare-target.ts';
import { cancelResults, countFace, rollPool } from '../attack/pool.ts';
import { weaponOf } from '../attack/printed-weapons.ts';
import { asUsed, attackOptions, isAcross, rangeOfAttack } from '../attack/weapons.ts';
import { bombCards, dropBomb, layMines } from '../bombs/bombs.ts';
import { BOMBS } from '../bombs/cards.ts';
import type { UpgradeSlot } from '../cards/chassis.ts';
import { assignCondition, removeOwnCondition } from '../conditions.ts';
import { deckKinds, discardCard } from '../damage/deck.ts';
import { loseShields } from '../damage/shields.ts';
import { destroyIfDue, rollAndSuffer, sufferDamage, turnUp } from '../damage/suffer.ts';
import { turnDown } from '../damage/turn-down.ts';
import { deployable } from '../docking/carriers.ts';
import {
  cardOf,
  deckStream,
  type FirstGame,
  inPlay,
  isCloaked,
  shipOf,
  skillOf,
  touchingShips,
  typeOf,
} from '../game.ts';
import { energyLimit, sectionsOf } from '../huge/energy-held.ts';
import { loseTokens } from '../lose-tokens.ts';
import type { PlannedManeuver } from '../maneuver/planned.ts';
import { executionSteps } from '../phases/activation.ts';
import type { Attack, DamageCard, FirstState, GrantedAttack, Ship, Step, Upgrade } from '../state.ts';
import { gainTokens, giveTokens } from '../tokens.ts';
import { discardUpgrade, equipInstead, recoverUpgrade } from '../upgrades.ts';
import { type Acting, BY_ABILITY, rulingOf, sceneOf, stepOf, targetOf } from './acting.ts';
import { shipsThat } from './evaluate.ts';
import type { CardManeuver, CardVerb } from './language/verbs.ts';
import type { Effect } from './language/vocabulary.ts';
import { pickSource } from './lent.ts';
import { deploysAtMost } from './modifiers.ts';
import { findAbility, isLent } from './owned.ts';
import { type Scene, shipIn, takesPart } from './scene.ts';
import { blastObstacle, dropCargo, obstaclesAhead } from './terrain.ts';

type Of<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** A tractor beam token by the effect of a ship, whose player moves what is pulled. */
const pull = ({ game, ship, ability }: Acting, on: Ship): void =>
  giveTokens(game, ship.player, on, { token: 'tractor-beam', count: 1, because: rulingOf(ability) });

/** Applies a verb; `apply` is how an effect within it happens. */
export function applyCardVerb(
  act: Acting,
  verb: CardVerb,
  apply: (act: Acting, effect: Effect) => void,
): void {
  const { game, ship } = act;
  const { attack } = game.state;
  const on = 'on' in verb ? targetOf(act, verb.on) : undefined;
  switch (verb.kind) {
    case 'lasts':
      on?.lasting.push({ ability: act.ability, until: verb.until, gives: verb.gives });
      return;
    case 'fly':
      return flyOne(act, verb.maneuvers);
    case 'fly-instead':
      ship.instead = planned(act, verb.maneuver);
      return;
    case 'swap-skill':
      return on && swapSkills(ship, on, verb.until);
    case 'take-results':
      return on && takeResults(act, on, verb);
    case 'cancel-beyond':
      if (attack)
        cancelResults(attack.attackDice, verb.face, countFace(attack.attackDice, verb.face) - verb.left);
      return;
    case 'roll-defense': {
      const faces = rollPool(game, ship, 'defense', verb.dice, rulingOf(act.ability)).map(({ face }) => face);
      const rows = faces.flatMap((face) => verb.rows.filter((row) => row.on.includes(face)));
      return game.next(...rows.map(({ then }) => stepOf(act, then)));
    }
    case 'turn-up-random': {
      const card = on && drawFacedown(game, on);
      return card && turnUp(game, on, card, rulingOf(act.ability));
    }
    case 'turn-down': {
      const card = pickDamage(act, faceupOf(game, ship, verb.trait));
      return card && turnDown(game, ship, card, rulingOf(act.ability));
    }
    case 'discard-facedown': {
      const of = mended(act, verb.either === true, false);
      const card = of && drawFacedown(game, of);
      return card && discardCard(game, of, card, rulingOf(act.ability));
    }
    case 'discard-faceup': {
      const of = mended(act, verb.either === true, true);
      const card =
        of &&
        pickDamage(
          act,
          of.damage.filter((one) => one.up),
        );
      return card && discardCard(game, of, card, rulingOf(act.ability));
    }
    case 'shields-to-energy':
      return shieldsToEnergy(act, verb.most);
    case 'draw-attack':
      return drawAttack(act);
    case 'deploy-several':
      return deploySeveral(act);
    case 'hold': {
      const upgrade = ownCard(act);
      if (upgrade) upgrade.held += verb.change;
      return;
    }
    case 'nothing':
      return;
    case 'even-in-vain':
      return apply(act, verb.effect);
    case 'attacks-over':
      ship.attacksOver = 'end of round';
      return;
    case 'discard-upgrade':
      return discardOne(act, verb);
    case 'recover-upgrade':
      return recoverOne(act, verb);
    case 'replace-upgrade':
      return replaceOne(act, verb.slots);
    case 'bar-token':
      return barToken(act, verb);
    case 'pull':
      return on && pull(act, on);
    case 'assign-condition':
      if (on && !isLent(game.state, ship, act.ability)) assignCondition(game, verb.condition, ship, on);
      return;
    case 'remove-condition':
      return removeOwnCondition(game, ship, act.ability);
    case 'mark': {
      const upgrade = ownCard(act);
      if (upgrade && on) upgrade.marked = on.id;
      return;
    }
    case 'drop-bomb':
      return dropOneOf(act);
    case 'rotate-arc':
      return rotateArc(game, ship, rulingOf(act.ability));
    case 'deploy-docked': {
      const [docked] = deployable(game.state, ship);
      return docked && game.next({ kind: 'deploy-docked', ship: docked.id, lost: false });
    }
    case 'owner-chooses':
      return ownerChooses(act, verb, apply);
    case 'decloak-or-uncloak':
      return decloakOrUncloak(act);
    case 'roll-and-suffer':
      return on && rollAndSuffer(game, on, verb.dice, rulingOf(act.ability));
    case 'blast-obstacle':
      return blastObstacle(act, verb.range);
    case 'drop-cargo':
      return dropCargo(act);
    case 'lay-mines':
      return layMines(game, ship, rulingOf(act.ability));
    case 'guess-dial':
      return guessDial(act, targetOf(act, verb.of));
    case 'look-at-dial':
      return lookAtDial(act, targetOf(act, verb.of));
    case 'turn-adjacent':
      return turnAdjacent(act, targetOf(act, verb.of));
  }
}

function ownedShips(
  scene: Scene,
  { of, that }: Extract<CardVerb, { kind: 'owner-chooses' }>,
): readonly Ship[] {
  const player = shipIn(scene, of)?.player;
  return shipsThat(scene, that).filter((ship) => ship.player === player);
}

/** The player of a ship must pick one of its ships, and something happens to that. */
function ownerChooses(
  act: Acting,
  verb: Extract<CardVerb, { kind: 'owner-chooses' }>,
  apply: (act: Acting, effect: Effect) => void,
): void {
  const able = ownedShips(sceneOf(act), verb);
  if (able.length === 0) return;
  const option = act.game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: able[0]!.player,
    because: rulingOf(act.ability),
    ship: act.ship.id,
    ability: act.ability,
    options: able.map(({ id }) => ({ kind: 'ship' as const, target: id })),
  });
  apply({ ...act, chosen: option.target }, verb.then);
}

// ── maneuvers ──

const planned = (act: Acting, { speed, bearing, direction }: CardManeuver): PlannedManeuver => {
  const maneuver: Maneuver = { speed, bearing, direction };
  return { maneuver, difficulty: 'white', ion: false, because: rulingOf(act.ability) };
};

/** One of some maneuvers is executed as a white one, whatever it runs into (faq-upgrade-cards.20). */
function flyOne(act: Acting, maneuvers: readonly CardManeuver[]): void {
  const { game, ship } = act;
  const { at } = game.choose({
    form: 'choice',
    kind: 'choose-maneuver',
    player: ship.player,
    because: rulingOf(act.ability),
    ship: ship.id,
    ability: act.ability,
    options: maneuvers.map((maneuver, at) => ({ at, maneuver })),
  });
  const met = ship.flown.obstacles;
  const dice: Step[] = met.length > 0 ? [{ kind: 'obstacle-dice', ship: ship.id, met }] : [];
  game.next(...executionSteps(ship.id, planned(act, maneuvers[at]!)), ...dice);
}

function swapSkills(one: Ship, other: Ship, until: string): void {
  const [mine, theirs] = [skillOf(one), skillOf(other)];
  one.skills.push({ value: theirs, until });
  other.skills.push({ value: mine, until });
}

/** A player sees what the dial of a ship shows. */
function lookAtDial({ game, ship, ability }: Acting, of: Ship | undefined): void {
  if (!of || of.dial < 0) return;
  of.shownTo.push(ship.player);
  game.emit({ kind: 'dial-looked-at', ship: of.id, by: ship.id, because: rulingOf(ability) });
}

/** The owner of a ship turns its dial, still facedown, by one maneuver to either side (dial.1). */
function turnAdjacent({ game, ability }: Acting, of: Ship | undefined): void {
  if (!of || of.dial < 0) return;
  const { length } = typeOf(of).dial;
  of.dial = game.choose({
    form: 'choice',
    kind: 'turn-dial',
    player: of.player,
    because: 'xwing1:dial.1',
    ship: of.id,
    ability,
    options: [(of.dial + length - 1) % length, (of.dial + 1) % length].map((entry) => ({ entry })),
  }).entry;
}

/** Bearing and speed on a dial are guessed aloud, then looked at; guessed right, the own dial may be set anew. */
function guessDial(act: Acting, of: Ship | undefined): void {
  const { game, ship } = act;
  const { dial } = typeOf(ship);
  if (!of || of.dial < 0) return;
  const question = {
    form: 'choice',
    player: ship.player,
    because: rulingOf(act.ability),
    ship: ship.id,
  } as const;
  const { maneuver: guess } = game.choose({
    ...question,
    kind: 'guess-dial',
    ability: act.ability,
    of: of.id,
    options: typeOf(of).dial.map(({ maneuver }) => ({ maneuver })),
  });
  lookAtDial(act, of);
  const shown = typeOf(of).dial[of.dial]?.maneuver;
  const right =
    shown?.speed === guess.speed && shown.bearing === guess.bearing && shown.direction === guess.direction;
  if (!right || ship.dial < 0) return;
  const others = dial.flatMap((_, entry) => (entry === ship.dial ? [] : [{ entry }]));
  const { entry } = game.choose({
    ...question,
    kind: 'turn-dial',
    ability: act.ability,
    options: [...others, { entry: ship.dial }],
  });
  ship.dial = entry;
}

// ── attacks ──

/** What an ability's attack allows, as a step has it. */
export function grantedAttack(act: Acting, effect: Of<'attack'>): GrantedAttack {
  const owned = findAbility(act.game.state, act.ship, act.ability);
  return grantOf(sceneOf(act), owned?.upgrade ?? -1, effect);
}

function grantOf(
  scene: Scene,
  card: number,
  { with: weapons, on, last, arc }: Pick<Of<'attack'>, 'with' | 'on' | 'last' | 'arc'>,
): GrantedAttack {
  return {
    by: scene.ref,
    ...(weapons.length > 0 && { with: weapons }),
    ...(weapons.includes('this') && { card }),
    ...(weapons.includes('another') && scene.state.attack && { not: scene.state.attack.weapon }),
    ...(on && { on: shipsThat(scene, on).map(({ id }) => id) }),
    ...(last && { last }),
    ...(arc && { arc }),
  };
}

/** Whether a ship could make an attack that an ability grants. */
export function canAttack(scene: Scene, effect: Of<'attack'>): boolean {
  const ship = shipIn(scene, effect.by);
  if (!ship || !inPlay(ship)) return false;
  const card = findAbility(scene.state, scene.self, scene.ref)?.upgrade ?? -1;
  const granted = grantOf(scene, card, effect);
  return attackOptions(scene.state, ship, effect.arc).some((option) => isAllowed(ship, option, granted));
}

/** A ship suffers results instead of the defender, hits before crits; they are canceled. */
function takeResults(
  { game, ability }: Acting,
  on: Ship,
  { faces, count }: Extract<CardVerb, { kind: 'take-results' }>,
): void {
  const { attack } = game.state;
  if (!attack) return;
  const taken = { hit: 0, crit: 0 };
  let left = count === 'all' ? 99 : count;
  for (const face of faces) {
    taken[face] = Math.min(left, countFace(attack.attackDice, face));
    left -= taken[face];
    cancelResults(attack.attackDice, face, taken[face]);
  }
  sufferDamage(game, on, { hits: taken.hit, crits: taken.crit }, rulingOf(ability));
}

/** A kind of token that the defender has and that is not barred yet. */
function barToken(act: Acting, { tokens }: Extract<CardVerb, { kind: 'bar-token' }>): void {
  const { game } = act;
  const { attack } = game.state;
  if (!attack) return;
  const kinds = tokens.filter((token) => shipOf(game, attack.defender).tokens[token] > 0);
  const { token } = game.choose({
    form: 'choice',
    kind: 'choose-token',
    player: act.ship.player,
    because: rulingOf(act.ability),
    ship: act.ship.id,
    ability: act.ability,
    of: attack.defender,
    options: kinds.map((token) => ({ token })),
  });
  attack.barred.push(token);
}

/** The range of the present attack if it went on another ship; null when its weapon does not reach that. */
function reachOf(state: FirstState, { attacker, weapon: number }: Attack, ship: Ship): number | null {
  const by = state.ships[attacker]!;
  const weapon = asUsed(state, by, weaponOf(by, number));
  if (weapon.secondary?.needs === 'target-lock' || ship.crippled || touchingShips(state, by, ship))
    return null;
  const range = rangeOfAttack(by, weapon, ship);
  const reached = range !== null && range >= weapon.range[0] && range <= weapon.range[1];
  return reached && !isAcross(state, by, weapon, ship) ? range : null;
}

/** The attack that was declared goes on the card's ship instead of its target. */
function drawAttack({ game, ship, ability }: Acting): void {
  const { attack } = game.state;
  const range = attack && reachOf(game.state, attack, ship);
  if (!attack || range === null) return;
  Object.assign(attack, { defender: ship.id, range, obstructed: false });
  game.emit({ kind: 'attack-drawn', ship: ship.id, attacker: attack.attacker, because: rulingOf(ability) });
}

// ── energy ──

/** Shields go one for one into energy, as many as the player likes. */
function shieldsToEnergy({ game, ship, ability }: Acting, most: number): void {
  const room = energyLimit(game.state, ship) - ship.tokens.energy;
  const count = Math.min(most, ship.shields, room);
  const because = rulingOf(ability);
  const { amount } = game.choose({
    form: 'choice',
    kind: 'choose-amount',
    player: ship.player,
    because,
    ship: ship.id,
    options: Array.from({ length: count }, (_, less) => ({ amount: count - less })),
  });
  loseShields(game, ship, amount, because);
  gainTokens(game, ship, 'energy', amount, because);
}

// ── docked ships ──

/** One docked ship after the other deploys, as many as the carrier's cards allow; its player may stop. */
function deploySeveral({ game, ship, ability }: Acting): void {
  const waiting = deployable(game.state, ship);
  const chosen: number[] = [];
  while (chosen.length < Math.min(deploysAtMost(game.state, ship), waiting.length)) {
    const options = waiting
      .filter(({ id }) => !chosen.includes(id))
      .map(({ id }) => ({ kind: 'ship' as const, target: id }));
    const option = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: ship.player,
      because: rulingOf(ability),
      ship: ship.id,
      ability,
      options: [...options, { kind: 'none' }],
    });
    if (option.kind === 'none') break;
    chosen.push(option.target);
  }
  game.next(...chosen.map((id): Step => ({ kind: 'deploy-docked', ship: id, lost: false })));
}

// ── damage cards ──

const traitOf = (game: FirstGame, { kind }: DamageCard) => deckKinds(game.state)[kind]?.trait;

const faceupOf = (game: FirstGame, ship: Ship, trait: 'pilot' | 'ship'): readonly DamageCard[] =>
  ship.damage.filter((card) => card.up && traitOf(game, card) === trait);

function pickDamage(act: Acting, cards: readonly DamageCard[]): DamageCard | undefined {
  const { game, ship } = act;
  if (cards.length === 0) return undefined;
  const { card } = game.choose({
    form: 'choice',
    kind: 'choose-damage',
    player: ship.player,
    because: rulingOf(act.ability),
    ship: ship.id,
    ability: act.ability,
    options: cards.map(({ uid, kind }) => ({ card: uid, name: deckKinds(game.state)[kind]!.name })),
  });
  return cards.find(({ uid }) => uid === card);
}

/** Of which sections faceup or facedown cards can be discarded: of the ship's own, or of either (faq-upgrade-cards.66). */
const mendable = (state: FirstState, ship: Ship, either: boolean, up: boolean): readonly Ship[] =>
  (either ? sectionsOf(state, ship) : [ship]).filter(
    (one) => !one.crippled && one.damage.some((card) => card.up === up),
  );

function mended(act: Acting, either: boolean, up: boolean): Ship | undefined {
  const { game, ship, ability } = act;
  const ships = mendable(game.state, ship, either, up);
  return ships.length === 0 ? undefined : pickSource(game, ship, ships, ability, rulingOf(ability));
}

/** One of a ship's facedown cards at random: nobody knows which is which. */
function drawFacedown(game: FirstGame, ship: Ship): DamageCard | undefined {
  const down = ship.damage.filter((card) => !card.up);
  if (down.length === 0) return undefined;
  const kinds = deckKinds(game.state);
  const names = kinds.map(({ name }) => name);
  const counts = kinds.map((_, kind) => down.filter((card) => card.kind === kind).length);
  if (counts.every((count) => count === 0)) return down[0];
  const kind = game.draw(deckStream(ship.player), names, counts);
  return down.find((card) => card.kind === kind);
}

// ── upgrade cards ──

const ownCard = ({ game, ship, ability }: Acting) => {
  const at = findAbility(game.state, ship, ability)?.upgrade ?? placeIn(ability);
  return ship.upgrades[at];
};
/** Place of an upgrade card by the reference of its ability; -1 for a ship card's. */
const placeIn = (ability: string): number => (/^\d+:/.test(ability) ? Number.parseInt(ability, 10) : -1);

/** Upgrade cards of a ship in play that may be discarded by a card, which does not count itself. */
function discardable(scene: Scene, of: Ship): readonly number[] {
  return of.upgrades.flatMap(({ discarded }, at) =>
    discarded || (of === scene.self && at === placeIn(scene.ref)) ? [] : [at],
  );
}

function discardOne(act: Acting, { of }: Extract<CardVerb, { kind: 'discard-upgrade' }>): void {
  const ship = targetOf(act, of);
  if (!ship) return;
  const at = pickUpgrade(act, ship, discardable(sceneOf(act), ship));
  if (at === undefined) return;
  discardUpgrade(act.game, ship, at, rulingOf(act.ability));
  // A card may have raised the hull value.
  destroyIfDue(act.game, ship);
}

function recoverable(
  ship: Ship,
  { slots }: Extract<CardVerb, { kind: 'recover-upgrade' }>,
): readonly number[] {
  return ship.upgrades.flatMap((upgrade, at) =>
    upgrade.discarded && slots.includes(cardOf(upgrade).slot) ? [at] : [],
  );
}

function recoverOne(act: Acting, verb: Extract<CardVerb, { kind: 'recover-upgrade' }>): void {
  const at = pickUpgrade(act, act.ship, recoverable(act.ship, verb));
  const upgrade = at === undefined ? undefined : act.ship.upgrades[at];
  if (upgrade) recoverUpgrade(act.game, act.ship, upgrade, rulingOf(act.ability));
}

/** Places of upgrade cards in play of some slots for which there is another one. */
const replaceable = (ship: Ship, slots: readonly UpgradeSlot[]): readonly number[] =>
  ship.upgrades.flatMap((upgrade, at) =>
    !upgrade.discarded && slots.includes(cardOf(upgrade).slot) && instead(ship, upgrade).length > 0
      ? [at]
      : [],
  );

/** Places of the cards beside the squad that may be equipped instead of one: of its slot, for no more points. */
const instead = ({ stock, upgrades }: Ship, upgrade: Upgrade): readonly number[] =>
  stock.flatMap((card, at) =>
    cardOf(card).slot === cardOf(upgrade).slot &&
    card.points <= upgrade.points &&
    !upgrades.some(({ id }) => id === card.id)
      ? [at]
      : [],
  );

function replaceOne(act: Acting, slots: readonly UpgradeSlot[]): void {
  const { game, ship } = act;
  const at = pickUpgrade(act, ship, replaceable(ship, slots));
  const upgrade = at === undefined ? undefined : ship.upgrades[at];
  if (!upgrade) return;
  const { at: place } = game.choose({
    form: 'choice',
    kind: 'choose-upgrade',
    player: ship.player,
    because: rulingOf(act.ability),
    ship: ship.id,
    ability: act.ability,
    of: ship.id,
    options: instead(ship, upgrade).map((one) => ({ at: one, upgrade: ship.stock[one]!.id })),
  });
  equipInstead(game, ship, upgrade, ship.stock[place]!, rulingOf(act.ability));
}

function pickUpgrade(act: Acting, of: Ship, places: readonly number[]): number | undefined {
  if (places.length === 0) return undefined;
  return act.game.choose({
    form: 'choice',
    kind: 'choose-upgrade',
    player: act.ship.player,
    because: rulingOf(act.ability),
    ship: act.ship.id,
    ability: act.ability,
    of: of.id,
    options: places.map((at) => ({ at, upgrade: of.upgrades[at]!.id })),
  }).at;
}

function dropOneOf({ game, ship, ability }: Acting): void {
  const { upgrade } = game.choose({
    form: 'choice',
    kind: 'drop-bomb',
    player: ship.player,
    because: rulingOf(ability),
    ship: ship.id,
    options: bombCards(ship, 'reveal').map((card) => ({ upgrade: card })),
  });
  dropBomb(game, ship, upgrade, 'reveal');
}

// ── cloak ──

/** The ship decloaks, or its cloak token goes. */
function decloakOrUncloak({ game, ship }: Acting): void {
  if (!isCloaked(ship)) return;
  game.next({ kind: 'decloak', ship: ship.id, tried: [] }, { kind: 'uncloak', ship: ship.id });
}

/** The cloak token of a ship that did not decloak is discarded. */
export function uncloak(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (inPlay(ship)) loseTokens(game, ship, 'cloak', ship.tokens.cloak, BY_ABILITY);
}

// ── whether they can do anything ──

/** Whether a verb could do anything now; `can` asks it of an effect within it. */
export function canVerb(scene: Scene, verb: CardVerb): boolean {
  const { state, self } = scene;
  const on = 'on' in verb ? shipIn(scene, verb.on) : self;
  if (!on || !takesPart(on)) return false;
  switch (verb.kind) {
    case 'take-results': {
      const dice = state.attack?.attackDice ?? [];
      return dice.some(({ face }) => verb.faces.some((one) => one === face));
    }
    case 'turn-up-random':
      return on.damage.some(({ up }) => !up);
    case 'discard-facedown':
      return mendable(state, self, verb.either === true, false).length > 0;
    case 'discard-faceup':
      return mendable(state, self, verb.either === true, true).length > 0;
    case 'shields-to-energy':
      return self.shields > 0 && self.tokens.energy < energyLimit(state, self);
    case 'draw-attack':
      return state.attack !== null && reachOf(state, state.attack, self) !== null;
    case 'deploy-several':
      return inPlay(self) && deployable(state, self).length > 0;
    case 'turn-down':
      return self.damage.some(({ up, kind }) => up && deckKinds(state)[kind]?.trait === verb.trait);
    case 'hold':
      return verb.change > 0 || (self.upgrades[placeIn(scene.ref)]?.held ?? 0) > 0;
    case 'discard-upgrade': {
      const of = shipIn(scene, verb.of);
      return of !== undefined && discardable(scene, of).length > 0;
    }
    case 'replace-upgrade':
      return replaceable(self, verb.slots).length > 0;
    case 'recover-upgrade':
      return recoverable(self, verb).length > 0;
    case 'bar-token': {
      const defender = state.ships[state.attack?.defender ?? -1];
      return defender !== undefined && verb.tokens.some((token) => defender.tokens[token] > 0);
    }
    case 'drop-bomb':
      return bombCards(self, 'reveal').length > 0;
    case 'owner-chooses':
      return ownedShips(scene, verb).length > 0;
    case 'blast-obstacle':
      return obstaclesAhead(state, self, verb.range).length > 0;
    case 'lay-mines':
      return self.upgrades.some(({ id, discarded }) => !discarded && BOMBS[id] !== undefined);
    case 'deploy-docked':
      return inPlay(self) && deployable(state, self).length > 0;
    case 'rotate-arc':
      return hasMobileArc(self);
    case 'decloak-or-uncloak':
      return isCloaked(self);
    case 'guess-dial':
    case 'look-at-dial':
    case 'turn-adjacent': {
      const of = shipIn(scene, verb.of);
      return of !== undefined && of.dial >= 0 && of.dial < typeOf(of).dial.length;
    }
    case 'nothing':
      return true;
    default:
      return true;
  }
}

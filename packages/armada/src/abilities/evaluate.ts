/** What asks in a circle: conditions ask what pieces are, that asks for keywords, and keywords are lent under conditions. */
import { ON_LINE } from '@firing-arc/table';
import { isSuch } from '../attack/dice.ts';
import { isBehindSomething } from '../attack/obstruction.ts';
import { isByShip, isOnShip, pieceOf, squadronIn, targetOf, tokensOf } from '../attack/parties.ts';
import type { AttackKind } from '../attack/schema.ts';
import { COMMANDS, type SquadronKeyword } from '../cards/index.ts';
import {
  cardOf,
  mostShields,
  obstacleBodyOf,
  placedObstacles,
  shipsInPlay,
  squadronBodyOf,
  squadronCardOf,
  squadronsInPlay,
  zonesBeside,
  zonesOf,
} from '../game.ts';
import {
  attackLines,
  type Distance,
  distance,
  distanceOf,
  SHIP_SIZES,
  type Zone,
} from '../geometry/index.ts';
import { engagedWith } from '../squadrons/engaged.ts';
import { isNear } from '../squadrons/keywords.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import { bearsOneOf, cardsWith, mayHave } from './kinds.ts';
import { BY_ENEMY } from './language/conditions.ts';
import type { Condition, Modifier, Trait, UpToRange } from './language.ts';
import { lastingBy, nameOf, spentDial } from './lasting.ts';
import {
  CONCENTRATING,
  cardsOf,
  concentratesBy,
  modifiersOf,
  type Scene,
  type SeenAttack,
  spentExhausted,
  whoIs,
} from './scene.ts';
import {
  type Asking,
  type Bearer,
  baseOf,
  isActive,
  isAtDistance,
  isFrom,
  isInRange,
  isShip,
  wasActivated,
} from './traits.ts';

/** Whether all conditions of an ability hold. */
export const hold = (scene: Scene, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(scene, condition));

function holds(scene: Scene, condition: Condition): boolean {
  const { bearer, attack } = scene;
  switch (condition.kind) {
    case 'command':
      return condition.in.some((command) => command === scene.what);
    case 'spending':
      return scene.spending !== undefined && condition.are.includes(scene.spending);
    case 'attacked-ship':
      return isShip(bearer) && bearer.attacksOnShips > 0;
    case 'bare-zone':
      return isShip(bearer) && scene.zone !== undefined && bearer.shields[scene.zone] === 0;
    case 'token':
      return scene.token?.kind === condition.is;
    case 'token-exhausted':
      return scene.token?.side === 'exhausted';
    case 'speed':
      return isShip(bearer) && bearer.speed >= condition.least;
    case 'overfull':
      return (
        isShip(bearer) && zonesOf(bearer).some((zone) => bearer.shields[zone] > mostShields(bearer, zone))
      );
    case 'overlapped':
      return scene.what?.split(' ').includes(condition.what) !== condition.not;
    case 'lasting':
      return lasts(scene, condition);
    case 'round':
      return (scene.state.round === condition.is) !== condition.not;
    case 'card-names-it':
      return isShip(bearer) && holdsCommand(bearer, scene);
    case 'card-holds-all':
      return isShip(bearer) && holdsAll(bearer, scene);
    case 'in-activation':
      return scene.state.agenda.some(
        (step) => step.kind === 'end-squadron-activation' && !isShip(bearer) && step.squadron === bearer.id,
      );
    case 'phase':
      return scene.state.phase === condition.is;
    case 'by-command':
      return scene.what !== '';
    case 'not-by-enemy':
      return scene.what !== BY_ENEMY;
    case 'by-dial':
      return isShip(bearer) && spentDial(bearer, scene.what ?? '');
    case 'overlaps-this':
      return scene.what?.split(' ').includes(nameOf(bearer)) === true;
    case 'damage-trait':
      return scene.what === condition.is;
    case 'card-side':
      return isShip(bearer) && bearer.upgrades.find(({ id }) => id === scene.card)?.side === condition.is;
    case 'the': {
      const piece = whoIs(scene, condition.who);
      const attacker = attack ? pieceOf(scene.state, attack.attacker) : null;
      return piece !== null && isAll({ state: scene.state, bearer, attacker }, piece, condition.is);
    }
    default:
      return !!attack && holdsInAttack(scene, attack, condition);
  }
}

/** Facts of an attack. */
function holdsInAttack(scene: Scene, attack: SeenAttack, condition: Condition): boolean {
  const { bearer, state } = scene;
  const { attacker, defender } = attack;
  switch (condition.kind) {
    case 'target':
      return isOnShip(attack) === (condition.is === 'ship');
    case 'reach':
      return condition.in.includes(attack.reach);
    case 'from':
      return attacker.kind === 'zone' && condition.zones.includes(attacker.zone);
    case 'defending-zone':
      return defender.kind === 'zone' && condition.in.includes(defender.zone);
    case 'obstructed':
      return attack.obstructed;
    case 'attacked-before':
      return isShip(bearer) && hasAttacked(bearer, attack);
    case 'attacker-has': {
      const squadron = squadronIn(state, attacker);
      return squadron !== null && keyword(state, squadron, condition.keyword) > 0;
    }
    case 'attacker-is':
      return isByShip(attack) === (condition.is === 'ship');
    case 'attacker-near':
      return standsNear(bearer, pieceOf(state, attacker), condition.within);
    case 'defender-near':
      return standsNear(bearer, pieceOf(state, defender), condition.within);
    case 'attack-kind':
      return (attack.kind === (condition.is satisfies AttackKind)) !== condition.not;
    case 'die':
      return state.attack?.dice.some((die) => isSuch(die, condition.which)) === true;
    case 'unique-target':
      return (
        defender.kind === 'squadron' &&
        isAll({ state, bearer }, squadronIn(state, defender)!, [{ kind: 'unique', not: false }])
      );
    case 'activated-target':
      return isActivated(state, pieceOf(state, defender));
    case 'target-again':
      return isShip(bearer) && attacksOn(bearer, defender.id) > 1;
    case 'bare-target':
      return hasBareZone(pieceOf(state, defender), defender.zone) !== condition.not;
    case 'spent':
      return hasSpent(state, condition);
    case 'marked-zone':
      return isShip(bearer) && isMarked(state, bearer, attack, condition);
    case 'concentrating':
      return (
        state.attack?.used.includes(CONCENTRATING) === true &&
        (condition.with === undefined || state.attack.used.includes(concentratesBy(condition.with)))
      );
    case 'spent-fewer':
      return (state.attack?.spent.length ?? 0) < condition.than;
    case 'behind-something':
      return isBehindSomething(state, attacker, defender);
    case 'first-attack':
      return isFirstAttack(state, bearer);
    case 'first-target':
      return defender.kind === 'squadron' && state.attack?.squadrons.length === 0;
    case 'damaged':
      return (state.attack?.damage ?? 0) > 0;
    case 'commanded':
      return isShip(bearer) && state.attack?.by === bearer.id;
    default:
      return false;
  }
}

/** Whether the defender has spent such a token in this attack; one that was readied may lie exhausted now. */
function hasSpent(state: ArmadaState, { is, as }: Extract<Condition, { kind: 'spent' }>): boolean {
  const { attack } = state;
  if (!attack) return false;
  const defense = tokensOf(state, attack.defender);
  return attack.spent.some((at) => {
    const token = defense[at];
    if (!token || (is !== undefined && token.kind !== is)) return false;
    if (as === 'discarded') return token.side === 'discarded';
    return as === undefined || !attack.used.includes(spentExhausted(at));
  });
}

/** Whether a token on the card is of the command that the moment is about. */
const holdsCommand = ({ upgrades }: Ship, { card, what }: Scene): boolean =>
  upgrades.some(({ id, tokens }) => id === card && tokens.some((command) => command === what));

/** Whether tokens of all commands lie on the card. */
const holdsAll = ({ upgrades }: Ship, { card }: Scene): boolean =>
  upgrades.some(({ id, tokens }) => id === card && COMMANDS.every((command) => tokens.includes(command)));

/** Whether a token on a ship marks the zone in question. */
function isMarked(
  { markers }: ArmadaState,
  ship: Ship,
  { attacker, defender }: SeenAttack,
  { token, which }: Extract<Condition, { kind: 'marked-zone' }>,
): boolean {
  const party = which === 'defending' ? defender : attacker;
  if (party.kind !== 'zone' || party.id !== ship.id) return false;
  const zones = which === 'beside-attacking' ? zonesBeside(ship, party.zone) : [party.zone];
  return markers.some(
    (one) => one.kind === token && one.ship === ship.id && zones.some((zone) => zone === one.zone),
  );
}

/** Whether what the card began goes on: for all, for the one that the moment is about, for this round or command. */
function lasts(
  { state, bearer, card = '', other, what }: Scene,
  asked: Extract<Condition, { kind: 'lasting' }>,
): boolean {
  if (asked.for === 'other') return !!other && lastingBy(bearer, card, nameOf(other)) !== undefined;
  const lasting = lastingBy(bearer, card);
  if (asked.same === 'command') return lasting !== undefined && lasting.what === what;
  if (asked.same === 'round') return lasting?.what.split(' ').includes(String(state.round)) === true;
  return lasting !== undefined;
}

const attacksOn = ({ attacks }: Ship, ship: number): number =>
  attacks.filter(({ target, id }) => target === 'ship' && id === ship).length;

/** Near it, or activated; what takes part without being a ship or squadron is neither. */
const standsNear = (bearer: Bearer, piece: Bearer | null, within: Distance): boolean =>
  piece !== null && isAtDistance(bearer, piece, within);

const isActivated = (state: ArmadaState, piece: Bearer | null): boolean =>
  piece !== null && wasActivated(state, piece);

const hasBareZone = (piece: Bearer | null, zone: Zone): boolean =>
  piece !== null && isShip(piece) && piece.shields[zone] === 0;

/** Whether an attack is the first one that a ship makes in its activation. */
const isFirstAttack = ({ active, attack }: ArmadaState, bearer: Bearer): boolean =>
  isShip(bearer) &&
  active === bearer.id &&
  attack?.attacker.kind === 'zone' &&
  attack.attacker.id === bearer.id &&
  bearer.attacks.length === 1;

/** Whether the attacking zone has attacked the same ship or squadron in this activation. */
function hasAttacked({ attacks }: Ship, { attacker, defender }: SeenAttack): boolean {
  const kind = targetOf(defender);
  return attacks.some(
    ({ zone, target, id, more }) =>
      zone === attacker.zone && target === kind && (id === defender.id || more.includes(defender.id)),
  );
}

/** Whether a piece has all of some traits. */
export const isAll = (asking: Asking, piece: Bearer, traits: readonly Trait[]): boolean =>
  traits.every((trait) => is(asking, piece, trait));

function is(asking: Asking, piece: Bearer, trait: Trait): boolean {
  const { state, bearer } = asking;
  switch (trait.kind) {
    case 'piece':
      return isShip(piece) === (trait.is === 'ship');
    case 'self':
      return (piece === bearer) !== trait.not;
    case 'not-that':
      return piece !== asking.other;
    case 'side':
      return (piece.player === bearer.player) === (trait.is === 'friend');
    case 'size':
      return isShip(piece) && trait.in.includes(cardOf(piece).size);
    case 'tag':
      return isShip(piece) && cardOf(piece).tags.includes(trait.has) !== trait.not;
    case 'keyword':
      return !isShip(piece) && trait.in.some((one) => keyword(state, piece, one) > 0) !== trait.not;
    case 'unique':
      return isUnique(piece) !== trait.not;
    case 'fast':
      return isShip(piece) && piece.speed >= trait.least && piece.speed <= (trait.most ?? piece.speed);
    case 'activated':
      return wasActivated(state, piece) !== trait.not;
    case 'engaged':
      return !isShip(piece) && engagedWith(state, piece).length > 0 !== trait.not;
    case 'near':
      return isAtDistance(bearer, piece, trait.within);
    case 'in-range':
      return isInRange(bearer, piece, trait.upTo);
    case 'friends-near':
      return friendsNear(asking, piece, trait) >= trait.least;
    case 'raided':
      return isShip(piece) && piece.raids.length > 0;
    case 'weak':
      return !isShip(piece) && piece.hull <= trait.hull;
    case 'near-obstacle':
      return placedObstacles(state).some((one) => isFrom(piece, obstacleBodyOf(one), trait.within));
    case 'near-defender':
      return isNearDefender(state, piece, trait.within);
    case 'near-it':
      return !!asking.other && isAtDistance(asking.other, piece, trait.within);
    case 'engaged-with-defender':
      return isEngagedWith(state, piece, (other) => other === defenderIn(state));
    case 'engaged-with-it':
      return isEngagedWith(state, piece, (other) => other === bearer);
    case 'engaged-elsewhere':
      return isEngagedWith(state, piece, (other) => other !== bearer);
    case 'resolved':
      return isShip(piece) && piece.resolved.includes(trait.command) !== trait.not;
    case 'first-command':
      return isShip(piece) && piece.resolved.length <= 1;
    case 'faster':
      return isShip(piece) && isShip(bearer) && piece.speed > bearer.speed;
    case 'no-larger':
      return isShip(piece) && isShip(bearer) && sizeOf(piece) <= sizeOf(bearer);
    case 'command-at-most':
      return isShip(piece) && cardOf(piece).command <= trait.value;
    case 'stripped':
      return isShip(piece) && zonesOf(piece).every((zone) => piece.shields[zone] === 0);
    case 'spent-out':
      return piece.defense.every(({ side }) => side !== 'readied') !== trait.not;
    case 'touching':
      return distance(baseOf(bearer), baseOf(piece)) <= ON_LINE;
    case 'engaged-by':
      return !isShip(piece) && engagedWith(state, piece).length <= trait.most;
    case 'ship-or-ace':
      return isShip(piece) || isUnique(piece);
  }
}

const isUnique = (piece: Bearer): boolean =>
  isShip(piece) ? cardOf(piece).unique === true : squadronCardOf(piece).unique;

/** Friends of the card near a piece; neither the piece itself nor the attacker counts. */
function friendsNear(
  { state, bearer, attacker }: Asking,
  piece: Bearer,
  { is: what, within, of }: Extract<Trait, { kind: 'friends-near' }>,
): number {
  const all: readonly Bearer[] = what === 'ship' ? shipsInPlay(state) : squadronsInPlay(state);
  return all.filter(
    (other) =>
      other.player === bearer.player &&
      other !== piece &&
      other !== attacker &&
      isAll({ state, bearer }, other, of) &&
      (typeof within === 'string' ? isInRange(other, piece, within) : isAtDistance(other, piece, within)),
  ).length;
}

const sizeOf = (ship: Ship): number => SHIP_SIZES.indexOf(cardOf(ship).size);

const defenderIn = (state: ArmadaState): Bearer | null =>
  state.attack && pieceOf(state, state.attack.defender);

function isNearDefender(state: ArmadaState, piece: Bearer, within: Distance | UpToRange): boolean {
  const defender = defenderIn(state);
  if (!defender || piece === defender) return false;
  return typeof within === 'string'
    ? isInRange(defender, piece, within)
    : isAtDistance(defender, piece, within);
}

const isEngagedWith = (state: ArmadaState, piece: Bearer, fits: (other: Squadron) => boolean): boolean =>
  !isShip(piece) && engagedWith(state, piece).some(fits);

/** Number of a keyword: that of Counter 2 and the like, 1 for one without a number, 0 for one it has not. */
export function keyword(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  const number =
    (squadronCardOf(squadron).keywords[name] ?? 0) +
    lent(state, squadron, name) +
    gained(state, squadron, name);
  if (name !== 'grit' || number > 0) return number;
  return hasIntelNear(state, squadron) ? 1 : 0;
}

/** What other friendly ships and squadrons lend of a keyword; numbers gained add up (squadron-keywords.20). */
function lent(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  const lending = cardsWith('lends-keyword');
  let sum = 0;
  for (const pieces of [state.ships, state.squadrons]) {
    for (const other of pieces) {
      if (other.player !== squadron.player || other === squadron || !isActive(state, other)) continue;
      if (bearsOneOf(other, lending)) sum += lentBy(state, other, squadron, name);
    }
  }
  return sum;
}

function lentBy(
  state: ArmadaState,
  from: Ship | Squadron,
  squadron: Squadron,
  name: SquadronKeyword,
): number {
  let sum = 0;
  if (!mayHave(from, 'lends-keyword')) return sum;
  for (const card of cardsOf(from)) {
    for (const ability of card.abilities) {
      if (ability.kind !== 'lends-keyword' || ability.keyword !== name) continue;
      if (!ability.to.every((trait) => isPrinted(state, squadron, trait))) continue;
      if (ability.during && state.phase !== ability.during) continue;
      if (isLent(from, squadron, ability, card.name))
        sum += ability.add === 'armament' ? antiSquadronDice(squadron) : ability.add;
    }
  }
  return sum;
}

/** Dice of the printed anti-squadron armament, as far as a keyword counts them. */
const antiSquadronDice = (squadron: Squadron): number => {
  const { red = 0, blue = 0, black = 0 } = squadronCardOf(squadron).antiSquadron;
  return Math.min(MOST_BY_DICE, red + blue + black);
};

const MOST_BY_DICE = 3;

/** Whether a keyword is lent: near, or by a card that goes on for this squadron. */
const isLent = (
  from: Ship | Squadron,
  squadron: Squadron,
  { within, lasting }: Extract<Modifier, { kind: 'lends-keyword' }>,
  card: string,
): boolean =>
  lasting
    ? lastingBy(from, card, nameOf(squadron)) !== undefined
    : within === undefined || isWithin(from, squadron, within);

/** What its own card gives it of a keyword while that says so. */
function gained(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  if (!mayHave(squadron, 'has-keyword')) return 0;
  const given = modifiersOf(squadron, 'has-keyword').filter((one) => one.keyword === name);
  return given.some((one) => hold({ state, bearer: squadron }, one.if)) ? 1 : 0;
}

/** Traits by which cards lend keywords look at what a card prints: lent keywords do not lend others. */
function isPrinted(state: ArmadaState, squadron: Squadron, trait: Trait): boolean {
  if (trait.kind !== 'keyword') return isAll({ state, bearer: squadron }, squadron, [trait]);
  const { keywords } = squadronCardOf(squadron);
  return trait.in.some((one) => keywords[one] !== undefined) !== trait.not;
}

function isWithin(a: Ship | Squadron, b: Squadron, band: Distance): boolean {
  if (isShip(a)) return isAtDistance(a, b, band);
  const lines = attackLines(squadronBodyOf(a), squadronBodyOf(b));
  return lines !== null && (distanceOf(lines.mm) ?? Number.POSITIVE_INFINITY) <= band;
}

/** Friendly squadrons at distance 1 of one with intel have grit, itself included (squadron-keywords.7). */
function hasIntelNear(state: ArmadaState, squadron: Squadron): boolean {
  if (state.edition === '2015') return false;
  return squadronsInPlay(state).some(
    (other) =>
      other.player === squadron.player &&
      squadronCardOf(other).keywords.intel !== undefined &&
      isNear(other, squadron),
  );
}

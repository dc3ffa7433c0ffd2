import { whileLookedAt } from '@firing-arc/referee';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { allowedTo } from '../abilities/evaluate.ts';
import { announce, hooked } from '../abilities/hooks.ts';
import { resolveNow } from '../abilities/queue.ts';
import {
  type Applicable,
  applyInstead,
  chooseReplacement,
  type DamageAbout,
  type DamageFrom,
} from '../abilities/replacements.ts';
import { inPlay, isRemote } from '../bodies.ts';
import { removeCondition } from '../conditions/conditions.ts';
import { conditionInstead } from '../conditions/dark-side.ts';
import { damageRemote } from '../devices/damage.ts';
import { leaveCarrier } from '../docking/aboard.ts';
import { damageTaker, shieldGiver } from '../docking/shields.ts';
import type { SecondGame } from '../game.ts';
import { READINGS } from '../readings.ts';
import { scoreHalf } from '../scenarios/half-points.ts';
import { jettison } from '../scenarios/jettison.ts';
import { hullOf } from '../ship/values.ts';
import type { Ship } from '../state.ts';
import { deckStream } from '../streams.ts';
import { COUNTER, cardName, discardCard, drawCard, showDrawn } from './deck.ts';
import { destroy } from './destroy.ts';

/** A ship suffers damage: all hit damage before any crit damage, one at a time (damage.1, damage.5). */
export function sufferDamage(
  game: SecondGame,
  ship: Ship,
  damage: DamageAbout,
  because: string,
  from?: DamageFrom,
): void {
  if (damage.hits + damage.crits === 0) return;
  if (isRemote(ship)) return damageRemote(game, ship, damage.hits + damage.crits, because);
  if (!inPlay(ship)) return;
  const { hits, crits } = replaceDamage(game, ship, damage, from);
  let suffered = 0;
  for (let i = 0; i < hits; i++) suffered += sufferOne(game, ship, false, because);
  let critical = 0;
  for (let i = 0; i < crits; i++) critical += sufferOne(game, ship, true, because);
  const count = suffered + critical;
  if (count === 0) return;
  noteHarm(game, ship);
  const { attack } = game.state;
  const colour = attack?.defender === ship.id && attack.step !== 'aftermath' ? 'defending' : '';
  const what = critical > 0 ? 'crit' : 'hit';
  announce(game, 'after-damage', { ship: ship.id, what, count, colour });
}

/** Remembers that a defender suffered damage in the attack, where a card asks. */
function noteHarm({ state }: SecondGame, ship: Ship): void {
  const { attack } = state;
  if (attack?.defender === ship.id && attack.step !== 'aftermath' && hooked(state, 'damage-to-defender'))
    attack.harmed = true;
}

/** At most one replacement effect acts on damage about to be suffered; the ship's player picks (abilities.11). */
function replaceDamage(
  game: SecondGame,
  ship: Ship,
  damage: DamageAbout,
  from: DamageFrom | undefined,
): DamageAbout {
  const about = { event: 'damage', ...damage, ...(from && { from }) } as const;
  const taken = chooseReplacement(game, ship, about);
  if (!taken) return damage;
  switch (taken.instead.kind) {
    case 'becomes-crit-damage':
      game.emit({
        kind: 'damage-turned',
        ship: ship.id,
        damage: damage.hits,
        because: 'xwing2:damage-deck.8',
      });
      return { hits: 0, crits: damage.crits + damage.hits };
    case 'prevent': {
      const { count } = taken.instead;
      const all = damage.hits + damage.crits;
      const prevented = count === 'all' ? all : Math.min(count, all);
      game.emit({
        kind: 'damage-prevented',
        ship: ship.id,
        damage: prevented,
        because: 'xwing2:abilities.10',
      });
      const crits = Math.max(0, damage.crits - prevented);
      return { hits: Math.max(0, damage.hits - (prevented - (damage.crits - crits))), crits };
    }
    default:
      applyInstead(game, ship, taken, about);
      return { hits: 0, crits: 0 };
  }
}

/** One damage: an active shield, else a card, faceup for crit damage (damage.2-.4). Gives 0 if a docked ship took it. */
function sufferOne(game: SecondGame, ship: Ship, crit: boolean, because: string): 0 | 1 {
  const taker = damageTaker(game, ship);
  if (taker) {
    sufferAboard(game, taker, ship, { hits: crit ? 0 : 1, crits: crit ? 1 : 0 }, because);
    return 0;
  }
  const before =
    crit && READINGS.cardIgnoresTheDamageThatDealtIt ? ship.damage.map((card) => card.uid) : null;
  const instead = crit ? conditionInstead(ship) : undefined;
  if (instead) {
    const kind = instead.damage;
    instead.damage = -1;
    removeCondition(game, ship, instead.uid, because);
    dealDamageCard(game, ship, true, because, kind);
  } else {
    const giver = shieldGiver(game, ship);
    if (giver) loseShield(game, giver, because);
    else dealDamageCard(game, ship, crit, because);
  }
  if (crit) {
    jettison(game, ship, ship, 'xwing2:scenario-salvage-mission.12');
    resolveNow(game, 'after-crit-damage', { ship: ship.id }, (ref) => existedBefore(ref, before));
  }
  return 1;
}

/** A docked ship suffers damage where its carrier is; one that is destroyed lies there until it is removed. */
function sufferAboard(
  game: SecondGame,
  ship: Ship,
  carrier: Ship,
  damage: DamageAbout,
  because: string,
): void {
  Object.assign(ship, { x: carrier.x, y: carrier.y, facing: carrier.facing, place: 'table' });
  sufferDamage(game, ship, damage, because);
  if (!ship.destroyed) ship.place = 'reserve';
  else {
    // It does not return fire from aboard.
    ship.engaged = true;
    leaveCarrier(game.state, ship);
  }
}

/** A ship loses one of its active shields (charges.4), by damage or an effect. */
export function loseShield(game: SecondGame, ship: Ship, because: string): void {
  ship.shields -= 1;
  game.emit({ kind: 'shield-lost', ship: ship.id, shields: ship.shields, because });
  announce(game, 'after-shield-lost', { ship: ship.id });
  scoreHalf(game, ship);
}

/** Whether the ability's damage card was there before the damage; other cards always were. */
function existedBefore(ref: string, before: readonly number[] | null): boolean {
  if (before === null || !ref.startsWith('damage-')) return true;
  return before.includes(Number.parseInt(ref.slice('damage-'.length), 10));
}

/** Deals a damage card past the shields (damage.8); beyond the hull value too (damage.9). */
export function dealDamageCard(
  game: SecondGame,
  ship: Ship,
  faceup: boolean,
  because: string,
  given?: number,
): void {
  const kind = given ?? drawCard(game, ship);
  const dealt = replaceDeal(game, ship, kind, faceup && kind !== COUNTER, given === undefined);
  if (dealt === null) return;
  const { up } = dealt;
  const uid = game.state.nextUid++;
  ship.damage.push({ uid, kind: dealt.kind, up });
  game.emit({ kind: 'damage-dealt', ship: ship.id, card: cardName(dealt.kind, up), because });
  const { attack } = game.state;
  if (attack && attack.defender === ship.id && attack.step !== 'aftermath') {
    attack.dealt += 1;
    if (up) attack.dealtFaceup += 1;
    if (up && DAMAGE_DECK[dealt.kind]?.trait === 'pilot') attack.dealtPilot = (attack.dealtPilot ?? 0) + 1;
  }
  announce(game, 'after-dealt', { ship: ship.id, what: up ? 'faceup' : 'facedown' });
  scoreHalf(game, ship);
  if (up) resolveFaceupCard(game, ship, uid);
  checkDestroyed(game, ship);
}

/** A replacement effect may deal a card the other way, another card, or none: then this is null. */
function replaceDeal(game: SecondGame, ship: Ship, kind: number, up: boolean, ofDeck: boolean): Dealt | null {
  const about = { event: 'deal', up, trait: (up && DAMAGE_DECK[kind]?.trait) || null } as const;
  const taken = whileLookedAt(deckOf(game, ship), ofDeck ? [kind] : [], () =>
    chooseReplacement(game, ship, about),
  );
  if (!taken) {
    if (up && ofDeck) showDrawn(game, ship, kind);
    return { kind, up };
  }
  game.emit({ kind: 'replaced', ship: ship.id, what: 'deal', because: 'xwing2:abilities.10' });
  if (taken.instead.kind === 'turn-down') return { kind, up: false };
  if (taken.instead.kind === 'turn-up') {
    if (ofDeck) showDrawn(game, ship, kind);
    return { kind, up: kind !== COUNTER };
  }
  if (taken.instead.kind === 'search') return searchCard(game, ship, taken.instead.trait, kind, up);
  if (taken.instead.kind === 'pick') return pickCard(game, ship, taken, kind);
  if (taken.instead.kind === 'instead') putBack(game, ship, kind);
  else discardDrawn(game, ship, kind);
  applyInstead(game, ship, taken, about);
  return null;
}

/** A damage card that is dealt, and how. */
interface Dealt {
  readonly kind: number;
  readonly up: boolean;
}

/** The drawn card goes back, and the player picks one of a trait in the deck; who may not see it is not told which. */
function searchCard(game: SecondGame, ship: Ship, trait: string, drawn: number, up: boolean): Dealt {
  const { deck } = game.state.players[ship.player]!;
  if (drawn !== COUNTER) deck[drawn]! += 1;
  const kinds = deck.flatMap((count, kind) =>
    count > 0 && DAMAGE_DECK[kind]?.trait === trait ? [kind] : [],
  );
  if (kinds.length === 0) return { kind: drawCard(game, ship), up };
  const { name } = game.choose({
    form: 'choice',
    kind: 'search-deck',
    player: ship.player,
    because: 'xwing2:faq-specific-card-questions.43',
    ship: ship.id,
    options: kinds.map((kind) => ({ name: DAMAGE_DECK[kind]!.name })),
  });
  const kind = DAMAGE_DECK.findIndex((card) => card.name === name);
  deck[kind]! -= 1;
  return { kind, up };
}

/** Several cards are drawn, the one that would have been dealt among them: one is picked, the others are discarded. */
function pickCard(game: SecondGame, ship: Ship, taken: Applicable, first: number): Dealt {
  const count = taken.ability.effect.kind === 'pick' ? taken.ability.effect.of : 1;
  const drawn = [first];
  while (drawn.length < count) {
    const next = drawCard(game, ship);
    if (next === COUNTER) break;
    drawn.push(next);
  }
  for (const kind of drawn) showDrawn(game, ship, kind, taken.by.player);
  const names = [...new Set(drawn)].map((kind) => ({ name: DAMAGE_DECK[kind]!.name }));
  const { name } = whileLookedAt(deckOf(game, ship), drawn, () =>
    game.choose({
      form: 'choice',
      kind: 'search-deck',
      player: taken.by.player,
      because: taken.owned.ruling,
      ship: ship.id,
      options: names,
    }),
  );
  const picked = drawn.findIndex((kind) => DAMAGE_DECK[kind]!.name === name);
  drawn.forEach((kind, at) => {
    if (at !== picked) discardDrawn(game, ship, kind);
  });
  showDrawn(game, ship, drawn[picked]!);
  return { kind: drawn[picked]!, up: true };
}

const deckOf = ({ state }: SecondGame, ship: Ship): number[] => state.players[ship.player]!.deck;

/** A card that would have been dealt was never drawn (abilities.10). */
function putBack(game: SecondGame, ship: Ship, kind: number): void {
  if (kind !== COUNTER) game.state.players[ship.player]!.deck[kind]! += 1;
}

/** A card that was drawn and is not dealt. */
function discardDrawn(game: SecondGame, ship: Ship, kind: number): void {
  if (kind !== COUNTER) game.state.players[ship.player]!.discarded[kind]! += 1;
}

/** A card turned faceup resolves at once (damage.4). */
function resolveFaceupCard(game: SecondGame, ship: Ship, uid: number): void {
  resolveNow(game, 'dealt-faceup', { ship: ship.id }, (ref) => ref.startsWith(`damage-${uid}.`));
}

/** A ship is destroyed once its damage cards, all fully resolved, reach its hull value (destroying-ships.1). */
function checkDestroyed(game: SecondGame, ship: Ship): void {
  if (ship.destroyed || ship.damage.length < hullOf(ship)) return;
  const about = { event: 'destroyed' } as const;
  const taken = chooseReplacement(game, ship, about);
  if (!taken) return destroy(game, ship);
  game.emit({ kind: 'replaced', ship: ship.id, what: 'destroyed', because: 'xwing2:abilities.10' });
  applyInstead(game, ship, taken, about);
}

/** Turns a random facedown card faceup and resolves it (damage-cards.3, .7); it is not dealt (damage-cards.6). */
export function exposeCard(game: SecondGame, ship: Ship, because = 'xwing2:damage-cards.3'): void {
  const picks = allowedTo(game.state, ship, 'pick-exposed').length > 0;
  if (picks) exposePicked(game, ship, ship.player, because);
  else turnUp(game, ship, randomFacedown(game, ship), because);
}

/** A player looks at a ship's facedown cards and picks the one that turns up; the opponent of that player learns no other. */
export function exposePicked(game: SecondGame, ship: Ship, player: number, because: string): void {
  const facedown = ship.damage.filter((card) => !card.up);
  if (facedown.length === 0) return;
  const nameOf = ({ kind }: (typeof facedown)[number]): string => cardName(kind, true) ?? 'an unknown card';
  const names = [...new Set(facedown.map(nameOf))];
  const { name } = game.choose({
    form: 'choice',
    kind: 'search-deck',
    player,
    because,
    ship: ship.id,
    options: names.map((one) => ({ name: one })),
  });
  const picked = facedown.find((card) => nameOf(card) === name);
  turnUp(game, ship, picked, because);
}

function turnUp(
  game: SecondGame,
  ship: Ship,
  card: Ship['damage'][number] | undefined,
  because: string,
): void {
  if (!card) return;
  if (card.kind === COUNTER) {
    card.kind = drawCard(game, ship);
    showDrawn(game, ship, card.kind);
  }
  if (card.kind === COUNTER) return;
  card.up = true;
  game.emit({
    kind: 'exposed',
    ship: ship.id,
    card: DAMAGE_DECK[card.kind]!.name,
    because,
  });
  resolveFaceupCard(game, ship, card.uid);
}

/** Repairs a facedown card that is known by its number (damage-cards.5). */
export function repairThatFacedown(game: SecondGame, ship: Ship, uid: number, because: string): void {
  if (!ship.damage.some((card) => card.uid === uid && !card.up)) return;
  discardCard(game, ship, uid);
  game.emit({ kind: 'repaired', ship: ship.id, card: null, because });
  announce(game, 'after-repair', { ship: ship.id });
}

function randomFacedown(game: SecondGame, ship: Ship) {
  const facedown = ship.damage.filter((card) => !card.up);
  if (facedown.length < 2) return facedown[0];
  const names = facedown.map((_, i) => `facedown card ${i + 1}`);
  return facedown[
    game.draw(
      deckStream(ship.player),
      names,
      facedown.map(() => 1),
      'open',
    )
  ];
}

/** Repairs one faceup card: it turns facedown and still counts (damage-cards.4). */
export function repairFaceup(game: SecondGame, ship: Ship, uid: number, because: string): void {
  const card = ship.damage.find((other) => other.uid === uid && other.up);
  if (!card) return;
  card.up = false;
  game.emit({ kind: 'repaired', ship: ship.id, card: DAMAGE_DECK[card.kind]!.name, because });
  const what = DAMAGE_DECK[card.kind]!.trait ?? '';
  announce(game, 'after-repair', { ship: ship.id, what, count: uid });
}

/** Repairs one facedown card, picked at random: it is discarded (damage-cards.5, .7). */
export function repairFacedown(game: SecondGame, ship: Ship, because: string): void {
  const card = randomFacedown(game, ship);
  if (!card) return;
  discardCard(game, ship, card.uid);
  game.emit({ kind: 'repaired', ship: ship.id, card: null, because });
  announce(game, 'after-repair', { ship: ship.id });
}

/** "Repair 1 damage card": the player picks one of the faceup ones or a facedown one (damage-cards.8). */
export function repairOneCard(game: SecondGame, ship: Ship, because: string): void {
  const faceup = ship.damage
    .filter((card) => card.up)
    .map((card) => ({ card: card.uid, name: cardName(card.kind, true) }));
  const facedown = ship.damage.some((card) => !card.up) ? [{ card: -1, name: null }] : [];
  const options = [...faceup, ...facedown];
  if (options.length === 0) return;
  const { card } = game.choose({
    form: 'choice',
    kind: 'repair-which',
    player: ship.player,
    because: 'xwing2:damage-cards.8',
    ship: ship.id,
    options,
  });
  if (card < 0) repairFacedown(game, ship, because);
  else repairFaceup(game, ship, card, because);
}

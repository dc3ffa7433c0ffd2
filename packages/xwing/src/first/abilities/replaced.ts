/** What cards do instead of what would happen: to damage cards that are dealt, tokens that are given, dice that are rolled. */

import { rerollChoices } from '../attack/pool.ts';
import type { DamageKind } from '../cards/damage-decks.ts';
import { deckKinds, discardCard, type Half } from '../damage/deck.ts';
import { turnDown } from '../damage/effects.ts';
import { rollSingleDie } from '../dice.ts';
import { atRange, type FirstGame, friendly, inPlay } from '../game.ts';
import { sideOf } from '../sides.ts';
import { type DamageCard, type Die, type FirstState, occasion, type Ship } from '../state.ts';
import { discardUpgrade } from '../upgrades.ts';
import { type Acting, rulingOf, tellUse } from './acting.ts';
import { canPay, payCosts } from './costs.ts';
import { applyEffect } from './effects.ts';
import { hooked } from './hooks.ts';
import type { ModifierOf } from './language/vocabulary.ts';
import { abilitiesOf } from './owned.ts';
import { isUsedUp } from './resolve.ts';
import { bareScene } from './scene.ts';

type Rule<Name extends string> = Extract<ModifierOf, { readonly rule: Name }>;
type Named = Extract<ModifierOf, { readonly rule: unknown }>['rule'];

/** A rule of a card, and which ability it is. */
interface Held<Name extends string> {
  readonly ship: Ship;
  readonly ref: string;
  readonly rule: Rule<Name>;
}

/** The rules of a name that a ship's cards have now. */
function rulesOf<Name extends Named>(state: FirstState, ship: Ship, name: Name): readonly Held<Name>[] {
  if (!hooked(state, `rule ${name}`)) return [];
  return abilitiesOf(state, ship).flatMap(({ ref, ability }) =>
    ability.kind === 'modifier' && 'rule' in ability.of && ability.of.rule === name
      ? [{ ship, ref, rule: ability.of as Rule<Name> }]
      : [],
  );
}

const wants = (game: FirstGame, { ship, ref }: Pick<Held<Named>, 'ship' | 'ref'>): boolean =>
  game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    ability: ref,
    options: [{ use: true }, { use: false }],
  }).use;

// ── damage cards ──

/** What a ship's cards may do to the next damage card, found before it is dealt: it takes none of them away. */
export const onDealtCards = (state: FirstState, ship: Ship): readonly Held<'dealt-card'>[] =>
  rulesOf(state, ship, 'dealt-card');

/** The card that keeps a ship from being destroyed, which it does once; undefined without one, or when it did. */
export function survivingOnce(game: FirstGame, ship: Ship): Rule<'survives-once'> | undefined {
  const held = rulesOf(game.state, ship, 'survives-once').find(({ ref }) => !isUsedUp(ship, ref, 'game'));
  if (held) tellUse(game, ship.id, held.ref, 'game');
  return held?.rule;
}

/** The half from whose deck a faceup card is drawn: a card of the ship may once in a round take the other one's. */
export function pickedHalf(game: FirstGame, ship: Ship, half: Half): Half {
  const held = rulesOf(game.state, ship, 'draws-from-either-half').find(
    ({ ref }) => !isUsedUp(ship, ref, 'round'),
  );
  if (!held || !wants(game, held)) return half;
  tellUse(game, ship.id, held.ref, 'round');
  return half === 'fore' ? 'aft' : 'fore';
}

/** A card that was dealt, and seen, is discarded or turned down by one of the ship's cards; whether it was. */
export function replaceDealt(
  game: FirstGame,
  ship: Ship,
  card: DamageCard,
  rules: readonly Held<'dealt-card'>[],
): boolean {
  const kind = deckKinds(game.state)[card.kind];
  for (const held of rules) {
    const { rule, ref } = held;
    const scene = bareScene(game.state, ship, ref);
    if (!isAbout(rule, card, kind) || !canPay(scene, rule.costs)) continue;
    const { attack } = game.state;
    const use = `${ref}@${ship.id}`;
    if (rule.once && (attack?.defender !== ship.id || attack.used.includes(use))) continue;
    if (rule.may && !wants(game, held)) continue;
    payCosts(game, scene, rule.costs, rulingOf(ref));
    tellUse(game, ship.id, ref);
    if (rule.once) attack?.used.push(use);
    if (rule.does === 'discard') discardCard(game, ship, card, rulingOf(ref));
    else turnDown(game, ship, card, rulingOf(ref));
    const moment = occasion('damage-dealt', { ship: ship.id });
    const act: Acting = { game, ship, ability: ref, occasion: moment, chosen: -1 };
    if (rule.after) applyEffect(act, rule.after);
    return true;
  }
  return false;
}

const isAbout = ({ only }: Rule<'dealt-card'>, { up }: DamageCard, kind: DamageKind | undefined): boolean =>
  (!only.up || up) && (only.trait === undefined || only.trait === kind?.trait);

// ── tokens ──

/** How many of some focus tokens that a ship is to receive a friend's card makes evade tokens (faq-upgrade-cards.46). */
export function givenAsEvade(game: FirstGame, ship: Ship, count: number): number {
  const { state } = game;
  if (count <= 0 || !hooked(state, 'rule evade-for-focus')) return 0;
  let changed = 0;
  for (const holder of state.ships) {
    if (!inPlay(holder) || !friendly(holder, ship)) continue;
    for (const held of rulesOf(state, holder, 'evade-for-focus')) {
      if (changed >= count || isUsedUp(holder, held.ref, 'round')) continue;
      if (!atRange(state, holder, ship, held.rule.range) || !wants(game, held)) continue;
      tellUse(game, holder.id, held.ref, 'round');
      changed += 1;
    }
  }
  return changed;
}

// ── dice ──

/** The number of evade results that a ship's player guesses before its defense dice are rolled; -1 without a guess. */
export function guessedEvades(game: FirstGame, ship: Ship, dice: number): number {
  const { state } = game;
  if (dice <= 0 || !hooked(state, 'rule guesses-evades')) return -1;
  const held = rulesOf(state, ship, 'guesses-evades').find(({ ref }) => !isUsedUp(ship, ref, 'round'));
  if (!held) return -1;
  const { guess } = game.choose({
    form: 'choice',
    kind: 'guess-evades',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    ability: held.ref,
    options: [...Array.from({ length: dice + 1 }, (_, guess) => ({ guess })), { guess: -1 }],
  });
  if (guess >= 0) tellUse(game, ship.id, held.ref, 'round');
  return guess;
}

/** A result that was named for a roll, by which player and card; null without one. */
export interface NamedResult {
  readonly face: string;
  readonly holder: Ship;
  readonly ref: string;
}

/** Before a friendly ship rolls dice a card's player may name a result (once per round). */
export function namedResult(game: FirstGame, ship: Ship, kind: 'attack' | 'defense'): NamedResult | null {
  const { state } = game;
  if (!hooked(state, 'rule names-results')) return null;
  for (const holder of state.ships) {
    if (!inPlay(holder) || !friendly(holder, ship)) continue;
    const held = rulesOf(state, holder, 'names-results').find(({ ref }) => !isUsedUp(holder, ref, 'round'));
    if (!held) continue;
    const faces = usefulFaces(state, ship, kind);
    const { result } = game.choose({
      form: 'choice',
      kind: 'name-result',
      player: holder.player,
      because: 'xwing1:card-abilities.4',
      ship: ship.id,
      ability: held.ref,
      options: [...faces.map((face) => ({ result: face })), { result: '' }],
    });
    if (result === '') continue;
    tellUse(game, holder.id, held.ref, 'round');
    return { face: result, holder, ref: held.ref };
  }
  return null;
}

/** The results of a kind of dice, those that help the ship that rolls first: what it rolls for a bomb hurts it. */
function usefulFaces({ attack }: FirstState, ship: Ship, kind: 'attack' | 'defense'): readonly string[] {
  if (kind === 'defense') return ['evade', 'focus', 'blank'];
  return attack?.attacker === ship.id ? ['crit', 'hit', 'focus', 'blank'] : ['blank', 'focus', 'hit', 'crit'];
}

/** One die shows the result that was named, and is not modified again. */
export function applyNamed(
  game: FirstGame,
  ship: Ship,
  kind: 'attack' | 'defense',
  pool: Die[],
  { face, holder, ref }: NamedResult,
): void {
  const order = usefulFaces(game.state, ship, kind);
  const faces = [...order].reverse().filter((one) => pool.some((die) => die.face === one));
  const { result } = game.choose({
    form: 'choice',
    kind: 'change-result',
    player: holder.player,
    because: 'xwing1:card-abilities.1',
    ship: ship.id,
    ability: ref,
    options: faces.map((one) => ({ result: one })),
  });
  const die = pool.find((one) => one.face === result);
  if (die) Object.assign(die, { face, rerolled: true, fixed: true });
}

/** Whether one more result of dice that all show the same is added, which a card allows once per round. */
export function wantsMatching(game: FirstGame, ship: Ship): boolean {
  const held = rulesOf(game.state, ship, 'adds-matching').find(({ ref }) => !isUsedUp(ship, ref, 'round'));
  if (!held || !wants(game, held)) return false;
  tellUse(game, ship.id, held.ref, 'round');
  return true;
}

/** Whether a ship makes use of what a card of it allows; told when it does. */
export function wantsTo(game: FirstGame, ship: Ship, rule: Named): boolean {
  const [held] = rulesOf(game.state, ship, rule);
  if (!held || !wants(game, held)) return false;
  tellUse(game, ship.id, held.ref);
  return true;
}

// ── bombs ──

/** Whether a card keeps a bomb of a player's side from going off, once per round. */
export function isPrevented(game: FirstGame, player: number): boolean {
  const { state } = game;
  if (!hooked(state, 'rule prevents-bombs')) return false;
  for (const holder of state.ships) {
    if (!inPlay(holder) || holder.side !== sideOf(state, player)) continue;
    const held = rulesOf(state, holder, 'prevents-bombs').find(({ ref }) => !isUsedUp(holder, ref, 'round'));
    if (!held || !wants(game, held)) continue;
    tellUse(game, holder.id, held.ref, 'round');
    return true;
  }
  return false;
}

/** Whether a ship ignores a friendly bomb by a card, one of which may be lost by it. */
export function shrugsBomb(game: FirstGame, ship: Ship): boolean {
  if (wantsTo(game, ship, 'ignores-own-bombs')) return true;
  const [held] = rulesOf(game.state, ship, 'shrugs-bombs');
  if (!held || !wants(game, held)) return false;
  const upgrade = abilitiesOf(game.state, ship).find(({ ref }) => ref === held.ref)?.upgrade ?? -1;
  const because = rulingOf(held.ref);
  tellUse(game, ship.id, held.ref);
  if (rollSingleDie(game, ship, because) === 'hit') discardUpgrade(game, ship, upgrade, because);
  return true;
}

/** Results of dice that an enemy rolled for a bomb of a player’s side, which a card’s player has it reroll once per round. */
export function rerolledForBomb(game: FirstGame, player: number, pool: readonly Die[]): readonly number[] {
  const { state } = game;
  const weak = pool.map((die) => ({ ...die, rerolled: die.face !== 'focus' && die.face !== 'blank' }));
  if (!hooked(state, 'rule rerolls-bomb-dice') || weak.every(({ rerolled }) => rerolled)) return [];
  for (const holder of state.ships) {
    if (!inPlay(holder) || holder.side !== sideOf(state, player)) continue;
    const held = rulesOf(state, holder, 'rerolls-bomb-dice').find(
      ({ ref }) => !isUsedUp(holder, ref, 'round'),
    );
    if (!held) continue;
    const choices = rerollChoices(weak).filter(({ length }) => length > 0);
    const { dice } = game.choose({
      form: 'choice',
      kind: 'reroll-results',
      player: holder.player,
      because: 'xwing1:card-abilities.4',
      ship: holder.id,
      ability: held.ref,
      options: [...choices, []].map((dice) => ({ dice, faces: dice.map((at) => pool[at]!.face) })),
    });
    if (dice.length === 0) continue;
    tellUse(game, holder.id, held.ref, 'round');
    return dice;
  }
  return [];
}

/** The cards that hurt an enemy by a bomb of a player's side, once per round. */
export function hurtingByBombs(
  state: FirstState,
  player: number,
): readonly { readonly holder: Ship; readonly ref: string }[] {
  if (!hooked(state, 'rule hurts-by-bombs')) return [];
  return state.ships.flatMap((holder) =>
    inPlay(holder) && holder.side === sideOf(state, player)
      ? rulesOf(state, holder, 'hurts-by-bombs').flatMap(({ ref }) =>
          isUsedUp(holder, ref, 'round') ? [] : [{ holder, ref }],
        )
      : [],
  );
}

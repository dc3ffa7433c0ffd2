/** What cards do instead of what would happen: to damage cards that are dealt, tokens that are given, dice that are rolled. */

import type { DamageKind } from '../cards/damage-decks.ts';
import { deckKinds, discardCard, type Half } from '../damage/deck.ts';
import { turnDown } from '../damage/turn-down.ts';
import type { FirstGame } from '../game.ts';
import { type DamageCard, type FirstState, occasion, type Ship } from '../state.ts';
import { type Acting, rulingOf, tellUse } from './acting.ts';
import { canPay } from './can-pay.ts';
import { type Held, isUsedUp, type Rule, rulesOf, wants } from './held-rules.ts';
import { bareScene } from './scene.ts';

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
    game.interpreter.payCosts(game, scene, rule.costs, rulingOf(ref));
    tellUse(game, ship.id, ref);
    if (rule.once) attack?.used.push(use);
    if (rule.does === 'discard') discardCard(game, ship, card, rulingOf(ref));
    else turnDown(game, ship, card, rulingOf(ref));
    const moment = occasion('damage-dealt', { ship: ship.id });
    const act: Acting = { game, ship, ability: ref, occasion: moment, chosen: -1 };
    if (rule.after) game.interpreter.applyEffect(act, rule.after);
    return true;
  }
  return false;
}

const isAbout = ({ only }: Rule<'dealt-card'>, { up }: DamageCard, kind: DamageKind | undefined): boolean =>
  (!only.up || up) && (only.trait === undefined || only.trait === kind?.trait);

// ── tokens ──

// ── dice ──

// ── bombs ──

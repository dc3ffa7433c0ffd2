/** Triggers act: in windows of the round, and when a damage card turns faceup. */

import { COMMANDS } from '../cards/index.ts';
import { discardCommandToken } from '../commands/tokens.ts';
import { damageName } from '../damage/deck.ts';
import type { EffectChoice } from '../damage/questions.ts';
import { dealCard, loseShield, sufferAnywhere, turnDown } from '../damage/suffer.ts';
import { type ArmadaGame, inPlay, zonesOf } from '../game.ts';
import type { AnyZone } from '../geometry/index.ts';
import { setSpeed } from '../maneuver/navigate.ts';
import type { ArmadaState, DamageCard, Ship } from '../state.ts';
import {
  attackAgain,
  changeCommand,
  discardFacedown,
  discardTopDial,
  gainToken,
  possible,
  recoverShield,
  regainToken,
  shareCommand,
  tokensForAll,
} from './commands.ts';
import { payable, payFor } from './costs.ts';
import type { Effect, Trigger } from './language.ts';
import { type Card, cardsOf, damageCard, hold, type Scene } from './scene.ts';

/** A damage card dealt or turned faceup acts at once, where it says so (damage.5). */
export function cardFaceup(game: ArmadaGame, ship: Ship, damage: DamageCard): void {
  const name = damageName(damage.kind);
  if (name === null) return;
  const card = damageCard(damage, name);
  for (const ability of card.abilities) {
    if (ability.kind === 'trigger' && ability.at === 'dealt') act(game, ship, card, ability);
  }
}

/**
 * A trigger acts if its conditions hold, and if its player wants to where it may be declined: its costs are paid, its
 * effects come one after the other. `what` is what the moment is about.
 */
export function act(game: ArmadaGame, ship: Ship, card: Card, trigger: Trigger, what = ''): void {
  if (!canAct(game.state, ship, card, trigger, what)) return;
  if (isOptional(game.state, card, trigger) && !wanted(game, ship, card)) return;
  payFor(game, ship, card, trigger);
  for (const effect of trigger.does) if (inPlay(ship)) apply(game, ship, card, effect, what);
}

/** Whether the conditions of a trigger hold, its costs can be paid, and it could do something if it may be declined. */
export function canAct(state: ArmadaState, ship: Ship, card: Card, trigger: Trigger, what: string): boolean {
  const scene: Scene = { state, bearer: ship, attack: state.attack, what };
  if (!hold(scene, trigger.if) || !payable(ship, card, trigger, state.attack)) return false;
  if (!isOptional(state, card, trigger)) return true;
  return trigger.does.every((effect) => possible(state, ship, effect));
}

/** Whether a ship with a card that lets it ignores an obstacle that it ended on. */
export const ignoresObstacle = (game: ArmadaGame, ship: Ship): boolean =>
  cardsOf(ship).some(
    (card) => card.abilities.some(({ kind }) => kind === 'may-ignore-obstacles') && wanted(game, ship, card),
  );

/** Upgrades may be declined where they say so, and always in the older editions (effect-use-and-timing.5). */
const isOptional = (state: ArmadaState, { upgrade }: Card, { may }: Trigger): boolean =>
  may || (upgrade !== null && state.edition !== '1.6');

function wanted(game: ArmadaGame, ship: Ship, { name, because }: Card): boolean {
  const { kind } = game.choose<{ readonly kind: 'yes' } | { readonly kind: 'no' }>({
    form: 'choice',
    kind: 'use-card',
    player: ship.player,
    because,
    ship: ship.id,
    card: name,
    options: [{ kind: 'yes' }, { kind: 'no' }],
  });
  return kind === 'yes';
}

/** One effect of a card in a window; those of attacks stand with the attack. */
function apply(game: ArmadaGame, ship: Ship, card: Card, effect: Effect, what: string): void {
  const { because } = card;
  switch (effect.kind) {
    case 'suffer':
      return sufferAnywhere(game, ship, effect.damage, because);
    case 'deal-facedown':
      for (let dealt = 0; dealt < effect.cards; dealt++) dealCard(game, ship, false, because);
      return;
    case 'turn-down':
      return card.damage ? turnDown(game, ship, card.damage, because) : undefined;
    case 'discard-command-tokens':
      for (const command of [...ship.tokens]) discardCommandToken(game, ship, command, because);
      return;
    case 'discard-defense-token':
      return discardDefenseToken(game, ship, because);
    case 'lose-strongest-shields':
      return loseStrongestShields(game, ship, because);
    case 'lose-shields':
      return loseShields(game, ship, effect.zones, because);
    case 'either':
      return chooseEffect(game, ship, card, effect);
    case 'tokens-for-all':
      return tokensForAll(game, ship, because);
    case 'change-command':
      return changeCommand(game, ship, effect.to, because);
    case 'share-command':
      return shareCommand(game, ship, what, because);
    case 'regain-token':
      return regainToken(game, ship, what, because);
    case 'gain-token':
      return gainToken(game, ship, effect.of === 'any' ? '' : what, because);
    case 'discard-top-dial':
      return discardTopDial(game, ship, because);
    case 'recover-shield':
      return recoverShield(game, ship, because);
    case 'discard-facedown':
      return discardFacedown(game, ship, effect.most, because);
    case 'attack-again':
      return attackAgain(ship);
    default:
      return;
  }
}

/** Its player, or the opponent, picks one of several effects that can happen. */
function chooseEffect(
  game: ArmadaGame,
  ship: Ship,
  { name, because }: Card,
  { by, of }: Extract<Effect, { kind: 'either' }>,
): void {
  const options = of.flatMap((effect) => choicesOf(ship, effect));
  if (options.length === 0) return;
  const { kind } = game.choose({
    form: 'choice',
    kind: 'choose-effect',
    player: by === 'owner' ? ship.player : 1 - ship.player,
    because,
    ship: ship.id,
    card: name,
    options,
  });
  if (kind === 'suffer') return sufferAnywhere(game, ship, 1, because);
  if (kind === 'slow') return setSpeed(game, ship, ship.speed - 1, because);
  if (kind === 'reveal-nothing') return revealNothing(game, ship, because);
  setTopDial(game, ship, because);
}

/** The opponent sets a new command on the top dial, and sees what it showed (faq.1). */
function setTopDial(game: ArmadaGame, ship: Ship, because: string): void {
  const [dial] = ship.dials;
  const { command } = game.choose({
    form: 'choice',
    kind: 'pick-command',
    player: 1 - ship.player,
    because,
    ship: ship.id,
    ...(dial !== undefined && dial !== 'hidden' && { dial }),
    options: COMMANDS.map((one) => ({ command: one })),
  });
  ship.dials[0] = command;
  game.emit({ kind: 'dial-changed', ship: ship.id, because });
}

function choicesOf(ship: Ship, effect: Effect): readonly EffectChoice[] {
  switch (effect.kind) {
    case 'suffer':
      return [{ kind: 'suffer' }];
    case 'slow':
      return ship.speed > 0 ? [{ kind: 'slow' }] : [];
    case 'reveal-nothing':
      return ship.dials.length > 0 ? [{ kind: 'reveal-nothing' }] : [];
    case 'new-top-command':
      return ship.dials.length > 0 ? [{ kind: 'new-top-command' }] : [];
    default:
      return [];
  }
}

/** The top dial is discarded, and none is revealed this round (damage-cards.5). */
function revealNothing(game: ArmadaGame, ship: Ship, because: string): void {
  const command = ship.dials.shift();
  ship.revealsNone = true;
  if (command !== undefined && command !== 'hidden')
    game.emit({ kind: 'dial-discarded', ship: ship.id, command, because });
}

/** Its owner picks a defense token to discard (damage-cards.7). */
export function discardDefenseToken(game: ArmadaGame, ship: Ship, because: string): void {
  const options = ship.defense.flatMap(({ kind, side }, token) =>
    side === 'discarded' ? [] : [{ token, name: kind }],
  );
  if (options.length === 0) return;
  const { token, name } = game.choose({
    form: 'choice',
    kind: 'discard-defense-token',
    player: ship.player,
    because,
    ship: ship.id,
    options,
  });
  ship.defense[token]!.side = 'discarded';
  game.emit({ kind: 'defense-token-discarded', ship: ship.id, token: name, because });
}

/** The zone with most shields loses all of them; its owner breaks ties (damage-cards.17). */
function loseStrongestShields(game: ArmadaGame, ship: Ship, because: string): void {
  const zones = zonesOf(ship);
  const most = Math.max(...zones.map((zone) => ship.shields[zone]));
  if (most === 0) return;
  const { zone } = game.choose({
    form: 'choice',
    kind: 'projector-misaligned',
    player: ship.player,
    because,
    ship: ship.id,
    options: zones.filter((one) => ship.shields[one] === most).map((one) => ({ zone: one })),
  });
  while (ship.shields[zone] > 0) loseShield(game, ship, zone, because);
}

/** The opponent picks up to so many zones that each lose a shield (damage-cards.19). */
function loseShields(game: ArmadaGame, ship: Ship, count: number, because: string): void {
  const zones = zonesOf(ship).filter((zone) => ship.shields[zone] > 0);
  const { zones: picked } = game.choose({
    form: 'choice',
    kind: 'shield-failure',
    player: 1 - ship.player,
    because,
    ship: ship.id,
    options: upTo(zones, count).map((some) => ({ zones: some })),
  });
  for (const zone of picked) loseShield(game, ship, zone, because);
}

/** Every choice of up to `count` zones, the largest first. */
function upTo(zones: readonly AnyZone[], count: number): readonly (readonly AnyZone[])[] {
  if (count === 0 || zones.length === 0) return [[]];
  const [first, ...rest] = zones as readonly [AnyZone, ...AnyZone[]];
  const all = [...upTo(rest, count - 1).map((some) => [first, ...some]), ...upTo(rest, count)];
  return all.sort((a, b) => b.length - a.length);
}

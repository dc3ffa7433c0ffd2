/** What the effects of cards do. */

import { attackSquadrons } from '../attack/attack.ts';
import { applyInAttack } from '../attack/card-acts.ts';
import { type Color, critIcons, DICE, hitIcons } from '../attack/dice.ts';
import { placeTargeting } from '../attack/ignition.ts';
import { discardCommandToken } from '../commands/tokens.ts';
import { damageSquadron, dealCard, sufferAnywhere } from '../damage/suffer.ts';
import { turnDown } from '../damage/turn-down.ts';
import { type ArmadaGame, diceStream, inPlay } from '../game.ts';
import { setSpeed } from '../maneuver/speed.ts';
import { redeployShip } from '../setup/deploy.ts';
import { arrive, setAside } from '../setup/set-aside.ts';
import { beginMove } from '../squadrons/activate.ts';
import { placeSquadron } from '../squadrons/place.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import type { Resolving } from './act.ts';
import { chooseEffect } from './asking.ts';
import { useUp } from './costs.ts';
import type { Effect } from './language.ts';
import { beginOn, nameOf } from './lasting.ts';
import { possible, singleOf } from './possible.ts';
import { strangeCode } from './strange/index.ts';
import { candidates, pickTargets } from './targets.ts';
import { type Bearer, isActive, isShip } from './traits.ts';
import * as commands from './verbs/commands.ts';
import * as markers from './verbs/markers.ts';
import * as ships from './verbs/ships.ts';
import * as squadronCommands from './verbs/squadron-commands.ts';
import * as squadrons from './verbs/squadrons.ts';
import * as tokens from './verbs/tokens.ts';

/** One effect of a card; `target` is the one that it is about. */
export function apply(game: ArmadaGame, acting: Resolving, target: Bearer, effect: Effect): void {
  const { because } = acting.card;
  switch (effect.kind) {
    case 'to':
      return applyToOthers(game, acting, effect);
    case 'either':
      return applyOneOf(game, acting, target, effect);
    case 'begin':
      return begin(game, acting, target, effect);
    case 'discard-this':
      return useUp(game, acting, 'discard');
    case 'strange':
      return strangeCode(effect.act).act(game, acting, target);
    case 'lay-command':
      return commands.layCommand(game, acting);
    case 'suffer':
      if (isShip(target)) return sufferAnywhere(game, target, effect.damage, because);
      return damageSquadron(game, target, effect.damage, because);
    case 'suffer-criticals':
      for (let left = criticalsOf(game.state, effect.of); left > 0; left--) {
        if (inPlay(target)) apply(game, acting, target, { kind: 'suffer', damage: 1 });
      }
      return;
    case 'suffer-dice': {
      const damage = rolledDamage(game, acting.bearer.player, effect, because);
      return apply(game, acting, target, { kind: 'suffer', damage });
    }
    case 'ready-token':
      return tokens.readyTokens(
        game,
        target,
        effect.most,
        because,
        effect.unspent && tokens.unspent(game.state),
      );
    case 'wear-out':
      return tokens.wearOut(acting.bearer, acting.card.name, effect.is);
    case 'recover-token':
      return tokens.recoverToken(game, target, effect.side, because);
    case 'exhaust-token':
      return tokens.exhaustToken(game, acting.bearer.player, target, because);
    case 'spend-tokens':
      return tokens.spendTokens(game, acting.bearer, target, because);
    case 'spend-own-token':
      return tokens.spendOwnToken(game, target, because);
    case 'place-mines':
      return markers.placeMines(game, acting.bearer, effect, acting.card.name);
    default:
      if (game.state.attack && applyInAttack(game, game.state.attack, acting, effect)) return;
      if (isShip(target)) applyToShip(game, acting, target, effect);
      else applyToSquadron(game, acting, target, effect);
  }
}

/** Critical icons in the pool on dice of some colors. */
const criticalsOf = ({ attack }: ArmadaState, colors: readonly Color[]): number =>
  (attack?.dice ?? []).reduce(
    (sum, { color, face }) => sum + (colors.includes(color) ? critIcons(face) : 0),
    0,
  );

/** Hit and critical icons of dice that a card rolls. */
function rolledDamage(
  game: ArmadaGame,
  player: number,
  { color, dice }: Extract<Effect, { kind: 'suffer-dice' }>,
  because: string,
): number {
  const rolled = Array.from({ length: dice }, () => ({
    color,
    face: game.roll(diceStream(player), DICE[color]),
  }));
  game.emit({ kind: 'dice-rolled', player, dice: rolled, because });
  return rolled.reduce((sum, { face }) => sum + hitIcons(face) + critIcons(face), 0);
}

/** Effects on ships alone: on what they command, on how they fly, on what they carry. */
function applyToShip(game: ArmadaGame, acting: Resolving, ship: Ship, effect: Effect): void {
  const { bearer, card, what } = acting;
  const { because } = card;
  switch (effect.kind) {
    case 'deal-facedown':
      for (let dealt = 0; dealt < effect.cards; dealt++) dealCard(game, ship, false, because);
      return;
    case 'turn-down':
      return card.damage ? turnDown(game, ship, card.damage, because) : undefined;
    case 'slow':
      return ship.speed > 0 ? setSpeed(game, ship, ship.speed - effect.by, because) : undefined;
    case 'lose-strongest-shields':
      return ships.loseStrongestShields(game, ship, because);
    case 'lose-shields':
      return ships.loseShields(game, ship, effect.zones, because);
    case 'recover-shield':
      return ships.recoverShield(game, ship, because);
    case 'place-targeting':
      return placeTargeting(game, ship, because);
    case 'match-speed':
      return isShip(bearer) ? ships.matchSpeed(game, ship, bearer, because) : undefined;
    case 'shift-shields':
      return ships.shiftShields(game, ship, effect, because);
    case 'discard-facedown':
      return ships.discardFacedown(game, ship, effect.most, because);
    case 'discard-damage':
      return ships.discardDamage(game, ship, because);
    case 'turn-up':
      return isShip(bearer) ? ships.turnUpCards(game, bearer, ship, because) : undefined;
    case 'attack-again':
      return ships.attackAgain(ship);
    case 'attack':
      return game.next({ kind: 'ship-attacks', ship: ship.id, most: ship.attacks.length + 1 });
    case 'attack-squadron':
      return attackSquadrons(game, ship, effect.dice, because);
    case 'change-speed':
      return ships.changeSpeed(game, bearer.player, ship, effect, because);
    case 'brake':
      return ships.brake(game, ship, because);
    case 'slow-course':
      return ships.slowCourse(ship);
    case 'raise-yaw':
      return ships.raiseYaw(game, ship, effect, because);
    case 'maneuver':
      return game.next({ kind: 'extra-maneuver', ship: ship.id, straight: effect.straight });
    case 'set-aside':
      return setAside(ship, card.name);
    case 'arrive':
      return arrive(game, ship, card.name, effect);
    case 'redeploy':
      return redeployShip(game, ship, because);
    case 'discard-defense-token':
      return tokens.discardDefenseToken(game, ship, because);
    case 'gain-defense-token':
      return tokens.gainDefenseToken(game, ship, effect.is, because);
    case 'replace-defense-token':
      return tokens.replaceDefenseToken(game, ship, effect.by, because);
    case 'ready-upgrade':
    case 'exhaust-upgrade':
    case 'discard-upgrade':
      return applyToUpgrades(game, acting, ship, effect);
    case 'discard-command-tokens':
      for (const command of [...ship.tokens]) discardCommandToken(game, ship, command, because);
      return;
    case 'tokens-for-all':
      return commands.tokensForAll(game, ship, because);
    case 'change-command':
      return commands.changeCommand(game, ship, effect.to, because);
    case 'new-top-command':
      return commands.setTopDial(game, ship, because);
    case 'reveal-nothing':
      return commands.revealNothing(game, ship, because);
    case 'share-command':
      return commands.shareCommand(game, ship, what, because);
    case 'regain-token':
      return commands.regainToken(game, ship, what, because);
    case 'gain-token':
      return commands.gainToken(game, acting, ship, effect.of);
    case 'gain-tokens':
      return commands.gainTokens(game, acting, ship);
    case 'gain-dial':
      return commands.gainDial(game, acting, ship, effect.of);
    case 'gain-raid':
      return commands.gainRaid(game, acting, ship, effect.of);
    case 'lose-token':
      return discardCommandToken(game, ship, effect.of, because);
    case 'hand-out':
      return commands.handOut(game, acting, ship, effect);
    case 'mark-zone':
      return markers.markZone(game, ship, effect.token, because);
    case 'unmark':
      return markers.unmark(game, ship, effect.token);
    case 'place-grav-token':
      return markers.placeGravToken(game, ship.player);
    case 'shift-obstacles':
      return markers.shiftObstacles(game, ship.player, effect.near, effect.upTo, because);
    case 'swap-token':
      return commands.swapToken(game, acting, ship);
    case 'discard-top-dial':
      return commands.discardTopDial(game, ship, because);
    case 'discard-dials':
      return commands.discardDials(game, ship, because);
    case 'resolve-squadrons':
      return squadronCommands.resolveSquadrons(game, ship, because);
    case 'command-squadrons':
      return squadronCommands.commandBySquadronDial(game, ship, because);
    case 'gain-engineering':
      return commands.gainEngineering(game, ship, effect.points);
    case 'place-round-tokens':
      return commands.placeRoundTokens(game, acting, ship);
    default:
      return;
  }
}

/** Effects on upgrade cards of a ship. */
function applyToUpgrades(
  game: ArmadaGame,
  { bearer, card }: Resolving,
  ship: Ship,
  effect: Extract<Effect, { readonly kind: 'ready-upgrade' | 'exhaust-upgrade' | 'discard-upgrade' }>,
): void {
  const by = { player: bearer.player, because: card.because };
  switch (effect.kind) {
    case 'ready-upgrade':
      return ships.readyUpgrade(game, ship, card.upgrade, by.because);
    case 'exhaust-upgrade':
      return ships.useUpgrade(game, ship, 'exhausted', ({ side }) => side === 'readied', by);
    case 'discard-upgrade':
      return ships.useUpgrade(game, ship, 'discarded', ships.fitsIcons(effect.icons, card.upgrade), by);
  }
}

function applyToSquadron(game: ArmadaGame, acting: Resolving, squadron: Squadron, effect: Effect): void {
  const { bearer, card } = acting;
  const { id } = squadron;
  const whole = { squadron: id, by: -1, move: true, attack: true, both: true };
  switch (effect.kind) {
    case 'toggle':
      return squadrons.toggle(game, squadron, effect.otherwise, card.because);
    case 'move':
      return beginMove(game, squadron, effect.upTo, effect.clear && card.name);
    case 'activate': {
      const by = effect.by === 'that' ? Number(acting.what) : -1;
      return game.next({ ...whole, kind: 'activate-squadron', by });
    }
    case 'take-turn':
      return game.next({ ...whole, kind: 'squadron-acts', speed: effect.speed });
    case 'squadron-attack':
      return game.next(squadrons.attackStep(acting, squadron, effect));
    case 'recover-hull':
      return squadrons.recoverHull(game, squadron, effect.most, card.because);
    case 'place-squadron':
      return placeSquadron(game, bearer, squadron, { within: effect.within }, card);
    case 'attack-only':
    case 'move-only':
      return squadrons.narrowTurn(game, squadron, card.name, effect);
    default:
      return;
  }
}

/** The card goes on acting for a while. */
function begin(
  _game: ArmadaGame,
  { bearer, card, paid }: Resolving,
  target: Bearer,
  { until, for: whom }: Extract<Effect, { kind: 'begin' }>,
): void {
  const on = whom === 'it' ? nameOf(target) : '';
  beginOn(bearer, { card: card.name, on, what: paid.command ?? '', until });
}

/** Its player, or the opponent, picks one of several effects that can happen. */
function applyOneOf(
  game: ArmadaGame,
  acting: Resolving,
  target: Bearer,
  { by, of }: Extract<Effect, { kind: 'either' }>,
): void {
  const open = of.filter((effect) => possible(game.state, acting, target, effect));
  if (open.length === 0) return;
  const player = by === 'owner' ? acting.bearer.player : 1 - acting.bearer.player;
  const effect = chooseEffect(game, player, acting.bearer, acting.card, open);
  apply(game, acting, target, effect);
}

/** The effects are about somebody else, or about several. */
function applyToOthers(
  game: ArmadaGame,
  acting: Resolving,
  { whom, does }: Extract<Effect, { kind: 'to' }>,
): void {
  const fits = (piece: Bearer): boolean =>
    does.every((effect) => possible(game.state, acting, piece, effect));
  for (const piece of whoAreMeant(game, acting, whom, fits)) {
    for (const effect of does) if (isActive(game.state, piece)) apply(game, acting, piece, effect);
  }
}

function whoAreMeant(
  game: ArmadaGame,
  acting: Resolving,
  whom: Extract<Effect, { kind: 'to' }>['whom'],
  fits: (piece: Bearer) => boolean,
): readonly Bearer[] {
  const one = singleOf(game.state, acting, whom);
  if (one !== undefined) return one === null ? [] : [one];
  return whom.kind === 'pick'
    ? pickTargets(game, acting, whom, fits)
    : candidates(game.state, acting, whom, fits);
}

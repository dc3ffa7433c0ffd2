/** Effects of cards on commands, dials, command and raid tokens. */

import { COMMANDS, type Command } from '../../cards/index.ts';
import { spendableFor } from '../../commands/spend.ts';
import { discardCommandToken, gainCommandToken } from '../../commands/tokens.ts';
import { type ArmadaGame, inPlay, shipOf, shipsInPlay } from '../../game.ts';
import type { ArmadaState, Ship } from '../../state.ts';
import type { Resolving } from '../act.ts';
import { chooseCommand, chooseCommandOrNone, targetOf } from '../asking.ts';
import type { Effect, WhichCommand } from '../language.ts';
import { beginOn, lastingBy } from '../lasting.ts';
import { cardValue } from '../modifiers.ts';
import { type Bearer, isAtDistance } from '../traits.ts';

const commandOf = (what: string): Command | undefined => COMMANDS.find((command) => command === what);

/** Which command an effect is about: one that is given, or one that the card's player picks. */
function commandFor(
  game: ArmadaGame,
  { bearer, card, what, paid }: Resolving,
  target: Bearer,
  of: WhichCommand,
  from: readonly Command[] = COMMANDS,
): Command | undefined {
  switch (of) {
    case 'any':
      return from.length === 0 ? undefined : chooseCommand(game, bearer.player, target, from, card.because);
    case 'that':
      return commandOf(what);
    case 'paid':
      return paid.command;
    case 'lasting':
      return commandOf(lastingBy(bearer, card.name)?.what ?? '');
    default:
      return of;
  }
}

/** A command token of the moment's command is laid on the card. */
export function layCommand(game: ArmadaGame, { bearer, card, what }: Resolving): void {
  const command = commandOf(what);
  const { upgrade, because } = card;
  if (!command || !upgrade) return;
  upgrade.tokens.push(command);
  game.emit({ kind: 'command-on-card', ship: bearer.id, upgrade: upgrade.id, command, because });
}

/** It gains a command token. */
export function gainToken(game: ArmadaGame, acting: Resolving, ship: Ship, of: WhichCommand): void {
  const command = commandFor(game, acting, ship, of);
  if (command && inPlay(ship)) gainCommandToken(game, ship, command, acting.card.because);
}

/** A dial beside the ship that it may use in this activation (command-dials.7). */
export function gainDial(game: ArmadaGame, acting: Resolving, ship: Ship, of: WhichCommand): void {
  const command = commandFor(game, acting, ship, of);
  if (!command) return;
  ship.revealed.push(command);
  game.emit({ kind: 'dial-gained', ship: ship.id, command, because: acting.card.because });
}

/** A raid token, none twice (raid-tokens.1). */
export function gainRaid(game: ArmadaGame, acting: Resolving, ship: Ship, of: WhichCommand): void {
  const free = COMMANDS.filter((command) => !ship.raids.includes(command));
  const command = commandFor(game, acting, ship, of, free);
  if (!command || ship.raids.includes(command)) return;
  ship.raids.push(command);
  game.emit({ kind: 'raid-token', ship: ship.id, command, because: acting.card.because });
}

/** The repair command that goes on has more engineering points. */
export function gainEngineering({ state: { agenda } }: ArmadaGame, ship: Ship, points: number): void {
  const at = agenda.findIndex((step) => step.kind === 'repair' && step.ship === ship.id);
  const step = agenda[at];
  if (step?.kind === 'repair') agenda[at] = { ...step, points: step.points + points };
}

/** The repair command that goes on pays for what a card does. */
export function payEngineering({ state: { agenda } }: ArmadaGame, ship: Ship, points: number): void {
  const at = agenda.findIndex((step) => step.kind === 'repair' && step.ship === ship.id);
  const step = agenda[at];
  if (step?.kind === 'repair') agenda[at] = { ...step, points: step.points - points, begun: true };
}

/** Up to as many command tokens as its command value. */
export function gainTokens(game: ArmadaGame, { card }: Resolving, ship: Ship): void {
  const most = cardValue(game.state, ship, 'command');
  for (let count = 0; count < most; count++) {
    const command = chooseCommandOrNone(game, ship.player, ship, card.because);
    if (!command) return;
    gainCommandToken(game, ship, command, card.because);
  }
}

/** A command token goes, and one of any command comes. */
export function swapToken(game: ArmadaGame, { card }: Resolving, ship: Ship): void {
  const { because } = card;
  const gone = chooseCommand(game, ship.player, ship, ship.tokens, because);
  discardCommandToken(game, ship, gone, because);
  const come = chooseCommandOrNone(game, ship.player, ship, because);
  if (come) gainCommandToken(game, ship, come, because);
}

/** Command tokens go from the card to friendly ships near, one each, as its player likes. */
export function handOut(
  game: ArmadaGame,
  { bearer, card }: Resolving,
  ship: Ship,
  { of, within }: Extract<Effect, { kind: 'hand-out' }>,
): void {
  const { upgrade, because } = card;
  const given: Ship[] = [];
  while (upgrade?.tokens.includes(of)) {
    const open = shipsInPlay(game.state).filter(
      (one) => one.player === bearer.player && !given.includes(one) && isAtDistance(ship, one, within),
    );
    const option = game.choose({
      form: 'choice',
      kind: 'pick-target',
      player: bearer.player,
      because,
      ship: ship.id,
      card: card.name,
      options: [...open.map(targetOf), { kind: 'none' }],
    });
    if (option.kind !== 'ship') return;
    const friend = shipOf(game, option.ship);
    given.push(friend);
    upgrade.tokens.splice(upgrade.tokens.indexOf(of), 1);
    game.emit({ kind: 'card-command', ship: ship.id, upgrade: upgrade.id, command: of, because });
    gainCommandToken(game, friend, of, because);
  }
}

/** Other friendly ships at distance 1-5 that have a dial left. */
export const listeners = (state: ArmadaState, ship: Ship): readonly Ship[] =>
  shipsInPlay(state).filter(
    (other) =>
      other.player === ship.player &&
      other.id !== ship.id &&
      other.dials.length > 0 &&
      isAtDistance(ship, other, 5),
  );

/** Each friendly ship gains a token of a command that the player picks. */
export function tokensForAll(game: ArmadaGame, ship: Ship, because: string): void {
  const command = chooseCommand(game, ship.player, ship, COMMANDS, because);
  for (const friend of shipsInPlay(game.state)) {
    if (friend.player === ship.player) gainCommandToken(game, friend, command, because);
  }
}

/** The top dial shows another command. */
export function changeCommand(game: ArmadaGame, ship: Ship, to: readonly Command[], because: string): void {
  ship.dials[0] = chooseCommand(game, ship.player, ship, to, because);
  game.emit({ kind: 'dial-changed', ship: ship.id, because });
}

/** Another friendly ship's top dial shows the command just revealed. */
export function shareCommand(game: ArmadaGame, ship: Ship, what: string, because: string): void {
  const command = commandOf(what);
  const options = listeners(game.state, ship).map((other) => ({ ship: other.id }));
  if (!command || options.length === 0) return;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'pick-ship',
    player: ship.player,
    because,
    ship: ship.id,
    options,
  });
  shipOf(game, id).dials[0] = command;
  game.emit({ kind: 'dial-changed', ship: id, because });
}

/** A token like the one just spent; its command is resolved for this round (faq-cards-core-set.6). */
export function regainToken(game: ArmadaGame, ship: Ship, what: string, because: string): void {
  const command = commandOf(what);
  if (command && inPlay(ship)) gainCommandToken(game, ship, command, because);
}

/** Two rounds that do not follow each other, in which the card acts. */
export function placeRoundTokens(game: ArmadaGame, { bearer, card }: Resolving, ship: Ship): void {
  const { because, name } = card;
  const rounds = Array.from({ length: game.state.rounds || LAST_ROUND }, (_, at) => at + 1);
  const pairs = rounds.flatMap((one) => rounds.filter((two) => two > one + 1).map((two) => [one, two]));
  if (pairs.length === 0) return;
  const picked = game.choose({
    form: 'choice',
    kind: 'pick-rounds',
    player: ship.player,
    because,
    ship: ship.id,
    card: name,
    options: pairs.map((pair) => ({ rounds: pair })),
  });
  beginOn(bearer, { card: name, on: '', what: picked.rounds.join(' '), until: 'game' });
}
/** Rounds of an ordinary game. */
const LAST_ROUND = 6;

/** The top dial is discarded without being revealed to be used. */
export function discardTopDial(game: ArmadaGame, ship: Ship, because: string): void {
  const command = ship.dials.shift();
  if (command !== undefined && command !== 'hidden')
    game.emit({ kind: 'dial-discarded', ship: ship.id, command, because });
}

/** All dials are discarded. */
export function discardDials(game: ArmadaGame, ship: Ship, because: string): void {
  while (ship.dials.length > 0) discardTopDial(game, ship, because);
}

/** The opponent sets a new command on the top dial, or on one below it, and sees what it showed (faq.1). */
export function setTopDial(game: ArmadaGame, ship: Ship, because: string, at = 0): void {
  const dial = ship.dials[at];
  const { command } = game.choose({
    form: 'choice',
    kind: 'pick-command',
    player: 1 - ship.player,
    because,
    ship: ship.id,
    ...(dial !== undefined && dial !== 'hidden' && { dial }),
    options: COMMANDS.map((one) => ({ command: one })),
  });
  ship.dials[at] = command;
  game.emit({ kind: 'dial-changed', ship: ship.id, because });
}

/** The top dial is discarded, and none is revealed this round (damage-cards.5). */
export function revealNothing(game: ArmadaGame, ship: Ship, because: string): void {
  discardTopDial(game, ship, because);
  ship.revealsNone = true;
}

/** Whether an effect on commands could do anything. */
export function commandPossible(state: ArmadaState, ship: Ship, effect: Effect): boolean {
  switch (effect.kind) {
    case 'change-command':
    case 'discard-top-dial':
    case 'discard-dials':
      return ship.dials.length > 0;
    case 'share-command':
      return listeners(state, ship).length > 0;
    case 'swap-token':
      return ship.tokens.length > 0;
    case 'lose-token':
      return ship.tokens.includes(effect.of);
    case 'gain-raid':
      return ship.raids.length < COMMANDS.length;
    case 'resolve-squadrons':
      return spendableFor(ship, 'squadron').length > 0;
    case 'command-squadrons':
      return !ship.raids.includes('squadron') && !ship.resolved.includes('squadron');
    default:
      return true;
  }
}

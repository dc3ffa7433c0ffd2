/** Effects of cards on commands, dials and command tokens. */
import { COMMANDS, type Command } from '../cards/index.ts';
import { gainCommandToken } from '../commands/tokens.ts';
import { discardCard } from '../damage/suffer.ts';
import { type ArmadaGame, inPlay, mostShields, shipOf, shipsInPlay, zonesOf } from '../game.ts';
import type { AnyZone } from '../geometry/index.ts';
import type { ArmadaState, Ship } from '../state.ts';
import type { Effect } from './language.ts';
import { cannot } from './modifiers.ts';
import { isAtDistance } from './scene.ts';

/** Whether an effect that may be declined could do anything. */
export function possible(state: ArmadaState, ship: Ship, effect: Effect): boolean {
  switch (effect.kind) {
    case 'change-command':
    case 'discard-top-dial':
      return ship.dials.length > 0;
    case 'recover-shield':
      return openZones(state, ship).length > 0;
    case 'discard-facedown':
      return ship.damage.some(({ up }) => !up);
    case 'share-command':
      return listeners(state, ship).length > 0;
    default:
      return true;
  }
}

/** Other friendly ships at distance 1-5 that have a dial left. */
const listeners = (state: ArmadaState, ship: Ship): readonly Ship[] =>
  shipsInPlay(state).filter(
    (other) =>
      other.player === ship.player &&
      other.id !== ship.id &&
      other.dials.length > 0 &&
      isAtDistance(ship, other, 5),
  );

const commandOf = (what: string): Command | undefined => COMMANDS.find((command) => command === what);

/** Each friendly ship gains a token of a command that the player picks. */
export function tokensForAll(game: ArmadaGame, { id, player }: Ship, because: string): void {
  const command = chooseCommand(game, id, player, COMMANDS, because);
  for (const ship of shipsInPlay(game.state)) {
    if (ship.player === player) gainCommandToken(game, ship, command, because);
  }
}

/** The top dial shows another command. */
export function changeCommand(game: ArmadaGame, ship: Ship, to: readonly Command[], because: string): void {
  ship.dials[0] = chooseCommand(game, ship.id, ship.player, to, because);
  game.emit({ kind: 'dial-changed', ship: ship.id, because });
}

function chooseCommand(
  game: ArmadaGame,
  ship: number,
  player: number,
  commands: readonly Command[],
  because: string,
): Command {
  const options = commands.map((command) => ({ command }));
  return game.choose({ form: 'choice', kind: 'pick-command', player, because, ship, options }).command;
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

/** A token of the command that the moment is about, or of any that its player picks. */
export function gainToken(game: ArmadaGame, ship: Ship, what: string, because: string): void {
  const command = commandOf(what) ?? chooseCommand(game, ship.id, ship.player, COMMANDS, because);
  gainCommandToken(game, ship, command, because);
}

/** The top dial is discarded without being revealed to be used. */
export function discardTopDial(game: ArmadaGame, ship: Ship, because: string): void {
  const command = ship.dials.shift();
  if (command !== undefined && command !== 'hidden')
    game.emit({ kind: 'dial-discarded', ship: ship.id, command, because });
}

/** Hull zones that can recover a shield. */
const openZones = (state: ArmadaState, ship: Ship): readonly AnyZone[] =>
  zonesOf(ship).filter(
    (zone) =>
      ship.shields[zone] < mostShields(ship, zone) &&
      cannot(state, ship, { kind: 'receive-shields', zone }) === null,
  );

/** One shield is recovered in a zone that its player picks. */
export function recoverShield(game: ArmadaGame, ship: Ship, because: string): void {
  const options = openZones(game.state, ship).map((zone) => ({ zone }));
  if (options.length === 0) return;
  const { player, id } = ship;
  const { zone } = game.choose({ form: 'choice', kind: 'pick-zone', player, because, ship: id, options });
  ship.shields[zone] += 1;
  game.emit({ kind: 'shield-recovered', ship: id, zone, shields: ship.shields[zone], because });
}

/** Facedown damage cards are discarded; nobody can tell one from another. */
export function discardFacedown(game: ArmadaGame, ship: Ship, most: number, because: string): void {
  const down = ship.damage.filter(({ up }) => !up).slice(0, most);
  for (const { uid } of down) discardCard(game, ship, uid, because);
}

/** The zone that attacks may make the next attack too. */
export function attackAgain(ship: Ship): void {
  const last = ship.attacks[ship.attacks.length - 1];
  if (last) last.again = true;
}

/** What acting costs. */

import { isSuch } from '../attack/dice.ts';
import { pieceOf, squadronParty, zoneParty } from '../attack/parties.ts';
import { dieOptions, takeDie } from '../attack/pool.ts';
import { mayLend } from '../attack/token-limits.ts';
import { COMMANDS, type Command, upgradeCard } from '../cards/index.ts';
import { loseShield } from '../damage/suffer.ts';
import { type ArmadaGame, shipOf, shipsInPlay, zonesOf } from '../game.ts';
import type { Distance, Zone } from '../geometry/index.ts';
import type { ArmadaState, DefenseToken, Ship } from '../state.ts';
import type { Acting } from './act.ts';
import { aboutOf, chooseToken, eachOnce, tokensThat } from './asking.ts';
import type { Cost } from './language.ts';
import { cannot } from './modifiers.ts';
import { type Bearer, isAtDistance, isShip } from './scene.ts';

/** What was paid: a command, and how many shields. */
export interface Paid {
  readonly command?: Command;
  /** The defense token. */
  readonly token?: DefenseToken;
  readonly shields: number;
  /** The ship whose copy of the card was exhausted. */
  readonly copyOf?: Ship;
}

const NOTHING: Paid = { shields: 0 };

/** Whether a card can be paid for: an exhausted card cannot be exhausted again (exhausted.1). */
export const payable = (state: ArmadaState, acting: Acting): boolean =>
  acting.trigger.cost.every((one) => canPay(state, acting, one));

function canPay(state: ArmadaState, acting: Acting, cost: Cost): boolean {
  const { bearer, card } = acting;
  switch (cost.kind) {
    case 'exhaust':
      return card.upgrade?.side === 'readied';
    case 'discard':
      return card.upgrade !== null && card.upgrade.side !== 'discarded';
    case 'command-token':
      return isShip(bearer) && tokensToPay(state, bearer, acting, cost).length > 0;
    case 'card-command':
      return commandsOnCard(acting, cost).length > 0;
    case 'command':
      return isShip(bearer) && [...bearer.revealed, ...bearer.tokens].includes(cost.of);
    case 'shields':
      return isShip(bearer) && shieldedZones(state, bearer, cost).length > 0;
    case 'exhaust-copy':
      return copies(state, acting, cost.within).length > 0;
    case 'die':
      return state.attack?.dice.some((die) => isSuch(die, cost.which)) === true;
    case 'defense-token': {
      const payer = payerOf(state, bearer, cost);
      return payer !== null && tokensThat(payer, fitting(state, payer, cost)).length > 0;
    }
    case 'engineering':
      return cost.points === 'all'
        ? acting.what.endsWith(UNSPENT)
        : Number.parseInt(acting.what, 10) >= cost.points;
    case 'either':
      return cost.of.some((one) => canPay(state, acting, one));
  }
}

/** What the moment of a repair command says behind its points while none has been spent. */
export const UNSPENT = ' unspent';

/** Tokens that may be paid with: not at all for a fleet command where a card of the ship forbids it. */
function tokensToPay(
  state: ArmadaState,
  ship: Ship,
  { card }: Acting,
  { of }: Extract<Cost, { kind: 'command-token' }>,
): readonly Command[] {
  const order = card.upgrade && upgradeCard(card.upgrade.id)?.icons.includes('fleet-command');
  if (order && cannot(state, ship, { kind: 'pay-fleet-commands' })) return [];
  return eachOnce(ship.tokens).filter((command) => of === undefined || command === of);
}

const commandsOnCard = (
  { card, what }: Acting,
  { of }: Extract<Cost, { kind: 'card-command' }>,
): readonly Command[] =>
  COMMANDS.filter(
    (one) => card.upgrade?.tokens.includes(one) && (of === undefined || one === (of === 'that' ? what : of)),
  );

/** Zones of which shields may be paid. */
function shieldedZones(
  { attack }: ArmadaState,
  ship: Ship,
  { zone }: Extract<Cost, { kind: 'shields' }>,
): readonly Zone[] {
  const which = zone === 'attacking' ? attack?.attacker.zone : zone;
  return zonesOf(ship).filter((one) => ship.shields[one] > 0 && (which === undefined || one === which));
}

/** Other friendly ships near that have a copy of the card which is not exhausted. */
const copies = (state: ArmadaState, { bearer, card }: Acting, within: Distance): readonly Ship[] =>
  shipsInPlay(state).filter(
    (ship) =>
      ship !== bearer &&
      ship.player === bearer.player &&
      isAtDistance(bearer, ship, within) &&
      ship.upgrades.some(({ id, side }) => id === card.name && side === 'readied'),
  );

type TokenCost = Extract<Cost, { kind: 'defense-token' }>;

const payerOf = (state: ArmadaState, bearer: Bearer, { of }: TokenCost): Bearer | null => {
  if (of === undefined) return bearer;
  return state.attack && pieceOf(state, state.attack.attacker);
};

/** Defense tokens that may be paid with; a defender cannot spend what it could not spend otherwise. */
const fitting =
  (state: ArmadaState, payer: Bearer, { is, readied, how, asDefender }: TokenCost) =>
  (token: DefenseToken, at: number): boolean => {
    const { kind, side } = token;
    if (side === 'discarded' || (is !== undefined && kind !== is)) return false;
    if (readied && side !== 'readied') return false;
    if (asDefender) return state.attack !== null && mayLend(state, state.attack, token, how);
    return how === 'discard' || !isBarred(state, payer, at);
  };

/** Whether the defender of an attack cannot spend a token: at speed 0, locked, or spent already. */
function isBarred(state: ArmadaState, payer: Bearer, at: number): boolean {
  const { attack } = state;
  if (!attack || pieceOf(state, attack.defender) !== payer) return false;
  return (isShip(payer) && payer.speed === 0) || attack.locked.includes(at) || attack.spent.includes(at);
}

/** Pays for a card; shields for dice are spent with the effect that they buy, one by one. */
export function payFor(game: ArmadaGame, acting: Acting): Paid {
  let paid = NOTHING;
  for (const one of acting.trigger.cost) paid = { ...paid, ...pay(game, acting, one) };
  return paid;
}

function pay(game: ArmadaGame, acting: Acting, cost: Cost): Partial<Paid> {
  const { bearer, card } = acting;
  const { because } = card;
  switch (cost.kind) {
    case 'exhaust':
    case 'discard':
      useUp(game, acting, cost.kind);
      return {};
    case 'command-token':
      return isShip(bearer)
        ? payToken(game, bearer, tokensToPay(game.state, bearer, acting, cost), because)
        : {};
    case 'card-command':
      return payCardCommand(game, acting, cost);
    case 'command':
      return isShip(bearer) ? payOrder(game, bearer, cost.of, because) : {};
    case 'die':
      payDie(game, bearer, cost, because);
      return {};
    case 'defense-token':
      return payDefenseToken(game, bearer, cost, because);
    case 'shields':
      return { shields: isShip(bearer) ? payShields(game, bearer, cost, because) : 0 };
    case 'exhaust-copy':
      return exhaustCopy(game, acting, cost.within);
    case 'engineering':
      return {};
    case 'either':
      return payEither(game, acting, cost);
  }
}

/** The card itself is exhausted or discarded. */
export function useUp(
  game: ArmadaGame,
  { bearer, card }: Pick<Acting, 'bearer' | 'card'>,
  how: 'exhaust' | 'discard',
): void {
  const { upgrade, name, because } = card;
  if (!upgrade || !isShip(bearer)) return;
  upgrade.side = how === 'exhaust' ? 'exhausted' : 'discarded';
  game.emit({ kind: 'upgrade-used', ship: bearer.id, upgrade: name, now: upgrade.side, because });
}

/** One of two costs; the player picks where both can be paid. */
function payEither(
  game: ArmadaGame,
  acting: Acting,
  { of }: Extract<Cost, { kind: 'either' }>,
): Partial<Paid> {
  const open = of.filter((one) => canPay(game.state, acting, one));
  const { at } = game.choose({
    form: 'choice',
    kind: 'pick-cost',
    player: acting.bearer.player,
    because: acting.card.because,
    ...aboutOf(acting.bearer),
    card: acting.card.name,
    options: open.map((cost) => ({ cost, at: of.indexOf(cost) })),
  });
  return pay(game, acting, of[at] ?? of[0]);
}

/** A command token spent as a cost does nothing else (effect-use-and-timing.6). */
function payToken(game: ArmadaGame, ship: Ship, tokens: readonly Command[], because: string): Partial<Paid> {
  const { command } = game.choose({
    form: 'choice',
    kind: 'discard-command-token',
    player: ship.player,
    because,
    ship: ship.id,
    options: tokens.map((one) => ({ command: one })),
  });
  ship.tokens.splice(ship.tokens.indexOf(command), 1);
  game.emit({
    kind: 'command-token-lost',
    ship: ship.id,
    command,
    because: 'armada:effect-use-and-timing.6',
  });
  return { command };
}

/** A token or dial that lies on the card; a dial is revealed by that. */
function payCardCommand(
  game: ArmadaGame,
  acting: Acting,
  cost: Extract<Cost, { kind: 'card-command' }>,
): Partial<Paid> {
  const { bearer, card } = acting;
  const { upgrade, because } = card;
  if (!upgrade) return {};
  const options = commandsOnCard(acting, cost).map((command) => ({ command }));
  const { command } = game.choose({
    form: 'choice',
    kind: 'pick-command',
    player: bearer.player,
    because,
    ...aboutOf(bearer),
    options,
  });
  upgrade.tokens.splice(upgrade.tokens.indexOf(command), 1);
  game.emit({ kind: 'card-command', ship: bearer.id, upgrade: upgrade.id, command, because });
  return { command };
}

/** A copy of the card on another ship is exhausted. */
function exhaustCopy(game: ArmadaGame, acting: Acting, within: Distance): Partial<Paid> {
  const { bearer, card } = acting;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'pick-ship',
    player: bearer.player,
    because: card.because,
    ...aboutOf(bearer),
    options: copies(game.state, acting, within).map((ship) => ({ ship: ship.id })),
  });
  const copyOf = shipOf(game, id);
  const copy = copyOf.upgrades.find((one) => one.id === card.name);
  if (!copy) return {};
  copy.side = 'exhausted';
  game.emit({ kind: 'upgrade-used', ship: id, upgrade: card.name, now: 'exhausted', because: card.because });
  return { copyOf };
}

/** A revealed dial or a token of a command is discarded. */
function payOrder(game: ArmadaGame, ship: Ship, command: Command, because: string): Partial<Paid> {
  const dial = ship.revealed.indexOf(command);
  if (dial < 0 || (ship.tokens.includes(command) && !prefersDial(game, ship, because)))
    return payToken(game, ship, [command], because);
  ship.revealed.splice(dial, 1);
  game.emit({ kind: 'dial-discarded', ship: ship.id, command, because });
  return { command };
}

const prefersDial = (game: ArmadaGame, ship: Ship, because: string): boolean =>
  game.choose({
    form: 'choice',
    kind: 'dial-or-token',
    player: ship.player,
    because,
    ship: ship.id,
    options: [{ kind: 'dial' }, { kind: 'token' }],
  }).kind === 'dial';

function payDie(
  game: ArmadaGame,
  { player }: Bearer,
  { which }: Extract<Cost, { kind: 'die' }>,
  because: string,
): void {
  const { attack } = game.state;
  if (!attack) return;
  const options = dieOptions(attack, (die) => isSuch(die, which));
  const option = game.choose({ form: 'choice', kind: 'spend-die', player, because, options });
  takeDie(game, attack, option.die, 'spend', { player, because });
}

/** A defense token spent or discarded as a cost does not do what it does (defense-tokens.20). */
function payDefenseToken(game: ArmadaGame, bearer: Bearer, cost: TokenCost, because: string): Partial<Paid> {
  const payer = payerOf(game.state, bearer, cost);
  const token = payer && chooseToken(game, bearer.player, payer, because, fitting(game.state, payer, cost));
  if (!payer || !token) return {};
  spendToken(game, payer, token, cost.how);
  return { token };
}

/** A defense token is spent or discarded without effect. */
export function spendToken(
  game: ArmadaGame,
  piece: Bearer,
  token: DefenseToken,
  how: 'spend' | 'discard',
): void {
  const { attack } = game.state;
  if (attack && how === 'spend' && pieceOf(game.state, attack.defender) === piece)
    attack.spent.push(piece.defense.indexOf(token));
  token.side = how === 'spend' && token.side === 'readied' ? 'exhausted' : 'discarded';
  const defender = isShip(piece) ? zoneParty(piece, 'front') : squadronParty(piece);
  game.emit({
    kind: 'defense-token-spent',
    defender,
    token: token.kind,
    now: token.side,
    because: 'armada:defense-tokens.20',
  });
}

/** Shields of any zones are spent one by one; how many. */
function payShields(
  game: ArmadaGame,
  ship: Ship,
  cost: Extract<Cost, { kind: 'shields' }>,
  because: string,
): number {
  const { most } = cost;
  for (let spent = 0; spent < most; spent++) {
    const zones = shieldedZones(game.state, ship, cost);
    const options = zones.map((zone) => ({ kind: 'zone' as const, zone }));
    if (options.length === 0) return spent;
    const option = game.choose({
      form: 'choice',
      kind: 'spend-shield',
      player: ship.player,
      because,
      options: spent === 0 ? options : [...options, { kind: 'none' as const }],
    });
    if (option.kind === 'none') return spent;
    loseShield(game, ship, option.zone, because);
  }
  return most;
}

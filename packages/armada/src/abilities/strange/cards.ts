/** Strange acts on upgrades: tokens that lie on them, copies of them, and cards that change ships. */

import { pieceOf } from '../../attack/parties.ts';
import { COMMANDS, upgradeCard } from '../../cards/index.ts';
import { upgradeCards } from '../../cards/upgrade-library.ts';
import { gainCommandToken } from '../../commands/tokens.ts';
import { sufferAnywhere } from '../../damage/suffer.ts';
import { upgradeRefusals } from '../../fleets/upgrade-bar.ts';
import { type ArmadaGame, cardOf, inPlay, shipsInPlay } from '../../game.ts';
import { arrivedBy } from '../../setup/set-aside.ts';
import type { ArmadaState, Ship, Upgrade } from '../../state.ts';
import { chooseCommand, chooseToken, chooseUpgradeOrNone, wanted } from '../asking.ts';
import { spendToken, useUp } from '../costs.ts';
import { cannot } from '../modifiers.ts';
import { type Bearer, isAtDistance, isShip } from '../traits.ts';
import { readyTokens } from '../verbs/tokens.ts';
import { pickOne } from './asking.ts';
import type { StrangeCode } from './code.ts';

/** All command tokens go from the card to the ship. */
const takeCardTokens: StrangeCode = {
  may: (_, { card }) => (card.upgrade?.tokens.length ?? 0) > 0,
  act: (game, { card }, ship) => {
    const { upgrade, because } = card;
    if (!upgrade || !isShip(ship)) return;
    const taken = COMMANDS.filter((one) => upgrade.tokens.includes(one));
    upgrade.tokens = [];
    for (const command of taken) {
      game.emit({ kind: 'card-command', ship: ship.id, upgrade: upgrade.id, command, because });
      gainCommandToken(game, ship, command, because);
    }
  },
};

const exhausted = ({ defense }: Ship): number => defense.filter(({ side }) => side === 'exhausted').length;

/** Friendly ships near, itself among them, that have a token to ready. */
const tired = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  shipsInPlay(state).filter(
    (ship) =>
      ship.player === bearer.player &&
      isAtDistance(bearer, ship, 3) &&
      exhausted(ship) > 0 &&
      cannot(state, ship, { kind: 'ready-defense-tokens' }) === null,
  );

/** Defense tokens are spent, and as many are readied, on one friendly ship or on several. */
const readyForSpent: StrangeCode = {
  may: (state, { bearer }) =>
    bearer.defense.some(({ side }) => side !== 'discarded') && tired(state, bearer).length > 0,
  act: (game, acting) => {
    const { bearer, card } = acting;
    const spent = new Set<object>();
    do {
      const token = chooseToken(
        game,
        bearer.player,
        bearer,
        card.because,
        (one) => one.side !== 'discarded' && !spent.has(one),
      );
      if (!token) break;
      spent.add(token);
      spendToken(game, bearer, token, 'spend');
    } while (
      tired(game.state, bearer).reduce((sum, ship) => sum + exhausted(ship), 0) > spent.size &&
      bearer.defense.some((one) => one.side !== 'discarded' && !spent.has(one)) &&
      wanted(game, bearer, card, bearer)
    );
    for (let left = spent.size; left > 0; left--) {
      const friend = pickOne(game, bearer.player, acting, tired(game.state, bearer));
      if (friend) readyTokens(game, friend, 1, card.because);
    }
  },
};

/** The ship whose copy was exhausted suffers the damage. */
const copySuffers: StrangeCode = {
  act: (game, { card, paid }) => {
    if (paid.copyOf) sufferAnywhere(game, paid.copyOf, 1, card.because);
  },
};

const attackingShip = (state: ArmadaState): Ship | null => {
  const piece = state.attack && pieceOf(state, state.attack.attacker);
  return piece && isShip(piece) && inPlay(piece) ? piece : null;
};

/** The attacker is raided, of its own choice; no raid token twice (raid-tokens.1). */
const raidAttacker: StrangeCode = {
  may: (state) => (attackingShip(state)?.raids.length ?? COMMANDS.length) < COMMANDS.length,
  act: (game, { card }) => {
    const ship = attackingShip(game.state);
    const open = COMMANDS.filter((one) => ship?.raids.includes(one) === false);
    if (!ship || open.length === 0) return;
    const command = chooseCommand(game, ship.player, ship, open, card.because);
    ship.raids.push(command);
    game.emit({ kind: 'raid-token', ship: ship.id, command, because: card.because });
  },
};

/** An enemy pays with a squadron dial for the card to be exhausted. */
const ransom: StrangeCode = {
  may: (_, { other }) => !!other && isShip(other) && other.revealed.includes('squadron'),
  act: (game, { bearer, card, other }) => {
    if (!other || !isShip(other) || !wanted(game, other, card, bearer)) return;
    other.revealed.splice(other.revealed.indexOf('squadron'), 1);
    game.emit({ kind: 'dial-discarded', ship: other.id, command: 'squadron', because: card.because });
    useUp(game, { bearer, card }, 'exhaust');
  },
};

const isFlagship = ({ upgrades }: Ship): boolean =>
  upgrades.some(({ id }) => upgradeCard(id)?.icons.includes('commander'));

/** Small ships of a player but the flagship, before the fleets are deployed. */
const smallOnes = ({ ships }: ArmadaState, { player }: Bearer): readonly Ship[] =>
  ships.filter(
    (ship) =>
      ship.player === player &&
      ship.place !== 'destroyed' &&
      cardOf(ship).size === 'small' &&
      !isFlagship(ship),
  );

/** The card goes to another ship. */
const passCard: StrangeCode = {
  may: (state, { bearer }) => smallOnes(state, bearer).length > 0,
  act: (game, acting, ship) => {
    const { bearer, card } = acting;
    const to = pickOne(game, bearer.player, acting, smallOnes(game.state, bearer));
    if (to && card.upgrade && isShip(ship)) passUpgrade(game, ship, to, card.upgrade, card.because);
  },
};

/** A commander and an officer go to the ship that has just arrived, also those that are discarded, which stay so. */
const handOver: StrangeCode = {
  act: (game, { bearer, card }, ship) => {
    const to = arrivedBy(game.state, bearer, card.name);
    if (!to || !isShip(ship)) return;
    for (const icon of ['commander', 'officer'] as const) {
      const upgrade = chooseUpgradeOrNone(
        game,
        ship,
        card.because,
        ({ id }) => upgradeCard(id)?.icons.includes(icon) === true && mayCarry(to, id),
      );
      if (upgrade) passUpgrade(game, ship, to, upgrade, card.because);
    }
  },
};

/** Whether a ship may be equipped with one more upgrade. */
function mayCarry(ship: Ship, id: string): boolean {
  const cards = [...ship.upgrades.map((one) => one.id), id].flatMap((one) => upgradeCard(one) ?? []);
  return upgradeRefusals(cardOf(ship), cards).length === 0;
}

const isFleetCommand = ({ id, side }: Upgrade): boolean =>
  side !== 'discarded' && upgradeCard(id)?.icons.includes('fleet-command') === true;

/**
 * Fleet commands that may take the place of one: any of the faction whose name no card of the fleet has, whatever it
 * costs (answers of the publisher, April 2018). One that was replaced is no card of the fleet any more, one that was
 * discarded for its effect still is.
 */
function otherFleetCommands({ ships, upgradeCosts }: ArmadaState, ship: Ship): readonly string[] {
  const { faction } = cardOf(ship);
  const fleet = ships.filter(({ player }) => player === ship.player);
  const carried = new Set(
    fleet.flatMap(({ upgrades }) => upgrades.map(({ id }) => upgradeCard(id)?.name ?? id)),
  );
  return upgradeCards()
    .filter(
      ({ id, name, icons, factions }) =>
        icons.includes('fleet-command') &&
        (factions.length === 0 || factions.includes(faction)) &&
        !carried.has(name) &&
        (!upgradeCosts || upgradeCosts.some((one) => one.id === id)),
    )
    .map(({ id }) => id);
}

/** The fleet command of the ship is exchanged for another one, which counts for its cost from then on. */
const changeFleetCommand: StrangeCode = {
  may: (state, { bearer }) =>
    isShip(bearer) && bearer.upgrades.some(isFleetCommand) && otherFleetCommands(state, bearer).length > 0,
  act: (game, { card }, ship) => {
    if (!isShip(ship)) return;
    const at = ship.upgrades.findIndex(isFleetCommand);
    const old = ship.upgrades[at];
    if (!old) return;
    const { upgrade: id } = game.choose({
      form: 'choice',
      kind: 'pick-upgrade',
      player: ship.player,
      because: card.because,
      ship: ship.id,
      options: otherFleetCommands(game.state, ship).map((upgrade) => ({ upgrade })),
    });
    const points = game.state.upgradeCosts?.find((one) => one.id === id)?.points;
    ship.points += (points ?? 0) - (old.points ?? 0);
    ship.upgrades[at] = { id, side: 'readied', tokens: [], ...(points !== undefined && { points }) };
    game.emit({ kind: 'upgrade-replaced', ship: ship.id, upgrade: old.id, by: id, because: card.because });
  },
};

/** An upgrade is equipped to another ship, whose cost it counts for from then on. */
export function passUpgrade(game: ArmadaGame, from: Ship, to: Ship, upgrade: Upgrade, because: string): void {
  if (from === to) return;
  from.upgrades = from.upgrades.filter((one) => one !== upgrade);
  to.upgrades.push(upgrade);
  from.points -= upgrade.points ?? 0;
  to.points += upgrade.points ?? 0;
  game.emit({ kind: 'upgrade-passed', ship: from.id, to: to.id, upgrade: upgrade.id, because });
}

export const CARD_ACTS = {
  'take-card-tokens': takeCardTokens,
  'ready-for-spent': readyForSpent,
  'copy-suffers': copySuffers,
  'raid-attacker': raidAttacker,
  ransom,
  'pass-card': passCard,
  'hand-over': handOver,
  'change-fleet-command': changeFleetCommand,
} as const;

import { beginsWith } from '@firing-arc/referee';
import type { Ability, ModifierOf } from '../abilities/language/vocabulary.ts';
import { upgradeCard } from '../cards/index.ts';
import { cardOf, pilotOf, typeOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import type { DeployWay } from './questions.ts';

/** Which ships are docked with which, as their cards say: asked without a look at any other ability. */

type Rule<Name extends string> = Extract<ModifierOf, { readonly rule: Name }>;

/** A rule that abilities bring; undefined without it. */
export const ruleIn = <Name extends ModifierRule>(
  abilities: readonly Ability[],
  name: Name,
): Rule<Name> | undefined => {
  for (const ability of abilities)
    if (ability.kind === 'modifier' && 'rule' in ability.of && ability.of.rule === name)
      return ability.of as Rule<Name>;
  return undefined;
};
type ModifierRule = Extract<ModifierOf, { readonly rule: unknown }>['rule'];

/** What an upgrade card of a ship that is not discarded says of docking. */
export function titleRule<Name extends 'docks' | 'escape-ship' | 'takes-aboard'>(
  ship: Ship,
  name: Name,
): Rule<Name> | undefined {
  for (const upgrade of ship.upgrades) {
    const rule = upgrade.discarded ? undefined : ruleIn(cardOf(upgrade).abilities, name);
    if (rule) return rule;
  }
  return undefined;
}

/** A docked ship lies beside the play area, and nothing of it acts or is acted on (docked-ships.2). */
export const isDocked = (ship: Ship): boolean => ship.place === 'docked';

/** The ships that are docked with a carrier. */
export const dockedWith = (state: FirstState, carrier: Ship): readonly Ship[] =>
  state.ships.filter((ship) => ship.carrier === carrier.id && isDocked(ship));

/** Those that it may deploy after a maneuver, which it may not once its title is discarded (docked-ships.11). */
export const deployable = (state: FirstState, carrier: Ship): readonly Ship[] =>
  titleRule(carrier, 'docks') || titleRule(carrier, 'takes-aboard') ? dockedWith(state, carrier) : [];

/** Docks the ships of a game whose cards say so, before it begins (docked-ships.1). */
export function dockShips(ships: readonly Ship[]): void {
  for (const carrier of ships) {
    const docks = titleRule(carrier, 'docks');
    const escapes = titleRule(carrier, 'escape-ship');
    const aboard = ships.find(
      (ship) =>
        ship.player === carrier.player &&
        ship.carrier < 0 &&
        (ship.card === escapes?.pilot ||
          (typeOf(ship).id === docks?.type &&
            ship.upgrades.some(({ id }) => beginsWith(id) === docks.title))),
    );
    if (aboard) Object.assign(aboard, { place: 'docked', carrier: carrier.id });
  }
}

/** The pilots of ships that come aboard a ship with an upgrade card, and that no squad has by itself (docked-ships.12). */
export function comesAboard(upgrade: string): readonly string[] {
  const rule = ruleIn(upgradeCard(upgrade)?.abilities ?? [], 'escape-ship');
  return rule ? [rule.pilot] : [];
}

/** Whether a ship leaves its carrier only when that is lost, and then has its pilot skill and ability (docked-ships.12, .13). */
export const takesOver = (ship: Ship): boolean => ruleIn(pilotOf(ship).abilities, 'takes-over') !== undefined;

/** Whether a ship whose carrier is lost has a card that lets it deploy then. */
export const mayEscape = (state: FirstState, ship: Ship): boolean =>
  titleRule(state.ships[ship.carrier]!, 'escape-ship') !== undefined;

/** The carrier whose pilot ability a ship on the table has; undefined for all others. */
export const predecessor = (state: FirstState, ship: Ship): Ship | undefined =>
  ship.carrier >= 0 && !isDocked(ship) && takesOver(ship) ? state.ships[ship.carrier] : undefined;

/** The abilities that the docked ships of a carrier lend it, by their cards (docked-ships.10). */
export const lentAboard = (
  state: FirstState,
  carrier: Ship,
): readonly { readonly card: string; readonly gives: readonly Ability[] }[] =>
  deployable(state, carrier).flatMap((ship) =>
    ship.upgrades.flatMap((upgrade) => {
      const rule = ruleIn(cardOf(upgrade).abilities, 'while-docked');
      return rule ? [{ card: upgrade.id, gives: rule.gives }] : [];
    }),
  );

/** Every way for a docked ship to deploy: a maneuver of its dial with a template ahead of it, by the guides allowed (docked-ships.3, .4, .12). */
export function deployWays(ship: Ship): readonly DeployWay[] {
  const guides: readonly DeployWay['guides'][] = takesOver(ship) ? ['front', 'rear'] : ['rear'];
  const entries = typeOf(ship).dial.flatMap(({ maneuver: { bearing } }, entry) =>
    bearing === 'stationary' || bearing.startsWith('reverse') ? [] : [entry],
  );
  return guides.flatMap((one) => entries.map((entry) => ({ guides: one, entry })));
}

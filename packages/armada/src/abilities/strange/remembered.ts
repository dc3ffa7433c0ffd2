/** What is noted for strange acts while other things happen: only where a card in play asks for it. */
import type { Ship, Squadron } from '../../state.ts';
import { mayHave } from '../kinds.ts';
import { beginOn, nameOf } from '../lasting.ts';
import { abilitiesOf } from '../library.ts';
import { cardsOf } from '../scene.ts';
import type { StrangeAct } from './acts.ts';

const COMMANDED = 'commanded';

/** A ship activates a squadron by command. */
export function noteCommanded(ship: Ship, squadron: Squadron): void {
  if (turnsBack(ship))
    beginOn(ship, { card: COMMANDED, on: nameOf(squadron), what: '', until: 'activation' });
}

/** Whether a card of a ship asks for that. */
const turnsBack = (ship: Ship): boolean =>
  mayHave(ship, 'at after-command') &&
  cardsOf(ship).some(({ abilities }) =>
    abilities.some(
      (one) =>
        one.kind === 'trigger' &&
        one.does.some((does) => does.kind === 'strange' && does.act === 'turn-back'),
    ),
  );

/** Whether a ship has activated a squadron by command in its activation. */
export const wereCommanded = ({ lasting }: Ship, squadron: Squadron): boolean =>
  lasting.some(({ card, on }) => card === COMMANDED && on === nameOf(squadron));

/** Acts by which upgrades change ships. */
const PASSING: readonly StrangeAct[] = ['pass-card', 'hand-over', 'change-fleet-command'];

/** Whether an upgrade may pass upgrades to another ship or change them, so that their costs matter. */
export const passesUpgrades = (id: string): boolean => doesOneOf(id, PASSING);

/** Whether an upgrade may bring in fleet commands, so that the costs of all of them matter. */
export const bringsFleetCommands = (id: string): boolean => doesOneOf(id, ['change-fleet-command']);

const doesOneOf = (id: string, acts: readonly StrangeAct[]): boolean =>
  (abilitiesOf(id) ?? []).some(
    (one) =>
      one.kind === 'trigger' && one.does.some((does) => does.kind === 'strange' && acts.includes(does.act)),
  );

const STAYS = 'stays';

/** A squadron cannot move in the activation that goes on, by a card. */
export const noteStay = (squadron: Squadron, by: string): void =>
  beginOn(squadron, { card: STAYS, on: '', what: by, until: 'activation' });

/** The card by which a squadron cannot move; null when none keeps it. */
export const staysBy = ({ lasting }: Squadron): string | null =>
  lasting.find(({ card }) => card === STAYS)?.what ?? null;

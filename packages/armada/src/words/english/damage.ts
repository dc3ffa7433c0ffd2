import type { DamageEvent } from '../../damage/events.ts';
import type { DamageQuestion, EffectChoice } from '../../damage/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel } from '../labels.ts';
import { list, of, titled, zone } from './terms.ts';

/** What damage does. */
export function damageEvent(told: DamageEvent, view: ArmadaState): string {
  const ship = 'ship' in told ? shipLabel(view, told.ship) : '';
  switch (told.kind) {
    case 'shield-lost':
      return `${of(ship)} ${zone(told.zone)} loses a shield, ${told.shields} left`;
    case 'damage-dealt':
      return `${ship} gets ${told.card === null ? 'a facedown damage card' : titled(told.card)}`;
    case 'damage-flipped':
      return `${titled(told.card)} of ${ship} turns facedown`;
    case 'damage-turned-up':
      return `a card of ${ship} turns faceup: ${titled(told.card)}`;
    case 'damage-discarded':
      return `${ship} discards ${told.card === '' ? 'a damage card' : titled(told.card)}`;
    case 'hull-lost':
      return `${squadronLabel(view, told.squadron)} has ${told.hull} hull left`;
    case 'deck-reshuffled':
      return `the discard pile becomes a damage deck of ${told.cards} cards`;
    case 'ship-destroyed':
      return `${ship} is destroyed`;
    case 'squadron-destroyed':
      return `${squadronLabel(view, told.squadron)} is destroyed`;
    case 'defense-token-discarded':
      return `${ship} loses its ${told.token}`;
    case 'dial-changed':
      return `the top dial of ${ship} is set anew`;
  }
}

/** What a player is asked about damage. */
export function damageQuestion(asked: DamageQuestion, view: ArmadaState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'damage-zone':
      return `Which zone of ${ship} suffers the damage?`;
    case 'choose-effect':
      return `What does ${titled(asked.card)} do to ${ship}?`;
    case 'discard-defense-token':
      return `Which defense token does ${ship} discard?`;
    case 'shield-failure':
      return `Which zones of ${ship} lose a shield?`;
    case 'projector-misaligned':
      return `Which zone of ${ship} loses its shields?`;
  }
}

/** Undefined when there is no such option. */
export function damageOption(asked: DamageQuestion, index: number): string | undefined {
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('zones' in one) return one.zones.length === 0 ? 'none' : `the ${list(one.zones.map(zone))}`;
  if ('zone' in one) return `the ${zone(one.zone)}`;
  return 'name' in one ? one.name : effectWords(one);
}

function effectWords({ kind }: EffectChoice): string {
  switch (kind) {
    case 'slow':
      return 'speed down by one';
    case 'new-top-command':
      return 'a new command on the top dial';
    case 'suffer':
      return 'suffer one damage';
    case 'reveal-nothing':
      return 'discard the dial and reveal none';
  }
}

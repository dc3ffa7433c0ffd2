import type { DamageEvent } from '../../damage/events.ts';
import type { DamageQuestion } from '../../damage/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel, titled, upgradeName } from '../labels.ts';
import { command, die, list, of, zone } from './terms.ts';

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
    case 'defense-token-turned': {
      const whose = told.squadron === undefined ? ship : squadronLabel(view, told.squadron);
      return `a ${told.token} of ${whose} is ${told.now}`;
    }
    case 'slider-turned':
      return `${squadronLabel(view, told.squadron)} counts as activated`;
    case 'dial-gained':
      return `${ship} gains a ${command(told.command)} dial`;
    case 'dials-seen':
      return `${told.dials === 1 ? 'the top dial' : `${told.dials} dials`} of ${ship} ${told.dials === 1 ? 'is' : 'are'} looked at`;
    case 'dials-shown':
      return `${ship} shows its new dials: ${list(told.commands.map(command))}`;
    case 'command-on-card':
      return `a ${command(told.command)} token is laid on ${upgradeName(told.upgrade)} of ${ship}`;
    case 'die-on-card':
      return `a die lies on ${upgradeName(told.upgrade)} of ${ship}: ${die(told)}`;
    case 'upgrade-passed':
      return `${upgradeName(told.upgrade)} goes from ${ship} to ${shipLabel(view, told.to)}`;
    case 'upgrade-replaced':
      return `${upgradeName(told.by)} takes the place of ${upgradeName(told.upgrade)} on ${ship}`;
    case 'slider-turned-back':
      return `${squadronLabel(view, told.squadron)} may be activated again`;
    case 'target-moved':
      return `the attack now strikes the ${zone(told.zone)} of ${ship}`;
    case 'card-command':
      return `${upgradeName(told.upgrade)} of ${ship} uses up ${command(told.command)}`;
  }
}

/** What a player is asked about damage. */
export function damageQuestion(asked: DamageQuestion, view: ArmadaState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'damage-zone':
      return `Which zone of ${ship} suffers the damage?`;
    case 'discard-defense-token':
      return `Which defense token does ${ship} discard?`;
    case 'shield-failure':
      return `Which zones of ${ship} lose a shield?`;
    case 'projector-misaligned':
      return `Which zone of ${ship} loses its shields?`;
  }
}

import { de, list } from '@firing-arc/referee/grammar/french';
import type { DamageEvent } from '../../damage/events.ts';
import type { DamageQuestion } from '../../damage/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel, titled, upgradeName } from '../labels.ts';
import { command, commandDial, commandToken, defenseTokenNoun, die, side, theZone } from './terms.ts';

/** What damage does. */
export function damageEvent(told: DamageEvent, view: ArmadaState): string {
  const ship = 'ship' in told ? shipLabel(view, told.ship) : '';
  switch (told.kind) {
    case 'shield-lost':
      return `${theZone(told.zone)} ${de(ship)} perd un bouclier, il en reste ${told.shields}`;
    case 'damage-dealt':
      return `${ship} reçoit ${told.card === null ? 'une carte de dégâts face cachée' : titled(told.card)}`;
    case 'damage-flipped':
      return `${titled(told.card)} ${de(ship)} est retournée face cachée`;
    case 'damage-turned-up':
      return `une carte ${de(ship)} est retournée face visible : ${titled(told.card)}`;
    case 'damage-discarded':
      return `${ship} défausse ${told.card === '' ? 'une carte de dégâts' : titled(told.card)}`;
    case 'hull-lost':
      return `il reste ${told.hull} de coque à ${squadronLabel(view, told.squadron)}`;
    case 'deck-reshuffled':
      return `la défausse devient un paquet de dégâts de ${told.cards} ${told.cards === 1 ? 'carte' : 'cartes'}`;
    case 'ship-destroyed':
      return `${ship} est détruit`;
    case 'squadron-destroyed':
      return `${squadronLabel(view, told.squadron)} est détruit`;
    case 'defense-token-discarded':
      return `${ship} perd un ${defenseTokenNoun(told.token)}`;
    case 'dial-changed':
      return `le cadran du dessus ${de(ship)} est réglé à nouveau`;
    case 'defense-token-turned': {
      const whose = told.squadron === undefined ? ship : squadronLabel(view, told.squadron);
      return `un ${defenseTokenNoun(told.token)} ${de(whose)} est ${side(told.now)}`;
    }
    case 'slider-turned':
      return `${squadronLabel(view, told.squadron)} compte comme activé`;
    case 'dial-gained':
      return `${ship} gagne un ${commandDial(told.command)}`;
    case 'dials-seen':
      return told.dials === 1
        ? `le cadran du dessus ${de(ship)} est regardé`
        : `${told.dials} cadrans ${de(ship)} sont regardés`;
    case 'dials-shown':
      return `${ship} montre ses nouveaux cadrans : ${list(told.commands.map(command))}`;
    case 'command-on-card':
      return `un ${commandToken(told.command)} est posé sur ${upgradeName(told.upgrade)} ${de(ship)}`;
    case 'die-on-card':
      return `un dé est posé sur ${upgradeName(told.upgrade)} ${de(ship)} : ${die(told)}`;
    case 'upgrade-passed':
      return `${upgradeName(told.upgrade)} passe de ${ship} à ${shipLabel(view, told.to)}`;
    case 'upgrade-replaced':
      return `${upgradeName(told.by)} prend la place de ${upgradeName(told.upgrade)} sur ${ship}`;
    case 'slider-turned-back':
      return `${squadronLabel(view, told.squadron)} peut être activé à nouveau`;
    case 'target-moved':
      return `l’attaque frappe maintenant ${theZone(told.zone)} ${de(ship)}`;
    case 'card-command':
      return `${upgradeName(told.upgrade)} ${de(ship)} consomme un ${commandToken(told.command)}`;
  }
}

/** What a player is asked about damage. */
export function damageQuestion(asked: DamageQuestion, view: ArmadaState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'damage-zone':
      return `Quelle zone ${de(ship)} subit les dégâts ?`;
    case 'discard-defense-token':
      return `Quel pion de défense ${ship} défausse-t-il ?`;
    case 'shield-failure':
      return `Quelles zones ${de(ship)} perdent un bouclier ?`;
    case 'projector-misaligned':
      return `Quelle zone ${de(ship)} perd ses boucliers ?`;
  }
}

import { list } from '@firing-arc/referee/grammar/german';
import type { DamageEvent } from '../../damage/events.ts';
import type { DamageQuestion } from '../../damage/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel, titled, upgradeName } from '../labels.ts';
import { command, commandDial, commandToken, defenseToken, die, side, theZone } from './terms.ts';

/** What damage does. */
export function damageEvent(told: DamageEvent, view: ArmadaState): string {
  const ship = 'ship' in told ? shipLabel(view, told.ship) : '';
  switch (told.kind) {
    case 'shield-lost':
      return `${theZone(told.zone)} von ${ship} verliert einen Schild, noch ${told.shields}`;
    case 'damage-dealt':
      return `${ship} erhält ${told.card === null ? 'eine verdeckte Schadenskarte' : titled(told.card)}`;
    case 'damage-flipped':
      return `${titled(told.card)} von ${ship} wird verdeckt`;
    case 'damage-turned-up':
      return `eine Karte von ${ship} wird aufgedeckt: ${titled(told.card)}`;
    case 'damage-discarded':
      return `${ship} legt ${told.card === '' ? 'eine Schadenskarte' : titled(told.card)} ab`;
    case 'hull-lost':
      return `${squadronLabel(view, told.squadron)} hat noch Hülle ${told.hull}`;
    case 'deck-reshuffled':
      return `aus dem Ablagestapel wird ein Schadensstapel mit ${told.cards} ${told.cards === 1 ? 'Karte' : 'Karten'}`;
    case 'ship-destroyed':
      return `${ship} ist zerstört`;
    case 'squadron-destroyed':
      return `${squadronLabel(view, told.squadron)} ist zerstört`;
    case 'defense-token-discarded':
      return `${ship} verliert ${defenseToken(told.token)}`;
    case 'dial-changed':
      return `das oberste Rad von ${ship} wird neu eingestellt`;
    case 'defense-token-turned': {
      const whose = told.squadron === undefined ? ship : squadronLabel(view, told.squadron);
      return `${defenseToken(told.token)} von ${whose} ist jetzt ${side(told.now)}`;
    }
    case 'slider-turned':
      return `${squadronLabel(view, told.squadron)} gilt als aktiviert`;
    case 'dial-gained':
      return `${ship} erhält ein ${commandDial(told.command)}`;
    case 'dials-seen':
      return told.dials === 1
        ? `das oberste Rad von ${ship} wird angesehen`
        : `${told.dials} Räder von ${ship} werden angesehen`;
    case 'dials-shown':
      return `${ship} zeigt die neuen Räder: ${list(told.commands.map(command))}`;
    case 'command-on-card':
      return `ein ${commandToken(told.command)} wird auf ${upgradeName(told.upgrade)} von ${ship} gelegt`;
    case 'die-on-card':
      return `auf ${upgradeName(told.upgrade)} von ${ship} liegt ein Würfel: ${die(told)}`;
    case 'upgrade-passed':
      return `${upgradeName(told.upgrade)} geht von ${ship} auf ${shipLabel(view, told.to)} über`;
    case 'upgrade-replaced':
      return `${upgradeName(told.by)} tritt auf ${ship} an die Stelle von ${upgradeName(told.upgrade)}`;
    case 'slider-turned-back':
      return `${squadronLabel(view, told.squadron)} darf noch einmal aktiviert werden`;
    case 'target-moved':
      return `der Angriff trifft jetzt ${theZone(told.zone)} von ${ship}`;
    case 'card-command':
      return `${upgradeName(told.upgrade)} von ${ship} verbraucht ${command(told.command)}`;
  }
}

/** What a player is asked about damage. */
export function damageQuestion(asked: DamageQuestion, view: ArmadaState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'damage-zone':
      return `Welche Zone von ${ship} nimmt den Schaden?`;
    case 'discard-defense-token':
      return `Welchen Verteidigungsmarker legt ${ship} ab?`;
    case 'shield-failure':
      return `Welche Zonen von ${ship} verlieren einen Schild?`;
    case 'projector-misaligned':
      return `Welche Zone von ${ship} verliert ihre Schilde?`;
  }
}

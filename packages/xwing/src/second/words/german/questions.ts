import type { SecondQuestion } from '../../questions.ts';
import type { SecondState } from '../../state.ts';
import { abilityNameIn, pool, shipLabel, upgradeName } from '../labels.ts';
import { conditionQuestion } from './conditions.ts';
import { deviceQuestion } from './devices.ts';
import { dockQuestion } from './docking.ts';
import { hugeQuestion } from './huge.ts';
import { faces, marker, obstacle } from './terms.ts';
import { wingQuestion } from './wings.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: SecondQuestion, view: SecondState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'choose-obstacle':
      return 'Welches Hindernis legst du als Nächstes?';
    case 'place-obstacle':
      return `Wohin kommt ${obstacle(view, asked.obstacle)}?`;
    case 'place-marker':
      return `Wohin kommt ${marker(view, asked.marker)}?`;
    case 'choose-marker':
      return MARKER_QUESTIONS[asked.action](ship);
    case 'forget-knowledge':
      return 'Welches Schiff gibt auf, was es erfahren hat?';
    case 'jettison':
      return `Wirft ${ship} ab, was es schleppt?`;
    case 'choose-deployment':
      return 'Welches Schiff stellst du als Nächstes auf?';
    case 'place-ship':
      return `Wo wird ${ship} aufgestellt?`;
    case 'turret':
      return asked.upgrade
        ? `Wohin richtet ${ship} ${upgradeName(asked.upgrade)}?`
        : `Wohin richtet ${ship} seinen Turm?`;
    case 'dials':
      return 'Stelle auf jedem Rad ein Manöver ein.';
    case 'choose-activation':
      return 'Welches Schiff wird als Nächstes aktiviert?';
    case 'choose-engagement':
      return 'Welches Schiff kämpft als Nächstes?';
    case 'tallon-placement':
      return `Wo beendet ${ship} seine Tallon-Rolle?`;
    case 'action':
      return actionQuestion(asked.because, ship);
    case 'choose-system':
      return 'Welches Schiff handelt in der Systemphase als Nächstes?';
    case 'system':
      return `Was tut ${ship} in der Systemphase?`;
    case 'slam':
      return `Welches Manöver fliegt ${ship} mit seinem SLAM?`;
    case 'set-dial':
      return `Worauf stellt ${ship} sein Rad?`;
    case 'jam-target':
      return `Welches Schiff stört ${ship}?`;
    case 'jam-removal':
      return `Was verliert ${ship} durch das Störsignal?`;
    case 'tractor-move':
      return `${ship} ist im Traktorstrahl: Wie bewegst du es?`;
    case 'tractor-rotation':
      return `Dreht sich ${ship} für 1 Stressmarker?`;
    case 'barrel-roll-side':
      return `Nach welcher Seite macht ${ship} die Fassrolle?`;
    case 'barrel-roll-placement':
      return `Wo beendet ${ship} seine Fassrolle?`;
    case 'boost-direction':
      return `In welche Richtung gibt ${ship} Schub?`;
    case 'lock-target':
      return `Was erfasst ${ship} als Ziel?`;
    case 'reinforce-side':
      return `Welche Seite verstärkt ${ship}?`;
    case 'coordinate-target':
      return `Welches Schiff koordiniert ${ship}?`;
    case 'attack':
      return `Wen greift ${ship} an?`;
    case 'attack-line':
      return `Mehrere Linien sind gleich kurz: Entlang welcher greift ${ship} an?`;
    case 'modify-attack-dice':
      return `${attackTitle(view)}: ${faces(pool(view, 'attack'))}. Die Angriffswürfel verändern?`;
    case 'modify-defense-dice':
      return `${attackTitle(view)}: ${faces(pool(view, 'attack'))} gegen ${faces(pool(view, 'defense'))}. Die Verteidigungswürfel verändern?`;
    case 'spend-result':
      return `Welches Ergebnis gibt ${ship} für den Trefferschaden aus?`;
    case 'reload':
      return `Welche Aufwertung lädt ${ship} nach?`;
    case 'order-abilities':
      return 'Welche deiner Fähigkeiten kommt als Nächstes?';
    case 'use-ability':
      return `Nutzt ${ship} ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'choose-ship':
      return `Wen wählt ${ship} für ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'replacement':
      return `${ship} erleidet gleich Schaden: Was geschieht stattdessen?`;
    case 'choose-die':
      return `Welcher Würfel für ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'place-device':
    case 'remove-device':
    case 'choose-detonation':
    case 'lay-object':
    case 'mine-target':
    case 'seismic-obstacle':
    case 'expose-or-strain':
    case 'relocate':
    case 'droid-guides':
      return deviceQuestion(asked, view);
    case 'remove-condition':
    case 'search-deck':
    case 'choose-condition':
      return conditionQuestion(asked, view);
    case 'start-docked':
    case 'dock-instead':
    case 'emergency-deploy':
    case 'deploy-maneuver':
      return dockQuestion(asked, view);
    case 'share-indicator':
    case 'choose-set-down':
    case 'set-down':
    case 'rotate-set-down':
      return hugeQuestion(asked, view);
    case 'leave-wing':
    case 'join-wing':
      return wingQuestion(asked, view);
    case 'choose-token':
      return `Welcher Marker für ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'choose-upgrade':
      return `Welche Aufwertung für ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'exchange-upgrades':
      return `Welche Aufwertungen werden durch ${abilityName(view, asked.ability, asked.ship)} getauscht?`;
    case 'guess-number':
      return `Wie viele, für ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'guess-dial':
      return `Was zeigt das Rad von ${ship}?`;
    case 'choose-face':
      return `Welches Ergebnis für ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'choose-effect':
      return `Was geschieht durch ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'rotate-ship':
      return `Wie dreht sich ${ship}?`;
    case 'repair-which':
      return `Welche Schadenskarte repariert ${ship}?`;
  }
}

type MarkerAction = Extract<SecondQuestion, { kind: 'choose-marker' }>['action'];

const MARKER_QUESTIONS: Readonly<Record<MarkerAction, (ship: string) => string>> = {
  tow: (ship) => `Was schleppt ${ship} ab?`,
  scramble: (ship) => `Was entschlüsselt ${ship}?`,
  transmit: (ship) => `Von wo überträgt ${ship}?`,
};

/** The same question is asked at several moments; its ruling tells which. */
function actionQuestion(because: string, ship: string): string {
  switch (because) {
    case 'xwing2:linked-action.1':
      return `Führt ${ship} die verbundene Aktion aus?`;
    case 'xwing2:overlap.10':
      return `${ship} ist gegen einen Feind geflogen: Führt es eine rote Aktion aus?`;
    case 'xwing2:coordinate.3':
      return `${ship} wird koordiniert: Welche Aktion führt es aus?`;
    case 'xwing2:actions.17':
      return `Führt ${ship} die Aktion aus, die seine Fähigkeit erlaubt?`;
    default:
      return `Welche Aktion führt ${ship} aus?`;
  }
}

function attackTitle({ attack, ...rest }: SecondState): string {
  if (!attack) return 'Der Angriff';
  const view = { ...rest, attack };
  return `${shipLabel(view, attack.attacker)} greift ${shipLabel(view, attack.defender)} an`;
}

/** An ability by the card it stands on. */
export const abilityName = abilityNameIn({
  linked: 'die verbundene Aktion',
  unknown: 'eine Fähigkeit',
  own: (ship) => `die Fähigkeit von ${ship}`,
});

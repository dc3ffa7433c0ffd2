import type { Incomplete } from '@firing-arc/words';
import type { SecondQuestion } from '../../questions.ts';
import type { QuestionPhrases } from '../questions.ts';
import { deviceName } from './devices.ts';

type MarkerAction = Extract<SecondQuestion, { kind: 'choose-marker' }>['action'];

const MARKER_QUESTIONS: Readonly<Record<MarkerAction, (ship: string) => string>> = {
  tow: (ship) => `Was schleppt ${ship} ab?`,
  scramble: (ship) => `Was entschlüsselt ${ship}?`,
  transmit: (ship) => `Von wo überträgt ${ship}?`,
};

/** What a player is asked. */
export const QUESTIONS: Incomplete<QuestionPhrases> = {
  anAttack: 'Der Angriff',
  attackOf: (attacker, defender) => `${attacker} greift ${defender} an`,
  modifyAttackDice: (title, attack) => `${title}: ${attack}. Die Angriffswürfel verändern?`,
  modifyDefenseDice: (title, attack, defense) =>
    `${title}: ${attack} gegen ${defense}. Die Verteidigungswürfel verändern?`,
  performing: (ship) => `${ship}: Wähle eine Aktion.`,
  performingBecause: {
    'xwing2:linked-action.1': (ship) => `${ship}: die verbundene Aktion?`,
    'xwing2:overlap.10': (ship) => `${ship} ist gegen einen Feind geflogen: eine rote Aktion?`,
    'xwing2:coordinate.3': (ship) => `${ship} wird koordiniert: Wähle eine Aktion.`,
    'xwing2:actions.17': (ship) => `Führt ${ship} die Aktion aus, die seine Fähigkeit erlaubt?`,
  },
  asked: {
    'choose-obstacle': 'Wähle ein Hindernis zum Legen.',
    'place-obstacle': ({ obstacle }) => `Lege ${obstacle}.`,
    'place-marker': ({ marker }) => `Lege ${marker}.`,
    'choose-marker': ({ ship }, { action }) => MARKER_QUESTIONS[action](ship),
    'forget-knowledge': 'Welches Schiff gibt auf, was es erfahren hat?',
    jettison: ({ ship }) => `Wirft ${ship} ab, was es schleppt?`,
    'choose-deployment': 'Welches Schiff stellst du auf?',
    'place-ship': ({ ship }) => `Stelle ${ship} auf.`,
    turret: ({ ship, upgrade }) =>
      upgrade ? `Wohin richtet ${ship} ${upgrade}?` : `Wohin richtet ${ship} seinen Turm?`,
    dials: 'Stelle deine Räder ein.',
    'choose-activation': 'Welches Schiff aktivierst du?',
    'choose-engagement': 'Mit welchem Schiff kämpfst du?',
    'tallon-placement': ({ ship }) => `Wo beendet ${ship} seine Tallon-Rolle?`,
    'choose-system': 'Welches Schiff handelt in der Systemphase als Nächstes?',
    system: ({ ship }) => `Was tut ${ship} in der Systemphase?`,
    slam: ({ ship }) => `Welches Manöver fliegt ${ship} mit seinem SLAM?`,
    'set-dial': ({ ship }) => `Worauf stellt ${ship} sein Rad?`,
    'jam-target': ({ ship }) => `Welches Schiff stört ${ship}?`,
    'jam-removal': ({ ship }) => `Was verliert ${ship} durch das Störsignal?`,
    'tractor-move': ({ ship }) => `${ship} ist im Traktorstrahl: Wie bewegst du es?`,
    'tractor-rotation': ({ ship }) => `Dreht sich ${ship} für 1 Stressmarker?`,
    'barrel-roll-side': ({ ship }) => `Nach welcher Seite macht ${ship} die Fassrolle?`,
    'barrel-roll-placement': ({ ship }) => `Wo beendet ${ship} seine Fassrolle?`,
    'boost-direction': ({ ship }) => `In welche Richtung gibt ${ship} Schub?`,
    'lock-target': ({ ship }) => `${ship} erfasst: Wähle ein Ziel.`,
    'reinforce-side': ({ ship }) => `Welche Seite verstärkt ${ship}?`,
    'coordinate-target': ({ ship }) => `Welches Schiff koordiniert ${ship}?`,
    attack: ({ ship }) => `${ship} greift an: Wähle ein Ziel.`,
    'attack-line': ({ ship }) => `Mehrere Linien sind gleich kurz: Entlang welcher greift ${ship} an?`,
    'spend-result': ({ ship }) => `Welches Ergebnis gibt ${ship} für den Trefferschaden aus?`,
    reload: ({ ship }) => `Welche Aufwertung lädt ${ship} nach?`,
    'order-abilities': 'Welche deiner Fähigkeiten kommt als Nächstes?',
    'use-ability': ({ ship, ability }) => `Nutzt ${ship} ${ability}?`,
    'choose-ship': ({ ship, ability }) => `Wen wählt ${ship} für ${ability}?`,
    replacement: ({ ship }) => `${ship} erleidet gleich Schaden: Was geschieht stattdessen?`,
    'choose-die': ({ ability }) => `Welcher Würfel für ${ability}?`,
    'choose-token': ({ ability }) => `Welcher Marker für ${ability}?`,
    'choose-upgrade': ({ ability }) => `Welche Aufwertung für ${ability}?`,
    'exchange-upgrades': ({ ability }) => `Welche Aufwertungen werden durch ${ability} getauscht?`,
    'guess-number': ({ ability }) => `Wie viele, für ${ability}?`,
    'guess-dial': ({ ship }) => `Was zeigt das Rad von ${ship}?`,
    'choose-face': ({ ability }) => `Welches Ergebnis für ${ability}?`,
    'choose-effect': ({ ability }) => `Was geschieht durch ${ability}?`,
    'rotate-ship': ({ ship }) => `Wie dreht sich ${ship}?`,
    'repair-which': ({ ship }) => `Welche Schadenskarte repariert ${ship}?`,
    'place-device': ({ ship }) => `Legt ${ship} ein Gerät?`,
    'lay-object': ({ device }) => `Lege ${device}.`,
    'remove-device': ({ ship }) => `Welches Gerät entfernt ${ship}?`,
    'choose-detonation': 'Welches deiner Geräte explodiert als Nächstes?',
    'mine-target': ({ device }) =>
      `${device} liegt unter mehreren Schiffen: Unter welchem explodiert die Mine?`,
    'seismic-obstacle': ({ device }) => `Welches Hindernis zerbricht durch ${device}?`,
    'expose-or-strain': ({ ship }) =>
      `Deckt ${ship} eine Schadenskarte auf, oder bekommt es einen Anstrengungsmarker?`,
    relocate: ({ ship }) => `Wohin bewegt sich ${ship}?`,
    'droid-guides': ({ ship }) =>
      `An welchem Ende von ${ship} setzt sich ${deviceName('buzzdroidswarm')} fest?`,
    'remove-condition': ({ card }) => `${card}: Welche dieser Karten wird zuerst entfernt?`,
    'search-deck': ({ ship }) => `Welche Schadenskarte wird für ${ship} ausgesucht?`,
    'choose-condition': ({ ship }) => `Welchen Zustand bekommt ${ship}?`,
    'start-docked': ({ ship }) => `Beginnt ${ship} angedockt?`,
    'dock-instead': ({ ship, carrier }) => `${ship} ist gegen ${carrier} geflogen: Dockt es an?`,
    'emergency-deploy': ({ ship }) => `Der Träger von ${ship} ist verloren: Dockt es ab, für 1 Kritschaden?`,
    'deploy-maneuver': ({ ship }) => `Mit welchem Manöver dockt ${ship} ab?`,
    'share-indicator': ({ ship }) => `Welche zwei Geschütztürme von ${ship} teilen sich einen Zeiger?`,
    'choose-set-down': ({ huge }) => `Welches Schiff kommt als nächstes hinter ${huge}?`,
    'set-down': ({ ship, huge }) => `Wohin kommt ${ship} hinter ${huge}?`,
    'rotate-set-down': ({ ship }) => `Drehst du ${ship}?`,
    'leave-wing': ({ ship }) => `Verlässt ${ship} seine Formation?`,
    'join-wing': ({ ship }) => `Schließt sich ${ship} seiner Formation an?`,
  },
};

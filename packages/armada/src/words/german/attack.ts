import type { AttackEvent, AttackStepName, Modification } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import type { AttackKind, Party } from '../../attack/schema.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';
import {
  atReach,
  color,
  colors,
  command,
  defenseToken,
  dice,
  effect,
  party,
  player,
  side,
  theZone,
  zoneDative,
} from './terms.ts';

const STEPS: Readonly<Record<AttackStepName, string>> = {
  'declare-target': 'ein Ziel wird angesagt',
  'roll-attack-dice': 'Angriffswürfel werden geworfen',
  'resolve-attack-effects': 'Angriffseffekte werden abgehandelt',
  'spend-defense-tokens': 'Verteidigungsmarker dürfen ausgegeben werden',
  'resolve-damage': 'der Schaden wird abgehandelt',
  'declare-additional-target': 'eine weitere Staffel darf angegriffen werden',
};

const HOW: Readonly<Record<AttackKind, readonly [verb: string, apart: string]>> = {
  attack: ['greift', ' an'],
  snipe: ['nimmt', ' aufs Korn'],
  counter: ['greift', ' zurück an'],
  salvo: ['greift', ' mit einer Salve an'],
  ignition: ['greift', ' mit Zündung an'],
};

const CHANGED: Readonly<Record<Modification, readonly [verb: string, apart: string]>> = {
  add: ['fügt', ' hinzu'],
  reroll: ['wirft', ' neu'],
  spend: ['gibt', ' aus'],
  cancel: ['hebt', ' auf'],
  remove: ['entfernt', ''],
  change: ['dreht', ''],
  set: ['legt', ' dazu'],
};

/** "die linke Zone der Fregatte", or the squadron. */
function withZone(view: ArmadaState, one: Party): string {
  const name = party(view, one);
  return one.kind === 'zone' ? `${theZone(one.zone)} von ${name}` : name;
}

const SUPPRESSED: Readonly<Record<'accuracy' | 'critical-effect', string>> = {
  accuracy: 'kann keine Präzision ausgeben',
  'critical-effect': 'kann keinen kritischen Effekt abhandeln',
};

/** What happens in an attack. */
export function attackEvent(told: AttackEvent, view: ArmadaState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'no-attack':
      return `${party(view, told.attacker)} greift nicht an`;
    case 'attack-step':
      return STEPS[told.step];
    case 'attack': {
      const [verb, apart] = HOW[told.how];
      const obstructed = told.obstructed ? ', behindert' : '';
      return `${withZone(view, told.attacker)} ${verb} ${withZone(view, told.defender)} ${atReach(told.reach)}${apart}${obstructed}`;
    }
    case 'dice-gathered':
      return `Würfel: ${colors(told.dice)}`;
    case 'die-not-rolled':
      return `ein ${color(told.color)}er Würfel wird nicht geworfen`;
    case 'die-replaced':
      return `ein ${color(told.to)}er Würfel ersetzt einen ${color(told.from)}en`;
    case 'attack-canceled':
      return 'der Angriff wird abgebrochen';
    case 'dice-rolled':
      return `${player(told.player)} wirft: ${dice(told.dice)}`;
    case 'dice-modified': {
      const [verb, apart] = CHANGED[told.how];
      return `${player(told.player)} ${verb} einen ${color(told.color)}en Würfel${apart}: ${dice(told.dice)}`;
    }
    case 'suppressed':
      return told.what === 'defense-tokens'
        ? `${party(view, told.party)} kann jetzt nicht ausgeben: ${told.tokens.map(defenseToken).join(', ')}`
        : `${party(view, told.party)} ${SUPPRESSED[told.what]}`;
    case 'token-locked':
      return `eine Präzision sperrt ${defenseToken(told.token)} von ${party(view, told.defender)}`;
    case 'defense-token-spent':
      return `${party(view, told.defender)} gibt ${defenseToken(told.token)} aus, jetzt ${side(told.now)}`;
    case 'defense-token-exhausted':
      return `${defenseToken(told.token)} von ${party(view, told.defender)} wird erschöpft`;
    case 'redirect-zone':
      return `${ship(told.ship)} leitet auf ${theZone(told.zone)} um`;
    case 'critical-effect':
      return told.effect === 'standard'
        ? 'ein kritischer Effekt: Die erste Schadenskarte wird offen ausgeteilt'
        : `ein kritischer Effekt: ${effect(told.effect)}`;
    case 'targeting-placed':
      return `${ship(told.ship)} legt seinen Zielmarker`;
    case 'targeting-removed':
      return `der Zielmarker von ${ship(told.ship)} wird entfernt`;
    case 'effect-used':
      return `${party(view, told.party)} nutzt ${effect(told.effect)}`;
    case 'upgrade-used':
      return `${upgradeName(told.upgrade)} von ${ship(told.ship)} ist jetzt ${side(told.now)}`;
    case 'damage-totaled':
      return `${told.braced ? 'abgefangen: ' : ''}der Angriff macht ${told.damage} Schaden`;
    case 'redirected':
      return `${ship(told.ship)} nimmt ${told.damage} davon auf der ${zoneDative(told.zone)}`;
    case 'raid-token':
      return `${ship(told.ship)} erhält einen Überfallmarker: ${command(told.command)}`;
  }
}

/** What a player is asked in an attack. */
export function attackQuestion(asked: AttackQuestion, view: ArmadaState): string {
  const shown = dice(view.attack?.dice ?? []);
  switch (asked.kind) {
    case 'attack':
      return 'Wähle die angreifende Zone und ihr Ziel.';
    case 'next-squadron':
      return 'Welche Staffel greifst du als nächste an?';
    case 'die-not-rolled':
      return 'Welcher Würfel wird nicht geworfen?';
    case 'replace-die':
      return 'Welcher Würfel macht Platz für welchen?';
    case 'attack-effect':
      return `Was tust du mit den Angriffswürfeln (${shown})?`;
    case 'add-die':
      return 'Einen Würfel welcher Farbe fügst du hinzu?';
    case 'reroll-die':
      return `Welcher Würfel wird neu geworfen (${shown})?`;
    case 'spend-die':
      return `Welcher Würfel wird ausgegeben (${shown})?`;
    case 'defense-token':
      return `Welchen Verteidigungsmarker gibst du aus (${shown})?`;
    case 'evade-die':
      return asked.how === 'cancel'
        ? `Welcher Würfel wird aufgehoben (${shown})?`
        : `Welcher Würfel wird neu geworfen (${shown})?`;
    case 'evade-more':
      return 'Legst du den Ausweichmarker ab, um noch einen Würfel zu treffen?';
    case 'redirect-zone':
      return 'Auf welche Zone leitest du um?';
    case 'redirect-more':
      return 'Auf welche weitere Zone leitest du um?';
    case 'pick-color':
      return `Würfel welcher Farbe (${shown})?`;
    case 'critical-effect':
      return 'Welchen kritischen Effekt nutzt du?';
    case 'redirect-damage':
      return `Wie viel Schaden nimmt ${theZone(asked.zone)}?`;
    case 'aim-token':
      return `Legt ${shipLabel(view, asked.ship)} seinen Zielmarker?`;
    case 'counter':
      return 'Greifst du zurück an?';
    case 'raid':
      return 'Welchen Überfallmarker erhält das Schiff?';
    case 'change-die':
      return `Welcher Würfel wird gedreht (${shown})?`;
    case 'spend-shield':
      return 'Aus welcher Zone gibst du einen Schild aus?';
    case 'unlock-token':
      return 'Welcher gesperrte Marker darf doch ausgegeben werden?';
  }
}

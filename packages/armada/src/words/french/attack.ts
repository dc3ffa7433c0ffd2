import { de } from '@firing-arc/referee/grammar/french';
import type { AttackEvent, AttackStepName, Modification } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import type { AttackKind, Party } from '../../attack/schema.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';
import {
  color,
  colors,
  command,
  defenseToken,
  defenseTokenNoun,
  dice,
  effect,
  party,
  player,
  reach,
  side,
  theZone,
} from './terms.ts';

const STEPS: Readonly<Record<AttackStepName, string>> = {
  'declare-target': 'une cible est déclarée',
  'roll-attack-dice': 'les dés d’attaque sont lancés',
  'resolve-attack-effects': 'les effets d’attaque sont résolus',
  'spend-defense-tokens': 'des pions de défense peuvent être dépensés',
  'resolve-damage': 'les dégâts sont résolus',
  'declare-additional-target': 'un autre escadron peut être attaqué',
};

const HOW: Readonly<Record<AttackKind, string>> = {
  attack: 'attaque',
  snipe: 'tire de loin sur',
  counter: 'riposte contre',
  salvo: 'tire une salve sur',
  ignition: 'attaque par ignition',
};

const CHANGED: Readonly<Record<Modification, string>> = {
  add: 'ajoute',
  reroll: 'relance',
  spend: 'dépense',
  cancel: 'annule',
  remove: 'retire',
  change: 'change',
  set: 'pose',
};

/** "la zone gauche de la frégate", or the squadron. */
function withZone(view: ArmadaState, one: Party): string {
  const name = party(view, one);
  return one.kind === 'zone' ? `${theZone(one.zone)} ${de(name)}` : name;
}

const SUPPRESSED: Readonly<Record<'accuracy' | 'critical-effect', string>> = {
  accuracy: 'ne peut pas dépenser sa précision',
  'critical-effect': 'ne peut pas résoudre d’effet critique',
};

/** What happens in an attack. */
export function attackEvent(told: AttackEvent, view: ArmadaState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'no-attack':
      return `${party(view, told.attacker)} n’attaque pas`;
    case 'attack-step':
      return STEPS[told.step];
    case 'attack': {
      const obstructed = told.obstructed ? ', attaque gênée' : '';
      return `${withZone(view, told.attacker)} ${HOW[told.how]} ${withZone(view, told.defender)} à ${reach(told.reach)}${obstructed}`;
    }
    case 'dice-gathered':
      return `dés : ${colors(told.dice)}`;
    case 'die-not-rolled':
      return `un dé ${color(told.color)} n’est pas lancé`;
    case 'die-replaced':
      return `un dé ${color(told.to)} remplace un ${color(told.from)}`;
    case 'attack-canceled':
      return 'l’attaque est annulée';
    case 'dice-rolled':
      return `${player(told.player)} lance ${dice(told.dice)}`;
    case 'dice-modified':
      return `${player(told.player)} ${CHANGED[told.how]} un dé ${color(told.color)} : ${dice(told.dice)}`;
    case 'suppressed':
      return told.what === 'defense-tokens'
        ? `${party(view, told.party)} ne peut pas dépenser : ${told.tokens.map(defenseToken).join(', ')}`
        : `${party(view, told.party)} ${SUPPRESSED[told.what]}`;
    case 'token-locked':
      return `une précision verrouille un ${defenseTokenNoun(told.token)} ${de(party(view, told.defender))}`;
    case 'defense-token-spent':
      return `${party(view, told.defender)} dépense un ${defenseTokenNoun(told.token)}, maintenant ${side(told.now)}`;
    case 'defense-token-exhausted':
      return `un ${defenseTokenNoun(told.token)} ${de(party(view, told.defender))} est épuisé`;
    case 'redirect-zone':
      return `${ship(told.ship)} redirige vers ${theZone(told.zone)}`;
    case 'critical-effect':
      return told.effect === 'standard'
        ? 'un effet critique : la première carte de dégâts est distribuée face visible'
        : `un effet critique : ${effect(told.effect)}`;
    case 'targeting-placed':
      return `${ship(told.ship)} place son pion de visée`;
    case 'targeting-removed':
      return `le pion de visée ${de(ship(told.ship))} est retiré`;
    case 'effect-used':
      return `${party(view, told.party)} utilise ${effect(told.effect)}`;
    case 'upgrade-used':
      return `${upgradeName(told.upgrade)} ${de(ship(told.ship))} est ${side(told.now, 'f')}`;
    case 'damage-totaled':
      return `${told.braced ? 'avec renforcement, ' : ''}l’attaque fait ${told.damage} ${told.damage > 1 ? 'dégâts' : 'dégât'}`;
    case 'redirected':
      return `${ship(told.ship)} en subit ${told.damage} sur ${theZone(told.zone)}`;
    case 'raid-token':
      return `${ship(told.ship)} reçoit un pion de raid : ${command(told.command)}`;
  }
}

/** What a player is asked in an attack. */
export function attackQuestion(asked: AttackQuestion, view: ArmadaState): string {
  const shown = dice(view.attack?.dice ?? []);
  switch (asked.kind) {
    case 'attack':
      return 'Choisissez la zone qui attaque et sa cible.';
    case 'next-squadron':
      return 'Quel escadron attaquez-vous ensuite ?';
    case 'die-not-rolled':
      return 'Quel dé n’est pas lancé ?';
    case 'replace-die':
      return 'Quel dé fait place à quel autre ?';
    case 'attack-effect':
      return `Que faites-vous des dés d’attaque (${shown}) ?`;
    case 'add-die':
      return 'Un dé de quelle couleur ajoutez-vous ?';
    case 'reroll-die':
      return `Quel dé est relancé (${shown}) ?`;
    case 'spend-die':
      return `Quel dé est dépensé (${shown}) ?`;
    case 'defense-token':
      return `Quel pion de défense dépensez-vous (${shown}) ?`;
    case 'evade-die':
      return asked.how === 'cancel' ? `Quel dé est annulé (${shown}) ?` : `Quel dé est relancé (${shown}) ?`;
    case 'evade-more':
      return 'Défaussez-vous le pion d’évasion pour un dé de plus ?';
    case 'redirect-zone':
      return 'Vers quelle zone redirigez-vous ?';
    case 'redirect-more':
      return 'Vers quelle autre zone redirigez-vous ?';
    case 'pick-color':
      return `Des dés de quelle couleur (${shown}) ?`;
    case 'critical-effect':
      return 'Quel effet critique résolvez-vous ?';
    case 'redirect-damage':
      return `Combien de dégâts ${theZone(asked.zone)} subit-elle ?`;
    case 'aim-token':
      return `${shipLabel(view, asked.ship)} place-t-il son pion de visée ?`;
    case 'counter':
      return 'Ripostez-vous ?';
    case 'raid':
      return 'Quel pion de raid le vaisseau reçoit-il ?';
    case 'change-die':
      return `Quel dé est changé (${shown}) ?`;
    case 'spend-shield':
      return 'De quelle zone dépensez-vous un bouclier ?';
    case 'unlock-token':
      return 'Quel pion verrouillé peut quand même être dépensé ?';
  }
}

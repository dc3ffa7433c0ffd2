import type { AttackEvent, AttackStepName, Modification } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import type { AttackKind, Party } from '../../attack/schema.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';
import { colors, command, dice, effect, of, party, player, reach, zone } from './terms.ts';

const STEPS: Readonly<Record<AttackStepName, string>> = {
  'declare-target': 'a target is declared',
  'roll-attack-dice': 'attack dice are rolled',
  'resolve-attack-effects': 'attack effects are resolved',
  'spend-defense-tokens': 'defense tokens may be spent',
  'resolve-damage': 'damage is resolved',
  'declare-additional-target': 'another squadron may be attacked',
};

const HOW: Readonly<Record<AttackKind, string>> = {
  attack: 'attacks',
  snipe: 'snipes at',
  counter: 'attacks back at',
  salvo: 'fires a salvo at',
  ignition: 'attacks by ignition',
};

const SUPPRESSED: Readonly<Record<'accuracy' | 'critical-effect', string>> = {
  accuracy: 'cannot spend its accuracy',
  'critical-effect': 'cannot resolve a critical effect',
};

const CHANGED: Readonly<Record<Modification, string>> = {
  add: 'adds',
  reroll: 'rerolls',
  spend: 'spends',
  cancel: 'cancels',
  remove: 'removes',
  change: 'changes',
  set: 'sets',
};

/** "the left zone of the frigate", or the squadron. */
function withZone(view: ArmadaState, one: Party): string {
  const name = party(view, one);
  return one.kind === 'zone' ? `the ${zone(one.zone)} of ${name}` : name;
}

/** What happens in an attack. */
export function attackEvent(told: AttackEvent, view: ArmadaState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'no-attack':
      return `${party(view, told.attacker)} does not attack`;
    case 'attack-step':
      return STEPS[told.step];
    case 'attack': {
      const obstructed = told.obstructed ? ', obstructed' : '';
      return `${withZone(view, told.attacker)} ${HOW[told.how]} ${withZone(view, told.defender)} at ${reach(told.reach)}${obstructed}`;
    }
    case 'dice-gathered':
      return `dice: ${colors(told.dice)}`;
    case 'die-not-rolled':
      return `one ${told.color} die is not rolled`;
    case 'die-replaced':
      return `a ${told.to} die replaces a ${told.from} one`;
    case 'attack-canceled':
      return 'the attack is canceled';
    case 'dice-rolled':
      return `${player(told.player)} rolls ${dice(told.dice)}`;
    case 'dice-modified':
      return `${player(told.player)} ${CHANGED[told.how]} a ${told.color} die: ${dice(told.dice)}`;
    case 'suppressed':
      return told.what === 'defense-tokens'
        ? `${party(view, told.party)} cannot spend: ${told.tokens.join(', ')}`
        : `${party(view, told.party)} ${SUPPRESSED[told.what]}`;
    case 'token-locked':
      return `an accuracy locks the ${told.token} of ${party(view, told.defender)}`;
    case 'defense-token-spent':
      return `${party(view, told.defender)} spends ${told.token}, now ${told.now}`;
    case 'defense-token-exhausted':
      return `the ${told.token} of ${party(view, told.defender)} is exhausted`;
    case 'redirect-zone':
      return `${ship(told.ship)} redirects to its ${zone(told.zone)}`;
    case 'critical-effect':
      return told.effect === 'standard'
        ? 'a critical effect: the first damage card is dealt faceup'
        : `a critical effect: ${effect(told.effect)}`;
    case 'targeting-placed':
      return `${ship(told.ship)} places its targeting token`;
    case 'targeting-removed':
      return `the targeting token of ${ship(told.ship)} is removed`;
    case 'effect-used':
      return `${party(view, told.party)} uses ${effect(told.effect)}`;
    case 'upgrade-used':
      return `${of(ship(told.ship))} ${upgradeName(told.upgrade)} is ${told.now}`;
    case 'damage-totaled':
      return `${told.braced ? 'braced, ' : ''}the attack does ${told.damage} damage`;
    case 'redirected':
      return `${ship(told.ship)} takes ${told.damage} of it on its ${zone(told.zone)}`;
    case 'raid-token':
      return `${ship(told.ship)} gets a raid token for ${command(told.command)}`;
  }
}

/** What a player is asked in an attack. */
export function attackQuestion(asked: AttackQuestion, view: ArmadaState): string {
  const shown = dice(view.attack?.dice ?? []);
  switch (asked.kind) {
    case 'attack':
      return 'Choose the hull zone that attacks and its target.';
    case 'next-squadron':
      return 'Which squadron do you attack next?';
    case 'die-not-rolled':
      return 'Which die is not rolled?';
    case 'replace-die':
      return 'Which die makes room for which?';
    case 'attack-effect':
      return `What do you do with the attack dice (${shown})?`;
    case 'add-die':
      return 'A die of which color do you add?';
    case 'reroll-die':
      return `Which die is rerolled (${shown})?`;
    case 'spend-die':
      return `Which die is spent (${shown})?`;
    case 'defense-token':
      return `Which defense token do you spend (${shown})?`;
    case 'evade-die':
      return asked.how === 'cancel'
        ? `Which die is canceled (${shown})?`
        : `Which die is rerolled (${shown})?`;
    case 'evade-more':
      return 'Do you discard the evade for one more die?';
    case 'redirect-zone':
      return 'To which zone do you redirect?';
    case 'redirect-more':
      return 'To which further zone do you redirect?';
    case 'pick-color':
      return `Dice of which color (${shown})?`;
    case 'critical-effect':
      return 'Which critical effect do you resolve?';
    case 'redirect-damage':
      return `How much damage does the ${zone(asked.zone)} take?`;
    case 'aim-token':
      return `Does ${shipLabel(view, asked.ship)} place its targeting token?`;
    case 'counter':
      return 'Do you attack back?';
    case 'raid':
      return 'Which raid token does the ship get?';
    case 'change-die':
      return `Which die is changed (${shown})?`;
    case 'spend-shield':
      return 'From which zone do you spend a shield?';
    case 'unlock-token':
      return 'Which locked token may be spent after all?';
  }
}

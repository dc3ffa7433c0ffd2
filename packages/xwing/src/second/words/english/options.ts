import type { Template } from '../../../common/index.ts';
import type { Effect } from '../../abilities/language.ts';
import { upgradeCard } from '../../cards/index.ts';
import { dialFor, findAbility, weaponsOf } from '../../game.ts';
import { isDoubleTurret } from '../../huge/turrets.ts';
import type {
  ActionOption,
  AttackOption,
  DecloakMove,
  LockOption,
  ModifyOption,
  PlacementOption,
  SecondQuestion,
  SystemOption,
  TriggerOption,
} from '../../questions.ts';
import { hasDoubleTurret } from '../../setup/setup.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { effectText } from './abilities/effects.ts';
import { ability } from './abilities.ts';
import { conditionAnswer } from './conditions.ts';
import { deviceLabel, deviceOption, placingWords, relocatingWords } from './devices.ts';
import { dockAnswer, dockWords } from './docking.ts';
import { abilityName, pool } from './questions.ts';
import {
  action,
  arc,
  colouredAction,
  face,
  faces,
  maneuver,
  marker,
  obstacle,
  placement,
  sentence,
  template,
  token,
  turret,
  upgradeName,
} from './terms.ts';

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export function option(asked: SecondQuestion, index: number, view: SecondState, part = 0): string {
  return sentence(optionWords(asked, index, view, part) ?? `Option ${index + 1}`);
}

/** Undefined when there is no such option. */
function optionWords(
  asked: SecondQuestion,
  index: number,
  view: SecondState,
  part: number,
): string | undefined {
  switch (asked.kind) {
    case 'choose-obstacle':
      return given(asked.options[index], (one) => obstacle(view, one.obstacle));
    case 'place-obstacle':
    case 'place-marker':
    case 'place-ship':
      return 'a place on the table';
    case 'choose-marker':
      return given(asked.options[index], (one) => marker(view, one.marker));
    case 'jettison':
      return given(asked.options[index], ({ use }) =>
        use ? 'yes: the opponent places it at range 1 of the ship' : 'no, keep it',
      );
    case 'share-indicator':
      return given(
        asked.options[index],
        ({ upgrade, other }) => `${upgradeName(upgrade)} and ${upgradeName(other)}`,
      );
    case 'choose-deployment':
    case 'choose-set-down':
    case 'forget-knowledge':
    case 'choose-activation':
    case 'choose-engagement':
    case 'coordinate-target':
    case 'choose-system':
    case 'jam-target':
      return given(asked.options[index], (one) => shipLabel(view, one.ship));
    case 'turret':
      return given(asked.options[index], (one) =>
        turret(one.arc, asked.upgrade ? isDoubleTurret(asked.upgrade) : isDouble(view, asked.ship)),
      );
    case 'dials':
      return given(asked.parts[part], ({ about, options }) =>
        given(options[index], (one) => dialEntry(view, about, one.entry)),
      );
    case 'tallon-placement':
    case 'barrel-roll-placement':
      return given(asked.options[index], placementWords);
    case 'action':
      return given(asked.options[index], (one) => actionWords(one, asked.options, view, asked.ship));
    case 'system':
      return given(asked.options[index], (one) => systemWords(one, view, asked.ship));
    case 'exchange-upgrades':
      return given(
        asked.options[index],
        (one) =>
          `${upgradeName(one.upgrade)} of ${shipLabel(view, one.ship)} for ${upgradeName(one.otherUpgrade)} of ${shipLabel(view, one.other)}`,
      );
    case 'guess-number':
      return given(asked.options[index], (one) => `${one.number}`);
    case 'guess-dial':
    case 'slam':
    case 'set-dial':
      return given(asked.options[index], (one) => dialEntry(view, asked.ship, one.entry));
    case 'jam-removal':
      return given(asked.options[index], (one) =>
        one.kind === 'token'
          ? token(one.token, 1)
          : `its lock on ${lockWords({ kind: one.target, id: one.on }, view)}`,
      );
    case 'tractor-move':
      return given(asked.options[index], ({ move }) => (move === 'none' ? 'not at all' : MOVES[move]));
    case 'tractor-rotation':
    case 'rotate-set-down':
      return given(asked.options[index], ({ degrees }) =>
        degrees === 0 ? 'no' : `90° to the ${degrees < 0 ? 'left' : 'right'}`,
      );
    case 'barrel-roll-side':
      return given(asked.options[index], (one) => wayWords(one.side, one.template));
    case 'reinforce-side':
      return asked.options[index]?.side;
    case 'boost-direction':
      return given(asked.options[index], (one) => wayWords(one.direction, one.template));
    case 'lock-target':
      return given(asked.options[index], (one) => lockWords(one, view));
    case 'attack':
      return given(asked.options[index], (one) => attackWords(one, asked.ship, view));
    case 'attack-line':
      return given(asked.options[index], (one) =>
        one.obstructed ? 'along the obstructed line' : 'along the clear line',
      );
    case 'modify-attack-dice':
      return given(asked.options[index], (one) => modifyWords(one, 'attack', view));
    case 'modify-defense-dice':
      return given(asked.options[index], (one) => modifyWords(one, 'defense', view));
    case 'spend-result':
      return given(asked.options[index], ({ die }) => face(pool(view, 'attack')[die] ?? 'hit'));
    case 'reload':
      return given(asked.options[index], (one) => reloadWords(one.upgrade, view, asked.ship));
    case 'order-abilities':
      return given(asked.options[index], (one) => triggerWords(one, asked.options, view));
    case 'leave-wing':
    case 'join-wing':
      return given(asked.options[index], ({ use }) => (use ? 'yes' : 'no'));
    case 'use-ability':
      return given(asked.options[index], ({ use }) =>
        use ? `yes: ${abilityWords(view, asked.ability, asked.ship)}` : 'no',
      );
    case 'choose-ship':
      return given(asked.options[index], ({ target }) => (target < 0 ? 'nobody' : shipLabel(view, target)));
    case 'replacement':
      return given(asked.options[index], (one) =>
        one.ship < 0
          ? 'nothing, the ship suffers the damage'
          : `${shipLabel(view, one.ship)}: ${abilityWords(view, one.ability, one.ship)}`,
      );
    case 'choose-die':
      return given(asked.options[index], ({ die }) => `die ${die + 1}`);
    case 'choose-token':
      return given(asked.options[index], (one) => token(one.token));
    case 'choose-upgrade':
      return given(asked.options[index], ({ upgrade }) => reloadWords(upgrade, view, asked.ship));
    case 'choose-face':
      return given(asked.options[index], (one) => face(one.face));
    case 'choose-effect':
      return given(asked.options[index], (one) => effectWords(view, asked.ability, asked.ship, one.effect));
    case 'rotate-ship':
      return given(asked.options[index], ({ degrees }) => `turn ${turnWords(degrees)}`);
    case 'place-device':
    case 'remove-device':
    case 'choose-detonation':
    case 'place-remote':
    case 'mine-target':
    case 'seismic-obstacle':
    case 'expose-or-strain':
    case 'relocate':
    case 'droid-guides':
      return deviceOption(asked, index, view);
    case 'remove-condition':
    case 'search-deck':
    case 'choose-condition':
      return conditionAnswer(asked, index, view);
    case 'start-docked':
    case 'dock-instead':
    case 'emergency-deploy':
    case 'deploy-maneuver':
      return dockAnswer(asked, index, view);
    case 'repair-which':
      return given(asked.options[index], ({ name }) => name ?? 'a facedown card');
  }
}

const given = <One>(one: One | undefined, words: (one: One) => string | undefined): string | undefined =>
  one === undefined ? undefined : words(one);

const isDouble = (view: SecondState, id: number): boolean => hasDoubleTurret(view.ships[id]?.card ?? '');

function dialEntry(view: SecondState, id: number, entry: number): string | undefined {
  const ship = view.ships[id];
  const shown = ship && dialFor(ship)[entry];
  return shown && `${maneuver(shown.maneuver)} (${shown.difficulty})`;
}

function systemWords(one: SystemOption | { readonly kind: 'done' }, view: SecondState, id: number): string {
  switch (one.kind) {
    case 'ability':
      return `${abilityName(view, one.ability, id)}: ${abilityWords(view, one.ability, id)}`;
    case 'decloak':
      return `decloak: ${MOVES[one.move]}`;
    case 'device':
      return placingWords(one);
    case 'relocate':
      return relocatingWords(one);
    case 'dock':
    case 'deploy':
      return dockWords(one, id, view);
    case 'done':
      return 'nothing more';
  }
}

const MOVES: Readonly<Record<DecloakMove, string>> = {
  'roll-left': 'barrel roll left',
  'roll-right': 'barrel roll right',
  boost: 'boost straight ahead',
};

const wayWords = (way: string, by: Template | undefined): string => (by ? `${way}, ${template(by)}` : way);

const placementWords = ({ placement: name, at }: PlacementOption): string =>
  `${placement(name)}, at ${Math.round(at.x)}, ${Math.round(at.y)}, facing ${Math.round(at.facing)}°`;

/** An action by its name; of a card with several actions also what this one does. */
function actionWords(
  one: ActionOption,
  all: readonly ActionOption[],
  view: SecondState,
  ship: number,
): string {
  switch (one.kind) {
    case 'action':
      return colouredAction(one.action, one.difficulty);
    case 'repair':
      return `repair ${one.name}`;
    case 'card': {
      const colour = one.difficulty === 'white' ? '' : `${one.difficulty} `;
      const same = all.filter((other) => other.kind === 'card' && other.name === one.name);
      const what = same.length < 2 ? '' : `: ${abilityWords(view, one.ability, ship)}`;
      return `${colour}action of ${one.name}${what}`;
    }
    case 'scenario':
      return action(one.action);
    case 'none':
      return 'no action';
  }
}

const lockWords = ({ kind, id }: LockOption, view: SecondState): string =>
  kind === 'ship' ? shipLabel(view, id) : kind === 'device' ? deviceLabel(view, id) : obstacle(view, id);

function attackWords(one: AttackOption, id: number, view: SecondState): string {
  if (one.kind === 'none') return 'no attack';
  const ship = view.ships[id];
  const weapon = ship && weaponsOf(ship)[one.weapon];
  const special =
    weapon?.special && `${upgradeCard(weapon.special.upgrade)?.name ?? weapon.special.upgrade}, `;
  const through = weapon?.arc.endsWith('turret') ? `turret, pointing to the ${arc(one.arc)}` : arc(one.arc);
  return `${shipLabel(view, one.target)} at range ${one.range} (${special ?? ''}${through}, attack value ${weapon?.value ?? '?'})`;
}

function reloadWords(id: string, view: SecondState, ship: number): string {
  const charges = view.ships[ship]?.upgrades.find((upgrade) => upgrade.id === id)?.charges;
  const card = upgradeCard(id);
  return `${card?.name ?? id} (${charges ?? '?'} of ${card?.charges?.limit ?? '?'} charges)`;
}

function modifyWords(one: ModifyOption, dice: 'attack' | 'defense', view: SecondState): string {
  const shown = pool(view, dice);
  const picked = (at: readonly number[]) => faces(at.map((die) => shown[die] ?? 'blank'));
  const success = dice === 'attack' ? 'hit' : 'evade';
  switch (one.kind) {
    case 'spend-focus':
      return `spend a focus token: ${faces(shown.filter((other) => other === 'focus'))} to ${face(success)}`;
    case 'spend-calculate':
      return `spend a calculate token: 1 focus to ${face(success)}`;
    case 'spend-force':
      return `spend 1 Force: 1 focus to ${face(success)}`;
    case 'spend-evade':
      return `spend an evade token: ${picked([one.die])} to ${face('evade')}`;
    case 'use-knowledge':
      return `give up what it learned: ${picked([one.die])} to ${face(dice === 'attack' ? 'crit' : 'evade')}`;
    case 'spend-lock':
      return `spend the lock: reroll ${picked(one.dice)}`;
    case 'ability': {
      const name = abilityName(view, one.ability, one.ship);
      const ship = view.ships[one.ship];
      const owned = ship && findAbility(ship, one.ability);
      if (owned?.ability.kind !== 'dice') return `use ${name}`;
      const { effect } = owned.ability;
      switch (effect.kind) {
        case 'add':
          return `use ${name}: add ${face(effect.face)}`;
        case 'reroll':
          return `use ${name}: reroll ${picked(one.dice)}`;
        case 'change':
          return `use ${name}: ${picked(one.dice)} to ${face(effect.to === 'success' ? success : effect.to)}`;
        case 'spend-result':
          return `use ${name}: spend ${picked(one.dice)}`;
      }
      return `use ${name}`;
    }
    case 'done':
      return 'leave the dice as they are';
  }
}

/** An ability that is queued, by its card; of a card with several also what this one does. */
function triggerWords(one: TriggerOption, all: readonly TriggerOption[], view: SecondState): string {
  const named = ({ ability: ref, ship }: TriggerOption) =>
    `${shipLabel(view, ship)}: ${abilityName(view, ref, ship)}`;
  const same = all.filter((other) => named(other) === named(one));
  return same.length < 2 ? named(one) : `${named(one)}: ${abilityWords(view, one.ability, one.ship)}`;
}

/** What an ability on a ship does; its name when the ship does not have it any more. */
function abilityWords(view: SecondState, ref: string, id: number): string {
  const ship = view.ships[id];
  const owned = ship && findAbility(ship, ref);
  return owned ? ability(owned.ability) : abilityName(view, ref, id);
}

const turnWords = (degrees: 90 | -90 | 180): string =>
  degrees === 180 ? '180°' : degrees > 0 ? '90° right' : '90° left';

/** One of the effects that an ability offers, by its place among them. */
function effectWords(view: SecondState, ref: string, id: number, at: number): string {
  const ship = view.ships[id];
  const owned = ship && findAbility(ship, ref);
  if (owned?.ability.kind !== 'trigger' && owned?.ability.kind !== 'action') return `effect ${at + 1}`;
  const option = choicesIn(owned.ability.effect)[at];
  return option ? effectText(option, 'may') : `effect ${at + 1}`;
}

/** The effects of the first choice inside an effect. */
function choicesIn(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case 'either':
      return effect.options;
    case 'choose':
    case 'each':
    case 'let':
    case 'if':
      return choicesIn(effect.then);
    case 'in-turn':
      return effect.effects.map(choicesIn).find((found) => found.length > 0) ?? [];
    case 'if-done':
      return [effect.first, effect.then].map(choicesIn).find((found) => found.length > 0) ?? [];
    default:
      return [];
  }
}

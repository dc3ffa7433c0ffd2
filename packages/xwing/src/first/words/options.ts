import type { Maneuver } from '../../common/index.ts';
import type { Effect } from '../abilities/language.ts';
import { findAbility } from '../abilities/owned.ts';
import type { AbilityQuestion } from '../abilities/questions.ts';
import type { AttackQuestion, ModifyOption } from '../attack/questions.ts';
import type { BombWay } from '../bombs/ways.ts';
import { chassisOf, type ManeuverDifficulty } from '../cards/index.ts';
import { cardOf, shipOf, typeOf } from '../game.ts';
import type {
  ActionOption,
  BoostWay,
  DecloakMove,
  Edge,
  FirstQuestion,
  PerformedAction,
  ReinforcedSide,
  RollWay,
  TractorMove,
} from '../questions.ts';
import type { FirstState, Token } from '../state.ts';
import { cardNamed, damageCard, shipLabel, upgradeName } from './labels.ts';

/** Which phrase says what an option is; the phrases are those of a language. */

/** What a language calls the things that options are made of. */
export interface OptionTerms {
  readonly spaced: (text: string) => string;
  readonly player: (player: number) => string;
  readonly obstacle: (view: FirstState, id: number) => string;
  readonly edge: (edge: Edge) => string;
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly difficulty: (color: ManeuverDifficulty) => string;
  readonly action: (action: PerformedAction) => string;
  readonly token: (token: Token, count?: number) => string;
  readonly face: (face: string) => string;
  readonly faces: (faces: readonly string[]) => string;
  readonly quarter: (arc: number) => string;
  readonly rollWay: (way: RollWay) => string;
  readonly bombWay: (way: BombWay) => string;
  readonly decloakMove: (move: DecloakMove) => string;
  readonly tractorMove: (move: TractorMove) => string;
  readonly boostWay: (way: BoostWay) => string;
}

/** What cards say, in options that are about them. */
export interface OptionCards {
  /** An effect as a choice among others. */
  readonly effect: (effect: Effect) => string;
}

type Say = OptionTerms & OptionPhrases & OptionCards;

/** What a language says of options: small phrases without capital letter and full stop. */
export interface OptionPhrases {
  /** A maneuver from the front or the rear of a carrier. */
  readonly fromGuides: (maneuver: string, guides: 'front' | 'rear') => string;
  readonly side: (side: ReinforcedSide) => string;
  /** An option that has no phrase of its own, by its number. */
  readonly option: (number: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly done: string;
  readonly nowhere: string;
  readonly noAction: string;
  readonly noAttack: string;
  readonly noGuess: string;
  readonly stayCloaked: string;
  readonly asItShows: string;
  readonly placeOnTable: string;
  readonly clearLine: string;
  readonly obstructedLine: string;
  readonly targetLock: string;
  readonly primaryWeapon: string;
  readonly secondaryWeapon: string;
  readonly effectNumber: (number: number) => string;
  readonly actionOf: (card: string) => string;
  readonly drop: (bomb: string) => string;
  /** An action that the mission gives, on a ship. */
  readonly missionAction: (action: string, ship: string) => string;
  readonly target: (ship: string, range: number, weapon: string) => string;
  /** What an attack is paid with. */
  readonly pays: (with_: 'focus' | 'target-lock') => string;
  readonly spends: (what: 'focus' | 'evade') => string;
  /** No dice are an empty text here. */
  readonly spendsLock: (dice: string) => string;
  /** What is spent or paid is not the ship’s own. */
  readonly ofFriend: (spends: string, friend: string) => string;
  readonly uses: (card: string, dice: string) => string;
}

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export const optionIn =
  (say: Say) =>
  (asked: FirstQuestion, index: number, view: FirstState, part = 0): string =>
    say.spaced(optionWords(say, asked, index, view, part) ?? say.option(index + 1));

/** Undefined when there is no such option. */
function optionWords(
  say: Say,
  asked: FirstQuestion,
  index: number,
  view: FirstState,
  part: number,
): string | undefined {
  switch (asked.kind) {
    case 'initiative':
      return given(asked.options[index], (one) => say.player(one.player));
    case 'choose-obstacle':
      return given(asked.options[index], (one) => say.obstacle(view, one.obstacle));
    case 'place-obstacle':
    case 'place-ship':
    case 'place-bomb':
    case 'tallon-placement':
    case 'roll-placement':
      return say.placeOnTable;
    case 'choose-edge':
      return given(asked.options[index], (one) => say.edge(one.edge));
    case 'choose-deployment':
    case 'choose-decloak':
    case 'choose-activation':
    case 'choose-combat':
    case 'mine-victim':
      return given(asked.options[index], (one) => shipLabel(view, one.ship));
    case 'dials':
      return given(asked.parts[part], ({ about, options }) =>
        given(options[index], (one) => dialEntry(say, view, about, one.entry)),
      );
    case 'opponent-maneuver':
    case 'slam-maneuver':
      return given(asked.options[index], (one) => dialEntry(say, view, asked.ship, one.entry));
    case 'deploy-maneuver':
      return given(asked.options[index], ({ guides, entry }) =>
        asked.options.some((one) => one.guides !== guides)
          ? say.fromGuides(dialEntry(say, view, asked.ship, entry) ?? '', guides)
          : dialEntry(say, view, asked.ship, entry),
      );
    case 'escape':
      return given(asked.options[index], ({ deploy }) => (deploy ? say.yes : say.no));
    case 'decloak':
      return given(asked.options[index], ({ move }) =>
        move === 'none' ? say.stayCloaked : say.decloakMove(move),
      );
    case 'drop-bomb':
      return given(asked.options[index], (one) => (one.upgrade === '' ? say.no : upgradeName(one.upgrade)));
    case 'pick-damage':
      return given(asked.options[index], (one) => damageCard(one.card));
    case 'bomb-way':
      return given(asked.options[index], say.bombWay);
    case 'action':
      return given(asked.options[index], (one) => actionWords(say, one, view));
    case 'mend-for-energy':
      return given(asked.options[index], ({ spend }) => (spend ? say.yes : say.no));
    case 'cover-upgrade':
      return given(asked.options[index], (one) => upgradeName(one.upgrade));
    case 'keep-upgrade':
      return given(asked.options[index], ({ keeps }) => (keeps ? say.yes : say.no));
    case 'second-lock':
    case 'second-coordinated':
    case 'take-aboard':
    case 'stress-friend':
      return given(asked.options[index], ({ target }) => (target < 0 ? say.none : shipLabel(view, target)));
    case 'allocate-energy':
      return given(asked.options[index], (one) => (one.of < 0 ? say.none : upgradeName(one.upgrade)));
    case 'choose-amount':
      return given(asked.options[index], (one) => `${one.amount}`);
    case 'damage-half':
    case 'reinforce-side':
      return given(asked.options[index], (one) => say.side(one.side));
    case 'rotate-arc':
      return given(asked.options[index], (one) => say.quarter(one.arc));
    case 'jammed':
      return given(asked.options[index], (one) =>
        one.kind === 'lock' ? say.targetLock : say.token(one.token, 1),
      );
    case 'tractor-move':
      return given(asked.options[index], ({ move }) =>
        move === 'none' ? say.nowhere : say.tractorMove(move),
      );
    case 'jam-target':
    case 'coordinate-target':
    case 'lock-target':
      return given(asked.options[index], (one) => shipLabel(view, one.target));
    case 'barrel-roll-side':
      return given(asked.options[index], say.rollWay);
    case 'boost-direction':
      return given(asked.options[index], (one) => say.boostWay(one.direction));
    default:
      return attackWords(say, asked, index, view);
  }
}

const given = <One>(one: One | undefined, words: (one: One) => string | undefined): string | undefined =>
  one === undefined ? undefined : words(one);

function actionWords(say: Say, one: ActionOption, view: FirstState): string {
  switch (one.kind) {
    case 'action':
      return say.action(one.action);
    case 'damage-card':
      return say.actionOf(damageCard(one.name));
    case 'bomb':
      return say.drop(upgradeName(one.upgrade));
    case 'card':
      return say.actionOf(cardNamed(one.ability));
    case 'mission':
      return say.missionAction(one.name, shipLabel(view, one.target));
    case 'none':
      return say.noAction;
  }
}

const entryWords = (
  say: Say,
  shown: { readonly maneuver: Maneuver; readonly difficulty: ManeuverDifficulty },
): string => `${say.maneuver(shown.maneuver)} (${say.difficulty(shown.difficulty)})`;

function dialEntry(say: Say, view: FirstState, id: number, entry: number): string | undefined {
  const shown = chassisOf(view.ships[id]?.card ?? '')?.dial[entry];
  return shown && entryWords(say, shown);
}

function attackWords(
  say: Say,
  asked: AttackQuestion | AbilityQuestion,
  index: number,
  view: FirstState,
): string | undefined {
  switch (asked.kind) {
    case 'attack':
      return given(asked.options[index], (one) =>
        one.kind === 'none'
          ? say.noAttack
          : say.target(shipLabel(view, one.target), one.range, weaponName(say, view, asked.ship, one.weapon)),
      );
    case 'measuring-line':
      return given(asked.options[index], (one) => (one.obstructed ? say.obstructedLine : say.clearLine));
    case 'pay-for-attack':
      return given(asked.options[index], (one) => byFriend(say, view, one.of, say.pays(one.pays)));
    case 'discard-weapon':
      return given(asked.options[index], (one) => upgradeName(one.upgrade));
    case 'modify-attack-dice':
      return given(asked.options[index], (one) => modifyWords(say, one, view, 'attackDice'));
    case 'modify-defense-dice':
      return given(asked.options[index], (one) => modifyWords(say, one, view, 'defenseDice'));
    default:
      return abilityWords(say, asked, index, view);
  }
}

const byFriend = (say: Say, view: FirstState, friend: number | undefined, words: string): string =>
  friend === undefined ? words : say.ofFriend(words, shipLabel(view, friend));

function modifyWords(
  say: Say,
  one: ModifyOption,
  view: FirstState,
  pool: 'attackDice' | 'defenseDice',
): string {
  const { attack } = view;
  const picked = (dice: readonly number[]) =>
    dice.length === 0 ? '' : say.faces(dice.map((die) => attack?.[pool][die]?.face ?? 'blank'));
  switch (one.kind) {
    case 'done':
      return say.done;
    case 'focus':
      return byFriend(say, view, one.of, say.spends(one.kind));
    case 'evade':
      return say.spends(one.kind);
    case 'ability':
      return say.uses(cardNamed(one.ability), picked(one.dice));
    case 'target-lock':
      return byFriend(say, view, one.of, say.spendsLock(picked(one.dice)));
  }
}

/** The weapon of a ship by its number: 0 is the primary one. */
function weaponName(say: Say, view: FirstState, id: number, weapon: number): string {
  if (weapon === 0) return say.primaryWeapon;
  const card = view.ships[id] && shipOf({ state: view }, id).upgrades[weapon - 1];
  return card ? cardOf(card).name : say.secondaryWeapon;
}

function abilityWords(say: Say, asked: AbilityQuestion, index: number, view: FirstState): string | undefined {
  switch (asked.kind) {
    case 'order-abilities':
      return given(asked.options[index], (one) => `${cardNamed(one.ability)} (${shipLabel(view, one.ship)})`);
    case 'use-ability':
      return given(asked.options[index], (one) => (one.use ? say.yes : say.no));
    case 'choose-ship':
      return given(asked.options[index], (one) =>
        one.kind === 'none' ? say.none : shipLabel(view, one.target),
      );
    case 'choose-effect':
      return given(
        asked.options[index],
        ({ effect }) =>
          effectWords(say, asked.ability, asked.ship, effect, view) ?? say.effectNumber(effect + 1),
      );
    case 'guess-evades':
      return given(asked.options[index], ({ guess }) => (guess < 0 ? say.noGuess : `${guess}`));
    case 'name-result':
    case 'change-result':
      return given(asked.options[index], ({ result }) => (result === '' ? say.none : say.face(result)));
    case 'reroll-results':
      return given(asked.options[index], ({ faces }) => (faces.length === 0 ? say.none : say.faces(faces)));
    case 'blast-obstacle':
      return given(asked.options[index], (one) => say.obstacle(view, one.obstacle));
    case 'guess-dial':
    case 'choose-maneuver':
      return given(asked.options[index], (one) => say.maneuver(one.maneuver));
    case 'choose-damage':
      return given(asked.options[index], (one) => damageCard(one.name));
    case 'choose-upgrade':
      return given(asked.options[index], (one) => upgradeName(one.upgrade));
    case 'turn-dial':
      return given(asked.options[index], ({ entry }) => {
        const ship = view.ships[asked.ship]!;
        const stays = entry === ship.dial ? ship.treated : null;
        return given(stays ?? typeOf(ship).dial[entry], (shown) => entryWords(say, shown));
      });
    case 'treat-maneuver':
      return given(asked.options[index], (one) =>
        one.kind === 'none' ? say.asItShows : entryWords(say, one),
      );
    case 'choose-token':
      return given(asked.options[index], (one) => say.token(one.token));
  }
}

/** One of the effects among which an ability lets choose; undefined where the choice lies deeper in it. */
function effectWords(say: Say, ref: string, id: number, at: number, view: FirstState): string | undefined {
  const ship = view.ships[id];
  const ability = ship && findAbility(view, ship, ref)?.ability;
  if (!ability || ability.kind === 'modifier' || ability.kind === 'dice') return undefined;
  return ability.effect.kind === 'either' ? given(ability.effect.options[at], say.effect) : undefined;
}

import { distance, firstBandOn, type Maneuver, type Placement, type Template } from '../../common/index.ts';
import type { Ability, Effect } from '../abilities/language.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import type { ActionDifficulty, ActionName, ManeuverDifficulty } from '../cards/chassis.ts';
import { upgradeCard } from '../cards/index.ts';
import { shipCard } from '../cards/library.ts';
import type { DeviceOption, DeviceQuestion, RelocateOption } from '../devices/questions.ts';
import type { DeployWay, DockOption, DockQuestion } from '../docking/questions.ts';
import { isDoubleTurret } from '../huge/turrets.ts';
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
} from '../questions.ts';
import type { ScenarioAction } from '../scenarios/scenario.ts';
import { hasDoubleTurret } from '../setup/setup.ts';
import { findAbility } from '../ship/abilities.ts';
import { dialFor } from '../ship/card.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { areEnemies } from '../sides.ts';
import type { SecondState, Token } from '../state.ts';
import { pool, shipLabel, specialWeapon, upgradeName } from './labels.ts';

/** Which phrase says what an option is; the phrases are those of a language. */

/** What a language calls the things that options are made of. */
export interface OptionTerms {
  readonly spaced: (text: string) => string;
  readonly abilityName: (view: SecondState, ref: string, ship: number) => string;
  readonly action: (name: ActionName | ScenarioAction | 'repair' | 'card') => string;
  readonly colouredAction: (name: ActionName, colour: ActionDifficulty) => string;
  readonly difficulty: (colour: ManeuverDifficulty | ActionDifficulty) => string;
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly template: (template: Template) => string;
  readonly placement: (placement: Placement) => string;
  readonly arc: (arc: string) => string;
  readonly turret: (arc: number, double: boolean) => string;
  readonly face: (face: string) => string;
  readonly faces: (faces: readonly string[]) => string;
  readonly token: (token: Token, count?: number) => string;
  readonly condition: (id: string | null) => string;
  readonly obstacle: (view: SecondState, id: number) => string;
  readonly marker: (view: SecondState, id: number) => string;
  readonly device: (view: SecondState, id: number) => string;
  readonly deviceKind: (kind: string) => string;
}

/** What cards say, in options that are about them. */
export interface OptionCards {
  readonly ability: (block: Ability) => string;
  /** An effect as it stands after "may". */
  readonly effect: (effect: Effect) => string;
}

type Say = OptionTerms & OptionPhrases & OptionCards;

/** What a language says of options: small phrases without capital letter and full stop. */
export interface OptionPhrases {
  /** An option that has no phrase of its own, by its number. */
  readonly option: (number: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly nobody: string;
  /** Neither of what is offered. */
  readonly nothing: string;
  readonly nothingMore: string;
  readonly noAction: string;
  readonly noAttack: string;
  readonly notAtAll: string;
  readonly leaveDice: string;
  readonly sufferIt: string;
  readonly placeOnTable: string;
  readonly jettison: string;
  readonly keepTowed: string;
  readonly clearLine: string;
  readonly obstructedLine: string;
  readonly facedownCard: string;
  readonly exposeCard: string;
  readonly gainStrain: string;
  readonly stay: string;
  readonly dockInstead: string;
  readonly placedLikeOthers: string;
  readonly lostWithCarrier: string;
  readonly yesTo: (what: string) => string;
  readonly yesWith: (ship: string) => string;
  readonly both: (one: string, other: string) => string;
  readonly exchange: (upgrade: string, ship: string, other: string, itsUpgrade: string) => string;
  readonly itsLock: (on: string) => string;
  readonly lockOf: (ship: string) => string;
  readonly quarterTurn: (way: 'left' | 'right') => string;
  readonly turn: (degrees: 90 | -90 | 180) => string;
  readonly side: Readonly<Record<'fore' | 'aft', string>>;
  readonly way: Readonly<Record<'left' | 'straight' | 'right', string>>;
  readonly guides: (guides: string) => string;
  readonly moves: Readonly<Record<DecloakMove, string>>;
  readonly die: (number: number) => string;
  readonly effectNumber: (number: number) => string;
  readonly maneuverNumber: (number: number) => string;
  readonly decloak: (move: string) => string;
  /** That a ship ends at a range of its nearest enemy. */
  readonly endsNear: (range: number, ship: string) => string;
  readonly repair: (card: string, colour: ActionDifficulty) => string;
  readonly cardAction: (card: string, colour: ActionDifficulty) => string;
  readonly target: (ship: string, range: number, weapon: string, value: string) => string;
  readonly turretArc: (arc: string) => string;
  readonly charges: (card: string, left: string, most: string) => string;
  /** `of`: whose token it is, if it is another ship's. */
  readonly spendFocus: (from: string, to: string, of: string) => string;
  readonly spendCalculate: (to: string) => string;
  readonly spendForce: (to: string) => string;
  readonly spendEvade: (from: string, to: string, of: string) => string;
  readonly useKnowledge: (from: string, to: string) => string;
  readonly spendLock: (dice: string) => string;
  readonly use: (ability: string) => string;
  readonly adds: (face: string) => string;
  readonly rerolls: (dice: string) => string;
  readonly changes: (dice: string, to: string) => string;
  readonly spends: (dice: string) => string;
  /** The condition that a ship has, of several alike. */
  readonly theOneOf: (ship: string) => string;
  readonly on: (device: string, ship: string) => string;
  readonly dock: (carrier: string) => string;
  readonly deploy: (edge: 'front' | 'rear' | 'left' | 'right', maneuver: string) => string;
  readonly placing: (how: 'drop' | 'launch', device: string, template: string) => string;
  readonly fromSide: (edge: 'left' | 'right') => string;
  readonly facingShip: string;
  readonly relocate: (template: string) => string;
  readonly fromGuides: (guides: string) => string;
}

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export const optionIn =
  (say: Say) =>
  (asked: SecondQuestion, index: number, view: SecondState, part = 0): string =>
    say.spaced(optionWords(say, asked, index, view, part) ?? say.option(index + 1));

/** Undefined when there is no such option. */
function optionWords(
  say: Say,
  asked: SecondQuestion,
  index: number,
  view: SecondState,
  part: number,
): string | undefined {
  switch (asked.kind) {
    case 'choose-obstacle':
    case 'seismic-obstacle':
      return given(asked.options[index], (one) => say.obstacle(view, one.obstacle));
    case 'place-obstacle':
    case 'place-marker':
    case 'place-ship':
    case 'lay-object':
    case 'set-down':
      return say.placeOnTable;
    case 'choose-marker':
      return given(asked.options[index], (one) => say.marker(view, one.marker));
    case 'jettison':
      return given(asked.options[index], ({ use }) => (use ? say.jettison : say.keepTowed));
    case 'share-indicator':
      return given(asked.options[index], (one) => say.both(upgradeName(one.upgrade), upgradeName(one.other)));
    case 'choose-deployment':
    case 'choose-set-down':
    case 'forget-knowledge':
    case 'choose-activation':
    case 'choose-engagement':
    case 'coordinate-target':
    case 'choose-system':
    case 'jam-target':
    case 'mine-target':
      return given(asked.options[index], (one) => shipLabel(view, one.ship));
    case 'dials':
      return given(asked.parts[part], ({ about, options }) =>
        given(options[index], (one) => dialEntry(say, view, about, one.entry)),
      );
    case 'tallon-placement':
    case 'barrel-roll-placement':
      return given(asked.options[index], (one) => placementWords(say, one, view, asked.ship));
    case 'action':
      return given(asked.options[index], (one) => actionWords(say, one, asked.options, view, asked.ship));
    case 'system':
      return given(asked.options[index], (one) => systemWords(say, one, view, asked.ship));
    case 'guess-dial':
    case 'slam':
    case 'set-dial':
      return given(asked.options[index], (one) => dialEntry(say, view, asked.ship, one.entry));
    case 'jam-removal':
      return given(asked.options[index], (one) =>
        one.kind === 'token'
          ? say.token(one.token, 1)
          : say.itsLock(lockWords(say, { kind: one.target, id: one.on }, view)),
      );
    case 'tractor-move':
      return given(asked.options[index], ({ move }) => (move === 'none' ? say.notAtAll : say.moves[move]));
    case 'tractor-rotation':
    case 'rotate-set-down':
      return given(asked.options[index], ({ degrees }) =>
        degrees === 0 ? say.no : say.quarterTurn(degrees < 0 ? 'left' : 'right'),
      );
    case 'barrel-roll-side':
      return given(asked.options[index], (one) => wayWords(say, one.side, one.template));
    case 'reinforce-side':
      return given(asked.options[index], (one) => say.side[one.side]);
    case 'boost-direction':
      return given(asked.options[index], (one) => wayWords(say, one.direction, one.template));
    case 'lock-target':
      return given(asked.options[index], (one) => lockWords(say, one, view));
    case 'attack':
      return given(asked.options[index], (one) => attackWords(say, one, asked.ship, view));
    case 'modify-attack-dice':
      return given(asked.options[index], (one) => modifyWords(say, one, 'attack', view));
    case 'modify-defense-dice':
      return given(asked.options[index], (one) => modifyWords(say, one, 'defense', view));
    case 'leave-wing':
    case 'join-wing':
      return given(asked.options[index], ({ use }) => (use ? say.yes : say.no));
    case 'remove-condition':
      return given(asked.options[index], (one) => say.theOneOf(shipLabel(view, one.ship)));
    case 'search-deck':
      return asked.options[index]?.name;
    case 'choose-condition':
      return given(asked.options[index], (one) => say.condition(one.card));
    case 'repair-which':
      return given(asked.options[index], ({ name }) => name ?? say.facedownCard);
    default:
      return abilityAskedWords(say, asked, index, view);
  }
}

const given = <One>(one: One | undefined, words: (one: One) => string | undefined): string | undefined =>
  one === undefined ? undefined : words(one);

const isDouble = (view: SecondState, id: number): boolean => hasDoubleTurret(view.ships[id]?.card ?? '');

/** What abilities ask, and what is asked of upgrades and in attacks. */
type AbilityAsked = Extract<
  SecondQuestion,
  {
    kind:
      | 'use-ability'
      | 'choose-ship'
      | 'replacement'
      | 'choose-die'
      | 'choose-token'
      | 'choose-face'
      | 'choose-effect'
      | 'rotate-ship'
      | 'turret'
      | 'attack-line'
      | 'exchange-upgrades'
      | 'guess-number'
      | 'reload'
      | 'choose-upgrade'
      | 'order-abilities'
      | 'spend-result';
  }
>;

function abilityAskedWords(
  say: Say,
  asked: AbilityAsked | DeviceAsked | DockQuestion,
  index: number,
  view: SecondState,
): string | undefined {
  switch (asked.kind) {
    case 'turret':
      return given(asked.options[index], (one) =>
        say.turret(one.arc, asked.upgrade ? isDoubleTurret(asked.upgrade) : isDouble(view, asked.ship)),
      );
    case 'attack-line':
      return given(asked.options[index], (one) => (one.obstructed ? say.obstructedLine : say.clearLine));
    case 'exchange-upgrades':
      return given(asked.options[index], (one) =>
        say.exchange(
          upgradeName(one.upgrade),
          shipLabel(view, one.ship),
          shipLabel(view, one.other),
          upgradeName(one.otherUpgrade),
        ),
      );
    case 'guess-number':
      return given(asked.options[index], (one) => `${one.number}`);
    case 'reload':
    case 'choose-upgrade':
      return given(asked.options[index], (one) =>
        one.upgrade === '' ? say.notAtAll : chargesWords(say, one.upgrade, view, asked.ship),
      );
    case 'order-abilities':
      return given(asked.options[index], (one) => triggerWords(say, one, asked.options, view));
    case 'spend-result':
      return given(asked.options[index], ({ die }) => say.face(pool(view, 'attack')[die] ?? 'hit'));
    case 'use-ability':
      return given(asked.options[index], ({ use }) =>
        use ? say.yesTo(abilityWords(say, view, asked.ability, asked.ship)) : say.no,
      );
    case 'choose-ship':
      return given(asked.options[index], ({ target }) => (target < 0 ? say.nobody : shipLabel(view, target)));
    case 'replacement':
      return given(asked.options[index], (one) =>
        one.ship < 0
          ? say.sufferIt
          : `${shipLabel(view, one.ship)}: ${abilityWords(say, view, one.ability, one.ship)}`,
      );
    case 'choose-die':
      return given(asked.options[index], ({ die }) => say.die(die + 1));
    case 'choose-token':
      return given(asked.options[index], (one) =>
        one.token === 'none'
          ? say.nothingMore
          : one.token === 'lock'
            ? say.lockOf(shipLabel(view, one.by))
            : say.token(one.token),
      );
    case 'choose-face':
      return given(asked.options[index], (one) => (one.face === '' ? say.notAtAll : say.face(one.face)));
    case 'choose-effect':
      return given(asked.options[index], (one) =>
        effectWords(say, view, asked.ability, asked.ship, one.effect),
      );
    case 'rotate-ship':
      return given(asked.options[index], ({ degrees }) => say.turn(degrees));
    default:
      return deviceWords(say, asked, index, view);
  }
}

type DeviceAsked = Extract<
  DeviceQuestion,
  {
    kind:
      | 'place-device'
      | 'remove-device'
      | 'choose-detonation'
      | 'expose-or-strain'
      | 'relocate'
      | 'droid-guides';
  }
>;

function deviceWords(
  say: Say,
  asked: DeviceAsked | DockQuestion,
  index: number,
  view: SecondState,
): string | undefined {
  switch (asked.kind) {
    case 'place-device':
      return given(asked.options[index], (one) => (one.kind === 'none' ? say.no : placingWords(say, one)));
    case 'remove-device':
      return given(asked.options[index], (one) => say.device(view, one.device));
    case 'choose-detonation':
      return given(asked.options[index], ({ device, ship }) =>
        ship < 0 ? say.device(view, device) : say.on(say.device(view, device), shipLabel(view, ship)),
      );
    case 'expose-or-strain':
      return given(
        asked.options[index],
        ({ take }) => ({ expose: say.exposeCard, strain: say.gainStrain, nothing: say.nothing })[take],
      );
    case 'relocate':
      return given(asked.options[index], (one) => (one.kind === 'none' ? say.stay : movingWords(say, one)));
    case 'droid-guides':
      return given(asked.options[index], (one) => say.guides(one.guides));
    default:
      return dockWords(say, asked, index, view);
  }
}

/** "drop Proton Bomb, 1 straight"; commandos may turn round. */
function placingWords(say: Say, { how, device, template: by, guides, edge }: DeviceOption): string {
  const turned = guides === 'rear' && device === 'commandos' ? `, ${say.facingShip}` : '';
  const side = edge ? `, ${say.fromSide(edge)}` : '';
  return `${say.placing(how, say.deviceKind(device), say.template(by))}${side}${turned}`;
}

/** "move by 2 straight from its left front guides". */
const movingWords = (say: Say, { template: by, guides }: RelocateOption): string =>
  `${say.relocate(say.template(by))}${guides === 'front' ? '' : ` ${say.fromGuides(guides)}`}`;

function dockWords(say: Say, asked: DockQuestion, index: number, view: SecondState): string | undefined {
  switch (asked.kind) {
    case 'start-docked':
      return given(asked.options[index], ({ carrier }) =>
        carrier < 0 ? say.placedLikeOthers : say.yesWith(shipLabel(view, carrier)),
      );
    case 'dock-instead':
      return given(asked.options[index], ({ dock }) => (dock ? say.dockInstead : say.no));
    case 'emergency-deploy':
      return given(asked.options[index], ({ deploy }) => (deploy ? say.yes : say.lostWithCarrier));
    case 'deploy-maneuver':
      return given(asked.options[index], (way) => deployWords(say, way, asked.ship, view));
  }
}

function deployWords(say: Say, { edge, entry }: DeployWay, id: number, view: SecondState): string {
  const ship = view.ships[id];
  const shown = ship && shipCard(ship.card).chassis.dial[entry];
  const how = shown
    ? `${say.maneuver(shown.maneuver)} (${say.difficulty(shown.difficulty)})`
    : say.maneuverNumber(entry + 1);
  return say.deploy(edge, how);
}

const dockingWords = (say: Say, one: DockOption, id: number, view: SecondState): string =>
  one.kind === 'dock' ? say.dock(shipLabel(view, one.carrier)) : deployWords(say, one, id, view);

function dialEntry(say: Say, view: SecondState, id: number, entry: number): string | undefined {
  const ship = view.ships[id];
  const shown = ship && dialFor(ship)[entry];
  return shown && `${say.maneuver(shown.maneuver)} (${say.difficulty(shown.difficulty)})`;
}

function systemWords(
  say: Say,
  one: SystemOption | { readonly kind: 'done' },
  view: SecondState,
  id: number,
): string {
  switch (one.kind) {
    case 'ability':
      return `${say.abilityName(view, one.ability, id)}: ${abilityWords(say, view, one.ability, id)}`;
    case 'decloak':
      return say.decloak(say.moves[one.move]);
    case 'device':
      return placingWords(say, one);
    case 'relocate':
      return movingWords(say, one);
    case 'dock':
    case 'deploy':
      return dockingWords(say, one, id, view);
    case 'done':
      return say.nothingMore;
  }
}

const wayWords = (say: Say, way: 'left' | 'straight' | 'right', by: Template | undefined): string =>
  by ? `${say.way[way]}, ${say.template(by)}` : say.way[way];

/** "forward, ends at range 1 of Mauler Mithel": by the nearest enemy. */
function placementWords(
  say: Say,
  { placement: name, at }: PlacementOption,
  view: SecondState,
  id: number,
): string {
  const ship = view.ships[id]!;
  const body = bodyOf(ship, at);
  let nearest: { readonly mm: number; readonly foe: number } | null = null;
  for (const foe of view.ships) {
    if (!inPlay(foe) || !areEnemies(view, foe.player, ship.player)) continue;
    const mm = distance(body, bodyOf(foe));
    if (nearest === null || mm < nearest.mm) nearest = { mm, foe: foe.id };
  }
  const range = nearest && firstBandOn(nearest.mm, FARTHEST);
  return nearest && range !== null
    ? `${say.placement(name)}, ${say.endsNear(range, shipLabel(view, nearest.foe))}`
    : say.placement(name);
}

/** Farther enemies do not help to tell where a ship ends. */
const FARTHEST = 3;

/** An action by its name; of a card with several actions also what this one does. */
function actionWords(
  say: Say,
  one: ActionOption,
  all: readonly ActionOption[],
  view: SecondState,
  ship: number,
): string {
  switch (one.kind) {
    case 'action':
      return say.colouredAction(one.action, one.difficulty);
    case 'repair':
      return say.repair(one.name, one.difficulty ?? 'white');
    case 'card': {
      const same = all.filter((other) => other.kind === 'card' && other.name === one.name);
      const what = same.length < 2 ? '' : `: ${abilityWords(say, view, one.ability, ship)}`;
      return `${say.cardAction(one.name, one.difficulty)}${what}`;
    }
    case 'scenario':
      return say.action(one.action);
    case 'none':
      return say.noAction;
  }
}

function lockWords(say: Say, { kind, id }: LockOption, view: SecondState): string {
  if (kind === 'ship') return shipLabel(view, id);
  return kind === 'device' ? say.device(view, id) : say.obstacle(view, id);
}

function attackWords(say: Say, one: AttackOption, id: number, view: SecondState): string {
  if (one.kind === 'none') return say.noAttack;
  const ship = view.ships[id];
  const weapon = ship && weaponsOf(ship)[one.weapon];
  const through = weapon?.arc.endsWith('turret') ? say.turretArc(say.arc(one.arc)) : say.arc(one.arc);
  const what = `${specialWeapon(view, id, one.weapon)}${through}`;
  const target = say.target(shipLabel(view, one.target), one.range, what, `${weapon?.value ?? '?'}`);
  return one.ability ? `${target}; ${say.use(say.abilityName(view, one.ability, id))}` : target;
}

function chargesWords(say: Say, id: string, view: SecondState, ship: number): string {
  const charges = view.ships[ship]?.upgrades.find((upgrade) => upgrade.id === id)?.charges;
  const most = upgradeCard(id)?.charges?.limit;
  return say.charges(upgradeName(id), `${charges ?? '?'}`, `${most ?? '?'}`);
}

function modifyWords(say: Say, one: ModifyOption, dice: 'attack' | 'defense', view: SecondState): string {
  const shown = pool(view, dice);
  const picked = (at: readonly number[]) => say.faces(at.map((die) => shown[die] ?? 'blank'));
  const success = say.face(dice === 'attack' ? 'hit' : 'evade');
  switch (one.kind) {
    case 'spend-focus':
      return say.spendFocus(
        say.faces(shown.filter((other) => other === 'focus')),
        success,
        one.of === undefined ? '' : shipLabel(view, one.of),
      );
    case 'spend-calculate':
      return say.spendCalculate(success);
    case 'spend-force':
      return say.spendForce(success);
    case 'spend-evade':
      return say.spendEvade(
        picked([one.die]),
        say.face('evade'),
        one.of === undefined ? '' : shipLabel(view, one.of),
      );
    case 'use-knowledge':
      return say.useKnowledge(picked([one.die]), say.face(dice === 'attack' ? 'crit' : 'evade'));
    case 'spend-lock':
      return say.spendLock(picked(one.dice));
    case 'ability': {
      const does = diceAbilityWords(say, one, view, picked, success);
      return `${say.use(say.abilityName(view, one.ability, one.ship))}${does}`;
    }
    case 'done':
      return say.leaveDice;
  }
}

/** ": add evade", with the dice that the ability takes; nothing where it does something else. */
function diceAbilityWords(
  say: Say,
  one: Extract<ModifyOption, { kind: 'ability' }>,
  view: SecondState,
  picked: (at: readonly number[]) => string,
  success: string,
): string {
  const ship = view.ships[one.ship];
  const owned = ship && findAbility(ship, one.ability);
  if (owned?.ability.kind !== 'dice') return '';
  const { effect } = owned.ability;
  switch (effect.kind) {
    case 'add':
      return `: ${say.adds(say.face(effect.face))}`;
    case 'reroll':
      return `: ${say.rerolls(picked(one.dice))}`;
    case 'change':
      return `: ${say.changes(picked(one.dice), effect.to === 'success' ? success : say.face(effect.to))}`;
    case 'spend-result':
      return `: ${say.spends(picked(one.dice))}`;
    case 'not-a-modification':
      return '';
  }
}

/** An ability that is queued, by its card; of a card with several also what this one does. */
function triggerWords(
  say: Say,
  one: TriggerOption,
  all: readonly TriggerOption[],
  view: SecondState,
): string {
  const named = ({ ability: ref, ship }: TriggerOption) =>
    `${shipLabel(view, ship)}: ${say.abilityName(view, ref, ship)}`;
  const same = all.filter((other) => named(other) === named(one));
  return same.length < 2 ? named(one) : `${named(one)}: ${abilityWords(say, view, one.ability, one.ship)}`;
}

/** What an ability on a ship does; its name when the ship does not have it any more. */
function abilityWords(say: Say, view: SecondState, ref: string, id: number): string {
  const ship = view.ships[id];
  const owned = ship && findAbility(ship, ref);
  return owned ? say.ability(owned.ability) : say.abilityName(view, ref, id);
}

/** One of the effects that an ability offers, by its place among them. */
function effectWords(say: Say, view: SecondState, ref: string, id: number, at: number): string {
  const ship = view.ships[id];
  const owned = ship && findAbility(ship, ref);
  const block = owned?.ability;
  const option =
    block?.kind === 'trigger' || block?.kind === 'action' ? choicesIn(block.effect)[at] : undefined;
  return option ? say.effect(option) : say.effectNumber(at + 1);
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

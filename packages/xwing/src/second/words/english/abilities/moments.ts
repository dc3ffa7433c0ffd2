import type { ManeuverTest, Requirement, ShipTest, Strange, Trigger } from '../../../abilities/language.ts';
import type { Window } from '../../../state.ts';
import { isOnThis } from '../../on-this.ts';
import { action, article, list } from '../terms.ts';
import { conditions } from './requirements.ts';
import { maneuverWith, shipWith } from './ships.ts';

/** When an ability acts, in words. `§` is the ship that the moment is about. */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-placing-forces': 'in setup, before ships are placed',
  'after-placed': 'in setup, after § is placed',
  'after-placing-forces': 'in setup, after all ships are placed',
  'end-of-setup': 'at the end of setup',
  'start-of-planning': 'at the start of the Planning Phase',
  'start-of-system': 'at the start of the System Phase',
  'during-system': 'in the System Phase',
  'start-of-activation': 'at the start of the Activation Phase',
  'before-activating': 'before § activates',
  'before-reveal': 'before § reveals its dial',
  'after-free-move': 'after § moves by an effect',
  'after-reveal': 'after § reveals its dial',
  'before-maneuver': 'before § executes a maneuver',
  'before-difficulty': 'before the Check Difficulty step of a maneuver of §',
  'obstacle-met': 'after § moves through or overlaps an obstacle',
  'after-overlap': 'after § overlaps another ship',
  'after-maneuver': 'after § executes a maneuver',
  'action-begins': 'when § begins an action',
  'maneuver-skipped': 'after § skips its Execute Maneuver step',
  'after-action': 'after § performs an action',
  'action-failed': 'after § fails an action',
  'after-coordinate': 'after § coordinates',
  'after-jam': 'after § jams',
  'after-decloak': 'after § decloaks',
  'after-activating': 'after § activates',
  'end-of-activation': 'at the end of the Activation Phase',
  'start-of-engagement': 'at the start of the Engagement Phase',
  'at-initiative': 'in the Engagement Phase',
  'before-engaging': 'before § engages',
  'after-engaging': 'after § engages',
  'end-of-engagement': 'at the end of the Engagement Phase',
  'start-of-end': 'at the start of the End Phase',
  'during-end': 'in the End Phase',
  'green-removed': 'after § removed green tokens in the End Phase',
  'end-of-end': 'at the end of the End Phase',
  'end-of-game': 'at the end of the game',
  'after-crit-damage': 'after § suffers a crit damage',
  'dealt-faceup': 'when this card turns up on the ship',
  'after-damage': 'after § suffers damage',
  'after-shield-lost': 'after § loses a shield',
  'after-dealt': 'after § is dealt a damage card',
  'after-repair': 'after § repairs a damage card',
  'after-destroyed': 'after § is destroyed',
  'before-removed': 'before § is removed',
  'after-gain': 'after § gains a token',
  'after-jam-loss': 'after § loses a green token to a jam token',
  'after-spend': 'after § spends a token',
  'after-lock': 'after § acquires a lock',
  'after-assigned': 'after § is assigned this',
  'after-drop': 'after § drops or launches a device',
  'after-place': 'after § places a device otherwise',
  'detonation-near': 'after a device at range 0-1 of § detonates',
  'after-detonation': 'after a device of § detonates',
  'after-device-effect': 'after § suffers the effect of a friendly device',
  'after-deploy': 'after § deploys',
  'attack-declared': 'after an attack is declared',
  'before-attack-dice': 'before attack dice are rolled',
  'after-attack-dice': 'after attack dice are rolled',
  'before-modifying-attack': 'before attack dice are modified',
  'before-defense-dice': 'before defense dice are rolled',
  'after-defense-dice': 'after defense dice are rolled',
  'after-reroll': 'after dice are rerolled',
  'before-modifying-defense': 'before defense dice are modified',
  'before-neutralizing': 'in an attack, before results are neutralized',
  'after-neutralizing': 'in an attack, after results are neutralized',
  'after-hit': 'after an attack hits',
  aftermath: 'in the aftermath of an attack',
  'after-attack': 'after § attacks',
  'after-defending': 'after § defends',
};

/** Moments between two ships, where the other one is this ship. */
const ON_THIS: Partial<Readonly<Record<Window, string>>> = {
  'after-overlap': 'after § overlaps this ship',
  'after-lock': 'after § acquires a lock on this ship',
  'after-coordinate': 'after § coordinates this ship',
  'after-deploy': 'after § deploys from this ship',
};

const FLIGHTS: readonly Window[] = ['after-maneuver', 'before-difficulty'];
const TOKEN_MOMENTS: readonly Window[] = ['after-gain', 'after-spend'];

/** "after this ship fully executes a red maneuver, if …". */
export function moment({ window, of, requires }: Trigger | Strange): string {
  const about = of === 'own' ? 'this ship' : shipWith(of as readonly ShipTest[]);
  const onThis = requires.some(isOnThis) ? ON_THIS[window] : undefined;
  const named = nameToken(window, requires) ?? nameStep(requires) ?? onThis;
  const flight = window === 'before-difficulty' ? difficultyText : flightText;
  const base = (FLIGHTS.includes(window) ? flight(requires) : (named ?? MOMENTS[window])).replaceAll(
    '§',
    about,
  );
  const rest = named
    ? requires.filter(
        (one) =>
          one.kind !== 'token-is' &&
          one.kind !== 'initiative-step' &&
          !(onThis !== undefined && isOnThis(one)),
      )
    : requires;
  const acts = window === 'after-action' || window === 'action-begins';
  const found = conditions(
    acts ? withoutAction(rest) : rest.filter(({ kind }) => !FLIGHTS.includes(window) || kind !== 'flown'),
  );
  const acted = acts ? actionText(base, requires) : base;
  return found.length === 0 ? acted : `${acted}, if ${list(found)}`;
}

/** "at initiative 7 of the Engagement Phase". */
function nameStep(requires: readonly Requirement[]): string | null {
  const step = requires.find((requirement) => requirement.kind === 'initiative-step');
  return step?.kind === 'initiative-step' ? `at initiative ${step.is} of the Engagement Phase` : null;
}

/** "after this ship gains a stress token". */
function nameToken(window: Window, requires: readonly Requirement[]): string | null {
  if (!TOKEN_MOMENTS.includes(window)) return null;
  const wanted = requires.find((requirement) => requirement.kind === 'token-is');
  if (wanted?.kind !== 'token-is') return null;
  const does = window === 'after-gain' ? 'gains' : 'spends';
  return `after § ${does} ${article(list(wanted.tokens, 'or'))} token`.replace('force token', 'Force');
}

const withoutAction = (requires: readonly Requirement[]): readonly Requirement[] =>
  requires.filter(({ kind }) => kind !== 'action');

function actionText(base: string, requires: readonly Requirement[]): string {
  const wanted = requires.find((requirement) => requirement.kind === 'action');
  if (wanted?.kind !== 'action') return base;
  const words = [
    ...(wanted.difficulty ? [list(wanted.difficulty, 'or')] : []),
    ...(wanted.actions.length > 0
      ? [
          list(
            wanted.actions.map((one) => action(one)),
            'or',
          ),
        ]
      : []),
    'action',
  ].join(' ');
  return base.replace('an action', article(words));
}

/** "while this ship fully executes a red maneuver, before its Check Difficulty step". */
const difficultyText = (requires: readonly Requirement[]): string =>
  `${flightText(requires).replace(/^after/, 'while')}, before its Check Difficulty step`;

function flightText(requires: readonly Requirement[]): string {
  const flown = requires.find((requirement) => requirement.kind === 'flown');
  if (flown?.kind !== 'flown') return MOMENTS['after-maneuver'];
  const adverb = flown.fully === undefined ? '' : flown.fully ? 'fully ' : 'partially ';
  const test: ManeuverTest = flown;
  const kind = flown.ion ? 'an ion maneuver' : article(maneuverWith(test));
  const but = flown.notStraight ? ' other than a straight' : '';
  const slip =
    flown.sideslip === undefined ? '' : flown.sideslip ? ' that is a sideslip' : ' that is no sideslip';
  const rock = flown.obstacle ? ' through or onto an obstacle' : flown.crossed ? ' through an obstacle' : '';
  return `after § ${adverb}executes ${kind}${but}${slip}${rock}`;
}

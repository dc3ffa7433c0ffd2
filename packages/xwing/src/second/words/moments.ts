import type { Requirement, ShipTest, Strange, Trigger } from '../abilities/language.ts';
import type { Window } from '../state.ts';
import { isOnThis } from './on-this.ts';
import type { Made } from './requirements.ts';

/** When an ability acts; the phrases are those of a language. */

type Required<Kind extends Requirement['kind']> = Extract<Requirement, { readonly kind: Kind }>;

/** What a language says of moments; a mark in them stands for the ship that the moment is about. */
export interface MomentPhrases {
  readonly windows: Readonly<Record<Window, string>>;
  /** Moments between two ships, where the other one is this ship. */
  readonly onThis: Partial<Readonly<Record<Window, string>>>;
  readonly initiative: (step: number) => string;
  readonly token: (tokens: Required<'token-is'>['tokens'], does: 'gains' | 'spends') => string;
  readonly action: (action: Required<'action'>, window: 'after-action' | 'action-begins') => string;
  readonly flight: (flown: Required<'flown'>) => string;
  /** A flight before its Check Difficulty step. */
  readonly checking: (flight: string) => string;
  /** With the ship for its marks; null for the card's own. */
  /** After an attack that is made with something, or from some range. */
  readonly attacked: (how: string) => string;
  readonly about: (moment: string, that: readonly ShipTest[] | null, window: Window) => string;
  readonly inAttack: (requires: readonly Requirement[]) => readonly string[];
  readonly made: (requires: readonly Requirement[], isAttack: boolean) => Made;
  readonly when: (moment: string, conditions: readonly string[]) => string;
}

/** "after this ship fully executes a red maneuver, if …". */
export const momentIn =
  (say: MomentPhrases) =>
  ({ window, of, requires }: Trigger | Strange): string => {
    const onThis = requires.some(isOnThis) ? say.onThis[window] : undefined;
    const named = tokenIn(say, window, requires) ?? stepIn(say, requires) ?? onThis;
    const base =
      named ??
      flightIn(say, window, requires) ??
      attackIn(say, window, requires) ??
      actionIn(say, window, requires);
    const others = window === 'after-attack' ? say.made(requires, true).rest : requires;
    const rest = others.filter(
      (one) =>
        !(named && (one.kind === 'token-is' || one.kind === 'initiative-step')) &&
        !(onThis !== undefined && isOnThis(one)) &&
        !(isFlight(window) && one.kind === 'flown') &&
        !(isActed(window) && one.kind === 'action'),
    );
    const moment = say.about(base, of === 'own' ? null : (of as readonly ShipTest[]), window);
    const conditions = say.inAttack(rest);
    return conditions.length === 0 ? moment : say.when(moment, conditions);
  };

const isActed = (window: Window): window is 'after-action' | 'action-begins' =>
  window === 'after-action' || window === 'action-begins';
const isFlight = (window: Window): boolean => window === 'after-maneuver' || window === 'before-difficulty';

const required = <Kind extends Requirement['kind']>(
  requires: readonly Requirement[],
  kind: Kind,
): Required<Kind> | undefined => requires.find((one): one is Required<Kind> => one.kind === kind);

function stepIn(say: MomentPhrases, requires: readonly Requirement[]): string | undefined {
  const step = required(requires, 'initiative-step');
  return step && say.initiative(step.is);
}

function tokenIn(say: MomentPhrases, window: Window, requires: readonly Requirement[]): string | undefined {
  const wanted = required(requires, 'token-is');
  if (!wanted || (window !== 'after-gain' && window !== 'after-spend')) return undefined;
  return say.token(wanted.tokens, window === 'after-gain' ? 'gains' : 'spends');
}

function actionIn(say: MomentPhrases, window: Window, requires: readonly Requirement[]): string {
  const wanted = required(requires, 'action');
  return wanted && isActed(window) ? say.action(wanted, window) : say.windows[window];
}

function attackIn(say: MomentPhrases, window: Window, requires: readonly Requirement[]): string | undefined {
  const how = window === 'after-attack' ? say.made(requires, true).how : '';
  return how === '' ? undefined : say.attacked(how);
}

function flightIn(say: MomentPhrases, window: Window, requires: readonly Requirement[]): string | undefined {
  if (!isFlight(window)) return undefined;
  const flown = required(requires, 'flown');
  const flight = flown ? say.flight(flown) : say.windows['after-maneuver'];
  return window === 'after-maneuver' ? flight : say.checking(flight);
}

import type { Direction, Maneuver, Template } from '../../common/index.ts';
import { canPay } from '../abilities/costs.ts';
import type { Cost, Effect } from '../abilities/language.ts';
import type { Holding } from '../abilities/modifiers.ts';
import { payCosts } from '../abilities/pay.ts';
import { permits } from '../abilities/permits.ts';
import type { ActionDifficulty } from '../cards/chassis.ts';
import type { SecondGame } from '../game.ts';
import { changedSpeed } from '../maneuver/revealed.ts';
import type { BoostOption, RollOption } from '../questions.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import type { Resolved } from './perform.ts';

/** Other templates that a card lets its ship use for a boost or barrel roll action, or to decloak. */
export interface TemplateChange {
  readonly can: 'reposition-otherwise';
  readonly moves: readonly RepositionName[];
  /** Only actions of this colour. */
  readonly from?: ActionDifficulty;
  /** The same template one speed faster, or these. */
  readonly by: 'one-speed-faster' | readonly Template[];
  readonly costs: readonly Cost[];
  /** The action is treated as of this colour then. */
  readonly as?: ActionDifficulty;
  /** It is no choice: only such templates are used, as far as there are any. */
  readonly must?: true;
  /** What follows a move by such a template. */
  readonly after?: Effect;
}
export type RepositionName = 'boost' | 'barrel-roll' | 'decloak' | 'slam';

const changesOf = (
  state: SecondState,
  ship: Ship,
  move: RepositionName,
  colour: ActionDifficulty | null,
): readonly Holding<TemplateChange>[] =>
  permits(state, ship, 'reposition-otherwise').filter(
    ({ ref, of }) =>
      of.moves.includes(move) &&
      (of.from === undefined || of.from === colour) &&
      canPay(state, ship, ref, of.costs),
  );

/** The ways of a boost with those that the ship's cards add. */
export function boostWays(
  state: SecondState,
  ship: Ship,
  move: 'boost' | 'decloak',
  colour: ActionDifficulty | null,
  options: readonly BoostOption[],
): readonly BoostOption[] {
  const changes = changesOf(state, ship, move, colour);
  const more = changes.flatMap(({ ref, of }) =>
    of.by === 'one-speed-faster'
      ? options.flatMap((option): readonly BoostOption[] =>
          faster(option.template ?? boostTemplate(option.direction)).map((template) => ({
            direction: option.direction,
            template,
            ability: ref,
          })),
        )
      : of.by.map((template) => ({ direction: template.direction, template, ability: ref })),
  );
  if (more.length === 0) return options;
  return changes.some(({ of }) => of.must) ? more : [...options, ...more];
}

/** The ways of a barrel roll with those that the ship's cards add, to every side that is among them. */
export function rollWays(
  state: SecondState,
  ship: Ship,
  move: 'barrel-roll' | 'decloak',
  colour: ActionDifficulty | null,
  options: readonly RollOption[],
): readonly RollOption[] {
  const sides = [...new Set(options.map(({ side }) => side))];
  const changes = changesOf(state, ship, move, colour);
  const more = changes.flatMap(({ ref, of }) =>
    of.by === 'one-speed-faster'
      ? options.flatMap(({ side, template = ONE_STRAIGHT }): readonly RollOption[] =>
          faster(template).map((by) => ({ side, template: by, ability: ref })),
        )
      : sides.flatMap((side) =>
          (of.by as readonly Template[]).map((template) => ({ side, template, ability: ref })),
        ),
  );
  if (more.length === 0) return options;
  return changes.some(({ of }) => of.must) ? more : [...options, ...more];
}

/** The maneuver of a SLAM, one speed faster where a card asks for it and there is a template for it. */
export function slamManeuver(
  state: SecondState,
  ship: Ship,
  colour: ActionDifficulty,
  maneuver: Maneuver,
): Maneuver {
  return changesOf(state, ship, 'slam', colour).length > 0 ? changedSpeed(maneuver, 1) : maneuver;
}

const ONE_STRAIGHT: Template = { speed: 1, shape: 'straight', direction: 'straight' };

/** The longest template of each shape. */
const LONGEST = { straight: 5, bank: 3, turn: 3 } as const;

const faster = (template: Template): readonly Template[] =>
  template.speed < LONGEST[template.shape] ? [{ ...template, speed: template.speed + 1 }] : [];

/** The ship uses the template of a card: its price is paid, and what makes the action red is told. */
export function payForTemplate(
  game: SecondGame,
  ship: Ship,
  ability: string | undefined,
): Holding<TemplateChange> | null {
  const change = permits(game.state, ship, 'reposition-otherwise').find(({ ref }) => ref === ability);
  if (!change) return null;
  payCosts(game, ship, change.ref, change.of.costs);
  if (change.of.as === 'red') gainTokens(game, ship, 'stress', 1, 'xwing2:actions.7');
  return change;
}

/** What a move by the template of a card came to: the colour it gave the action, and what follows it. */
export function movedBy(ship: Ship, change: Holding<TemplateChange> | null): Resolved {
  if (!change) return { failed: false };
  const { as, after: effect } = change.of;
  const moment = occasion('after-action', { ship: ship.id });
  const step = { kind: 'effect', ability: change.ref, ship: ship.id, occasion: moment, chosen: -1 } as const;
  return {
    failed: false,
    ...(as ? { colour: as } : {}),
    ...(effect ? { steps: [{ ...step, effect }] } : {}),
  };
}

/** The 1 straight or 1 bank template of an ordinary boost (boost.1). */
export const boostTemplate = (direction: Direction): Template => ({
  speed: 1,
  shape: direction === 'straight' ? 'straight' : 'bank',
  direction,
});

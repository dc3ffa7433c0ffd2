import type { Refusal } from '@firing-arc/referee';
import { canPay } from '../abilities/costs.ts';
import { forbidding, passesAll } from '../abilities/evaluate.ts';
import type { CanOf } from '../abilities/modifiers.ts';
import { payCosts } from '../abilities/pay.ts';
import { permits } from '../abilities/permits.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import type { ActionDifficulty } from '../cards/chassis.ts';
import { deviceBodyOf, rangeOf } from '../devices/bodies.ts';
import { isCrewRemote } from '../devices/kinds.ts';
import { relocate, relocations } from '../devices/remotes.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { rangeBetween } from '../range.ts';
import { byCard, rulingFor } from '../ship/abilities.ts';
import { relationOf } from '../sides.ts';
import { type Device, occasion, openingStep, type SecondState, type Ship } from '../state.ts';
import { chooseMore, moreToCoordinate } from './coordinate-more.ts';
import { barringFrom, coordinateTargets, isNear, isWithin, targetsByColour } from './coordinate-targets.ts';
import { payForReach } from './pay-reach.ts';
import type { Resolved } from './perform.ts';

/** Coordinate: a friendly ship at range 1-2 may perform an action (coordinate.2, .3); without one it fails (.4). */
export function coordinate(game: SecondGame, ship: Ship, colour: ActionDifficulty, by?: string): Resolved {
  const friends = targetsByColour(game.state, ship, colour, by);
  const onlyNamed = moreToCoordinate(game.state, ship, colour, by)?.of.asRed;
  const remotes = onlyNamed ? [] : remotesToCoordinate(game.state, ship);
  if (friends.length === 0 && remotes.length === 0) return { failed: true, because: 'xwing2:coordinate.4' };
  const { ship: chosen } = game.choose(
    {
      form: 'choice',
      kind: 'coordinate-target',
      player: ship.player,
      because: 'xwing2:coordinate.2',
      ship: ship.id,
      options: [...friends.map(({ id }) => ({ ship: id })), ...remotes.map(({ unit }) => ({ ship: unit }))],
    },
    { refused: () => refusals(game.state, ship, friends, moreToCoordinate(game.state, ship, colour, by)) },
  );
  const remote = remotes.find(({ unit }) => unit === chosen);
  if (remote) return coordinateRemote(game, ship, remote);
  const other = shipOf(game, chosen);
  if (!isNear(game.state, ship, other))
    payForReach(game, ship, other, 'coordinate', (more) => isWithin(game.state, ship, other, more));
  game.emit({ kind: 'coordinated', ship: ship.id, other: chosen, because: 'xwing2:coordinate.3' });
  const permit = permitForTwo(game.state, ship, other);
  if (!permit || !wantsToCoordinateTwo(game, ship, permit.ref))
    return { failed: false, steps: togetherOrAlone(game, ship, chosen, friends, { colour, by }) };
  const steps = coordinateTwo(game, ship, permit, chosen);
  return { failed: false, colour: 'white', steps };
}

/** Friendly crew remotes at range 1-2, where a card lets them be chosen. */
const remotesToCoordinate = (state: SecondState, ship: Ship): readonly Device[] =>
  state.devices.length === 0 || permits(state, ship, 'coordinate-remotes').length === 0
    ? []
    : state.devices.filter((device) => {
        const range = rangeOf(bodyOf(ship), deviceBodyOf(device));
        const friendly = relationOf(state, ship.player, device.player) === 'friendly';
        return isCrewRemote(device.kind) && friendly && range >= 1 && range <= 2;
      });

/** A crew remote that is coordinated relocates forward instead of performing an action. */
function coordinateRemote(game: SecondGame, ship: Ship, device: Device): Resolved {
  game.emit({ kind: 'coordinated', ship: ship.id, other: device.unit, because: 'xwing2:coordinate.3' });
  const { at } = game.choose({
    form: 'choice',
    kind: 'relocate',
    player: device.player,
    because: 'xwing2:remotes.22',
    ship: device.unit,
    options: relocations(device),
  });
  relocate(game, device, at, 'xwing2:remotes.21');
  return { failed: false, steps: [] };
}

/** What lets a ship coordinate two for a price, if the one that it chose is such a ship. */
const permitForTwo = (state: SecondState, ship: Ship, chosen: Ship) =>
  permits(state, ship, 'coordinate-two').find(
    ({ ref, of }) =>
      canPay(state, ship, ref, of.costs) &&
      passesAll({ state, self: ship, ref, occasion: null, chosen: -1 }, chosen, of.whom),
  );

const wantsToCoordinateTwo = (game: SecondGame, ship: Ship, ability: string): boolean =>
  game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: rulingFor(ship, ability, 'xwing2:card-interpretation.4'),
    ship: ship.id,
    ability,
    options: [{ use: true }, { use: false }],
  }).use;

/** The price is paid, another ship may be coordinated too, and something happens to each of them. */
function coordinateTwo(
  game: SecondGame,
  ship: Ship,
  { ref, of }: NonNullable<ReturnType<typeof permitForTwo>>,
  first: number,
): SecondState['agenda'] {
  const { state } = game;
  payCosts(game, ship, ref, of.costs);
  const scene = { state, self: ship, ref, occasion: null, chosen: -1 };
  const others = coordinateTargets(state, ship).filter(
    (other) => other.id !== first && passesAll(scene, other, of.whom),
  );
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: ship.player,
    because: 'xwing2:coordinate.2',
    ship: ship.id,
    ability: ref,
    options: [...others.map(({ id }) => ({ target: id })), { target: -1 }],
  });
  const chosen = target < 0 ? [first] : [first, target];
  const moment = occasion('after-coordinate', { ship: ship.id });
  const effects = chosen.map(
    (one) =>
      ({
        kind: 'effect',
        ability: ref,
        ship: ship.id,
        occasion: moment,
        chosen: one,
        effect: of.each,
      }) as const,
  );
  if (target >= 0)
    game.emit({ kind: 'coordinated', ship: ship.id, other: target, because: 'xwing2:coordinate.3' });
  return [...effects, ...chosen.flatMap((one) => coordinatedSteps(state, ship, one, 'white'))];
}

/** The ship that was chosen is coordinated, and more with it where a card allows that. */
function togetherOrAlone(
  game: SecondGame,
  ship: Ship,
  chosen: number,
  friends: readonly Ship[],
  { colour, by }: { readonly colour: ActionDifficulty; readonly by: string | undefined },
): SecondState['agenda'] {
  const more = moreToCoordinate(game.state, ship, colour, by);
  const others = more ? chooseMore(game, ship, more, friends, shipOf(game, chosen)) : [];
  if (!more || (others.length === 0 && !more.of.asRed))
    return coordinatedSteps(game.state, ship, chosen, colour);
  for (const { id } of others)
    game.emit({ kind: 'coordinated', ship: ship.id, other: id, because: 'xwing2:coordinate.3' });
  const together = [chosen, ...others.map(({ id }) => id)];
  return togetherSteps(game.state, ship, together, colour, more.of);
}

/** Several ships are coordinated: the first one's action, then the same by each other one unless they act freely, then what comes after each. */
function togetherSteps(
  state: SecondState,
  ship: Ship,
  together: readonly number[],
  colour: ActionDifficulty,
  { asRed, mixed }: CanOf<'coordinate-more'>,
): SecondState['agenda'] {
  const [first = -1] = together;
  const like = { ship: first, count: state.ships[first]!.performed.length };
  const acts = together.map((id) => ({
    kind: 'granted-action' as const,
    ship: id,
    by: ship.id,
    ...(asRed ? { as: 'red' as const } : {}),
    ...(id === first || mixed === 'acting-freely' ? {} : { like }),
  }));
  const afters = together.map((other) => {
    const count = state.ships[other]!.performed.length;
    return openingStep(
      occasion('after-coordinate', { ship: ship.id, other, what: 'coordinate', colour, count }),
    );
  });
  return [...acts, ...afters];
}

/** The coordinated ship's action and what comes after; without a colour where no coordinate action brought it about. */
export function coordinatedSteps(
  state: SecondState,
  ship: Ship,
  other: number,
  colour: ActionDifficulty | '',
): SecondState['agenda'] {
  const count = state.ships[other]!.performed.length;
  const what = colour === '' ? '' : 'coordinate';
  const after = occasion('after-coordinate', { ship: ship.id, other, what, colour, count });
  return [{ kind: 'granted-action', ship: other, by: ship.id }, openingStep(after)];
}

/** The other friendly ships with their ranges, which a player may measure first (coordinate.1), or the card against them. */
const refusals = (
  state: SecondState,
  ship: Ship,
  friends: readonly Ship[],
  named: ReturnType<typeof moreToCoordinate>,
): readonly Refusal[] =>
  state.ships
    .filter((other) => other !== ship && inPlay(other) && other.player === ship.player)
    .filter((other) => !friends.includes(other))
    .map((other) => {
      const option = `ship-${other.id}`;
      const card =
        forbidding(state, 'be-coordinated').find(({ by }) => by === other) ??
        barringFrom(state, ship, other) ??
        (coordinateTargets(state, ship).includes(other) ? named : undefined);
      if (card) return { option, ...byCard(card) };
      return { option, ruling: 'xwing2:coordinate.2', facts: { range: rangeBetween(state, ship, other) } };
    });

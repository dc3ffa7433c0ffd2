import { permits } from '../abilities/modifiers.ts';
import { passesAll } from '../abilities/scene.ts';
import { inPlay } from '../bodies.ts';
import type { ActionDifficulty } from '../cards/chassis.ts';
import { shipCard } from '../cards/library.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import type { SecondState, Ship } from '../state.ts';
import { mostRestrictive, optionRefusal, performAction, standardActions } from './perform.ts';

/** What lets a ship coordinate more than one by its action: by the ability that made it red, or by its colour. */
export const moreToCoordinate = (
  state: SecondState,
  ship: Ship,
  colour: ActionDifficulty,
  by: string | undefined,
) =>
  permits(state, ship, 'coordinate-more').find(({ ref, of }) =>
    of.asRed ? ref === by : (of.from ?? colour) === colour,
  );

/** The ships that are coordinated besides the first one: of its type unless a card says otherwise, as many as its player likes. */
export function chooseMore(
  game: SecondGame,
  ship: Ship,
  more: NonNullable<ReturnType<typeof moreToCoordinate>>,
  targets: readonly Ship[],
  first: Ship,
): readonly Ship[] {
  const { ref, of } = more;
  const scene = { state: game.state, self: ship, ref, occasion: null, chosen: -1 };
  const able = targets.filter(
    (one) =>
      one !== first &&
      (of.mixed || shipCard(one.card).chassis.id === shipCard(first.card).chassis.id) &&
      passesAll(scene, one, of.whom),
  );
  if (!passesAll(scene, first, of.whom)) return [];
  const chosen: Ship[] = [];
  while (chosen.length < of.more) {
    const left = able.filter((one) => !chosen.includes(one));
    if (left.length === 0) break;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: ship.player,
      because: 'xwing2:coordinate.2',
      ship: ship.id,
      ability: ref,
      options: [...left.map(({ id }) => ({ target: id })), { target: -1 }],
    });
    if (target < 0) break;
    chosen.push(shipOf(game, target));
  }
  return chosen;
}

/** A ship that was coordinated with another one performs the same action, treated as of the same colour. */
export function performAlike(
  game: SecondGame,
  id: number,
  { ship: leader, count }: { readonly ship: number; readonly count: number },
  as: 'red' | undefined,
): void {
  const ship = shipOf(game, id);
  const action = game.state.ships[leader]!.performed[count];
  if (!inPlay(ship) || action === undefined) return;
  const options = inColour(standardActions(game.state, ship), as).filter(
    (option): option is Extract<ActionOption, { kind: 'action' }> =>
      option.kind === 'action' &&
      option.action === action &&
      optionRefusal(game.state, ship, option) === null,
  );
  if (options.length === 0) return;
  const option = game.choose<ActionOption>({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:coordinate.3',
    ship: id,
    options,
  });
  if (option.kind !== 'none') performAction(game, ship, option, 'action');
}

/** Actions of the bar, treated as red where an ability says so. */
export const inColour = (options: readonly ActionOption[], as: 'red' | undefined): readonly ActionOption[] =>
  as === undefined
    ? options
    : options.map((option) =>
        option.kind === 'action' ? { ...option, difficulty: mostRestrictive(as, option.difficulty) } : option,
      );

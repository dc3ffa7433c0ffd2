import { passesAll } from '../abilities/evaluate.ts';
import { permits } from '../abilities/permits.ts';
import type { ActionDifficulty } from '../cards/chassis.ts';
import { shipCard } from '../cards/library.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';

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

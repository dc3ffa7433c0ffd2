/** Cards that wait in the same moment act one after the other. */
import { type ArmadaGame, playerOrder } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import type { Acting } from './act.ts';
import { aboutOf } from './asking.ts';
import { canAct } from './can-act.ts';
import { isActive } from './traits.ts';

/** Cards act, the first player's first, each player in the order that he picks; what has become impossible does not. */
export function actInTurn(game: ArmadaGame, actingOf: (player: number) => readonly Acting[]): void {
  for (const player of playerOrder(game.state)) {
    let waiting = actingOf(player);
    while (waiting.length > 0) {
      const next = nextOf(game, player, waiting.filter(canActNow(game.state)));
      if (!next) break;
      waiting = waiting.filter((one) => one !== next);
      game.interpreter.act(game, next);
    }
  }
}

const canActNow =
  (state: ArmadaState) =>
  (acting: Acting): boolean =>
    isActive(state, acting.bearer) && canAct(state, acting);

/** The one that acts next: its player picks among different ones. */
function nextOf(game: ArmadaGame, player: number, acting: readonly Acting[]): Acting | undefined {
  const [first] = acting;
  if (!first || acting.length === 1) return first;
  const options = acting.filter((one, i) => i === acting.findIndex(isSame(one)));
  if (options.length === 1) return first;
  const picked = game.choose({
    form: 'choice',
    kind: 'next-card',
    player,
    because: 'armada:effect-use-and-timing.4',
    ...aboutOf(first.bearer),
    options: options.map(({ bearer, card }) => ({ ...aboutOf(bearer), card: card.name })),
  });
  return acting.find(
    ({ bearer, card }) =>
      card.name === picked.card &&
      aboutOf(bearer).ship === picked.ship &&
      aboutOf(bearer).squadron === picked.squadron,
  );
}

const isSame =
  ({ bearer, card }: Acting) =>
  (one: Acting): boolean =>
    one.bearer === bearer && one.card.name === card.name;

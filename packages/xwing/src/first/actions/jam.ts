import { inArc } from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { atRange, bodyOf, type FirstGame, friendly, inPlay, isHuge, shipOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';

/** The enemies that a ship could jam: at range 1, or at range 1-2 ahead, without a jam token (jam.1). */
export const jamTargets = (state: FirstState, ship: Ship): readonly Ship[] =>
  isHuge(ship) ? stressable(state, ship) : lesserTargets(state, ship);

/** What says whom a ship can jam. */
export const jamRuling = (ship: Ship): string => (isHuge(ship) ? 'xwing1:huge-ships.26' : 'xwing1:jam.1');

/** Those of a huge ship: at range 1-2, with fewer than two stress tokens (huge-ships.26). */
const stressable = (state: FirstState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      inPlay(other) &&
      !friendly(ship, other) &&
      !isHuge(other) &&
      other.tokens.stress < 2 &&
      atRange(state, ship, other, [1, hasRule(state, ship, 'jams-afar') ? 3 : 2]),
  );

const lesserTargets = (state: FirstState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      inPlay(other) && !friendly(ship, other) && other.tokens.jam === 0 && inJamRange(state, ship, other),
  );

function inJamRange(state: FirstState, ship: Ship, other: Ship): boolean {
  if (atRange(state, ship, other, [1, 1])) return true;
  return atRange(state, ship, other, [1, 2]) && inArc(bodyOf(ship), 'front', bodyOf(other));
}

/** The action: an enemy receives a jam token, from a huge ship stress up to two tokens (huge-ships.26). Tells which one. */
export function jam(game: FirstGame, ship: Ship): number {
  const { state } = game;
  const able = jamTargets(state, ship);
  const { target } = game.choose(
    {
      form: 'choice',
      kind: 'jam-target',
      player: ship.player,
      because: 'xwing1:jam.1',
      ship: ship.id,
      options: able.map(({ id }) => ({ target: id })),
    },
    {
      refused: () =>
        state.ships.flatMap((other) =>
          !inPlay(other) || friendly(ship, other) || able.includes(other)
            ? []
            : [{ option: `ship-${other.id}`, ruling: jamRuling(ship) }],
        ),
    },
  );
  game.emit({ kind: 'jams', ship: ship.id, other: target, because: 'xwing1:jam.1' });
  const jammed = shipOf(game, target);
  if (isHuge(ship)) gainTokens(game, jammed, 'stress', 2 - jammed.tokens.stress, 'xwing1:huge-ships.26');
  else gainTokens(game, jammed, 'jam', 1, 'xwing1:jam.1');
  return target;
}

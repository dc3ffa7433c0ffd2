import { expect, it } from 'vitest';
import { formatIdsOf } from './format-files.ts';
import { houseGame } from './index.ts';

it.each(['xwing2', 'xwing1', 'armada'] as const)(
  'what computer players bring is legal in every format of %s, those of an earlier day too',
  async (game) => {
    const house = await houseGame(game);
    const illegal = formatIdsOf(game).flatMap((id) => {
      const { usual, read } = house.format(id);
      return [0, 1].flatMap((seat) =>
        read({ ready: usual(seat) }).findings.brought ? [] : [`${id}: ${usual(seat)}`],
      );
    });
    expect(illegal).toEqual([]);
  },
);

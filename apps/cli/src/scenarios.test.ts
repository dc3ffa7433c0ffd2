import { opponent } from '@firing-arc/opponents';
import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { SECOND, type SecondState } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import type { SimResult } from './commands/sim.ts';
import { boardText } from './play/board.ts';
import { secondBoard } from './play/second/board.ts';
import { statusText } from './play/second/status.ts';
import { scenarioChooser } from './scenarios.ts';
import { matchup } from './squads.ts';
import { runWith } from './testing/script.ts';

describe('--scenario', () => {
  it('plays one of the format, another by chance for each game, or a dogfight', async () => {
    const played = async (scenario: string) => {
      const { status, out } = await runWith(['sim', '--json', '--games', '3', '--scenario', scenario]);
      expect(status).toBe(0);
      return JSON.parse(out) as SimResult;
    };
    for (const scenario of ['assault', 'random', 'none']) {
      expect(await played(scenario)).toMatchObject({ finished: 3, stuck: 0 });
    }
    expect((await played('assault')).rounds).not.toBe((await played('none')).rounds);
  });

  it('takes the scenario by the seed of the game', () => {
    const { pack, setup } = matchup('sim', {});
    const choose = scenarioChooser('sim', pack, 'random');
    const ids = Array.from({ length: 20 }, (_, i) => choose(setup, `seed ${i}`).scenario?.id);
    expect(new Set(ids).size).toBe(4);
    expect(choose(setup, 'seed 7').scenario?.id).toBe(ids[7]);
    expect(scenarioChooser('sim', pack, undefined)(setup, 'seed').scenario).toBeUndefined();
  });

  it('names the scenarios when it is given another', async () => {
    const { status, err } = await runWith(['play', '--scenario', 'tea']);
    expect(status).toBe(2);
    expect(err).toBe(
      "play: --scenario: 'tea' is not one of assault, chance, salvage, scramble, none, random\n",
    );
  });
});

describe('objectives in the terminal', () => {
  it('are on the board and among what stands', () => {
    const { pack, setup } = matchup('sim', {});
    const scene = scenarioChooser('sim', pack, 'scramble')(setup, 'seed');
    const streams = growStreams('terminal', ['one', 'two']);
    let view: SecondState | null = null;
    playOut(
      SECOND,
      firstPosition(SECOND, newRecord(SECOND, scene, 'terminal')),
      [opponent('random', streams, 0), opponent('random', streams, 1)],
      {
        onStep: (state) => {
          if (state.round === 1) view ??= SECOND.view(state, 0);
        },
      },
    );
    const board = boardText(secondBoard(view!));
    for (const sign of ['@1', '@2', '@3', 'an objective.']) expect(board).toContain(sign);
    const status = statusText(view!);
    expect(status).toContain('Scramble the Transmissions\n  satellite 1: at 457 457\n  satellite 2: at ');
  });
});

import { readFileSync } from 'node:fs';
import {
  packFrom as armadaPackFrom,
  LEARNING_SCENARIO,
  READY_FLEETS,
  setupFromFleets,
} from '@firing-arc/armada';
import {
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as setupOfFirst,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { ARMADA_GAME } from '../games/armada/game.ts';
import { FIRST_GAME } from '../games/first/game.ts';
import { SECOND_GAME } from '../games/second/game.ts';
import { deployFormation, formation } from './deploying.ts';
import { QUICK_GAME } from './options.ts';
import { type Playing, playNew } from './playing.ts';
import { setUpBy } from './setups.ts';
import { thinkAtOnce } from './thinking/at-once.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../formats/${name}.json`, import.meta.url), 'utf8'));
const pack = packFrom(read('xwing2-amg'));
const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
const firstSetup = setupOfFirst(firstPackFrom(read('xwing1')), [
  FIRST_SQUADS[0]!.squad,
  FIRST_SQUADS[1]!.squad,
]);
const armadaSetup = setupFromFleets(
  armadaPackFrom(read('armada')),
  [READY_FLEETS[0]!.fleet, READY_FLEETS[1]!.fleet],
  { play: 'standard' },
);
const BY_HAND = { ...QUICK_GAME, setup: 'by-hand' } as const;

/** Lets the other side decide until this one is asked. */
function wait(game: Playing): void {
  for (let steps = 0; steps < 50 && game.shown().turn.kind === 'wait'; steps++) {
    thinkAtOnce(game);
    game.deployOn();
  }
}

const standing = (game: Playing) =>
  game.shown().table.ships.filter(({ player, onTable }) => player === 0 && onTable);

it('deploys a formation at once: each ship where it was shown, while the other side places its own', () => {
  const game = playNew(SECOND_GAME, setup, BY_HAND, 'formation');
  wait(game);
  expect(game.shown().setsUp).toBe('obstacles');
  expect(game.use(formation).every(({ move }) => move === null)).toBe(true);
  game.use(deployFormation);
  game.deployOn();
  wait(game);
  expect(game.shown().table.things).toHaveLength(6);
  expect(game.shown().setsUp).toBe('ships');
  const planned = game.use(formation).map(({ move }) => move!);
  const own = game.shown().table.ships.filter(({ player }) => player === 0);
  expect(planned.map(({ ship }) => ship).sort()).toEqual(own.map(({ id }) => id));
  expect(standing(game)).toEqual([]);
  game.use(deployFormation);
  game.deployOn();
  wait(game);
  expect(game.shown().table.phase).toBe('planning');
  for (const { ship, to } of planned) expect(game.shown().table.ships[ship]).toMatchObject(to);
});

it('takes a formation back at once, and asks again', () => {
  const game = playNew(SECOND_GAME, setup, BY_HAND, 'formation');
  wait(game);
  game.use(deployFormation);
  game.deployOn();
  expect(game.shown().canUndo).toBe(true);
  game.undo();
  expect(game.shown().setsUp).toBe('obstacles');
  game.deployOn();
  expect(game.shown().turn).toMatchObject({ kind: 'ask', question: { player: 0 } });
});

it('sets up nothing at once where nothing is set up', () => {
  const game = playNew(ARMADA_GAME, LEARNING_SCENARIO, BY_HAND, 'formation');
  wait(game);
  expect(game.shown().setsUp).toBeNull();
  expect(game.use(formation)).toEqual([]);
  const { hash } = game.shown();
  game.use(deployFormation);
  game.deployOn();
  expect(game.shown().hash).toBe(hash);
  expect(setUpBy('dials')).toBeNull();
});

it.each([
  { of: 'First Edition', start: () => playNew(FIRST_GAME, firstSetup, BY_HAND, 'formation') },
  { of: 'Armada', start: () => playNew(ARMADA_GAME, armadaSetup, BY_HAND, 'formation') },
])('sets up obstacles and a whole formation in two decisions, of $of', ({ start }) => {
  const game = start();
  const setUp: string[] = [];
  for (let steps = 0; steps < 60 && game.shown().table.phase === 'setup'; steps++) {
    wait(game);
    const { setsUp, turn } = game.shown();
    if (setsUp && setUp.at(-1) !== setsUp) {
      setUp.push(setsUp);
      expect(game.use(formation).length).toBeGreaterThan(2);
      game.use(deployFormation);
      game.deployOn();
    } else if (turn.kind === 'ask') {
      game.answer(turn.question.form === 'choice' ? 0 : [0, 0, 0]);
    }
  }
  expect(setUp).toEqual(['obstacles', 'ships']);
  expect(standing(game).length).toBeGreaterThan(1);
});

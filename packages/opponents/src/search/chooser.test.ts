import { readFileSync } from 'node:fs';
import { ARMADA, packFrom, READY_FLEETS, setupFromFleets } from '@firing-arc/armada';
import { answerAsRecorded, newRecord, startRecord, taskFor } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { armadaOpponent, armadaPlayer, armadaSearcher } from '../armada-opponent.ts';
import { plainArmada } from '../plain-armada/plain.ts';
import { armadaWorthAhead } from './armada-worth.ts';
import { chooser } from './chooser.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8')),
);
const setup = setupFromFleets(pack, [READY_FLEETS[0]!.fleet, READY_FLEETS[1]!.fleet], { play: 'standard' });

/** A game of plain players up to a question of a kind in round two. */
function gameAt(kind: string) {
  const game = startRecord(ARMADA, newRecord(ARMADA, setup, 'chooser'));
  const streams = growStreams('chooser', ['one', 'other']);
  const players = [0, 1].map((seat) => armadaOpponent('plain', streams, seat));
  while (game.state.round < 2 || game.questions[0]!.kind !== kind) {
    const question = game.questions[0]!;
    const { player } = question;
    const answer = players[player]!(question, () => game.look(player), game.help(player));
    answerAsRecorded(game, { player, answer });
  }
  return game;
}

describe('the searching player of Armada', () => {
  it('tries the courses that differ, with the value and error of each', () => {
    const game = gameAt('course');
    const { player } = game.questions[0]!;
    const searcher = armadaSearcher();
    const { answer } = searcher.decide(taskFor(game, player, { secret: 'chooser', rollouts: 100 }));
    const weighed = searcher.explain();
    expect(weighed.length).toBeGreaterThan(1);
    expect(weighed.every(({ error }) => error > 0)).toBe(true);
    expect(weighed.map(({ option }) => option)).toContain(answer);
  });

  it('does as plain does where it may play too few games, and where nothing moves', () => {
    for (const [kind, rollouts] of [
      ['course', 3],
      ['attack', 100],
    ] as const) {
      const game = gameAt(kind);
      const task = taskFor(game, game.questions[0]!.player, { secret: 'chooser', rollouts });
      expect(armadaSearcher().decide(task), kind).toEqual(armadaPlayer('plain').decide(task));
    }
  });

  it('counts what can be shot from where ships stand, for one as much as against the other', () => {
    const { state } = gameAt('course');
    expect(armadaWorthAhead(state, 0) + armadaWorthAhead(state, 1)).toBeCloseTo(0, 9);
    const [ship] = state.ships.filter(({ player, place }) => player === 0 && place === 'table');
    const off = { ...ship!, x: 5, y: 5, facing: 225 };
    const beside = { ...state, ships: state.ships.with(ship!.id, off) };
    expect(armadaWorthAhead(beside, 0)).toBeLessThan(armadaWorthAhead(state, 0));
  });

  it('rolls other dice in every game in its head', () => {
    const game = gameAt('choose-ship');
    const dice = new Map<string, number>();
    const player = chooser({
      rules: ARMADA,
      policy: plainArmada,
      otherwise: plainArmada,
      onward: plainArmada,
      plans: 'commands',
      until: () => true,
      worth: ({ streams }) => {
        dice.set(streams.join(), (dice.get(streams.join()) ?? 0) + 1);
        return 0;
      },
      tries: { 'choose-ship': 1 },
      distinct: (_, weighed) => weighed.slice(0, 2),
    });
    const task = taskFor(game, game.questions[0]!.player, { secret: 'chooser', rollouts: 80 });
    player.decide(task);
    // Each option is tried with the dice of each world, once.
    expect(dice.size).toBeGreaterThan(20);
    expect(new Set(dice.values())).toEqual(new Set([2]));
  });
});

import { readFileSync } from 'node:fs';
import { answerAsRecorded, newRecord, questionOf, startRecord } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { PATIENCE } from '../declines.ts';
import { opponent, SECOND_COACH } from '../index.ts';
import { gamesInHead } from './in-head.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);

it('a world comes to the same however many were played before it: nobody loses patience over games in the head', () => {
  const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
  const game = startRecord(SECOND, newRecord(SECOND, setup, 'in the head'));
  const streams = growStreams('in the head', ['one', 'other']);
  const players = [0, 1].map((seat) => opponent('plain', streams, seat));
  while (game.state.round < 2 || game.questions[0]!.kind !== 'dials') {
    const question = game.questions[0]!;
    const { player } = question;
    const answer = players[player]!(question, () => game.look(player), game.help(player));
    answerAsRecorded(game, { player, answer });
  }
  const view = game.view(0, { since: Number.POSITIVE_INFINITY });
  const answer = players[0]!(questionOf(view), () => game.look(0), game.help(0));
  const play = gamesInHead(SECOND_COACH.ahead(view.state), view, {
    seed: 'test',
    imagined: Number.POSITIVE_INFINITY,
  });
  const worlds = Array.from({ length: 6 }, (_, world) => world);
  const first = worlds.map((world) => play(answer, world));
  for (let world = worlds.length; world < 3 * PATIENCE; world++) play(answer, world);
  expect(worlds.map((world) => play(answer, world))).toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(1);
});

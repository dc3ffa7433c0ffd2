import { readFileSync } from 'node:fs';
import { firstPosition, newRecord, Referee } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { FIRST, packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/first';
import { expect, it } from 'vitest';
import { firstOpponent } from '../first-opponent.ts';

const file = new URL('../../../../formats/xwing1.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));
const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);

/** What the plain player has set up. */
function deployed(seed: string) {
  const referee = Referee.start(FIRST, firstPosition(FIRST, newRecord(FIRST, setup, seed)));
  const player = firstOpponent('plain', growStreams(seed, ['player']), 0);
  while (referee.state.phase === 'setup') {
    const [question] = referee.questions;
    const { player: asked } = question!;
    answerNow(
      referee,
      asked,
      player(question!, () => referee.look(asked), referee.help(asked)),
    );
  }
  return referee.state;
}

const FACINGS: Readonly<Record<string, number>> = { near: 0, far: 180, left: 90, right: 270 };

it('deploys ships side by side, facing away from their edge, and obstacles apart in the middle', () => {
  const { ships, players, obstacles, width, depth } = deployed('formation');
  for (const player of [0, 1]) {
    const { edge } = players[player]!;
    const own = ships.filter((ship) => ship.player === player);
    for (const { facing } of own) expect(facing).toBe(FACINGS[edge]);
    const along = own.map(({ x, y }) => (edge === 'near' || edge === 'far' ? x : y)).sort((a, b) => a - b);
    for (let at = 1; at < along.length; at++) expect(along[at]! - along[at - 1]!).toBeLessThan(200);
  }
  const placed = obstacles.filter((rock) => rock.placed);
  expect(placed).toHaveLength(6);
  const aside = placed.map(({ x, y }) => Math.hypot(x - width / 2, y - depth / 2));
  expect(aside.reduce((sum, one) => sum + one, 0) / 6).toBeLessThan(190);
});

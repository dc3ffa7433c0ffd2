import { readFileSync } from 'node:fs';
import { ARMADA, packFrom, READY_FLEETS, setupFromFleets } from '@firing-arc/armada';
import { firstPosition, newRecord, Referee } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import { armadaOpponent } from '../armada-opponent.ts';

const file = new URL('../../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));
const setup = setupFromFleets(pack, [READY_FLEETS[0]!.fleet, READY_FLEETS[1]!.fleet], { play: 'standard' });

/** Fleets that the plain player has deployed. */
function deployed(seed: string) {
  const referee = Referee.start(ARMADA, firstPosition(ARMADA, newRecord(ARMADA, setup, seed)));
  const player = armadaOpponent('plain', growStreams(seed, ['player']), 0);
  while (referee.state.phase === 'setup') {
    const [question] = referee.questions;
    const { player: asked } = question!;
    answerNow(
      referee,
      asked,
      player(question!, () => referee.look(asked), referee.help(asked)),
    );
  }
  return referee;
}

it('deploys ships in a line that faces the other edge, and squadrons as a screen before them', () => {
  const { ships, squadrons, players } = deployed('formation').state;
  for (const player of [0, 1]) {
    const up = players[player]!.edge === 'top' ? -1 : 1;
    const own = ships.filter((ship) => ship.player === player);
    for (const { facing } of own) expect(facing).toBe(up > 0 ? 0 : 180);
    for (const { x, y } of squadrons.filter((one) => one.player === player)) {
      const nearest = Math.min(...own.map((ship) => Math.abs(ship.x - x)));
      expect(nearest).toBeLessThan(125);
      expect(own.some((ship) => up * (y - ship.y) > 0)).toBe(true);
    }
  }
});

it('lays obstacles where the enemy has to cross', () => {
  const { events, state } = deployed('formation');
  const laidBy = (player: number) =>
    events.flatMap((event) =>
      event.kind === 'obstacle-placed' && event.player === player ? [event.at.y] : [],
    );
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [near, far] = state.players[0]!.edge === 'bottom' ? [0, 1] : [1, 0];
  expect(laidBy(near).length).toBe(3);
  expect(mean(laidBy(near))).toBeGreaterThan(mean(laidBy(far)));
});

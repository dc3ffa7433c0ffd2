/** Each rule as scenes of cards and games with objectives meet it: what it asks, tells and refuses. */
import { playOut } from '@firing-arc/referee';
import { byRuling, drawing, heardAsking, type Moment, nameable } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import { SHIP_CARDS, SQUADRON_CARDS } from '../../cards/index.ts';
import { OBJECTIVE_CARDS, type ObjectiveCard } from '../../objectives/cards.ts';
import { SCENARIO_FILES } from '../../position/index.ts';
import { ARMADA } from '../../rules.ts';
import type { ArmadaSetup, SetupSide } from '../../setup/setup.ts';
import { STANDARD_SETUP } from '../fleets.ts';
import { keenAnswerer } from '../players.ts';
import { playKnownScenes } from './acting.ts';
import scenes from './scenes.json' with { type: 'json' };

/** Other work may share the machine. */
const TIMEOUT = 300_000;
const EDITIONS = ['1.6', '1.5', '2015'] as const;

it('every rule asks, tells and refuses what it did in the scenes of cards and in games with objectives', {
  timeout: TIMEOUT,
}, async () => {
  const rulings = byRuling();
  const named = nameable(SCENARIO_FILES.names);
  const hear = (moment: Moment): void => {
    rulings.hear(moment);
    named.hear(moment);
  };
  playKnownScenes(scenes.found, hear);
  OBJECTIVE_CARDS.forEach((objective, at) => void play(objective, at, hear));
  // Scenario files may name whatever is asked and told: a name that they may not would be an error of theirs.
  expect(named.problems()).toEqual([]);
  // After a wanted change: `npx vitest run packages/armada/src/testing/acting/rulings -u`, and read which rules differ.
  await expect(rulings.lines()).toMatchFileSnapshot('./rulings.golden.txt');
});

/** A game with an objective, of one or two rounds, setup included, with fleets by chance. */
function play({ id: objective }: ObjectiveCard, at: number, hear: (moment: Moment) => void): void {
  const { oneOf } = drawing([], objective);
  const side = (faction: string, huge: boolean): SetupSide => ({
    name: faction,
    faction,
    ships: [huge, false].map((flag) => ({
      card: oneOf(SHIP_CARDS.filter((one) => one.faction === faction && (one.size === 'huge') === flag)).id,
      points: 60,
    })),
    squadrons: [0, 1, 2].map(() => ({
      card: oneOf(SQUADRON_CARDS.filter((one) => one.faction === faction)).id,
      points: 14,
    })),
    objectives: [objective],
  });
  const setup: ArmadaSetup = {
    ...STANDARD_SETUP,
    edition: EDITIONS[at % EDITIONS.length]!,
    rounds: 1 + (at % 2),
    sides:
      at % 4 < 2
        ? [side('rebel', false), side('empire', at % 4 === 0)]
        : [side('republic', false), side('separatist', false)],
  };
  const streams = growStreams(objective, ['one', 'two']);
  const players = [0, 1].map((index) => heardAsking(hear, keenAnswerer(streams, index)));
  playOut(ARMADA, ARMADA.begin(setup, growStreams(objective, ARMADA.streams)), players, {
    onEvent: (event) => hear({ event }),
  });
}

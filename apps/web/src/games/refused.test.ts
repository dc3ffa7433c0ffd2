import { readFileSync } from 'node:fs';
import {
  ARMADA,
  packFrom as armadaPackFrom,
  LEARNING_SCENARIO,
  READY_FLEETS,
  setupFromFleets,
} from '@firing-arc/armada';
import {
  type Answerer,
  type GameEvent,
  type Help,
  playOut,
  type Question,
  type Rules,
  randomAnswerer,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  FIRST,
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as setupOfFirst,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { refusedUnit, toldRefusals, type Units } from './refused.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../formats/${name}.json`, import.meta.url), 'utf8'));

/** Questions in which a player picks an enemy. */
const TARGETS = new Set(['attack', 'next-squadron', 'lock-target', 'jam-target']);

/** Whom refusals of targets were about in random games: friends, as told, and how many others. */
function refusedIn<S extends State & Units, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setups: readonly Setup[],
): { readonly friends: readonly string[]; readonly others: number } {
  const friends: string[] = [];
  let others = 0;
  const note = (question: Q, view: S, help: Help): void => {
    for (const refusal of toldRefusals(question, view, help.refused?.())) {
      const unit = refusedUnit(refusal, view);
      if (!unit) continue;
      if (unit.player === question.player)
        friends.push(`${question.kind}, ${refusal.option}: ${refusal.ruling}`);
      else others++;
    }
  };
  for (const [at, setup] of setups.entries()) {
    const streams = growStreams(`aimed ${at}`, ['one', 'two']);
    const watching = (index: number): Answerer<S, Q> => {
      const random = randomAnswerer(streams, index);
      return (question, view, help) => {
        if (TARGETS.has(question.kind)) note(question, view(), help);
        return random(question, view, help);
      };
    };
    playOut(rules, rules.begin(setup, growStreams(`aimed ${at}`, rules.streams)), [watching(0), watching(1)]);
  }
  return { friends, others };
}

const PAIRS = [0, 2] as const;

it.each([
  {
    of: '2.5',
    play: () => {
      const pack = packFrom(read('xwing2-amg'));
      const squad = (at: number) => READY_SQUADS[at]!.squad;
      return refusedIn(
        SECOND,
        PAIRS.map((at) => setupFromSquads(pack, [squad(at), squad(at + 1)])),
      );
    },
  },
  {
    of: 'First Edition',
    play: () => {
      const pack = firstPackFrom(read('xwing1'));
      const squad = (at: number) => FIRST_SQUADS[at]!.squad;
      return refusedIn(
        FIRST,
        PAIRS.map((at) => setupOfFirst(pack, [squad(at), squad(at + 1)])),
      );
    },
  },
  {
    of: 'Armada',
    play: () => {
      const pack = armadaPackFrom(read('armada'));
      const fleet = (at: number) => READY_FLEETS[at]!.fleet;
      return refusedIn(ARMADA, [
        LEARNING_SCENARIO,
        setupFromFleets(pack, [fleet(0), fleet(1)], { play: 'standard' }),
      ]);
    },
  },
])('lists no friend among the targets that are not possible, in random games of $of', ({ play }) => {
  const { friends, others } = play();
  expect([...new Set(friends)]).toEqual([]);
  expect(others).toBeGreaterThan(5);
});

/** Each rule as scenes of cards and games of random squads meet it: what it asks, tells and refuses. */
import { playOut } from '@firing-arc/referee';
import { byRuling, heardAsking, type Moment, nameable } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import amg from '../../../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../../../formats/xwing2-epic.json' with { type: 'json' };
import xwa from '../../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { scenarioFiles } from '../../position/index.ts';
import { SECOND } from '../../rules.ts';
import { setupFromSquads } from '../../setup/from-squads.ts';
import { packFrom } from '../../squads/pack.ts';
import { randomSquad, squadPool } from '../../squads/random-squad.ts';
import { tellReasons } from '../../tell-reasons.ts';
import { stayingAnswerer } from '../players.ts';
import { allAbilities, playing } from './acting.ts';
import scenes from './scenes.json' with { type: 'json' };

tellReasons();

const KNOWN: Readonly<Record<string, number | undefined>> = scenes.found;
/** How many questions and events of a scene are heard: most cards have acted by then. */
const HEARD = 60;
/** Rounds of a game: in the third most ships have met. */
const ROUNDS = 3;

it('every rule asks, tells and refuses what it did in scenes of cards and in games of random squads', async () => {
  const rulings = byRuling();
  const named = nameable(scenarioFiles(() => ({})).names);
  const hear = (moment: Moment): void => {
    rulings.hear(moment);
    named.hear(moment);
  };
  allAbilities([xwa, amg, epic]).forEach((one) => {
    const scene = KNOWN[one.label];
    if (scene === undefined) return;
    let heard = 0;
    playing(
      one,
      scene,
    )((_, moment) => {
      if (moment) hear(moment);
      return ++heard < HEARD;
    });
  });
  for (const pack of [amg, xwa, epic]) play(pack, 'none', hear);
  for (const { id } of packFrom(amg).scenarios ?? []) play(amg, id, hear);
  // Scenario files may name whatever is asked and told: a name that they may not would be an error of theirs.
  expect(named.problems()).toEqual([]);
  // After a wanted change: `npx vitest run packages/xwing/src/second/testing/acting/rulings -u`: which rules differ?
  await expect(rulings.lines()).toMatchFileSnapshot('./rulings.golden.txt');
});

/** A short game of two random squads, setup included. */
function play(json: object, scenario: string, hear: (moment: Moment) => void): void {
  const pack = packFrom(json);
  const seed = `${pack.id} ${scenario}`;
  const draws = growStreams(seed, ['one', 'two']);
  const pool = squadPool(pack);
  const setup = setupFromSquads(pack, [randomSquad(pool, draws, 0), randomSquad(pool, draws, 1)], scenario);
  const streams = growStreams(seed, ['one', 'two']);
  const players = [0, 1].map((index) => heardAsking(hear, stayingAnswerer(streams, index)));
  const state = SECOND.begin({ ...setup, rounds: ROUNDS }, growStreams(seed, SECOND.streams));
  playOut(SECOND, state, players, { onEvent: (event) => hear({ event }) });
}

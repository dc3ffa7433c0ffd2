/** Each rule as scenes of cards and games of random squads meet it: what it asks, tells and refuses. */
import { playOut } from '@firing-arc/referee';
import { byRuling, heardAsking, type Moment, nameable } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import xwing1 from '../../../../../../formats/xwing1.json' with { type: 'json' };
import { SCENARIO_FILES } from '../../position/index.ts';
import { FIRST } from '../../rules.ts';
import { type GameTerms, setupFromSquads } from '../../setup/from-squads.ts';
import { packFrom } from '../../squads/pack.ts';
import { randomSquad, squadPool } from '../../squads/random-squad.ts';
import { stayingAnswerer } from '../players.ts';
import { allAbilities, playing } from './acting.ts';
import scenes from './scenes.json' with { type: 'json' };

const KNOWN: Readonly<Record<string, number | undefined>> = scenes.found;
/** How many questions and events of a scene are heard: most cards have acted by then. */
const HEARD = 60;
/** Rounds of a game: in the third most ships have met. */
const ROUNDS = 3;
const GAMES: readonly GameTerms[] = [
  {},
  { damageDeck: 'core', measuring: 'free' },
  { play: 'epic' },
  { play: 'epic' },
];

it('every rule asks, tells and refuses what it did in scenes of cards and in games of random squads', async () => {
  const rulings = byRuling();
  const named = nameable(SCENARIO_FILES.names);
  const hear = (moment: Moment): void => {
    rulings.hear(moment);
    named.hear(moment);
  };
  allAbilities(xwing1).forEach((one) => {
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
  GAMES.forEach((terms, at) => void play(terms, `rulings ${at}`, hear));
  // Scenario files may name whatever is asked and told: a name that they may not would be an error of theirs.
  expect(named.problems()).toEqual([]);
  // After a wanted change: `npx vitest run packages/xwing/src/first/testing/acting/rulings -u`: which rules differ?
  await expect(rulings.lines()).toMatchFileSnapshot('./rulings.golden.txt');
});

/** A short game of two random squads, setup included. */
function play(terms: GameTerms, seed: string, hear: (moment: Moment) => void): void {
  const pack = packFrom(xwing1);
  const draws = growStreams(seed, ['one', 'two']);
  const pool = squadPool(pack, undefined, terms.play);
  const squads = [randomSquad(pool, draws, 0), randomSquad(pool, draws, 1)] as const;
  const setup = setupFromSquads(pack, squads, { ...terms, rounds: ROUNDS });
  const streams = growStreams(seed, ['one', 'two']);
  const players = [0, 1].map((index) => heardAsking(hear, stayingAnswerer(streams, index)));
  playOut(FIRST, FIRST.begin(setup, growStreams(seed, FIRST.streams)), players, {
    onEvent: (event) => hear({ event }),
  });
}

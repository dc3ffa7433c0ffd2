import { readFileSync } from 'node:fs';
import { playOut } from '@firing-arc/referee';
import { checkStep } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { FIRST } from './rules.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { type FirstSetup, setupProblems } from './setup/setup.ts';
import { playerOrder } from './sides.ts';
import { checkTeam } from './squads/legality.ts';
import { packFrom } from './squads/pack.ts';
import type { Squad } from './squads/squad.ts';
import { table, tie, xwing, ywing } from './testing/index.ts';
import { stayingAnswerer } from './testing/players.ts';
import { TEST_SQUADS, testSetup } from './testing/squads.ts';
import { ENGLISH } from './words/index.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../formats/xwing1.json', import.meta.url), 'utf8')),
);

/** The test squads of as many players as there are teams named. */
function teamSetup(teams: readonly number[], more: Partial<FirstSetup> = {}): FirstSetup {
  const two = testSetup('x-wings and a smuggler', 'bombers and a phantom', more);
  const names = ['firesprays', 'a shuttle and Ys'].slice(0, teams.length - 2);
  const others = names.map((name) => ({
    name,
    faction: 'rebel',
    ships: TEST_SQUADS[name]!,
    obstacles: [],
  }));
  return { ...two, sides: [...two.sides, ...others], teams };
}

/** Player 0 and 2 against player 1; two X-wings side by side of different owners face a TIE fighter. */
const threesome = (more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    us: [xwing([400, 300, 0])],
    them: [tie([400, 500, 180]), tie([700, 500, 180])],
    others: [[ywing([500, 300, 0])]],
    teams: [0, 1, 0],
    ...more,
  });

describe('team play', () => {
  it('xwing1:optional-rules-team-play.1 the players split into two teams of as many, or one more', () => {
    expect(setupProblems(teamSetup([0, 1, 0]))).toEqual([]);
    expect(setupProblems(teamSetup([5, 5, 7, 7]))).toEqual([]);
    const uneven = 'setup.teams: expected two teams of as many players, or one more';
    expect(setupProblems(teamSetup([0, 0, 0]))).toEqual([uneven]);
    expect(setupProblems(teamSetup([0, 1, 2]))).toEqual([uneven]);
    expect(setupProblems(teamSetup([0, 1, 1, 1]))).toEqual([uneven]);
    const { teams: _, ...alone } = teamSetup([0, 1, 0]);
    expect(setupProblems(alone)).toEqual(['setup.teams: more than two players form two teams']);
    const state = FIRST.begin(teamSetup([5, 7, 7]), growStreams('teams', FIRST.streams));
    expect([state.teams, FIRST.seats?.(state)]).toEqual([[0, 1, 1], 3]);
  });

  it('xwing1:optional-rules-team-play.2 both teams have the same points, however many play', () => {
    const squad = (...pilots: readonly string[]): Squad => ({
      faction: 'rebel',
      ships: pilots.map((pilot) => ({ pilot, upgrades: [] })),
    });
    const two = squad('rookiepilot', 'rookiepilot');
    const three = squad('rookiepilot', 'rookiepilot', 'rookiepilot');
    expect(checkTeam([two, two], pack)).toEqual([]);
    expect(checkTeam([two, three], pack)).toMatchObject([
      { ruling: 'xwing1:optional-rules-team-play.2', message: expect.stringContaining('cost 105') },
    ]);
    expect(checkTeam([three, three], pack, 'epic')).toEqual([]);
    const { sides } = setupFromSquads(pack, [two, three, two], { teams: [0, 1, 0] });
    expect(sides.map(({ obstacles }) => obstacles.length)).toEqual([3, 3, 0]);
  });

  it('xwing1:optional-rules-team-play.3 each player decides for the own ships alone', () => {
    const game = threesome();
    game.act(3);
    expect(game.question?.player).toBe(2);
    game.pick('none').act(0);
    expect(game.question?.player).toBe(0);
    game.pick('none').run({ kind: 'dials' });
    expect(game.question).toMatchObject({ player: 0, parts: [{ about: 0 }] });
    game.answer([0]);
    expect(game.question).toMatchObject({ player: 1, parts: [{ about: 1 }, { about: 2 }] });
    game.answer([0, 0]);
    expect(game.question).toMatchObject({ player: 2, parts: [{ about: 3 }] });
    game.answer([0]);
  });

  it('xwing1:optional-rules-team-play.4 an ability helps the ships of team mates', () => {
    const mates = table({
      us: [{ pilot: 'howlrunner', at: [400, 300, 0] }],
      them: [xwing([700, 700, 180])],
      others: [[tie([460, 300, 0])], [xwing([460, 480, 180])]],
      teams: [0, 1, 0, 1],
    });
    mates.rolls('blank', 'blank', 'hit', 'blank', 'blank').combat(2).pick({ kind: 'attack', target: 3 });
    expect(mates.question).toMatchObject({ kind: 'modify-attack-dice', player: 2 });
    expect(mates.offers({ kind: 'ability', ability: 'howlrunner#0', holder: 0, dice: [0] })).toBe(true);
    mates.pick({ kind: 'ability', dice: [0] });
    expect(mates.ship(3).shields).toBe(1);
    const enemies = table({
      us: [{ pilot: 'howlrunner', at: [400, 300, 0] }],
      them: [tie([460, 300, 0])],
      others: [[xwing([700, 480, 180])], [xwing([460, 480, 180])]],
      teams: [0, 1, 1, 0],
    });
    enemies.rolls('blank', 'blank', 'blank', 'blank').combat(1).pick({ kind: 'attack', target: 3 });
    expect(enemies.question).toBeUndefined();
  });

  it('team mates are friends: nobody attacks or locks them', () => {
    const game = threesome().combat(0);
    expect(game.refusal('weapon 0 target 3')).toBe('xwing1:attack.30');
    expect(game.offers({ target: 1 })).toBe(true);
    expect(game.offers({ target: 3 })).toBe(false);
    game.pick('none').act(0).pick({ kind: 'action', action: 'target-lock' });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    game.pick({ target: 1 });
  });

  it('xwing1:optional-rules-team-play.5 a team wins together, also who has no ship left', () => {
    const over = (gone: readonly number[], more = {}) => {
      const game = threesome(more);
      for (const id of gone) Object.assign(game.state.ships[id]!, { place: 'removed', destroyed: true });
      game.run({ kind: 'end-round' });
      return { told: game.eventsOf('game-over'), outcome: FIRST.outcome(game.state) };
    };
    const won = over([0, 1, 2]);
    expect(won.told).toMatchObject([{ winner: 0, winners: [0, 2], because: 'xwing1:winning-the-game.1' }]);
    expect(won.outcome).toEqual({ winner: 0, winners: [0, 2], because: 'xwing1:winning-the-game.1' });
    expect(ENGLISH.event(won.told[0]!, threesome().state)).toBe('Player 1 and Player 3 win the game.');
    expect(over([0, 3]).told).toMatchObject([{ winner: 1, winners: [1] }]);
    expect(over([0, 1, 2, 3]).told).toMatchObject([{ winner: -1 }]);
    const scored = over([1], { round: 6, rounds: 6 });
    expect(scored.told).toMatchObject([{ winner: 0, winners: [0, 2] }]);
  });

  it('xwing1:optional-rules-team-play.7 team mates see each other’s dials, nobody else does', () => {
    const game = threesome();
    for (const [id, ship] of game.state.ships.entries()) ship.dial = id + 1;
    const seen = (player: number) => game.view(player).ships.map(({ dial }) => dial);
    expect(seen(0)).toEqual([1, -2, -2, 4]);
    expect(seen(2)).toEqual([1, -2, -2, 4]);
    expect(seen(1)).toEqual([-2, 2, 3, -2]);
    expect(seen(-1)).toEqual([-2, -2, -2, -2]);
  });

  it('goes by the initiative of the team, then by the order of its players', () => {
    const game = threesome({ initiative: 1 });
    expect(playerOrder(game.state)).toEqual([1, 0, 2]);
    game.state.initiative = 0;
    expect(playerOrder(game.state)).toEqual([0, 2, 1]);
    for (const ship of game.state.ships) ship.dial = 0;
    game.run({ kind: 'activate-next' });
    expect(game.question).toMatchObject({ kind: 'choose-activation', player: 1 });
    game.answer(0);
    while (game.question) game.answer(game.options.length - 1);
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([1, 2, 0, 3]);
  });

  it('an opponent who decides is one that still has ships', () => {
    const game = table({
      us: [xwing([400, 300, 0], { tokens: { stress: 1 } })],
      them: [tie([400, 700, 180])],
      others: [[tie([500, 700, 180])]],
      teams: [0, 1, 1],
    });
    Object.assign(game.state.ships[1]!, { place: 'removed', destroyed: true });
    game.fly(0, '4 koiogran');
    expect(game.question).toMatchObject({ kind: 'opponent-maneuver', player: 2 });
    game.passAll();
  });
});

describe('whole games of teams', () => {
  it.each([[[0, 1, 1]], [[0, 1, 0, 1]], [[0, 0, 1, 1]]])(
    'of %j come to their end and keep secrets',
    (teams) => {
      const state = FIRST.begin(teamSetup(teams, { rounds: 6 }), growStreams(`${teams}`, FIRST.streams));
      const streams = growStreams('teams', ['one', 'two', 'three', 'four']);
      let steps = 0;
      playOut(
        FIRST,
        state,
        teams.map((_, index) => stayingAnswerer(streams, index)),
        {
          onStep: (now) => {
            if (++steps % 100 === 0 && now.agenda.length > 0 && !now.result) checkStep(FIRST, now);
          },
        },
      );
      expect(state.result).not.toBeNull();
      const edges = state.players.map(({ edge }) => edge);
      for (const [player, edge] of edges.entries())
        for (const [other, theirs] of edges.entries())
          expect(edge === theirs).toBe(teams[player] === teams[other]);
    },
  );
});

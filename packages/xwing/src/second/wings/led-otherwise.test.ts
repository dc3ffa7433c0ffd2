import { describe, expect, it } from 'vitest';
import { occasion } from '../state.ts';
import { type At, awing, dialEntry, type TestGame, type TestShip, table, tie } from '../testing/index.ts';
import { wingProblems, wingsOf } from './leaders.ts';
import { formWing } from './members.ts';

/** Wings whose leaders have a two-sided card. */

const LEADER: At = [457, 400, 0];
const LEFT: At = [397, 400, 0];
const RIGHT: At = [517, 400, 0];

/** A wing of three, whose leader has a card that lies on its back. */
function led(card: string, ships: readonly string[], them: readonly TestShip[] = []): TestGame {
  const at = [LEADER, LEFT, RIGHT];
  const game = table({
    us: ships.map((pilot, n) => ({ pilot, at: at[n]!, upgrades: n === 0 ? [card] : [] })),
    them: [tie([100, 850, 180]), ...them],
    set: { '/phase': 'activation', '/ships/0/upgrades/0/flipped': true },
  });
  formWing(game.state, game.ship(0), [game.ship(1), game.ship(2)]);
  return game;
}

const fly = (game: TestGame, maneuver: string): TestGame => {
  game.ship(0).dial = dialEntry(game.ship(0), maneuver);
  for (const ship of game.state.ships.slice(3)) ship.activated = true;
  return game.run({ kind: 'activate-next' });
};

describe('which ships a card lets its ship lead', () => {
  const problems = (leader: string, card: string, ...mates: readonly string[]) =>
    wingProblems({ leader: 0, mates: mates.map((_, n) => n + 1) }, [
      { pilot: leader, upgrades: [card] },
      ...mates.map((pilot) => ({ pilot })),
    ]);
  const OTHERS = ['the card of its leader allows other ships only'];
  const TORRENT = 'goldsquadrontrooper';
  const NIMBUS = 'loyalistvolunteer';

  it('Jedi Commander: Torrents or Nimbus V-wings, not both', () => {
    expect(problems('jediknight', 'jedicommander', TORRENT, TORRENT)).toEqual([]);
    expect(problems('jediknight', 'jedicommander', NIMBUS, NIMBUS)).toEqual([]);
    expect(problems('jediknight', 'jedicommander', TORRENT, NIMBUS)).toEqual(OTHERS);
  });

  it('Phoenix Squadron: A-wings, and one shuttle of each kind; its leader is large', () => {
    const AWING = 'phoenixsquadronpilot';
    expect(problems('chopper', 'phoenixsquadron', AWING, 'zeborrelios')).toEqual([]);
    expect(problems('chopper', 'phoenixsquadron', 'ezrabridger', 'zeborrelios')).toEqual(OTHERS);
    expect(problems('chopper', 'phoenixsquadron', AWING, 'chopper')).toEqual([
      'all ships of a wing are small',
    ]);
    expect(problems('chopper', 'shadowwing', 'chopper', 'chopper')).toEqual([
      'all ships of a wing are small',
    ]);
    expect(problems(AWING, 'phoenixsquadron', AWING, AWING)).toEqual(['the leader of this wing is large']);
  });

  it('Skystrike Academy Class: TIE/ln fighters of lower initiative; the others are passed over', () => {
    const LOW = 'academypilot';
    expect(problems('blacksquadronace', 'skystrikeacademyclass', LOW, LOW)).toEqual([]);
    expect(problems(LOW, 'skystrikeacademyclass', LOW, LOW)).toEqual(OTHERS);
    const side = [
      { pilot: 'blacksquadronace', upgrades: ['skystrikeacademyclass'] },
      ...['academypilot', 'blacksquadronace', 'academypilot'].map((pilot) => ({ pilot })),
    ];
    expect(wingsOf(side)).toEqual([{ leader: 0, mates: [1, 3] }]);
  });

  it('Shadow Wing: its own type', () => {
    expect(problems('alphasquadronpilot', 'shadowwing', 'alphasquadronpilot', 'alphasquadronpilot')).toEqual(
      [],
    );
    expect(problems('alphasquadronpilot', 'shadowwing', 'academypilot', 'academypilot')).toEqual(OTHERS);
  });

  it('turns over once its ship is placed', () => {
    const game = table({
      us: [{ pilot: 'academypilot', at: LEADER, upgrades: ['shadowwing'] }],
      phase: 'setup',
    });
    game.run({ kind: 'window', ...occasion('after-placed', { ship: 0 }) });
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
  });
});

describe('Jedi Commander', () => {
  it('xwing2:wings.14 lets wingmates fly a purple maneuver of the leader as a red one', () => {
    const game = led('jedicommander', ['jedigeneral', 'loyalistvolunteer', 'loyalistvolunteer']);
    game.ship(2).tokens.stress = 1;
    fly(game, '2 tallon left').passAll();
    expect(game.eventsOf('maneuver').map(({ ship, difficulty }) => [ship, difficulty])).toContainEqual([
      1,
      'red',
    ]);
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(game.eventsOf('wing-split').map(({ ship, because }) => [ship, because])).toEqual([
      [2, 'xwing2:wings.14'],
    ]);
  });
});

describe('Shadow Wing', () => {
  const acting = (card: string): TestGame => {
    const game = led(card, ['alphasquadronpilot', 'alphasquadronpilot', 'alphasquadronpilot']);
    fly(game, '3 straight');
    while (game.question?.kind === 'action' && game.question.ship !== 1) game.pick('none');
    return game;
  };

  it('lets a wingmate barrel roll, by which it leaves the wing', () => {
    const game = acting('shadowwing');
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    game.pick({ action: 'barrel-roll' });
    game.pick({ side: 'left' }).answer(0);
    game.passAll();
    expect(game.eventsOf('wing-split').map(({ ship }) => ship)).toEqual([1]);
    expect(acting('agentoftheempire').offers({ action: 'barrel-roll' })).toBe(false);
  });
});

describe('Skystrike Academy Class', () => {
  const PILOTS = ['blacksquadronace', 'academypilot', 'academypilot'];
  const after = (window: 'after-action' | 'after-free-move', what: string): readonly number[] => {
    const game = led('skystrikeacademyclass', PILOTS);
    game.run({ kind: 'window', ...occasion(window, { ship: 0, what }) });
    return game.eventsOf('wing-split').map(({ ship }) => ship);
  };

  it('loses its wing when the leader barrel rolls or boosts', () => {
    expect(after('after-action', 'barrel-roll')).toEqual([1, 2]);
    expect(after('after-free-move', 'a card')).toEqual([1, 2]);
    expect(after('after-action', 'focus')).toEqual([]);
  });
});

describe('Phoenix Squadron', () => {
  /** A shuttle, or the other A-wing, is attacked from behind the wing through an A-wing. */
  const offered = (target: number): boolean => {
    const game = table({
      us: [
        awing(LEADER, { upgrades: ['phoenixsquadron'] }),
        { pilot: 'zeborrelios', at: LEFT },
        awing(RIGHT),
      ],
      them: [tie([457, 560, 180])],
      set: { '/ships/0/upgrades/0/flipped': true },
    }).rolls('hit', 'hit', ...Array.from({ length: target === 1 ? 2 : 3 }, () => 'blank'));
    formWing(game.state, game.ship(0), [game.ship(1), game.ship(2)]);
    return game.attack(3, target).everOffers({ use: true });
  };

  it('has A-wings shield their leader and their shuttles, not each other', () => {
    expect([offered(0), offered(1), offered(2)]).toEqual([true, true, false]);
  });
});

import { Referee } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { SECOND } from '../rules.ts';
import { compareRolls } from '../setup/player-order.ts';
import { table, tie, xwing } from '../testing/index.ts';
import { HIDDEN_DIAL } from '../view.ts';

const two = () => table({ us: [xwing([300, 100, 0]), xwing([500, 100, 0])], them: [tie([400, 800, 180])] });

describe('dials', () => {
  it('xwing2:planning-phase.1 each player sets a dial for each ship in secret', () => {
    const game = two().run({ kind: 'planning' });
    expect(game.question).toMatchObject({ form: 'each', kind: 'dials', player: 0 });
    if (game.question?.form !== 'each') throw new Error('dials are set together');
    expect(game.question.parts.map(({ about, options }) => [about, options.length])).toEqual([
      [0, 17],
      [1, 17],
    ]);
    game.answer([3, 4]);
    expect(game.question).toMatchObject({ kind: 'dials', player: 1 });
    expect(game.events.map(({ kind }) => kind)).toEqual(['phase']);
    expect(game.view(1).ships.map(({ dial }) => dial)).toEqual([-1, -1, -1]);
    game.answer([5]);
    expect(game.state.ships.map(({ dial }) => dial)).toEqual([3, 4, 5]);
  });

  it('xwing2:planning-phase.2 xwing2:dial.3 the other player sees only that dials are assigned', () => {
    const game = two().run({ kind: 'planning' }).answer([3, 4]).answer([5]);
    expect(game.eventsOf('dials-set')).toMatchObject([
      { player: 0, ships: 2 },
      { player: 1, ships: 1 },
    ]);
    expect(game.view(0).ships.map(({ dial }) => dial)).toEqual([3, 4, HIDDEN_DIAL]);
    expect(game.view(1).ships.map(({ dial }) => dial)).toEqual([HIDDEN_DIAL, HIDDEN_DIAL, 5]);
    expect(game.view(-1).ships.map(({ dial }) => dial)).toEqual([HIDDEN_DIAL, HIDDEN_DIAL, HIDDEN_DIAL]);
    expect(JSON.stringify(game.events)).not.toContain('entry');
  });

  it('xwing2:planning-phase.9 dials of one player are independent: any maneuver beside any other', () => {
    const game = two();
    const [first, last] = [0, 16];
    for (const dials of [
      [first, last],
      [last, first],
      [first, first],
    ]) {
      game.run({ kind: 'planning' }).answer(dials).answer([0]);
      expect([game.ship(0).dial, game.ship(1).dial]).toEqual(dials);
    }
  });
});

describe('player order', () => {
  const rolled = (...faces: readonly string[]) =>
    two()
      .rolls(...faces)
      .run({ kind: 'player-order' });

  it('xwing2:planning-phase.3 three attack dice each: most crits is first', () => {
    expect(compareRolls(['crit', 'crit', 'blank'], ['crit', 'focus', 'focus'])).toBe(0);
    const game = rolled('crit', 'hit', 'hit', 'crit', 'crit', 'blank');
    expect(game.eventsOf('player-order')).toEqual([
      {
        kind: 'player-order',
        rolls: [
          ['crit', 'hit', 'hit'],
          ['crit', 'crit', 'blank'],
        ],
        first: 1,
        because: 'xwing2:planning-phase.3',
      },
    ]);
  });

  it('xwing2:planning-phase.4 then most focus results', () => {
    const game = rolled('crit', 'hit', 'hit', 'crit', 'focus', 'blank');
    expect(game.state.firstPlayer).toBe(1);
  });

  it('xwing2:planning-phase.5 then most hit results', () => {
    const game = rolled('crit', 'focus', 'blank', 'crit', 'focus', 'hit');
    expect(game.state.firstPlayer).toBe(1);
  });

  it('xwing2:planning-phase.6 a tie is rolled again until it is broken', () => {
    const tied = ['crit', 'hit', 'blank', 'blank', 'crit', 'hit'];
    const game = rolled(...tied, ...tied, 'blank', 'blank', 'blank', 'hit', 'blank', 'blank');
    expect(game.eventsOf('player-order').map(({ first }) => first)).toEqual([-1, -1, 1]);
    expect(game.state.firstPlayer).toBe(1);
  });

  it('xwing2:planning-phase.7 nothing modifies the roll', () => {
    const howlrunner = { pilot: 'howlrunner', at: [300, 100, 0] } as const;
    const game = table({ us: [howlrunner, tie([340, 100, 0])], them: [tie([400, 800, 180])] });
    game.rolls('blank', 'blank', 'blank', 'hit', 'blank', 'blank').run({ kind: 'player-order' });
    expect(game.question).toBeUndefined();
    expect(game.story).toEqual(['player-order']);
  });

  it('xwing2:planning-phase.10 dials may be changed until the roll, and not after it', () => {
    const game = two();
    game.state.agenda = [{ kind: 'player-order' }, { kind: 'planning' }];
    const untilRolled: typeof SECOND = {
      ...SECOND,
      outcome: ({ agenda }) => (agenda.length === 0 ? { winner: null, because: 'xwing2:timing.6' } : null),
    };
    const referee = Referee.start(untilRolled, game.state);
    expect(answerNow(referee, 0, [3, 4])).toEqual([]);
    const [given] = referee.changeable;
    expect(referee.revise(0, given!.id, [5, 6])).toEqual([]);
    expect(answerNow(referee, 1, [7])).toEqual([]);
    expect(referee.state.ships.map(({ dial }) => dial)).toEqual([5, 6, 7]);
    expect(referee.events.some(({ kind }) => kind === 'player-order')).toBe(true);
    expect(answerNow(referee, 0, [3, 4])).toHaveLength(1);
    expect(referee.state.ships[0]?.dial).toBe(5);
  });

  it('xwing2:player-order.2 the first player is found in setup and again in every Planning Phase', () => {
    const game = two()
      .rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .run({ kind: 'setup-order' });
    expect(game.eventsOf('player-order')).toMatchObject([{ first: 0, because: 'xwing2:setup.3' }]);
    const next = two().rolls('blank', 'blank', 'blank', 'blank', 'crit', 'blank').run({ kind: 'round' });
    next.answer([0, 0]).answer([0]);
    expect(next.eventsOf('player-order')).toMatchObject([{ first: 1, because: 'xwing2:planning-phase.3' }]);
    expect(next.state.firstPlayer).toBe(1);
  });
});

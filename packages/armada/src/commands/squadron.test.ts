import { describe, expect, it } from 'vitest';
import { commanding } from '../testing/duels.ts';
import { cr90, squadron, type TestPiece, table, ties, victory, xwings } from '../testing/table.ts';

const FOE = cr90([1700, 800, 180]);
/** A destroyer with its middle at 600, 400: its right side is at x = 631.5. */
const command = (left: number, ...pieces: readonly TestPiece[]) =>
  table({ us: [victory([600, 400, 0]), ...pieces], them: [FOE] }).run(commanding(left));

describe('the squadron command', () => {
  it('armada:commands-squadron.1 resolves right after the dial is revealed', () => {
    const game = table({
      us: [victory([600, 400, 0], { dials: ['squadron'] }), ties([700, 400])],
      them: [cr90([600, 600, 180])],
    }).activate(0);
    game.pick('keep');
    expect(game.offers({ command: 'squadron' })).toBe(true);
    game.pick('none');
    expect(game.question?.kind).toBe('attack');
    game.passAll();
    expect(game.story).not.toContain('squadron-activated');
  });

  it('armada:commands-squadron.2 activates up to the squadron value at close or medium range, base to base', () => {
    // Bases of radius 17.1 with their edges 186.4, 186.6 and less than that away.
    const game = table({
      us: [
        victory([600, 400, 0], { revealed: ['squadron'] }),
        ties([631.5 + 17.1 + 186.4, 400]),
        ties([631.5 + 17.1 + 186.6, 440]),
        ties([700, 400]),
        ties([700, 440]),
        ties([700, 480]),
      ],
      them: [FOE],
    }).run({ kind: 'resolve-commands', ship: 0 });
    game.pick({ command: 'squadron' });
    expect(game.options).toEqual([
      ...[0, 2, 3, 4].map((id) => ({ kind: 'squadron', squadron: id })),
      { kind: 'done' },
    ]);
    expect(game.refusal('squadron-1')).toBe('armada:commands-squadron.2');
    for (const id of [0, 2, 3]) game.pick({ squadron: id }).pick('done');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('squadron-activated').map((event) => event.by)).toEqual([0, 0, 0]);
  });

  it('armada:commands-squadron.3 activates one by token', () => {
    const game = table({
      us: [victory([600, 400, 0], { tokens: ['squadron'] }), ties([700, 400]), ties([700, 440])],
      them: [FOE],
    }).run({ kind: 'resolve-commands', ship: 0 });
    game.pick({ command: 'squadron', with: 'token' }).pick({ squadron: 0 }).pick('done');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('squadron-activated')).toHaveLength(1);
  });

  it('armada:commands-squadron.4 lets each attack and move in either order', () => {
    const first = (what: 'move' | 'attack') => {
      const game = table({
        us: [victory([600, 400, 0]), ties([700, 400])],
        them: [cr90([760, 480, 180])],
      }).run(commanding(1));
      game.pick({ squadron: 0 });
      expect(game.options).toEqual([{ kind: 'move' }, { kind: 'attack' }, { kind: 'done' }]);
      return game.pick(what);
    };
    const moved = first('move').answer([700, 410, 0]);
    expect(moved.options).toEqual([{ kind: 'attack' }, { kind: 'done' }]);
    moved.pick('done');
    const attacked = first('attack');
    expect(attacked.question?.kind).toBe('attack');
    attacked.passAll();
    expect(attacked.eventsOf('no-attack')).toHaveLength(1);
  });

  it('armada:commands-squadron.5 chooses the second when the first is done, from where all stand then', () => {
    const game = command(2, ties([700, 400]), ties([700, 500]));
    expect(game.options).toHaveLength(3);
    game.pick({ squadron: 0 }).pick('move').answer([700, 465, 0]);
    expect(game.options).toEqual([{ kind: 'squadron', squadron: 1 }, { kind: 'done' }]);
    game.pick({ squadron: 1 }).pick('move');
    expect(game.tryAnswer([700, 440, 0])[0]?.ruling).toBe('armada:overlapping.11');
    game.answer([700, 400, 0]);
    expect(game.squadron(1)).toMatchObject({ x: 700, y: 400 });
  });

  it('armada:squadron-keywords.9 passes the order on by relay to distance 3, so many in all', () => {
    const relay = squadron('lambda-class-shuttle', [780, 400]);
    const far = [ties([930, 400]), ties([930, 440]), ties([930, 480])];
    const game = command(4, relay, ...far);
    expect(game.options).toHaveLength(5);
    game.pick({ squadron: 1 }).pick('done').pick({ squadron: 2 }).pick('done');
    expect(game.options).toEqual([{ kind: 'squadron', squadron: 0 }, { kind: 'done' }]);
    game.pick('done');
    const unheard = command(4, squadron('lambda-class-shuttle', [880, 400]), ...far);
    expect(unheard.question).toBeUndefined();
  });

  it('armada:squadron-keywords.9 each relay passes on as many as its own says', () => {
    const relays = [
      squadron('lambda-class-shuttle', [780, 400]),
      squadron('lambda-class-shuttle', [780, 440]),
    ];
    const far = [360, 400, 440, 480, 520].map((y) => ties([930, y]));
    const game = command(5, ...relays, ...far);
    for (const id of [2, 3, 4, 5]) game.pick({ squadron: id }).pick('done');
    expect(game.options).toEqual([
      { kind: 'squadron', squadron: 0 },
      { kind: 'squadron', squadron: 1 },
      { kind: 'done' },
    ]);
    game.pick('done');
  });

  it('armada:squadron-keywords.9 what one relay has left does not reach squadrons far from it', () => {
    const relays = [
      squadron('lambda-class-shuttle', [780, 400]),
      squadron('lambda-class-shuttle', [600, 580]),
    ];
    const game = command(
      5,
      ...relays,
      ties([930, 360]),
      ties([930, 400]),
      ties([930, 320]),
      ties([600, 750]),
    );
    game.pick({ squadron: 2 }).pick('done').pick({ squadron: 3 }).pick('done');
    expect(game.offers({ squadron: 4 })).toBe(false);
    expect(game.offers({ squadron: 5 })).toBe(true);
    game.pick('done');
  });

  it('armada:friendly-and-enemy.1 concerns friendly squadrons only', () => {
    const game = table({
      us: [victory([600, 400, 0])],
      them: [FOE, xwings([700, 400])],
    }).run(commanding(3));
    expect(game.question).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import '../all-cards.ts';
import { cr90, squadron, table, ties, victory, xwings } from '../testing/table.ts';

const SHIPS = { us: [cr90([100, 100, 0])], them: [victory([1600, 800, 180])] };

describe('a squadron’s activation', () => {
  it('armada:squadron-activation.1 moves or attacks in the Squadron Phase, not both', () => {
    const game = table({
      us: [...SHIPS.us, xwings([600, 400])],
      them: [...SHIPS.them, cr90([600, 500, 180])],
    }).squadronActs(0);
    expect(game.options).toEqual([{ kind: 'move' }, { kind: 'attack' }, { kind: 'done' }]);
    game.pick('attack').pick({ kind: 'attack' }).passAll();
    expect(game.story).toContain('dice-rolled');
    expect(game.story).not.toContain('squadron-moved');
    const asked = (left: { readonly move: boolean; readonly attack: boolean }) =>
      table({ us: [...SHIPS.us, xwings([600, 400])], them: [...SHIPS.them, cr90([600, 500, 180])] }).run({
        kind: 'squadron-acts',
        squadron: 0,
        by: -1,
        both: false,
        ...left,
      });
    expect(asked({ move: true, attack: false }).refusal('attack')).toBe('armada:squadron-activation.1');
    expect(asked({ move: false, attack: true }).refusal('move')).toBe('armada:squadron-activation.1');
  });

  it('armada:commands-squadron.4 armada:squadron-keywords.8 says why one that does both does neither twice', () => {
    const asked = (card: string, by: number) =>
      table({ us: [...SHIPS.us, squadron(card, [600, 400])], them: [cr90([600, 500, 180])] })
        .run({ kind: 'squadron-acts', squadron: 0, by, both: true, move: false, attack: true })
        .refusal('move');
    expect(asked('x-wing-squadron', 0)).toBe('armada:commands-squadron.4');
    expect(asked('yt-2400', 0)).toBe('armada:commands-squadron.4');
    expect(asked('yt-2400', -1)).toBe('armada:squadron-keywords.8');
  });

  it('armada:attack.7 says that nobody is there to be attacked', () => {
    const game = table({ ...SHIPS, us: [...SHIPS.us, xwings([600, 400])] }).squadronActs(0);
    expect(game.refused('attack')).toEqual({
      option: 'attack',
      ruling: 'armada:attack.7',
      facts: { reason: 'nobody' },
    });
  });

  it('armada:squadron-activation.2 toggles the slider, and an activated one is not offered', () => {
    const game = table({ ...SHIPS, us: [...SHIPS.us, xwings([600, 400]), xwings([700, 400])] });
    game.squadronActs(0).pick('done');
    expect(game.squadron(0).slider).not.toBe(game.state.initiativeSide);
    game.run({ kind: 'squadron-turn', player: 0, left: 2 });
    expect(game.question).toMatchObject({ kind: 'squadron', squadron: 1 });
    game.pick('done');
  });

  it('armada:squadron-activation.3 may do nothing and counts as activated', () => {
    const game = table({ ...SHIPS, us: [...SHIPS.us, xwings([600, 400])] })
      .squadronActs(0)
      .pick('done');
    expect(game.story).toEqual(['squadron-activated']);
    expect(game.squadron(0).slider).toBe(1);
  });

  it('armada:squadron-movement.1 armada:squadron-movement.2 moves up to its distance, over anything', () => {
    const layout = {
      us: [...SHIPS.us, xwings([600, 400])],
      them: [...SHIPS.them, cr90([600, 490, 90])],
      obstacles: [{ outline: 'asteroid_1', at: [600, 470, 0] as const }],
    };
    const game = table(layout).squadronActs(0).pick('move');
    expect(game.tryAnswer([600, 585.2, 0])[0]?.ruling).toBe('armada:squadron-movement.1');
    expect(game.tryAnswer([600, 490, 0])[0]?.ruling).toBe('armada:overlapping.11');
    game.answer([600, 584.9, 0]);
    expect(game.squadron(0)).toMatchObject({ x: 600 });
    expect(game.squadron(0).y).toBeCloseTo(584.9, 4);
  });

  it('armada:squadron-movement.3 may stay and still counts as having moved', () => {
    const game = table({ ...SHIPS, us: [...SHIPS.us, xwings([600, 400])] })
      .squadronActs(0)
      .pick('move');
    game.answer([600, 400, 0]);
    expect(game.story).toContain('squadron-moved');
  });

  it('armada:overlapping.11 may not be placed on a ship or squadron', () => {
    const game = table({ ...SHIPS, us: [...SHIPS.us, xwings([600, 400]), xwings([650, 400])] });
    game.squadronActs(0).pick('move');
    expect(game.tryAnswer([640, 400, 0])[0]?.ruling).toBe('armada:overlapping.11');
    game.answer([615, 400, 0]);
  });

  it('armada:engagement.2 does not move while engaged', () => {
    const game = table({ us: [...SHIPS.us, xwings([600, 400])], them: [...SHIPS.them, ties([600, 470])] });
    game.squadronActs(0);
    expect(game.offers('move')).toBe(false);
    expect(game.refusal('move')).toBe('armada:engagement.2');
    game.pick('done');
  });

  it('armada:squadron-keywords.8 with rogue moves and attacks in the Squadron Phase, in either order', () => {
    const game = table({
      us: [...SHIPS.us, squadron('yt-2400', [600, 300])],
      them: [...SHIPS.them, cr90([600, 500, 180])],
    }).run({ kind: 'squadron-turn', player: 0, left: 1 });
    game.pick('move').answer([600, 400, 0]);
    expect(game.options).toEqual([{ kind: 'attack' }, { kind: 'done' }]);
    game.pick('attack').pick({ kind: 'attack' }).passAll();
    expect(game.story).toContain('dice-rolled');
  });

  it('armada:squadron-keywords.16 with cloak may move up to distance 1 at the end of the phase, engaged or not', () => {
    const game = table({
      us: [...SHIPS.us, squadron('tie-phantom-squadron', [600, 400], { activated: true })],
      them: [...SHIPS.them, ties([600, 470], { activated: true })],
    }).run({ kind: 'squadron-phase' });
    game.pick({ squadron: 0 });
    expect(game.tryAnswer([600, 323.4, 0])[0]?.ruling).toBe('armada:squadron-movement.1');
    game.answer([600, 323.6, 0]);
    expect(game.squadron(0).y).toBeCloseTo(323.6, 4);
  });

  it('armada:faq.2 what speeds up a squadron serves its move in the activation, not that of a keyword', () => {
    const game = table({
      us: [
        victory([600, 200, 0], { upgrades: ['vector-title'] }),
        squadron('tie-phantom-squadron', [600, 400]),
      ],
      them: [cr90([1600, 800, 180])],
    });
    game
      .run({ kind: 'squadron-acts', squadron: 0, by: 0, move: true, attack: false, both: false })
      .pick('move');
    expect(game.tryAnswer([904.9, 400, 0])[0]?.ruling).toBe('armada:squadron-movement.1');
    game.answer([904.7, 400, 0]);
    game.run({ kind: 'cloaked-moves', player: 0, moved: [] }).pick({ squadron: 0 });
    expect(game.tryAnswer([904.7, 476.6, 0])[0]?.ruling).toBe('armada:squadron-movement.1');
    game.answer([904.7, 476.4, 0]);
    expect(game.squadron(0).y).toBeCloseTo(476.4, 4);
  });
});

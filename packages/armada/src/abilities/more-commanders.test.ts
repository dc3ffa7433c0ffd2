/** Commanders that keep, ready, wear out and lend, each where it acts and where it does not. */

import { describe, expect, it } from 'vitest';
import { damageSquadron, destroyShip } from '../damage/suffer.ts';
import { shipOf, squadronOf } from '../game.ts';
import {
  apart,
  attackOn,
  CLOSE,
  cr90,
  duel,
  faces,
  LONG,
  led,
  MEDIUM,
  nebulon,
  offeredThenPassed,
  onFront,
  squadron,
  table,
  targetShip,
  ties,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { keyword } from './evaluate.ts';
import { extraSquadrons } from './modifiers.ts';

describe('commanders in attacks', () => {
  it('General Romodi: an attack behind an obstacle rolls all its dice and may add a red one; a plain one not', () => {
    const behind = (upgrades: readonly string[], obstacles: boolean) =>
      table({
        us: [cr90([900, 300, 0], { upgrades })],
        them: [victory([900, 300 + apart('cr90', LONG, 'victory'), 180])],
        ...(obstacles && { obstacles: [{ outline: 'asteroid_1', at: [900, 460, 0] as const }] }),
      });
    const game = behind(['general-romodi-commander'], true).rolls('blank', 'blank', 'hit').attack(0);
    game.pick(onFront);
    expect(faces(game)).toHaveLength(2);
    game.pick({ effect: 'general-romodi-commander' });
    expect(faces(game)).toEqual(['blank', 'blank', 'hit']);
    game.passAll();
    const plain = behind([], true).rolls('blank').attack(0).pick(onFront);
    expect(faces(plain)).toHaveLength(1);
    plain.passAll();
    const open = behind(['general-romodi-commander'], false).rolls('blank', 'blank').attack(0).pick(onFront);
    expect(offeredThenPassed(open, 'general-romodi-commander')).toBe(false);
  });

  it('Anakin Skywalker: another ship near the defender spends a token, and three dice are rerolled', () => {
    const line = (others: number) =>
      table({
        us: [
          cr90([900, 300, 0], led('anakin-skywalker-commander')),
          ...[760, 1040].slice(0, others).map((x) => cr90([x, 300, 0])),
        ],
        them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
      });
    const game = line(2).rolls('blank', 'blank', 'accuracy', 'hit', 'hit', 'hit').attack(0);
    game.pick(attackOn('front', 3, 'front')).pick({ effect: 'anakin-skywalker-commander' });
    game.pick({ ship: 1 }).answer(0);
    expect(game.ship(1).defense.map(({ side }) => side)).toContain('exhausted');
    game.pick({ die: 0 }).pick({ die: 1 }).pick({ die: 2 });
    expect(faces(game)).toEqual(['hit', 'hit', 'hit']);
    game.passAll();
    const few = line(1)
      .rolls('blank', 'blank', 'accuracy')
      .attack(0)
      .pick(attackOn('front', 2, 'front'));
    expect(offeredThenPassed(few, 'anakin-skywalker-commander')).toBe(false);
  });

  it('Emperor Palpatine: a token of the kind named for the round is discarded once it is spent; each kind once', () => {
    const game = duel(CLOSE, led('emperor-palpatine-commander'));
    when(game, 'start-of-ship-phase')
      .pick('yes')
      .pick({ effect: { kind: 'wear-out', is: 'brace' } });
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    until(game, 'defense-token').pick({ name: 'brace' }).passAll();
    expect(game.ship(1).defense.filter(({ kind }) => kind === 'brace')).toEqual([
      { kind: 'brace', side: 'discarded' },
    ]);
    when(game, 'start-of-ship-phase').pick('yes');
    expect(game.options).toHaveLength(5);
    game.answer(0);
    const plain = duel(CLOSE);
    plain.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    until(plain, 'defense-token').pick({ name: 'brace' }).passAll();
    expect(plain.ship(1).defense.find(({ kind }) => kind === 'brace')?.side).toBe('exhausted');
  });

  it('Kyrsta Agate gains a token of her choice, and discards one for what it does, at speed', () => {
    const deployed = duel(CLOSE, {}, led('kyrsta-agate-commander'));
    when(deployed, 'ship-deployed', { ship: 1 });
    expect(deployed.options).toHaveLength(5);
    deployed.pick({ effect: { kind: 'gain-defense-token', is: 'contain' } });
    expect(deployed.ship(1).defense.at(-1)).toEqual({ kind: 'contain', side: 'readied' });
    for (const speed of [1, 0]) {
      const game = duel(CLOSE, {}, led('kyrsta-agate-commander', { speed }));
      game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
      until(game, 'defense-token');
      if (speed === 0) {
        expect(game.question).toBeUndefined();
        continue;
      }
      game.pick({ effect: 'kyrsta-agate-commander' }).pick({ name: 'brace' });
      expect(game.offers({ name: 'brace' })).toBe(false);
      game.passAll();
      expect(game.eventsOf('damage-totaled').at(-1)).toMatchObject({ damage: 2, braced: true });
      expect(game.ship(1).defense.find(({ kind }) => kind === 'brace')?.side).toBe('discarded');
    }
  });

  it('Luminara Unduli: a ship that spent fewer than two tokens readies one that it did not spend, or another’s', () => {
    const game = duel(
      CLOSE,
      {},
      led('luminara-unduli-commander', { defense: ['exhausted', 'readied', 'readied'] }),
    );
    const [first, second] = game.ship(1).defense.map(({ kind }) => kind);
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    until(game, 'defense-token').pick({ name: second! }).answer(0);
    until(game, 'use-card').pick('yes');
    expect(first).not.toBe(second);
    expect(game.ship(1).defense[0]!.side).toBe('readied');
    game.passAll();
    const two = duel(
      CLOSE,
      {},
      led('luminara-unduli-commander', { defense: ['exhausted', 'readied', 'readied'] }),
    );
    two.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    until(two, 'defense-token').pick({ name: first! });
    until(two, 'defense-token').pick({ name: second! });
    until(two, 'use-card');
    expect(two.question).toBeUndefined();
  });

  it('Plo Koon: squadrons beside a friendly ship’s enemy add an accuracy that nothing turns; grit beside adept', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('plo-koon-commander')),
        squadron('b-wing-squadron', [900, 430]),
        squadron('kit-fisto-delta-7-aethersprite-squadron', [840, 430]),
        xwings([1300, 300]),
      ],
      them: [victory([900, 510, 180])],
    });
    game.rolls('hit', 'hit').squadronAttack(0).pick(targetShip(1, 'front'));
    game.pick({ effect: 'plo-koon-commander' });
    expect(game.state.attack?.dice.at(-1)).toEqual({ color: 'blue', face: 'accuracy', fixed: 'face' });
    expect(game.offers({ kind: 'accuracy' })).toBe(true);
    game.passAll();
    expect(keyword(game.state, squadronOf(game, 0), 'grit')).toBe(1);
    expect(keyword(game.state, squadronOf(game, 2), 'grit')).toBe(0);
  });
});

describe('commanders outside attacks', () => {
  it('Admiral Yularen: a squadron token activates one more, and two engineering points mend a squadron', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('admiral-yularen-commander', { shields: { front: 0 } })),
        xwings([900, 400], { hull: 3 }),
        xwings([960, 400]),
        xwings([1500, 400], { hull: 1 }),
      ],
      them: [victory([200, 800, 180])],
    });
    game.run({ kind: 'repair', ship: 0, points: 4 }).pick({ kind: 'card' });
    expect(game.squadron(0).hull).toBe(4);
    expect(game.question).toMatchObject({ kind: 'repair', points: 2 });
    game.pick('done');
    expect(extraSquadrons(game.state, game.ship(0), 'token')).toBe(1);
    expect(extraSquadrons(game.state, game.ship(0), 'dial')).toBe(0);
  });

  it('General Rieekan keeps the first ship or ace of a round that is destroyed until the Status Phase ends', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('general-rieekan-commander')),
        cr90([700, 300, 0]),
        cr90([500, 300, 0]),
        xwings([900, 500]),
      ],
      them: [victory([200, 800, 180]), ties([1500, 400])],
    });
    game.does((live) => damageSquadron(live, squadronOf(live, 0), 9, 'armada:damage.1'));
    expect(game.squadron(0).place).toBe('destroyed');
    game.does((live) => destroyShip(live, shipOf(live, 1), 'armada:damage.3'));
    game.does((live) => destroyShip(live, shipOf(live, 2), 'armada:damage.3'));
    expect(game.state.ships.map(({ place }) => place)).toEqual(['table', 'table', 'destroyed', 'table']);
    game.does((live) => destroyShip(live, shipOf(live, 1), 'armada:damage.3'));
    expect(game.ship(1).place).toBe('table');
    game.run({ kind: 'flip-initiative' });
    expect(game.ship(1).place).toBe('destroyed');
  });

  it('General Rieekan does not keep what leaves the play area', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('general-rieekan-commander')), cr90([700, 300, 0])],
      them: [victory([200, 800, 180])],
    });
    game.does((live) => destroyShip(live, shipOf(live, 1), 'armada:destroyed-ships-and-squadrons.2'));
    expect(game.ship(1).place).toBe('destroyed');
  });
});

describe('ships that arrive later', () => {
  const fleet = () =>
    table({
      us: [cr90([900, 300, 0], led('admiral-raddus-commander')), nebulon([700, 300, 0])],
      them: [victory([200, 800, 180])],
      round: 1,
    });

  it('Admiral Raddus sets a ship aside, which arrives beside a friend and is not activated first', () => {
    const game = fleet();
    when(game, 'obstacles-placed').pick('yes');
    expect(game.ship(1).place).toBe('set-aside');
    when(game, 'start-of-round').pick('yes').pick({ ship: 1, speed: 2 });
    expect(game.tryAnswer([900, 600, 0])).toMatchObject([{ ruling: 'armada:golden-rules.2' }]);
    expect(game.tryAnswer([900, 320, 0])).not.toEqual([]);
    game.answer([1000, 300, 0]);
    expect(game.ship(1)).toMatchObject({ place: 'table', x: 1000, y: 300, speed: 2 });
    game.run({ kind: 'ship-turn', player: 0 });
    expect(game.eventsOf('ship-activated')).toMatchObject([{ ship: 0 }]);
  });

  it('Admiral Raddus has the ship arrive at distance 1-2 of himself alone', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('admiral-raddus-commander')), nebulon([700, 300, 0]), cr90([200, 300, 0])],
      them: [victory([200, 800, 180])],
      round: 1,
    });
    when(game, 'obstacles-placed').pick('yes').pick({ ship: 1 });
    when(game, 'start-of-round').pick('yes').pick({ ship: 1, speed: 2 });
    expect(game.tryAnswer([300, 300, 0])).not.toEqual([]);
    game.answer([1053, 300, 0]);
    expect(game.ship(1).place).toBe('table');
    game.run({ kind: 'ship-turn', player: 0 });
    expect(game.refused('ship-1')).toEqual({
      option: 'ship-1',
      ruling: 'armada:golden-rules.3',
      facts: { card: 'admiral-raddus-commander' },
    });
  });

  it('Admiral Raddus sets no ship aside that commands more than three', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('admiral-raddus-commander')),
        { ...cr90([700, 300, 0]), card: 'starhawk-class-battleship-mark-ii' },
      ],
      them: [victory([200, 800, 180])],
    });
    expect(when(game, 'obstacles-placed').question).toBeUndefined();
  });

  it('a ship that waits can be left waiting, and the next round ask again', () => {
    const game = fleet();
    when(game, 'obstacles-placed').pick('yes');
    when(game, 'start-of-round').pick('no');
    expect(game.ship(1).place).toBe('set-aside');
    when(game, 'start-of-round');
    expect(game.question).toMatchObject({ kind: 'use-card', card: 'admiral-raddus-commander' });
    game.pick('no');
  });

  it('Admiral Raddus may set nobody aside', () => {
    const game = fleet();
    when(game, 'obstacles-placed').pick('no');
    when(game, 'start-of-round');
    expect(game.question).toBeUndefined();
  });
});

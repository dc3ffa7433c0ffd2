import { describe, expect, it } from 'vitest';
import type { DefenseTokenKind } from '../cards/index.ts';
import {
  apart,
  CLOSE,
  cr90,
  duel,
  LONG,
  MEDIUM,
  onFront,
  siege,
  squadron,
  table,
  ties,
  victory,
  xwings,
} from '../testing/index.ts';
import type { Attack } from './schema.ts';

describe('spending defense tokens', () => {
  it('armada:defense-tokens.1 armada:readied.1 stand on the card, readied', () => {
    const { defense } = duel(MEDIUM).ship(1);
    expect(defense).toEqual([
      { kind: 'brace', side: 'readied' },
      { kind: 'redirect', side: 'readied' },
      { kind: 'redirect', side: 'readied' },
    ]);
    expect(table({ us: [cr90([300, 300, 0])], them: [ties([600, 600])] }).squadron(0).defense).toEqual([]);
  });

  it('armada:defense-tokens.16 a readied token is exhausted, an exhausted one discarded', () => {
    const fresh = duel(MEDIUM)
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(onFront)
      .pick({ name: 'brace' })
      .passAll();
    expect(fresh.ship(1).defense[0]!.side).toBe('exhausted');
    const used = duel(MEDIUM, {}, { defense: ['exhausted', 'readied', 'readied'] }).rolls(
      'hit',
      'hit',
      'hit',
    );
    used.attack(0).pick(onFront).pick({ name: 'brace' }).passAll();
    expect(used.ship(1).defense[0]!.side).toBe('discarded');
    const gone = duel(MEDIUM, {}, { defense: ['discarded', 'readied', 'readied'] }).rolls(
      'hit',
      'hit',
      'hit',
    );
    gone.attack(0).pick(onFront);
    expect(gone.offers({ name: 'brace' })).toBe(false);
    expect(gone.refusal('brace')).toBe('armada:defense-tokens.16');
  });

  it('armada:defense-tokens.17 none at speed 0', () => {
    const game = duel(MEDIUM, {}, { speed: 0 }).rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    expect(game.question).toBeUndefined();
    expect(game.ship(1).shields.front).toBe(0);
    expect(game.eventsOf('suppressed')).toMatchObject([
      { party: { id: 1 }, what: 'defense-tokens', because: 'armada:defense-tokens.17' },
    ]);
    const flying = duel(MEDIUM, {}, { speed: 1 }).rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    expect(flying.eventsOf('suppressed')).toEqual([]);
  });

  it('armada:defense-tokens.18 armada:defense-tokens.19 one of each type, each once', () => {
    const game = duel(MEDIUM).rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    game.pick({ name: 'redirect' }).pick({ zone: 'left' });
    expect(game.offers({ name: 'redirect' })).toBe(false);
    expect(game.offers({ name: 'brace' })).toBe(true);
    // One reason for both redirects: of the one that is left.
    expect(game.help.refused?.()).toEqual([{ option: 'redirect', ruling: 'armada:defense-tokens.18' }]);
    game.passAll();
    const brace = duel(MEDIUM).rolls('hit', 'hit', 'hit').attack(0).pick(onFront).pick({ name: 'brace' });
    expect(brace.refusal('brace')).toBe('armada:defense-tokens.19');
    brace.passAll();
  });

  it('armada:defense-tokens.14 armada:critical-effects.4 brace halves the total, rounded up, after the critical effect', () => {
    const game = siege(CLOSE).rolls('hit', 'hit', 'hit', 'hit', 'crit', 'accuracy');
    game.state.ships[1]!.defense[0] = { kind: 'brace', side: 'readied' };
    game
      .attack(0)
      .pick(onFront)
      .pick('done')
      .pick({ name: 'brace' })
      .pick('done')
      .pick({ effect: 'standard' });
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 3, braced: true }]);
    const { story } = game;
    expect(story.indexOf('critical-effect')).toBeLessThan(story.indexOf('damage-totaled'));
    expect(story.indexOf('defense-token-spent')).toBeLessThan(story.indexOf('critical-effect'));
    game.passAll();
  });

  it('armada:defense-tokens.3 redirect: an adjacent zone takes as much as the defender says, then the defending zone', () => {
    const game = duel(MEDIUM, {}, { shields: { front: 1, left: 2 } }).rolls(
      'double-hit',
      'double-hit',
      'accuracy',
    );
    game.attack(0).pick(onFront).pick('done').pick({ name: 'redirect' });
    expect(game.options).toEqual([{ zone: 'left' }, { zone: 'right' }]);
    game.pick({ zone: 'left' }).pick('done');
    expect(game.question).toMatchObject({ kind: 'redirect-damage' });
    expect(game.options).toEqual([{ damage: 2 }, { damage: 1 }, { damage: 0 }]);
    game.pick({ damage: 2 });
    expect(game.ship(1)).toMatchObject({ shields: { front: 0, left: 0, right: 3 } });
    expect(game.ship(1).damage).toHaveLength(1);
    game.passAll();
  });

  it('armada:defense-tokens.21 a token may be spent without effect', () => {
    const game = duel(MEDIUM, {}, { shields: { left: 0, right: 0 } }).rolls('hit', 'hit', 'hit');
    game.attack(0).pick(onFront).pick({ name: 'redirect' }).pick({ zone: 'left' }).passAll();
    expect(game.ship(1).defense[1]!.side).toBe('exhausted');
    expect(game.ship(1).shields.front).toBe(0);
  });

  it('armada:defense-tokens.15 scatter cancels all dice', () => {
    const howl = squadron('howlrunner-tie-fighter-squadron', [900, 380]);
    const game = table({ us: [xwings([900, 300])], them: [howl] });
    expect(game.squadron(1).defense.map(({ kind }) => kind)).toContain('scatter');
    game
      .rolls('hit', 'hit', 'hit', 'hit')
      .squadronAttack(0)
      .pick('attack')
      .pick({ name: 'scatter' })
      .passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 0 }]);
    expect(game.squadron(1).hull).toBe(3);
  });
});

describe('evade', () => {
  it('armada:defense-tokens.4 cancels a die at long range', () => {
    const game = siege(LONG).rolls('hit', 'hit', 'double-hit').attack(0).pick(onFront);
    game.pick({ name: 'evade' }).pick({ face: 'double-hit' }).pick('no').passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
  });

  it('armada:defense-tokens.5 armada:defense-tokens.22 rerolls a die at medium range, and what it shows is seen', () => {
    const game = siege(MEDIUM, {}, { defense: ['readied', 'readied', 'readied'] });
    game.rolls('double-hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'blank').attack(0).pick(onFront);
    game.pick({ name: 'evade' }).pick({ face: 'double-hit' }).pick('no');
    expect(game.state.attack!.dice[0]).toEqual({ color: 'red', face: 'blank' });
    expect(game.question).toMatchObject({ kind: 'defense-token' });
    expect(game.offers({ name: 'redirect' })).toBe(true);
    game.pick('done');
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 5 }]);
  });

  it('armada:defense-tokens.6 armada:golden-rules.1 rerolls at close range too; in 2015 it did nothing', () => {
    const six = ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'];
    const now = siege(CLOSE)
      .rolls(...six, 'blank')
      .attack(0)
      .pick(onFront);
    now.pick({ name: 'evade' }).pick({ color: 'red' }).pick('no').passAll();
    expect(now.eventsOf('damage-totaled')).toMatchObject([{ damage: 5 }]);
    const then = siege(CLOSE, {}, {}, '2015')
      .rolls(...six)
      .attack(0)
      .pick(onFront);
    then.pick({ name: 'evade' }).passAll();
    expect(then.eventsOf('damage-totaled')).toMatchObject([{ damage: 6 }]);
    expect(then.ship(1).place).toBe('destroyed');
  });

  it('armada:defense-tokens.8 against a larger ship one die more, and the token is discarded', () => {
    const game = siege(LONG).rolls('hit', 'hit', 'double-hit').attack(0).pick(onFront);
    game.pick({ name: 'evade' }).pick({ face: 'double-hit' }).pick('yes').passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
    expect(game.ship(1).defense[0]!.side).toBe('discarded');
  });

  it('armada:defense-tokens.7 cancels two dice at extreme range', () => {
    const game = siege(LONG);
    game.rolls('hit', 'hit', 'double-hit').attack(0).pick(onFront).passAll();
    const attack: Attack = {
      kind: 'attack',
      attacker: { kind: 'zone', id: 0, zone: 'front' },
      defender: { kind: 'zone', id: 1, zone: 'front' },
      reach: 'extreme',
      obstructed: false,
      by: -1,
      step: 'spend-defense-tokens',
      dice: (['hit', 'double-hit', 'crit'] as const).map((face) => ({ color: 'red', face })),
      locked: [],
      spent: [],
      lent: [],
      lessened: 0,
      redirects: [],
      braced: false,
      contained: false,
      salvo: false,
      critical: '',
      faceup: 0,
      damage: -1,
      used: [],
      squadrons: [],
      mines: [],
    };
    game.state.attack = attack;
    game.run({ kind: 'attack-part', part: 'spend-defense-tokens' });
    game.pick({ name: 'evade' }).pick({ face: 'double-hit' }).pick({ face: 'hit' }).pick('no');
    expect(game.state.attack.dice.map(({ face }) => face)).toEqual(['crit']);
    game.passAll();
  });
});

describe('critical effects', () => {
  it('armada:critical-effects.1 need a critical icon', () => {
    const game = duel(MEDIUM).rolls('hit', 'hit', 'hit').attack(0).pick(onFront).passAll();
    expect(game.eventsOf('critical-effect')).toEqual([]);
    expect(game.eventsOf('attack')).toHaveLength(1);
  });

  it('armada:critical-effects.3 armada:critical-effects.5 the die stays, and of the cards dealt the first is faceup', () => {
    const game = duel(MEDIUM, {}, { shields: { front: 0 } })
      .rolls('crit', 'hit', 'accuracy')
      .draws('comm-noise', 'crew-panic');
    game.attack(0).pick(onFront).pick('done').pick('done').pick({ effect: 'standard' });
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
    expect(game.eventsOf('damage-dealt').map(({ card }) => card)).toEqual(['comm-noise', null]);
  });

  it('armada:critical-effects.2 one in an attack, or none', () => {
    const game = duel(MEDIUM, {}, { shields: { front: 0 } })
      .rolls('crit', 'crit', 'crit')
      .attack(0)
      .pick(onFront)
      .pick('done');
    expect(game.question).toMatchObject({ kind: 'critical-effect', player: 0 });
    game.pick('none');
    expect(game.question).toBeUndefined();
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false, false]);
  });
});

describe('contain and salvo', () => {
  /** A Victory II and a CR90 whose first token is another. */
  const holding = (kind: DefenseTokenKind, gap = MEDIUM, theirs = {}) => {
    const game = siege(gap, {}, theirs);
    game.state.ships[1]!.defense[0] = { kind, side: 'readied' };
    return game;
  };

  it('armada:defense-tokens.9 contain bars the standard critical effect', () => {
    const game = holding('contain', MEDIUM, { shields: { front: 0 } }).rolls(
      'crit',
      'blank',
      'blank',
      'hit',
      'accuracy',
      'accuracy',
    );
    game.attack(0).pick(onFront).pick('done').pick({ name: 'contain' }).passAll();
    expect(game.eventsOf('critical-effect')).toEqual([]);
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('armada:defense-tokens.10 armada:defense-tokens.12 salvo attacks back with the rear battery at the same range', () => {
    const game = holding('salvo', LONG, { revealed: ['concentrate-fire'] });
    game.rolls('blank', 'blank', 'hit', 'crit').attack(0).pick(onFront).pick({ name: 'salvo' }).pick('done');
    const [, salvo] = game.eventsOf('attack');
    expect(salvo).toMatchObject({
      how: 'salvo',
      reach: 'long',
      attacker: { id: 1, zone: 'front' },
      defender: { id: 0, zone: 'front' },
    });
    expect(game.eventsOf('dice-gathered')[1]).toMatchObject({ dice: ['red'] });
    expect(game.question).not.toMatchObject({ kind: 'attack-effect' });
    game.passAll();
    expect(game.ship(0).shields.front).toBe(2);
  });

  it('armada:defense-tokens.11 no salvo in a salvo', () => {
    const game = holding('salvo', LONG);
    game.state.ships[0]!.defense[0] = { kind: 'salvo', side: 'readied' };
    game.rolls('blank', 'blank', 'hit', 'hit').attack(0).pick(onFront).pick({ name: 'salvo' }).pick('done');
    expect(game.question).toMatchObject({ kind: 'defense-token', player: 0 });
    expect(game.offers({ name: 'salvo' })).toBe(false);
    expect(game.refusal('salvo')).toBe('armada:defense-tokens.11');
    game.passAll();
  });

  it('armada:defense-tokens.13 a ship that is destroyed makes its salvo first', () => {
    const doomed = {
      shields: { front: 0 },
      damage: ['facedown: comm-noise', 'facedown: crew-panic', 'facedown: power-failure'],
    };
    const game = table({
      us: [victory([900, 300, 0])],
      them: [cr90([900, 300 + apart('cr90', LONG, 'victory'), 180], doomed), cr90([200, 700, 0])],
    });
    game.state.ships[1]!.defense[0] = { kind: 'salvo', side: 'readied' };
    game
      .rolls('hit', 'hit', 'hit', 'hit')
      .attack(0)
      .pick(onFront)
      .pick({ name: 'salvo' })
      .pick('done')
      .passAll();
    expect(game.ship(1).place).toBe('destroyed');
    expect(game.ship(0).shields.front).toBe(2);
    const { story } = game;
    expect(story.lastIndexOf('attack')).toBeLessThan(story.indexOf('ship-destroyed'));
    expect(game.eventsOf('damage-dealt')).toHaveLength(1);
  });

  it('salvo of a ship attacked by squadrons uses its anti-squadron armament', () => {
    const game = table({ us: [ties([900, 400])], them: [victory([900, 500, 180])] });
    game.state.ships[0]!.defense[0] = { kind: 'salvo', side: 'readied' };
    game.rolls('hit', 'hit').squadronAttack(0).pick('attack').pick({ name: 'salvo' }).passAll();
    expect(game.eventsOf('dice-gathered')[1]).toMatchObject({ dice: ['blue'] });
    expect(game.squadron(0).hull).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { skillOf } from '../../game.ts';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, table, tie, xwing } from '../../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, at: At = [400, 300, 0], more = {}) => ({ pilot: name, at, ...more });
const opens = (game: TestGame, window: Window): TestGame => game.run({ kind: 'window', ...occasion(window) });

describe('after a maneuver', () => {
  const beast = (stress: number) =>
    table({ us: [pilot('nightbeast', undefined, { tokens: { stress } })], them: [xwing([400, 430, 180])] });

  it('“Night Beast” may focus for free after a green one', () => {
    const game = beast(0).fly(0, '2 bank left').pick({ action: 'focus' });
    expect(game.eventsOf('action')).toMatchObject([{ action: 'focus', free: true }]);
    expect(game.offers({ action: 'focus' })).toBe(false);
    game.pick('none');
    const white = beast(0).fly(0, '2 turn left');
    expect(white.question).toMatchObject({ kind: 'action', because: 'xwing1:actions.1' });
    white.pick('none');
  });

  it('xwing1:faq-ship-cards.48 “Night Beast” stressed before it gets none', () => {
    const game = beast(1).fly(0, '2 bank left').pick('none');
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, stress: 0 });
  });

  it('xwing1:faq-ship-cards.49 “Night Beast” may take it after an overlap', () => {
    const game = beast(0).fly(0, '2 straight').pick({ action: 'focus' });
    expect(game.eventsOf('maneuver')[0]?.overlapped).toEqual([1]);
    expect(game.ship(0).tokens.focus).toBe(1);
  });
});

describe('after an attack', () => {
  it('“Whisper” may take a focus token if it hits', () => {
    const attack = (...dice: string[]) =>
      table({ us: [pilot('whisper')], them: [tie([400, 490, 180])] })
        .rolls(...dice)
        .attack(0, 1);
    const hit = attack('hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank');
    expect(hit.question).toMatchObject({ kind: 'use-ability', ability: 'whisper#0' });
    expect(hit.pick({ use: true }).ship(0).tokens.focus).toBe(1);
    const miss = attack('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    expect(miss.question).toBeUndefined();
  });

  it('Turr Phennir may boost or roll', () => {
    const game = table({ us: [pilot('turrphennir')], them: [tie([400, 490, 180])] })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(game.options).toMatchObject([{ action: 'barrel-roll' }, { action: 'boost' }, { kind: 'none' }]);
    game.pick('none');
    expect(game.eventsOf('ability')).toEqual([]);
  });

  it('xwing1:faq-ship-cards.50 Turr Phennir moves out of reach of a ship that has yet to attack', () => {
    const game = table({
      us: [pilot('turrphennir')],
      them: [{ pilot: 'garvendreis', at: [400, 560, 180] }],
    })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .pick({ action: 'boost' })
      .pick({ direction: 'right' });
    expect(game.eventsOf('ability')).toMatchObject([{ card: 'turrphennir' }]);
    expect(game.eventsOf('moved')).toHaveLength(1);
  });
});

describe('tokens', () => {
  it('Soontir Fel may take a focus token when he receives stress', () => {
    const game = table({ us: [pilot('soontirfel')] })
      .fly(0, '5 koiogran')
      .pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ stress: 1, focus: 1 });
  });

  it('Tycho Celchu performs actions while stressed', () => {
    const act = (name: string) => table({ us: [pilot(name, undefined, { tokens: { stress: 1 } })] }).act(0);
    const tycho = act('tychocelchu').pick({ action: 'evade' });
    expect(tycho.ship(0).tokens.evade).toBe(1);
    expect(act('prototypepilot').eventsOf('action-skipped')).toMatchObject([{ because: 'xwing1:actions.5' }]);
  });

  const garven = (focus = 0) =>
    table({
      us: [
        pilot('garvendreis', undefined, { tokens: { focus: 1 } }),
        xwing([480, 300, 0], { tokens: { focus } }),
        xwing([750, 300, 0]),
      ],
      them: [tie([400, 490, 180])],
    });

  it('Garven Dreis passes a focus token on that he spends, at once', () => {
    const game = garven().rolls('focus', 'blank', 'hit').attack(0, 3).pick({ kind: 'focus' });
    expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
    game.rolls('blank', 'blank', 'blank').pick({ target: 1 });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(game.story.indexOf('ability')).toBeLessThan(game.story.indexOf('compared'));
  });

  it('xwing1:faq-ship-cards.27 Garven Dreis may give it to a ship that has one', () => {
    const game = garven(1).rolls('focus', 'blank', 'hit').attack(0, 3).pick({ kind: 'focus' });
    game.rolls('blank', 'blank', 'blank').pick({ target: 1 });
    expect(game.ship(1).tokens.focus).toBe(2);
  });

  it('xwing1:faq-ship-cards.28 a focus token may be spent on nothing, and passed on', () => {
    const game = garven().rolls('blank', 'blank', 'hit').attack(0, 3).pick({ kind: 'focus' });
    game.rolls('blank', 'blank', 'blank').pick({ target: 1 });
    expect(game.ship(1).tokens.focus).toBe(1);
  });
});

describe('at the start of the Combat phase', () => {
  it('Guri may take a focus token with an enemy at range 1', () => {
    const game = (y: number) =>
      opens(table({ us: [pilot('guri')], them: [tie([400, y, 180])] }), 'start-of-combat');
    expect(game(420).pick({ use: true }).ship(0).tokens.focus).toBe(1);
    expect(game(560).question).toBeUndefined();
  });

  it('xwing1:faq-ship-cards.55 Roark Garnet’s 12 gives way to a later effect', () => {
    const game = opens(table({ us: [pilot('roarkgarnet'), xwing([480, 300, 0])] }), 'start-of-combat');
    expect(skillOf(game.ship(1))).toBe(12);
    game.does(({ state }) => state.ships[1]!.skills.push({ value: 8, until: 'end of combat' }));
    expect(skillOf(game.ship(1))).toBe(8);
    game.run({ kind: 'end-phase-of', phase: 'combat' });
    expect(skillOf(game.ship(1))).toBe(2);
  });

  it('xwing1:card-abilities.7 what Roark Garnet set lasts when he is destroyed', () => {
    const game = opens(table({ us: [pilot('roarkgarnet'), xwing([480, 300, 0])] }), 'start-of-combat');
    game.ship(0).place = 'removed';
    expect(skillOf(game.ship(1))).toBe(12);
  });

  it('xwing1:card-abilities.5 the initiative player’s abilities come first, each player ordering their own', () => {
    const game = opens(
      table({
        us: [pilot('guri'), pilot('guri', [300, 300, 0])],
        them: [pilot('guri', [400, 420, 180])],
        initiative: 1,
      }),
      'start-of-combat',
    );
    expect(game.question).toMatchObject({ kind: 'order-abilities', player: 0 });
    game.pick({ ship: 1 });
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 1, ship: 2 });
    game.pick({ use: true }).pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'use-ability', ship: 0 });
    game.pick({ use: false });
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([0, 1, 1]);
  });
});

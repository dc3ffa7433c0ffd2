import { describe, expect, it } from 'vitest';
import { type At, phantom, table, tie, xwing } from '../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, at: At = [400, 300, 0], more = {}) => ({ pilot: name, at, ...more });
/** A ship facing down, so many mm of base to base ahead of the one in the middle. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const NEAR = 80;
const MIDDLE = 150;

describe('whose an ability is', () => {
  it('xwing1:card-interpretations.1 "you" is the ship of the card', () => {
    const flight = () =>
      table({
        us: [pilot('ibtisam', [500, 300, 0], { tokens: { stress: 1 } }), xwing([400, 300, 0])],
        them: [tie(ahead(MIDDLE)), tie([500, 490, 180])],
      });
    const own = flight().rolls('blank', 'blank', 'blank').attack(0, 3);
    expect(own.offers({ kind: 'ability', ability: 'ibtisam#0' })).toBe(true);
    own.rolls('blank', 'blank', 'blank').passAll();
    const another = flight().rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 2);
    expect(another.question).toBeUndefined();
  });

  it('xwing1:card-abilities.4 what a card does not leave open happens without a question', () => {
    const game = table({
      us: [pilot('roarkgarnet'), xwing([480, 300, 0])],
      them: [tie([400, 800, 180])],
    }).run({ kind: 'window', window: 'start-of-combat', ship: -1, other: -1, what: '' });
    expect(game.question).toBeUndefined();
    expect(game.ship(1).skills).toEqual([{ value: 12, until: 'end of combat' }]);
  });
});

describe('dice and cards', () => {
  it('xwing1:attack.10 dice that cards add are there when the dice are rolled', () => {
    const game = table({ us: [pilot('maulermithel')], them: [tie(ahead(NEAR))] })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([4, 3]);
    expect(game.eventsOf('modified')).toEqual([]);
  });

  it('xwing1:attack.15 the attacker uses an ability on dice once in an attack', () => {
    const game = table({
      us: [tie([400, 300, 0], { tokens: { focus: 1 } }), pilot('howlrunner', [480, 300, 0])],
      them: [xwing(ahead(MIDDLE))],
    })
      .rolls('blank', 'blank')
      .attack(0, 2);
    game.rolls('focus').pick({ kind: 'ability', ability: 'howlrunner#0', dice: [0] });
    expect(game.offers({ kind: 'focus' })).toBe(true);
    expect(game.offers({ kind: 'ability' })).toBe(false);
    game.rolls('blank', 'blank').pick({ kind: 'focus' });
    expect(game.ship(2).shields).toBe(1);
  });

  it('xwing1:attack.23 the defender uses an ability on dice once in an attack', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [pilot('lukeskywalker', ahead(MIDDLE), { tokens: { evade: 1 } })],
    })
      .rolls('hit', 'hit', 'focus', 'focus')
      .attack(0, 1);
    expect(game.offers({ kind: 'ability', ability: 'lukeskywalker#0' })).toBe(true);
    game.pick({ kind: 'ability' });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['evade', 'focus'] }]);
    expect(game.offers({ kind: 'evade' })).toBe(true);
    expect(game.offers({ kind: 'ability' })).toBe(false);
    game.pick('done');
    expect(game.ship(1).shields).toBe(1);
  });
});

describe('ships that are gone, or as good as gone', () => {
  it('xwing1:fleeing-the-battlefield.5 a ship that flees uses no ability', () => {
    const flight = (y: number) =>
      table({ us: [pilot('nightbeast', [400, y, 0])], them: [xwing([100, 100, 0])] }).fly(0, '2 straight');
    const stays = flight(500).takes({ kind: 'action', action: 'focus' });
    expect(stays.eventsOf('action')).toMatchObject([{ free: true }]);
    stays.passAll();
    const fled = flight(860);
    expect(fled.question).toBeUndefined();
    expect(fled.eventsOf('fled')).toHaveLength(1);
    expect(fled.eventsOf('ability')).toEqual([]);
  });

  it('xwing1:simultaneous-attack-rule.5 one that stays for its attack keeps its abilities', () => {
    const doomed = table({
      us: [pilot('lukeskywalker')],
      them: [
        pilot('howlrunner', [400, 460, 180], { damage: ['facedown: direct-hit', 'facedown: direct-hit'] }),
        pilot('maulermithel', [480, 460, 180]),
      ],
      set: { '/ships/2/skills': [{ value: 8, until: 'end of round' }] },
      phase: 'combat',
    });
    doomed.rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(doomed.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    doomed.rolls('blank', 'blank').combat(2).pick({ kind: 'attack', target: 0 });
    expect(doomed.offers({ kind: 'ability', ability: 'howlrunner#0', holder: 1 })).toBe(true);
    doomed.rolls('blank', 'blank').passAll();
  });

  it('xwing1:simultaneous-attack-rule.6 one whose attack is over does what comes after attacking, then it goes', () => {
    const game = table({
      us: [pilot('turrphennir', [400, 300, 0])],
      them: [xwing(ahead(MIDDLE))],
      set: { '/ships/0/destroyed': true },
      phase: 'combat',
    })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(game.ship(0).place).toBe('table');
    game.takes({ kind: 'action', action: 'boost' }).pick({ direction: 'straight' });
    expect(game.eventsOf('moved')).toMatchObject([{ ship: 0, how: 'boost' }]);
    expect(game.ship(0).place).toBe('removed');
    expect(game.story.lastIndexOf('removed')).toBeGreaterThan(game.story.lastIndexOf('moved'));
  });
});

describe('what cannot be, and what was missed', () => {
  it('xwing1:golden-rules.4 a ship that cannot attack does not use an attack that a card grants', () => {
    const granted = (cloak: number) =>
      table({
        us: [phantom([400, 300, 0], { tokens: { cloak } })],
        them: [tie(ahead(MIDDLE))],
      }).run({ kind: 'attack', ship: 0, with: ['primary'] });
    const cloaked = granted(1);
    expect(cloaked.question).toBeUndefined();
    expect(cloaked.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing1:cloak.3' }]);
    const uncloaked = granted(0);
    expect(uncloaked.offers({ kind: 'attack', target: 1 })).toBe(true);
    uncloaked.pick('none');
  });

  it('xwing1:faq-missed-opportunities.1 what was not used in its moment is not offered later', () => {
    const game = table({
      us: [pilot('guri', [400, 300, 0])],
      them: [tie(ahead(NEAR))],
      initiative: 0,
    }).run({ kind: 'combat' });
    expect(game.offers({ use: true })).toBe(true);
    game.answer(game.options.length - 1);
    expect(game.question).toMatchObject({ kind: 'attack', player: 0 });
    expect(game.everOffers({ use: true })).toBe(false);
    expect(game.ship(0).tokens.focus).toBe(0);
  });
});
